/** How moves with what is in play are written. What is possible, and why not, comes from the server. */
import type { InPlayView } from '../../wire';

/** By whom a manoeuvre is joined: who wears an item is named by it. */
export const joining = (one: InPlayView): string => `with ${one.item || one.card}`;

export const LEVELS = [1, 2, 3];

/** What can be done with a character in play, in the preparation. */
export function preparing(one: InPlayView): string[] {
  const moves = [`activate ${one.card}`, `channel ${one.card}`, `send ${one.card}`];
  return one.item ? [...moves, `use ${one.item}`] : moves;
}
