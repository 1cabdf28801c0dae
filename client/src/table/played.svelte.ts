/** A table and what the user can do there: answer, ask for reasons and hints, take back, talk. */
import { spoken } from '../words/spoken.svelte';
import type { Line, Welcome } from '../wire';
import { Talk } from '../talk/talk.svelte';
import { connect } from './connection';
import { ofReason, ofRefusal } from './remarks';
import { Shown } from './shown.svelte';
import { play } from './sounds';
import { named, type Listener, type Reply, type Source, type Taken, type Unsent } from './source';

/** An event with a seat. */
interface Acted {
  seat: number;
}

export class Played extends Shown {
  readonly name: string;
  /** Whether this browser had a seat here and has lost it. */
  seatLost = $state(false);
  /** What happens besides the game. */
  readonly talk = new Talk();
  #source: Source;
  /** The user's answers since the page was opened, newest last, each with the table's number before it. */
  #made = $state.raw<{ number: number; line: Line }[]>([]);
  /** How the last answer is being taken back; '' if it is not. */
  #undoing = '';
  /** Whether the connection was lost, so that the next update covers the time without it. */
  #returned = false;

  constructor(name: string, open: (listener: Listener) => Source = connect(name), back = false) {
    super(back);
    this.name = name;
    this.#source = open({
      linked: (link) => (this.link = link),
      welcomed: (welcome) => this.#welcomed(welcome),
      updated: (update) => {
        this.receive(update, this.#returned);
        this.#returned = false;
      },
      aside: (asides) => this.talk.hear(asides),
    });
  }

  #welcomed(welcome: Welcome): void {
    const had = (this.welcome?.seat ?? -2) >= 0;
    this.seatLost = had && welcome.seat < 0;
    this.#returned = this.welcome !== undefined;
    this.welcome = welcome;
  }

  close(): void {
    this.#source.close();
  }

  // Answers

  async play(move: string): Promise<void> {
    void this.hurry();
    if (!this.shown || this.sending || !this.offers(move)) {
      return;
    }
    this.advice.forget();
    this.flip?.forget();
    this.news.recap = [];
    this.sending = move;
    this.answered = Infinity;
    this.chosen = '';
    this.message = undefined;
    const made = { number: this.shown.number, line: this.shown.choices.find((choice) => choice.move === move)!.line };
    const reply = await this.#send({ type: 'move', number: this.shown.number, move });
    this.#heard(reply);
    this.#made = reply.type === 'refused' ? this.#made : [...this.#made, made];
    this.answered = reply.type === 'refused' ? 0 : reply.number;
    this.arrive();
  }

  choose(move: string): void {
    this.chosen = this.chosen === move ? '' : move;
    this.message = undefined;
  }

  /** Called when the user taps an object that stands for these moves: makes the first possible one, or explains why
   * none is. `first` says what has to be done before the object stands for any. */
  reach(moves: string[], first = ''): void {
    const possible = moves.find((move) => this.offers(move));
    const refused = moves.find((move) => this.reason(move));
    if (possible) {
      void this.play(possible);
    } else if (refused) {
      this.refuse(refused);
    } else if (moves[0] && (this.asked || this.#idle)) {
      void this.why(moves[0]);
    } else if (first) {
      this.message = { text: first };
      play('knock');
    }
  }

  /** Whether the user has a seat and others are thinking. */
  get #idle(): boolean {
    return (
      this.shown !== undefined && !this.asked && !this.sending && !this.moment && !this.view.over && this.seat >= 0
    );
  }

  // Questions to the server

  /** Shows the reason for a refused move in full, with its rule. */
  refuse(move: string): void {
    const reason = this.reasons[move];
    if (reason) {
      this.message = ofReason(reason, this.welcome!.game, this.names);
      play('knock');
    }
  }

  /** Asks the server why a move is not possible that the question does not mention. */
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

  /** Asks for the best moves from what this seat knows, which takes the server a moment. */
  async askHint(): Promise<void> {
    const reply = await this.advice.ask(() => this.#send({ type: 'hint' }));
    if (reply) {
      this.#heard(reply);
    }
  }

  /** The answer that would be taken back, if this page knows it. */
  get undoable(): Line | undefined {
    return this.shown?.undo ? this.#made.at(-1)?.line : undefined;
  }

  async undo(): Promise<void> {
    this.#undoing = this.shown!.undo;
    const reply = await this.#send({ type: 'undo', number: this.latest!.number });
    this.#undoing = reply.type === 'refused' ? '' : this.#undoing;
    this.#heard(reply);
  }

  protected override takenBack(): Taken | undefined {
    const way = this.#undoing;
    const made = way ? this.#made.at(-1) : undefined;
    // If somebody else took back an answer, it is unknown which of the user's went with it.
    this.#made = way ? this.#made.slice(0, -1) : [];
    this.#undoing = '';
    if (!made) {
      return undefined;
    }
    const others = this.news.told.some(
      ({ event, number }) => number > made.number && 'seat' in (event ?? {}) && (event as Acted).seat !== this.seat,
    );
    // Others' answers stay if the answer that is taken back was still sealed.
    const sealed = others && way === 'now';
    return { ...made, number: sealed ? Infinity : made.number, more: others && !sealed };
  }

  async consent(agree: boolean): Promise<void> {
    this.#heard(await this.#send({ type: 'consent', number: this.latest!.number, agree }));
  }

  /** Votes on whether a bot takes over the seat of an absent player. */
  async vote(seat: number, agree: boolean): Promise<void> {
    this.#heard(await this.#send({ type: 'vote', seat, agree }));
  }

  async say(what: string): Promise<void> {
    const reply = await this.#send({ type: 'say', what });
    this.talk.refused = reply.type === 'refused' ? ofRefusal(reply, this.welcome!.game, this.names) : undefined;
  }

  #send(message: Unsent): Promise<Reply> {
    return this.#source.send(named(message));
  }

  #heard(reply: Reply): void {
    if (reply.type === 'hint' && reply.moves.every((one) => this.offers(one.move))) {
      this.advice.give(reply);
    } else if (reply.type === 'refused') {
      this.message = ofRefusal(reply, this.welcome!.game, this.names);
      play('knock');
    }
  }
}
