"""Battle of the Force: what one seat may know, as a view."""

from typing import Final

import msgspec

from quartett.core.story import View, knows
from quartett.core.telling import head
from quartett.games.force.cards import Cards
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import BITS, VADERS, copies
from quartett.games.force.rules.state import HIDDEN, NONE
from quartett.games.force.telling import names

FACE_DOWN: Final = "face-down"


class KindView(msgspec.Struct, frozen=True):
    """A kind of villain and how many are left in the pile, which everybody can count."""

    card: str
    points: int
    left: int


class SeatView(msgspec.Struct, frozen=True):
    """What lies in front of a seat. `hand` is empty unless it is the viewer's."""

    rebel: str
    symbols: tuple[int, ...]
    """Rebel symbols on this rebel's cards 1 to 8 (FORCE-11)."""
    hand: tuple[str, ...]
    count: int
    laid: str
    """The card of this duel, `face-down` where it is secret; empty if there is none."""
    lost: tuple[str, ...]
    villains: tuple[str, ...]
    vaders: tuple[str, ...]
    points: int


class ForceView(View, frozen=True):
    card: str
    points: int
    """Points of the open card; negative for a Vader."""
    owing: tuple[int, ...]
    scout: int
    """Whose R2-D2 is on its errand; -1 if none."""
    drawer: int
    draws: int
    pile: int
    kinds: tuple[KindView, ...]
    vaders: tuple[str, ...]
    aside: tuple[str, ...]
    seats: tuple[SeatView, ...]


def view(cards: Cards, seen: Force) -> ForceView:
    """The view of a masked state."""
    card = int(seen.card)
    villains, vaders = int(seen.aside), int(seen.aside_vaders)
    return ForceView(
        **head(seen),
        card="" if card == NONE else names.pile_card(cards, card),
        points=0 if card == NONE else points_of(cards, card),
        owing=seen.owing,
        scout=int(seen.scout),
        drawer=int(seen.drawer),
        draws=int(seen.draws),
        pile=int(seen.pile),
        kinds=tuple(kind_view(cards, seen, kind) for kind in range(len(cards.villains))),
        vaders=names.vader_cards(int(seen.vaders)),
        aside=(*names.villain_cards(cards, villains), *names.vader_cards(vaders)),
        seats=tuple(seat_view(cards, seen, seat) for seat in range(seen.seats)),
    )


def points_of(cards: Cards, card: int) -> int:
    """What a card of the pile is worth by itself."""
    return -(card + 1) if card < VADERS else cards.points[card - VADERS]


def kind_view(cards: Cards, seen: Force, kind: int) -> KindView:
    left = int(copies(seen.villains, kind))
    return KindView(cards.villains[kind], cards.points[kind], left)


def seat_view(cards: Cards, seen: Force, seat: int) -> SeatView:
    rebel = int(seen.rebels[seat])
    return SeatView(
        rebel=cards.rebels[rebel],
        symbols=cards.symbols[rebel],
        hand=names.hand_cards(cards, seen, seat) if knows(int(seen.viewer), seat) else (),
        count=int(BITS[seen.hand(seat)]) - int(seen.away(seat) != NONE),
        laid=laid_card(cards, seen, seat),
        lost=names.lost_cards(cards, seen, seat),
        villains=names.villain_cards(cards, int(seen.captured[seat])),
        vaders=names.vader_cards(int(seen.penalties[seat])),
        points=int(seen.score(seat)),
    )


def laid_card(cards: Cards, seen: Force, seat: int) -> str:
    card = int(seen.laid_card(seat))
    if card < 0:
        return FACE_DOWN if card == HIDDEN else ""
    return names.hand_card(cards, int(seen.rebels[seat]), card)
