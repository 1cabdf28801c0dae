/** What this browser stores about a table's shuffle, so that the server cannot change it afterwards: the commitment
 * published before the deal, and this player's nonce. */
import type { Fairness, Line, Welcome } from '../wire';

interface Kept {
  commitment: string;
  /** This browser's nonce. */
  nonce: string;
  /** The nonce as confirmed by the server: `seat@place=digits`. */
  confirmed: string;
}

const KEY = 'quartett-promise-';
const BYTES = 16;

function read(table: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(table: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify(kept));
  } catch {
    // Without storage the game still works.
  }
}

function digits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Only the first commitment of a table counts. */
export function promised(table: string, commitment: string): void {
  if (!read(table)?.commitment) {
    write(table, { nonce: digits(), confirmed: '', ...read(table), commitment });
  }
}

export function nonceFor(table: string): string {
  const kept = read(table) ?? { commitment: '', nonce: digits(), confirmed: '' };
  write(table, kept);
  return kept.nonce;
}

export function confirmed(welcome: Welcome): void {
  promised(welcome.table, welcome.commitment);
  const kept = read(welcome.table);
  const own = welcome.nonces.find((nonce) => nonce.endsWith(`=${kept?.nonce}`) && nonce.startsWith(`${welcome.seat}@`));
  if (kept && own && !kept.confirmed) {
    write(welcome.table, { ...kept, confirmed: own });
  }
}

/** What differs from the commitment, if anything. */
export function brokenPromise(table: string, fairness: Fairness): Line | null {
  const kept = read(table);
  if (kept?.commitment && kept.commitment !== fairness.commitment) {
    return { name: 'other-promise', arguments: { told: fairness.commitment, right: kept.commitment } };
  }
  if (kept?.confirmed && !fairness.nonces.includes(kept.confirmed)) {
    return { name: 'nonce-missing', arguments: { nonce: kept.confirmed } };
  }
  return null;
}
