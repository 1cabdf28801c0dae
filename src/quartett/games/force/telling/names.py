"""Battle of the Force: the names of cards and moves in records and words."""

from itertools import permutations

from quartett.core.moves import MoveTable
from quartett.games.force.cards import Cards
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import VADERS, VILLAINS
from quartett.games.force.rules.state import CARDS, FULL_HAND, MOST_SEATS, R2D2, VALUES


def pile_card(cards: Cards, card: int) -> str:
    """A card of the pile."""
    return f"vader-{card + 1}" if card < VADERS else cards.villains[card - VADERS]


def hand_card(cards: Cards, rebel: int, card: int) -> str:
    """A card of a hand: `yoda-7` or `r2d2`."""
    return "r2d2" if card == R2D2 else f"{cards.rebels[rebel]}-{card + 1}"


def pile_names(cards: Cards) -> tuple[str, ...]:
    """By card number."""
    return tuple(pile_card(cards, card) for card in range(VADERS + len(cards.villains)))


def hand_names(cards: Cards) -> tuple[str, ...]:
    """By nine times the rebel plus the card, as in the notes."""
    rebels = range(len(cards.rebels))
    return tuple(hand_card(cards, rebel, card) for rebel in rebels for card in range(CARDS))


def hand_cards(cards: Cards, state: Force, seat: int) -> tuple[str, ...]:
    """What the seat holds now, without a laid card or an R2-D2 on its errand."""
    away = int(state.away(seat))
    held = int(state.hand(seat)) - (2**away if away >= 0 else 0)
    return _named(cards, int(state.rebels[seat]), held)


def lost_cards(cards: Cards, state: Force, seat: int) -> tuple[str, ...]:
    return _named(cards, int(state.rebels[seat]), FULL_HAND - int(state.hand(seat)))


def _named(cards: Cards, rebel: int, bits: int) -> tuple[str, ...]:
    return tuple(hand_card(cards, rebel, card) for card in range(CARDS) if bits >> card & 1)


def villain_cards(cards: Cards, villains: int) -> tuple[str, ...]:
    return tuple(cards.villains[kind] for kind in VILLAINS.kinds(villains))


def vader_cards(vaders: int) -> tuple[str, ...]:
    return tuple(f"vader-{card + 1}" for card in range(VADERS) if vaders >> card & 1)


def move_table(cards: Cards) -> MoveTable:
    return MoveTable(
        [
            *(f"play {value}" for value in range(1, VALUES + 1)),
            "play r2d2",
            "keep",
            *(f"give {seat}" for seat in range(MOST_SEATS)),
            "draw",
            "done",
            *(f"reveal {name}" for name in pile_names(cards)),
        ]
    )


def castings(cards: Cards, seats: int) -> tuple[str, ...]:
    """FORCE-03: who may play which rebel, as the option writes it; the order of the card file comes
    first."""
    return tuple(",".join(chosen) for chosen in permutations(cards.rebels, seats))
