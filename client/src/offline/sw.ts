/** Keeps the pages, so that they open without a net. Everything of one build lies in one cache, and
 * a new build waits until no page of the old one is open: no running game loses its files. */
declare const BUILT: { version: string; pages: string[]; engine: string[] };

interface Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const clients: { claim(): Promise<void> };

const PAGES = `quartett-pages-${BUILT.version}`;
const ENGINE = 'quartett-engine';
const KEPT = ['/assets/', '/offline/', '/icons/', '/manifest.webmanifest'];

const on = <E extends Event>(name: string, work: (event: E) => void): void =>
  addEventListener(name, work as unknown as EventListener);

async function install(): Promise<void> {
  await (await caches.open(PAGES)).addAll(BUILT.pages);
  const engine = await caches.open(ENGINE);
  if ((await engine.keys()).length) {
    const missing = await Promise.all(BUILT.engine.map(async (file) => ((await engine.match(file)) ? [] : [file])));
    await engine.addAll(missing.flat());
  }
}

async function clean(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('quartett-pages-') && name !== PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
  const engine = await caches.open(ENGINE);
  const gone = (await engine.keys()).filter(({ url }) => !BUILT.engine.includes(new URL(url).pathname));
  await Promise.all(gone.map((file) => engine.delete(file)));
  await clients.claim();
}

/** What this build has kept: the next one may lie there already, under the same names. */
const own = (what: Request | string): Promise<Response | undefined> =>
  caches.match(what, { cacheName: PAGES, ignoreSearch: true });

const isPage = ({ request }: FetchEvent): boolean => request.mode === 'navigate';

/** Pages are asked for, so that a server's news come at once; without a net, or where files know
 * nothing of tables, they are the one that was kept. */
async function page(request: Request): Promise<Response> {
  const kept = async (): Promise<Response> => (await own('/')) ?? Response.error();
  try {
    const answer = await fetch(request);
    return answer.status === 404 ? await kept() : answer;
  } catch {
    return kept();
  }
}

async function file(request: Request): Promise<Response> {
  return (
    (await own(request)) ?? (await caches.match(request, { cacheName: ENGINE, ignoreSearch: true })) ?? fetch(request)
  );
}

on('install', (event) => event.waitUntil(install()));
on('activate', (event) => event.waitUntil(clean()));
on<FetchEvent>('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/docs/')) {
    return;
  }
  if (isPage(event)) {
    event.respondWith(page(event.request));
  } else if (KEPT.some((start) => pathname.startsWith(start))) {
    event.respondWith(file(event.request));
  }
});
