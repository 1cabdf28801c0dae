/** What a seat is doing, as the id of its words; nothing after the end. */
import type { ForceView } from '../../wire';

export function statusOf(view: ForceView, at: number, mine: boolean): string {
  if (view.over) {
    return '';
  }
  if (view.scout === at) {
    return 'force-scouting';
  }
  if (view.seats[at]!.laid) {
    return 'force-sealed';
  }
  if (!view.owing.includes(at)) {
    return 'force-waits';
  }
  return mine && view.drawer < 0 ? 'force-not-sealed' : 'force-choosing';
}
