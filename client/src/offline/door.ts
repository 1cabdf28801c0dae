/** Where requests and lines go: to the server, or, where there is none, to the engine in this browser. */
import { settings } from '../settings.svelte';
import { isHere, nowHere, tableIn } from './here';
import { fileFor } from './library';
import { LocalLine, pocket } from './pocket.svelte';

/** Pages that are only files have no server at all. */
export const isSite = document.querySelector('meta[name=quartett-site]') !== null;

/** What only a server has: deals that are the same for everybody, and rooms of others. */
const THERE = /^\/api\/(daily|rooms)\b/;
const OPENS = /^\/api\/(tables|branch|tables\/[^/]+\/rematch)$/;

/** Whether a table is played in this browser. */
export const isLocal = (table: string): boolean => isSite || isHere(table);

export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export async function reach(address: string, request: RequestInit = {}): Promise<Response> {
  const table = tableIn(address);
  if (isSite || (table !== undefined && isHere(table))) {
    return local(address, request);
  }
  try {
    return await (address.startsWith('/api/tables/seen?') ? seen(address) : fetch(address, request));
  } catch (error) {
    // Without a net what is asked of a server or its tables stays unanswered: it is not here.
    if (!pocket.allowed || table !== undefined || THERE.test(address)) {
      throw error;
    }
    return local(address, request);
  }
}

/** `own`: which of the seats that this browser has. */
export function line(table: string, own?: number): Line {
  const address = `/api/tables/${table}/play${own === undefined ? '' : `?own=${own}`}`;
  if (isLocal(table)) {
    return new LocalLine(address);
  }
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${address}`) as Line;
}

async function local(address: string, request: RequestInit): Promise<Response> {
  const reading = (request.method ?? 'GET') === 'GET';
  const file = reading ? fileFor(address, settings.language) : undefined;
  const found = file === undefined ? undefined : await fetch(file).catch(() => undefined);
  if (found?.ok) {
    return found;
  }
  if (reading && !pocket.allowed && tableIn(address) === undefined && !address.includes('/puzzles')) {
    // Nobody has played here yet, so there is nothing to list.
    return Response.json([]);
  }
  const told = await pocket.ask(address, request, settings.language);
  if (told.ok && !reading && OPENS.test(address)) {
    nowHere(((await told.clone().json()) as { table: string }).table);
  }
  return told;
}

/** Of tables at the server and of tables here. */
async function seen(address: string): Promise<Response> {
  const names = new URLSearchParams(address.split('?')[1]).getAll('table');
  const asked = async (wanted: string[], from: (address: string) => Promise<Response>): Promise<unknown[]> => {
    const query = wanted.map((name) => `table=${encodeURIComponent(name)}`).join('&');
    return wanted.length ? ((await (await from(`/api/tables/seen?${query}`)).json()) as unknown[]) : [];
  };
  const here = names.filter(isHere);
  const there = names.filter((name) => !isHere(name));
  if (!here.length) {
    return fetch(address);
  }
  const both = await Promise.all([
    asked(there, fetch).catch(() => []),
    asked(here, (one) => pocket.ask(one, {}, settings.language)),
  ]);
  return Response.json(both.flat());
}
