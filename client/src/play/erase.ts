/** Everything that is known of the person who plays in this browser is deleted: first at the server, then here. */
import { ask, Problem } from '../asking';
import { forget, myTables } from '../lobby/mine';
import { isLocal } from '../offline/door';
import { pocket } from '../offline/pocket.svelte';

const OURS = 'quartett';

/** How many tables could not be reached. They stay in the list, and nothing else is deleted: without it nobody could
 * try again. */
export async function erase(): Promise<number> {
  let unreached = 0;
  for (const { table, gone } of myTables()) {
    if (gone || isLocal(table) || (await left(table))) {
      forget(table);
    } else {
      unreached++;
    }
  }
  if (!unreached) {
    await eraseHere();
  }
  return unreached;
}

/** Tables that are gone, or where the pass does not hold, know nobody any more. */
async function left(table: string): Promise<boolean> {
  try {
    await ask(`/api/tables/${encodeURIComponent(table)}/forget`, {});
    return true;
  } catch (error) {
    return error instanceof Problem && ['unknown-table', 'no-pass'].includes(error.trouble.name);
  }
}

async function eraseHere(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    Object.keys(storage)
      .filter((key) => key.startsWith(OURS))
      .forEach((key) => storage.removeItem(key));
  }
  const workers = await (navigator.serviceWorker?.getRegistrations() ?? []);
  await Promise.all(workers.map((worker) => worker.unregister()));
  if ('caches' in window) {
    const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  pocket.end();
  await new Promise<void>((done) => {
    const deleting = indexedDB.deleteDatabase(OURS);
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => done();
  });
}
