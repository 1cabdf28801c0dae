/** Names of option values in the user's language. */
import { spoken } from '../words/spoken.svelte';

/** The game's own name for the value, or the name of a seat or of cards. */
export function valueName(game: string, option: string, value: string): string {
  const words = spoken.of(game);
  const own = `option-${option}-${value}`;
  if (words.has(own)) {
    return words.say(own);
  }
  if (/^\d+$/.test(value)) {
    return spoken.say('player', { number: Number(value) + 1 });
  }
  return value
    .split(',')
    .map((part) => words.thing('card', part))
    .join(', ');
}
