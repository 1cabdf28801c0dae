/** Rebuilds whole views from the differences sent over the wire. Only this module knows about them. */
import type { Replay, ReplayStep, Step, Update, View } from '../wire';
import type { WholeStep, WholeUpdate } from './source';

type Fields = Record<string, unknown>;

/** The view after a change. Unchanged fields keep their identity. */
export function changed(view: View, change: Fields): View {
  const before = view as unknown as Fields;
  const news = Object.entries(change).map(([field, value]) => [field, placed(before[field], value)]);
  return { ...before, ...Object.fromEntries(news) } as unknown as View;
}

/** A list of objects can be sent as a map from index to changed fields. */
function placed(before: unknown, value: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(value)) {
    return value;
  }
  const places = value as Record<number, Fields>;
  return before.map((one: Fields, at) => (places[at] ? { ...one, ...places[at] } : one));
}

export interface WholeReplayStep extends Omit<ReplayStep, 'change'> {
  /** The state after it. */
  view: View;
}
export interface WholeReplay extends Omit<Replay, 'steps'> {
  steps: WholeReplayStep[];
}

export function wholeReplay(replay: Replay): WholeReplay {
  let view = replay.start;
  const show = ({ change, ...step }: ReplayStep): WholeReplayStep => {
    view = changed(view, change);
    return { ...step, view };
  };
  return { ...replay, steps: replay.steps.map(show) };
}

/** `view`: the previous view; the first update of a connection contains a whole one. */
export function whole(update: Update, view: View | undefined): WholeUpdate {
  let now = update.view ?? view!;
  const show = ({ change, ...step }: Step): WholeStep => {
    if (!change) {
      return step;
    }
    now = changed(now, change);
    return { ...step, view: now };
  };
  const steps = update.steps.map(show);
  return { ...update, steps, view: now };
}
