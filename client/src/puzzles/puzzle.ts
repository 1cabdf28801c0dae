/** A puzzle as a table: it stands still, takes one answer, and asks nothing more. */
import { welcomeTo, type Listener, type Message, type Reply, type Source } from '../table/source';
import { whole } from '../table/whole';
import type { PuzzleSeen, Update } from '../wire';

export class PuzzleSource implements Source {
  #puzzle: PuzzleSeen;
  #listener: Listener;
  #answered: (move: string) => void;

  /** `answered` hears the move that somebody would make. */
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

/** The same table when nobody is asked any more. */
function atRest(update: Update): Update {
  const seats = update.seats.map((seat) => ({ ...seat, owes: false }));
  return { ...update, number: update.number + 1, seats, question: null, choices: [], refused: [] };
}
