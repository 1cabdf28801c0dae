/** Deletes everything that is known about the user: first on the server, then in this browser. */
import { ask, Problem } from '../requests';
import { forget, myTables } from '../lobby/mine';
import { isLocal } from '../offline/transport';
import { pocket } from '../offline/pocket.svelte';

const OURS = 'quartett';

/** Returns the number of tables that could not be reached. They stay in the list and nothing else is deleted, so that
 * the user can try again. */
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

/** A table that is gone, or whose pass is invalid, stores nothing about the user any more. */
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
