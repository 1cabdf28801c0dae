/** The reviews of the user's games that this browser stores, for the puzzles and for "Your play". */
import { myTables } from '../lobby/mine';
import type { ReviewBegun, ReviewDone, Row } from '../wire';

const KEY = 'quartett-reviews';
/** Older reviews are dropped. */
const MOST = 300;
const MOST_SLIPS = 5;

/** An answer of the user that was clearly not the best. */
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
  /** The average cost of a decision, uncertain losses included; by chance it can be below 0. */
  loss: number;
  /** The luck of the cards, which can be subtracted from a result without changing its mean. */
  luck: number;
  result: number;
  slips: Slip[];
}

const isSlip = (one: unknown): one is Slip => {
  const { number, loss } = (one ?? {}) as Partial<Slip>;
  return Number.isSafeInteger(number) && Number.isFinite(loss);
};

/** Validates an entry from storage or from an imported file. */
const isKept = (one: unknown): one is Kept => {
  const kept = (one ?? {}) as Partial<Kept>;
  const { seat, seats, at, decisions, loss, luck, result, scale, slips } = kept;
  const numbers = [seat, seats, at, decisions, loss, luck, result, scale].every((value) => Number.isFinite(value));
  const texts = typeof kept.table === 'string' && typeof kept.game === 'string' && typeof kept.measure === 'string';
  return texts && numbers && Array.isArray(slips) && slips.every(isSlip);
};

/** Newest first; only reviews of tables that this browser still knows, so forgetting a table forgets its review. */
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
    // Without storage the review still works.
  }
}

/** Adds the reviews of an imported file; this browser's own reviews win. */
export function addReviews(brought: unknown): void {
  const own = reviews();
  const news = (Array.isArray(brought) ? brought.filter(isKept) : []).filter(
    (one) => !own.some(({ table, seat }) => table === one.table && seat === one.seat),
  );
  write([...own, ...news].toSorted((one, two) => two.at - one.at));
}

/** Stores the review of a seat that was played in this browser, but not of other people's seats. */
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
  const { decisions, cost: loss, result } = done;
  const at = Math.floor(Date.now() / 1000);
  const luck = done.cards;
  const news: Kept = { table, game, seat, seats, at, measure, scale, decisions, loss, luck, result, slips };
  const others = reviews().filter((one) => one.table !== table || one.seat !== seat);
  write([news, ...others]);
}
