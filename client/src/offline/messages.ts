/** The messages between the page and the worker that runs the engine. */
export interface Files {
  version: string;
  files: { file: string; bytes: number }[];
}

/** The status when a server should have responded and did not. */
export const UNREACHED = 504;

export type ToWorker =
  | { kind: 'start'; files: Files }
  | { kind: 'ask'; id: number; method: string; address: string; body: string; language: string }
  /** Continues a table on the server. The worker sends it, and the page receives the new table. */
  | { kind: 'leave'; id: number; table: string; friends: boolean; language: string }
  /** Stores a finished game on the server; sent by the worker too. */
  | { kind: 'finished'; id: number; table: string; language: string }
  /** The record of a table, finished or not, for a file. */
  | { kind: 'record'; id: number; table: string; language: string }
  | { kind: 'connect'; line: number; address: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number };

export type FromWorker =
  /** Another tab holds the tables: this one waits until that tab is closed. */
  | { kind: 'waiting' }
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'full' }
  | { kind: 'told'; id: number; status: number; type: string; body: Uint8Array<ArrayBuffer> }
  | { kind: 'heard'; line: number; text: string }
  | { kind: 'ended'; line: number; code: number };
