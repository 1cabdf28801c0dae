/** How it stands at the tables of this browser: one request for all of them. */
import { ask, Problem } from '../asking';
import type { TableSeen } from '../wire';
import { endedAs, myTables, note, type Mine } from './mine';

/** As many as one request may ask about. */
const ASKED = 50;
/** Tables that are not for watching are asked about one by one, by their own cookies. */
const ALONE = 6;

export type Shown = TableSeen & { mine: boolean };

/** Those that are not over, what needs you first; undefined if nobody answers. What is over is written down and never
 * asked for again. */
export async function lookAtMine(): Promise<Shown[] | undefined> {
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

function shown({ table, seats }: Mine, told: TableSeen | undefined): Shown | undefined {
  if (told?.result) {
    note(table, { ended: endedAs(told), opened: told.opened });
    return undefined;
  }
  return told && { ...told, mine: seats.some((seat) => told.seats[seat]?.owes) };
}
