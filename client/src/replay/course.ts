/** The structure of a finished game: where turns and rounds begin, and marked events. */
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

/** Whose points a curve shows: those of a seat, or of the whole team. */
export interface Followed {
  seat: number;
  name: string;
}

export function followed({ together }: WholeReplay, names: string[]): Followed[] {
  return together
    ? [{ seat: 0, name: spoken.of('reference').say('the-team') }]
    : names.map((name, seat) => ({ seat, name }));
}

/** The steps, counted from 1, with one of these events. */
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

/** For games without turn events: a turn begins when another seat answers. */
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

/** The next or previous start from a step; the ends of the game count as well. */
export function jump(from: number, by: 1 | -1, beginnings: number[], last: number): number {
  return by > 0 ? (beginnings.find((step) => step > from) ?? last) : (beginnings.findLast((step) => step < from) ?? 0);
}
