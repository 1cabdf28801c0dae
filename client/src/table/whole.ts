/** Whole views out of the differences that go over the wire. Nobody else in the client knows of these. */
import type { Replay, ReplayStep, Step, Update, View } from '../wire';
import type { WholeStep, WholeUpdate } from './source';

type Fields = Record<string, unknown>;

/** The view after a change. What has not changed stays the same object. */
export function changed(view: View, change: Fields): View {
  const before = view as unknown as Fields;
  const news = Object.entries(change).map(([field, value]) => [field, placed(before[field], value)]);
  return { ...before, ...Object.fromEntries(news) } as unknown as View;
}

/** A list of objects may come as the places that differ, and of each the fields that are new. */
function placed(before: unknown, value: unknown): unknown {
  if (!Array.isArray(before) || Array.isArray(value)) {
    return value;
  }
  const places = value as Record<number, Fields>;
  return before.map((one: Fields, at) => (places[at] ? { ...one, ...places[at] } : one));
}

export interface WholeReplayStep extends Omit<ReplayStep, 'change'> {
  /** What is seen after it. */
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

/** `view` is what was shown before; the first update of a connection brings its own. */
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
