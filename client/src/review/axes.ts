/** The ticks of the curve's axes. */
import type { Row } from '../wire';

export interface Tick {
  /** How many answers come before it. */
  at: number;
  label: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Ticks at a round interval, at most `most` of them, with the numbers used everywhere else. */
function moves(rows: Row[], most: number): Tick[] {
  const step = STEPS.find((one) => rows.length / one <= most) ?? rows.length;
  return rows.flatMap(({ number }, at) => ((number + 1) % step ? [] : [{ at: at + 1, label: number + 1 }]));
}

/** The beginnings of the seat's turns, if the game is reviewed by turns. */
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

/** Leaves out ticks whose labels would touch the previous one. */
function spaced(ticks: Tick[], apart: number): Tick[] {
  let free = 0;
  return ticks.filter(({ at }) => {
    const fits = at >= free;
    free = fits ? at + apart : free;
    return fits;
  });
}

/** `most`: how many labels fit. */
export function ticksOf(rows: Row[], seat: number, most: number): { kind: 'moves' | 'turns'; ticks: Tick[] } {
  const own = turns(rows, seat);
  return own.length
    ? { kind: 'turns', ticks: spaced(own, rows.length / most) }
    : { kind: 'moves', ticks: moves(rows, most) };
}
