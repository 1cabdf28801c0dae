/** Which puzzles were solved in this browser, and which one comes next. */
import { reviews } from '../review/kept';
import type { PuzzleListed } from '../wire';

const KEY = 'quartett-puzzles';
export type Progress = 'solved' | 'missed';

/** A position from one of the user's games in which they made a mistake. */
export interface OwnPuzzle {
  game: string;
  table: string;
  number: number;
}

export const ownName = ({ table, number }: Pick<OwnPuzzle, 'table' | 'number'>): string => `${table}/${number}`;

function read(): Record<string, Progress> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Progress>;
  } catch {
    return {};
  }
}

export const progressOf = (name: string): Progress | undefined => read()[name];

/** Stores the result of an answer; a solved puzzle stays solved. */
export function record(name: string, solved: boolean): void {
  const kept = read();
  kept[name] = solved || kept[name] === 'solved' ? 'solved' : 'missed';
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the puzzles still work.
  }
}

/** Mistakes that the user has not yet corrected, the most costly first. */
export function ownPuzzles(game: string): OwnPuzzle[] {
  const kept = read();
  return reviews()
    .filter((one) => one.game === game)
    .flatMap(({ table, slips }) => slips.map(({ number, loss }) => ({ game, table, number, loss })))
    .filter((one) => kept[ownName(one)] !== 'solved')
    .toSorted((one, two) => two.loss - one.loss);
}

export const linkOf = (game: string, number: number): string => `/puzzles/${game}/${number}`;
export const ownLink = ({ game, table, number }: OwnPuzzle): string =>
  `/puzzles/${game}/own/${encodeURIComponent(table)}/${number}`;

/** The user's own mistakes first, then the unsolved puzzles after `number`, then those before it. */
export function nextLink(game: string, listed: PuzzleListed[], number = 0, shown = ''): string | undefined {
  const own = ownPuzzles(game).find((one) => ownName(one) !== shown);
  if (own) {
    return ownLink(own);
  }
  const kept = read();
  const left = listed.map((one, at) => ({ ...one, number: at + 1 })).filter((one) => kept[one.name] !== 'solved');
  const next = left.find((one) => one.number > number) ?? left.find((one) => one.number !== number);
  return next && linkOf(game, next.number);
}

/** The difficulty, by how often an average player errs. */
export function gradeOf(errs: number): string {
  if (errs === 0) {
    return 'puzzle-easy';
  }
  return errs < 0.5 ? 'puzzle-middling' : 'puzzle-hard';
}
