import type { Room } from '../rooms';
import Table from './Table.svelte';

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8];

export const room: Room = {
  Table,
  motions: {
    'villain-turned-up': { ms: 420, sound: 'tick' },
    'vader-turned-up': { ms: 420, sound: 'tick' },
    'card-laid': { ms: 320, sound: 'stamp' },
    'card-played': { ms: 900, sound: 'turn' },
    'villain-won': { ms: 900, sound: 'tap' },
    'vader-won': { ms: 900, sound: 'loss' },
    'card-lost': { ms: 500 },
    'card-scouted': { ms: 500, sound: 'tick' },
    'card-given': { ms: 500, sound: 'tap' },
    'card-drawn': { ms: 420, sound: 'tick' },
    'game-ended': { ms: 300, sound: 'won' },
  },
  keys: [
    ['1–8', 'force-key-pick'],
    ['0', 'force-key-droid'],
    ['↵', 'force-key-seal'],
  ],
};
