/** How long something has lasted, in words. */
import { spoken } from '../words/spoken.svelte';

const MINUTE = 60_000;

/** `from` is in seconds, `now` in milliseconds, both since 1970. */
export function since(from: number | null, now: number): string {
  const minutes = Math.floor((now - (from ?? now / 1000) * 1000) / MINUTE);
  return minutes < 1 ? spoken.say('since-now') : spoken.say('since-minutes', { minutes });
}
