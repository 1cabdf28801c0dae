/** What is shown between two states of the table. A step is played as a sequence of moments. Each of them shows the
 * state before or after the step, so no state is reconstructed from events. */
import type { GameEvent, View } from '../wire';
import type { Words } from '../words/words';
import type { Sound } from './sounds';
import type { WholeStep } from './source';

/** A step with the states before and after it, as this viewer sees them. */
export interface Passed {
  events: GameEvent[];
  before: View;
  after: View;
  /** The viewer's seat; −2 for a watcher. */
  viewer: number;
}

/** The context of a sentence: the game's words, the seats' names, and which seat is addressed as you. */
export interface Teller {
  words: Words;
  names: string[];
  viewer: number;
}

export interface Moment<Stage = unknown> {
  /** Its name on the page (`data-moment`), for styles and tests. */
  name: string;
  /** How long it lasts at normal speed. */
  ms: number;
  /** Which of the two states is on the table during the moment. */
  lies: 'before' | 'after';
  /** What is highlighted; the game's own table draws it. */
  stage?: Stage;
  /** Shown in the bar and read to screen readers when it begins. Without it the last sentence stays. */
  say?: (teller: Teller) => string;
  sound?: Sound;
  /** The share of the moment after which the sound is played, so that it matches what is shown. */
  beat?: number;
  /** The share of the moment in which cards fly, if something happens to them afterwards. */
  flies?: number;
  /** Where a card goes that has left the table: the name of a `data-sink`. If the page has no such element, the card
   * fades out; '' if the card is still there in another form. */
  sink?: (card: string, place: string) => string | undefined;
}

/** Duration at normal speed, and sound, of an event. */
export interface Motion {
  ms: number;
  sound?: Sound;
}
export type Motions = Partial<Record<GameEvent['type'], Motion>>;

const SHORT = 120;
const BACK = 320;

export const telling =
  (...events: GameEvent[]) =>
  ({ words, names, viewer }: Teller): string =>
    events.map((event) => words.event(event, names, viewer)).join(' ');

/** The moments of events without their own stage: the state after them, and their sentences. */
export function plainly(
  events: GameEvent[],
  motions: Motions = {},
  sinkOf?: (event: GameEvent) => string | undefined,
): Moment[] {
  if (!events.length) {
    return [];
  }
  const moved = events.map((event) => motions[event.type]);
  const ms = Math.max(...moved.map((motion) => motion?.ms ?? SHORT));
  const sound = moved.findLast((motion) => motion?.sound)?.sound;
  const to = sinkOf && events.map(sinkOf).find((sink) => sink !== undefined);
  const rest = { ...(sound && { sound }), ...(to !== undefined && { sink: () => to }) };
  return [{ name: events.at(-1)!.type, ms, lies: 'after', say: telling(...events), ...rest }];
}

export const takenBack = (say: NonNullable<Moment['say']>): Moment => ({
  name: 'taken-back',
  ms: BACK,
  lies: 'after',
  say,
});

/** A state that needs no sentence. */
export const BARE: Moment = { name: '', ms: 0, lies: 'after' };

/** A moment with the state it shows, and the step that it completes. */
export interface Scene {
  moment: Moment;
  view: View;
  /** Set on the last scene of a step, whose events are then logged. */
  over?: WholeStep;
}

/** The scenes of a step; a step without moments still gets one, so that its events are logged. */
export function scenes(step: WholeStep, passed: Passed, moments: Moment[]): Scene[] {
  const shown = moments.map((moment) => ({ moment, view: moment.lies === 'before' ? passed.before : passed.after }));
  if (!shown.length || shown.at(-1)!.view !== passed.after) {
    shown.push({ moment: BARE, view: passed.after });
  }
  const told = shown.findIndex((scene) => scene.moment.lies === 'after');
  return shown.map((scene, at) => (at === told ? { ...scene, over: step } : scene));
}
