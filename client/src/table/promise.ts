/** What this browser keeps of a table, so that the server cannot exchange it afterwards: the promise
 * that was shown before the deal, and what the player added to chance. */
import type { Fairness, Line, Welcome } from '../wire';

interface Kept {
  commitment: string;
  /** The random digits of this browser. */
  nonce: string;
  /** The same as the server confirmed it: `seat@place=digits`. */
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
    // A browser that keeps nothing still plays.
  }
}

function digits(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first promise of a table is the one that counts. */
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

/** What is not as it was promised, if anything. */
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
