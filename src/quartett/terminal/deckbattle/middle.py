"""The middle of the table: track, field, market and missions, folded or in full."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from quartett.games.deckbattle.telling.view import DeckBattleView
from quartett.terminal.deckbattle import says
from quartett.terminal.deckbattle.board import aim_text
from quartett.terminal.deckbattle.tiles import Tiles
from quartett.terminal.lines import flow, wrapped
from quartett.terminal.scene import Scene

TRACK: Final = 9
AIMS: Final = (2, 4, 6)
"""DECK-044: once these tokens are gone the objectives are visible, and after the next but one the
scourge."""
SCOURGE: Final = 8
HIDDEN: Final = "?"

Forms = tuple[list[Text], list[Text], list[Text]]
"""A part of the table: the bare minimum, in brief, and with the texts of the cards."""

NOTHING: Final[Forms] = ([], [], [])


def labelled(label: str, tiles: Sequence[Text], width: int) -> list[Text]:
    """Tiles after their label, separated by dots."""
    first = Text.assemble((f"{label} ", "dim"), tiles[0]) if tiles else Text(label, "dim")
    parts = [first, *(Text("· ", "dim") + tile for tile in tiles[1:])]
    return flow(parts, width, "", "   ")


def track(scene: Scene, tiles: Tiles, width: int) -> Forms:
    """The tokens left, and the objectives where they are revealed."""
    view: DeckBattleView = scene.view
    words = scene.words
    gone = TRACK - view.track
    line = Text.assemble((f" {words.say('deck-track')} ", "dim"))
    aims = dict(zip(AIMS, [*view.objectives, *[""] * 3], strict=False)) | {SCOURGE: view.scourge}
    for place in range(1, TRACK + 1):
        line.append("·" if place <= gone else "●")
        if place in aims:
            shown = says.name(scene, aims[place]) if aims[place] else HIDDEN
            bare = f"!{shown}" if place == SCOURGE else shown
            line.append(f" {bare} ", "bold" if aims[place] else "dim")
    if view.last_round:
        line.append(f" {words.say('deck-last-round')}", "bold")
    known = [card for card in (*view.objectives, view.scourge) if card]
    told = [aim_text(scene, card) for card in known]
    short = wrapped(line, width, "")
    texts = [row for one in told for row in wrapped(Text(one, "dim"), width, "   ")]
    return short, short, [*short, *texts]


def field(scene: Scene, tiles: Tiles, width: int) -> Forms:
    """The six slots, two or three in a line, or each with the full text of its card."""
    view: DeckBattleView = scene.view
    if view.over or not any(slot.card for slot in view.field):
        return NOTHING
    short = _side_by_side(tiles, len(view.field), width)
    told = [line for place in range(1, 7) for line in _told(scene, tiles, place, width)]
    return short, short, told


def _side_by_side(tiles: Tiles, places: int, width: int) -> list[Text]:
    """Three in a line, or two, or two without their abilities after being won."""
    lines: list[Text] = []
    for across, values in ((3, True), (2, True), (2, False), (1, True)):
        cells = [tiles.slot(place, values) for place in range(1, places + 1)]
        rows = [cells[start : start + across] for start in range(0, places, across)]
        rooms = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
        for row in rows:
            for cell, room in zip(row, rooms, strict=True):
                cell.pad_right(room - cell.cell_len)
        lines = [Text(" ") + Text("  ").join(row) for row in rows]
        if lines[0].cell_len <= width:
            break
    return lines


def _told(scene: Scene, tiles: Tiles, place: int, width: int) -> list[Text]:
    card = scene.view.field[place - 1].card
    line = tiles.slot(place)
    if card:
        parts = [says.affinities(scene, card), says.text(scene, card)]
        line.append(f"  {' · '.join(filter(None, parts))}", "dim")
    return hanging(line, width)


def hanging(line: Text, width: int) -> list[Text]:
    """A paragraph with a hanging indent, so that the eye finds the next one."""
    first, *others = wrapped(line, width)
    if not others:
        return [first]
    rest = Text(" ").join(others[:])
    return [first, *wrapped(Text(" ".join(rest.plain.split()), "dim"), width, "     ")]


def market(scene: Scene, tiles: Tiles, width: int) -> Forms:
    view: DeckBattleView = scene.view
    offered = zip(view.market, view.market_costs, strict=True)
    shown = [tiles.item(item, cost) for item, cost in offered if item]
    return _offers(scene, "deck-market", view.market, shown, "preparation", width)


def missions(scene: Scene, tiles: Tiles, width: int) -> Forms:
    view: DeckBattleView = scene.view
    posted = zip(view.missions, view.mission_costs, strict=True)
    shown = [tiles.mission(mission, cost) for mission, cost in posted if mission]
    return _offers(scene, "deck-missions", view.missions, shown, "deployment", width)


def _offers(
    scene: Scene, name: str, cards: Sequence[str], shown: list[Text], idle: str, width: int
) -> Forms:
    """Cards on offer, which are not needed in the step `idle`."""
    if scene.view.over or not shown:
        return NOTHING
    label = scene.words.say(name)
    short = labelled(label, shown, width)
    needed = [] if scene.view.step == idle else short
    return needed, short, _full(scene, label, cards, shown, width)


def _full(
    scene: Scene, label: str, cards: Sequence[str], shown: Sequence[Text], width: int
) -> list[Text]:
    lines = [Text(f" {label}", "dim")]
    for card, tile in zip(filter(None, cards), shown, strict=True):
        told = Text(" ") + tile
        lines += hanging(told.append(f"  {says.text(scene, card)}", "dim"), width)
    return lines
