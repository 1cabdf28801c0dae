"""Battle of the Force: what a seat is asked, and its moves as choices with their consequences."""

from quartett.core.story import Line, Value
from quartett.games.force.cards import Cards
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import DONE, DRAW, GIVE, KEEP
from quartett.games.force.rules.pile import VADERS, gain
from quartett.games.force.rules.state import DUELLING, R2D2, SCOUTING
from quartett.games.force.telling.names import hand_card, pile_card


def question(cards: Cards, seen: Force, seat: int) -> Line:
    if seen.phase == DUELLING:
        return about_card(cards, "ask-villain", "ask-vader", seen, seat)
    if seen.phase == SCOUTING:
        return about_card(cards, "ask-scouted-villain", "ask-scouted-vader", seen, seat)
    return Line("ask-draw", {"count": int(seen.draws)})


def choice(cards: Cards, seen: Force, seat: int, move: int) -> Line:
    if move < KEEP:
        return play(cards, seen, seat, move)
    if move == KEEP:
        return about_card(cards, "choose-keep-villain", "choose-keep-vader", seen, seat)
    if move == DRAW:
        return Line("choose-draw", {"count": int(seen.draws)})
    if move == DONE:
        return Line("choose-done")
    line = about_card(cards, "choose-give-villain", "choose-give-vader", seen, move - GIVE)
    return Line(line.name, {**line.arguments, "seat": move - GIVE})


def about_card(cards: Cards, villain: str, vader: str, seen: Force, seat: int) -> Line:
    """The open card and what it would bring a seat, including the bonus of a set."""
    card = int(seen.card)
    arguments: dict[str, Value] = {"card": pile_card(cards, card)}
    if card < VADERS:
        return Line(vader, arguments)
    brought = int(gain(seen.captured[seat], card - VADERS, seen.worth))
    return Line(villain, {**arguments, "points": brought})


def play(cards: Cards, seen: Force, seat: int, card: int) -> Line:
    if card == R2D2:
        return Line("choose-r2d2")
    rebel = int(seen.rebels[seat])
    name = "choose-against-vader" if seen.card < VADERS else "choose-against-villain"
    return Line(
        name, {"card": hand_card(cards, rebel, card), "symbols": cards.symbols[rebel][card]}
    )
