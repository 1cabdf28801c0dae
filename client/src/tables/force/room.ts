import type { Room } from '../rooms';
import { moments } from './moments';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  moments,
  turns: ['villain-turned-up', 'vader-turned-up', 'card-scouted'],
  marks: {
    'villain-won': 'star',
    'vader-won': 'no',
    'symbols-decided': 'clover',
    'card-given': 'arrows',
    'last-hand-left': 'clock',
  },
  keys: [
    ['1–8', 'force-key-pick'],
    ['0', 'force-key-droid'],
    ['↵', 'force-key-seal'],
  ],
};
