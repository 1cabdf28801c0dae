/** A lesson as the source of a table: it continues after the expected move and explains why other moves are refused. */
import { welcomeTo, type Listener, type Message, type Reply, type Source } from '../table/source';
import { whole } from '../table/whole';
import type { LessonSeen, LessonStep, Update } from '../wire';
import { spoken } from '../words/spoken.svelte';

export const WORDS = 'lessons';
export const sentence = (game: string, says: string): string => `lesson-${game}-${says}`;

export class LessonSource implements Source {
  #lesson: LessonSeen;
  #listener: Listener;
  #at = 0;
  #went: (at: number) => void;

  /** `went` is called with the number of each new step. */
  constructor(lesson: LessonSeen, listener: Listener, went: (at: number) => void) {
    this.#lesson = lesson;
    this.#listener = listener;
    this.#went = went;
    listener.linked('open');
    listener.welcomed(welcomeTo(lesson.game, 0, lesson.options));
    this.#show(lesson.steps[0]!.update);
  }

  send(message: Message): Promise<Reply> {
    return Promise.resolve(this.#reply(message));
  }

  #reply(message: Message): Reply {
    const step = this.#lesson.steps[this.#at];
    const told = { id: message.id, number: step?.update.number ?? 0 };
    if (message.type !== 'move' || !step?.wanted || message.move !== step.wanted) {
      return { ...told, type: 'refused', text: this.#other(step), reason: null, problem: null };
    }
    this.#goOn();
    return { ...told, type: 'answer', reason: null };
  }

  close(): void {}

  /** Goes to the next step, after the expected move or after a step that is only read. */
  #goOn(): void {
    const { steps } = this.#lesson;
    if (this.#at + 1 < steps.length) {
      this.#at++;
      this.#went(this.#at);
      queueMicrotask(() => this.#show(steps[this.#at]!.update));
    }
  }

  readOn(): void {
    if (!this.#lesson.steps[this.#at]!.wanted) {
      this.#goOn();
    }
  }

  /** Every update of a lesson comes with a whole view, not with a change to the last one. */
  #show(update: Update): void {
    this.#listener.updated(whole(update, undefined));
  }

  #other(step: LessonStep | undefined): string {
    const words = spoken.of(WORDS);
    const own = step && words.beside(sentence(this.#lesson.game, step.says), 'other');
    return own ?? words.say('lesson-other');
  }
}
