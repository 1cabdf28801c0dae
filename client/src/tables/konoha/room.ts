import type { Room } from '../rooms';
import Course from './Course.svelte';
import { moments } from './moments';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  moments,
  Course,
  keys: [
    ['G', 'konoha-key-go'],
    ['W', 'konoha-key-wait'],
    ['↵', 'konoha-key-pass'],
  ],
};
