/** The requested hint for the current question; it is valid until the question changes. */
import type { Hinted } from '../wire';
import type { Reply } from './source';

export class Advice {
  given = $state.raw<Hinted>();
  awaited = $state(false);
  /** The moves marked on the table, best first. */
  marked = $state.raw<string[]>([]);
  /** Counts questions, to recognise a hint that arrives too late. */
  #questions = 0;

  /** The server thinks for a moment; its answer is ignored if the game has gone on meanwhile. */
  async ask(send: () => Promise<Reply>): Promise<Reply | undefined> {
    this.awaited = true;
    const question = this.#questions;
    const reply = await send();
    this.awaited = false;
    return question === this.#questions ? reply : undefined;
  }

  give(hint: Hinted): void {
    this.given = hint;
    this.marked = hint.moves.map((one) => one.move);
  }

  /** Removes the marks; another hint can be requested. */
  forget(): void {
    this.#questions++;
    this.given = undefined;
    this.marked = [];
  }
}
