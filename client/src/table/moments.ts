/** What is seen between one state of the table and the next. A step of the game is played as one moment
 * after the other; each shows one of its two states, so nothing has to be guessed from events. */
import type { GameEvent, View } from '../wire';
import type { Words } from '../words/words';
import type { Sound } from './sounds';
import type { WholeStep } from './source';

/** A step with the states around it, as this viewer sees them. */
export interface Passed {
  events: GameEvent[];
  before: View;
  after: View;
  /** The viewer's seat; −2 for a watcher. */
  viewer: number;
}

/** Who speaks to whom: the words of the game, the names of the seats, and who is addressed as you. */
export interface Teller {
  words: Words;
  names: string[];
  viewer: number;
}

export interface Moment<Stage = unknown> {
  /** What it is called on the page (`data-moment`), for styles and tests. */
  name: string;
  /** How long it lasts at normal speed. */
  ms: number;
  /** Which of the two states lies on the table meanwhile. */
  lies: 'before' | 'after';
  /** What is in the light; the game's own table knows how to draw it. */
  stage?: Stage;
  /** Shown in the bar and read to screen readers when it begins. Without it the last sentence stays. */
  say?: (teller: Teller) => string;
  sound?: Sound;
  /** The part of the moment after which it sounds: when what is heard is seen. */
  beat?: number;
  /** The part of the moment in which cards fly, if what they are for comes after that. */
  flies?: number;
  /** Where a card goes that lies nowhere any more: the name of a `data-sink`. Without such a place on the
   * page it goes out; '' if it is still there, drawn in another way. */
  sink?: (card: string, place: string) => string | undefined;
}

/** How long an event moves at normal speed, and how it sounds. */
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

/** Events that need no stage of their own: the state after them, and their sentences. */
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
  const to = sinkOf && events.map(sinkOf).find(Boolean);
  const rest = { ...(sound && { sound }), ...(to && { sink: () => to }) };
  return [{ name: events.at(-1)!.type, ms, lies: 'after', say: telling(...events), ...rest }];
}

export const takenBack = (say: NonNullable<Moment['say']>): Moment => ({
  name: 'taken-back',
  ms: BACK,
  lies: 'after',
  say,
});

/** A state without anything to be said of it. */
export const BARE: Moment = { name: '', ms: 0, lies: 'after' };

/** A moment with the state that it shows, and the step whose events are told with it. */
export interface Scene {
  moment: Moment;
  view: View;
  /** The step that is over with this scene. */
  over?: WholeStep;
}

/** The scenes of a step; a step without moments still has its events told. */
export function scenes(step: WholeStep, passed: Passed, moments: Moment[]): Scene[] {
  const shown = moments.map((moment) => ({ moment, view: moment.lies === 'before' ? passed.before : passed.after }));
  if (!shown.length || shown.at(-1)!.view !== passed.after) {
    shown.push({ moment: BARE, view: passed.after });
  }
  const told = shown.findIndex((scene) => scene.moment.lies === 'after');
  return shown.map((scene, at) => (at === told ? { ...scene, over: step } : scene));
}
