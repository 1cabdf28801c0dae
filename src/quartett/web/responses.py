"""What the server answers over HTTP, as types. `docs/api.md` tells how to use them."""

import msgspec

from quartett.core.chance import NOBODY
from quartett.table.reviews import ReviewBegun, ReviewDone, ReviewRow
from quartett.table.store import Manner
from quartett.table.updates import RoomSeen, SeatSeen
from quartett.web.messages import Trouble


class DealSeen(msgspec.Struct, frozen=True):
    """What is dealt on a day: the promise from the day before on, the seed when the day is over."""

    day: str
    game: str
    seats: int
    bot: str
    tries: int
    """Counted, so that the bots answer the same on every machine."""
    commitment: str
    seed: str


class DailySeen(msgspec.Struct, frozen=True):
    today: str
    deals: list[DealSeen]
    """Of today and tomorrow, for each game."""
    days: list[str]
    """Those that are over and can still be played, the last first."""


class BarSeen(msgspec.Struct, frozen=True):
    """How many had points from `least` to `most`."""

    least: int
    most: int
    count: int


class ResultSeen(msgspec.Struct, frozen=True):
    rank: int
    name: str
    score: int
    won: bool
    table: str
    """To replay it; empty until the day is over."""


class DaySeen(msgspec.Struct, frozen=True):
    """How the deal of a day was played by those who finished it on that day."""

    deal: DealSeen
    counts: bool
    """Whether a game that is begun now counts."""
    count: int
    bars: list[BarSeen]
    best: list[ResultSeen]
    own: ResultSeen | None


class NoticeSeen(msgspec.Struct, frozen=True):
    id: str
    way: str
    shape: str
    receiver: str
    """The host of it, or the beginning of a mail address."""
    link: bool


class NoticesSeen(msgspec.Struct, frozen=True):
    """Which ways this server knows, and which of them who asks has switched on at this table."""

    ways: list[str]
    key: str
    """The public key of the server, for a browser that wants push."""
    seconds: int
    """For how long somebody must be away who is told."""
    on: list[NoticeSeen]


class SeatLink(msgspec.Struct, frozen=True):
    """`secret` opens the seat until it is revoked. In a link it stands after the #, where no
    server log and no referrer sees it."""

    seat: int
    secret: str
    link: str


class TableOpened(msgspec.Struct, frozen=True):
    table: str
    seat: int
    links: list[SeatLink]
    commitment: str


class Entered(msgspec.Struct, frozen=True):
    table: str
    seat: int
    host: bool
    commitment: str


class Result(msgspec.Struct, frozen=True):
    """How a finished game came out."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    """The place of each seat, 1 for the winners."""
    together: bool
    """Whether all seats won or lost as one team."""


class TableSeen(msgspec.Struct, frozen=True):
    """A table as who asks may see it."""

    table: str
    game: str
    options: dict[str, str]
    manner: Manner
    seats: list[SeatSeen]
    number: int
    over: bool
    commitment: str
    seat: int
    """The seat that the cookie opens; -2 without one."""
    host: bool
    rematch: str
    """The table where the same people play again, if there is one."""
    own_cards: bool
    """Whether it is played with somebody's own card file."""
    opened: float
    """Seconds since 1970."""
    result: Result | None
    held: list[int]
    """All seats that the cookie opens: several if people share a browser."""
    before: int
    """How many moves it took over from the game from which it goes on."""
    room: RoomSeen | None = None
    """Before the game."""
    watching: int = 0
    """How many look on without a seat."""


class RoomFound(msgspec.Struct, frozen=True):
    """The table whose room has a code."""

    table: str


class SeatListed(msgspec.Struct, frozen=True):
    kind: str
    name: str
    bot: str


class TableListed(msgspec.Struct, frozen=True):
    """A table that everybody may come to: it has a free seat."""

    table: str
    game: str
    options: dict[str, str]
    manner: Manner
    seats: list[SeatListed]
    opened: float
    own_cards: bool
    host: int = NOBODY
    """The seat of who invites."""


class Health(msgspec.Struct, frozen=True):
    """`well` or what is not; `waiting` jobs for workers, and for how many seconds the `oldest`."""

    status: str
    tables: int
    viewers: int
    waiting: int
    oldest: float
    unreadable: int
    build: str
    """Of the rules by which bots play: `compiled` or `uncompiled`, which is slower."""


ReviewLine = ReviewBegun | ReviewRow | ReviewDone | Trouble
"""A line of a review: the first, one for each answer of the record, and the last; or a problem
that was met on the way."""
