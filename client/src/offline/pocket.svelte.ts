/** The page's side of the engine: asks for consent, loads it once, and then sends it requests as to a server. */
import engine from './worker?worker&url';
import type { Files, FromWorker, ToWorker } from './messages';

const ALLOWED = 'quartett-offline';
const CACHE = 'quartett-engine';
const FOLDER = '/offline/';

export type Stage = 'off' | 'asking' | 'loading' | 'starting' | 'waiting' | 'ready' | 'failed';

export class Refused extends Error {}

interface Policy {
  createScriptURL(address: string): string;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  }
}

const SCRIPTS = [engine, '/sw.js', '/notices-sw.js'];
/** Only these scripts may be started as workers. */
const policy: Policy | undefined = window.trustedTypes?.createPolicy('quartett-offline', {
  createScriptURL(address) {
    if (!SCRIPTS.includes(address)) {
      throw new TypeError(address);
    }
    return address;
  },
});
export const script = (address: string): string => policy?.createScriptURL(address) ?? address;

class Pocket {
  stage = $state<Stage>('off');
  /** Bytes to load in total. */
  size = $state(0);
  loaded = $state(0);
  full = $state(false);
  /** Whether this site can be played offline at all; undefined until checked. */
  offered = $state<boolean>();
  allowed = $state(localStorage.getItem(ALLOWED) === 'yes');
  #files: Files | undefined;
  #worker: Worker | undefined;
  #started: Promise<void> | undefined;
  #consent: ((allowed: boolean) => void) | undefined;
  #told = new Map<number, (answer: Response) => void>();
  #lines = new Map<number, LocalLine>();
  #next = 1;

  /** Checks whether the server has the engine. */
  async look(): Promise<boolean> {
    const answer = await fetch(`${FOLDER}files.json`).catch(() => undefined);
    if (!answer?.ok || answer.status === 204) {
      return (this.offered = false);
    }
    this.#files = (await answer.json()) as Files;
    this.size = this.#files.files.reduce((sum, { bytes }) => sum + bytes, 0);
    return (this.offered = true);
  }

  /** Starts the engine unless it runs, after asking for consent the first time. */
  ready(): Promise<void> {
    this.#started ??= this.#start().catch((error: unknown) => {
      this.#started = undefined;
      this.#worker?.terminate();
      this.stage = error instanceof Refused ? 'off' : 'failed';
      if (this.stage === 'failed') {
        console.error('offline:', error);
      }
      throw error;
    });
    return this.#started;
  }

  /** The user's response in the stage `asking`. */
  consent(allowed: boolean): void {
    this.#consent?.(allowed);
  }

  ask(address: string, request: RequestInit, language: string): Promise<Response> {
    const body = typeof request.body === 'string' ? request.body : '';
    return this.#asked((id) => ({ kind: 'ask', id, method: request.method ?? 'GET', address, body, language }));
  }

  /** Continues a table on the server, with the same people and bots, or with friends instead of the bots. */
  leave(table: string, friends: boolean, language: string): Promise<Response> {
    return this.#asked((id) => ({ kind: 'leave', id, table, friends, language }));
  }

  /** Stores a finished game on the server. */
  finished(table: string, language: string): Promise<Response> {
    return this.#asked((id) => ({ kind: 'finished', id, table, language }));
  }

  /** The record of a table, finished or not. */
  record(table: string, language: string): Promise<Response> {
    return this.#asked((id) => ({ kind: 'record', id, table, language }));
  }

  async #asked(message: (id: number) => ToWorker): Promise<Response> {
    await this.ready();
    const id = this.#next++;
    return new Promise((answer) => {
      this.#told.set(id, answer);
      this.#say(message(id));
    });
  }

  open(line: LocalLine, address: string): number {
    const id = this.#next++;
    this.#lines.set(id, line);
    void this.ready().then(
      () => {
        this.#say({ kind: 'connect', line: id, address });
        line.opened();
      },
      () => line.ended(1006),
    );
    return id;
  }

  say(line: number, text: string): void {
    this.#say({ kind: 'say', line, text });
  }

  close(line: number): void {
    this.#lines.delete(line);
    if (this.stage === 'ready') {
      this.#say({ kind: 'close', line });
    }
  }

  /** Stops the engine for good, when everything is deleted. */
  end(): void {
    this.#worker?.terminate();
  }

  /** Makes the pages available offline after one visit; an update of the worker never interrupts a game. */
  async install(): Promise<void> {
    if ('serviceWorker' in navigator && (this.offered ?? (await this.look()))) {
      await navigator.serviceWorker.register(script('/sw.js'));
    }
  }

  async #start(): Promise<void> {
    if (!(this.offered ?? (await this.look())) && !(await this.look())) {
      throw new Error('the engine is not here');
    }
    if (!this.allowed) {
      await this.#permitted();
    }
    this.stage = 'loading';
    void this.install().catch(() => {});
    void navigator.storage?.persist?.();
    await this.#load();
    this.stage = 'starting';
    await this.#run();
    this.stage = 'ready';
  }

  async #permitted(): Promise<void> {
    this.stage = 'asking';
    const allowed = await new Promise<boolean>((answer) => (this.#consent = answer));
    if (!allowed) {
      throw new Refused();
    }
    this.allowed = true;
    localStorage.setItem(ALLOWED, 'yes');
  }

  /** Fills the cache that the service worker serves from; without the Cache API, the browser's HTTP cache has to do. */
  async #load(): Promise<void> {
    const cache = 'caches' in window ? await caches.open(CACHE) : undefined;
    this.loaded = 0;
    for (const { file, bytes } of this.#files!.files) {
      await keep(cache, FOLDER + file);
      this.loaded += bytes;
    }
  }

  #run(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker = new Worker(script(engine), { type: 'module' });
      this.#worker.onerror = (event) => reject(new Error(event.message));
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data, resolve, reject);
      this.#say({ kind: 'start', files: $state.snapshot(this.#files)! });
    });
  }

  #hear(message: FromWorker, resolve: () => void, reject: (error: Error) => void): void {
    if (message.kind === 'ready') {
      resolve();
    } else if (message.kind === 'waiting') {
      this.stage = 'waiting';
    } else if (message.kind === 'failed') {
      reject(new Error(message.why));
    } else if (message.kind === 'full') {
      this.full = true;
    } else if (message.kind === 'told') {
      const headers = { 'Content-Type': message.type };
      this.#told.get(message.id)?.(new Response(message.body, { status: message.status, headers }));
      this.#told.delete(message.id);
    } else if (message.kind === 'heard') {
      this.#lines.get(message.line)?.heard(message.text);
    } else {
      this.#lines.get(message.line)?.ended(message.code);
    }
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }
}

/** A full disk is no error: the game still works while online. */
async function keep(cache: Cache | undefined, file: string): Promise<void> {
  if (cache && !(await cache.match(file))) {
    await cache.add(file).catch(() => {});
  }
}

export const pocket = new Pocket();

/** The part of the WebSocket interface that a connection uses. */
export class LocalLine {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  #line: number;

  constructor(address: string) {
    this.#line = pocket.open(this, address);
  }

  send(text: string): void {
    pocket.say(this.#line, text);
  }

  close(): void {
    pocket.close(this.#line);
    this.readyState = WebSocket.CLOSED;
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  heard(data: string): void {
    this.onmessage?.({ data });
  }

  ended(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
