/** The options of a game in words. */
import { spoken } from '../words/spoken.svelte';

/** A value in words: as the game calls it, a seat, or the names it is made of. */
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
