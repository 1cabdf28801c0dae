/** What is printed on the cards. A table can have its own card file, so they are requested from it; lessons and records
 * from files have no table. */
import { ask } from '../../requests';
import { afield, strip } from '../../cards/deckbattle/printed';
import type { Card, CardSeen, Line } from '../../wire';
import type { Words } from '../../words/words';

export class Facts {
  #cards = $state.raw<Record<string, Card>>({});

  constructor(table: string) {
    void ask<CardSeen[]>(table ? `/api/tables/${table}/cards` : '/api/games/deckbattle/cards').then((seen) => {
      this.#cards = Object.fromEntries(seen.map(({ card }) => [card.name, card]));
    });
  }

  get all(): Card[] {
    return Object.values(this.#cards);
  }

  /** A printed value, 0 if there is none. */
  number(card: string, field: string): number {
    return Number(this.#cards[card]?.values[field] ?? 0);
  }

  /** The card file's own title, for cards without a translation. */
  title(card: string): string {
    return this.#cards[card]?.title || card;
  }

  /** A character's printed values. */
  abilities(card: string): { force: number; recruit: number; chakra: number } {
    return {
      force: this.number(card, 'force'),
      recruit: this.number(card, 'recruit'),
      chakra: this.number(card, 'chakra'),
    };
  }

  word(card: string, field: string): string {
    return String(this.#cards[card]?.values[field] ?? '');
  }

  affinities(card: string): string[] {
    const found = this.#cards[card]?.values['affinities'];
    return Array.isArray(found) ? found.map(String) : [];
  }

  isThreat(card: string): boolean {
    return this.word(card, 'group') === 'threat';
  }

  /** DECK-015: an ally of the Threats, which has a grey border. */
  isAlly(card: string): boolean {
    return !this.isThreat(card) && this.affinities(card).includes('akatsuki');
  }

  lines(card: string): Line[] {
    return this.#cards[card]?.text ?? [];
  }

  text(card: string, words: Words): string {
    return this.lines(card)
      .map((line) => words.line(line))
      .join(' ');
  }

  /** A card's effects without their heading, for the narrow strip. */
  brief(card: string, words: Words, onField = false): string {
    return strip(onField ? afield(this.lines(card)) : this.lines(card), words);
  }

  /** The activated ability's chakra cost; undefined without such an ability. */
  cost(card: string): number | undefined {
    const head = this.lines(card).find((line) => line.name === 'effect-activated');
    return head && Number(head.arguments['cost']);
  }

  /** The lines of one level of a Jutsu card: those after the heading that names it. */
  technique(technique: string): { cost: number; lines: Line[] } {
    const at = technique.lastIndexOf('-');
    const lines = this.lines(`jutsu-${technique.slice(0, at)}`);
    const from = lines.findIndex((line) => line.arguments['level'] === Number(technique.slice(at + 1)));
    const rest = lines.slice(from + 1);
    const end = rest.findIndex((line) => line.name === 'effect-technique');
    return { cost: Number(lines[from]?.arguments['cost'] ?? 0), lines: end < 0 ? rest : rest.slice(0, end) };
  }
}
