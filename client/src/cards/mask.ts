/** The art of every character and seat: a mask generated from its id, always the same. */
export interface Tile {
  ground: string;
  figure: string;
  colour: string;
  x: number;
  y: number;
}

export interface Mask {
  columns: number;
  rows: number;
  tiles: Tile[];
  eyes: { x: number; y: number }[];
  dark: string;
  light: string;
  sharp: boolean;
}

const DARK = [0x1e, 0x17, 0x12] as const;
const PALE = [0xfb, 0xf4, 0xe8] as const;
export const LIGHT = '#FFFDF8';

export function mixed(colour: string, share: number, into: readonly number[]): string {
  const parts = into.map((other, at) => {
    const own = parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16);
    return Math.round(own * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** A small random generator seeded with an id (FNV-1a, then xorshift). */
function generator(id: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (const letter of id) {
    state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  }
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const QUARTERS = [
  'M0 0h10A10 10 0 0 1 0 10z',
  'M0 0h10v10A10 10 0 0 1 0 0z',
  'M10 0v10H0A10 10 0 0 1 10 0z',
  'M0 0v10h10A10 10 0 0 0 0 0z',
];
const TRIANGLES = ['M0 0h10L0 10z', 'M0 0h10v10z', 'M10 0v10H0z', 'M0 0v10h10z'];

/** The rotation of a shape after mirroring it at the vertical axis. */
const MIRRORED = [1, 0, 3, 2];

export function mask(id: string, colour: string, columns = 4, rows = 4, sharp = false): Mask {
  const next = generator(id);
  const dark = mixed(colour, 0.3, DARK);
  const pale = mixed(colour, 0.22, PALE);
  const tiles: Tile[] = [];
  const half = columns / 2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < half; column++) {
      const far = half - 0.5 - column + 0.8 * Math.abs(row - (rows - 1) / 2);
      const [ground, figure] = colours(far, next, colour, dark, pale);
      const shapes = sharp || next(2) ? TRIANGLES : QUARTERS;
      const turn = next(4);
      const other = columns - 1 - column;
      tiles.push({ x: column, y: row, ground, colour: figure, figure: shapes[turn]! });
      tiles.push({ x: other, y: row, ground, colour: figure, figure: shapes[MIRRORED[turn]!]! });
    }
  }
  // Large masks have badges in their corners, so the eyes stay clear of them.
  const [eyeRow, apart] = columns > 4 ? [Math.floor(rows / 2), 1.5] : [Math.max(1, Math.floor((rows - 1) / 2)), 0.5];
  const eyes = [half - apart, half + apart].map((x) => ({ x, y: eyeRow + 0.5 }));
  return { columns, rows, tiles, eyes, dark, light: LIGHT, sharp };
}

function colours(
  far: number,
  next: (below: number) => number,
  colour: string,
  dark: string,
  pale: string,
): [string, string] {
  if (far < 1.6) {
    return [colour, [dark, dark, LIGHT][next(3)]!];
  }
  if (far < 3) {
    return [next(2) ? colour : pale, [colour, dark, LIGHT][next(3)]!];
  }
  return [pale, [colour, colour, dark][next(3)]!];
}
