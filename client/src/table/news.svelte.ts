/** What has happened, in words and as events: announced once, kept for the log, and summed up after an absence. */
import { telling, type Scene, type Teller } from './moments';
import type { Taken, WholeStep } from './source';
import { tellings, type Told } from './told';

/** A sentence as it was said, with a number of its own. */
export interface Said {
  key: number;
  say: (teller: Teller) => string;
}
const KEPT = 60;

export class News {
  /** What was said lately, the newest last. */
  said = $state.raw<Said[]>([]);
  /** What happened while nobody looked, until it was read. */
  recap = $state.raw<Said[]>([]);
  /** All events since the page was opened, and those of the step that was shown last. */
  told = $state.raw<Told[]>([]);
  fresh = $state.raw<Told[]>([]);
  #sayings = 0;

  /** Every sentence is said once, and every event logged once, whether its scene is seen or not. */
  tell({ moment, over }: Scene): void {
    if (moment.say) {
      this.said = [...this.said, this.#saying(moment.say)].slice(-KEPT);
    }
    const news = over ? tellings(over) : [];
    this.told = news.length ? [...this.#standing(over?.taken), ...news] : this.told;
    this.fresh = over ? news : this.fresh;
  }

  /** Steps that nobody saw; `missed` by somebody who knows what was before. */
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

  /** Another game begins at the same table, as in a lesson: nothing of the one before is news there. */
  forget(): void {
    [this.said, this.recap, this.told, this.fresh] = [[], [], [], []];
  }

  /** What was taken back has not happened. An answer that was still sealed leaves what others did. */
  #standing(taken: Taken | undefined): Told[] {
    return taken ? this.told.filter(({ number }) => number <= taken.number) : this.told;
  }

  #saying(say: Said['say']): Said {
    return { key: this.#sayings++, say };
  }
}
