/** One table as it is shown: what the server sent, played at a speed that people can follow. */
import { tick } from 'svelte';
import type { Room } from '../tables/rooms';
import { spoken } from '../words/spoken.svelte';
import type { Choice, Hinted, Reason, SeatSeen, Update, View, Welcome } from '../wire';
import { connect } from './connection';
import type { Flip } from './flip';
import { Queue } from './queue';
import { ofReason, ofRefusal, type Remark } from './remarks';
import { play } from './sounds';
import { named, type Link, type Listener, type Reply, type Source, type Unsent } from './source';
import { tellings, type Told } from './told';

export class Played {
  readonly name: string;
  link = $state<Link>('connecting');
  welcome = $state.raw<Welcome>();
  shown = $state.raw<Update>();
  told = $state.raw<Told[]>([]);
  fresh = $state.raw<Told[]>([]);
  reasons = $state.raw<Record<string, Reason>>({});
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
  flip: Flip | undefined;

  /** The number from which on the move that was sent is part of what is shown. */
  #answered = 0;
  /** Counts the questions for which a hint would hold. */
  #questions = 0;
  #room: Room | undefined;
  #source: Source;
  #queue = new Queue((update, ms) => this.#show(update, ms), () => this.#room?.motions);

  constructor(name: string, open: (listener: Listener) => Source = connect(name)) {
    this.name = name;
    this.#source = open({
      linked: (link) => (this.link = link),
      welcomed: (welcome) => this.#welcomed(welcome),
      updated: (update) => this.#queue.push(update),
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
    this.#forgetHint();
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
      this.message = ofReason(reason, this.welcome!.game, this.names);
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

  /** Any key or tap: nothing keeps a person waiting for a picture. */
  hurry(): void {
    this.#queue.hurry();
    this.flip?.skip();
  }

  // What the server says

  #welcomed(welcome: Welcome): void {
    const had = (this.welcome?.seat ?? -2) >= 0;
    this.seatLost = had && welcome.seat < 0;
    this.welcome = welcome;
  }

  #latest(): Update {
    return this.#queue.last ?? this.shown!;
  }

  async #show(update: Update, ms: number): Promise<void> {
    this.flip?.remember();
    const mine = update.question !== null && this.shown?.question == null;
    const first = this.shown === undefined;
    const known = this.shown?.number ?? 0;
    const news = update.steps.filter((step) => step.number > known).flatMap(tellings);
    this.told = [...this.told, ...news];
    this.fresh = first ? [] : news;
    this.#turn(update);
    this.reasons = update.number === this.shown?.number ? this.reasons : {};
    this.shown = update;
    this.#arrive();
    this.chosen = this.offers(this.chosen) ? this.chosen : '';
    await tick();
    this.flip?.play(ms, news.map(({ event }) => event && this.#room?.sink?.(event)).find(Boolean));
    // Whoever comes, or hurries on, hears what stands there now and not all that went before.
    if (!first && (ms > 0 || !this.#queue.last)) {
      this.#sound(news, mine);
    }
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

  /** A hint holds as long as the same is asked. */
  #turn(update: Update): void {
    const moves = (one: Update | undefined): string => (one?.choices ?? []).map((choice) => choice.move).join();
    if (moves(update) !== moves(this.shown)) {
      this.#forgetHint();
    }
  }

  #forgetHint(): void {
    this.#questions++;
    this.hint = undefined;
    this.marked = [];
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
