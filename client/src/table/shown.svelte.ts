/** A table as it is shown: the server's updates, played at a speed that people can follow. */
import { tick } from 'svelte';
import type { Room } from '../tables/rooms';
import { spoken } from '../words/spoken.svelte';
import type { Choice, GameEvent, Reason, SeatSeen, View, Welcome } from '../wire';
import { Advice } from './advice.svelte';
import type { Flip } from './flip';
import { plainly, scenes, takenBack as backwards, type Moment, type Scene, type Teller } from './moments';
import { News } from './news.svelte';
import { Queue } from './queue';
import type { Remark } from './remarks';
import { takenBack } from './sentences';
import { play } from './sounds';
import type { Link, Taken, WholeStep, WholeUpdate } from './source';

/** If more steps than this arrive at once, they are summed up instead of played. */
const FILM = 24;
/** The same after a lost connection: a few steps still belong to the present, more are the past. */
const FILM_AFTER_ABSENCE = 6;

export class Shown {
  link = $state<Link>('connecting');
  welcome = $state.raw<Welcome>();
  shown = $state.raw<WholeUpdate>();
  /** The latest update received, whether it is shown yet or not. */
  newest = $state.raw<WholeUpdate>();
  /** The current moment. */
  moment = $state.raw<Moment>();
  /** The duration of the current moment in ms, for this user. */
  lasts = $state(0);
  /** The state on the table while an update is playing. */
  #lying = $state.raw<View>();
  /** Compared as one string, so that the list keeps its identity while the names are the same. */
  #called = $derived(this.seats.map((seat, at) => this.nameOf(at, seat)).join('\n'));
  #names = $derived(this.seats.length ? this.#called.split('\n') : []);
  /** Why visible moves are not possible, by move. */
  reasons: Record<string, Reason> = $derived(
    Object.fromEntries((this.shown?.refused ?? []).map((one) => [one.move, one.reason])),
  );
  message = $state.raw<Remark>();
  /** The move that was sent, until its result is shown. */
  sending = $state('');
  /** The move that is selected and not yet confirmed, if it loses or reveals something. */
  chosen = $state('');
  /** The text of the bar when nothing is asked, if it is not the name of the player to move. */
  tells = $state('');
  /** Whether the viewer owns the seat and is addressed as you; in a replay it may be a stranger. */
  addressed = $state(true);
  readonly news = new News();
  readonly advice = new Advice();
  flip: Flip | undefined;
  /** The speed factor, which a replay can raise. */
  tempo = 1;

