"""Konoha: what happens, as events."""

from quartett.core.story import Event


class RoundBegan(Event, frozen=True):
    round: int


class CardDealt(Event, frozen=True):
    """Told to its owner only."""

    seat: int
    card: str


class TokenMoved(Event, frozen=True):
    points: int


class CardsPassed(Event, frozen=True):
    pass


class CardPassed(Event, frozen=True):
    """Told to the one who passed it."""

    seat: int
    card: str


class CardReceived(Event, frozen=True):
    """Told to the one who got it."""

    seat: int
    card: str


class SignalGiven(Event, frozen=True):
    seat: int
    signal: str


class VoteShown(Event, frozen=True):
    seat: int
    vote: str


class TeamSetOut(Event, frozen=True):
    points: int


class TeamWaited(Event, frozen=True):
    points: int


class HandShown(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]
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


class PowerProposed(Event, frozen=True):
    seat: int
    power: str


class RecruitProposed(Event, frozen=True):
    seat: int
    power: str
    other: int


class OwnRecruitProposed(Event, frozen=True):
    """A seat proposes that the card goes to itself."""

    seat: int
    power: str


class ProposalAgreed(Event, frozen=True):
    seat: int


class PowersKept(Event, frozen=True):
    seat: int


class ProposalDropped(Event, frozen=True):
    power: str


class PowerUsed(Event, frozen=True):
    power: str


class NinjaRecruited(Event, frozen=True):
    seat: int
    card: str | None


class RecruitDeclined(Event, frozen=True):
    seat: int


class GiftOffered(Event, frozen=True):
    seat: int
    card: str


class GiftTaken(Event, frozen=True):
    seat: int
    card: str


class GiftRefused(Event, frozen=True):
    seat: int
    card: str


class NothingGiven(Event, frozen=True):
    pass


class GameEnded(Event, frozen=True):
    points: int
    grade: str
