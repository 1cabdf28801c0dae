/** The service worker that shows push notifications, even when no page is open. It has its own scope, apart from the
 * offline worker: it controls no page and caches nothing. */
export {};

interface PushEvent {
  data: { json(): { title: string; text: string; game: string; link?: string } } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface ClickEvent {
  notification: Notification & { data: { link?: string } };
  waitUntil(work: Promise<unknown>): void;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: { matchAll(wanted: object): Promise<Page[]>; openWindow(address: string): Promise<unknown> };

const on = <E>(name: string, work: (event: E) => void): void =>
  addEventListener(name, work as unknown as EventListener);

on<PushEvent>('push', (event) => {
  const told = event.data?.json();
  if (told) {
    const { title, text, game, link } = told;
    event.waitUntil(
      registration.showNotification(title, {
        body: text,
        tag: `quartett-${game}`,
        icon: '/icons/quartett.svg',
        data: { link },
      }),
    );
  }
});

/** Focuses the page that shows the table, or opens one; without a link it opens the lobby. */
async function open(link = '/'): Promise<void> {
  const { href } = new URL(link, location.origin);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === href);
  await (shown ? shown.focus() : clients.openWindow(href));
}

on<ClickEvent>('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});
