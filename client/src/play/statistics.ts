/** The user's results, counted from the finished games that this browser remembers. */
import type { Ended, Mine } from '../lobby/mine';

export type Finished = Mine & { ended: Ended };

export interface Tally {
  key: string;
  played: number;
  won: number;
  /** How often the user came first, second, … */
  places: number[];
}

export const isFinished = (one: Mine): one is Finished => one.ended !== undefined && one.seats.length > 0;

/** Whoever opened the table has the first of this browser's seats; only that seat's results count. */
const seatOf = (one: Finished): number => Math.min(...one.seats);

/** A team shares one place: first if it won, second if it lost. */
function placeOf(one: Finished): number {
  const { together, winners, ranks } = one.ended;
  return together ? (winners.length ? 1 : 2) : (ranks[seatOf(one)] ?? ranks.length);
}

export function tally(games: Finished[], keys: (one: Finished) => string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const one of games) {
    for (const key of new Set(keys(one))) {
      const sum = found.get(key) ?? { key, played: 0, won: 0, places: [] };
      const place = placeOf(one);
      sum.played += 1;
      sum.won += Number(one.ended.winners.includes(seatOf(one)));
      sum.places = Array.from(
        { length: Math.max(place, sum.places.length) },
        (_, at) => (sum.places[at] ?? 0) + Number(at === place - 1),
      );
      found.set(key, sum);
    }
  }
  return [...found.values()].toSorted((one, two) => two.played - one.played || one.key.localeCompare(two.key));
}

export const byGame = (one: Finished): string[] => [one.game];
export const bySeats = (one: Finished): string[] => [String(one.ended.names.length)];

/** The other players: people by name, bots by level, such as `Ada` and `bot:steady`. Teammates count as well. */
export function byOthers(one: Finished): string[] {
  const { names, bots } = one.ended;
  return names.flatMap((name, seat) =>
    seat === seatOf(one) ? [] : bots[seat] ? [`bot:${bots[seat]}`] : name ? [name] : [],
  );
}
