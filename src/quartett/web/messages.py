"""What goes over the socket, as types. `docs/api.md` tells how to use them."""

from typing import Annotated, Final

import msgspec

from quartett.bots.hint import Advice
from quartett.core.story import Line, Reason, Value
from quartett.table.affairs import Aside
from quartett.table.updates import NOTHING_SEEN, Update

VERSION: Final = 2
"""Rises when a client that was written for the one before would no longer work."""

# What clients say on the socket


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: which version the client speaks, and how much it has seen."""

    version: int
    number: int = NOTHING_SEEN
    language: str = "en"
    """Of the sentences in problems."""
    nonce: Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{32})?$")] = ""
    """32 random hexadecimal digits of a player, for chance; the first of a seat counts."""


class SendMove(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """One answer. `id` is the client's own; the same id again gets the first answer again."""

    id: str
    number: int
    move: str


class SendUndo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    id: str
    number: int


class SendConsent(msgspec.Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """To the undo that somebody else wishes."""

    id: str
    number: int
    agree: bool


class SendWhy(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why is this move not possible now?"""

    id: str
    move: str


class SendHint(msgspec.Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Which moves are best now, and why?"""

    id: str


class SendPing(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? For browsers, which are not told when a line is dead."""

    id: str


class SendVote(msgspec.Struct, frozen=True, tag="vote", forbid_unknown_fields=True):
    """Whether a bot should play on for a seat whose owner is gone or silent. About the own seat
    (`agree` is false): its owner is still there. Who shares a device and names no seat votes for
    all whose device it is."""

    id: str
    seat: int
    agree: bool


class SendRemark(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """One of the fixed remarks or reactions, for all at the table."""

    id: str
    what: str


class SendLook(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """The page went out of sight, or came back. It has no answer."""

    away: bool


Asking = SendMove | SendUndo | SendConsent | SendWhy | SendVote | SendRemark
Sent = Hello | Asking | SendHint | SendPing | SendLook


# What the server says on the socket


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to Hello. The first update follows at once."""

    version: int
    table: str
    game: str
    seat: int
    """-2 for who only watches."""
    host: bool
    options: dict[str, str]
    commitment: str
    number: int
    hints: bool
    """Whether this viewer may ask for hints."""
    nonces: list[str]
    """What players have added to chance, each as `seat@place=digits`."""
    held: list[int] = []
    """All seats that the cookie opens. Who has several and named none with `?own=` watches until
    one of them takes the device."""


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The message with this id was taken, and what it did is stored. To a `why`: the reason, or
    none if the move is possible."""

    id: str
    number: int
    reason: Reason | None = None


class Hinted(msgspec.Struct, frozen=True, tag="hint"):
    """To `hint`: at most three moves, the best first. It comes when it is ready; the table may have
    gone on from the number that it is for."""

    id: str
    number: int
    measure: str
    """What the values are: `chance` to win (0 to 1), or `score` of the team."""
    moves: tuple[Advice, ...]


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """The message with this id changed nothing. Either the rules do not allow the move (reason),
    or the message itself was wrong (problem); `text` says it in the viewer's language."""

    id: str
    number: int
    text: str
    reason: Reason | None = None
    problem: Line | None = None


class Trouble(msgspec.Struct, frozen=True, tag="problem"):
    """What was wrong with a message that has no id, or with the whole connection."""

    name: str
    arguments: dict[str, Value]
    text: str


class Asides(msgspec.Struct, frozen=True, tag="asides"):
    """What happened beside the game since the last of these; the first has the latest ones."""

    asides: list[Aside]


Received = Welcome | Update | Asides | Answer | Hinted | Refusal | Trouble
