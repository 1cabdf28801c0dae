/** Which page is shown: the address, split; links inside the site change it without a reload. */
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

  /** Where something leads that was begun on another page: only for who is still there. */
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
      return;
    }
    event.preventDefault();
    this.go(link.href);
  }
}

export const route = new Route();
