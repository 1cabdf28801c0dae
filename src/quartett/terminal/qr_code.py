"""A short text as a QR code for terminals, so that a phone in the same room need not type it.

Bytes at the lowest correction level, up to version 5: 106 letters, more than any address here
needs.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

DATA: Final = (19, 34, 55, 80, 108)
"""The number of code words for data and for error correction in each version."""
CORRECTION: Final = (7, 10, 15, 20, 26)
FIELD: Final = 0x11D
FORMAT: Final = 0x537
FORMAT_MASK: Final = 0x5412
LOWEST_LEVEL: Final = 0b01
FINDER: Final = 7
QUIET: Final = 2
Grid = list[list[bool | None]]


def qr_code(text: str, mask: int | None = None) -> list[list[bool]]:
    """Rows of squares, dark where True, with the mask that looks least like a pattern."""
    words = codewords(text.encode())
    version = next(v for v, size in enumerate(DATA) if size + CORRECTION[v] == len(words))
    if mask is not None:
        return drawn(version, words, mask)
    return min((drawn(version, words, one) for one in range(8)), key=penalty)


def codewords(data: bytes) -> list[int]:
    version = next((v for v, size in enumerate(DATA) if len(data) + 2 <= size), None)
    if version is None:
        raise ValueError(f"{len(data)} bytes are too many for a code")
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    words = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    pads = (0xEC, 0x11)
    words += [pads[at % 2] for at in range(DATA[version] - len(words))]
    return words + remainder(words, CORRECTION[version])


def remainder(words: Sequence[int], count: int) -> list[int]:
    """The error correction words (Reed–Solomon)."""
    generator, root = [1], 1
    for _ in range(count):
        grown = [*generator, 0]
        for at, factor in enumerate(generator):
            grown[at + 1] ^= times(factor, root)
        generator, root = grown, times(root, 2)
    rest = list(words) + [0] * count
    for at in range(len(words)):
        factor = rest[at]
        for place, part in enumerate(generator):
            rest[at + place] ^= times(part, factor)
    return rest[len(words) :]


def times(one: int, other: int) -> int:
    """A product in GF(256)."""
    product = 0
    while other:
        product ^= one if other & 1 else 0
        one = one << 1 ^ (FIELD if one & 0x80 else 0)
        other >>= 1
    return product


def drawn(version: int, words: Sequence[int], mask: int) -> list[list[bool]]:
    size = 21 + 4 * version
    grid: Grid = [[None] * size for _ in range(size)]
    for row, column in ((0, 0), (0, size - FINDER), (size - FINDER, 0)):
        put_finder(grid, row, column)
    if version:
        put_alignment(grid, size - 7)
    for at in range(8, size - 8):
        grid[6][at] = grid[at][6] = at % 2 == 0
    put_format(grid, mask)
    put_data(grid, "".join(f"{word:08b}" for word in words), mask)
    return [[bool(square) for square in row] for row in grid]


def put_finder(grid: Grid, top: int, left: int) -> None:
    size = len(grid)
    for row in range(-1, FINDER + 1):
        for column in range(-1, FINDER + 1):
            if 0 <= top + row < size and 0 <= left + column < size:
                ring = max(abs(row - 3), abs(column - 3))
                grid[top + row][left + column] = ring not in (2, 4)


def put_alignment(grid: Grid, middle: int) -> None:
    for row in range(-2, 3):
        for column in range(-2, 3):
            grid[middle + row][middle + column] = max(abs(row), abs(column)) != 1


def put_format(grid: Grid, mask: int) -> None:
    data = LOWEST_LEVEL << 3 | mask
    rest = data << 10
    for shift in range(14, 9, -1):
        rest ^= (FORMAT << shift - 10) if rest >> shift & 1 else 0
    bits, size = (data << 10 | rest) ^ FORMAT_MASK, len(grid)
    around = [*range(6), 7, 8]
    for at in range(15):
        dark = bool(bits >> at & 1)
        row, column = (around[at], 8) if at < 8 else (8, (7, *range(5, -1, -1))[at - 8])
        grid[row][column] = dark
        row, column = (8, size - 1 - at) if at < 8 else (size - 15 + at, 8)
        grid[row][column] = dark
    grid[size - 8][8] = True


def put_data(grid: Grid, bits: str, mask: int) -> None:
    left = iter(bits)
    for row, column in way(len(grid)):
        if grid[row][column] is None:
            grid[row][column] = (next(left, "0") == "1") != masked(mask, row, column)


def way(size: int) -> Iterator[tuple[int, int]]:
    """Zigzags up and down in pairs of columns from the right, skipping the timing column."""
    upward = True
    for right in (*range(size - 1, 6, -2), *range(5, 0, -2)):
        for row in range(size - 1, -1, -1) if upward else range(size):
            yield from ((row, right), (row, right - 1))
        upward = not upward


def masked(mask: int, row: int, column: int) -> bool:
    product = row * column
    return (
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        ((row + column) % 2 + product % 3) % 2,
    )[mask] == 0


def penalty(grid: Sequence[Sequence[bool]]) -> int:
    """Penalises long runs of one colour, which confuse cameras."""
    points = 0
    for line in (*grid, *zip(*grid, strict=True)):
        run = 1
        for one, other in pairwise(line):
            run = run + 1 if one == other else 1
            points += 3 if run == 5 else run > 5
    return points


def lines(text: str) -> list[str]:
    """Two rows of squares in each line of letters, light on dark as most terminals are.

    >>> code = lines("http://192.168.0.2:8000")
    >>> len(code), sorted(set("".join(code)))
    (15, [' ', '▀', '▄', '█'])
    """
    code = qr_code(text)
    width = len(code) + 2 * QUIET
    margin = [[False] * width for _ in range(QUIET)]
    rows = [*margin, *([False] * QUIET + row + [False] * QUIET for row in code), *margin]
    rows += [[True] * width] if len(rows) % 2 else []
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(" ▄▀█"[2 * (not a) + (not b)] for a, b in zip(*p, strict=True)) for p in pairs]
