/** What stands at the axes of the curve. */
import type { Row } from '../wire';

export interface Tick {
  /** How many answers lie before it. */
  at: number;
  label: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Every so many answers, at most `most` in all; numbered as everywhere else. */
function moves(rows: Row[], most: number): Tick[] {
  const step = STEPS.find((one) => rows.length / one <= most) ?? rows.length;
  return rows.flatMap(({ number }, at) => ((number + 1) % step ? [] : [{ at: at + 1, label: number + 1 }]));
}

/** Where own turns begin, if the game is judged by turns. */
function turns(rows: Row[], seat: number): Tick[] {
  let last = 0;
  return rows.flatMap(({ actor, turn }, at) => {
    if (actor !== seat || turn <= last) {
      return [];
    }
    last = turn;
    return [{ at, label: turn }];
  });
}

/** No two so close together that their labels would touch. */
function spaced(ticks: Tick[], apart: number): Tick[] {
  let free = 0;
  return ticks.filter(({ at }) => {
    const fits = at >= free;
    free = fits ? at + apart : free;
    return fits;
  });
}

/** `most`: how many labels there is room for. */
export function ticksOf(rows: Row[], seat: number, most: number): { kind: 'moves' | 'turns'; ticks: Tick[] } {
  const own = turns(rows, seat);
  return own.length
    ? { kind: 'turns', ticks: spaced(own, rows.length / most) }
    : { kind: 'moves', ticks: moves(rows, most) };
}
