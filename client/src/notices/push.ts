/** The push subscription of this browser, for our server's key. */
import { script } from '../offline/pocket.svelte';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export interface Subscribed {
  target: string;
  key: string;
  auth: string;
}

/** Undefined if the user or the browser refuses. */
export async function subscribe(server: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return undefined;
  }
  const worker = await started(
    await navigator.serviceWorker.register(script('/notices-sw.js'), { scope: '/notices/' }),
  );
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: server });
  const { endpoint, keys } = subscription.toJSON();
  return { target: endpoint ?? '', key: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

function started(worker: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = worker.installing ?? worker.waiting;
  if (worker.active || !coming) {
    return Promise.resolve(worker);
  }
  return new Promise((resolve) =>
    coming.addEventListener('statechange', () => coming.state === 'activated' && resolve(worker)),
  );
}
