/** The moments of Push. */
import { plainly, telling, type Moment, type Passed } from '../../table/moments';
import type { CardFlipped, GameEvent, PushView } from '../../wire';

/** What is highlighted: the die, a card that fits nowhere, or a switch card. */
export type Stage =
  | { kind: 'die'; seat: number; face: string; rolling: boolean; lost: readonly string[] }
  | { kind: 'bust'; seat: number; card: string; cause: boolean }
  | { kind: 'switch'; seat: number };

type Staged = Moment<Stage>;
type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export const ROLL = { rolling: 1100, face: 1300, lost: 700 };
export const BUST = { flipped: 500, cause: 1700, out: 450 };
export const SWITCH = { flipped: 1100, aside: 700 };

export function moments(passed: Passed): Staged[] {
  const find = <T extends GameEvent['type']>(type: T): Of<T> | undefined =>
    passed.events.find((event): event is Of<T> => event.type === type);
  const [roll, bust, flipped] = [find('die-rolled'), find('busted'), find('card-flipped') as CardFlipped | undefined];
  const rest = passed.events.filter((event) => event.type === 'column-left-over' || event.type === 'game-ended');
  const ended = find('game-ended') ? [over(rest)] : rest.length ? [left(rest)] : [];
  if (roll) {
    return [...rolled(roll), ...ended];
  }
  if (bust) {
    return [...busted(bust), ...ended];
  }
  if (flipped?.card === 'switch') {
    return [...switched(flipped), ...ended];
  }
  return [...simple(passed), ...ended];
}

/** Events that need no stage: cards are turned over, placed, taken, banked. */
function simple({ events, after }: Passed): Staged[] {
  return events
    .flatMap((event): Staged[] => {
      switch (event.type) {
        case 'card-flipped':
        case 'card-placed':
          return [
            {
              name: event.type,
              ms: 460,
              lies: 'after',
              say: telling(event),
              sound: event.type === 'card-placed' ? 'tap' : 'tick',
            },
          ];
        case 'stopped':
          return [{ name: 'stopped', ms: 500, lies: 'after', say: telling(event) }];
        case 'column-taken':
          return [
            {
              name: 'column-taken',
              ms: 800,
              lies: 'after',
              say: telling(event),
              sound: 'taps',
              sink: taker(event.column, event.seat),
            },
          ];
        case 'colour-banked':
          return [
            {
              name: 'colour-banked',
              ms: 900,
              lies: 'after',
              say: telling(event),
              sound: 'stamp',
              sink: () => `bank ${event.colour}`,
            },
          ];
        case 'turn-began':
        case 'column-left-over':
        case 'game-ended':
          return [];
        default:
          return plainly([event]) as Staged[];
      }
    })
    .map((moment) => ((after as PushView).over ? { ...moment, ms: moment.ms * 1.5 } : moment));
}

/** Cards of the column go to the player who took it; its roll card, and what nobody took, to the discard pile. */
const taker =
  (column: number, seat: number) =>
  (card: string, place: string): string | undefined =>
    place === `column ${column}` && card !== 'roll' ? `seat ${seat}` : undefined;

function rolled(event: Of<'die-rolled'>): Staged[] {
  const die = { kind: 'die', seat: event.seat, face: event.face, lost: event.cards } as const;
  const stands = { ...die, rolling: false };
  return [
    {
      name: 'rolling',
      ms: ROLL.rolling,
      lies: 'before',
      stage: { ...die, rolling: true },
      say: rolls(event.seat),
      sound: 'rattle',
    },
    {
      name: 'rolled',
      ms: ROLL.face,
      lies: 'before',
      stage: stands,
      say: telling(event),
      ...(event.cards.length && { sound: 'loss' as const }),
    },
    ...(event.cards.length ? [{ name: 'lost', ms: ROLL.lost, lies: 'after' as const, stage: stands }] : []),
  ];
}

const rolls =
  (seat: number): NonNullable<Moment['say']> =>
  ({ words, names, viewer }) =>
    words.say('push-rolls', { you: seat === viewer ? 'yes' : 'no', seat: names[seat] ?? '' });

function busted(event: Of<'busted'>): Staged[] {
  const { seat, card } = event;
  const flipped = { ...event, type: 'card-flipped' } as GameEvent;
  return [
    {
      name: 'card-flipped',
      ms: BUST.flipped,
      lies: 'before',
      stage: { kind: 'bust', seat, card, cause: false },
      say: telling(flipped),
      sound: 'tick',
    },
    {
      name: 'busted',
      ms: BUST.cause,
      lies: 'before',
      stage: { kind: 'bust', seat, card, cause: true },
      say: telling(event),
      sound: 'loss',
    },
    { name: 'discarded', ms: BUST.out, lies: 'after' },
  ];
}

function switched(event: CardFlipped): Staged[] {
  const stage = { kind: 'switch', seat: event.seat } as const;
  return [
    { name: 'switch', ms: SWITCH.flipped, lies: 'before', stage, say: turnedRound(event.seat), sound: 'turn' },
    { name: 'turned-round', ms: SWITCH.aside, lies: 'after', sound: 'tap' },
  ];
}

const turnedRound =
  (seat: number): NonNullable<Moment['say']> =>
  ({ words, names, viewer }) =>
    words.say('push-switched', { you: seat === viewer ? 'yes' : 'no', seat: names[seat] ?? '' });

const left = (events: GameEvent[]): Staged => ({
  name: 'column-left-over',
  ms: 500,
  lies: 'after',
  say: telling(...events),
});
const over = (events: GameEvent[]): Staged => ({
  name: 'game-ended',
  ms: 1200,
  lies: 'after',
  say: telling(...events),
  sound: 'won',
});
