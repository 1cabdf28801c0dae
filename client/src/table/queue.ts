/** Updates that wait to be shown, one after the other. Any key or tap shows the rest at once. */
import type { Room } from '../tables/rooms';
import type { Update } from '../wire';
import { Pace } from './pace';

export class Queue {
  #waiting: Update[] = [];
  #show: (update: Update, ms: number) => Promise<void>;
  #motions: () => Room['motions'] | undefined;
  #pace = new Pace();
  #playing = false;
  #hurried = false;
  #first = true;
  #skip = (): void => {};

  constructor(show: (update: Update, ms: number) => Promise<void>, motions: () => Room['motions'] | undefined) {
    this.#show = show;
    this.#motions = motions;
  }

  get last(): Update | undefined {
    return this.#waiting.at(-1);
  }

  push(update: Update): void {
    this.#waiting.push(update);
    if (!this.#playing) {
      void this.#playAll();
    }
  }

  hurry(): void {
    this.#hurried = this.#playing;
    this.#skip();
  }

  async #playAll(): Promise<void> {
    this.#playing = true;
    while (this.#waiting.length) {
      const update = this.#waiting.shift()!;
      const ms = this.#duration(update);
      await this.#show(update, ms);
      await this.#pause(ms);
    }
    this.#hurried = false;
    this.#pace.rest();
    this.#playing = false;
  }

  #duration(update: Update): number {
    const atOnce = this.#first || this.#hurried;
    this.#first = false;
    return atOnce ? 0 : this.#pace.duration(update, this.#waiting.length, this.#motions());
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#skip = done;
      setTimeout(done, ms);
    });
  }
}
