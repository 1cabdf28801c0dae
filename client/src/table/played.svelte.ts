/** One table as it is shown: what the server sent, played at a speed that people can follow. */
import { tick } from 'svelte';
import type { Room } from '../tables/rooms';
import { settings, wantsStill } from '../settings.svelte';
import { spoken } from '../words/spoken.svelte';
import type { Choice, GameEvent, Reason, SeatSeen, Step, Update, View, Welcome } from '../wire';
import { Connection, type Link, type Reply } from './connection';
import type { Flip } from './flip';
import { play } from './sounds';

const TEMPO = { calm: 1.8, normal: 1, quick: 0.45, still: 0 };
const MOMENT = 120;
/** More waiting updates than this run at double speed, and then within this time. */
const MANY = 4;
const CATCH_UP = 1500;

export interface Told {
  key: string;
  event: GameEvent | undefined;
  /** The moment of the update in which it came, to batch what is spoken. */
  number: number;
}

export interface Message {
  text: string;
  rule?: string;
}

export class Played {
  readonly name: string;
  link = $state<Link>('connecting');
  welcome = $state.raw<Welcome>();
  shown = $state.raw<Update>();
  told = $state.raw<Told[]>([]);
  fresh = $state.raw<Told[]>([]);
  reasons = $state.raw<Record<string, Reason>>({});
  message = $state.raw<Message>();
  /** A move on its way to the server. */
  sending = $state('');
  /** A move that was picked and waits to be confirmed, where something is lost or learnt by it. */
  chosen = $state('');
  /** Whether this browser had a seat here and has none any more. */
  seatLost = $state(false);
  flip: Flip | undefined;

  #room: Room | undefined;
  #connection: Connection;
  #queue: Update[] = [];
  #playing = false;
  #hurried = false;

