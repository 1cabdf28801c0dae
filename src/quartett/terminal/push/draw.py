"""The table of Push, drawn: columns on top, layouts below."""

from typing import Final

from rich.text import Text

from quartett.games.push.rules.columns import COLUMNS
from quartett.games.push.telling.view import ColumnView, PushView
from quartett.terminal.push.layouts import layouts
from quartett.terminal.push.narrow import narrow
from quartett.terminal.push.tell import picking_text
from quartett.terminal.push.tiles import Tiles
from quartett.terminal.scene import TALL, Scene

NARROW: Final = 60
"""The width that the lanes of a layout need."""
CARD: Final = 12
HEIGHT: Final = 4
GAP: Final = 2
WIDEST_COLUMN: Final = 20


def draw(scene: Scene, width: int, coloured: bool, height: int = TALL) -> list[Text]:
    tiles = Tiles(scene.words, scene.view.colours, coloured)
    if width < NARROW:
        return narrow(scene, tiles, _title(scene, width), width, height)
    lower = layouts(scene, tiles, width)
    if scene.view.over:
        return [_title(scene, width), Text(), *lower]
    return [
        *(_title(scene, width), Text()),
        *_middle(scene, tiles, width),
        *(Text(), *_pile(scene, tiles, width), _picking(scene, width), Text()),
        *lower,
    ]


def _title(scene: Scene, width: int) -> Text:
    words, view = scene.words, scene.view
    title = Text(f" {words.say('game-push')}", "bold")
    if scene.options["risk"] == "yes":
        title.append(f" · {words.say('option-risk')}", "not bold dim")
    if not view.over:
        whose = words.say("push-turn", who=scene.names[view.turn])
        title.append(f" {whose}".rjust(width - 2 - title.cell_len), "not bold dim")
    title.truncate(width - 2, overflow="ellipsis")
    return title


def _middle(scene: Scene, tiles: Tiles, width: int) -> list[Text]:
    """The flipped card or the pile on the left, and room for three columns."""
    view: PushView = scene.view
    room = min(WIDEST_COLUMN, (width - 2 - CARD) // COLUMNS - GAP)
    lying = {column.number: column for column in view.columns}
    blocks = [_flipped(scene, tiles)]
    for number in range(1, COLUMNS + 1):
        blocks.append(_column(scene, tiles, number, lying.get(number), room))
    return beside(blocks)


def _flipped(scene: Scene, tiles: Tiles) -> list[Text]:
    view: PushView = scene.view
    if view.flipped:
        label = scene.words.say("push-flipped")
        return [_fit(label, CARD), *tiles.card(view.flipped, CARD, HEIGHT)]
    label = scene.words.say("push-pile-label")
    return [_fit(label, CARD), *tiles.back(str(view.pile), CARD, HEIGHT)]


def _column(
    scene: Scene, tiles: Tiles, number: int, column: ColumnView | None, room: int
) -> list[Text]:
    label = scene.words.say("push-column", number=number)
    if column is None:
        return [_fit(label, room, "dim"), _fit("·", room, "dim")]
    points = str(column.points)
    head = _fit(label, room - len(points)) + Text(points, "bold")
    return [head, *(tiles.strip(card, room) for card in column.cards)]


def beside(blocks: list[list[Text]]) -> list[Text]:
    """Blocks side by side, padded to the height of the tallest."""
    height = max(HEIGHT + 1, *(len(block) for block in blocks))
    lines = []
    for row in range(height):
        cells = [b[row] if row < len(b) else Text(" " * b[0].cell_len) for b in blocks]
        lines.append(Text(" ") + Text(" " * GAP).join(cells))
    return lines


def _fit(text: str, width: int, style: str = "") -> Text:
    line = Text(text, style)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def _pile(scene: Scene, tiles: Tiles, width: int) -> list[Text]:
    """What is left to draw: players may count on it."""
    view: PushView = scene.view
    words = scene.words
    kinds = [*zip(view.colours, view.pile_colours, strict=True), ("roll", view.pile_rolls)]
    if len(view.seats) > 2:
        kinds.append(("switch", view.pile_switches))
    head = Text(f" {words.say('push-pile-count', count=view.pile)} ")
    chips = Text(" ").join([tiles.chip(kind, count) for kind, count in kinds])
    discard = Text(words.say("push-discard-count", count=view.discard), "dim")
    if head.cell_len + chips.cell_len + 2 + discard.cell_len <= width:
        return [head + chips + Text("  ") + discard]
    return [head + discard, Text(" ") + chips]


def _picking(scene: Scene, width: int) -> Text:
    line = Text(f" {picking_text(scene)}", "dim")
    line.truncate(width, overflow="ellipsis")
    return line


def legend(scene: Scene) -> list[str]:
    """The legend of this table."""
    tiles = Tiles(scene.words, scene.view.colours, coloured=False)
    kinds = [(colour, "colour") for colour in scene.view.colours]
    kinds += [("roll", "card"), ("switch", "card")]
    signs = [f"{tiles.symbol(one)} {scene.words.thing(kind, one)}" for one, kind in kinds]
    return [" · ".join(signs), scene.words.say("push-legend")]
