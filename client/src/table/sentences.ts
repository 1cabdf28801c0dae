/** What happened, as a sentence for whoever looks. */
import { spoken } from '../words/spoken.svelte';
import type { Played } from './played.svelte';
import type { Told } from './told';

export function sentence(told: Told, table: Played): string {
  return told.event
    ? spoken.of(table.welcome!.game).event(told.event, table.names, table.you)
    : spoken.say('taken-back');
}
