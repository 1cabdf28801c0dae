/** Exports all seats of this browser to a file, and imports them. */
import { ask, Problem } from '../asking';
import { asMine, join, myTables, type Mine } from '../lobby/mine';
import { isLocal } from '../offline/door';
import { joinReviews, reviews } from '../review/kept';
import type { Entered, SeatLink } from '../wire';

const KIND = 'quartett-seats';
const VERSION = 1;
const LONGEST = 4_000_000;
const MOST_TRIES = 30;
const SOON = 1000;

interface Pass {
  seat: number;
  secret: string;
}
type Carried = Mine & { passes: Pass[] };

interface Carry {
  kind: string;
  version: number;
  /** The server that issued the passes. */
  server: string;
  tables: unknown[];
  /** The stored reviews of the user's own games. */
  reviews?: unknown;
}

/** Retries a request that exceeded the server's rate limit. */
async function patiently<T>(address: string, body: unknown): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask<T>(address, body);
    } catch (error) {
      if (tries >= MOST_TRIES || !(error instanceof Problem) || error.trouble.name !== 'too-many-requests') {
        throw error;
      }
      await new Promise((done) => setTimeout(done, SOON));
    }
  }
}

const at = (table: string, what: string): string => `/api/tables/${encodeURIComponent(table)}/${what}`;

/** The file's text. Tables that exist in this browser only have no pass that another browser could use. */
export async function packed(count: (done: number) => void): Promise<string> {
  const tables: Carried[] = [];
  for (const mine of myTables()) {
    const links = mine.gone || isLocal(mine.table) ? [] : await passesOf(mine.table);
    tables.push({ ...mine, passes: links.map(({ seat, secret }) => ({ seat, secret })) });
    count(tables.length);
  }
  const carry: Carry = { kind: KIND, version: VERSION, server: location.origin, tables, reviews: reviews() };
  return JSON.stringify(carry, null, 1);
}

/** A network failure aborts the export, since a partial file would look complete; a table that the server has forgotten
 * is exported without passes. */
async function passesOf(table: string): Promise<SeatLink[]> {
  try {
    return await patiently<SeatLink[]>(at(table, 'passes'), {});
  } catch (error) {
    if (error instanceof Problem) {
      return [];
    }
    throw error;
  }
}

export interface Unpacked {
  tables: number;
  /** Seats that can now be played from this browser. */
  seats: number;
  /** Whether the file comes from another server, whose passes are not valid here. */
  foreign: boolean;
  kept: boolean;
}

/** Undefined if it is not one of our files. */
export async function unpacked(file: File): Promise<Unpacked | undefined> {
  const carry = file.size > LONGEST ? undefined : read(await file.text());
  if (!carry) {
    return undefined;
  }
  const tables = carry.tables.flatMap((one) => asCarried(one) ?? []);
  const foreign = carry.server !== location.origin;
  const kept = join(
    tables.map(({ passes, ...mine }) => ((foreign || !passes.length) && !mine.ended ? { ...mine, gone: true } : mine)),
  );
  joinReviews(carry.reviews);
  let seats = 0;
  for (const { table, passes } of foreign ? [] : tables) {
    for (const { secret } of passes) {
      seats += Number(await enters(table, secret));
    }
  }
  return { tables: tables.length, seats, foreign, kept };
}

async function enters(table: string, secret: string): Promise<boolean> {
  try {
    await patiently<Entered>(at(table, 'enter'), { secret, beside: true });
    return true;
  } catch (error) {
    if (error instanceof Problem) {
      return false;
    }
    throw error;
  }
}

function read(text: string): Carry | undefined {
  try {
    const carry = JSON.parse(text) as Partial<Carry> | null;
    return carry?.kind === KIND && carry.version === VERSION && Array.isArray(carry.tables)
      ? (carry as Carry)
      : undefined;
  } catch {
    return undefined;
  }
}

function asCarried(value: unknown): Carried | undefined {
  const mine = asMine(value);
  const passes = (value as { passes?: unknown } | null)?.passes;
  const isPass = (one: Partial<Pass> | null): boolean =>
    typeof one?.secret === 'string' && typeof one.seat === 'number';
  return mine && { ...mine, passes: Array.isArray(passes) ? passes.filter(isPass) : [] };
}
