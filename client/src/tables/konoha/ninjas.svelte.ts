/** What stands on the ninjas' cards. They may be somebody's own, so the table is asked for them; a first
 * turn and a record from a file have no table. */
import { ask } from '../../asking';
import type { Card, CardSeen, CardView } from '../../wire';

export type Ninja = Pick<CardView, 'card' | 'printed' | 'symbol' | 'team' | 'text'>;

export class Ninjas {
  #cards = $state.raw<Record<string, Card>>({});

  constructor(table: string) {
    void ask<CardSeen[]>(table ? `/api/tables/${table}/cards` : '/api/games/konoha/cards')
      .then((seen) => (this.#cards = Object.fromEntries(seen.map(({ card }) => [card.name, card]))))
      // Without them a hand still shows its names and numbers.
      .catch(() => undefined);
  }

  of(card: string): Ninja {
    const { values, text } = this.#cards[card] ?? { values: {} as Card['values'], text: [] };
    return {
      card,
      printed: Number(values['strength'] ?? 0),
      symbol: String(values['symbol'] ?? ''),
      team: String(values['team'] ?? ''),
      text,
    };
  }
}
