/** The tables that this browser knows, and their results; stored in this browser only. The seat tokens themselves are
 * cookies, which no script can read. */
import type { Result, TableSeen } from '../wire';

const KEY = 'quartett-tables';
/** Older tables are dropped. */
const MOST = 500;

/** A table's result, stored here so that it outlives the table on the server. */
export interface Ended extends Result {
  /** Names of all seats, bots included. */
  names: string[];
  bots: string[];
}

export interface Mine {
  table: string;
  game: string;
  /** Several if people share the browser; none if the user only opened the table. */
  seats: number[];
  /** When it was opened, in seconds since 1970; 0 if that is not known. */
  opened: number;
  ended?: Ended;
  /** The server has forgotten the table, or the seat token is lost: only this entry is left. */
  gone?: boolean;
}

export type Seat = Pick<Mine, 'table' | 'game' | 'seats'>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => Number.isFinite(one));
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isEnded(value: unknown): value is Ended {
  const one = (value ?? {}) as Partial<Ended>;
  const lists = [one.scores, one.winners, one.ranks].every(isNumbers) && isTexts(one.names) && isTexts(one.bots);
  return lists && typeof one.together === 'boolean';
}

/** Validates an entry from storage or from an imported file; undefined if it is not one of ours. */
export function asMine(value: unknown): Mine | undefined {
  const one = (value ?? {}) as Partial<Mine> & { seat?: unknown };
  if (!isText(one.table) || !/^[\w-]{1,64}$/.test(one.table) || !isText(one.game)) {
    return undefined;
  }
  const seats = isNumbers(one.seats) ? one.seats : isNumbers([one.seat]) ? [one.seat as number] : [];
  const opened = typeof one.opened === 'number' && Number.isFinite(one.opened) ? one.opened : 0;
  return {
    table: one.table,
    game: one.game,
    seats: seats.filter((seat) => seat >= 0),
    opened,
    ...(isEnded(one.ended) ? { ended: one.ended } : {}),
    ...(one.gone === true ? { gone: true } : {}),
  };
}

/** Newest first. */
export function myTables(): Mine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((one) => asMine(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** Moves the table to the top of the list, since somebody sits there from this browser. */
export function remember(seat: Seat): void {
  const known = myTables().find((one) => one.table === seat.table);
  const mine: Mine = { opened: Math.floor(Date.now() / 1000), ...known, ...seat };
  if (JSON.stringify(mine) !== JSON.stringify(known) || myTables()[0]?.table !== seat.table) {
    write([mine, ...others(seat.table)]);
  }
}

/** Updates an entry without moving it in the list. */
export function note(table: string, news: Partial<Mine>): void {
  write(myTables().map((one) => (one.table === table ? { ...one, ...news } : one)));
}

export const forget = (table: string): boolean => write(others(table));

const others = (table: string): Mine[] => myTables().filter((one) => one.table !== table);

/** Adds tables from another browser; this browser's own entries win. */
export function addTables(tables: Mine[]): boolean {
  const known = new Map([...tables, ...myTables()].map((one) => [one.table, one]));
  return write([...known.values()].toSorted((one, two) => two.opened - one.opened));
}

export function endedAs(seen: Pick<TableSeen, 'seats' | 'result'>): Ended {
  return { ...seen.result!, names: seen.seats.map((seat) => seat.name), bots: seen.seats.map((seat) => seat.bot) };
}

/** Whether the last write failed; without storage the game still works. */
let full = false;
export const isFull = (): boolean => full;

function write(tables: Mine[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
    full = false;
  } catch {
    full = true;
  }
  return !full;
}
