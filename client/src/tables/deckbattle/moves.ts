/** How moves with what is in play are written. What is possible, and why not, comes from the server. */
import type { InPlayView } from '../../wire';

/** By whom a manoeuvre is joined. */
export const joining = (one: InPlayView): string => `with ${one.name}`;

export const LEVELS = [1, 2, 3];

/** What can be done with a character in play, in the preparation. */
export function preparing(one: InPlayView): string[] {
  const moves = [`activate ${one.name}`, `channel ${one.name}`, `send ${one.name}`];
  return one.item ? [...moves, `use ${one.item_name}`] : moves;
}