  /** The number from which the shown state includes the move that was sent. */
  protected answered = 0;
  #room: Room | undefined;
  /** The update that covers the time without a connection. */
  #past: WholeUpdate | undefined;
  /** A rendering error of the update that is playing, shown with its final state. */
  #trouble: Remark | undefined;
  /** Updates held back while the table waits; undefined if it does not wait. */
  #kept: WholeUpdate[] | undefined;
  /** Whether the user has been here before and gets a recap. */
  #back: boolean;
  #queue = new Queue({
    scenes: (update) => this.#scenes(update),
    show: (scene, ms) => this.#show(scene, ms),
    pass: (missed) => missed.forEach((scene) => this.news.tell(scene)),
    settle: (update, last, ms) => this.#settle(update, last, ms),
    rest: () => (this.moment = undefined),
    tempo: () => this.tempo,
  });

  constructor(back = false) {
    this.#back = back;
  }

  // State

  get seat(): number {
    return this.welcome?.seat ?? -2;
  }

  /** The seat addressed as you: the user's own, or none. */
  get you(): number {
    return this.addressed ? this.seat : -2;
  }

  /** The state that is on the table. */
  get view(): View {
    return this.#lying ?? this.shown!.view;
  }

  get seats(): SeatSeen[] {
    return this.shown?.seats ?? [];
  }

  get choices(): Choice[] {
    return this.sending || this.#lying ? [] : (this.shown?.choices ?? []);
  }

  get asked(): boolean {
    return this.shown?.question != null && !this.sending && !this.#lying;
  }

  /** Whether a question follows what is still playing. */
  get awaited(): boolean {
    return !this.asked && !this.sending && this.latest?.question != null;
  }

  /** The latest update that is shown or queued. */
  protected get latest(): WholeUpdate | undefined {
    return this.#queue.last ?? this.shown;
  }

  get teller(): Teller {
    return { words: spoken.of(this.welcome!.game), names: this.names, viewer: this.you };
  }

  /** The last sentence. */
  get sentence(): string {
    return this.news.said.at(-1)?.say(this.teller) ?? '';
  }

  /** The names of the seats for the viewer, in the current language. */
  get names(): string[] {
    return this.#names;
  }

  nameOf(at: number, seat = this.seats[at]): string {
    if (at === this.you) {
      return seat?.name || spoken.say('you');
    }
    return seat?.name || spoken.say('player', { number: at + 1 });
  }

  offers(move: string): Choice | undefined {
    return this.choices.find((choice) => choice.move === move);
  }

  reason(move: string): Reason | undefined {
    return this.asked ? this.reasons[move] : undefined;
  }

  /** Whether a turn or a round begins with this event. */
  begins({ type }: GameEvent): boolean {
    return [...(this.#room?.turns ?? []), ...(this.#room?.rounds ?? [])].includes(type);
  }

  /** The move that a game's shortcut stands for, whether it is possible or not. */
  meant(key: string): string | undefined {
    return this.#room?.meant?.[key];
  }

  // Input

  use(room: Room): void {
    this.#room = room;
  }

  /** Plays a step that did not come from the connection, as in a replay; resolves when it has been shown. */
  retell(update: WholeUpdate): Promise<void> {
    this.#queue.push(update);
    return this.#queue.done;
  }

  /** `absent`: whether the connection was lost before it. */
  protected receive(update: WholeUpdate, absent: boolean): void {
    this.#past = absent ? update : this.#past;
    this.newest = update;
    if (this.#kept) {
      this.#kept.push(update);
    } else {
      this.#queue.push(update);
    }
  }

  /** Holds back further updates until `resume`, while somebody else has the device. */
  wait(): void {
    this.#kept ??= [];
  }

  resume(): void {
    const kept = this.#kept ?? [];
    this.#kept = undefined;
    kept.forEach((update) => this.#queue.push(update));
  }

  /** Skips to the latest state, because nobody should have to wait for an animation. */
  hurry(): Promise<void> {
    const done = this.#queue.hurry();
    this.flip?.skip();
    return done;
  }

  /** Skips the current moment, or everything up to the next question. */
  goOn(): void {
    this.news.recap = [];
    if (this.latest?.question) {
      void this.hurry();
    } else {
      this.#queue.skip();
      this.flip?.skip();
    }
  }

  // Playback

  /** The scenes of an update; none on arrival or after a long absence. */
  #scenes(update: WholeUpdate): Scene[] {
    const before = this.shown;
    const known = before?.number ?? 0;
    const steps = update.steps
      .filter((step) => step.number > known)
      .map((step) => (step.undone ? { ...step, taken: this.takenBack() } : step));
    const eventful = steps.filter((step) => step.events.length);
    const most = update === this.#past ? FILM_AFTER_ABSENCE : FILM;
    if (!before || document.hidden || eventful.length > most || steps.some((step) => !step.view)) {
      this.news.sumUp(steps, before !== undefined || this.#back);
      return [];
    }
    let view = before.view;
    return steps.flatMap((step) => {
      const passed = { events: step.events, before: view, after: step.view!, viewer: this.seat };
      view = step.view!;
      return scenes(step, passed, this.#moments(step, passed));
    });
  }

  /** The answer that was taken back, if it is known. */
  protected takenBack(): Taken | undefined {
    return undefined;
  }

  /** If a room fails to stage a step, it is shown as its result, with a message. */
  #moments(step: WholeStep, passed: Parameters<NonNullable<Room['moments']>>[0]): Moment[] {
    if (step.undone) {
      return [backwards((teller) => takenBack(step.taken, teller))];
    }
    try {
      return this.#room?.moments?.(passed) ?? plainly(step.events, this.#room?.motions, this.#room?.sink);
    } catch (error) {
      this.undrawn(error);
      return plainly(step.events);
    }
  }

  /** Reports a rendering error to the user; the game continues. */
  undrawn(error: unknown): void {
    console.warn('not drawn:', error);
    this.#trouble = { text: spoken.say('not-drawn') };
    this.message = this.#trouble;
  }

  async #show(scene: Scene, ms: number): Promise<void> {
    this.flip?.remember(ms);
    this.news.tell(scene);
    this.moment = scene.moment;
    this.lasts = ms;
    this.#lying = scene.view;
    await tick();
    this.#move(scene, ms);
  }

  async #settle(update: WholeUpdate, last: Scene | undefined, ms: number): Promise<void> {
    this.flip?.remember(ms);
    const mine = update.question !== null && this.shown?.question == null;
    const first = this.shown === undefined;
    if (last) {
      this.news.tell(last);
    }
    this.moment = last?.moment;
    this.lasts = ms;
    this.#lying = undefined;
    this.message = this.#trouble;
    this.#trouble = undefined;
    this.#turn(update);
    this.shown = update;
    this.arrive();
    this.chosen = this.offers(this.chosen) ? this.chosen : '';
    await tick();
    if (last) {
      this.#move(last, ms);
    }
    if (mine && !first && !last?.moment.sound) {
      play('yours');
    }
  }

  /** Clears the sent move once its result is shown. */
  protected arrive(): void {
    this.sending = this.shown!.number < this.answered ? this.sending : '';
  }

  /** Animates the cards and plays the sound; if the user skips, only the last sound is played. */
  #move({ moment }: Scene, ms: number): void {
    this.flip?.play(ms, moment);
    if (moment.sound && (ms > 0 || !this.#queue.last)) {
      play(moment.sound, ms * (moment.beat ?? 0));
    }
  }

  /** Drops the hint when the question changes. */
  #turn(update: WholeUpdate): void {
    const moves = (one: WholeUpdate | undefined): string => (one?.choices ?? []).map((choice) => choice.move).join();
    if (moves(update) !== moves(this.shown)) {
      this.advice.forget();
    }
  }
}
