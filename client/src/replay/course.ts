/** The course of a game that was played: where turns and rounds begin, and what people look for. */
import type { SymbolName } from '../symbols/symbols';
import type { Room } from '../tables/rooms';
import type { WholeReplay } from '../table/whole';
import { spoken } from '../words/spoken.svelte';
import type { GameEvent } from '../wire';

export type Unit = 'move' | 'turn' | 'round';
export interface Mark {
  step: number;
  symbol: SymbolName;
  event: GameEvent;
}

/** Whose points are followed: of each seat, or of all together. */
export interface Followed {
  seat: number;
  name: string;
}

export function followed({ together }: WholeReplay, names: string[]): Followed[] {
  return together
    ? [{ seat: 0, name: spoken.of('reference').say('the-team') }]
    : names.map((name, seat) => ({ seat, name }));
}

/** Steps, counted from 1, at which one of these events was told. */
function stepsWith(
  { steps }: WholeReplay,
  types: GameEvent['type'][],
  fits: (event: GameEvent) => boolean = () => true,
): number[] {
  const has = (events: GameEvent[]): boolean => events.some((event) => types.includes(event.type) && fits(event));
  return steps.flatMap(({ events }, at) => (has(events) ? [at + 1] : []));
}

const seatOf = (event: GameEvent): number | undefined =>
  'seat' in event ? (event as { seat: number }).seat : undefined;

/** Without events that say so, a turn begins where another seat answers. */
function changes({ steps }: WholeReplay): number[] {
  let last = -1;
  return steps.flatMap(({ seat }, at) => {
    const other = seat >= 0 && seat !== last;
    last = seat >= 0 ? seat : last;
    return other ? [at + 1] : [];
  });
}

export function starts(replay: WholeReplay, room: Room | undefined, unit: Unit): number[] {
  if (unit === 'move') {
    return replay.steps.map((_, at) => at + 1);
  }
  const turns = room?.turns ? stepsWith(replay, room.turns) : changes(replay);
  if (unit === 'turn') {
    return turns;
  }
  if (room?.rounds) {
    return stepsWith(replay, room.rounds);
  }
  const types = room?.turns ?? [];
  const first = replay.steps.flatMap(({ events }) => events).find((event) => types.includes(event.type));
  const seat = first && seatOf(first);
  return seat === undefined ? turns : stepsWith(replay, types, (event) => seatOf(event) === seat);
}

export function marks({ steps }: WholeReplay, room: Room | undefined): Mark[] {
  return steps.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      const symbol = room?.marks?.[event.type];
      return symbol ? [{ step: at + 1, symbol, event }] : [];
    }),
  );
}

/** The next or the last beginning from a step on; the ends of the game are beginnings too. */
export function jump(from: number, by: 1 | -1, beginnings: number[], last: number): number {
  return by > 0 ? (beginnings.find((step) => step > from) ?? last) : (beginnings.findLast((step) => step < from) ?? 0);
}
