/** What can be said: the same names as at the server (`table/talking.py`), which refuses all others. */
import type { SymbolName } from '../symbols/symbols';

export const REMARKS = ['hello', 'well-played', 'thanks', 'sorry', 'lucky', 'moment', 'go-on', 'goodbye'];
export const REACTIONS: [string, SymbolName][] = [
  ['clap', 'heart'],
  ['laugh', 'sun'],
  ['wow', 'star'],
  ['oh-no', 'drop'],
];
