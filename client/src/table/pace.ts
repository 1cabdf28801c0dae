/** How long an update is shown before the next one: as long as its events move at the speed that the
 * person chose, and shorter while more and more are waiting. */
import { settings, wantsStill } from '../settings.svelte';
import type { Room } from '../tables/rooms';
import type { Update } from '../wire';

const TEMPO = { calm: 1.8, normal: 1, quick: 0.45, still: 0 };
const MOMENT = 120;
/** More waiting updates than this run at double speed, and all of them within this time. */
const MANY = 4;
const CATCH_UP = 1500;

export class Pace {
  #until = 0;

  /** `waiting`: how many more updates are there already. */
  duration(update: Update, waiting: number, motions: Room['motions'] | undefined): number {
    if (wantsStill() || document.hidden) {
      return 0;
    }
    const events = update.steps.flatMap((step) => step.events);
    const longest = Math.max(0, ...events.map((event) => motions?.[event.type]?.ms ?? MOMENT));
    const ms = longest * TEMPO[settings.speed];
    return this.#hurries(waiting) ? Math.min(ms / 2, this.#left() / (waiting + 1)) : ms;
  }

  #hurries(waiting: number): boolean {
    if (!this.#until && waiting > MANY) {
      this.#until = performance.now() + CATCH_UP;
    }
    return this.#until > 0;
  }

  #left(): number {
    return Math.max(0, this.#until - performance.now());
  }

  /** Everything is shown. */
  rest(): void {
    this.#until = 0;
  }
}
