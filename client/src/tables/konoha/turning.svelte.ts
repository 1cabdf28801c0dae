/** Hands are revealed card by card, and each card is counted as it turns over, so that nobody knows the sum before the
 * last one. */
import { untrack } from 'svelte';
import { wantsStill } from '../../settings.svelte';
import type { Stage } from './moments';

/** The share of the moment in which cards turn over; the rest is for looking at them. */
const SPAN = 0.7;
/** The delay after which a card that turns over shows its face and is counted: as a share of the moment, at most this
 * many ms. */
const FACED = { share: 0.2, most: 200 };
/** How much longer the last card of all takes than the first. */
const SUSPENSE = 3;

export interface Turning {
  /** How many cards of the last hand have begun to turn over. */
  readonly turned: number;
  /** How many of them show their faces. */
  readonly faced: number;
}

export const ALL: Turning = { turned: Infinity, faced: Infinity };

/** The delay before each card turns over. In the last hand, which decides, each takes longer than the one before. */
function delays(count: number, decides: boolean, span: number): number[] {
  const shares = Array.from({ length: count }, (_, at) => 1 + (decides ? SUSPENSE * (at / (count - 1 || 1)) ** 2 : 0));
  const unit = span / shares.reduce((so, share) => so + share, 1);
  return shares.map((share) => share * unit);
}

/** Whether the last card of all is still face down, all others are counted, and it may decide the mission. */
export function hangs({ attempt, open, turning: turns }: Stage, { turned, faced }: Turning, sum: number): boolean {
  const last = attempt.hands.at(-1);
  const left = open === attempt.hands.length && faced === turned && turned + 1 === last?.cards.length;
  return turns === true && left && sum < attempt.needed;
}

export function turning(stage: () => Stage | undefined, lasts: () => number): Turning {
  let turned = $state(Infinity);
  let faced = $state(Infinity);
  $effect.pre(() => {
    const now = stage();
    if (!now?.turning || wantsStill()) {
      turned = faced = Infinity;
      return;
    }
    const { hands } = now.attempt;
    const count = hands[now.open - 1]!.cards.length;
    const ms = untrack(lasts);
    const waits = delays(count, now.open === hands.length, ms * SPAN);
    const late = Math.min(FACED.most, ms * FACED.share);
    turned = faced = 0;
    const timers: ReturnType<typeof setTimeout>[] = [];
    let begins = 0;
    waits.forEach((wait, at) => {
      begins += wait;
      timers.push(setTimeout(() => (turned = at + 1), begins));
      timers.push(setTimeout(() => (faced = at + 1), begins + late));
    });
    return () => timers.forEach(clearTimeout);
  });
  return {
    get turned() {
      return turned;
    },
    get faced() {
      return faced;
    },
  };
}

/** The sum so far: the hands that are face up, and the revealed cards of the last one. */
export function counted({ attempt, open, stamped }: Stage, faced: number): { sum: number; latest: number } {
  const hands = attempt.hands.slice(0, open).map(({ worths }) => worths);
  const latest = (hands.pop() ?? []).slice(0, faced).reduce((so, worth) => so + worth, 0);
  const sum = hands.flat().reduce((so, worth) => so + worth, latest + (stamped ? attempt.added : 0));
  return { sum, latest };
}
