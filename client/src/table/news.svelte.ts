/** What has happened, as sentences and as events: announced once, logged, and summed up after an absence. */
import { telling, type Scene, type Teller } from './moments';
import type { Taken, WholeStep } from './source';
import { tellings, type Told } from './told';

/** An announced sentence with a unique key. */
export interface Said {
  key: number;
  say: (teller: Teller) => string;
}
const KEPT = 60;

export class News {
  /** The latest sentences, newest last. */
  said = $state.raw<Said[]>([]);
  /** What happened while the page was hidden, until it is read. */
  recap = $state.raw<Said[]>([]);
  /** All events since the page was opened, and those of the last step. */
  told = $state.raw<Told[]>([]);
  fresh = $state.raw<Told[]>([]);
  #sayings = 0;

  /** Announces every sentence once and logs every event once, even if its scene is skipped. */
  tell({ moment, over }: Scene): void {
    if (moment.say) {
      this.said = [...this.said, this.#saying(moment.say)].slice(-KEPT);
    }
    const news = over ? tellings(over) : [];
    this.told = news.length ? [...this.#standing(over?.taken), ...news] : this.told;
    this.fresh = over ? news : this.fresh;
  }

  /** Logs steps that were not shown. `missed`: whether the user knows the state before them and gets a recap. */
  sumUp(steps: WholeStep[], missed: boolean): void {
    const news = steps.flatMap(tellings);
    this.told = [...this.told, ...news];
    this.fresh = missed ? news : [];
    if (missed) {
      const events = news.flatMap(({ event }) => (event ? [this.#saying(telling(event))] : []));
      this.said = [...this.said, ...events].slice(-KEPT);
      this.recap = [...this.recap, ...events].slice(-KEPT);
    }
  }

  /** Clears everything, because another position begins at the same table, as in a lesson. */
  forget(): void {
    [this.said, this.recap, this.told, this.fresh] = [[], [], [], []];
  }

  /** The events that remain after an answer was taken back. If the answer was still sealed, others' events remain. */
  #standing(taken: Taken | undefined): Told[] {
    return taken ? this.told.filter(({ number }) => number <= taken.number) : this.told;
  }

  #saying(say: Said['say']): Said {
    return { key: this.#sayings++, say };
  }
}
