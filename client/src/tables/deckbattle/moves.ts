/** The notation of moves with characters in play. Whether they are possible, and why not, comes from the server. */
import type { InPlayView } from '../../wire';

/** The move by which a character joins a manoeuvre. */
export const joining = (one: InPlayView): string => `with ${one.name}`;

export const LEVELS = [1, 2, 3];

/** A character's moves in the preparation. */
export function preparing(one: InPlayView): string[] {
  const moves = [`activate ${one.name}`, `channel ${one.name}`, `send ${one.name}`];
  return one.item ? [...moves, `use ${one.item_name}`] : moves;
}
