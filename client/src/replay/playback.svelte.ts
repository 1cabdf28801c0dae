/** The replay of a game on its table, as a seat saw it or with everything revealed. */
import { Problem } from '../requests';
import type { Played } from '../table/played.svelte';
import { welcomeTo, type WholeUpdate } from '../table/source';
import { tellings, type Told } from '../table/told';
import { wholeReplay, type WholeReplay } from '../table/whole';
import { spoken } from '../words/spoken.svelte';
import type { Replay, Seat, SeatSeen, View } from '../wire';

const OPEN = -3;
const FLIGHT = 320;
/** How long a step is shown at least, in ms at normal speed. */
const AT_LEAST = 420;

export class Playback {
  replay = $state.raw<WholeReplay>();
  step = $state(0);
  /** The viewer's seat; −2 for a watcher. */
  seat = $state(-2);
  open = $state(false);
  problem = $state('');
  /** The rematch's table, if there is one. */
  rematch = $state('');
  /** Whether the replay is playing. */
  playing = $state(false);
  #tempo = $state(1);
  /** The sentences of each step. */
  #tellings: Told[][] = [];
  #asked = 0;
  #played = 0;
  #own: WholeUpdate | undefined;
  #person: number;
  #table: Played;
  #load: (viewer: number) => Promise<Replay>;

  /** `person`: the viewer's seat; −2 for a stranger, who is never addressed as you. */
  constructor(table: Played, load: (viewer: number) => Promise<Replay>, seat: number, open: boolean, person = -2) {
    this.#table = table;
    this.#load = load;
    this.seat = seat;
    this.open = open;
    this.#person = person;
  }

  get tempo(): number {
    return this.#tempo;
  }

  set tempo(times: number) {
    this.#tempo = times;
    this.#table.tempo = times;
  }

  /** The table at the current step. */
  get view(): View {
    return this.replay!.steps[this.step - 1]?.view ?? this.replay!.start;
  }

  /** `at`: the step to show first; the last one by default. */
  async load(at?: number): Promise<void> {
    await this.#fetch((steps) => at ?? steps);
  }

  /** Shows the game as another seat saw it, at the step that is current once it has loaded. */
  async look(seat: number, open: boolean): Promise<void> {
    this.seat = seat;
    this.open = open;
    await this.#fetch(() => this.step);
  }

  /** Ignores responses to earlier requests. The table, its seat and its sentences change together, so that nothing that
   * one viewer saw is addressed to another. */
  async #fetch(step: (steps: number) => number): Promise<void> {
    const asked = ++this.#asked;
    this.problem = '';
    try {
      const [told] = await Promise.all([this.#load(this.open ? OPEN : this.seat), spoken.learn('reference')]);
      await spoken.learn(told.game);
      if (asked === this.#asked) {
        this.#table.welcome = { ...(this.#table.welcome ?? welcomeTo(told.game, -2, told.options)), seat: this.seat };
        this.#table.addressed = this.seat === this.#person;
        this.replay = wholeReplay(told);
        this.#tellings = told.steps.map(({ events }, at) => tellings({ number: at + 1, events, undone: false }));
        this.show(step(told.steps.length));
      }
    } catch (error) {
      if (asked === this.#asked) {
        this.problem = error instanceof Problem ? error.message : spoken.say('page-not-loaded');
      }
    }
  }

  get told(): string {
    const events = this.replay?.steps[this.step - 1]?.events ?? [];
    const { game } = this.#table.welcome!;
    // While another seat's view is loading, the sentences still belong to the seat whose view is shown.
    const seen = this.replay?.viewer === OPEN ? this.seat : (this.replay?.viewer ?? this.seat);
    const viewer = seen === this.#person ? seen : -2;
    return events.map((event) => spoken.of(game).event(event, this.#table.names, viewer)).join(' ');
  }

  /** Plays every step with its moments, until the end or until the user intervenes. */
  async play(): Promise<void> {
    const run = ++this.#played;
    const on = (): boolean => run === this.#played && this.replay !== undefined;
    this.#table.tempo = this.#tempo;
    this.playing = true;
    if (this.replay && this.step >= this.replay.steps.length) {
      this.show(0, true);
    }
    while (on() && this.step < this.replay!.steps.length) {
      await this.#next(on);
    }
    if (run === this.#played) {
      this.playing = false;
    }
  }

  pause(): void {
    this.#played++;
    this.playing = false;
    void this.#table.hurry();
  }

  async #next(on: () => boolean): Promise<void> {
    const { events, view } = this.replay!.steps[this.step]!;
    this.step++;
    this.#own = { ...this.#update(this.replay!), steps: [{ number: this.step, events, undone: false, view }] };
    const least = new Promise((done) => setTimeout(done, events.length ? AT_LEAST / this.#tempo : 0));
    await this.#table.retell(this.#own);
    await (on() ? least : undefined);
  }

  show(to: number, playing = false): void {
    if (this.playing && !playing) {
      this.pause();
    }
    const { replay } = this;
    if (!replay) {
      return;
    }
    const before = this.step;
    this.step = Math.min(Math.max(to, 0), replay.steps.length);
    const table = this.#table;
    // After a jump most of the table is new, and nobody could follow the animation.
    const follow = Math.abs(this.step - before) <= 1;
    if (follow) {
      table.flip?.remember(FLIGHT);
    } else {
      table.flip?.forget();
    }
    table.news.told = this.#tellings.slice(0, this.step).flat();
    table.news.fresh = this.#tellings[this.step - 1] ?? [];
    this.#own = this.#update(replay);
    table.shown = this.#own;
    queueMicrotask(() => table.flip?.play(FLIGHT));
  }

  /** Stays at the current step when the finished table gets an update. */
  stay(now: WholeUpdate | undefined): void {
    if (this.replay && now && now !== this.#own) {
      this.rematch = now.rematch ?? '';
      this.show(this.step);
    }
  }

  #update(replay: WholeReplay): WholeUpdate {
    const view = replay.steps[this.step - 1]?.view ?? replay.start;
    const seen = this.#table.shown?.seats ?? replay.seats.map(seatSeen);
    // Seats that owe nothing keep their identity, so nothing that depends on the seats is recomputed at each step.
    const seats = seen.some((seat) => seat.owes) ? seen.map((seat) => ({ ...seat, owes: false })) : seen;
    const rest = {
      question: null,
      choices: [],
      refused: [],
      undo: '',
      wish: null,
      rematch: '',
      ending: this.#table.shown?.ending ?? null,
      room: null,
      silence: null,
      watching: 0,
    };
    return {
      type: 'update',
      number: this.step,
      steps: [],
      view,
      seats,
      ...rest,
    };
  }
}

function seatSeen({ name, bot }: Seat): SeatSeen {
  return {
    kind: bot ? 'bot' : 'person',
    name,
    bot: bot ?? '',
    here: true,
    owes: false,
    until: null,
    devices: 1,
    presence: 'here',
    since: null,
    asked: null,
    stands_in: false,
    votes: null,
  };
}
