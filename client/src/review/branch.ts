/** Opens a table that continues a game from the middle: that of a finished table, or of a record from a file. */
import { ask, Problem } from '../requests';
import { remember } from '../lobby/mine';
import { PAUSE } from '../lobby/opening';
import { fetchApi } from '../offline/transport';
import { route } from '../route.svelte';
import { settings } from '../settings.svelte';
import { promised } from '../table/promise';
import type { CardsSent, TableOpened, TableSeen, Trouble } from '../wire';

/** A seat for whoever comes with the link. */
export const OPEN = 'free';

/** The game that is continued. */
export type Origin = { table: string } | { record: string; cards?: CardsSent };

export interface Wanted {
  after: number;
  luck: 'new' | 'same';
  /** Each is `you`, a bot's name, or `OPEN`. */
  seats: string[];
  own: number;
}

async function text(address: string): Promise<string> {
  const answer = await fetchApi(address);
  if (!answer.ok) {
    throw new Problem((await answer.json()) as Trouble);
  }
  return await answer.text();
}

/** The record to continue, with its card file if it has one. */
async function recordOf(origin: Origin): Promise<{ record: string; cards?: CardsSent }> {
  if ('record' in origin) {
    return origin;
  }
  const table = `/api/tables/${encodeURIComponent(origin.table)}`;
  const [{ own_cards }, record] = await Promise.all([ask<TableSeen>(table), text(`${table}/record`)]);
  return { record, ...(own_cards ? { cards: { text: await text(`${table}/cards.toml`) } } : {}) };
}

export async function playOn(game: string, origin: Origin, wanted: Wanted): Promise<void> {
  const { own, ...more } = wanted;
  const name = settings.name.trim();
  const seats = more.seats.map((who, at) => (at === own && name ? `${name}=you` : who));
  const manner = { pause: PAUSE[settings.speed] };
  const from = route.path;
  const opened = await ask<TableOpened>('/api/branch', { ...(await recordOf(origin)), ...more, seats, manner });
  promised(opened.table, opened.commitment);
  remember({ table: opened.table, game, seats: [opened.seat] });
  route.goFrom(from, `/table/${opened.table}`);
}
