"""Konoha: what happens, as events."""

from quartett.core.state import Note
from quartett.core.story import CardEvent, Event, SeatEvent, knows
from quartett.core.telling import NoteTable, Openly
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules import notes
from quartett.games.konoha.rules.moves import GO, RECRUIT, USE_RECRUIT, grade, power_of
from quartett.games.konoha.telling.hand_breakdown import HandBreakdown
from quartett.games.konoha.telling.names import POWER_NAMES, SIGNAL_NAMES, card_names, plain


class RoundBegan(Event, frozen=True):
    round: int


class CardDealt(CardEvent, frozen=True):
    """Only for its owner."""


class TokenMoved(Event, frozen=True):
    points: int


class CardsPassed(Event, frozen=True): ...


class CardPassed(CardEvent, frozen=True):
    """Only for the one who passed it."""


class CardReceived(CardEvent, frozen=True):
    """Only for the one who got it."""


class SignalGiven(SeatEvent, frozen=True):
    signal: str


class VoteShown(SeatEvent, frozen=True):
    vote: str


class TeamSetOut(Event, frozen=True):
    points: int


class TeamWaited(Event, frozen=True):
    points: int


class HandShown(SeatEvent, frozen=True):
    cards: tuple[str, ...]
    worths: tuple[int, ...]
    """What each card counts in this hand, in the same order."""
    strength: str


class MissionWon(Event, frozen=True):
    points: int
    strength: str


class MissionFailed(Event, frozen=True):
    points: int
    strength: str


class MissionDeclined(Event, frozen=True):
    points: int


class TileGained(Event, frozen=True):
    power: str


class PowerProposed(SeatEvent, frozen=True):
    power: str


class RecruitProposed(SeatEvent, frozen=True):
    power: str
    other: int


class OwnRecruitProposed(SeatEvent, frozen=True):
    """A seat proposes that the card goes to itself."""

    power: str


class ProposalAgreed(SeatEvent, frozen=True): ...


class PowersKept(SeatEvent, frozen=True): ...


class ProposalDropped(Event, frozen=True):
    power: str


class PowerUsed(Event, frozen=True):
    power: str


class NinjaRecruited(SeatEvent, frozen=True):
    card: str | None


class RecruitDeclined(SeatEvent, frozen=True): ...


class GiftOffered(CardEvent, frozen=True): ...


class GiftTaken(CardEvent, frozen=True): ...


class GiftRefused(CardEvent, frozen=True): ...


class NothingGiven(Event, frozen=True): ...


class GameEnded(Event, frozen=True):
    points: int
    grade: str


def note_table(cards: Cards, breakdown: HandBreakdown) -> NoteTable:
    """The event for each note, in games with these cards."""

    def dealt(note: Note, viewer: int) -> list[Event]:
        _, seat, card, _ = note
        return [CardDealt(seat, cards.ids[card])] if knows(viewer, seat) else []

    def passed(note: Note, viewer: int) -> list[Event]:
        """KONOHA-16: face down, so only the two see which card it is."""
        _, seat, card, left = note
        if knows(viewer, seat):
            return [CardPassed(seat, cards.ids[card])]
        return [CardReceived(left, cards.ids[card])] if viewer == left else []

    def shown(note: Note) -> list[Event]:
        _, seat, hand, strength = note
        worths = tuple(worth.worth for worth in breakdown.explain(hand))
        return [HandShown(seat, card_names(cards, hand), worths, plain(strength))]

    return NoteTable(
        {
            notes.ROUND_BEGAN: (RoundBegan, "number"),
            notes.DEALT: dealt,
            notes.TOKEN_MOVED: (TokenMoved, "number"),
            notes.PASSED: passed,
            notes.ALL_PASSED: (CardsPassed, ""),
            notes.SIGNALLED: (SignalGiven, "seat signal"),
            notes.VOTED: (VoteShown, "seat vote"),
            notes.SET_OUT: (TeamSetOut, "number"),
            notes.WAITED: (TeamWaited, "number"),
            notes.SHOWED: Openly(shown),
            notes.WON: (MissionWon, "number strength"),
            notes.FELL_SHORT: (MissionFailed, "number strength"),
            notes.DECLINED: (MissionDeclined, "number"),
            notes.TILE_GAINED: (TileGained, "power"),
            notes.PROPOSED: Openly(proposed),
            notes.AGREED: (ProposalAgreed, "seat"),
            notes.KEPT: (PowersKept, "seat"),
            notes.TURNED_DOWN: (ProposalDropped, "use"),
            notes.POWER_USED: (PowerUsed, "power"),
            notes.RECRUITED: (NinjaRecruited, "seat card?"),
            notes.NOT_RECRUITED: (RecruitDeclined, "seat"),
            notes.OFFERED: (GiftOffered, "seat card"),
            notes.GIFT_TAKEN: (GiftTaken, "seat card"),
            notes.GIFT_REFUSED: (GiftRefused, "seat card"),
            notes.NOTHING_GIVEN: (NothingGiven, ""),
            notes.GAME_ENDED: Openly(ended),
        },
        {
            "card": cards.ids,
            "signal": SIGNAL_NAMES,
            "vote": lambda move: "go" if move == GO else "wait",
            "strength": plain,
            "power": POWER_NAMES,
            "use": lambda move: POWER_NAMES[power_of(move)],
        },
    )


def proposed(note: Note) -> list[Event]:
    _, seat, move, _ = note
    power = POWER_NAMES[power_of(move)]
    if move == USE_RECRUIT + seat:
        return [OwnRecruitProposed(seat, power)]
    if power == POWER_NAMES[RECRUIT]:
        return [RecruitProposed(seat, power, move - USE_RECRUIT)]
    return [PowerProposed(seat, power)]


def ended(note: Note) -> list[Event]:
    return [GameEnded(note[2], grade(note[2]))]
