/** Caches the pages, so that they open offline. Each build has its own cache, and a page gets all its files from one
 * build. A new build waits until no page uses the old one, so a running game never loses its files. */
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
/** Always fetched from the network. */
const ELSEWHERE = /^\/(api|docs|healthz|metrics)\b/;
const TAKE_OVER = 'take over';

const on = <E extends Event>(name: string, work: (event: E) => void): void =>
  addEventListener(name, work as unknown as EventListener);

async function install(): Promise<void> {
  // Some file names are the same in every build, so the HTTP cache may be stale.
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

/** Matches this build's cache only: the next build may already be cached under the same names. */
const own = (what: Request | string): Promise<Response | undefined> =>
  caches.match(what, { cacheName: PAGES, ignoreSearch: true });

let handedOver = false;

/** Lets the waiting build take over when the only open page is reloaded, since nobody is playing at that moment. The
 * number of clients does not distinguish this from a second page being opened, so only a reload counts. */
async function handsOver({ cache }: Request): Promise<boolean> {
  const next = registration.waiting;
  if (next === null || handedOver || cache === 'default' || (await clients.matchAll()).length > 1) {
    return false;
  }
  next.postMessage(TAKE_OVER);
  return (handedOver = true);
}

/** Serves this build's index page for every path, since all files are of this build. During a handover it serves an
 * empty page that refreshes, so that the next build responds. */
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
