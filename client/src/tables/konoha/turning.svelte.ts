/** Hands open card by card, and each card is counted as it turns: nobody knows the sum before the last one has. */
import { untrack } from 'svelte';
import { wantsStill } from '../../settings.svelte';
import type { Stage } from './moments';

/** The part of the moment in which cards turn; the rest is for looking at them. */
const SPAN = 0.7;

export interface Turning {
  /** How many cards of the hand that opened last lie open. */
  readonly turned: number;
}

export const ALL: Turning = { turned: Infinity };

export function turning(stage: () => Stage | undefined, lasts: () => number): Turning {
  let turned = $state(Infinity);
  $effect.pre(() => {
    const now = stage();
    if (!now?.turning || wantsStill()) {
      turned = Infinity;
      return;
    }
    const count = now.attempt.hands[now.open - 1]!.cards.length;
    const step = (untrack(lasts) * SPAN) / (count + 1);
    turned = 0;
    let timer = setTimeout(function next() {
      turned += 1;
      if (turned < count) {
        timer = setTimeout(next, step);
      }
    }, step);
    return () => clearTimeout(timer);
  });
  return {
    get turned() {
      return turned;
    },
  };
}

/** What is counted so far: the hands that lie open, and the cards of the last one that have turned. */
export function counted({ attempt, open, stamped }: Stage, turned: number): { sum: number; latest: number } {
  const hands = attempt.hands.slice(0, open).map(({ worths }) => worths);
  const latest = (hands.pop() ?? []).slice(0, turned).reduce((so, worth) => so + worth, 0);
  const sum = hands.flat().reduce((so, worth) => so + worth, latest + (stamped ? attempt.added : 0));
  return { sum, latest };
}
