/** What happened, one line each, as it is logged and spoken. */
import type { GameEvent } from '../wire';
import type { Taken, WholeStep } from './source';

export interface Told {
  key: string;
  /** None where a move was taken back. */
  event: GameEvent | undefined;
  /** The moment of the update in which it came, to batch what is spoken. */
  number: number;
  taken?: Taken | undefined;
}

export function tellings(step: WholeStep): Told[] {
  if (step.undone) {
    return [{ key: `${step.number}`, event: undefined, number: step.number, taken: step.taken }];
  }
  return step.events.map((event, at) => ({ key: `${step.number} ${at}`, event, number: step.number }));
}

/** A sentence, and how many times it is said in a row. */
export interface Line {
  key: string;
  text: string;
  times: number;
}

/** What was said just before is counted, and not said again. */
export function addLine(lines: Line[], key: string, text: string): void {
  const last = lines.at(-1);
  if (last?.text === text) {
    last.times++;
  } else {
    lines.push({ key, text, times: 1 });
  }
}
