/** Exports all seats of this browser to a file, and imports them. */
import { ask, Problem } from '../requests';
import { addTables, asMine, myTables, type Mine } from '../lobby/mine';
import { isLocal } from '../offline/transport';
import { addReviews, reviews } from '../review/kept';
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
type ExportedTable = Mine & { passes: Pass[] };

interface SeatFile {
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
export async function exportSeats(count: (done: number) => void): Promise<string> {
  const tables: ExportedTable[] = [];
  for (const mine of myTables()) {
    const links = mine.gone || isLocal(mine.table) ? [] : await passesOf(mine.table);
    tables.push({ ...mine, passes: links.map(({ seat, secret }) => ({ seat, secret })) });
    count(tables.length);
  }
  const exported: SeatFile = { kind: KIND, version: VERSION, server: location.origin, tables, reviews: reviews() };
  return JSON.stringify(exported, null, 1);
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

export interface Imported {
  tables: number;
  /** Seats that can now be played from this browser. */
  seats: number;
  /** Whether the file comes from another server, whose passes are not valid here. */
  foreign: boolean;
  kept: boolean;
}

/** Undefined if it is not one of our files. */
export async function importSeats(file: File): Promise<Imported | undefined> {
  const imported = file.size > LONGEST ? undefined : read(await file.text());
  if (!imported) {
    return undefined;
  }
  const tables = imported.tables.flatMap((one) => asExported(one) ?? []);
  const foreign = imported.server !== location.origin;
  const kept = addTables(
    tables.map(({ passes, ...mine }) => ((foreign || !passes.length) && !mine.ended ? { ...mine, gone: true } : mine)),
  );
  addReviews(imported.reviews);
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

function read(text: string): SeatFile | undefined {
  try {
    const parsed = JSON.parse(text) as Partial<SeatFile> | null;
    return parsed?.kind === KIND && parsed.version === VERSION && Array.isArray(parsed.tables)
      ? (parsed as SeatFile)
      : undefined;
  } catch {
    return undefined;
  }
}

function asExported(value: unknown): ExportedTable | undefined {
  const mine = asMine(value);
  const passes = (value as { passes?: unknown } | null)?.passes;
  const isPass = (one: Partial<Pass> | null): boolean =>
    typeof one?.secret === 'string' && typeof one.seat === 'number';
  return mine && { ...mine, passes: Array.isArray(passes) ? passes.filter(isPass) : [] };
}
