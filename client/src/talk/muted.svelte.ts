/** Seats whose remarks this page hides, until it is closed. */
import { SvelteSet } from 'svelte/reactivity';

const names = new SvelteSet<string>();

export const muted = {
  has: (table: string, seat: number): boolean => names.has(`${table} ${seat}`),
  set(table: string, seat: number, quiet: boolean): void {
    const name = `${table} ${seat}`;
    if (quiet) {
      names.add(name);
    } else {
      names.delete(name);
    }
  },
};
