/** A table as it is shown: what the server sent, played at a speed that people can follow. */
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

/** More steps that tell something at once than this are not played; they are summed up. */
const FILM = 24;
/** The same for who had lost the line and is back: a few steps are still the present, more are the past. */
const FILM_AFTER_ABSENCE = 6;

export class Shown {
  link = $state<Link>('connecting');
  welcome = $state.raw<Welcome>();
  shown = $state.raw<WholeUpdate>();
  /** The last that was heard, whether it is shown yet or not. */
  newest = $state.raw<WholeUpdate>();
  /** The moment that is in the light. */
  moment = $state.raw<Moment>();
  /** How long it lasts here and now. */
  lasts = $state(0);
  /** What lies on the table while it is on its way to what is shown next. */
  #lying = $state.raw<View>();
  /** The same list as long as nobody is called otherwise. */
  #called = $derived(this.seats.map((seat, at) => this.nameOf(at, seat)).join('\n'));
  #names = $derived(this.seats.length ? this.#called.split('\n') : []);
  /** What lies in sight and is not possible now, by the text of its move. */
  reasons: Record<string, Reason> = $derived(
    Object.fromEntries((this.shown?.refused ?? []).map((one) => [one.move, one.reason])),
  );
  message = $state.raw<Remark>();
  /** A move on its way, until what came of it is shown. */
  sending = $state('');
  /** A move that was picked and waits to be confirmed, where something is lost or learnt by it. */
  chosen = $state('');
  /** The text while nobody is asked and nothing moves, if it is not the name of the player to move. */
  tells = $state('');
  /** Whether the viewer owns the seat and is addressed as you; in a replay it may be a stranger. */
  addressed = $state(true);
  readonly news = new News();
  readonly advice = new Advice();
  flip: Flip | undefined;
  /** How many times as fast as usual moments pass: a replay may be in a hurry. */
  tempo = 1;

  /** The number from which on the move that was sent is part of what is shown. */
  protected answered = 0;
  #room: Room | undefined;
  /** The update that covers the time without a connection. */
  #past: WholeUpdate | undefined;
  /** What could not be drawn on the way to what is shown next. */
  #trouble: Remark | undefined;
  /** What came while it was to wait. */
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

  // What is there

  get seat(): number {
    return this.welcome?.seat ?? -2;
  }

  /** Who is called you: the own seat, or nobody. */
  get you(): number {
    return this.addressed ? this.seat : -2;
  }

  /** What lies on the table now. */
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

  /** Whether a question waits behind what is still being shown. */
  get awaited(): boolean {
    return !this.asked && !this.sending && this.latest?.question != null;
  }

  /** The newest that is on its way to be shown, or shown. */
  protected get latest(): WholeUpdate | undefined {
    return this.#queue.last ?? this.shown;
  }

  get teller(): Teller {
    return { words: spoken.of(this.welcome!.game), names: this.names, viewer: this.you };
  }

  /** What happened last, in a sentence. */
  get sentence(): string {
    return this.news.said.at(-1)?.say(this.teller) ?? '';
  }

  /** The names of the seats as others read them, in the language of now. */
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

  /** Whether something new begins with this event: a turn, a duel, a round. */
  begins({ type }: GameEvent): boolean {
    return [...(this.#room?.turns ?? []), ...(this.#room?.rounds ?? [])].includes(type);
  }

  /** The move that a key of the game stands for, whether it is possible or not. */
  meant(key: string): string | undefined {
    return this.#room?.meant?.[key];
  }

  // What comes

  use(room: Room): void {
    this.#room = room;
  }

  /** Plays a step that did not come over the line, as in a replay; done when it was seen. */
  retell(update: WholeUpdate): Promise<void> {
    this.#queue.push(update);
    return this.#queue.done;
  }

  /** `absent`: the line was lost before it. */
  protected receive(update: WholeUpdate, absent: boolean): void {
    this.#past = absent ? update : this.#past;
    this.newest = update;
    if (this.#kept) {
      this.#kept.push(update);
    } else {
      this.#queue.push(update);
    }
  }

  /** Nothing more is shown until it goes on: somebody else has the device. */
  wait(): void {
    this.#kept ??= [];
  }

  resume(): void {
    const kept = this.#kept ?? [];
    this.#kept = undefined;
    kept.forEach((update) => this.#queue.push(update));
  }

  /** Nothing keeps a person waiting for a picture: how it stands is shown at once. */
  hurry(): Promise<void> {
    const done = this.#queue.hurry();
    this.flip?.skip();
    return done;
  }

  /** A key or tap that means nothing else: on to the next moment, or to the question that waits. */
  goOn(): void {
    this.news.recap = [];
    if (this.latest?.question) {
      void this.hurry();
    } else {
      this.#queue.skip();
      this.flip?.skip();
    }
  }

  // How it is shown

  /** The moments of an update: none on arrival or after a long absence. */
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

  /** What was taken back, where it is known. */
  protected takenBack(): Taken | undefined {
    return undefined;
  }

  /** A step that its room cannot stage is shown as it ends, and said so. */
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

  /** Something could not be drawn: the game goes on, and whoever looks is told. */
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

  /** What was sent is on its way no longer as soon as what came of it is shown. */
  protected arrive(): void {
    this.sending = this.shown!.number < this.answered ? this.sending : '';
  }

  /** Cards fly, and it sounds; whoever hurries on hears what stands there now and not all before. */
  #move({ moment }: Scene, ms: number): void {
    this.flip?.play(ms, moment);
    if (moment.sound && (ms > 0 || !this.#queue.last)) {
      play(moment.sound, ms * (moment.beat ?? 0));
    }
  }

  /** A hint holds as long as the same is asked. */
  #turn(update: WholeUpdate): void {
    const moves = (one: WholeUpdate | undefined): string => (one?.choices ?? []).map((choice) => choice.move).join();
    if (moves(update) !== moves(this.shown)) {
      this.advice.forget();
    }
  }
}
