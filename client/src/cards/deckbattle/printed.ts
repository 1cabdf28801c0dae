import type { Line } from '../../wire';
import type { Words } from '../../words/words';

const HEADS = ['effect-activated', 'effect-passive', 'effect-worn', 'effect-on-field', 'effect-reward'];

/** Short forms one after the other; what ends with a colon leads to the next. */
export const brief = (lines: Line[], words: Words): string =>
  lines.reduce((text, line) => text + (!text ? '' : text.endsWith(':') ? ' ' : ', ') + words.short(line), '');

/** What a card does without its headings, for a strip where there is little room. */
export const strip = (lines: Line[], words: Words): string =>
  brief(
    lines.filter((line) => !HEADS.includes(line.name)),
    words,
  );

/** What a card does while it lies on the field, which is what counts there; all that it does if that is nothing. */
export function afield(lines: Line[]): Line[] {
  const from = lines.findIndex((line) => line.name === 'effect-on-field');
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => HEADS.includes(line.name));
  return from < 0 ? lines : rest.slice(0, to < 0 ? undefined : to);
}

/** What stands on a character's card, whatever happens to it. */
export interface Printed {
  affinities: string[];
  kind: 'threat' | 'ally' | 'plain';
  points: number;
  /** In a strip at the foot: dark while it holds, light if it is activated. */
  text: string;
  activated: boolean;
}
