/** Keeps the pages, so that they open without a net. Everything of one build lies in one cache, and
 * every page gets all its files from one build. A new one waits until nobody plays with the old one
 * any more: no running game loses its files. */
declare const BUILT: { version: string; pages: string[]; engine: string[] };

interface Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare const clients: { claim(): Promise<void>; matchAll(): Promise<unknown[]> };
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

const PAGES = `quartett-pages-${BUILT.version}`;
const ENGINE = 'quartett-engine';
const KEPT = ['/assets/', '/offline/', '/icons/', '/manifest.webmanifest'];
/** What a server or a folder of documents says, whatever is kept here. */
const ELSEWHERE = /^\/(api|docs|healthz|metrics)\b/;
const TAKE_OVER = 'take over';

const on = <E extends Event>(name: string, work: (event: E) => void): void =>
  addEventListener(name, work as unknown as EventListener);

async function install(): Promise<void> {
  // Some of them have the same names in every build: what the browser remembers of them may be old.
  await (await caches.open(PAGES)).addAll(BUILT.pages.map((page) => new Request(page, { cache: 'no-cache' })));
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

let handedOver = false;

/** When the only open page is reloaded, the waiting build can take over: nobody is playing meanwhile. A page
 * that opens beside it is not told apart from it by their number, so only a reload counts. */
async function handsOver({ cache }: Request): Promise<boolean> {
  const next = registration.waiting;
  if (next === null || handedOver || cache === 'default' || (await clients.matchAll()).length > 1) {
    return false;
  }
  next.postMessage(TAKE_OVER);
  return (handedOver = true);
}

/** The one page of this build at every address, as its files are of this build; or nothing, and the next build
 * answers when the browser asks again at once. */
async function page(request: Request): Promise<Response> {
  if (await handsOver(request)) {
    return new Response('', { headers: { Refresh: '0' } });
  }
  return (await own('/')) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  return (
    (await own(request)) ?? (await caches.match(request, { cacheName: ENGINE, ignoreSearch: true })) ?? fetch(request)
  );
}

on('install', (event) => event.waitUntil(install()));
on('activate', (event) => event.waitUntil(clean()));
on<Event & { data: unknown }>('message', ({ data }) => data === TAKE_OVER && skipWaiting());
on<FetchEvent>('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || ELSEWHERE.test(pathname)) {
    return;
  }
  if (KEPT.some((start) => pathname.startsWith(start))) {
    event.respondWith(file(event.request));
  } else if (event.request.mode === 'navigate') {
    event.respondWith(page(event.request));
  }
});
