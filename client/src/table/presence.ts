/** The id of the message about an absent player; '' if they are present. */
import type { Played } from './played.svelte';

export function absence(table: Played, at: number): '' | 'seat-away' | 'seat-gone' {
  const seat = table.seats[at];
  if (seat?.kind !== 'person' || seat.presence === 'here' || table.welcome?.held.includes(at) || at === table.seat) {
    return '';
  }
  return seat.presence === 'gone' ? 'seat-gone' : 'seat-away';
}
