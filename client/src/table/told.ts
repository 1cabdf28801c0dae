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
