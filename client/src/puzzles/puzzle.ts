/** A puzzle as the source of a table: it accepts one move and then asks nothing more. */
import { welcomeTo, type Listener, type Message, type Reply, type Source } from '../table/source';
import { whole } from '../table/whole';
import type { PuzzleSeen, Update } from '../wire';

export class PuzzleSource implements Source {
  #puzzle: PuzzleSeen;
  #listener: Listener;
  #answered: (move: string) => void;

  /** `answered` is called with the chosen move. */
  constructor(puzzle: PuzzleSeen, listener: Listener, answered: (move: string) => void) {
    this.#puzzle = puzzle;
    this.#listener = listener;
    this.#answered = answered;
    listener.linked('open');
    listener.welcomed(welcomeTo(puzzle.game, puzzle.seat, puzzle.options));
    this.#show(puzzle.update);
  }

  send(message: Message): Promise<Reply> {
    const told = { id: message.id, number: this.#puzzle.update.number };
    if (message.type === 'move') {
      queueMicrotask(() => {
        this.#show(atRest(this.#puzzle.update));
        this.#answered(message.move);
      });
    }
    return Promise.resolve({ ...told, type: 'answer', reason: null });
  }

  close(): void {}

  #show(update: Update): void {
    this.#listener.updated(whole(update, undefined));
  }
}

/** The same table with no question left. */
function atRest(update: Update): Update {
  const seats = update.seats.map((seat) => ({ ...seat, owes: false }));
  return { ...update, number: update.number + 1, seats, question: null, choices: [], refused: [] };
}
