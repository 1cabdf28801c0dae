"""Games of Battle of the Force in one line.

    game = table(hands=["7 r2d2", "3", ""], pile="jabba vader-2")   # everything else lies aside
    game.duel("jabba", "7 3")                                       # in seat order, who must lay
    assert game.won(0) == "jabba"

Whoever owes an answer gives it; `actor` is asserted where it matters.
"""

from collections.abc import Sequence

from played import Played
from quartett.core.chance import CHANCE
from quartett.games import load
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import ALL_VADERS, UNIT, VILLAINS
from quartett.games.force.rules.state import HAND, R2D2
from quartett.games.force.telling.view import ForceView

FORCE = load("force")
KINDS = {name: kind for kind, name in enumerate(FORCE.cards.villains)}


def villains(names: str) -> int:
    return sum(int(UNIT[KINDS[name]]) for name in names.split() if name in KINDS)


def vaders(names: str) -> int:
    return sum(2 ** (int(name[-1]) - 1) for name in names.split() if name.startswith("vader"))


def cards_of(names: str) -> int:
    return sum(2 ** (R2D2 if name == "r2d2" else int(name) - 1) for name in names.split())


def table(
    seats: int = 2,
    hands: Sequence[str] = (),
    pile: str = "",
    won: Sequence[str] = (),
    **options: str,
) -> "Table":
    """A game before a reveal. `hands`, `pile` and the cards `won` are the usual ones if not given;
    what is named nowhere lies aside."""
    game = Table(len(hands) or len(won) or seats, options)
    state = game.state
    if hands:
        state.hands = sum(cards_of(names) << HAND * seat for seat, names in enumerate(hands))
    if pile:
        state.aside, state.aside_vaders = state.villains, state.vaders
        move(state, pile)
    for seat, names in enumerate(won):
        state.captured[seat], state.penalties[seat] = villains(names), vaders(names)
        source = "aside" if pile else "villains"
        setattr(state, source, getattr(state, source) - villains(names))
        source = "aside_vaders" if pile else "vaders"
        setattr(state, source, getattr(state, source) - vaders(names))
    state.pile = VILLAINS.count(state.villains) + int(state.vaders).bit_count()
    return game


def move(state: Force, names: str) -> None:
    """Puts these cards from aside into the pile, and nothing else is there."""
    state.villains, state.vaders = villains(names), vaders(names)
    state.aside -= state.villains
    state.aside_vaders = ALL_VADERS - state.vaders


class Table(Played[Force, ForceView]):
    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(FORCE, FORCE.start(seats, **options))

    def reveal(self, card: str) -> "Table":
        return self.answer(CHANCE, f"reveal {card}")

    def duel(self, card: str, laid: str) -> "Table":
        """A whole duel: the card of the pile, then what is laid in seat order."""
        self.reveal(card)
        assert len(self.owing) == len(laid.split()), f"who lays cards: {self.owing}"
        for own in laid.split():
            self.play(f"play {own}")
        return self

    def hand(self, seat: int) -> str:
        """What the seat holds, without its rebel's name."""
        held = self.view(seat).seats[seat].hand
        return " ".join(card.rpartition("-")[2] for card in held)

    def lost(self, seat: int) -> str:
        return " ".join(card.rpartition("-")[2] for card in self.view().seats[seat].lost)

    def won(self, seat: int) -> str:
        """What lies in front of a seat, for all to see."""
        shown = self.view().seats[seat]
        return " ".join((*shown.villains, *shown.vaders))

    @property
    def aside(self) -> str:
        return " ".join(self.view().aside)
