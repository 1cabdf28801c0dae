import type { Room } from '../rooms';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  motions: {
    'card-dealt': { ms: 240, sound: 'tick' },
    'cards-passed': { ms: 420, sound: 'tap' },
    'card-received': { ms: 320, sound: 'tap' },
    'token-moved': { ms: 420, sound: 'step' },
    'signal-given': { ms: 160 },
    'vote-shown': { ms: 700, sound: 'turn' },
    'hand-shown': { ms: 700, sound: 'turn' },
    'mission-won': { ms: 900, sound: 'won' },
    'mission-failed': { ms: 900, sound: 'loss' },
    'mission-declined': { ms: 600, sound: 'loss' },
    'tile-gained': { ms: 420, sound: 'stamp' },
    'power-used': { ms: 420, sound: 'stamp' },
  },
  keys: [
    ['G', 'konoha-key-go'],
    ['W', 'konoha-key-wait'],
    ['↵', 'konoha-key-pass'],
  ],
};
