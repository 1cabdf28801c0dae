/** Routes requests and connections to the server or, without one, to the engine in this browser. */
import { settings } from '../settings.svelte';
import { isHere, nowHere, tableIn } from './here';
import { fileFor } from './library';
import { LocalLine, pocket } from './pocket.svelte';

/** Whether the pages are served as plain files, without a server behind them. */
export const isSite = document.querySelector('meta[name=quartett-site]') !== null;

/** What only a server has: daily deals, which are the same for everybody, and other people's rooms. */
const THERE = /^\/api\/(daily|rooms)\b/;
const OPENS = /^\/api\/(tables|branch|tables\/[^/]+\/rematch)$/;

/** Whether a table runs in this browser. */
export const isLocal = (table: string): boolean => isSite || isHere(table);

export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export async function fetchApi(address: string, request: RequestInit = {}): Promise<Response> {
  const table = tableIn(address);
  if (isSite || (table !== undefined && isHere(table))) {
    return local(address, request);
  }
  try {
    return await (address.startsWith('/api/tables/seen?') ? seen(address) : fetch(address, request));
  } catch (error) {
    // Offline, requests for a server's tables fail, because the engine does not have them.
    if (!pocket.allowed || table !== undefined || THERE.test(address)) {
      throw error;
    }
    return local(address, request);
  }
}

/** `own`: which of this browser's seats at the table. */
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
    // Nothing has been played in this browser yet, so every list is empty.
    return Response.json([]);
  }
  const told = await pocket.ask(address, request, settings.language);
  if (told.ok && !reading && OPENS.test(address)) {
    nowHere(((await told.clone().json()) as { table: string }).table);
  }
  return told;
}

/** Combines tables on the server with tables in this browser. */
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
