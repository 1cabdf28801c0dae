/** Shows a notice that came by push, also while no page is open. It has a place of its own beside the
 * worker that keeps the pages: this one controls no page and keeps nothing. */
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

/** The table in a page that shows it, or a new one; the lobby if the notice does not say which. */
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
