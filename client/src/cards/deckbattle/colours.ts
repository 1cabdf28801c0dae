/** A character has the colour of the first affinity in this list that it has. */
const INK = 'var(--print)';
const WHITE = '#FFFFFF';

export interface Colour {
  fill: string;
  text: string;
}

const COLOURS: [string, Colour][] = [
  ['seven', { fill: '#E56805', text: INK }],
  ['gai', { fill: '#72D2C0', text: INK }],
  ['eight', { fill: '#AF3C7C', text: WHITE }],
  ['ten', { fill: '#446FD6', text: WHITE }],
  ['sand', { fill: '#C09D7B', text: INK }],
  ['sound', { fill: '#391D42', text: WHITE }],
  ['summon', { fill: '#3F5C4A', text: WHITE }],
  ['anbu', { fill: '#5E554B', text: WHITE }],
  ['akatsuki', { fill: '#A3202A', text: WHITE }],
  ['leaf', { fill: '#EEE054', text: INK }],
];
const NONE: Colour = { fill: '#5E554B', text: WHITE };
const THREAT: Colour = { fill: '#391D42', text: WHITE };

export function colourOf(affinities: string[], threat = false): Colour {
  return threat ? THREAT : (COLOURS.find(([affinity]) => affinities.includes(affinity))?.[1] ?? NONE);
}
