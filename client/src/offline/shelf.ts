/** Stores the table database in IndexedDB, in pages, so that a move writes only what changed. */
const NAME = 'quartett';
const STORE = 'tables';
const PIECE = 16_384;
const LENGTH = 'length';

export class Shelf {
  #db: IDBDatabase;
  #kept: Uint8Array;

  private constructor(db: IDBDatabase, kept: Uint8Array) {
    this.#db = db;
    this.#kept = kept;
  }

  static async open(): Promise<Shelf> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    const db = await done(opening);
    return new Shelf(db, await read(db));
  }

  get kept(): Uint8Array {
    return this.#kept;
  }

  /** Atomic: resolves when everything is written, rejects when nothing is. */
  keep(whole: Uint8Array): Promise<void> {
    const writing = this.#db.transaction(STORE, 'readwrite', { durability: 'relaxed' });
    const store = writing.objectStore(STORE);
    for (let at = 0; at < whole.length; at += PIECE) {
      const piece = whole.subarray(at, at + PIECE);
      if (!same(piece, this.#kept.subarray(at, at + PIECE))) {
        store.put(piece.slice(), at / PIECE);
      }
    }
    store.put(whole.length, LENGTH);
    return new Promise((resolve, reject) => {
      writing.oncomplete = () => {
        this.#kept = whole;
        resolve();
      };
      writing.onerror = writing.onabort = () => reject(writing.error ?? new Error('aborted'));
    });
  }
}

async function read(db: IDBDatabase): Promise<Uint8Array> {
  const store = db.transaction(STORE, 'readonly').objectStore(STORE);
  const length = ((await done(store.get(LENGTH))) as number | undefined) ?? 0;
  const whole = new Uint8Array(length);
  for (let at = 0; at < length; at += PIECE) {
    whole.set((await done(store.get(at / PIECE))) as Uint8Array, at);
  }
  return whole;
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}
