/** The symbol of each game. */
import type { SymbolName } from '../symbols/symbols';

const SIGNS: Record<string, SymbolName> = { push: 'sun', force: 'seal', konoha: 'house', deckbattle: 'blade' };

export const sign = (game: string): SymbolName => SIGNS[game] ?? 'hexagon';
