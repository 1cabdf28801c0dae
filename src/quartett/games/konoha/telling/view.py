"""Konoha: what one seat may know, ready to be drawn."""

from typing import Final

import msgspec

from quartett.core.moves import MoveTable
from quartett.core.story import Line, View, Worth
from quartett.core.telling import head
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules import state
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import POINTS
from quartett.games.konoha.rules.strength import BIT
from quartett.games.konoha.telling.card_list import effect_line
from quartett.games.konoha.telling.hand_breakdown import HandBreakdown
from quartett.games.konoha.telling.names import POWER_NAMES, SIGNAL_NAMES

ASKS: Final = (
    *("deal", "pass", "signal", "power", "recruit", "draw"),
    *("give", "take", "vote", "strength", "tile", "nothing"),
)
"""What each phase asks, in one word."""


class TileView(msgspec.Struct, frozen=True):
    """A mission tile: `won`, `left-behind`, `here` (under the token) or `ahead`."""

    points: int
    state: str


class PowerView(msgspec.Struct, frozen=True):
    """A failed-mission tile that the team has gained."""

    power: str
    used: bool


class CardView(msgspec.Struct, frozen=True):
    """A visible card, its text, and how it counts in its hand (empty if unknown)."""

    card: str
    printed: int
    symbol: str
    team: str
    text: tuple[Line, ...]
    changes: tuple[Line, ...]
    worth: int | None


class SeatView(msgspec.Struct, frozen=True):
    """A seat as the viewer knows it; `strength` is None where a card is hidden."""

    size: int
    cards: tuple[CardView, ...]
    strength: int | None
    signal: str
    answered: bool
    sealed: str
    """The sealed answer as a move, visible only to its own seat."""


class KonohaView(View, frozen=True):
    round: int
    asks: str
    """What is being asked, in one word."""
    owing: tuple[int, ...]
    tiles: tuple[TileView, ...]
    powers: tuple[PowerView, ...]
    needed: int
    points: int
    score: int
    grade: str
    pile: int
    seats: tuple[SeatView, ...]


class Views:
    """Builds views of games with one set of cards."""

    def __init__(self, cards: Cards, breakdown: HandBreakdown, moves: MoveTable) -> None:
        self.cards = cards
        self.breakdown = breakdown
        self.moves = moves

    def view(self, seen: Konoha) -> KonohaView:
        return KonohaView(
            **head(seen),
            round=int(seen.round),
            asks=ASKS[seen.phase],
            owing=seen.owing,
            tiles=tuple(_tile(seen, tile) for tile in range(state.TILES)),
            powers=tuple(_powers(seen)),
            needed=int(seen.needed()),
            points=int(seen.points()),
            score=int(seen.score()),
            grade=seen.ending(),
            pile=int(seen.pile),
            seats=tuple(self._seat(seen, seat) for seat in range(seen.seats)),
        )

    def _seat(self, seen: Konoha, seat: int) -> SeatView:
        whole = not seen.hidden[seat]
        signal, pick = _signal(seen, seat), int(seen.picks[seat])
        worths = self.breakdown.explain(int(seen.hands[seat]))
        return SeatView(
            size=int(seen.size(seat)),
            cards=tuple(self._card(worth, whole) for worth in worths),
            strength=sum(worth.worth for worth in worths) if whole else None,
            signal="" if signal == state.SAID_NOTHING else SIGNAL_NAMES[signal],
            answered=pick != state.OWED,
            sealed=self.moves.text(pick) if pick >= 0 else "",
        )

    def _card(self, worth: Worth, whole: bool) -> CardView:
        ninja = self.cards.ninjas[self.cards.number(worth.card)]
        return CardView(
            card=ninja.id,
            printed=ninja.strength,
            symbol=ninja.symbol,
            team=ninja.team,
            text=tuple(effect_line(effect) for effect in ninja.synergy),
            changes=worth.changes if whole else (),
            worth=worth.worth if whole else None,
        )


def _signal(seen: Konoha, seat: int) -> int:
    """What was said of a hand is not said of the next one, which is being dealt."""
    return state.SAID_NOTHING if seen.phase == state.DEALING else int(seen.signals[seat])


def _tile(seen: Konoha, tile: int) -> TileView:
    points = int(POINTS[tile])
    if not seen.line & BIT[tile]:
        return TileView(points, "won")
    if seen.token == state.VILLAGE or tile > seen.token:
        return TileView(points, "ahead")
    return TileView(points, "here" if tile == seen.token else "left-behind")


def _powers(seen: Konoha) -> list[PowerView]:
    return [
        PowerView(POWER_NAMES[power], bool(seen.powers[power] == state.USED))
        for power in range(state.POWERS)
        if seen.powers[power] != state.IN_STACK
    ]
