/** The server in the browser: our Python in Pyodide, with its tables in IndexedDB. It takes the same requests as the
 * real one and gives the same responses. */
import { UNREACHED, type Files, type FromWorker, type ToWorker } from './messages';
import { Shelf } from './shelf';

interface Line {
  say(text: string): void;
  close(): void;
  /** Releases the Python object, which the garbage collector of JavaScript cannot trace. */
  destroy(): void;
}

type Told = [status: number, type: string, body: Uint8Array<ArrayBuffer>];

interface Held {
  ask(method: string, address: string, body: string, language: string): Promise<Told>;
  leave(table: string, friends: boolean, language: string): Promise<Told>;
  finished(table: string, language: string): Promise<Told>;
  record(table: string, language: string): Promise<Told>;
  connect(address: string, hear: (text: string) => void, ended: (code: number) => void): Line;
}

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { begin(kept: Uint8Array, keep: (whole: Uint8Array) => Promise<void>): Promise<Held> };
}

const FOLDER = '/offline/';
const PACKAGES = '/lib/python3.14/site-packages';
const lines = new Map<number, Line>();
let held: Held;

const tell = (message: FromWorker): void => postMessage(message);

/** Only one tab at a time holds the tables; the lock is released when it closes. */
async function alone(): Promise<void> {
  const take = (options: LockOptions): Promise<boolean> =>
    new Promise((taken) => {
      void navigator.locks.request('quartett-offline', options, (lock) => {
        taken(lock !== null);
        return lock && new Promise(() => {});
      });
    });
  if (!(await take({ ifAvailable: true }))) {
    tell({ kind: 'waiting' });
    await take({});
  }
}

async function start({ files }: Files): Promise<void> {
  const place = (ending: string): string => FOLDER + files.find(({ file }) => file.endsWith(ending))!.file;
  const packed = files.find(({ file }) => file.startsWith('python-'))!.file;
  const source = fetch(FOLDER + packed).then((answer) => answer.arrayBuffer());
  const loader = place('/pyodide.mjs');
  const { loadPyodide } = (await import(/* @vite-ignore */ loader)) as {
    loadPyodide(options: object): Promise<Pyodide>;
  };
  const pyodide = await loadPyodide({ indexURL: new URL('.', new URL(loader, location.origin)).href });
  pyodide.unpackArchive(await source, 'zip', { extractDir: PACKAGES });
  await alone();
  const shelf = await Shelf.open();
  const keep = (whole: Uint8Array): Promise<void> =>
    shelf.keep(whole).catch((error: unknown) => {
      tell({ kind: 'full' });
      throw error;
    });
  held = await pyodide.pyimport('quartett.offline.browser').begin(shelf.kept, keep);
}

type Asked = Extract<ToWorker, { id: number }>;

function asked(message: Asked): Promise<Told> {
  if (message.kind === 'ask') {
    return held.ask(message.method, message.address, message.body, message.language);
  }
  const { table, language } = message;
  if (message.kind === 'leave') {
    return send('/api/branch', held.leave(table, message.friends, language), language);
  }
  if (message.kind === 'finished') {
    return send('/api/records', held.finished(table, language), language);
  }
  return held.record(table, language);
}

/** Sends a game to the server from the worker, because pages must not see what their seat may not know. */
async function send(address: string, game: Promise<Told>, language: string): Promise<Told> {
  const [status, type, body] = await game;
  if (status !== 200) {
    return [status, type, body];
  }
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
  try {
    const opened = await fetch(address, { method: 'POST', headers, body });
    return [opened.status, opened.headers.get('Content-Type') ?? '', new Uint8Array(await opened.arrayBuffer())];
  } catch {
    return [UNREACHED, type, new Uint8Array()];
  }
}

async function answer(message: Asked): Promise<void> {
  const [status, type, body] = await asked(message);
  tell({ kind: 'told', id: message.id, status, type, body });
}

function hangUp(number: number): void {
  const line = lines.get(number);
  lines.delete(number);
  line?.close();
  line?.destroy();
}

onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === 'start') {
    start(data.files).then(
      () => tell({ kind: 'ready' }),
      (error: unknown) => tell({ kind: 'failed', why: String(error) }),
    );
  } else if ('id' in data) {
    answer(data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
  } else if (data.kind === 'connect') {
    const { line } = data;
    lines.set(
      line,
      held.connect(
        data.address,
        (text) => tell({ kind: 'heard', line, text }),
        (code) => tell({ kind: 'ended', line, code }),
      ),
    );
  } else if (data.kind === 'say') {
    lines.get(data.line)?.say(data.text);
  } else {
    hangUp(data.line);
  }
};
