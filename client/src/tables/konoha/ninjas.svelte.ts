/** What is printed on the ninjas' cards. A table can have its own card file, so they are requested from it; lessons and
 * records from files have no table. */
import { ask } from '../../requests';
import type { Card, CardSeen, CardView } from '../../wire';

export type Ninja = Pick<CardView, 'card' | 'printed' | 'symbol' | 'team' | 'text'>;

export class Ninjas {
  #cards = $state.raw<Record<string, Card>>({});

  constructor(table: string) {
    void ask<CardSeen[]>(table ? `/api/tables/${table}/cards` : '/api/games/konoha/cards')
      .then((seen) => (this.#cards = Object.fromEntries(seen.map(({ card }) => [card.name, card]))))
      // Without them a hand still shows names and numbers.
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
