/** Finished games of this browser, described in sentences. */
import type { Ended, Mine } from '../lobby/mine';
import { outcome, place } from '../replay/outcome';
import { settings } from '../settings.svelte';
import { spoken } from '../words/spoken.svelte';

/** The user's seat; −2 if several people shared the browser, whose results are then given by name. */
export const ownSeat = ({ seats }: Mine): number => (seats.length === 1 ? seats[0]! : -2);

export const nameAt = ({ names }: Ended, seat: number): string =>
  names[seat] || spoken.say('player', { number: seat + 1 });

export function resultOf(mine: Mine): string {
  const ended = mine.ended!;
  const own = ownSeat(mine);
  const names = ended.names.map((_, seat) => (seat === own ? spoken.say('you') : nameAt(ended, seat)));
  return [outcome(ended, ended, names, own), place(ended, ended, own)].filter(Boolean).join(' ');
}

export function dayOf({ opened }: Mine): string {
  return opened ? new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(opened * 1000) : '';
}
