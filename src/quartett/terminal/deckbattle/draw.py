"""The table of Deck Battle, drawn: the middle on top, the seats below, the sum at the bottom."""

from typing import Final

from rich.text import Text

from quartett.games.deckbattle.telling.view import DeckBattleView
from quartett.terminal.deckbattle import middle, seats
from quartett.terminal.deckbattle.board import sum_text
from quartett.terminal.deckbattle.middle import Forms
from quartett.terminal.deckbattle.tiles import Tiles
from quartett.terminal.lines import clipped, inked, wrapped
from quartett.terminal.scene import TALL, Scene

PARTS: Final = (
    *(middle.track, middle.field, middle.market, middle.missions),
    *(seats.others, seats.own, seats.in_play, seats.counts),
)
UNFOLDED: Final = (1, 0, 4, 6, 5, 3, 2, 7)
"""The parts to show in full first, as far as there is room."""
NEEDED_FIRST: Final = (5, 6, 1, 4, 2, 3, 0, 7)
"""The parts to show at all, as far as there is room."""
NAMES: Final = (
    *("deck-track", "deck-field", "deck-market", "deck-missions"),
    *("deck-others", "deck-own", "deck-in-play", "deck-points-told"),
)
"""The name of a part that is folded away."""
GAPS: Final = (1, 4, 5, 7)
"""These parts are preceded by an empty line if there is room."""


class Laid:
    """The parts of the last table drawn: a screen tries several heights for one scene."""

    scene: Scene | None = None
    shape: tuple[int, bool] = (0, False)
    parts: list[Forms]

    def of(self, scene: Scene, width: int, coloured: bool) -> list[Forms]:
        if self.scene is not scene or self.shape != (width, coloured):
            tiles = Tiles(scene, coloured)
            self.parts = [part(scene, tiles, width) for part in PARTS]
            self.scene, self.shape = scene, (width, coloured)
        return self.parts


LAID: Final = Laid()


def draw(scene: Scene, width: int, coloured: bool, height: int = TALL) -> list[Text]:
    parts = LAID.of(scene, width, coloured)
    total = wrapped(Text(sum_text(scene), "bold"), width) if sum_text(scene) else []
    shown = _unfolded(parts, height - 1 - len(total))
    folded = _folded(scene, _hidden(parts, shown), width)
    if folded:
        shown = _unfolded(parts, height - 1 - len(total) - len(folded))
    lines = [_title(scene, width)]
    for number, part in enumerate(shown):
        lines += [Text(), *part] if part and number in GAPS else part
    lines += [*_folded(scene, _hidden(parts, shown), width), *total]
    return [clipped(line, width) for line in lines]


def _unfolded(parts: list[Forms], height: int) -> list[list[Text]]:
    """Unfolds the parts step by step as long as there is room."""
    shown = list[list[Text]]([] for _ in parts)
    for number in NEEDED_FIRST:
        if sum(map(inked, shown)) + inked(parts[number][0]) <= height:
            shown[number] = parts[number][0]
    for step in (1, 2):
        for number in UNFOLDED:
            fuller = [*shown[:number], parts[number][step], *shown[number + 1 :]]
            if sum(map(inked, fuller)) <= height:
                shown = fuller
    return shown


def _hidden(parts: list[Forms], shown: list[list[Text]]) -> list[int]:
    """The parts that have content but are not visible at all."""
    return [number for number, forms in enumerate(parts) if forms[1] and not shown[number]]


def _folded(scene: Scene, hidden: list[int], width: int) -> list[Text]:
    """Nothing is hidden without a mark that says so."""
    if not hidden:
        return []
    words = scene.words
    names = ", ".join(words.say(NAMES[number]) for number in hidden)
    told = words.say("folded", parts=names, command=words.say("command-table"))
    return wrapped(Text(told, "dim"), width)


def _title(scene: Scene, width: int) -> Text:
    view: DeckBattleView = scene.view
    words = scene.words
    title = Text(f" {words.thing('game', 'deckbattle')}", "bold")
    if view.over or not view.seats[view.turn].sensei:
        return title
    whose = words.say(
        "deck-turn", who=scene.names[view.turn], phase=words.thing("phase", view.step)
    )
    if title.cell_len + len(whose) + 2 > width:
        return Text(f" {whose}", "dim")
    return title.append(whose.rjust(width - 1 - title.cell_len), "not bold dim")


def legend(scene: Scene) -> list[str]:
    """The legend of this table."""
    points = scene.words.say("deck-points", points=3)
    numbers = {"points": points}
    return [
        scene.words.say("deck-legend-values", **numbers),
        scene.words.say("deck-legend-slot", **numbers),
        *(scene.words.say(f"deck-legend-{part}") for part in ("threat", "track", "play")),
    ]
