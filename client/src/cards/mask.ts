/** The art of every character and seat: a mask generated from its id, always the same. */
export interface Mask {
  width: number;
  height: number;
  /** All tiles of a colour are one path: a table shows dozens of masks, and every element costs time. */
  tiles: Part[];
  eyes: Part[];
}

interface Part {
  colour: string;
  path: string;
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

const SIDE = 10;
const GROUND = 'h10v10h-10z';
/** Shapes in a tile, from the corner where they start. */
const QUARTERS = [
  'h10a10 10 0 0 1-10 10z',
  'h10v10a10 10 0 0 1-10-10z',
  'v10h-10a10 10 0 0 1 10-10z',
  'v10h10a10 10 0 0 0-10-10z',
];
const TRIANGLES = ['h10l-10 10z', 'h10v10z', 'v10h-10z', 'v10h10z'];
const STARTS = [0, 0, SIDE, 0];
const EYES = { sharp: 'm0-4l4 4l-4 4l-4-4z', round: 'm-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0z' };

/** Paths in layers, those of a colour in a layer joined. */
class Layer {
  #paths = new Map<string, string>();

  add(colour: string, x: number, y: number, shape: string): void {
    this.#paths.set(colour, `${this.#paths.get(colour) ?? ''}M${x} ${y}${shape}`);
  }

  get parts(): Part[] {
    return [...this.#paths].map(([colour, path]) => ({ colour, path }));
  }
}

/** The rotation of a shape after mirroring it at the vertical axis. */
const MIRRORED = [1, 0, 3, 2];

export function mask(id: string, colour: string, columns = 4, rows = 4, sharp = false): Mask {
  const next = generator(id);
  const dark = mixed(colour, 0.3, DARK);
  const pale = mixed(colour, 0.22, PALE);
  const [grounds, figures, eyes] = [new Layer(), new Layer(), new Layer()];
  const half = columns / 2;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < half; column++) {
      const far = half - 0.5 - column + 0.8 * Math.abs(row - (rows - 1) / 2);
      const [ground, figure] = colours(far, next, colour, dark, pale);
      const shapes = sharp || next(2) ? TRIANGLES : QUARTERS;
      const turn = next(4);
      [turn, MIRRORED[turn]!].forEach((turned, side) => {
        const x = (side ? columns - 1 - column : column) * SIDE;
        grounds.add(ground, x, row * SIDE, GROUND);
        figures.add(figure, x + STARTS[turned]!, row * SIDE, shapes[turned]!);
      });
    }
  }
  // Large masks have badges in their corners, so the eyes stay clear of them.
  const [eyeRow, apart] = columns > 4 ? [Math.floor(rows / 2), 1.5] : [Math.max(1, Math.floor((rows - 1) / 2)), 0.5];
  for (const column of [half - apart, half + apart]) {
    const [x, y] = [column * SIDE, (eyeRow + 0.5) * SIDE];
    eyes.add(dark, x - SIDE / 2, y - SIDE / 2, GROUND);
    eyes.add(LIGHT, x, y, sharp ? EYES.sharp : EYES.round);
  }
  return {
    width: columns * SIDE,
    height: rows * SIDE,
    tiles: [...grounds.parts, ...figures.parts],
    eyes: eyes.parts,
  };
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
