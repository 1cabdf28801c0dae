"""The table of Push on a narrow screen: cards one after another instead of in lanes."""

from collections.abc import Sequence

from rich.text import Text

from quartett.games.push.telling.view import PushView, SeatView
from quartett.terminal.lines import flow, inked, wrapped
from quartett.terminal.push.tell import picking_text
from quartett.terminal.push.tiles import Tiles
from quartett.terminal.scene import Scene

FOLDS = ((True, True, True), (True, False, True), (False, False, True), (False, False, False))
"""Whether what is left to draw, who takes a column when, and the cards of others are shown."""


def narrow(scene: Scene, tiles: Tiles, title: Text, width: int, height: int) -> list[Text]:
    """Where there is no room, something is left out, with a mark that says so."""
    lines: list[Text] = []
    for pile, picking, others in FOLDS:
        lines = [title]
        if not scene.view.over:
            lines += [*_columns(scene, tiles, width), *_top(scene, tiles)]
            lines += _pile(scene, tiles, width) if pile else []
            lines += wrapped(Text(picking_text(scene), "dim"), width) if picking else []
        for seat in range(len(scene.view.seats)):
            lines += _seat(scene, tiles, seat, width, others or seat == scene.view.viewer)
        if inked(lines) <= height:
            break
    return lines


def _columns(scene: Scene, tiles: Tiles, width: int) -> list[Text]:
    lines: list[Text] = []
    for column in scene.view.columns:
        label = scene.words.say("push-column", number=column.number)
        points = Text(scene.words.say("point-count", points=column.points), "dim")
        lines += _row(label, [*(_card(tiles, card) for card in column.cards), points], width)
    return lines


def _top(scene: Scene, tiles: Tiles) -> list[Text]:
    view: PushView = scene.view
    pile = scene.words.say("push-pile-count", count=view.pile)
    if not view.flipped:
        return [Text(f" {pile}")]
    label = scene.words.say("push-flipped")
    return [Text.assemble(f" {label} ", _card(tiles, view.flipped), (f"  {pile}", "dim"))]


def _pile(scene: Scene, tiles: Tiles, width: int) -> list[Text]:
    view: PushView = scene.view
    kinds = [*zip(view.colours, view.pile_colours, strict=True), ("roll", view.pile_rolls)]
    if len(view.seats) > 2:
        kinds.append(("switch", view.pile_switches))
    return flow([tiles.chip(kind, count) for kind, count in kinds], width, "", "")


def _seat(scene: Scene, tiles: Tiles, seat: int, width: int, cards: bool) -> list[Text]:
    layout: SeatView = scene.view.seats[seat]
    asked = seat == scene.view.actor
    points = scene.words.say("point-count", points=layout.open_points)
    hidden = any(layout.banked_counts) and not layout.banked
    more = f" +{layout.banked_points}" if layout.banked else " + ?" if hidden else ""
    name = Text(f" {'▶' if asked else ' '} {scene.names[seat]}", "bold" if asked else "")
    name.truncate(width - len(points) - len(more) - 6, overflow="ellipsis")
    head = Text.assemble(name, f" · {points}{more}")
    shown = [*_open(layout, tiles), *_banked(layout, tiles)]
    if not cards:
        return [head.append(" …", "dim") if shown else head]
    return [head, *flow(shown, width)]


def _open(layout: SeatView, tiles: Tiles) -> list[Text]:
    found = []
    for colour in tiles.colours:
        numbers = [card[-1] for card in layout.open if card.startswith(f"{colour}-")]
        if numbers:
            found.append(_snug(tiles, colour, f"{tiles.symbol(colour)} {' '.join(numbers)}"))
    return found


def _banked(layout: SeatView, tiles: Tiles) -> list[Text]:
    counted = zip(tiles.colours, layout.banked_counts, strict=True)
    return [
        _snug(tiles, "back", f"{tiles.symbol('back')}{tiles.symbol(colour)} {count}")
        for colour, count in counted
        if count
    ]


def _card(tiles: Tiles, card: str) -> Text:
    kind, _, number = card.partition("-")
    return _snug(tiles, kind, f"{number} {tiles.symbol(kind)}".strip())


def _snug(tiles: Tiles, pigment: str, text: str) -> Text:
    return tiles.tile(pigment, text, len(text) + 2)


def _row(label: str, cells: Sequence[Text], width: int) -> list[Text]:
    return flow([Text(f"{label} ", "dim") + cells[0], *cells[1:]], width, "")
