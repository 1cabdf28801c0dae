/** Polls until the component is destroyed. Requests never overlap, so an older answer cannot replace a newer one. */
import { onDestroy } from 'svelte';

export function poll(look: (left: AbortSignal) => Promise<void>, ms: number): void {
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
