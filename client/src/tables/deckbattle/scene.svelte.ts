/** What the parts of this table share: the view, the words, the cards, and the selection. */
import { MediaQuery } from 'svelte/reactivity';
import type { Printed } from '../../cards/deckbattle/printed';
import type { Played } from '../../table/played.svelte';
import { play } from '../../table/sounds';
import { spoken } from '../../words/spoken.svelte';
import type { DeckBattleView, DeckbattleSeatView, InPlayView, Reason } from '../../wire';
import type { Words } from '../../words/words';
import { Facts } from './facts.svelte';
import { Payment } from './payment.svelte';
import { Tips } from './tips.svelte';
import { sentences } from '../../words/sentences';

const wide = new MediaQuery('(min-width: 1024px) and (hover: hover)');
const spread = new MediaQuery('min-width: 600px');
const narrow = new MediaQuery('max-width: 1023px');
const tall = new MediaQuery('(min-width: 600px) and (min-height: 1300px)');

export class Scene {
  readonly table: Played;
  readonly facts: Facts;
  readonly tips = new Tips();
  readonly payment: Payment;
  /** For touch: the place whose card is shown in detail, such as `field 2` or `play 0`. */
  looked = $state('');
  /** The card whose line or highlight is being pointed at, which is marked on the table. */
  pointed = $state('');
  /** The positions of characters in play that have swapped places with an equal one. */
  #lies = $state.raw<Record<number, number>>({});
  #turn = $derived(this.view.turn);
  #phase = $derived(`${this.view.turn} ${this.view.asks} ${this.view.manoeuvre.kind} ${this.view.manoeuvre.target}`);

  constructor(table: Played) {
    this.table = table;
    this.facts = new Facts(table.name);
    this.payment = new Payment(this);
    $effect(() => {
      void this.#turn;
      this.#lies = {};
    });
    // The selection is valid for one phase only.
    $effect(() => {
      void this.#phase;
      this.looked = '';
    });
  }

  get view(): DeckBattleView {
    return this.table.view as DeckBattleView;
  }

  get words(): Words {
    return spoken.of('deckbattle');
  }

  /** Whether everything is visible at once with its moves, and details are shown on hover. */
  get wide(): boolean {
    return wide.current;
  }

  /** Whether the parts of the table are side by side; on phones one is shown at a time. */
  get spread(): boolean {
    return spread.current;
  }

  /** Whether the user's board is below the bar in full width, as on phones and upright tablets. */
  get narrow(): boolean {
    return narrow.current;
  }

  /** Whether the user's board can be shown as a whole. */
  get whole(): boolean {
    return wide.current || tall.current;
  }

  /** Whose board is shown in full: the user's or, for watchers, that of the current turn. */
  get seat(): number {
    return this.table.seat >= 0 ? this.table.seat : this.view.turn;
  }

  get own(): DeckbattleSeatView {
    return this.view.seats[this.seat]!;
  }

  /** The characters in play, from left to right. */
  get people(): InPlayView[] {
    return this.view.in_play.toSorted((one, two) => this.#at(one) - this.#at(two));
  }

  #at(one: InPlayView): number {
    return this.#lies[one.place] ?? one.place;
  }

  /** The selected card of the user, in play or in the hand. */
  get lookedCard(): string | undefined {
    if (!this.looked.startsWith('play')) {
      return undefined;
    }
    const place = Number(this.looked.split(' ')[1]);
    return this.view.turn === this.seat
      ? this.view.in_play.find((one) => one.place === place)?.card
      : this.own.hand[place];
  }

  /** Makes a move with one of several equal characters. The rules move the first of them, so it swaps places with the
   * one that was tapped. */
  play(move: string, one?: InPlayView): void {
    const other = one && this.view.in_play.find(({ name }) => name === one.name);
    if (other && other !== one) {
      this.#lies = { ...this.#lies, [one.place]: this.#at(other), [other.place]: this.#at(one) };
      this.looked = `play ${other.place}`;
    }
    void this.table.play(move);
  }

  /** Explains why a tap does nothing now, with the rule. */
  say(text: string, rule: string): void {
    this.table.message = { text, rule };
    play('knock');
  }

  get drafting(): boolean {
    return this.view.seats.some((seat) => !seat.sensei);
  }

  name(card: string): string {
    const said = this.words.thing('card', card);
    return said === card ? this.facts.title(card) : said;
  }

  item(item: string): string {
    return this.words.thing('item', item);
  }

  printed(card: string, onField = false): Printed {
    const { facts } = this;
    return {
      affinities: facts.affinities(card),
      kind: facts.isThreat(card) ? 'threat' : facts.isAlly(card) ? 'ally' : 'plain',
      points: facts.number(card, 'points'),
      text: facts.brief(card, this.words, onField),
      activated: facts.cost(card) !== undefined,
    };
  }

  /** `Force 2, chakra 1`: amounts with their names, for screen readers. */
  amounts(given: Record<string, number>): string {
    const shown = Object.entries(given).filter(([, amount]) => amount);
    return shown.map(([what, amount]) => `${this.words.say(`field-${what}`)} ${amount}`).join(', ');
  }

  /** The printed costs of a card on the field that differ from the current ones. */
  changed(card: string, costs: { force_cost: number; recruit_cost: number }): string {
    const now = { 'force-cost': costs.force_cost, 'recruit-cost': costs.recruit_cost };
    const other = Object.entries(now).filter(
      ([what, cost]) => this.facts.number(card, what) && cost !== this.facts.number(card, what),
    );
    const told = other.map(([what]) => `${this.words.say(`field-${what}`)} ${this.facts.number(card, what)}`);
    return told.length ? this.words.say('deckbattle-printed', { costs: told.join(', ') }) : '';
  }

  /** Visible cards whose text changes a price, each with its effect: `Itachi: Techniques +1`. */
  influences(...prices: string[]): string[] {
    const { view } = this;
    const threat = view.field[view.threat - 1]?.card;
    const seen = [threat, view.scourge, ...(view.turn === this.seat ? view.in_play.map((one) => one.card) : [])];
    return [...new Set(seen)].flatMap((card) =>
      !card
        ? []
        : this.facts
            .lines(card)
            .filter((line) => line.name.startsWith('effect-cost') && prices.includes(String(line.arguments['what'])))
            .map((line) => `${this.name(card)}: ${this.words.short(line)}`),
    );
  }

  affinities(card: string): string {
    return this.facts
      .affinities(card)
      .map((one) => this.words.thing('affinity', one))
      .join(', ');
  }

  /** A character's full text, as consecutive sentences. */
  told(card: string, given: Record<string, number>): string {
    return sentences(this.name(card), this.amounts(given), this.affinities(card), this.facts.text(card, this.words));
  }

  short(reason: Reason): string {
    return this.words.short(reason, this.table.names);
  }

  sentence(reason: Reason): string {
    return this.words.line(reason, this.table.names);
  }
}
