/** What people do at a table besides their moves, as far as this page knows. */
import type { Remark } from '../table/remarks';
import type { Aside, Asides } from '../wire';

/** How long something is shown, in ms. */
const SHOWN = 7000;
const KEPT = 24;

export class Talk {
  /** Everything known, newest last. */
  past = $state.raw<Aside[]>([]);
  /** What is shown now. */
  fresh = $state.raw<Aside[]>([]);
  /** Why the last remark was refused. */
  refused = $state.raw<Remark>();
  #known = 0;
  #opened = Date.now() / 1000;

  hear({ asides }: Asides): void {
    const news = asides.filter((aside) => aside.number > this.#known);
    this.#known = news.at(-1)?.number ?? this.#known;
    this.past = [...this.past, ...news].slice(-KEPT);
    const recent = news.filter((aside) => aside.at > this.#opened - SHOWN / 1000);
    if (recent.length) {
      this.fresh = [...this.fresh, ...recent].slice(-4);
      setTimeout(() => (this.fresh = this.fresh.filter((aside) => !recent.includes(aside))), SHOWN);
    }
  }
}
