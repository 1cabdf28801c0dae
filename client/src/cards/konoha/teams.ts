/** Each team has a colour and a plate shape, so that colour is never the only difference. */
export interface Team {
  fill: string;
  text: string;
  plate: string;
}

const INK = 'var(--print)';
const WHITE = '#FFFFFF';

const TEAMS: Record<string, Team> = {
  seven: { fill: '#E56805', text: INK, plate: 'oval' },
  gai: { fill: '#72D2C0', text: INK, plate: 'square' },
  kurenai: { fill: '#AF3C7C', text: WHITE, plate: 'slant' },
  asuma: { fill: '#446FD6', text: WHITE, plate: 'arrow' },
  sand: { fill: '#C09D7B', text: INK, plate: 'round' },
  sound: { fill: '#391D42', text: WHITE, plate: 'notched' },
  yellow: { fill: '#EEE054', text: INK, plate: 'point' },
  legends: { fill: '#3F5C4A', text: WHITE, plate: 'slope' },
};
const NONE: Team = { fill: '#5E554B', text: WHITE, plate: 'plain' };

export const teamOf = (name: string): Team => TEAMS[name] ?? NONE;
