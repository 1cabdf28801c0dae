/** Takes a seat even if several people try at the same time. */
import { ask, Problem } from '../requests';
import type { Played } from '../table/played.svelte';
import type { Entered, TableSeen } from '../wire';

/** Takes the first free seat, or the next one if somebody was quicker. `beside`: for a further player on this device.
 * Returns whether there was a free seat. */
export async function takeSeat(table: Played, name: string, beside = false): Promise<boolean> {
  let { seats } = table as { seats: { kind: string }[] };
  for (let tries = 0; tries < seats.length + 1; tries++) {
    const seat = seats.findIndex((one) => one.kind === 'free');
    if (seat < 0) {
      return false;
    }
    try {
      await ask<Entered>(`/api/tables/${table.name}/seats/${seat}/take`, { name: name.trim(), beside });
      return true;
    } catch (error) {
      if (!(error instanceof Problem && error.trouble.name === 'seat-taken')) {
        throw error;
      }
      seats = (await ask<TableSeen>(`/api/tables/${table.name}`)).seats;
    }
  }
  return false;
}
