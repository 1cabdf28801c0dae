import type { Room } from '../rooms';
import { moments } from './moments';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  moments,
  keys: [
    ['G', 'konoha-key-go'],
    ['W', 'konoha-key-wait'],
    ['↵', 'konoha-key-pass'],
  ],
};
