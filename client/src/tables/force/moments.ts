/** The moments of Battle of the Force: the duel, R2-D2's errand, the last draws. */
import { handCard, isVader } from '../../cards/force/rebels';
import { plainly, telling, type Moment, type Passed, type Teller } from '../../table/moments';
import type { GameEvent } from '../../wire';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Played = Of<'card-played'>;

export interface Duel {
  kind: 'duel';
  /** The cards of this duel by seat. */
  cards: ReadonlyMap<number, string>;
  phase: 'laid' | 'turned' | 'symbols' | 'won';
  /** Seats that can still win: all, those with the same value, the winner. */
  leading: readonly number[];
  /** Whether rebel symbols decide. */
  symbols: boolean;
}
export type Stage =
  | Duel
  | { kind: 'drawn'; seat: number; card: string }
  | { kind: 'vader' }
  | { kind: 'sealed'; seat: number }
  | { kind: 'droid'; seat: number };
type Staged = Moment<Stage>;

export const REVEAL = { laid: 760, turned: 800, symbols: 1000, won: 1050, spoils: 590 };
export const SEALED = 380;
export const DROID = { sent: 1100, found: 1100, decided: 1200 };
export const DRAWN = { left: 1700, shown: 1200, taken: 650, declined: 800 };
export const TURNED_UP = { villain: 600, vader: 1500 };
/** Cards arrive before the seals are pressed, and seals are pressed before anything turns over. */
const LAID = { flies: 0.48, beat: 0.76 };
const PRESSED = { flies: 0.58, beat: 0.85 };
/** Vader's sound is played as he lands. */
const BLOW = { flies: 0.58, beat: 0.58, sound: 'loss' as const };

/** Whether Vader appears: from the pile, found by R2-D2, or drawn. */
export const strikes = (stage: Stage | undefined, open: string): boolean =>
  stage?.kind === 'drawn' ? isVader(stage.card) : (stage?.kind === 'vader' || stage?.kind === 'droid') && isVader(open);

export function moments(passed: Passed): Staged[] {
  const { events } = passed;
  const plays = events.filter((event): event is Played => event.type === 'card-played');
  const after = plays.length
    ? [...duel(plays, events), ...droids(events)]
    : events.flatMap((event) => one(event, events));
  return [...after, ...events.flatMap(ending)];
}

/** Steps with a single event. */
function one(event: GameEvent, all: GameEvent[]): Staged[] {
  switch (event.type) {
    case 'villain-turned-up':
      return [{ name: event.type, ms: TURNED_UP.villain, lies: 'after', say: telling(event), sound: 'tick' }];
    case 'vader-turned-up':
      return [
        {
          name: event.type,
          ms: TURNED_UP.vader,
          lies: 'after',
          stage: { kind: 'vader' },
          say: vader(event),
          ...BLOW,
        },
      ];
    case 'card-laid':
      return [
        {
          name: event.type,
          ms: SEALED,
          lies: 'after',
          stage: { kind: 'sealed', seat: event.seat },
          say: telling(event),
          sound: 'stamp',
          ...PRESSED,
          // On phones there is no place of one's own on the mat, so the card flies to the villain.
          sink: () => 'sealed',
        },
      ];
    case 'card-scouted':
      return [
        {
          name: event.type,
          ms: DROID.found,
          lies: 'after',
          stage: { kind: 'droid', seat: event.seat },
          say: telling(event),
          ...(isVader(event.card) ? BLOW : { sound: 'turn' as const }),
        },
      ];
    case 'card-kept':
    case 'card-given':
      return [decided(event, all)];
    case 'card-drawn':
      return drawn(event);
    case 'drawing-declined':
      return [{ name: event.type, ms: DRAWN.declined, lies: 'after', say: telling(event) }];
    default:
      return [];
  }
}

function ending(event: GameEvent): Staged[] {
  if (event.type === 'last-hand-left') {
    return [{ name: event.type, ms: DRAWN.left, lies: 'after', say: telling(event), sound: 'turn' }];
  }
  return event.type === 'game-ended'
    ? [{ name: event.type, ms: 1400, lies: 'after', say: telling(event), sound: 'won' }]
    : [];
}

const vader =
  (event: Of<'vader-turned-up'>) =>
  (teller: Teller): string =>
    `${telling(event)(teller)} ${teller.words.say('force-highest-vader', { card: teller.words.thing('card', event.card) })}`;

// The duel

function duel(plays: Played[], events: GameEvent[]): Staged[] {
  const tied = events.find((event): event is Of<'symbols-decided'> => event.type === 'symbols-decided');
  const won = events.find(
    (event): event is Of<'villain-won'> | Of<'vader-won'> => event.type === 'villain-won' || event.type === 'vader-won',
  );
  const cards = new Map(plays.map(({ seat, card }) => [seat, card]));
  const equal = tied ? plays.filter(({ card }) => handCard(card).value === tied.number).map(({ seat }) => seat) : [];
  const stage = (phase: Duel['phase'], leading: number[]): Duel => ({
    kind: 'duel',
    cards,
    phase,
    leading,
    symbols: tied !== undefined,
  });
  const all = plays.map(({ seat }) => seat);
  return [
    {
      name: 'laid',
      ms: REVEAL.laid,
      lies: 'before',
      stage: stage('laid', all),
      say: ({ words }) => words.say('force-all-laid'),
      sound: 'stamp',
      ...LAID,
      sink: () => '',
    },
    {
      name: 'revealed',
      ms: REVEAL.turned,
      lies: 'before',
      stage: stage('turned', all),
      say: shown(plays),
      sound: 'turn',
      sink: () => '',
    },
    ...(tied
      ? [
          {
            name: 'symbols',
            ms: REVEAL.symbols,
            lies: 'before' as const,
            stage: stage('symbols', equal),
            say: telling(tied),
            sound: 'step' as const,
          },
        ]
      : []),
    {
      name: 'won',
      ms: REVEAL.won,
      lies: 'before',
      stage: stage('won', won ? [won.seat] : []),
      say: result(plays, events, won, equal),
      sound: won?.type === 'vader-won' ? 'loss' : 'yours',
    },
    { name: 'spoils', ms: REVEAL.spoils, lies: 'after', sound: 'tap', sink: spoils(events, won) },
  ];
}

