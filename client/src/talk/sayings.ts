/** What happened outside the game, as a sentence for this player or watcher. */
import type { Played } from '../table/played.svelte';
import { spoken } from '../words/spoken.svelte';
import type { Aside } from '../wire';

export function saying(table: Played, aside: Aside): string {
  const who = table.nameOf(aside.seat);
  if (aside.kind === 'remark') {
    return spoken.say('remark-by', { who, what: spoken.say(`say-${aside.what}`) });
  }
  if (aside.kind === 'undo-asked' && aside.seat === table.seat) {
    return spoken.say('own-undo-asked');
  }
  return spoken.say(`aside-${aside.kind}`, { who, other: table.nameOf(aside.other) });
}
