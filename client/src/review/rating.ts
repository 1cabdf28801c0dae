/** What one's own decisions cost, and how games went without the luck of the cards: by game and number of seats. */
import { reviews, type Kept } from './kept';

/** Over how many games the line of the picture is drawn, and what counts as lately. */
export const LATELY = 5;

export interface Rating {
  key: string;
  game: string;
  seats: number;
  measure: string;
  scale: number;
  /** The oldest first. */
  games: Kept[];
  /** What a decision cost on average. */
  loss: number;
  /** The same in the last games, where there are more than these. */
  lately: number | undefined;
  /** The mean of the results, as they were and without luck: a result less its luck has the same mean in the long run,
   * and says more in the short one. */
  result: number;
  adjusted: number;
}

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** A game with many decisions counts for more. */
export function lossOf(games: Kept[]): number {
  const decisions = games.reduce((sum, one) => sum + one.decisions, 0);
  return games.reduce((sum, one) => sum + one.loss * one.decisions, 0) / Math.max(1, decisions);
}

/** At each game, of the last few up to it. */
export const course = (games: Kept[]): number[] =>
  games.map((_, at) => lossOf(games.slice(Math.max(0, at + 1 - LATELY), at + 1)));

function rating(key: string, games: Kept[]): Rating {
  const { game, seats, measure, scale } = games[0]!;
  const lately = games.length > LATELY ? lossOf(games.slice(-LATELY)) : undefined;
  const result = mean(games.map((one) => one.result));
  const adjusted = mean(games.map((one) => one.result - one.luck));
  return { key, game, seats, measure, scale, games, loss: lossOf(games), lately, result, adjusted };
}

/** What was played most comes first. */
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
