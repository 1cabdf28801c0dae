/** Rebels have round shapes and a colour each; villains have angular shapes, one for each kind. */
import { SYMBOLS, type SymbolName } from '../../symbols/symbols';

export interface Rebel {
  fill: string;
  print: string;
  symbol: SymbolName;
}

const REBELS: Record<string, Rebel> = {
  yoda: { fill: 'var(--green)', print: 'var(--print)', symbol: 'disc' },
  luke: { fill: 'var(--blue)', print: '#FFFFFF', symbol: 'clover' },
  leia: { fill: 'var(--yellow)', print: 'var(--print)', symbol: 'heart' },
  han: { fill: 'var(--orange)', print: 'var(--print)', symbol: 'pill' },
};

export const rebelOf = (name: string): Rebel => REBELS[name] ?? REBELS['yoda']!;

/** `luke-6` is Luke's 6; `r2d2` belongs to no rebel. */
export function handCard(card: string): { rebel: string; value: number } {
  const at = card.lastIndexOf('-');
  return at < 0 ? { rebel: '', value: 0 } : { rebel: card.slice(0, at), value: Number(card.slice(at + 1)) };
}

export const isVader = (card: string): boolean => /^vader-\d$/.test(card);

const KINDS = [
  'M12 2l3 7 7 3-7 3-3 7-3-7-7-3 7-3z',
  'M12 21L2 4h20z',
  'M12 3l10 17H2z',
  'M4 3l8 5 8-5-5 9 5 9-8-5-8 5 5-9z',
  'M12 1l9 11-9 11-9-11z',
  'M1 12l7-7v4h8V5l7 7-7 7v-4H8v4z',
  'M7 2h10l5 5-5 15H7L2 7zM7.500 7.500L12 18l4.500-10.500z',
];
const PENALTY = 'M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zM6 10.500h12v3H6z';

/** The symbol of a kind of villain, by its index; all Vaders share one. */
export const kindPath = (kind: number): string => (kind < 0 ? PENALTY : (KINDS[kind % KINDS.length] ?? SYMBOLS.star));

/** Formats a number with a real minus sign. */
export const minus = (number: number): string => String(number).replace('-', '−');
