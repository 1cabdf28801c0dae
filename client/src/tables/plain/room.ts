import type { Room } from '../rooms';
import Table from './Table.svelte';

export const room: Room = { Table, motions: {} };
