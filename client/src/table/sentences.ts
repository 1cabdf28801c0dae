/** An event as a sentence for the viewer. */
import { spoken } from '../words/spoken.svelte';
import type { Teller } from './moments';
import type { Played } from './played.svelte';
import type { Taken } from './source';
import type { Told } from './told';

export function sentence({ event, taken }: Told, table: Played): string {
  return event ? spoken.of(table.welcome!.game).event(event, table.names, table.you) : takenBack(taken, table.teller);
}

export function takenBack(taken: Taken | undefined, { words, names }: Teller): string {
  if (!taken) {
    return spoken.say('taken-back');
  }
  const move = words.short(taken.line, names);
  return spoken.say('taken-back-what', { move, more: taken.more ? 'yes' : 'no' });
}
