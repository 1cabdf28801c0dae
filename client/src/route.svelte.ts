/** The router: the current path, changed by links within the site without a reload. */
import { isLocal, fetchApi } from './offline/transport';
import { tableIn } from './offline/here';

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Navigates as the result of something started on another page, unless the user has left that page. */
  goFrom(path: string, address: string): void {
    if (this.path === path) {
      this.go(address);
    }
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a');
    const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey;
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) {
      return;
    }
    if (link.pathname.startsWith('/api')) {
      void save(link, event);
      return;
    }
    if (link.hash && link.pathname === location.pathname && link.search === location.search) {
      return; // the browser handles links within the page
    }
    event.preventDefault();
    this.go(link.href);
  }
}

/** Files of a table in this browser have no URL, so they are fetched from the engine and saved. */
async function save(link: HTMLAnchorElement, event: MouseEvent): Promise<void> {
  const table = tableIn(link.pathname);
  if (table === undefined || !isLocal(table)) {
    return;
  }
  event.preventDefault();
  const file = document.createElement('a');
  file.href = URL.createObjectURL(await (await fetchApi(link.pathname)).blob());
  file.download = link.download;
  file.target = '_blank';
  file.click();
  URL.revokeObjectURL(file.href);
}

export const route = new Route();
