/** The room of each game with its own table; other games get the plain one. */
import type { Component } from 'svelte';
import type { SymbolName } from '../symbols/symbols';
import type { Moment, Motions, Passed } from '../table/moments';
import type { Played } from '../table/played.svelte';
import type { GameEvent, Part, View } from '../wire';
import { room as plain } from './plain/room';

/** How one source of a player's points is drawn. */
export interface Paint {
  fill: string;
  print: string;
  symbol?: SymbolName;
  /** Drawn as a frame, because it can no longer be lost. */
  safe?: boolean;
}

export interface Room {
  Table: Component<{ table: Played }>;
  /** The moments of a step, one after another. Without it every step shows only its result, for as long as `motions` says. */
  moments?: (passed: Passed) => Moment[];
  /** By event type; other events have the default duration and no sound. */
  motions?: Motions;
  /** Where cards go that leave the table with an event without its own moment: the name of a `data-sink`. */
  sink?: (event: GameEvent) => string | undefined;
  /** How a source of points is drawn at the end; without it, in a colour of the page. */
  paint?: (part: Part) => Paint;
  /** The team's progress through the game, next to its result. */
  Course?: Component<{ view: View; events: GameEvent[] }>;
  /** The events that begin a turn and a round. Without `rounds`, a round begins with the first player's turn. */
  turns?: GameEvent['type'][];
  rounds?: GameEvent['type'][];
  /** Events that people look for in a replay. */
  marks?: Partial<Record<GameEvent['type'], SymbolName>>;
  /** This game's own shortcuts, for the list of keys: key and id of its sentence. */
  keys?: [string, string][];
  /** The moves of these shortcuts: if such a move is nowhere on the table, its key explains why it is not possible. */
  meant?: Record<string, string>;
}

/** The plain room is part of every table page, so that a game can be played even if its own table does not load. */
export { plain };

const ROOMS = import.meta.glob<{ room: Room }>(['./*/room.ts', '!./plain/room.ts']);

export async function room(game: string): Promise<Room> {
  const load = ROOMS[`./${game}/room.ts`];
  return load ? (await load()).room : plain;
}
