"""Konoha: what happened, as events; what one seat may know, as a view; what it is asked."""

from collections.abc import Sequence
from typing import Final

from quartett.core.state import Note
from quartett.core.story import Event, Worth, knows
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules import moves
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import GO, POINTS, USE_RECRUIT, power_of
from quartett.games.konoha.rules.state import (
    IN_STACK,
    OWED,
    POWERS,
    SAID_NOTHING,
    TILES,
    USED,
    VILLAGE,
)
from quartett.games.konoha.rules.strength import BIT
from quartett.games.konoha.telling import events
from quartett.games.konoha.telling.hand_breakdown import Working, effect_line, plain
from quartett.games.konoha.telling.names import POWER_NAMES, SIGNAL_NAMES, card_names
from quartett.games.konoha.telling.view import CardView, KonohaView, PowerView, SeatView, TileView

ASKS: Final = (
    *("deal", "pass", "signal", "power", "recruit", "draw"),
    *("give", "take", "vote", "strength", "tile", "nothing"),
)
"""What each phase asks for, as one word."""


class Story:
    """Tells of games played with one set of cards."""

    def __init__(self, cards: Cards, working: Working) -> None:
        self.cards = cards
        self.working = working

    def events(self, notes: Sequence[Note], viewer: int) -> list[Event]:
        return [event for note in notes for event in self._events(note, viewer)]

    def _events(self, note: Note, viewer: int) -> list[Event]:
        kind, seat, first, second = note
        if kind == moves.PASSED:
            return self._passed(seat, self.cards.ids[first], second, viewer)
        if kind == moves.DEALT:
            card = self.cards.ids[first]
            return [events.CardDealt(seat, card)] if knows(viewer, seat) else []
        return [self._event(kind, seat, first, second, viewer)]

    def _passed(self, seat: int, card: str, left: int, viewer: int) -> list[Event]:
        """KONOHA-16: face down, so only the two see which card it is."""
        if knows(viewer, seat):
            return [events.CardPassed(seat, card)]
        return [events.CardReceived(left, card)] if viewer == left else []

    def _event(self, kind: int, seat: int, first: int, second: int, viewer: int) -> Event:
        if kind in PLAIN_EVENTS:
            return PLAIN_EVENTS[kind]()
        if kind in SEAT_EVENTS:
            return SEAT_EVENTS[kind](seat)
        if kind in POINT_EVENTS:
            return POINT_EVENTS[kind](first)
        if kind in CARD_EVENTS:
            return CARD_EVENTS[kind](seat, self.cards.ids[first])
        if kind in POWER_EVENTS:
            return POWER_EVENTS[kind](POWER_NAMES[first])
        if kind in MISSION_EVENTS:
            return MISSION_EVENTS[kind](first, plain(second))
        return self._other_event(kind, seat, first, second, viewer)

    def _other_event(self, kind: int, seat: int, first: int, second: int, viewer: int) -> Event:
        if kind == moves.SIGNALLED:
            return events.SignalGiven(seat, SIGNAL_NAMES[first])
        if kind == moves.VOTED:
            return events.VoteShown(seat, "go" if first == GO else "wait")
        if kind == moves.SHOWED:
            return events.HandShown(seat, card_names(self.cards, first), plain(second))
        if kind == moves.RECRUITED:
            card = self.cards.ids[first]
            return events.NinjaRecruited(seat, card if knows(viewer, seat) else None)
        if kind == moves.GAME_ENDED:
            return events.GameEnded(first, moves.grade(first))
        power = POWER_NAMES[power_of(first)]
        if kind == moves.TURNED_DOWN:
            return events.ProposalDropped(power)
        if first == USE_RECRUIT + seat:
            return events.OwnRecruitProposed(seat, power)
        if POWER_NAMES[moves.RECRUIT] == power:
            return events.RecruitProposed(seat, power, first - USE_RECRUIT)
        return events.PowerProposed(seat, power)

    # The view

    def view(self, seen: Konoha) -> KonohaView:
        return KonohaView(
            viewer=int(seen.viewer),
            actor=int(seen.actor),
            over=seen.over,
            scores=tuple(seen.scores()) if seen.over else (),
            winners=tuple(seen.winners()) if seen.over else (),
            round=int(seen.round),
            asks=ASKS[seen.phase],
            owing=seen.owing,
            tiles=tuple(_tile(seen, tile) for tile in range(TILES)),
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
        signal = int(seen.signals[seat])
        worths = self.working.explain(int(seen.hands[seat]))
        return SeatView(
            size=int(seen.size(seat)),
            cards=tuple(self._card(worth, whole) for worth in worths),
            strength=sum(worth.worth for worth in worths) if whole else None,
            signal="" if signal == SAID_NOTHING else SIGNAL_NAMES[signal],
            answered=seen.picks[seat] != OWED,
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


def _tile(seen: Konoha, tile: int) -> TileView:
    points = int(POINTS[tile])
    if not seen.line & BIT[tile]:
        return TileView(points, "won")
    if seen.token == VILLAGE or tile > seen.token:
        return TileView(points, "ahead")
    return TileView(points, "here" if tile == seen.token else "left-behind")


def _powers(seen: Konoha) -> list[PowerView]:
    return [
        PowerView(POWER_NAMES[power], bool(seen.powers[power] == USED))
        for power in range(POWERS)
        if seen.powers[power] != IN_STACK
    ]


PLAIN_EVENTS: Final = {
    moves.ALL_PASSED: events.CardsPassed,
    moves.NOTHING_GIVEN: events.NothingGiven,
}
SEAT_EVENTS: Final = {
    moves.AGREED: events.ProposalAgreed,
    moves.KEPT: events.PowersKept,
    moves.NOT_RECRUITED: events.RecruitDeclined,
}
POINT_EVENTS: Final = {
    moves.ROUND_BEGAN: events.RoundBegan,
    moves.TOKEN_MOVED: events.TokenMoved,
    moves.SET_OUT: events.TeamSetOut,
    moves.WAITED: events.TeamWaited,
    moves.DECLINED: events.MissionDeclined,
}
CARD_EVENTS: Final = {
    moves.OFFERED: events.GiftOffered,
    moves.GIFT_TAKEN: events.GiftTaken,
    moves.GIFT_REFUSED: events.GiftRefused,
}
POWER_EVENTS: Final = {
    moves.TILE_GAINED: events.TileGained,
    moves.POWER_USED: events.PowerUsed,
}
MISSION_EVENTS: Final = {
    moves.WON: events.MissionWon,
    moves.FELL_SHORT: events.MissionFailed,
}
