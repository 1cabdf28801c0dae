/** Plays waiting updates one after another, each as its scenes. Skipping shows the latest state at once; what was
 * skipped is still announced and logged. */
import type { Scene } from './moments';
import { lasting } from './pace';
import type { WholeUpdate } from './source';

export interface Screen {
  /** The moments of an update; none after an absence. */
  scenes(update: WholeUpdate): Scene[];
  /** Shows a scene for its duration. */
  show(scene: Scene, ms: number): Promise<void>;
  /** Announces scenes without showing them. */
  pass(scenes: Scene[]): void;
  /** Shows the table's final state of the update, during its last scene. */
  settle(update: WholeUpdate, last: Scene | undefined, ms: number): Promise<void>;
  /** Ends the last moment. */
  rest(): void;
  /** The speed factor. */
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

  /** The newest update that is not yet settled. */
  get last(): WholeUpdate | undefined {
    return this.#waiting.at(-1) ?? this.#current;
  }

  /** Resolves when everything in the queue has been shown. */
  get done(): Promise<void> {
    return this.#done;
  }

  push(update: WholeUpdate): void {
    this.#waiting.push(update);
    if (!this.#playing) {
      this.#done = this.#playAll();
    }
  }

  /** Ends the current moment. */
  skip(): void {
    this.#skip();
  }

  /** Ends everything in the queue; resolves once the latest state is drawn. */
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
