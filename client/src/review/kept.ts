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
  /** Of the cards: what is taken out of a result without changing its mean. */
  luck: number;
  result: number;
  slips: Slip[];
}

const isSlip = (one: unknown): one is Slip => {
  const { number, loss } = (one ?? {}) as Partial<Slip>;
  return Number.isSafeInteger(number) && Number.isFinite(loss);
};

/** One as it was kept or as a file has it: whatever else lies there is not ours. */
const isKept = (one: unknown): one is Kept => {
  const kept = (one ?? {}) as Partial<Kept>;
  const { seat, seats, at, decisions, loss, luck, result, scale, slips } = kept;
  const numbers = [seat, seats, at, decisions, loss, luck, result, scale].every((value) => Number.isFinite(value));
  const texts = typeof kept.table === 'string' && typeof kept.game === 'string' && typeof kept.measure === 'string';
  return texts && numbers && Array.isArray(slips) && slips.every(isSlip);
};

/** Of tables that this browser still knows, the newest first: who forgets a table forgets what was found in it. */
export function reviews(): Kept[] {
  const known = new Set(myTables().map((one) => one.table));
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).filter((one) => known.has(one.table)) : [];
  } catch {
    return [];
  }
}

function write(kept: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still reviews.
  }
}

/** What a file of seats brings; what this browser has found itself stays. */
export function joinReviews(brought: unknown): void {
  const own = reviews();
  const news = (Array.isArray(brought) ? brought.filter(isKept) : []).filter(
    (one) => !own.some(({ table, seat }) => table === one.table && seat === one.seat),
  );
  write([...own, ...news].toSorted((one, two) => two.at - one.at));
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
  const luck = done.cards;
  const news: Kept = { table, game, seat, seats, at, measure, scale, decisions, loss, luck, result, slips };
  const others = reviews().filter((one) => one.table !== table || one.seat !== seat);
  write([news, ...others]);
}
