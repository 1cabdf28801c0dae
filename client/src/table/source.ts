/** Where a table comes from: the socket of the server, or a first turn that was played already. */
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

/** A step with what the viewer sees after it; none where it is too old, and only told. */
export interface WholeStep {
  number: number;
  events: GameEvent[];
  undone: boolean;
  view?: View;
  /** What was taken back, where this page knows. */
  taken?: Taken;
}

/** An answer of one's own that was taken back. */
export interface Taken {
  /** The number of the table before it. */
  number: number;
  line: Line;
  /** Whether answers of others went with it. */
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
  /** What happened beside the game. */
  aside?(asides: Asides): void;
}

export interface Source {
  send(message: Message): Promise<Reply>;
  close(): void;
}

type Without<M> = M extends { id: string } ? Omit<M, 'id'> : never;
export type Unsent = Without<Message>;

/** The same with an id of its own, by which the server knows it again if it comes twice. */
export function named(message: Unsent): Message {
  return { ...message, id: crypto.getRandomValues(new Uint32Array(4)).join('-') } as Message;
}

/** The welcome of a table that no server keeps: a lesson, a replay, a puzzle. */
export function welcomeTo(game: string, seat: number, options: Welcome['options']): Welcome {
  const kept = { table: '', host: false, commitment: '', number: 0, hints: false, nonces: [], held: [] };
  return { type: 'welcome', version: VERSION, game, seat, options, ...kept };
}
