/** One attempt of the team: the votes, the revealed hands and the result. */
import type { GameEvent } from '../../wire';

export interface ShownHand {
  seat: number;
  cards: string[];
  worths: number[];
  strength: number;
}

export interface Attempt {
  points: number;
  needed: number;
  votes: Map<number, string>;
  /** In the order in which they are revealed. */
  hands: ShownHand[];
  /** What a power added to the hands. */
  added: number;
  /** '' while it is undecided. */
  result: '' | 'won' | 'failed' | 'declined';
}

export const RESULTS: Partial<Record<GameEvent['type'], Attempt['result']>> = {
  'mission-won': 'won',
  'mission-failed': 'failed',
  'mission-declined': 'declined',
};

/** The result of each round. A player who joined late has not seen all events, so a result is assigned to the round
 * before the next one that began, or to the current round. */
export function roundResults(events: GameEvent[], now: number): Record<number, Attempt['result']> {
  const found: Record<number, Attempt['result']> = {};
  let round = now;
  for (const event of events.toReversed()) {
    const result = RESULTS[event.type];
    if (event.type === 'round-began') {
      round = event.round - 1;
    } else if (result) {
      found[round] = result;
    }
  }
  return found;
}

const number = (text: string): number => Number(text.replace('−', '-'));

function shown({ seat, cards, worths }: Extract<GameEvent, { type: 'hand-shown' }>): ShownHand {
  return { seat, cards, worths, strength: worths.reduce((sum, worth) => sum + worth, 0) };
}

/** The user's own hand first, since it holds no surprise; then clockwise. */
function inOrder(hands: ShownHand[], viewer: number): ShownHand[] {
  const from = Math.max(viewer, 0);
  const after = (hand: ShownHand): number => (hand.seat - from + hands.length) % hands.length;
  return hands.toSorted((one, two) => after(one) - after(two));
}

/** What these events say about an attempt; `needed` is shown next to them. */
export function attempt(events: GameEvent[], needed: number, viewer: number): Attempt {
  const votes = new Map(
    events.flatMap((event) => (event.type === 'vote-shown' ? [[event.seat, event.vote] as const] : [])),
  );
  const hands = inOrder(
    events.flatMap((event) => (event.type === 'hand-shown' ? [shown(event)] : [])),
    viewer,
  );
  const end = events.find((event) => RESULTS[event.type]);
  const out = events.find((event) => event.type === 'team-set-out');
  const reached = end && 'strength' in end ? number(end.strength as string) : undefined;
  const held = hands.reduce((sum, hand) => sum + hand.strength, 0);
  return {
    points: (end && 'points' in end ? end.points : out?.points) ?? 0,
    needed,
    votes,
    hands,
    added: hands.length && reached !== undefined ? reached - held : 0,
    result: (end && RESULTS[end.type]) ?? '',
  };
}

/** The last finished attempt among all events. */
export function lastAttempt(told: GameEvent[], needed: number, viewer: number): Attempt | undefined {
  const end = told.findLastIndex((event) => RESULTS[event.type]);
  if (end < 0) {
    return undefined;
  }
  const start = told
    .slice(0, end)
    .findLastIndex((event) => event.type === 'token-moved' || event.type === 'cards-passed');
  return attempt(told.slice(start + 1, end + 1), needed, viewer);
}
