/** The result of a game in sentences, addressed to the right person. */
import { spoken } from '../words/spoken.svelte';
import type { Ending, SeatSeen, View } from '../wire';

/** The name of each seat as seen from `own`, which is You even if it has a name. */
export function seatNames(seats: SeatSeen[], own: number): string[] {
  const name = (seat: SeatSeen, at: number): string => seat.name || spoken.say('player', { number: at + 1 });
  return seats.map((seat, at) => (at === own ? spoken.say('you') : name(seat, at)));
}

/** What is known about a finished game. */
type Scored = Pick<View, 'scores' | 'winners'>;
type Ranked = Pick<Ending, 'together' | 'ranks'>;

export function outcome(view: Scored, ending: Ranked | null | undefined, names: string[], own: number): string {
  const score = view.scores[view.winners[0] ?? 0] ?? 0;
  if (ending?.together) {
    return spoken.say(view.winners.length ? 'together-won' : 'together-lost', { score });
  }
  const you = view.winners.includes(own);
  const first = view.winners.toSorted((one, two) => Number(two === own) - Number(one === own)).map((at) => names[at]!);
  const last = first.pop();
  if (last === undefined) {
    return spoken.say('nobody-won');
  }
  if (!first.length) {
    return spoken.say(you ? 'you-won' : 'outcome-winner', { names: last, score });
  }
  const row = spoken.say('names-and', { names: first.join(', '), last });
  return spoken.say(you ? 'you-won-together' : 'outcome-winners', { names: row, score });
}

/** The place of a player who did not win. */
export function place(view: Scored, { together, ranks }: Ranked, own: number): string | undefined {
  const rank = ranks[own];
  if (together || rank === undefined || view.winners.includes(own)) {
    return undefined;
  }
  const shared = ranks.filter((one) => one === rank).length > 1;
  return spoken.say(shared ? 'you-shared' : 'you-came', { rank, score: view.scores[own]! });
}
