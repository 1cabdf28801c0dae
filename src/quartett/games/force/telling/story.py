"""Battle of the Force: what happened, as events; what one seat may know, as a view."""

from collections.abc import Sequence
from typing import Final

import msgspec

from quartett.core.state import Note
from quartett.core.story import Event, View, knows
from quartett.games.force.cards import Cards
from quartett.games.force.rules import moves
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.moves import OUTCOMES
from quartett.games.force.rules.sets import BITS, VADERS, copies
from quartett.games.force.rules.state import HIDDEN, NONE
from quartett.games.force.telling.names import (
    hand_card,
    hand_cards,
    lost_cards,
    pile_card,
    vader_cards,
    villain_cards,
)

FACE_DOWN: Final = "face-down"


class VillainTurnedUp(Event, frozen=True):
    card: str
    points: int


class VaderTurnedUp(Event, frozen=True):
    card: str


class CardLaid(Event, frozen=True):
    """FORCE-08: only its owner knows the card."""

    seat: int
    card: str | None


class CardPlayed(Event, frozen=True):
    seat: int
    card: str


class SymbolsDecided(Event, frozen=True):
    number: int


class VillainWon(Event, frozen=True):
    seat: int
    card: str


class VaderWon(Event, frozen=True):
    seat: int
    card: str


class CardSetAside(Event, frozen=True):
    card: str


class CardLost(Event, frozen=True):
    seat: int
    card: str


class DroidSent(Event, frozen=True):
    seat: int


class DroidReturned(Event, frozen=True):
    seat: int


class CardScouted(Event, frozen=True):
    seat: int
    card: str


class CardKept(Event, frozen=True):
    seat: int
    card: str


class CardGiven(Event, frozen=True):
    seat: int
    card: str


class CardReceived(Event, frozen=True):
    seat: int
    card: str


class LastHandLeft(Event, frozen=True):
    seat: int
    count: int


class CardDrawn(Event, frozen=True):
    seat: int
    card: str


class DrawingDeclined(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    ending: str


class KindView(msgspec.Struct, frozen=True):
    """A kind of villain and how many of it the pile still holds: everybody can count."""

    card: str
    points: int
    left: int


class SeatView(msgspec.Struct, frozen=True):
    """What lies in front of a seat. `hand` is empty where it is not the viewer's."""

    rebel: str
    symbols: tuple[int, ...]
    """Rebel symbols on this rebel's cards 1 to 8 (FORCE-11)."""
    hand: tuple[str, ...]
    count: int
    laid: str
    """The card of this duel, `face-down` where it is secret; empty if none."""
    lost: tuple[str, ...]
    villains: tuple[str, ...]
    vaders: tuple[str, ...]
    points: int


class ForceView(View, frozen=True):
    card: str
    points: int
    """Of the open card; a Vader takes them away."""
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


class Story:
    """Tells of games played with one set of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def events(self, notes: Sequence[Note], viewer: int) -> list[Event]:
        return [self._event(note, viewer) for note in notes]

    def _event(self, note: Note, viewer: int) -> Event:
        kind, seat, first, second = note
        if kind in HAND_EVENTS:
            return HAND_EVENTS[kind](seat, hand_card(self.cards, second, first))
        if kind in PILE_EVENTS:
            return PILE_EVENTS[kind](seat, pile_card(self.cards, first))
        if kind in SEAT_EVENTS:
            return SEAT_EVENTS[kind](seat)
        if kind == moves.LAY:
            card = hand_card(self.cards, second, first)
            return CardLaid(seat, card if knows(viewer, seat) else None)
        return self._common_event(kind, seat, first)

    def _common_event(self, kind: int, seat: int, first: int) -> Event:
        if kind == moves.TURNED_UP:
            return self._turned_up(first)
        if kind == moves.SET_ASIDE:
            return CardSetAside(pile_card(self.cards, first))
        if kind == moves.TIED:
            return SymbolsDecided(first + 1)
        if kind == moves.LAST_HAND_LEFT:
            return LastHandLeft(seat, first)
        return GameEnded(OUTCOMES[first])

    def _turned_up(self, card: int) -> Event:
        name = pile_card(self.cards, card)
        return VaderTurnedUp(name) if card < VADERS else VillainTurnedUp(name, self.points(card))

    def points(self, card: int) -> int:
        """What a card of the pile is worth alone."""
        return -(card + 1) if card < VADERS else self.cards.points[card - VADERS]

    def view(self, seen: Force) -> ForceView:
        card = int(seen.card)
        return ForceView(
            viewer=int(seen.viewer),
            actor=int(seen.actor),
            over=seen.over,
            scores=tuple(seen.scores()) if seen.over else (),
            winners=tuple(seen.winners()) if seen.over else (),
            card="" if card == NONE else pile_card(self.cards, card),
            points=0 if card == NONE else self.points(card),
            owing=seen.owing,
            scout=int(seen.scout),
            drawer=int(seen.drawer),
            draws=int(seen.draws),
            pile=int(seen.pile),
            kinds=tuple(self._kind(seen, kind) for kind in range(len(self.cards.villains))),
            vaders=vader_cards(int(seen.vaders)),
            aside=self._lying(int(seen.aside), int(seen.aside_vaders)),
            seats=tuple(self._seat(seen, seat) for seat in range(seen.seats)),
        )

    def _kind(self, seen: Force, kind: int) -> KindView:
        left = int(copies(seen.villains, kind))
        return KindView(self.cards.villains[kind], self.cards.points[kind], left)

    def _lying(self, villains: int, vaders: int) -> tuple[str, ...]:
        return (*villain_cards(self.cards, villains), *vader_cards(vaders))

    def _seat(self, seen: Force, seat: int) -> SeatView:
        return SeatView(
            rebel=self.cards.rebels[seen.rebels[seat]],
            symbols=self.cards.symbols[seen.rebels[seat]],
            hand=hand_cards(self.cards, seen, seat) if knows(int(seen.viewer), seat) else (),
            count=int(BITS[seen.hand(seat)]) - int(seen.away(seat) != NONE),
            laid=self._laid(seen, seat),
            lost=lost_cards(self.cards, seen, seat),
            villains=villain_cards(self.cards, int(seen.captured[seat])),
            vaders=vader_cards(int(seen.penalties[seat])),
            points=int(seen.score(seat)),
        )

    def _laid(self, seen: Force, seat: int) -> str:
        card = int(seen.laid_card(seat))
        if card < 0:
            return FACE_DOWN if card == HIDDEN else ""
        return hand_card(self.cards, int(seen.rebels[seat]), card)


HAND_EVENTS: Final = {moves.PLAYED: CardPlayed, moves.LOST: CardLost}
PILE_EVENTS: Final = {
    moves.VILLAIN_WON: VillainWon,
    moves.VADER_WON: VaderWon,
    moves.SCOUTED: CardScouted,
    moves.KEPT: CardKept,
    moves.GAVE: CardGiven,
    moves.RECEIVED: CardReceived,
    moves.DREW: CardDrawn,
}
SEAT_EVENTS: Final = {
    moves.R2D2_SENT: DroidSent,
    moves.R2D2_BACK: DroidReturned,
    moves.DECLINED: DrawingDeclined,
}
