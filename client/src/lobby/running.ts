/** The current state of this browser's tables, in one request for all of them. */
import { ask, Problem } from '../requests';
import type { TableSeen } from '../wire';
import { endedAs, myTables, note, type Mine } from './mine';

/** The server's limit for one request. */
const ASKED = 50;
/** How many private tables to ask about: each needs a request of its own, with its own cookies. */
const ALONE = 6;

export type RunningTable = TableSeen & { mine: boolean };

/** The running tables, those that wait for the user first; undefined if the server does not respond. The result of a
 * finished table is stored, so it is never requested again. */
export async function fetchRunningTables(): Promise<RunningTable[] | undefined> {
  const running = myTables()
    .filter((one) => !one.ended && !one.gone)
    .slice(0, ASKED);
  if (!running.length) {
    return [];
  }
  const asked = running.map(({ table }) => `table=${encodeURIComponent(table)}`).join('&');
  const seen = await ask<TableSeen[]>(`/api/tables/seen?${asked}`).catch(() => undefined);
  if (!seen) {
    return undefined;
  }
  const told = new Map(seen.map((one) => [one.table, one]));
  for (const { table } of running.filter((one) => !told.has(one.table)).slice(0, ALONE)) {
    const one = await alone(table);
    if (one) {
      told.set(table, one);
    }
  }
  return running
    .flatMap((mine) => shown(mine, told.get(mine.table)) ?? [])
    .toSorted((one, two) => Number(two.mine) - Number(one.mine));
}

async function alone(table: string): Promise<TableSeen | undefined> {
  try {
    return await ask<TableSeen>(`/api/tables/${encodeURIComponent(table)}`);
  } catch (error) {
    if (error instanceof Problem && ['unknown-table', 'no-pass'].includes(error.trouble.name)) {
      note(table, { gone: true });
    }
    return undefined;
  }
}

function shown({ table, seats }: Mine, told: TableSeen | undefined): RunningTable | undefined {
  if (told?.result) {
    note(table, { ended: endedAs(told), opened: told.opened });
    return undefined;
  }
  return told && { ...told, mine: seats.some((seat) => told.seats[seat]?.owes) };
}
