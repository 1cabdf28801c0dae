/** Quick payment: the user taps a target, and the characters that pay for it best are assigned. The goal is reached by
 * a sequence of offered moves, and everything can be changed before it is carried out. */
import type { InPlayView, ManoeuvreView } from '../../wire';
import { joining } from './moves';
import type { Scene } from './scene.svelte';

interface Goal {
  /** The move that begins it, such as `fight karin`. */
  start: string;
  /** Who takes part, by place; undefined while the cheapest are still to be found. */
  payers?: number[];
}

interface Limits {
  needed: number;
  least: number;
  most: number;
}

/** A character's other values, which are used up too. */
const rest = (one: InPlayView, kind: string): number => (kind === 'fight' ? one.recruit : one.force) + one.chakra;

/** The cheapest characters that together bring enough: first by the least excess, then by the least other value used
 * up, then by the fewest characters. */
export function cheapest(people: InPlayView[], kind: string, { needed, least, most }: Limits): InPlayView[] {
  let best: { people: InPlayView[]; price: number } | undefined;
  const few = people.toSorted((one, two) => two.worth - one.worth).slice(0, 14);
  for (let chosen = 1; chosen < 1 << few.length; chosen++) {
    const some = few.filter((_, at) => chosen & (1 << at));
    const total = some.reduce((sum, one) => sum + one.worth, 0);
    if (total >= needed && some.length >= least && some.length <= most) {
      const used = some.reduce((sum, one) => sum + rest(one, kind), 0);
      const price = (total - needed) * 10_000 + used * 100 + some.length;
      best = best && best.price <= price ? best : { people: some, price };
    }
  }
  return best?.people ?? [];
}

export const startOf = ({ kind, name }: ManoeuvreView): string => `${kind} ${name}`;

export class Payment {
  #scene: Scene;
  #goal = $state.raw<Goal>();
  /** The moves that were possible before the manoeuvre, so that another target can be tapped instead. */
  #open = $state.raw<string[]>([]);

  constructor(scene: Scene) {
    this.#scene = scene;
    $effect(() => this.#goOn());
  }

  /** Whether a target can be chosen now, possibly instead of another one. */
  offers(start: string): boolean {
    const { table, view } = this.#scene;
    return (
      table.offers(start) !== undefined ||
      (table.asked && view.manoeuvre.needed > 0 && startOf(view.manoeuvre) !== start && this.#open.includes(start))
    );
  }

  /** A first turn continues with the one move that it teaches, so nobody is selected automatically. */
  begin(start: string): void {
    this.#goal = this.#scene.table.name ? { start } : { start, payers: [] };
    this.#goOn();
  }

  /** Removes a character from the manoeuvre. */
  leave(one: InPlayView): void {
    const { view } = this.#scene;
    const others = view.in_play.filter((other) => other.assigned && other.place !== one.place);
    // Of equal characters, the first ones join again.
    const payers = others.map((other, at) => {
      const before = others.slice(0, at).filter(({ group }) => group === other.group).length;
      return view.in_play.filter(({ group }) => group === other.group)[before]!.place;
    });
    this.#goal = { start: startOf(view.manoeuvre), payers };
    this.#goOn();
  }

  #goOn(): void {
    const { table, view } = this.#scene;
    if (!table.asked) {
      return;
    }
    if (!view.manoeuvre.kind) {
      this.#open = table.choices.flatMap(({ move }) => (/^(fight|recruit|buy) /.test(move) ? [move] : []));
    }
    const move = this.#goal && this.#next(this.#goal, view.manoeuvre);
    if (move && table.offers(move)) {
      void table.play(move);
    } else {
      this.#goal = undefined;
    }
  }

  #next(goal: Goal, going: ManoeuvreView): string | undefined {
    const { view } = this.#scene;
    if (!going.kind) {
      return goal.start;
    }
    const astray = goal.payers && view.in_play.some((one) => one.assigned && !goal.payers!.includes(one.place));
    if (startOf(going) !== goal.start || astray) {
      return 'cancel';
    }
    const payer = goal.payers
      ? view.in_play.find((one) => !one.assigned && goal.payers!.includes(one.place))
      : this.#cheapest(going);
    return payer && joining(payer);
  }

  #cheapest(going: ManoeuvreView): InPlayView | undefined {
    const { table, view, facts } = this.#scene;
    const joined = view.in_play.filter((one) => one.assigned).length;
    const limit = (name: string, argument: string, none: number): number =>
      Number(facts.lines(going.target).find((line) => line.name === name)?.arguments[argument] ?? none);
    if (going.total >= going.needed && table.offers('strike')) {
      return undefined;
    }
    const limits = {
      needed: going.needed - going.total,
      least: limit('effect-fighters-least', 'least', 0) - joined,
      most: limit('effect-fighters-most', 'most', Infinity) - joined,
    };
    const free = view.in_play.filter((one) => !one.assigned && one.worth > 0 && table.offers(joining(one)));
    return cheapest(free, going.kind, limits)[0];
  }
}
