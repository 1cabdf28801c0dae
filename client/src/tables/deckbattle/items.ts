/** The symbol of each item; items of a custom card file get a plain one. */
import type { SymbolName } from '../../symbols/symbols';

const SIGNS: Record<string, SymbolName> = {
  kunai: 'kunai',
  shuriken: 'shuriken',
  ramen: 'bowl',
  'summoning-seal': 'pact',
  headband: 'band',
  'soldier-pill': 'tablet',
  'explosive-tag': 'tag',
  'mission-scroll': 'order',
  'medical-kit': 'kit',
};

export const itemSign = (item: string): SymbolName => SIGNS[item] ?? 'hexagon';
