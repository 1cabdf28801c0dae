"""Lines of a drawn screen: wrapped, placed side by side, tightened."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rich.console import Console
from rich.text import Text


def wrapped(text: Text, width: int, indent: str = " ") -> list[Text]:
    return [Text(indent) + line for line in text.wrap(ruler(width), width - len(indent) - 1)]


@lru_cache(maxsize=8)
def ruler(width: int) -> Console:
    """What Rich measures lines with; cached, because creating one takes longer than wrapping a
    line."""
    return Console(width=width)


def flow(tiles: Iterable[Text], width: int, start: str = "  ", indent: str = "  ") -> list[Text]:
    """Tiles in as many lines as they need."""
    lines: list[Text] = []
    for tile in tiles:
        if not lines or lines[-1].cell_len + tile.cell_len >= width:
            lines.append(Text(indent if lines else start))
        lines[-1].append_text(Text(" ")).append_text(tile)
    return lines


def columns(cells: Sequence[Text], width: int, gap: int = 2) -> list[Text] | None:
    """Cells in as many columns as fit; None if one is too wide."""
    for count in range(len(cells), 0, -1):
        height = -(-len(cells) // count)
        parts = [cells[start : start + height] for start in range(0, len(cells), height)]
        widths = [max(cell.cell_len for cell in part) + gap for part in parts]
        if sum(widths) - gap < width:
            return [_row(parts, widths, row) for row in range(height)]
    return None


def _row(parts: Sequence[Sequence[Text]], widths: Sequence[int], row: int) -> Text:
    line = Text()
    for part, width in zip(parts, widths, strict=True):
        if row < len(part):
            line.append_text(part[row]).append(" " * (width - part[row].cell_len))
    line.rstrip()
    return line


def clipped(line: Text, width: int) -> Text:
    """Cuts a long line after a whole word and marks it, since half a number would be wrong.

    >>> clipped(Text("Mira has 12 points"), 11).plain
    'Mira has …'
    """
    if line.cell_len <= width:
        return line
    kept = line.copy()
    kept.truncate(width - 1)
    if not line.plain[len(kept.plain) :].startswith(" "):
        kept = kept[: max(kept.plain.rfind(" "), 0)]
    kept.rstrip()
    kept.append(" …" if kept.cell_len < width - 1 else "…")
    return kept


def cut(lines: Sequence[Text], most: int) -> list[Text]:
    """The first lines; if there are more, the last word is replaced by a mark that says so.

    >>> [line.plain for line in cut([Text(" You took column 12"), Text(" of three")], 1)]
    [' You took column …']
    """
    kept = list(lines[:most])
    if len(lines) > most and kept:
        kept[-1] = Text(kept[-1].plain.rpartition(" ")[0] + " …", kept[-1].style)
    return kept


def inked(lines: Iterable[Text]) -> int:
    """The number of lines that are not empty."""
    return sum(bool(line.plain) for line in lines)


def tightened(lines: list[Text], height: int) -> list[Text]:
    """Drops empty lines, the first ones first, until the lines fit the screen."""
    excess = len(lines) - height
    tight: list[Text] = []
    for line in lines:
        if excess > 0 and not line.plain:
            excess -= 1
        else:
            tight.append(line)
    return tight


def gathered(sentences: Iterable[str]) -> list[str]:
    """Merges equal consecutive sentences into one, with a count."""
    found: list[tuple[str, int]] = []
    for sentence in sentences:
        if found and found[-1][0] == sentence:
            found[-1] = (sentence, found[-1][1] + 1)
        else:
            found.append((sentence, 1))
    return [text if count == 1 else f"{text} ×{count}" for text, count in found]
