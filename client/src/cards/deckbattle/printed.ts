import type { Line } from '../../wire';
import type { Words } from '../../words/words';

const HEADS = ['effect-activated', 'effect-passive', 'effect-worn', 'effect-on-field', 'effect-reward'];

/** Joins short forms with commas, except after a colon. */
export const brief = (lines: Line[], words: Words): string =>
  lines.reduce((text, line) => text + (!text ? '' : text.endsWith(':') ? ' ' : ', ') + words.short(line), '');

/** A card's effects without their headings, for the narrow strip. */
export const strip = (lines: Line[], words: Words): string =>
  brief(
    lines.filter((line) => !HEADS.includes(line.name)),
    words,
  );

/** The effects that a card has on the field; all of them if it has none there. */
export function afield(lines: Line[]): Line[] {
  const from = lines.findIndex((line) => line.name === 'effect-on-field');
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => HEADS.includes(line.name));
  return from < 0 ? lines : rest.slice(0, to < 0 ? undefined : to);
}

/** What is printed on a character's card, whatever its current values. */
export interface Printed {
  affinities: string[];
  kind: 'threat' | 'ally' | 'plain';
  points: number;
  /** The strip at the bottom: dark for lasting effects, light for activated ones. */
  text: string;
  activated: boolean;
}
