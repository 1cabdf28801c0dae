/** Where a table comes from: the socket of the server, or a first turn that was played already. */
import type { Asides, GameEvent, Received, Sent, Update, View, Welcome } from '../wire';

export type Link =
  | 'connecting'
  | 'open'
  | 'lost'
  | 'offline'
  | 'restarting'
  | 'gone'
  | 'private'
  | 'outdated'
  | 'flooded';

export type Message = Extract<Sent, { id: string }>;
export type Reply = Extract<Received, { id: string }>;

/** A step with what the viewer sees after it; none where it is too old, and only told. */
export interface WholeStep {
  number: number;
  events: GameEvent[];
  undone: boolean;
  view?: View;
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
