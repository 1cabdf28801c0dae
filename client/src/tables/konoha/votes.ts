/** The votes of the last decision, as they were told when all were in. */
import type { Told } from '../../table/told';

export function lastVotes(told: Told[]): Map<number, string> {
  const votes = new Map<number, string>();
  for (let at = told.length - 1; at >= 0; at--) {
    const event = told[at]!.event;
    if (event?.type === 'vote-shown') {
      votes.set(event.seat, event.vote);
    } else if (event?.type === 'signal-given' && votes.size) {
      break;
    }
  }
  return votes;
}
