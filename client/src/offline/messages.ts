/** What the page and the worker with the engine say to each other. */
export interface Files {
  version: string;
  files: { file: string; bytes: number }[];
}

export type ToWorker =
  | { kind: 'start'; files: Files }
  | { kind: 'ask'; id: number; method: string; address: string; body: string; language: string }
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
