/** The moments of Konoha: votes turn over together; hands are revealed one after another until the sum is known; then
 * the stamp, and only then the next deal. */
import { plainly, telling, type Moment, type Motions, type Passed, type Teller } from '../../table/moments';
import type { GameEvent, KonohaView } from '../../wire';
import { attempt, type Attempt } from './attempt';

export interface Stage {
  attempt: Attempt;
  /** The number of revealed hands. */
  open: number;
  /** Whether the last of these hands is being revealed now, card by card. */
  turning?: boolean;
  stamped: boolean;
}

const MOTIONS: Motions = {
  'card-dealt': { ms: 200, sound: 'tick' },
  'token-moved': { ms: 520, sound: 'step' },
  'card-received': { ms: 900, sound: 'tap' },
  'signal-given': { ms: 1100, sound: 'tap' },
  'tile-gained': { ms: 1300, sound: 'stamp' },
  'power-proposed': { ms: 700 },
  'power-used': { ms: 900, sound: 'stamp' },
  'ninja-recruited': { ms: 700, sound: 'tap' },
  'gift-taken': { ms: 700, sound: 'tap' },
  'gift-offered': { ms: 700 },
  'gift-refused': { ms: 700 },
  'nothing-given': { ms: 700 },
  'recruit-proposed': { ms: 700 },
  'own-recruit-proposed': { ms: 700 },
  'recruit-declined': { ms: 700 },
  'proposal-agreed': { ms: 500 },
  'proposal-dropped': { ms: 700 },
  'powers-kept': { ms: 500 },
  'game-ended': { ms: 1400, sound: 'won' },
  'round-began': { ms: 500 },
};
const VOTES = 1500;
/** The user's own hand comes first and is known, so it is short; the last one decides, so it is long. */
const HAND = { first: 850, next: 1000, last: 2300 };
const COUNTED = 450;
const STAMP = 2200;

const AT_VOTE: GameEvent['type'][] = [
  'vote-shown',
  'team-set-out',
  'team-waited',
  'hand-shown',
  'mission-won',
  'mission-failed',
  'mission-declined',
];
const ENDS: GameEvent['type'][] = ['mission-won', 'mission-failed', 'mission-declined'];

const of = (events: GameEvent[], ...types: GameEvent['type'][]): GameEvent[] =>
  events.filter((event) => types.includes(event.type));

function tally({ votes }: Attempt, then: GameEvent[]): (teller: Teller) => string {
  const go = [...votes.values()].filter((vote) => vote === 'go').length;
  return (teller) =>
    [teller.words.say('konoha-tally', { go, wait: votes.size - go }), telling(...then)(teller)]
      .filter(Boolean)
      .join(' ');
}

/** Whose hand is being revealed, and how much strength is still missing. */
const opens =
  ({ hands, needed }: Attempt, at: number) =>
  ({ words, names, viewer }: Teller): string => {
    const { seat } = hands[at]!;
    const left = needed - hands.slice(0, at).reduce((sum, hand) => sum + hand.strength, 0);
    const you = seat === viewer ? 'yes' : 'no';
    return words.say('konoha-opens', { you, seat: names[seat] ?? '', left: Math.max(left, 0) });
  };

/** `open`: how many hands are already face up, because a power was used on them. */
function staged(seen: Attempt, events: GameEvent[], open: number): Moment<Stage>[] {
  const moments: Moment<Stage>[] = [];
  if (seen.votes.size) {
    const then = of(events, 'team-set-out', 'team-waited');
    moments.push({
      name: 'votes',
      ms: VOTES,
      lies: 'before',
      stage: { attempt: seen, open: 0, stamped: false },
      say: tally(seen, then),
      sound: 'turn',
    });
  }
  for (let at = open; at < seen.hands.length; at++) {
    const hand = events.find((event) => event.type === 'hand-shown' && event.seat === seen.hands[at]!.seat);
    const stage = { attempt: seen, open: at + 1, stamped: false };
    const ms = at === seen.hands.length - 1 ? HAND.last : at ? HAND.next : HAND.first;
    moments.push({
      name: 'hand',
      ms,
      lies: 'before',
      stage: { ...stage, turning: true },
      say: opens(seen, at),
      sound: 'turn',
    });
    moments.push({ name: 'counted', ms: COUNTED, lies: 'before', stage, ...(hand && { say: telling(hand) }) });
  }
  if (seen.result) {
    const stage = { attempt: seen, open: seen.hands.length, stamped: true };
    const sound = seen.result === 'won' ? 'won' : 'loss';
    moments.push({ name: seen.result, ms: STAMP, lies: 'before', stage, say: telling(...of(events, ...ENDS)), sound });
  }
  return moments;
}

/** The hands that are already face up on the table. */
function lying(view: KonohaView): GameEvent[] {
  return view.asks !== 'strength'
    ? []
    : view.seats.map((one, seat) => ({
        type: 'hand-shown',
        seat,
        cards: one.cards.map(({ card }) => card),
        worths: one.cards.map(({ worth }) => worth ?? 0),
        strength: String(one.strength),
      }));
}

/** The deal: cards arrive one after another, and are named together at the end. */
function dealt({ events, after, viewer }: Passed): Moment[] {
  const { asks, seats } = after as KonohaView;
  const rest = events.filter((event) => event.type !== 'card-dealt');
  const hand = asks === 'deal' ? [] : (seats[viewer]?.cards ?? []);
  const say = (teller: Teller): string => {
    const card = teller.words.list(hand.map((one) => teller.words.thing('card', one.card)));
    return [telling(...rest)(teller), hand.length ? teller.words.say('card-dealt', { you: 'yes', card }) : '']
      .filter(Boolean)
      .join(' ');
  };
  return plainly(events, MOTIONS).map(({ say: _, ...moment }) => (rest.length ? { ...moment, say } : moment));
}

export function moments(passed: Passed): Moment[] {
  const before = passed.before as KonohaView;
  if (before.asks === 'deal') {
    return dealt(passed);
  }
  const events = passed.events.filter((event) => AT_VOTE.includes(event.type));
  if (!events.length) {
    return plainly(passed.events, MOTIONS, sink);
  }
  const already = lying(before);
  const seen = attempt([...already, ...events], before.needed, passed.viewer);
  const rest = passed.events.filter((event) => !AT_VOTE.includes(event.type));
  const used = of(rest, 'power-used');
  const after = rest.filter((event) => !used.includes(event));
  return [
    ...plainly(used, MOTIONS).map((moment): Moment => ({ ...moment, lies: 'before' })),
    ...staged(seen, events, already.length),
    ...plainly(after, MOTIONS, sink),
  ];
}

/** A passed card goes to the left neighbour. The pawn, which is not on the table after the game, does not fly out over
 * the result. */
const SINKS: Partial<Record<GameEvent['type'], string>> = { 'card-passed': 'left', 'game-ended': '' };
const sink = ({ type }: GameEvent): string | undefined => SINKS[type];

/** The hands that are face up while a power is discussed. */
export function open(view: KonohaView, viewer: number): Stage | undefined {
  const shown = lying(view);
  return shown.length
    ? { attempt: attempt(shown, view.needed, viewer), open: shown.length, stamped: false }
    : undefined;
}
