"""The table of Konoha, drawn: the line of missions, the seats, and the viewer's hand."""

from typing import Final

from rich.text import Text

from quartett.games.konoha.telling.view import CardView, KonohaView, TileView
from quartett.terminal.konoha.tell import powers_text, round_text, seat_parts, working
from quartett.terminal.lines import clipped, flow, inked, ruler, wrapped
from quartett.terminal.scene import TALL, Scene

PLATES: Final = {
    "seven": ("#241C15", "#EF7716"),
    "gai": ("#241C15", "#3DB38A"),
    "kurenai": ("#FFFFFF", "#B03A7E"),
    "asuma": ("#FFFFFF", "#1F6CCB"),
    "sand": ("#241C15", "#D8C6A5"),
    "sound": ("#FFFFFF", "#562082"),
    "legends": ("#FFFFFF", "#7A5230"),
    "yellow": ("#241C15", "#FFDA52"),
    "dawn": ("#FFFFFF", "#3A352F"),
}
"""The text colour of each team's name plate, and its background."""

SIGNS: Final = {"eye": "◉", "crown": "♛", "target": "◎", "fist": "■", "drop": "♦"}
MARKS: Final = {"won": "✓", "left-behind": "·", "here": "▼", "ahead": " "}
NAME: Final = 16
TILE: Final = 7
SMALL_TILE: Final = 5


def draw(scene: Scene, width: int, coloured: bool, height: int = TALL) -> list[Text]:
    """Where there is little room, seats are placed side by side and `card` shows what cards do."""
    lines: list[Text] = []
    for texts, seats in ((True, _seats), (True, _close_seats), (False, _close_seats)):
        lines = [
            *_title(scene, width),
            Text(),
            *_tiles(scene, width),
            Text(),
            *seats(scene, width),
            Text(),
        ]
        lines += _hand(scene, width, coloured, texts)
        if inked(lines) <= height:
            break
    return [clipped(line, width) for line in lines]


def _title(scene: Scene, width: int) -> list[Text]:
    title = Text(scene.words.say("game-konoha"), "bold")
    return wrapped(title.append(f" · {round_text(scene)}", "not bold dim"), width)


def _tiles(scene: Scene, width: int) -> list[Text]:
    """KONOHA-06: the village and the line, the token above its tile, beside it what is needed."""
    view: KonohaView = scene.view
    village = not any(tile.state == "here" for tile in view.tiles)
    room = TILE if TILE * (len(view.tiles) + 1) < width else SMALL_TILE
    above, tiles = [("▼" if village else " ").center(room)], [Text("⌂".center(room))]
    for tile in view.tiles:
        above.append(MARKS[tile.state].center(room))
        tiles.append(_tile(tile, room))
    token, line = Text(" " + "".join(above), "bold"), Text(" ") + Text("").join(tiles)
    needed, *powers = _below(scene)
    if line.cell_len + needed.cell_len < width:
        return [token, line + needed, *powers]
    return [token, line, needed, *powers]


def _tile(tile: TileView, room: int) -> Text:
    style = {"won": "dim strike", "left-behind": "dim", "here": "bold reverse", "ahead": ""}
    plate = f"[ {tile.points} ]" if room == TILE else f"[{tile.points}]"
    right = room - 1 - len(plate)
    return Text(" ") + Text(plate, style[tile.state]) + Text(" " * right)


def _below(scene: Scene) -> list[Text]:
    view: KonohaView = scene.view
    words = scene.words
    if view.over:
        grade = words.say("konoha-grade", grade=words.say(f"grade-{view.grade}"))
        return [Text(f" {grade}", "bold")]
    needed = Text(f" {words.say('konoha-needed', needed=view.needed)}")
    return [needed, Text(f" {powers_text(scene)}")] if view.powers else [needed]


def _seats(scene: Scene, width: int) -> list[Text]:
    """Names, bots and what is known of the hands, one below the other."""
    view: KonohaView = scene.view
    marks = [f" {'▶' if seat in view.owing else ' '} " for seat in range(len(view.seats))]
    names = [mark + name for mark, name in zip(marks, scene.names, strict=True)]
    room = min(NAME + 2, max(map(len, names)))
    sign_room = min(NAME, max(map(len, scene.signs)))
    lines = []
    for seat, shown in enumerate(view.seats):
        name = Text(names[seat], "bold" if seat in view.owing else "")
        name.truncate(room, overflow="ellipsis", pad=True)
        sign = Text(scene.signs[seat], "dim")
        sign.truncate(sign_room, overflow="ellipsis", pad=True)
        parts = [scene.words.say("card-count", count=shown.size), *seat_parts(scene, shown)]
        lines.append(name + Text("  ") + sign + Text(f"  {' · '.join(parts)}"))
    return lines


def _close_seats(scene: Scene, width: int) -> list[Text]:
    """Names and what is known of the hands, as many in a line as fit."""
    view: KonohaView = scene.view
    tiles = []
    for seat, shown in enumerate(view.seats):
        known = seat_parts(scene, shown) or [scene.words.say("card-count", count=shown.size)]
        if shown.signal:
            known[0] = scene.words.say(f"signal-{shown.signal}")
        mark, style = ("▶ ", "bold") if seat in view.owing else ("", "")
        told = f"{scene.words.say('colon')}{', '.join(known)} "
        tiles.append(Text.assemble((f"{mark}{scene.names[seat]}", style), told))
    return flow(tiles, width, "", "")


def _hand(scene: Scene, width: int, coloured: bool, texts: bool) -> list[Text]:
    """The viewer's cards, on as many lines as it takes, since nobody can play a card without
    reading it; their sum is beside the viewer's name."""
    view: KonohaView = scene.view
    if view.viewer < 0:
        return []
    cards = view.seats[view.viewer].cards
    heads = [_plate(scene, card, coloured) for card in cards]
    room = max((head.cell_len for head in heads), default=0) + 2
    lines = []
    for head, card in zip(heads, cards, strict=True):
        head.pad_right(room - head.cell_len)
        told = _told(scene, card, texts)
        first, *others = told.wrap(ruler(width), width - room)
        lines += [head + first, *(Text(" " * room) + line for line in others)]
    return lines


def _plate(scene: Scene, card: CardView, coloured: bool) -> Text:
    """The name on the plate of its team, and the symbol."""
    name = scene.words.thing("card", card.card)
    plate = Text(f" {name} " if coloured else f"[{name}]")
    if coloured:
        ink, ground = PLATES[card.team]
        plate.stylize(f"{ink} on {ground}")
    symbol = f" {SIGNS[card.symbol]} {scene.words.say(f'symbol-{card.symbol}')}"
    return Text(" ") + plate + Text(symbol)


def _told(scene: Scene, card: CardView, whole: bool) -> Text:
    """The calculation, and what the card does."""
    text = " ".join(scene.words.line(line) for line in card.text) if whole else ""
    return Text.assemble((working(scene, card), "bold"), (f"  {text}" if text else "", "dim"))


def legend(scene: Scene) -> list[str]:
    """The legend of this table."""
    return [scene.words.say("konoha-legend")]
