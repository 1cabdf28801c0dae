"""The layouts of all seats of Push, drawn: a row per seat, with a lane for every colour."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from quartett.games.push.telling.view import PushView, SeatView
from quartett.terminal.push.tiles import Tiles
from quartett.terminal.scene import Scene

POINTS: Final = 9
WIDEST_LANE: Final = 13


def layouts(scene: Scene, tiles: Tiles, width: int) -> list[Text]:
    view: PushView = scene.view
    name = 12 if width < 72 else 16 if width < 96 else 20
    lane = min(WIDEST_LANE, (width - name - POINTS + 1) // len(view.colours))
    lines = [_head(scene, tiles, name, lane)]
    for seat in range(len(view.seats)):
        lines += _seat(scene, tiles, seat, name, lane)
    return lines


def _head(scene: Scene, tiles: Tiles, name: int, lane: int) -> Text:
    """Each colour by symbol and letter, and by name where there is room."""
    colours: tuple[str, ...] = scene.view.colours
    signs = [f"{tiles.symbol(colour)} {tiles.letter(colour)}" for colour in colours]
    words = [scene.words.thing("colour", colour) for colour in colours]
    if max(map(len, words)) <= lane - 7:
        signs = [f"{sign} {word}" for sign, word in zip(signs, words, strict=True)]
    pairs = zip(colours, signs, strict=True)
    cells = [tiles.tile(colour, sign, lane - 1) for colour, sign in pairs]
    points = scene.words.say("push-points").rjust(POINTS - 1)
    return _row(Text(" " * name), cells, Text(points[: POINTS - 1], "dim"))


def _seat(scene: Scene, tiles: Tiles, seat: int, name: int, lane: int) -> list[Text]:
    """Open cards, with the banked ones below them."""
    layout: SeatView = scene.view.seats[seat]
    asked = seat == scene.view.actor
    heads = [Text(f" {'▶' if asked else ' '} {scene.names[seat]}", "bold" if asked else "")]
    heads += [Text(f"{' ' if name < 14 else '   '}{scene.signs[seat]}", "dim")]
    rows = _open_rows(layout, tiles, lane)
    if len(rows) == 1 or any(layout.banked_counts):
        rows.append(_banked_row(layout, tiles, lane))
    points = [Text(str(layout.open_points), "bold"), *[Text()] * (len(rows) - 2), _total(layout)]
    heads += [Text()] * (len(rows) - 2)
    return [
        _row(_left(head, name), row, _right(worth))
        for head, row, worth in zip(heads, rows, points, strict=True)
    ]


def _open_rows(layout: SeatView, tiles: Tiles, lane: int) -> list[list[Text]]:
    """The numbers of each colour, all visible (PUSH-20), on as many lines as they need."""
    most = (lane - 2) // 2
    lanes = [[card[-1] for card in layout.open if card.startswith(f"{c}-")] for c in tiles.colours]
    height = max(1, *(-(-len(numbers) // most) for numbers in lanes))
    rows = []
    for row in range(height):
        cells = []
        for colour, numbers in zip(tiles.colours, lanes, strict=True):
            part = numbers[row * most : (row + 1) * most]
            cells.append(tiles.snug(colour, " ".join(part), lane - 1))
        rows.append(cells)
    return rows


def _banked_row(layout: SeatView, tiles: Tiles, lane: int) -> list[Text]:
    cells = []
    for colour, count in zip(tiles.colours, layout.banked_counts, strict=True):
        text = f"{tiles.symbol('back')}{count}"
        known = [int(card[-1]) for card in layout.banked if card.startswith(f"{colour}-")]
        worth = f"={sum(known)}"
        if known and len(text + worth) <= lane - 3:
            text += worth
        cells.append(tiles.snug("back", text if count else "", lane - 1))
    return cells


def _total(layout: SeatView) -> Text:
    """Points of the banked cards; `?` where their numbers are hidden."""
    if layout.banked:
        total = layout.open_points + layout.banked_points
        return Text(f"+{layout.banked_points}={total}")
    return Text("+ ?" if any(layout.banked_counts) else "")


def _left(text: Text, width: int) -> Text:
    text.truncate(width - 1, overflow="ellipsis", pad=True)
    return Text.assemble(text, " ")


def _right(text: Text) -> Text:
    return Text(" " * max(0, POINTS - 1 - text.cell_len)) + text


def _row(left: Text, cells: Sequence[Text], right: Text) -> Text:
    line = left.copy()
    for cell in cells:
        line.append_text(cell).append(" ")
    return line.append_text(right)
