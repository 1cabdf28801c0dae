/** What the page and the worker with the engine say to each other. */
export interface Files {
  version: string;
  files: { file: string; bytes: number }[];
}

/** The status of an answer that a server should have given and did not. */
export const UNREACHED = 504;

export type ToWorker =
  | { kind: 'start'; files: Files }
  | { kind: 'ask'; id: number; method: string; address: string; body: string; language: string }
  /** A table goes on at the server: the worker sends it there, and the page hears which table it is now. */
  | { kind: 'leave'; id: number; table: string; friends: boolean; language: string }
  /** A finished game is kept at the server, as the worker sends it there. */
  | { kind: 'finished'; id: number; table: string; language: string }
  /** The record of a table, over or not, for a file. */
  | { kind: 'record'; id: number; table: string; language: string }
  | { kind: 'connect'; line: number; address: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number };

export type FromWorker =
  /** Another tab holds the tables: this one waits until that is closed. */
  | { kind: 'waiting' }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'full' }
  | { kind: 'told'; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'heard'; line: number; text: string }
  | { kind: 'ended'; line: number; code: number };
