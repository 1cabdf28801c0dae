"""The table of Battle of the Force, drawn: the open card above, the seats below."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from quartett.games.force.story import FACE_DOWN, ForceView, SeatView
from quartett.terminal.scene import Scene

PIGMENTS: Final = {
    "villain": "#FFFFFF on #7A1F1F",
    "vader": "#FFFFFF on #1B1B1F",
    "rebel": "#241C15 on #F0B429",
    "droid": "#FFFFFF on #1F6CCB",
    "back": "#FFFDF8 on #3E4C59",
}
INDENT: Final = 3
LABEL: Final = 10


class Tiles:
    """Cuts tiles. Without colours they get brackets, so that their edges still show."""

    def __init__(self, scene: Scene, coloured: bool) -> None:
        self.words = scene.words
        self.villains = {kind.card for kind in scene.view.kinds}
        self.coloured = coloured

    def tile(self, pigment: str, text: str) -> Text:
        if self.coloured:
            return Text(f" {text} ", PIGMENTS[pigment])
        return Text(f"[{text}]")

    def pile_card(self, card: str, count: int = 1) -> Text:
        name = self.words.thing("card", card)
        pigment = "villain" if card in self.villains else "vader"
        return self.tile(pigment, name if count == 1 else f"{name} ×{count}")

    def hand_card(self, card: str) -> Text:
        if card == FACE_DOWN:
            return self.tile("back", "?")
        return self.tile("rebel" if "-" in card else "droid", self.short(card))

    def short(self, card: str) -> str:
        """A card of a hand without the rebel, who is named beside it."""
        _, dash, value = card.rpartition("-")
        return value if dash else self.words.thing("card", card)


def draw(scene: Scene, width: int, coloured: bool) -> list[Text]:
    view: ForceView = scene.view
    tiles = Tiles(scene, coloured)
    lines = [Text(f" {scene.words.say('game-force')}", "bold"), Text()]
    if not view.over:
        lines += [_open(scene, tiles), *_pile(scene, tiles, width), Text()]
    for seat in range(len(view.seats)):
        lines += _seat(scene, tiles, seat, width)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _open(scene: Scene, tiles: Tiles) -> Text:
    view: ForceView = scene.view
    line = Text(f" {scene.words.say('force-open')}  ", "bold")
    if not view.card:
        return line.append("·", "dim")
    line.append_text(tiles.pile_card(view.card))
    if view.points > 0:
        line.append(f"  {scene.words.say('point-count', points=view.points)}", "not bold")
    return line


def _pile(scene: Scene, tiles: Tiles, width: int) -> list[Text]:
    """What may still come: this is what a player may count on."""
    view: ForceView = scene.view
    label = scene.words.say("force-pile-count", count=view.pile)
    if view.aside:
        label += f" · {scene.words.say('force-aside-count', count=len(view.aside))}"
    cards = [tiles.pile_card(kind.card, kind.left) for kind in view.kinds if kind.left]
    cards += [tiles.pile_card(card) for card in view.vaders]
    return [Text(f" {label}", "dim"), *_flow(cards, width, "")]


def _seat(scene: Scene, tiles: Tiles, seat: int, width: int) -> list[Text]:
    shown: SeatView = scene.view.seats[seat]
    words = scene.words
    lines = [_head(scene, tiles, seat)]
    if shown.hand:
        hand = [tiles.hand_card(card) for card in shown.hand]
        lines += _flow(hand, width, words.say("force-hand"))
    won = Counter((*shown.villains, *shown.vaders))
    if won:
        cards = [tiles.pile_card(card, count) for card, count in won.items()]
        lines += _flow(cards, width, words.say("force-won"))
    if shown.lost:
        lost = [Text(tiles.short(card), "dim") for card in shown.lost]
        lines += _flow(lost, width, words.say("force-lost"))
    return lines


def _head(scene: Scene, tiles: Tiles, seat: int) -> Text:
    """Who sits here, how many points and cards, and what lies in this duel."""
    shown: SeatView = scene.view.seats[seat]
    words, view = scene.words, scene.view
    asked = seat in view.owing
    rebel = f"rebel-{shown.rebel}"
    line = Text(f"{'▶' if asked else ' '} {scene.names[seat]}", "bold" if asked else "")
    if scene.signs[seat]:
        line.append(f" ({scene.signs[seat]})", "dim")
    line.append(f" · {words.say(rebel) if words.has(rebel) else shown.rebel}")
    line.append(f" · {words.say('point-count', points=shown.points)}")
    line.append(f" · {words.say('force-told-cards', count=shown.count)} ", "dim")
    if shown.laid:
        line.append_text(tiles.hand_card(shown.laid))
    if view.scout == seat:
        line.append(words.say("force-told-droid"), "dim")
    return line


def _flow(tiles: Iterable[Text], width: int, label: str) -> list[Text]:
    """Tiles in as many lines as they need, after a label."""
    start = f"{' ' * INDENT}{label:{LABEL}}" if label else " " * INDENT
    lines = [Text(start, "dim")]
    room = width - len(start)
    for tile in tiles:
        if tile.cell_len + 1 > room and room < width - len(start):
            lines.append(Text(" " * len(start)))
            room = width - len(start)
        lines[-1].append_text(Text(" ", "not dim")).append_text(tile)
        room -= tile.cell_len + 1
    return lines
