import type { SymbolName } from '../../symbols/symbols';

/** How the colours of Push are drawn. Colours of a custom card file get one of the remaining styles. */
export interface Suit {
  symbol: SymbolName;
  fill: string;
  print: string;
}

const SUITS: Record<string, Suit> = {
  orange: { symbol: 'sun', fill: 'var(--orange)', print: '#241C15' },
  blue: { symbol: 'wave', fill: 'var(--blue)', print: '#FFFFFF' },
  green: { symbol: 'pine', fill: 'var(--green)', print: '#241C15' },
  yellow: { symbol: 'bolt', fill: 'var(--yellow)', print: '#241C15' },
  purple: { symbol: 'moon', fill: 'var(--purple)', print: '#FFFFFF' },
};
const OTHER: Suit = { symbol: 'hexagon', fill: '#5E554B', print: '#FFFFFF' };

export const suit = (colour: string): Suit => SUITS[colour] ?? OTHER;

/** `orange-2` is the 2 of orange; roll and switch cards have no number. */
export function parts(card: string): { colour: string; number: number } {
  const at = card.lastIndexOf('-');
  return at < 0 ? { colour: card, number: 0 } : { colour: card.slice(0, at), number: Number(card.slice(at + 1)) };
}
