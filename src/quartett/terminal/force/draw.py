"""The table of Battle of the Force, drawn: the open card on top, the seats below."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from quartett.games.force.telling.view import FACE_DOWN, ForceView, SeatView
from quartett.terminal.lines import clipped, flow, inked
from quartett.terminal.scene import TALL, Scene

PIGMENTS: Final = {
    "villain": "#FFFFFF on #7A1F1F",
    "vader": "#FFFFFF on #1B1B1F",
    "rebel": "#241C15 on #F0B429",
    "droid": "#FFFFFF on #1F6CCB",
    "back": "#FFFDF8 on #3E4C59",
}


class Tiles:
    """Makes tiles. Without colours they get brackets, so that their edges are visible."""

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

    def vaders(self, cards: Sequence[str]) -> Text:
        """All remaining Vaders on one tile: Darth Vader (−1 −2 −4)."""
        numbers = " −".join(card.rpartition("-")[2] for card in cards)
        return self.tile("vader", self.words.say("card-vader", number=numbers))

    def hand_card(self, card: str) -> Text:
        if card == FACE_DOWN:
            return self.tile("back", "?")
        return self.tile("rebel" if "-" in card else "droid", self.short(card))

    def short(self, card: str) -> str:
        """A card of a hand without its rebel, who is named beside it."""
        _, dash, value = card.rpartition("-")
        return value if dash else self.words.thing("card", card)


def draw(scene: Scene, width: int, coloured: bool, height: int = TALL) -> list[Text]:
    """Where there is no room, the others' cards and the rest of the pile are left out."""
    tiles = Tiles(scene, coloured)
    lines: list[Text] = []
    for pile, others in ((True, True), (True, False), (False, False)):
        lines = [*_middle(scene, tiles, width, pile), *_seats(scene, tiles, width, others)]
        if inked(lines) <= height:
            break
    return [clipped(line, width) for line in lines]


def _middle(scene: Scene, tiles: Tiles, width: int, pile: bool) -> list[Text]:
    title = Text(scene.words.say("game-force"), "bold")
    if scene.view.over:
        return [Text(" ") + title, Text()]
    head = flow([title, *_open(scene, tiles)], width, "")
    return [*head, *(_pile(scene, tiles, width) if pile else []), Text()]


def _seats(scene: Scene, tiles: Tiles, width: int, others: bool) -> list[Text]:
    lines: list[Text] = []
    for seat in range(len(scene.view.seats)):
        lines.append(_head(scene, tiles, seat, width))
        if others or seat == scene.view.viewer:
            lines += flow(_cards(scene, tiles, seat), width)
    return lines


def _open(scene: Scene, tiles: Tiles) -> list[Text]:
    """The card at stake, and how many are left."""
    view: ForceView = scene.view
    words = scene.words
    card = tiles.pile_card(view.card) if view.card else Text("·", "dim")
    if view.card and view.points > 0:
        card = Text.assemble(card, f" {words.say('point-count', points=view.points)}")
    counts = [words.say("force-pile-count", count=view.pile)]
    if view.aside:
        counts.append(words.say("force-aside-count", count=len(view.aside)))
    return [_labelled(words.say("force-open"), card), Text(f"  {' · '.join(counts)}", "dim")]


def _pile(scene: Scene, tiles: Tiles, width: int) -> list[Text]:
    """What may still come; players may count on it."""
    view: ForceView = scene.view
    cards = [tiles.pile_card(kind.card, kind.left) for kind in view.kinds if kind.left]
    if view.vaders:
        cards.append(tiles.vaders(view.vaders))
    return flow(cards, width)


def _cards(scene: Scene, tiles: Tiles, seat: int) -> list[Text]:
    """The hand, if it is visible, and what was won and lost."""
    shown: SeatView = scene.view.seats[seat]
    words = scene.words
    won = Counter((*shown.villains, *shown.vaders))
    return [
        *_group(words.say("force-hand"), map(tiles.hand_card, shown.hand)),
        *_group(words.say("force-won"), (tiles.pile_card(*pair) for pair in won.items())),
        *_group(words.say("force-lost"), (Text(tiles.short(c), "dim") for c in shown.lost)),
    ]


def _head(scene: Scene, tiles: Tiles, seat: int, width: int) -> Text:
    """Who sits here, how many points and cards, and what lies in this duel. On a narrow screen the
    kind of seat and its rebel are left out, never a number."""
    line = Text()
    for signed, named in ((True, True), (False, True), (False, False)):
        line = _heading(scene, tiles, seat, signed, named)
        if line.cell_len <= width:
            break
    return line


def _heading(scene: Scene, tiles: Tiles, seat: int, signed: bool, named: bool) -> Text:
    shown: SeatView = scene.view.seats[seat]
    words, view = scene.words, scene.view
    asked = seat in view.owing
    rebel = f"rebel-{shown.rebel}"
    line = Text(f" {'▶' if asked else ' '} {scene.names[seat]}", "bold" if asked else "")
    if scene.signs[seat] and signed:
        line.append(f" ({scene.signs[seat]})", "dim")
    if named:
        line.append(f" · {words.say(rebel) if words.has(rebel) else shown.rebel}")
    line.append(f" · {words.say('point-count', points=shown.points)}")
    line.append(f" · {words.say('force-told-cards', count=shown.count)}", "dim")
    if view.scout == seat:
        line.append(f" · {words.say('force-told-droid')}", "dim")
    return line.append(" ").append_text(tiles.hand_card(shown.laid)) if shown.laid else line


def _labelled(label: str, card: Text) -> Text:
    return Text.assemble((f" {label} ", "dim"), card)


def _group(label: str, cards: Iterable[Text]) -> list[Text]:
    """Cards with the label attached to the first, so that a line never ends with the label."""
    first, *others = *cards, Text()
    return [_labelled(label, first), *others[:-1]] if others else []


def legend(scene: Scene) -> list[str]:
    """The legend of this table."""
    return [scene.words.say("force-legend")]
