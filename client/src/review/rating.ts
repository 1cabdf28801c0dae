/** The cost of the user's decisions and results without the luck of the cards, by game and number of seats. */
import { reviews, type Kept } from './kept';

/** The window of the moving average, and how many games count as recent. */
export const LATELY = 5;

export interface Rating {
  key: string;
  game: string;
  seats: number;
  measure: string;
  scale: number;
  /** Oldest first. */
  games: Kept[];
  /** The average cost of a decision. */
  loss: number;
  /** The same over the recent games; undefined while there are no others. */
  lately: number | undefined;
  /** The mean result, as it was and without luck. Subtracting luck does not change the mean in the long run, but
   * reduces the variance. */
  result: number;
  adjusted: number;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Weighted by decisions: a longer game counts for more. */
export function lossOf(games: Kept[]): number {
  const decisions = games.reduce((sum, one) => sum + one.decisions, 0);
  return games.reduce((sum, one) => sum + one.loss * one.decisions, 0) / Math.max(1, decisions);
}

/** The moving average at each game. */
export const course = (games: Kept[]): number[] =>
  games.map((_, at) => lossOf(games.slice(Math.max(0, at + 1 - LATELY), at + 1)));

function rating(key: string, games: Kept[]): Rating {
  const { game, seats, measure, scale } = games[0]!;
  const lately = games.length > LATELY ? lossOf(games.slice(-LATELY)) : undefined;
  const result = mean(games.map((one) => one.result));
  const adjusted = mean(games.map((one) => one.result - one.luck));
  return { key, game, seats, measure, scale, games, loss: lossOf(games), lately, result, adjusted };
}

/** Most played first. */
export function ratings(): Rating[] {
  const groups = new Map<string, Kept[]>();
  for (const one of reviews().toReversed()) {
    const key = `${one.game} ${one.seats}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups]
    .map(([key, games]) => rating(key, games))
    .toSorted((one, two) => two.games.length - one.games.length || one.key.localeCompare(two.key));
}
