/** The interface of a table's source: a connection to the server, or a lesson, puzzle or replay. */
import {
  VERSION,
  type Asides,
  type GameEvent,
  type Line,
  type Received,
  type Sent,
  type Update,
  type View,
  type Welcome,
} from '../wire';

export type Link =
  'connecting' | 'open' | 'lost' | 'offline' | 'restarting' | 'gone' | 'private' | 'outdated' | 'flooded';

export type Message = Extract<Sent, { id: string }>;
export type Reply = Extract<Received, { id: string }>;

/** A step with the state after it; steps from too long ago have none and are only logged. */
export interface WholeStep {
  number: number;
  events: GameEvent[];
  undone: boolean;
  view?: View;
  /** What was taken back, if this page knows it. */
  taken?: Taken;
}

/** An answer of the user that was taken back. */
export interface Taken {
  /** The table's number before it. */
  number: number;
  line: Line;
  /** Whether answers of others were taken back with it. */
  more: boolean;
}

/** An update whose view is that of its last step. */
export interface WholeUpdate extends Omit<Update, 'view' | 'steps'> {
  view: View;
  steps: WholeStep[];
}

export interface Listener {
  linked(link: Link): void;
  welcomed(welcome: Welcome): void;
  updated(update: WholeUpdate): void;
  /** Receives what happened besides the game. */
  aside?(asides: Asides): void;
}

export interface Source {
  send(message: Message): Promise<Reply>;
  close(): void;
}

type Without<M> = M extends { id: string } ? Omit<M, 'id'> : never;
export type Unsent = Without<Message>;

/** Adds a unique id, so that the server recognises a message that arrives twice. */
export function named(message: Unsent): Message {
  return { ...message, id: crypto.getRandomValues(new Uint32Array(4)).join('-') } as Message;
}

/** The welcome of a table without a server: a lesson, a replay, a puzzle. */
export function welcomeTo(game: string, seat: number, options: Welcome['options']): Welcome {
  const kept = { table: '', host: false, commitment: '', number: 0, hints: false, nonces: [], held: [] };
  return { type: 'welcome', version: VERSION, game, seat, options, ...kept };
}
