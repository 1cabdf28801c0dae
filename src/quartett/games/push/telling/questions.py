"""Push: what a seat is asked, and its moves as choices with their consequences."""

import msgspec

from quartett.core.story import Line
from quartett.games.push.cards import Cards
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, FLIP, PLACE, STOP, TAKE
from quartett.games.push.rules.pile import COLOUR_SET, points
from quartett.games.push.rules.state import DECIDING, OPENING, PLACING
from quartett.games.push.telling.names import card_name, card_names
from quartett.games.push.telling.view_builder import column_view


def question(cards: Cards, seen: Push, seat: int) -> Line:
    if seen.phase == PLACING:
        return Line("ask-place", {"card": card_name(cards, int(seen.flipped))})
    return Line(asked(seen, seat))


def asked(seen: Push, seat: int) -> str:
    """Where only one move is possible, the question names it."""
    moves = seen.legal(seat)
    if seen.phase == OPENING:
        return "ask-open" if len(moves) > 1 else "ask-flip"
    if seen.phase == DECIDING:
        only = "ask-flip-on" if moves[0] == FLIP else "ask-stop"
        return "ask-decide" if len(moves) > 1 else only
    return "ask-take" if len(moves) > 1 else "ask-take-last"


def choice(cards: Cards, seen: Push, seat: int, move: int) -> Line:
    if move == FLIP:
        return Line("choose-flip")
    if move == STOP:
        return Line("choose-stop")
    if move >= BANK:
        return bank(cards, seen, seat, move - BANK)
    if move >= TAKE:
        column = column_view(cards, seen, move - TAKE)
        return Line("choose-take", msgspec.structs.asdict(column))
    if move - PLACE == seen.laid:
        return Line("choose-new-column", {"number": move - PLACE + 1})
    column = column_view(cards, seen, move - PLACE)
    return Line("choose-place", msgspec.structs.asdict(column))


def bank(cards: Cards, seen: Push, seat: int, colour: int) -> Line:
    held = int(seen.open[seat] & COLOUR_SET[colour])
    name, named = cards.colours[colour], card_names(cards, held)
    return Line("choose-bank", {"colour": name, "cards": named, "points": int(points(held))})
