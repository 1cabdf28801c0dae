/** One table as it is shown: what the server sent, played at a speed that people can follow. */
import { tick } from 'svelte';
import type { Room } from '../tables/rooms';
import { spoken } from '../words/spoken.svelte';
import type { Choice, GameEvent, Hinted, Reason, SeatSeen, View, Welcome } from '../wire';
import { connect } from './connection';
import type { Flip } from './flip';
import { plainly, scenes, takenBack, telling, type Moment, type Scene, type Teller } from './moments';
import { Queue } from './queue';
import { ofReason, ofRefusal, type Remark } from './remarks';
import { play } from './sounds';
import {
  named,
  type Link,
  type Listener,
  type Reply,
  type Source,
  type Unsent,
  type WholeStep,
  type WholeUpdate,
} from './source';
import { Talk } from '../talk/talk.svelte';
import { tellings, type Told } from './told';

/** A sentence as it was said, with a number of its own. */
export interface Said {
  key: number;
  say: (teller: Teller) => string;
}
/** More steps that tell something at once than this are not played; they are summed up. */
const FILM = 24;
/** The same for who had lost the line and is back: a few steps are still the present, more are the past. */
const FILM_AFTER_ABSENCE = 6;
const KEPT = 60;

export class Played {
  readonly name: string;
  /** The same list as long as nobody is called otherwise. */
  #called = $derived(this.seats.map((seat, at) => this.nameOf(at, seat)).join('\n'));
  #names = $derived(this.seats.length ? this.#called.split('\n') : []);
  link = $state<Link>('connecting');
  welcome = $state.raw<Welcome>();
  shown = $state.raw<WholeUpdate>();
  /** The moment that is in the light. */
  moment = $state.raw<Moment>();
  /** How long it lasts here and now. */
  lasts = $state(0);
  /** What lies on the table while it is on its way to what is shown next. */
  #lying = $state.raw<View>();
  /** What was said lately, the newest last. */
  said = $state.raw<Said[]>([]);
  /** What happened while nobody looked, until it was read. */
  recap = $state.raw<Said[]>([]);
  told = $state.raw<Told[]>([]);
  fresh = $state.raw<Told[]>([]);
  /** What lies in sight and is not possible now, by the text of its move. */
  reasons: Record<string, Reason> = $derived(
    Object.fromEntries((this.shown?.refused ?? []).map((one) => [one.move, one.reason])),
  );
  message = $state.raw<Remark>();
  /** A move on its way, until what came of it is shown. */
  sending = $state('');
  /** A move that was picked and waits to be confirmed, where something is lost or learnt by it. */
  chosen = $state('');
  /** The best moves, if they were asked for at this question. */
  hint = $state.raw<Hinted>();
  hinting = $state(false);
  /** Moves that are marked on the table, the best first. */
  marked = $state.raw<string[]>([]);
  /** Whether this browser had a seat here and has none any more. */
  seatLost = $state(false);
  /** The last that was heard, whether it is shown yet or not. */
  newest = $state.raw<WholeUpdate>();
  /** What is said while nobody is asked and nothing moves, if it is not who is awaited. */
  tells = $state('');
  flip: Flip | undefined;
  /** What happens beside the game. */
  readonly talk = new Talk();
  /** How many times as fast as usual moments pass: a replay may be in a hurry. */
  tempo = 1;
  /** Whether who looks is the person of the seat, and is called you; in a replay it may be a stranger. */
  addressed = $state(true);

