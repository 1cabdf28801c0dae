/** Names a table after a tree, because its id is long and only meant for links. */
import { spoken } from '../words/spoken.svelte';

const TREES = 16;

export function tableName(id: string): string {
  const sum = [...id].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return spoken.say('table-name', { tree: spoken.say(`tree-${sum % TREES}`) });
}
