/** Looks now and then every `ms` milliseconds until the page is left: never twice at once, so that nothing older
 * comes after something newer. */
import { onDestroy } from 'svelte';

export function lookAgain(look: (left: AbortSignal) => Promise<void>, ms: number): void {
  const leaving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function go(): Promise<void> {
    await look(leaving.signal);
    if (!leaving.signal.aborted) {
      timer = setTimeout(() => void go(), ms);
    }
  }
  onDestroy(() => (leaving.abort(), clearTimeout(timer)));
  void go();
}
