/** Hands are revealed card by card, and each card is counted as it turns over, so that nobody knows the sum before the
 * last one. */
import { untrack } from 'svelte';
import { wantsStill } from '../../settings.svelte';
import type { Stage } from './moments';

/** The share of the moment in which cards turn over; the rest is for looking at them. */
const SPAN = 0.7;
/** How much longer the last card of all takes than the first. */
const SUSPENSE = 3;

export interface Turning {
  /** How many cards of the last hand are face up. */
  readonly turned: number;
}

export const ALL: Turning = { turned: Infinity };

/** The delay before each card turns over. In the last hand, which decides, each takes longer than the one before. */
function delays(count: number, decides: boolean, span: number): number[] {
  const shares = Array.from({ length: count }, (_, at) => 1 + (decides ? SUSPENSE * (at / (count - 1 || 1)) ** 2 : 0));
  const unit = span / shares.reduce((so, share) => so + share, 1);
  return shares.map((share) => share * unit);
}

/** Whether the last card of all is still face down and may decide the mission. */
export function hangs({ attempt, open, turning: turns }: Stage, turned: number, sum: number): boolean {
  const last = attempt.hands.at(-1);
  return turns === true && open === attempt.hands.length && turned + 1 === last?.cards.length && sum < attempt.needed;
}

export function turning(stage: () => Stage | undefined, lasts: () => number): Turning {
  let turned = $state(Infinity);
  $effect.pre(() => {
    const now = stage();
    if (!now?.turning || wantsStill()) {
      turned = Infinity;
      return;
    }
    const { hands } = now.attempt;
    const count = hands[now.open - 1]!.cards.length;
    const waits = delays(count, now.open === hands.length, untrack(lasts) * SPAN);
    turned = 0;
    let timer = setTimeout(function next() {
      const at = (turned = untrack(() => turned) + 1);
      if (at < count) {
        timer = setTimeout(next, waits[at]);
      }
    }, waits[0]);
    return () => clearTimeout(timer);
  });
  return {
    get turned() {
      return turned;
    },
  };
}

/** The sum so far: the hands that are face up, and the revealed cards of the last one. */
export function counted({ attempt, open, stamped }: Stage, turned: number): { sum: number; latest: number } {
  const hands = attempt.hands.slice(0, open).map(({ worths }) => worths);
  const latest = (hands.pop() ?? []).slice(0, turned).reduce((so, worth) => so + worth, 0);
  const sum = hands.flat().reduce((so, worth) => so + worth, latest + (stamped ? attempt.added : 0));
  return { sum, latest };
}
