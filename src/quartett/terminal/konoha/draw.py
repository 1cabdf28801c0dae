"""The table of Konoha, drawn: the line of missions, the seats, and the own hand."""

from typing import Final

from rich.text import Text

from quartett.games.konoha.view import CardView, KonohaView, TileView
from quartett.terminal.konoha.tell import number, powers_text, round_text, seat_parts, working
from quartett.terminal.scene import Scene

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
"""What is printed on the name plate of each team, and its ground."""

SIGNS: Final = {"eye": "◉", "crown": "♛", "target": "◎", "fist": "■", "drop": "♦"}
MARKS: Final = {"won": "✓", "left-behind": "·", "here": "▼", "ahead": " "}
NAME: Final = 16
TILE: Final = 7


def draw(scene: Scene, width: int, coloured: bool) -> list[Text]:
    view: KonohaView = scene.view
    lines = [_title(scene), Text(), *_tiles(scene), _below(scene), Text()]
    lines += [_seat(scene, seat) for seat in range(len(view.seats))]
    lines += [Text(), *_hand(scene, coloured)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _title(scene: Scene) -> Text:
    title = Text(f" {scene.words.say('game-konoha')}", "bold")
    return title.append(f" · {round_text(scene)}", "not bold dim")


def _tiles(scene: Scene) -> list[Text]:
    """KONOHA-06: the village and the line, the token above its tile."""
    view: KonohaView = scene.view
    village = not any(tile.state == "here" for tile in view.tiles)
    above, tiles = [("▼" if village else " ").center(TILE)], [Text(" ⌂ ".center(TILE))]
    for tile in view.tiles:
        above.append(MARKS[tile.state].center(TILE))
        tiles.append(_tile(tile))
    return [Text(" " + "".join(above), "bold"), Text(" ") + Text("").join(tiles)]


def _tile(tile: TileView) -> Text:
    style = {"won": "dim strike", "left-behind": "dim", "here": "bold reverse", "ahead": ""}
    plate = Text(f"[ {tile.points} ]", style[tile.state])
    return Text(" ") + plate + Text(" ")


def _below(scene: Scene) -> Text:
    view: KonohaView = scene.view
    words = scene.words
    if view.over:
        return Text(f" {words.say('konoha-grade', grade=words.say(f'grade-{view.grade}'))}", "bold")
    line = Text(f" {words.say('konoha-needed', needed=view.needed)}")
    return line.append(f" {powers_text(scene)}" if view.powers else "")


def _seat(scene: Scene, seat: int) -> Text:
    view: KonohaView = scene.view
    asked = seat in view.owing
    name = Text(f"{'▶' if asked else ' '} {scene.names[seat]}", "bold" if asked else "")
    name.truncate(NAME, overflow="ellipsis", pad=True)
    sign = Text(f" {scene.signs[seat]}", "dim")
    sign.truncate(NAME, overflow="ellipsis", pad=True)
    shown = view.seats[seat]
    parts = [scene.words.say("card-count", count=shown.size), *seat_parts(scene, shown)]
    return name + sign + Text(f" {' · '.join(parts)}")


def _hand(scene: Scene, coloured: bool) -> list[Text]:
    view: KonohaView = scene.view
    if view.viewer < 0:
        return []
    own = view.seats[view.viewer]
    lines = [_card(scene, card, coloured) for card in own.cards]
    strength = number(own.strength or 0)
    return [*lines, Text(f" {scene.words.say('konoha-total', strength=strength)}", "bold")]


def _card(scene: Scene, card: CardView, coloured: bool) -> Text:
    """The name on the plate of its team, the symbol, the working, what it does."""
    words = scene.words
    plate = Text(words.thing("card", card.card))
    plate.truncate(NAME - 2, overflow="ellipsis", pad=True)
    edges = (" ", " ") if coloured else ("[", "]")
    plate = Text(edges[0]) + plate + Text(edges[1])
    if coloured:
        ink, ground = PLATES[card.team]
        plate.stylize(f"{ink} on {ground}")
    symbol = Text(f" {SIGNS[card.symbol]} {words.say(f'symbol-{card.symbol}')}")
    symbol.truncate(NAME - 1, overflow="ellipsis", pad=True)
    text = " ".join(words.line(line) for line in card.text)
    counted = Text(f" {working(scene, card)}", "bold")
    return Text(" ") + plate + symbol + counted + Text(f"  {text}", "dim")
