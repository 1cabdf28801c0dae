/** The available remarks; the server accepts only these (`table/remarks.py`). */
import type { SymbolName } from '../symbols/symbols';

export const REMARKS = ['hello', 'well-played', 'thanks', 'sorry', 'lucky', 'moment', 'go-on', 'goodbye'];
export const REACTIONS: [string, SymbolName][] = [
  ['clap', 'heart'],
  ['laugh', 'sun'],
  ['wow', 'star'],
  ['oh-no', 'drop'],
];
