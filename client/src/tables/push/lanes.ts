/** A seat's cards grouped by colour, as the rules require. */
import { parts } from '../../cards/push/suits';
import type { PushSeatView, PushView } from '../../wire';

export interface Lane {
  colour: string;
  open: string[];
  /** Sum of the open cards. */
  points: number;
  banked: number;
  /** Sum of the banked cards, as far as the viewer knows them. */
  safe: number;
}

const sum = (cards: string[]): number => cards.reduce((total, card) => total + parts(card).number, 0);

export function lanes(view: PushView, seat: PushSeatView): Lane[] {
  return view.colours.map((colour, at) => {
    const own = (card: string): boolean => parts(card).colour === colour;
    const open = seat.open.filter(own).sort((a, b) => parts(b).number - parts(a).number);
    return {
      colour,
      open,
      points: sum(open),
      banked: seat.banked_counts[at] ?? 0,
      safe: sum(seat.banked.filter(own)),
    };
  });
}