  /** The number from which on the move that was sent is part of what is shown. */
  #answered = 0;
  /** Counts the questions for which a hint would hold. */
  #questions = 0;
  #room: Room | undefined;
  #source: Source;
  #sayings = 0;
  /** Whether the line was lost, so that the next update tells of the time without it. */
  #returned = false;
  #past: WholeUpdate | undefined;
  /** What could not be drawn on the way to what is shown next. */
  #trouble: Remark | undefined;
  #queue = new Queue({
    scenes: (update) => this.#scenes(update),
    show: (scene, ms) => this.#show(scene, ms),
    pass: (missed) => missed.forEach((scene) => this.#tell(scene)),
    settle: (update, last, ms) => this.#settle(update, last, ms),
    rest: () => (this.moment = undefined),
    tempo: () => this.tempo,
  });

  /** Whether who comes in has been here before, and is told what happened since. */
  #back: boolean;
  /** What came while it was to wait. */
  #kept: WholeUpdate[] | undefined;

  constructor(name: string, open: (listener: Listener) => Source = connect(name), back = false) {
    this.name = name;
    this.#back = back;
    this.#source = open({
      linked: (link) => (this.link = link),
      welcomed: (welcome) => this.#welcomed(welcome),
      updated: (update) => this.#updated(update),
      aside: (asides) => this.talk.hear(asides),
    });
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

  get teller(): Teller {
    return { words: spoken.of(this.welcome!.game), names: this.names, viewer: this.you };
  }

  /** What happened last, in a sentence. */
  get sentence(): string {
    return this.said.at(-1)?.say(this.teller) ?? '';
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

  // What people do

  /** Whether something new begins with this event: a turn, a duel, a round. */
  begins({ type }: GameEvent): boolean {
    return [...(this.#room?.turns ?? []), ...(this.#room?.rounds ?? [])].includes(type);
  }

  use(room: Room): void {
    this.#room = room;
  }

  async play(move: string): Promise<void> {
    void this.hurry();
    if (!this.shown || this.sending || !this.offers(move)) {
      return;
    }
    this.forgetHint();
    this.flip?.forget();
    this.recap = [];
    this.sending = move;
    this.#answered = Infinity;
    this.chosen = '';
    this.message = undefined;
    const reply = await this.#send({ type: 'move', number: this.shown.number, move });
    this.#heard(reply);
    this.#answered = reply.type === 'refused' ? 0 : reply.number;
    this.#arrive();
  }

  #arrive(): void {
    this.sending = this.shown!.number < this.#answered ? this.sending : '';
  }

  /** Somebody reached for a thing that stands for these moves: the first that is possible, or why none is. */
  reach(moves: string[]): void {
    const possible = moves.find((move) => this.offers(move));
    const refused = moves.find((move) => this.reason(move));
    if (possible) {
      void this.play(possible);
    } else if (refused) {
      this.refuse(refused);
    } else if (moves[0] && (this.asked || this.#idle)) {
      void this.why(moves[0]);
    }
  }

  /** Whether somebody sits here and others are thinking. */
  get #idle(): boolean {
    return (
      this.shown !== undefined && !this.asked && !this.sending && !this.moment && !this.view.over && this.seat >= 0
    );
  }

  choose(move: string): void {
    this.chosen = this.chosen === move ? '' : move;
  }

  async undo(): Promise<void> {
    this.#heard(await this.#send({ type: 'undo', number: this.#latest()!.number }));
  }

  async consent(agree: boolean): Promise<void> {
    this.#heard(await this.#send({ type: 'consent', number: this.#latest()!.number, agree }));
  }

  /** Whether a bot should play on for a seat whose owner is gone. */
  async vote(seat: number, agree: boolean): Promise<void> {
    this.#heard(await this.#send({ type: 'vote', seat, agree }));
  }

  async say(what: string): Promise<void> {
    const reply = await this.#send({ type: 'say', what });
    this.talk.refused = reply.type === 'refused' ? ofRefusal(reply, this.welcome!.game, this.names) : undefined;
  }

  /** Somebody reached for what is not possible: the whole sentence, and its rule. */
  refuse(move: string): void {
    const reason = this.reasons[move];
    if (reason) {
      this.message = ofReason(reason, this.welcome!.game, this.names);
      play('knock');
    }
  }

  /** Somebody reached for something that is not asked for now: the server says why not. */
  async why(move: string): Promise<void> {
    if (this.reasons[move]) {
      this.refuse(move);
    } else if (this.asked || this.#idle) {
      const { number } = this.shown!;
      const reply = await this.#send({ type: 'why', move });
      if (this.shown!.number === number) {
        this.#explain(reply);
      }
    }
  }

  #explain(reply: Reply): void {
    this.#heard(reply);
    if (reply.type === 'answer' && (reply.reason || !this.asked)) {
      this.message = reply.reason
        ? ofReason(reply.reason, this.welcome!.game, this.names)
        : { text: spoken.say('not-your-turn') };
      play('knock');
    }
  }

  /** Which moves are best, and why? The server thinks for a moment, from what this seat knows. */
  async askHint(): Promise<void> {
    this.hinting = true;
    const question = this.#questions;
    const reply = await this.#send({ type: 'hint' });
    this.hinting = false;
    if (question === this.#questions) {
      this.#heard(reply);
    }
  }

  close(): void {
    this.#source.close();
  }

  /** Nothing keeps a person waiting for a picture: how it stands is shown at once. */
  hurry(): Promise<void> {
    const done = this.#queue.hurry();
    this.flip?.skip();
    return done;
  }

  /** Whether a question waits behind what is still being shown. */
  get awaited(): boolean {
    return !this.asked && !this.sending && this.#latest()?.question != null;
  }

  /** A key or tap that means nothing else: on to the next moment, or to the question that waits. */
  goOn(): void {
    this.recap = [];
    if (this.#latest()?.question) {
      void this.hurry();
    } else {
      this.#queue.skip();
      this.flip?.skip();
    }
  }

  // What the server says

  #welcomed(welcome: Welcome): void {
    const had = (this.welcome?.seat ?? -2) >= 0;
    this.seatLost = had && welcome.seat < 0;
    this.#returned = this.welcome !== undefined;
    this.welcome = welcome;
  }

  /** Plays a step that did not come over the line, as in a replay; done when it was seen. */
  retell(update: WholeUpdate): Promise<void> {
    this.#queue.push(update);
    return this.#queue.done;
  }

  #updated(update: WholeUpdate): void {
    if (this.#returned) {
      this.#past = update;
      this.#returned = false;
    }
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

  #latest(): WholeUpdate | undefined {
    return this.#queue.last ?? this.shown;
  }

  /** What is to be seen of an update: nothing for who comes in, or was away for long. */
  #scenes(update: WholeUpdate): Scene[] {
    const before = this.shown;
    const known = before?.number ?? 0;
    const steps = update.steps.filter((step) => step.number > known);
    const eventful = steps.filter((step) => step.events.length);
    const most = update === this.#past ? FILM_AFTER_ABSENCE : FILM;
    if (!before || document.hidden || eventful.length > most || steps.some((step) => !step.view)) {
      this.#summed(steps, before !== undefined || this.#back);
      return [];
    }
    let view = before.view;
    return steps.flatMap((step) => {
      const passed = { events: step.events, before: view, after: step.view!, viewer: this.seat };
      view = step.view!;
      return scenes(step, passed, this.#moments(step, passed));
    });
  }

  /** A step that its room cannot stage is shown as it ends, and said so. */
  #moments(step: WholeStep, passed: Parameters<NonNullable<Room['moments']>>[0]): Moment[] {
    if (step.undone) {
      return [takenBack(() => spoken.say('taken-back'))];
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

  #summed(steps: WholeStep[], missed: boolean): void {
    const news = steps.flatMap(tellings);
    this.told = [...this.told, ...news];
    this.fresh = missed ? news : [];
    if (missed) {
      const events = news.flatMap(({ event }) => (event ? [this.#saying(telling(event))] : []));
      this.said = [...this.said, ...events].slice(-KEPT);
      this.recap = [...this.recap, ...events].slice(-KEPT);
    }
  }

  #saying(say: Said['say']): Said {
    return { key: this.#sayings++, say };
  }

  /** Every sentence is said once, and every event logged once, whether its scene is seen or not. */
  #tell({ moment, over }: Scene): void {
    if (moment.say) {
      this.said = [...this.said, this.#saying(moment.say)].slice(-KEPT);
    }
    const news = over ? tellings(over) : [];
    this.told = news.length ? [...this.told, ...news] : this.told;
    this.fresh = over ? news : this.fresh;
  }

  async #show(scene: Scene, ms: number): Promise<void> {
    this.flip?.remember();
    this.#tell(scene);
    this.moment = scene.moment;
    this.lasts = ms;
    this.#lying = scene.view;
    await tick();
    this.#move(scene, ms);
  }

  async #settle(update: WholeUpdate, last: Scene | undefined, ms: number): Promise<void> {
    this.flip?.remember();
    const mine = update.question !== null && this.shown?.question == null;
    const first = this.shown === undefined;
    if (last) {
      this.#tell(last);
    }
    this.moment = last?.moment;
    this.lasts = ms;
    this.#lying = undefined;
    this.message = this.#trouble;
    this.#trouble = undefined;
    this.#turn(update);
    this.shown = update;
    this.#arrive();
    this.chosen = this.offers(this.chosen) ? this.chosen : '';
    await tick();
    if (last) {
      this.#move(last, ms);
    }
    if (mine && !first && !last?.moment.sound) {
      play('yours');
    }
  }

  /** Cards fly, and it sounds; whoever hurries on hears what stands there now and not all before. */
  #move({ moment }: Scene, ms: number): void {
    this.flip?.play(ms, moment.sink);
    if (moment.sound && (ms > 0 || !this.#queue.last)) {
      play(moment.sound);
    }
  }

  /** A hint holds as long as the same is asked. */
  #turn(update: WholeUpdate): void {
    const moves = (one: WholeUpdate | undefined): string => (one?.choices ?? []).map((choice) => choice.move).join();
    if (moves(update) !== moves(this.shown)) {
      this.forgetHint();
    }
  }

  /** What was marked is plain again, and a hint can be asked for anew. */
  forgetHint(): void {
    this.#questions++;
    this.hint = undefined;
    this.marked = [];
  }

  #send(message: Unsent): Promise<Reply> {
    return this.#source.send(named(message));
  }

  #heard(reply: Reply): void {
    if (reply.type === 'hint' && reply.moves.every((one) => this.offers(one.move))) {
      this.hint = reply;
      this.marked = reply.moves.map((one) => one.move);
    } else if (reply.type === 'refused') {
      this.message = ofRefusal(reply, this.welcome!.game, this.names);
      play('knock');
    }
  }
}
