/** A room for each game that has a table of its own; all others get the plain one. */
import type { Component } from 'svelte';
import type { SymbolName } from '../symbols/symbols';
import type { Moment, Motions, Passed } from '../table/moments';
import type { Played } from '../table/played.svelte';
import type { GameEvent, Part, View } from '../wire';
import { room as plain } from './plain/room';

/** How a part of somebody's points is drawn. */
export interface Paint {
  fill: string;
  print: string;
  symbol?: SymbolName;
  /** Drawn as a frame: it could not be lost any more. */
  safe?: boolean;
}

export interface Room {
  Table: Component<{ table: Played }>;
  /** What is seen of a step, one moment after the other. Without it every step is its end, as long as `motions` says. */
  moments?: (passed: Passed) => Moment[];
  /** By the type of the event; events that are not named take a moment and make no sound. */
  motions?: Motions;
  /** Where cards go that leave the table with an event that has no moment of its own: the name of a `data-sink`. */
  sink?: (event: GameEvent) => string | undefined;
  /** How a part of the points is drawn in the end; without it, in a colour of the page. */
  paint?: (part: Part) => Paint;
  /** What a team went through, beside its result. */
  Course?: Component<{ view: View; events: GameEvent[] }>;
  /** Where a turn begins and where a round does, by the type of the event. Without rounds of its own a round is over
   * when the first one is on turn again. */
  turns?: GameEvent['type'][];
  rounds?: GameEvent['type'][];
  /** Events that people look for in a game that was played. */
  marks?: Partial<Record<GameEvent['type'], SymbolName>>;
  /** Letters of this game's own keys, for the list of keys: letter and id of its sentence. */
  keys?: [string, string][];
  /** The moves that such letters stand for: a key whose move lies nowhere on the table says why it is not possible. */
  meant?: Record<string, string>;
}

/** The plain room comes with every table page, so that a game can be played whose own table does not load. */
export { plain };

const ROOMS = import.meta.glob<{ room: Room }>(['./*/room.ts', '!./plain/room.ts']);

export async function room(game: string): Promise<Room> {
  const load = ROOMS[`./${game}/room.ts`];
  return load ? (await load()).room : plain;
}
