"""Everything that goes over the wire, as types. `docs/api.md` tells how to use them."""

from typing import Annotated, Final, Literal

import msgspec

from quartett.bots.hint import Advice
from quartett.core.chance import NOBODY
from quartett.core.game import Card, Rule
from quartett.core.story import Line, Reason, Value
from quartett.notices.wishes import Shape, Way
from quartett.table.affairs import Aside
from quartett.table.branch import PlayOn
from quartett.table.finished import KeepGame
from quartett.table.lesson import LessonSeen
from quartett.table.opening import CardsSent, OpenTable
from quartett.table.puzzles import PuzzleListed, PuzzleSeen
from quartett.table.retelling import Replay
from quartett.table.reviews import ReviewBegun, ReviewDone, ReviewRow
from quartett.table.room import SetRoom
from quartett.table.store import Manner
from quartett.table.updates import NOTHING_SEEN, RoomSeen, SeatSeen, Update

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


# What clients send over HTTP


class SendRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be looked at, and the card file it was played with if that was not ours."""

    record: str
    viewer: int = -3
    """A seat, -2 for who only watched, -3 with everything open."""
    cards: CardsSent | None = None


class SendReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished record to be reviewed for a seat, and the card file if that was not ours."""

    record: str
    seat: int = 0
    cards: CardsSent | None = None


class Enter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`beside` those of this browser who sit at the table already; else instead of them."""

    secret: str
    beside: bool = False


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`beside` as in Enter."""

    name: str = ""
    beside: bool = False


class NameSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class HandSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To a bot, or with no name back to the person."""

    bot: str = ""


class Forced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    forced: bool


class WishNotice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To be told when it is one's turn: by push (with the keys of the browser), at a webhook or by
    mail. With `link` the notice says where the table is; the seat's secret is never in it."""

    way: Way
    target: str
    shape: Shape = "json"
    key: str = ""
    auth: str = ""
    link: bool = False


class StopNotice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str


# What the server answers over HTTP


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


class OptionSeen(msgspec.Struct, frozen=True):
    name: str
    default: str
    choices: list[str]
    """Empty where there are too many to list; then `pattern` says how one is written."""
    pattern: str
    by_lot: bool
    """Whether `random` is possible too."""


class LevelSeen(msgspec.Struct, frozen=True):
    """A bot that can be played against; with more seats than `most` it is no step of its own."""

    name: str
    most: int


class GameSeen(msgspec.Struct, frozen=True):
    """A game as it can be opened. Options are told for the largest number of seats."""

    name: str
    fewest: int
    most: int
    rules_version: int
    cards: str
    levels: list[LevelSeen]
    together: bool
    options: list[OptionSeen]


class ServerSeen(msgspec.Struct, frozen=True):
    version: int
    quartett: str
    build: str
    """Of the rules by which bots play: `compiled` or `uncompiled`, which is slower."""
    games: list[GameSeen]
    languages: list[str]


class RuleSeen(msgspec.Struct, frozen=True):
    number: str
    text: str
    source: str
    place: str


class GroupSeen(msgspec.Struct, frozen=True):
    """Cards that lie together in an example, and what stands below them."""

    cards: list[str]
    caption: str
    verdict: Literal["", "yes", "no"]


class ExampleSeen(msgspec.Struct, frozen=True):
    """A rule shown with real cards; `after` is its number."""

    name: str
    after: str
    title: str
    text: str
    groups: list[GroupSeen]


class SectionSeen(msgspec.Struct, frozen=True):
    """A part of a rulebook: its rules, then how doubts about them were settled, and examples."""

    name: str
    title: str
    rules: list[RuleSeen]
    examples: list[ExampleSeen]


class CardSeen(msgspec.Struct, frozen=True):
    card: Card
    name: str
    text: list[str]


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

HTTP_TYPES: Final = (
    *(
        OpenTable,
        PlayOn,
        KeepGame,
        Enter,
        TakeSeat,
        HandSeat,
        Forced,
        SeatLink,
        TableOpened,
        Entered,
        TableSeen,
    ),
    *(TableListed, SendRecord, Replay, ServerSeen, SectionSeen, CardSeen, Health, Rule),
    *(SetRoom, NameSeat, RoomFound),
    *(LessonSeen, SendReview, ReviewBegun, ReviewRow, ReviewDone),
    *(PuzzleListed, PuzzleSeen),
    *(WishNotice, StopNotice, NoticesSeen, DailySeen, DaySeen),
)
