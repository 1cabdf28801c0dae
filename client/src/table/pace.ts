/** How long a moment lasts for this user, and whether anything is animated. */
import { isStill, settings } from '../settings.svelte';

const TEMPO = { calm: 1.8, normal: 1, quick: 0.45, still: 0 };
/** Users who are further behind than this see updates at double speed; it is more than a bot's turn usually has. */
const MANY = 12;

/** `waiting`: the number of further updates in the queue. Reduced motion shows stills for the same time. */
export function lasting(ms: number, waiting: number): number {
  const own = document.hidden || isStill() ? 0 : ms * TEMPO[settings.speed];
  return waiting > MANY ? own / 2 : own;
}