  constructor(name: string) {
    this.name = name;
    this.#connection = new Connection(name, settings.language, {
      linked: (link) => (this.link = link),
      welcomed: (welcome) => this.#welcomed(welcome),
      updated: (update) => this.#updated(update),
    });
  }

  // What is there

  get seat(): number {
    return this.welcome?.seat ?? -2;
  }

  get view(): View {
    return this.shown!.view;
  }

  get seats(): SeatSeen[] {
    return this.shown?.seats ?? [];
  }

  get choices(): Choice[] {
    return this.sending ? [] : (this.shown?.choices ?? []);
  }

  get asked(): boolean {
    return this.shown?.question != null && !this.sending;
  }

  /** The names of the seats as others read them, in the language of now. */
  get names(): string[] {
    return this.seats.map((seat, at) => this.nameOf(at, seat));
  }

  nameOf(at: number, seat = this.seats[at]): string {
    if (at === this.seat) {
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

  use(room: Room): void {
    this.#room = room;
    void this.#askReasons();
  }

  async play(move: string): Promise<void> {
    this.hurry();
    if (!this.shown || this.sending || !this.offers(move)) {
      return;
    }
    this.sending = move;
    this.chosen = '';
    this.message = undefined;
    this.#heard(await this.#send({ type: 'move', number: this.shown.number, move }));
    this.sending = '';
  }

  choose(move: string): void {
    this.chosen = this.chosen === move ? '' : move;
  }

  async undo(): Promise<void> {
    this.#heard(await this.#send({ type: 'undo', number: this.#latest().number }));
  }

  async consent(agree: boolean): Promise<void> {
    this.#heard(await this.#send({ type: 'consent', number: this.#latest().number, agree }));
  }

  /** Somebody reached for what is not possible: the whole sentence, and its rule. */
  refuse(move: string): void {
    const reason = this.reasons[move];
    if (reason) {
      const words = spoken.of(this.welcome!.game);
      this.message = { text: words.line(reason, this.names), rule: reason.rule };
      play('knock');
    }
  }

  close(): void {
    this.#connection.close();
  }

  /** Any key or tap: nothing keeps a person waiting for a picture. */
  hurry(): void {
    this.#hurried = this.#queue.length > 0;
    this.flip?.skip();
  }

  // What the server says

  #welcomed(welcome: Welcome): void {
    const had = (this.welcome?.seat ?? -2) >= 0;
    this.seatLost = had && welcome.seat < 0;
    this.welcome = welcome;
  }

  #updated(update: Update): void {
    this.#queue.push(update);
    if (!this.#playing) {
      void this.#playAll();
    }
  }

  #latest(): Update {
    return this.#queue.at(-1) ?? this.shown!;
  }

  async #playAll(): Promise<void> {
    this.#playing = true;
    while (this.#queue.length) {
      const first = this.shown === undefined;
      const update = this.#queue.shift()!;
      const ms = first ? 0 : this.#duration(update);
      await this.#show(update, ms);
      if (ms) {
        await pause(ms);
      }
    }
    this.#hurried = false;
    this.#playing = false;
  }

  async #show(update: Update, ms: number): Promise<void> {
    this.flip?.remember();
    const mine = update.question !== null && this.shown?.question == null;
    const known = this.shown?.number ?? 0;
    const news = update.steps.filter((step) => step.number > known).flatMap(tellings);
    this.told = [...this.told, ...news];
    this.fresh = this.shown === undefined ? [] : news;
    this.shown = update;
    this.reasons = {};
    this.chosen = this.offers(this.chosen) ? this.chosen : '';
    await tick();
    this.flip?.play(ms, news.map(({ event }) => event && this.#room?.sink?.(event)).find(Boolean));
    this.#sound(news, mine);
    void this.#askReasons();
  }

  #sound(news: Told[], mine: boolean): void {
    const motions = news.map(({ event }) => event && this.#room?.motions[event.type]);
    const sound = motions.findLast((motion) => motion?.sound)?.sound;
    if (sound) {
      play(sound);
    } else if (mine) {
      play('yours');
    }
  }

  #duration(update: Update): number {
    if (this.#hurried || wantsStill() || document.hidden) {
      return 0;
    }
    const waiting = this.#queue.length;
    const events = update.steps.flatMap((step) => step.events);
    const longest = Math.max(0, ...events.map((event) => this.#room?.motions[event.type]?.ms ?? MOMENT));
    const ms = longest * TEMPO[settings.speed];
    return waiting > MANY ? Math.min(ms / 2, CATCH_UP / waiting) : ms;
  }

  async #askReasons(): Promise<void> {
    const now = this.shown;
    if (!now?.question || !this.#room?.candidates) {
      return;
    }
    const possible = new Set(now.choices.map((choice) => choice.move));
    const moves = this.#room.candidates(now.view).filter((move) => !possible.has(move));
    if (!moves.length) {
      return;
    }
    const reply = await this.#send({ type: 'reasons', moves });
    if (reply.type === 'reasons' && this.shown?.number === now.number) {
      const pairs = moves.map((move, at) => [move, reply.reasons[at]] as const);
      this.reasons = Object.fromEntries(pairs.filter((pair): pair is [string, Reason] => pair[1] != null));
    }
  }

  #send(message: Unsent): Promise<Reply> {
    return this.#connection.send({ ...message, id: crypto.getRandomValues(new Uint32Array(4)).join('-') });
  }

  #heard(reply: Reply): void {
    if (reply.type === 'refused') {
      this.message = reply.reason
        ? { text: spoken.of(this.welcome!.game).line(reply.reason, this.names), rule: reply.reason.rule }
        : { text: reply.problem ? spoken.words.line(reply.problem) : reply.text };
      play('knock');
    }
  }
}

type Unsent =
  | { type: 'move'; number: number; move: string }
  | { type: 'undo'; number: number }
  | { type: 'consent'; number: number; agree: boolean }
  | { type: 'reasons'; moves: string[] };

function tellings(step: Step): Told[] {
  if (step.undone) {
    return [{ key: `${step.number}`, event: undefined, number: step.number }];
  }
  return step.events.map((event, at) => ({ key: `${step.number} ${at}`, event, number: step.number }));
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
