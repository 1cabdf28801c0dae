"""Push with two seats and few cards, for exhaustive searches."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from quartett.games.push.rules.game import Push
from quartett.games.push.rules.pile import UNIT, VALUES


class Deck(NamedTuple):
    """Number cards as colour and value: in the pile, and open before the rival."""

    pile: str
    rolls: int = 0
    rival: str = ""
    risk: bool = False


DECKS: Final = (
    Deck("O3 O3 O3", 1),
    Deck("O1 O1 O2 O3"),
    Deck("O3 B3", 2, "P1 O1"),
    Deck("O1 O2 O2 O3 O3"),
    Deck("O3 O3 O5 O5", 2),
    Deck("O3 O3 O5 O5", 2, risk=True),
    Deck("O3 B5 B2 O4", 1, "P6 P4"),
    Deck("O3 B5 B2 O4", 1, "P6 P4", risk=True),
    Deck("O1 O2 O3 O5 O6 O6"),
)


SMALLEST: Final = Deck("O3 B2", 0, "P1")


def start(deck: Deck) -> Push:
    """Seat 0 begins; the other already has cards, so that it has something to lose."""
    state = Push(2)
    state.start(0, deck.risk, cards(deck.pile), deck.rolls, 0)
    state.open[1] = cards(deck.rival)
    return state


def cards(text: str) -> int:
    kinds = ["OBGYP".index(card[0]) * VALUES + int(card[1]) - 1 for card in text.split()]
    return sum(int(UNIT[kind]) for kind in kinds)


def small_starts() -> Sequence[Push]:
    return [start(deck) for deck in (SMALLEST, *DECKS)]
