/** The order in which columns are taken. */
import type { PushView } from '../../wire';
import type { Stage } from './moments';

/** All seats that take a column, in order. While a switch card is shown nobody is asked, and the player who flipped it
 * still takes the first column. */
export function takers(view: PushView, stage: Stage | undefined): number[] {
  const first = stage?.kind === 'switch' ? stage.seat : view.actor;
  return [...(first >= 0 ? [first] : []), ...view.picking];
}
