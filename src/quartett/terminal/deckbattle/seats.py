"""The seats of Deck Battle, drawn: the others in brief, one's own board in full."""

from itertools import chain
from typing import Final

from rich.text import Text

from quartett.games.deckbattle.telling.view import DeckBattleView, SeatView
from quartett.terminal.deckbattle import says
from quartett.terminal.deckbattle.board import belongings, count_text, team_text
from quartett.terminal.deckbattle.middle import NOTHING, Forms, hanging, labelled
from quartett.terminal.deckbattle.tiles import Tiles
from quartett.terminal.lines import flow, wrapped
from quartett.terminal.scene import Scene

IN_USE: Final = 3
"""The first of these are used during a turn; the others count at the end."""


def others(scene: Scene, tiles: Tiles, width: int) -> Forms:
    view: DeckBattleView = scene.view
    seats = [seat for seat in range(len(view.seats)) if seat != view.viewer]
    short = [_one_line(_other(scene, seat), width) for seat in seats]
    full = [line for seat in seats for line in _whole(scene, seat, width)]
    return short, short, full


def _one_line(tiles: list[Text], width: int) -> Text:
    """As many as fit, the most important first."""
    return flow(tiles, width, "", "")[0]


def _whole(scene: Scene, seat: int, width: int) -> list[Text]:
    lines = flow(_other(scene, seat), width, "", "   ")
    for label, things in belongings(scene, scene.view.seats[seat]):
        lines += flow(_listed(label, things), width, "   ", "   ")
    return lines


def _other(scene: Scene, seat: int) -> list[Text]:
    shown: SeatView = scene.view.seats[seat]
    words = scene.words
    if not shown.sensei:
        return [head(scene, seat)]
    parts = [
        f"{words.say('deck-chakra-gauge')} {shown.chakra}",
        f"{words.say('deck-scroll-gauge')} {shown.scrolls}",
        words.say("deck-in-hand", count=shown.hand_count),
        f"{words.say('deck-infirmary')} {len(shown.infirmary)}",
        f"{words.say('deck-items')} {len(shown.inventory)}",
        f"{words.say('deck-techniques')} {len(shown.techniques)}",
        words.say("deck-piles", draw=shown.pile, discard=len(shown.discard)),
    ]
    return [head(scene, seat), *(Text(f"· {part}", "dim") for part in parts)]


def head(scene: Scene, seat: int) -> Text:
    """Who sits here, with which team, and the points so far."""
    shown: SeatView = scene.view.seats[seat]
    asked = seat == scene.view.actor
    line = Text(f"{'▶' if asked else ' '} {scene.names[seat]}", "bold" if asked else "")
    if scene.signs[seat]:
        line.append(f" ({scene.signs[seat]})", "not bold dim")
    if shown.sensei:
        line.append(f" · {team_text(scene, shown)}", "not bold")
    elif shown.jutsu:
        picked = ", ".join(says.name(scene, one) for one in shown.jutsu)
        line.append(f" · {picked}", "not bold")
    return line.append(f" · {says.points(scene, shown.points)}", "bold")


def own(scene: Scene, tiles: Tiles, width: int) -> Forms:
    """Gauges, piles and belongings."""
    view: DeckBattleView = scene.view
    if view.viewer < 0:
        return NOTHING
    shown = view.seats[view.viewer]
    if not shown.sensei:
        drafting = flow([head(scene, view.viewer)], width, "", "")
        return drafting, drafting, drafting
    hand = [Text(says.name(scene, card)) for card in shown.hand]
    held = labelled(f"  {scene.words.say('deck-hand')}", hand, width) if hand else []
    have = [_listed(label, things) for label, things in belongings(scene, shown)]
    in_use, all_of_it = flow(chain(*have[:IN_USE]), width), flow(chain(*have), width)
    short = [*_board(scene, tiles, width), *held, *all_of_it]
    needed = [*_board(scene, tiles, width, bars=False), *held, *in_use]
    return needed, short, [*short, *_techniques(scene, shown, width)]


def _board(scene: Scene, tiles: Tiles, width: int, bars: bool = True) -> list[Text]:
    """Who it is, the gauges and the piles."""
    seat = scene.view.viewer
    shown: SeatView = scene.view.seats[seat]
    gauges = [tiles.gauge("chakra", shown.chakra, bars), tiles.gauge("scroll", shown.scrolls, bars)]
    piles = Text(scene.words.say("deck-piles", draw=shown.pile, discard=len(shown.discard)), "dim")
    return flow([head(scene, seat), *gauges, piles], width, "", "   ")


def _listed(label: str, things: list[str]) -> list[Text]:
    """Things after their label, which never ends a line."""
    if not things:
        return []
    *others, last = things
    first, *more = [*(f"{thing}," for thing in others), f"{last} "]
    return [Text.assemble((f"{label} ", "dim"), first), *map(Text, more)]


def _techniques(scene: Scene, shown: SeatView, width: int) -> list[Text]:
    lines: list[Text] = []
    for technique in shown.techniques:
        line = Text(f"  {says.name(scene, technique, 'technique')}  ")
        lines += hanging(line.append(says.technique_text(scene, technique), "dim"), width)
    return lines


def counts(scene: Scene, tiles: Tiles, width: int) -> Forms:
    """Where everybody's points come from, once the game is over."""
    told = [Text(count_text(scene, seat)) for seat in range(len(scene.view.counts))]
    lines = [line for one in told for line in wrapped(one, width, "   ")]
    return lines, lines, lines


def in_play(scene: Scene, tiles: Tiles, width: int) -> Forms:
    """All characters in play with their current values, and the totals."""
    view: DeckBattleView = scene.view
    if not view.in_play:
        return NOTHING
    label = scene.words.say("deck-in-play")
    if view.turn != view.viewer:
        label = f"{label} ({scene.names[view.turn]})"
    force, recruit = (
        sum(getattr(one, what) for one in view.in_play) for what in ("force", "recruit")
    )
    label += f" ({says.sign(scene, 'force', force)} {says.sign(scene, 'recruit', recruit)})"
    short = labelled(f"  {label}", [tiles.person(shown) for shown in view.in_play], width)
    return short, short, [*short, *_texts(scene, width)]


def _texts(scene: Scene, width: int) -> list[Text]:
    """What the characters in play can do, each kind once."""
    lines: list[Text] = []
    for card in dict.fromkeys(shown.card for shown in scene.view.in_play):
        if says.text(scene, card):
            line = Text(f"  {says.name(scene, card)}  ")
            lines += hanging(line.append(says.text(scene, card), "dim"), width)
    return lines
