/** What reviews found in one's own games, as long as this browser remembers it: for the puzzles and for "Your play". */
import { myTables } from '../lobby/mine';
import type { ReviewBegun, ReviewDone, Row } from '../wire';

const KEY = 'quartett-reviews';
/** The oldest are forgotten. */
const MOST = 300;
const MOST_SLIPS = 5;

/** An own answer that was clearly not the best. */
export interface Slip {
  number: number;
  loss: number;
}

export interface Kept {
  table: string;
  game: string;
  seat: number;
  seats: number;
  /** When it was reviewed, in seconds since 1970. */
  at: number;
  measure: string;
  scale: number;
  decisions: number;
  /** What a decision cost on average. */
  loss: number;
  /** Of the cards, and of what was hidden. */
  luck: number;
  result: number;
  slips: Slip[];
}

const isKept = (one: unknown): one is Kept => {
  const { table, game, seat, seats, decisions, loss, luck, result, scale, slips } = (one ?? {}) as Partial<Kept>;
  const numbers = [seat, seats, decisions, loss, luck, result, scale].every((value) => Number.isFinite(value));
  return typeof table === 'string' && typeof game === 'string' && numbers && Array.isArray(slips);
};

/** The newest first. */
export function reviews(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Keeps the review of a seat that somebody had in this browser; others' games are theirs. */
export function keep(table: string, seats: number, begun: ReviewBegun, done: ReviewDone, rows: Row[]): void {
  const mine = myTables().find((one) => one.table === table);
  if (!mine?.seats.includes(begun.seat)) {
    return;
  }
  const { game, seat, measure, scale } = begun;
  const slips = rows
    .filter((row) => row.grade && row.actor === seat)
    .toSorted((one, two) => two.loss - one.loss)
    .slice(0, MOST_SLIPS)
    .map(({ number, loss }) => ({ number, loss }));
  const { decisions, loss, result } = done;
  const at = Math.floor(Date.now() / 1000);
  const luck = done.cards + done.hidden;
  const news: Kept = { table, game, seat, seats, at, measure, scale, decisions, loss, luck, result, slips };
  const others = reviews().filter((one) => one.table !== table || one.seat !== seat);
  try {
    localStorage.setItem(KEY, JSON.stringify([news, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still reviews.
  }
}
