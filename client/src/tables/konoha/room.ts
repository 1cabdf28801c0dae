import type { Room } from '../rooms';
import Course from './Course.svelte';
import { moments } from './moments';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  moments,
  turns: ['token-moved'],
  rounds: ['round-began'],
  marks: { 'mission-won': 'tick', 'mission-failed': 'no', 'power-used': 'spark' },
  Course,
  keys: [
    ['G', 'konoha-key-go'],
    ['W', 'konoha-key-wait'],
    ['↵', 'konoha-key-pass'],
  ],
  meant: { g: 'go', w: 'wait' },
};