/** Who played what, in one sentence. */
const shown =
  (plays: Played[]) =>
  ({ words, names, viewer }: Teller): string => {
    const told = plays.map(({ seat, card }) =>
      words.say('force-shows', { you: seat === viewer ? 'yes' : 'no', seat: names[seat] ?? '', value: valueOf(card) }),
    );
    const text = `${told.join(', ')}.`;
    return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
  };

const valueOf = (card: string): string => String(handCard(card).value || 'R2-D2');

/** Why it is decided, and what follows: “Mira’s 8 beats your 8 by symbols. Mira won Boba Fett.” */
const result =
  (plays: Played[], events: GameEvent[], won: Of<'villain-won'> | Of<'vader-won'> | undefined, equal: number[]) =>
  (teller: Teller): string => {
    const aside = events.filter((event) => event.type === 'card-set-aside');
    const lost = events.filter(
      (event) => event.type === 'card-lost' && event.seat === teller.viewer && won?.type === 'vader-won',
    );
    const why = won ? beaten(plays, won.seat, equal, teller) : '';
    return [why, telling(...(won ? [won] : []), ...aside, ...lost)(teller)].filter(Boolean).join(' ');
  };

function beaten(plays: Played[], winner: number, equal: number[], { words, names, viewer }: Teller): string {
  const own = plays.find(({ seat }) => seat === winner)!;
  const rivals = plays.filter(
    ({ seat, card }) => seat !== winner && handCard(card).value > 0 && (!equal.length || equal.includes(seat)),
  );
  const rival =
    rivals.find(({ seat }) => seat === viewer) ??
    rivals.toSorted((a, b) => handCard(b.card).value - handCard(a.card).value)[0];
  if (!rival) {
    return '';
  }
  const who = winner === viewer ? 'winner' : rival.seat === viewer ? 'loser' : 'nobody';
  const given = {
    who,
    seat: names[winner] ?? '',
    other: names[rival.seat] ?? '',
    value: valueOf(own.card),
    least: valueOf(rival.card),
  };
  return words.say(equal.length ? 'force-by-symbols' : 'force-beats', given);
}

/** The villain flies to its winner, spent cards leave the table, all others return to their hands. */
function spoils(events: GameEvent[], won: { seat: number } | undefined): NonNullable<Moment['sink']> {
  const lost = new Set(events.flatMap((event) => (event.type === 'card-lost' ? [`${event.seat} ${event.card}`] : [])));
  return (card, place) => {
    if (place === 'open') {
      return won ? `won ${won.seat}` : 'aside';
    }
    // A face-down card that is now face up.
    if (card === place) {
      return '';
    }
    const seat = place.startsWith('laid ') ? place.slice(5) : '';
    return lost.has(`${seat} ${card}`) ? 'out' : `seat ${seat}`;
  };
}

// R2-D2 and the last draws

function droids(events: GameEvent[]): Staged[] {
  const told = events.filter((event) => event.type === 'droid-sent' || event.type === 'droid-returned');
  const sent = told.find((event) => event.type === 'droid-sent');
  const stage = sent && 'seat' in sent ? { stage: { kind: 'droid' as const, seat: sent.seat } } : {};
  return told.length
    ? [{ name: 'droid', ms: DROID.sent, lies: 'after', ...stage, say: telling(...told), sound: 'step' }]
    : [];
}

function decided(event: Of<'card-kept'> | Of<'card-given'>, all: GameEvent[]): Staged {
  const received = all.find((one): one is Of<'card-received'> => one.type === 'card-received' && 'card' in one);
  const to = received?.seat ?? event.seat;
  const droid = all.filter((one) => one.type === 'droid-returned' || one.type === 'card-lost');
  const home = droid.some((one) => one.type === 'droid-returned') ? `seat ${event.seat}` : 'out';
  const say = (teller: Teller): string => {
    const gift = event.type === 'card-given' && received ? gave(event, received.seat, teller) : telling(event)(teller);
    return `${gift} ${telling(...droid)(teller)}`.trim();
  };
  return {
    name: event.type,
    ms: DROID.decided,
    lies: 'after',
    say,
    sound: 'tap',
    sink: (_, place) => (place === 'open' ? `won ${to}` : home),
  };
}

function gave({ seat, card }: Of<'card-given'>, to: number, { words, names, viewer }: Teller): string {
  const who = seat === viewer ? 'winner' : to === viewer ? 'loser' : 'nobody';
  return words.say('force-gave', {
    who,
    seat: names[seat] ?? '',
    other: names[to] ?? '',
    card: words.thing('card', card),
  });
}

function drawn(event: Of<'card-drawn'>): Staged[] {
  if (!('card' in event && 'seat' in event)) {
    return plainly([event]) as Staged[];
  }
  const { seat, card } = event as { seat: number; card: string };
  return [
    {
      name: 'card-drawn',
      ms: DRAWN.shown,
      lies: 'before',
      stage: { kind: 'drawn', seat, card },
      say: telling(event),
      ...(isVader(card) ? BLOW : { sound: 'tick' as const }),
    },
    { name: 'drawn-taken', ms: DRAWN.taken, lies: 'after', sink: () => `won ${seat}`, sound: 'tap' },
  ];
}
