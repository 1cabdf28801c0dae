import type { Room } from '../rooms';
import { moments } from './moments';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  moments,
  keys: [
    ['1–8', 'force-key-pick'],
    ['0', 'force-key-droid'],
    ['↵', 'force-key-seal'],
  ],
};
