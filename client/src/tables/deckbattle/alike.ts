/** Moves name kinds of characters, and of several that are alike the rules decide which one is meant.
 * The view says where a name means another; here they are laid so that the one that was tapped is it. */
import type { InPlayView } from '../../wire';

const SEEN = ['card', 'item', 'used', 'assigned', 'force', 'recruit', 'chakra', 'worth'] as const;

const alike = (one: InPlayView, two: InPlayView): boolean => SEEN.every((what) => one[what] === two[what]);

/** Who is meant by a verb if this one was tapped: itself, or one that nobody can tell from it. */
export function meant(one: InPlayView, verb: string, people: InPlayView[]): InPlayView | undefined {
  if (!one.another.includes(verb)) {
    return one;
  }
  return people.find((two) => two !== one && alike(one, two) && !two.another.includes(verb));
}
