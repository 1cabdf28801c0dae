import type { Room } from '../rooms';
import { moments } from './moments';
import Table from './Table.svelte';

export const room: Room = {
  Table,
  moments,
  /** In a duel the whole hand has its place; what is lost shows itself as an empty one. */
  candidates: (view) => {
    const { owing, viewer, seats, scout, drawer } = view as ForceView;
    const own = seats[viewer];
    const duelling = own && owing.includes(viewer) && scout < 0 && drawer < 0;
    return duelling && own.hand.includes('r2d2') ? ['play r2d2'] : [];
  },
  keys: [
    ['1–8', 'force-key-pick'],
    ['0', 'force-key-droid'],
    ['↵', 'force-key-seal'],
  ],
};
