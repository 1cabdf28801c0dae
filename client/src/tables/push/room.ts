import type { PushView } from '../../wire';
import { suit } from '../../cards/push/suits';
import type { Room, Share } from '../rooms';
import { lanes, type Lane } from './lanes';
import { moments } from './moments';
import Table from './Table.svelte';

/** What lay open at the end, and what was banked. */
function sharesOf({ colour, points, safe }: Lane): Share[] {
  const { fill, print, symbol } = suit(colour);
  const drawn = { kind: 'colour', name: colour, fill, print, symbol };
  return [{ ...drawn, points }, { ...drawn, points: safe, safe: true }].filter((share) => share.points > 0);
}

export const room: Room = {
  Table,
  moments,
  shares: (view, seat) => lanes(view as PushView, (view as PushView).seats[seat]!).flatMap(sharesOf),
  keys: [
    ['F', 'push-key-flip'],
    ['S', 'push-key-stop'],
    ['B', 'push-key-bank'],
  ],
};
