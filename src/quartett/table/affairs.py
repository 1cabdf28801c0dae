"""What people settle at a table besides their moves: remarks, votes, and what all should know.

It is stored like everything else, so that who comes back after a restart finds the same.
"""

from typing import Final

import msgspec

from quartett.core.chance import NOBODY

KEPT: Final = 24
"""Asides that are kept: as many as six people may say in ten seconds, and some."""

REMARK: Final = "remark"
UNDO_ASKED, UNDO_DECLINED, UNDO_AGREED = "undo-asked", "undo-declined", "undo-agreed"
BOT_PLAYS, BACK = "bot-plays", "back"
SAT, STOOD_UP, SENT_AWAY = "sat", "stood-up", "sent-away"
STARTED, REMATCH = "started", "rematch"
STILL_HERE: Final = "still-here"
SIGNS_OF_LIFE: Final = (REMARK, UNDO_ASKED, BACK, STILL_HERE)
"""Of the seat they are about: who does one of these has not left the table."""


class Aside(msgspec.Struct, frozen=True):
    """Something that happened beside the game. `kind` is remark, undo-asked, undo-declined,
    undo-agreed, bot-plays, back, still-here, sat, stood-up, sent-away, started or rematch."""

    number: int
    """Counts the asides of a table."""
    kind: str
    seat: int
    """Whom it is about, or who says it."""
    other: int = NOBODY
    """Who else has to do with it, such as who declined."""
    what: str = ""
    """The name of a remark or a reaction."""
    at: float = 0.0


class Vote(msgspec.Struct, frozen=True):
    """These seats would like a bot to play on for a seat whose owner is gone or silent."""

    seat: int
    by: tuple[int, ...]


class Affairs(msgspec.Struct, frozen=True):
    told: int = 0
    """How many asides there were."""
    asides: tuple[Aside, ...] = ()
    votes: tuple[Vote, ...] = ()

    def heard_of(self, seat: int) -> float:
        """When a seat last gave a sign of life that was no move; 0 if it never did."""
        if not self.asides:
            return 0.0
        signs = (a.at for a in self.asides if a.seat == seat and a.kind in SIGNS_OF_LIFE)
        return max(signs, default=0.0)

    def votes_for(self, seat: int) -> tuple[int, ...]:
        return next((vote.by for vote in self.votes if vote.seat == seat), ())


def with_aside(
    affairs: Affairs, kind: str, seat: int, other: int = NOBODY, what: str = "", at: float = 0.0
) -> Affairs:
    """
    >>> with_aside(Affairs(), REMARK, 1, what="hello").asides[0].number
    1
    """
    told = affairs.told + 1
    asides = (*affairs.asides, Aside(told, kind, seat, other, what, at))[-KEPT:]
    return Affairs(told, asides, affairs.votes)


def with_votes(affairs: Affairs, seat: int, by: tuple[int, ...]) -> Affairs:
    """
    >>> with_votes(with_votes(Affairs(), 1, (0,)), 1, ()).votes
    ()
    """
    others = tuple(vote for vote in affairs.votes if vote.seat != seat)
    return msgspec.structs.replace(affairs, votes=(*others, Vote(seat, by)) if by else others)
