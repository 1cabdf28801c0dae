/** What a seat is doing, as the id of a message; '' after the end. */
import type { Played } from '../../table/played.svelte';
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
    return view.seats[at]!.count ? 'force-waits' : 'force-out';
  }
  return mine && view.drawer < 0 ? 'force-not-sealed' : 'force-choosing';
}

/** Whether the user has to lay a card and has not selected one. */
export const picks = (table: Played): boolean =>
  !table.chosen && table.choices.some(({ move }) => move.startsWith('play '));

/** How long won cards take to reach their winner. */
export const arriving = (table: Played): number => (table.moment ? table.lasts * 0.8 : 0);
