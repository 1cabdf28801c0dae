/** Moves a table out of this browser: to a server, to be continued or stored, or into a file. */
import { ask, Problem } from '../requests';
import { download } from '../download';
import { remember } from '../lobby/mine';
import { route } from '../route.svelte';
import { settings } from '../settings.svelte';
import { promised } from '../table/promise';
import type { TableOpened, Trouble } from '../wire';
import { UNREACHED } from './messages';
import { pocket } from './pocket.svelte';

async function checked(answer: Response): Promise<Response> {
  if (answer.status === UNREACHED) {
    throw new Error('no server');
  }
  if (!answer.ok) {
    throw new Problem((await answer.json()) as Trouble);
  }
  return answer;
}

/** Opens a table on the server with all moves so far; everybody on this device sits there too. The local table stays. */
export async function goOnAtServer(table: string, game: string, friends: boolean): Promise<void> {
  const from = route.path;
  const opened = await openedThere(pocket.leave(table, friends, settings.language));
  for (const { secret } of opened.links.filter(({ seat }) => seat !== opened.seat)) {
    await ask(`/api/tables/${opened.table}/enter`, { secret, beside: true });
  }
  remember({ table: opened.table, game, seats: opened.links.map(({ seat }) => seat) });
  route.goFrom(from, `/table/${opened.table}`);
}

/** Uploads a finished game and shows it from the server. The user's list keeps only the local table, so that the game
 * is counted once. */
export async function keepAtServer(table: string): Promise<void> {
  const from = route.path;
  const opened = await openedThere(pocket.finished(table, settings.language));
  route.goFrom(from, `/replay/${opened.table}`);
}

async function openedThere(asked: Promise<Response>): Promise<TableOpened> {
  const opened = (await (await checked(await asked)).json()) as TableOpened;
  promised(opened.table, opened.commitment);
  return opened;
}

export async function saveRecord(table: string): Promise<void> {
  const answer = await checked(await pocket.record(table, settings.language));
  download(await answer.text(), `${table}.quartett`);
}
