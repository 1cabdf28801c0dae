/** How moves with a place on the field are shown: their symbol, and the id of their word. */
import type { SymbolName } from '../../symbols/symbols';

export const VERBS: Record<string, { sign: SymbolName; word: string }> = {
  fight: { sign: 'blade', word: 'deckbattle-fight' },
  recruit: { sign: 'star', word: 'deckbattle-recruit' },
  choose: { sign: 'tick', word: 'deckbattle-choose' },
};
