/** Events as they are logged and announced. */
import type { GameEvent } from '../wire';
import type { Taken, WholeStep } from './source';

export interface Told {
  key: string;
  /** Undefined if a move was taken back. */
  event: GameEvent | undefined;
  /** The number of the update with it, to announce its events together. */
  number: number;
  taken?: Taken | undefined;
}

export function tellings(step: WholeStep): Told[] {
  if (step.undone) {
    return [{ key: `${step.number}`, event: undefined, number: step.number, taken: step.taken }];
  }
  return step.events.map((event, at) => ({ key: `${step.number} ${at}`, event, number: step.number }));
}

/** A sentence, and how many times in a row it occurred. */
export interface Line {
  key: string;
  text: string;
  times: number;
}

/** Counts a repetition of the last line instead of adding it again. */
export function addLine(lines: Line[], key: string, text: string): void {
  const last = lines.at(-1);
  if (last?.text === text) {
    last.times++;
  } else {
    lines.push({ key, text, times: 1 });
  }
}
