/** Updates that wait to be shown, each as its scenes, one after the other. Whoever hurries sees how it
 * stands at once; what was not seen is told all the same. */
import type { Scene } from './moments';
import { lasting } from './pace';
import type { WholeUpdate } from './source';

export interface Screen {
  /** The moments of an update; none after an absence. */
  scenes(update: WholeUpdate): Scene[];
  /** A scene on the way. */
  show(scene: Scene, ms: number): Promise<void>;
  /** Scenes that are told and not shown. */
  pass(scenes: Scene[]): void;
  /** The table as the update leaves it, with its last scene. */
  settle(update: WholeUpdate, last: Scene | undefined, ms: number): Promise<void>;
  /** Nothing is in the light any more. */
  rest(): void;
  /** How many times as fast as usual. */
  tempo(): number;
}

export class Queue {
  #waiting: WholeUpdate[] = [];
  #screen: Screen;
  #current: WholeUpdate | undefined;
  #playing = false;
  #hurried = false;
  #skip = (): void => {};
  #done: Promise<void> = Promise.resolve();

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** The newest that is not shown yet. */
  get last(): WholeUpdate | undefined {
    return this.#waiting.at(-1) ?? this.#current;
  }

  /** When all that waits was shown. */
  get done(): Promise<void> {
    return this.#done;
  }

  push(update: WholeUpdate): void {
    this.#waiting.push(update);
    if (!this.#playing) {
      this.#done = this.#playAll();
    }
  }

  /** The moment of now is over. */
  skip(): void {
    this.#skip();
  }

  /** All that waits is over as soon as it is drawn. */
  hurry(): Promise<void> {
    this.#hurried = this.#playing;
    this.#skip();
    return this.#done;
  }

  async #playAll(): Promise<void> {
    this.#playing = true;
    while (this.#waiting.length) {
      await this.#play(this.#waiting.shift()!);
    }
    this.#hurried = false;
    this.#playing = false;
    this.#screen.rest();
  }

  async #play(update: WholeUpdate): Promise<void> {
    this.#current = update;
    const scenes = this.#screen.scenes(update);
    const last = scenes.pop();
    while (scenes.length && !this.#hurried) {
      const scene = scenes.shift()!;
      const ms = this.#lasting(scene);
      await this.#screen.show(scene, ms);
      await this.#pause(ms);
    }
    this.#screen.pass(scenes);
    const ms = last && !this.#hurried ? this.#lasting(last) : 0;
    this.#current = undefined;
    await this.#screen.settle(update, last, ms);
    await this.#pause(ms);
  }

  #lasting({ moment }: Scene): number {
    return lasting(moment.ms, this.#waiting.length) / this.#screen.tempo();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      this.#skip = done;
      if (ms > 0) {
        setTimeout(done, ms);
      } else {
        done();
      }
    });
  }
}
