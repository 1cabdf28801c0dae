/** The last duel as it was told, so that everybody sees what lay there after the cards have gone. */
import type { Told } from '../../table/told';

export interface Duel {
  cards: Map<number, string>;
  /** The seat that took the card; -1 if nobody did. */
  winner: number;
}

const TURNED = new Set(['villain-turned-up', 'vader-turned-up']);

export function lastDuel(told: Told[]): Duel {
  const duel: Duel = { cards: new Map(), winner: -1 };
  for (let at = told.length - 1; at >= 0; at--) {
    const event = told[at]!.event;
    if (event?.type === 'card-played') {
      duel.cards.set(event.seat, event.card);
    } else if (event?.type === 'villain-won' || event?.type === 'vader-won') {
      duel.winner = event.seat;
    } else if (event && TURNED.has(event.type) && duel.cards.size) {
      break;
    }
  }
  return duel;
}
