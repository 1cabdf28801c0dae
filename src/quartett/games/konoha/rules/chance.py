"""Konoha: what the pile and the stack of tiles may bring."""

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.konoha.rules.moves import DEAL, TILE
from quartett.games.konoha.rules.state import DEALING, DRAWING, FAILING, IN_STACK, POWERS, Position
from quartett.games.konoha.rules.strength import BIT, CARDS


def outcomes(table: Position) -> list[tuple[int, int]]:
    """KONOHA-07, 08: every card of the pile, and every tile of the stack, is equally likely."""
    if table.phase == DEALING or table.phase == DRAWING:
        return [(DEAL + card, 1) for card in CARDS.kinds(table.unseen)]
    if table.phase == FAILING:
        return [(TILE + power, 1) for power in range(POWERS) if table.powers[power] == IN_STACK]
    return []


def drawn(table: Position, stream: Stream) -> i64:
    if table.phase == FAILING:
        moves = outcomes(table)
        return moves[stream.below(len(moves))][0]
    return DEAL + CARDS.kind_at(table.unseen, stream.below(table.pile))


def take_card(table: Position, seat: i64, card: i64) -> None:
    """A card of the pile goes to a hand."""
    table.unseen ^= BIT[card]
    table.pile -= 1
    table.hands[seat] |= BIT[card]
