/** How long a moment lasts for this person, and whether anything moves at all. */
import { isStill, settings } from '../settings.svelte';

const TEMPO = { calm: 1.8, normal: 1, quick: 0.45, still: 0 };
/** Who is more updates behind than this sees them at double speed: more than a bot's turn usually has. */
const MANY = 12;

/** `waiting`: how many more updates are there already. Reduced motion shows stills for as long. */
export function lasting(ms: number, waiting: number): number {
  const own = document.hidden || isStill() ? 0 : ms * TEMPO[settings.speed];
  return waiting > MANY ? own / 2 : own;
}
