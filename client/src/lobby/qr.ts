/** QR codes, written from ISO/IEC 18004: bytes, error correction M, versions 1 to 10. */

/** For each version: error correction bytes per block, and the data bytes of each block. */
const BLOCKS: [number, number[]][] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
const CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const product = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function generatorOf(degree: number): number[] {
  let result = [1];
  for (let at = 0; at < degree; at++) {
    const next = [...result, 0];
    result.forEach((part, index) => (next[index + 1]! ^= product(part, EXP[at]!)));
    result = next;
  }
  return result;
}

function correction(data: number[], length: number): number[] {
  const generator = generatorOf(length);
  const rest = [...data, ...new Array<number>(length).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at]!;
    generator.forEach((part, index) => (rest[at + index]! ^= product(part, lead)));
  });
  return rest.slice(data.length);
}

function codewords(text: string, version: number): number[] {
  const bytes = new TextEncoder().encode(text);
  const [length, sizes] = BLOCKS[version - 1]!;
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) {
      bits.push((value >> bit) & 1);
    }
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  }
  for (let pad = 0; data.length < room; pad ^= 1) {
    data.push(pad ? 0x11 : 0xec);
  }
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  return [...woven(blocks), ...woven(blocks.map((block) => correction(block, length)))];
}

/** The first of each block, then the second of each, and so on. */
function woven(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block[at] ?? [])).flat();
}

type Field = (boolean | undefined)[][];

function drawn(version: number): Field {
  const size = 17 + 4 * version;
  const field: Field = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) {
      field[y]![x] = dark;
    }
  };
  const square = (cx: number, cy: number, reach: number, light: number[]): void => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) {
        set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  [[3, 3], [size - 4, 3], [3, size - 4]].forEach(([x, y]) => square(x!, y!, 4, [2, 4]));
  const centres = CENTRES[version - 1]!;
  const last = centres.length - 1;
  centres.forEach((x, i) =>
    centres.forEach((y, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) {
        square(x, y, 2, [1]);
      }
    }),
  );
  return field;
}

/** Remainder bits of a BCH code, for the format (15, 5) and the version (18, 6). */
function checked(value: number, generator: number, length: number): number {
  let rest = value;
  for (let at = 0; at < length; at++) {
    rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  }
  return (value << length) | rest;
}

function writeFormat(field: Field, mask: number): void {
  const size = field.length;
  const bits = checked(mask, 0x537, 10) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const near = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    field[near]![8] = bit(at);
    const across = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    field[8]![across] = bit(at);
  }
  field[size - 8]![8] = true;
}

function writeVersion(field: Field, version: number): void {
  if (version < 7) {
    return;
  }
  const bits = checked(version, 0x1f25, 12);
  for (let at = 0; at < 18; at++) {
    const [far, near] = [field.length - 11 + (at % 3), Math.floor(at / 3)];
    field[near]![far] = field[far]![near] = ((bits >> at) & 1) === 1;
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function fill(free: Field, field: Field, words: number[], mask: number): void {
  const size = field.length;
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    right -= right === 6 ? 1 : 0;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size * 2; step++) {
      const [x, row] = [right - (step % 2), Math.floor(step / 2)];
      const y = upward ? size - 1 - row : row;
      if (free[y]![x] === undefined) {
        const dark = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        field[y]![x] = (dark === 1) !== MASKS[mask]!(x, y);
        at++;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, false corners, and too much of one colour. */
function penalty(field: Field): number {
  const size = field.length;
  const at = (x: number, y: number): boolean => field[y]![x]!;
  let total = 0;
  for (const read of [(i: number, j: number) => at(i, j), (i: number, j: number) => at(j, i)]) {
    for (let line = 0; line < size; line++) {
      const row = Array.from({ length: size }, (_, i) => (read(i, line) ? '1' : '0')).join('');
      total += [...row.matchAll(/0{5,}|1{5,}/g)].reduce((sum, run) => sum + run[0].length - 2, 0);
      total += 40 * [...row.matchAll(/(?=10111010000|00001011101)/g)].length;
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      dark += at(x, y) ? 1 : 0;
      const block = x < size - 1 && y < size - 1 && at(x, y) === at(x + 1, y) && at(x, y) === at(x, y + 1) && at(x, y) === at(x + 1, y + 1);
      total += block ? 3 : 0;
    }
  }
  return total + 10 * Math.floor(Math.abs((dark / size ** 2) * 20 - 10));
}

/** The modules of a code, row by row; undefined if the text is too long. */
export function qr(text: string): boolean[][] | undefined {
  const length = new TextEncoder().encode(text).length;
  const version = 1 + BLOCKS.findIndex(([, sizes], at) => sizes.reduce((a, b) => a + b) >= length + (at < 9 ? 2 : 3));
  if (version === 0) {
    return undefined;
  }
  const words = codewords(text, version);
  const codes = MASKS.map((_, mask) => {
    const field = drawn(version);
    writeFormat(field, mask);
    writeVersion(field, version);
    const free = drawn(version);
    writeFormat(free, mask);
    writeVersion(free, version);
    fill(free, field, words, mask);
    return field;
  });
  codes.sort((a, b) => penalty(a) - penalty(b));
  return codes[0] as boolean[][];
}
