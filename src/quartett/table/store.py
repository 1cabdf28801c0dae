"""What is stored of every table: its facts, its log, its seats and who may sit on them.

The log is append-only, and (table, number) is its key: no move is lost and none is stored twice.
Several processes may serve the same tables from one store: a write based on outdated data is
refused as `Behind`, and the process reads again.
"""

from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from quartett.core.chance import NOBODY
from quartett.core.record import Move
from quartett.table.affairs import Affairs
from quartett.table.bells import Bells
from quartett.table.entries import Entries
from quartett.table.kept_reviews import KeptReviews
from quartett.table.log import Entry
from quartett.table.match import Plan
from quartett.table.snapshot import Snapshot

BOT, PERSON, FREE = "bot", "person", "free"
"""The kinds of chairs."""
WAIT, PLAY, HAND = "wait", "play", "hand"
"""What happens to a player who runs out of time."""


class Facts(msgspec.Struct, frozen=True):
    """What is fixed when a table is opened."""

    table: str
    header: dict[str, str]
    """The header of its record, with the commitment."""
    seed: bytes
    manner: "Manner"
    opened: float
    address: str
    """Where the request came from, for the limit on tables."""
    asked: dict[str, str] = {}
    """The options as requested, before lots were drawn."""
    cards: tuple[str, str] | None = None
    """The text and name of a custom card file."""
    continued: int = 0
    """The number of log entries when the rules last changed; the header has the state."""
    before: list[Move] = []
    """The moves of the game that this one continues; the log begins after them."""
    repeats: bool = False
    """Whether it also shares the chance of that game, to which nobody adds a nonce."""
    waits: bool = False
    """Whether nothing happens until the first person has come, who may add a nonce."""
    room: bool = False
    """Whether it waits in its room until it is started. Lots are only drawn then."""
    code: str = ""
    """What people type to join the room; it expires at the start."""
    host: int = NOBODY
    """The seat of whoever opened it."""
    begun: float = 0.0
    """When it left its room; 0 if it had none."""


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played: who may watch and join, and how long a seat may think."""

    watch: bool = True
    listed: bool = False
    """Whether the table is publicly listed while it has a free seat."""
    seconds: int = 0
    """Seconds for one answer, which may amount to days; 0 for no limit."""
    late: str = "wait"
    """What happens when time runs out: wait, play (a bot answers once), hand (a bot takes over)."""
    hints: bool = True
    """Whether players may ask for hints."""
    pause: int = 0
    """Milliseconds until a bot answers where people sit, so that they can follow."""


class Chair(msgspec.Struct, frozen=True):
    """One seat as it is now: a person (with or without a name), a bot, or free."""

    kind: str
    name: str = ""
    bot: str = ""
    forced: bool = False
    """Whether the table plays forced moves for the seat."""
    left: int = 0
    """The number of moves when a person last sat here, if it is a bot now."""
    owned: bool = False
    """Whether a bot only stands in for a person, who may take the seat back at any time."""


def seated_again(chair: Chair) -> Chair:
    """The seat at a rematch. A stand-in bot gives the seat back; otherwise it could play the whole
    game before its owner opens the page."""
    if chair.owned:
        return Chair(PERSON, chair.name, forced=chair.forced)
    return Chair(chair.kind, chair.name, chair.bot, chair.forced)


class Wish(msgspec.Struct, frozen=True):
    """An undo that people must agree to, and who has agreed."""

    seat: int
    ack: str
    agreed: tuple[int, ...] = ()


MOST_PASSES: Final = 100
"""For one seat: who has one can ask for another at any time."""


class Pass(msgspec.Struct, frozen=True):
    """The right to sit on a seat (NOBODY for none), and possibly to host the table."""

    table: str
    seat: int
    host: bool = False


class Kept(msgspec.Struct):
    """Everything stored about one table."""

    facts: Facts
    chairs: list[Chair]
    log: list[Entry]
    rematch: str = ""
    """The name of the table where the same people play again."""
    wish: Wish | None = None
    archived: bool = False
    over: bool = False
    snapshot: Snapshot | None = None
    affairs: Affairs = Affairs()


class Behind(Exception):
    """Another process has changed the data in the meantime: read it again."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message from one process to the others: that a table changed, who is connected now, or that
    a seat's links were revoked."""

    table: str
    sender: int = 0
    here: tuple[int, ...] | None = None
    """The seats connected at the sender, once per device."""
    away: tuple[int, ...] = ()
    """Those of them whose page is hidden."""
    watching: int = 0
    """The number of spectators there."""
    revoked: int | None = None
    asks: bool = False
    """Whether the others should report their connections."""


class Listener(Protocol):
    """Gets the messages of other processes."""

    def hear(self, notice: Notice) -> None: ...

    def miss(self, sender: int) -> None:
        """A process is gone."""

    def start_anew(self) -> None:
        """This process was taken for dead, so others run its tables now."""


class Store(Bells, Entries, KeptReviews, Protocol):
    """Every method returns once its effect can no longer be lost, and raises the problem
    `not-stored` if the database fails."""

    shared: bool
    """Whether several processes may serve the same tables."""

    async def start(self, listener: Listener) -> None:
        """Starts listening to other processes."""
        ...

    async def stop(self) -> None: ...

    async def open_table(
        self,
        facts: Facts,
        chairs: Sequence[Chair],
        passes: Sequence[tuple[bytes, Pass]],
        rematch_of: str = "",
    ) -> str:
        """Returns the name of the table. If it is a rematch that somebody else has already opened,
        nothing is stored and the name of theirs is returned."""
        ...

    async def append(self, table: str, plan: Plan) -> None: ...

    async def load(self, table: str, since: int = 0) -> Kept | None:
        """Loads a table with its log from entry `since` on."""
        ...

    async def go_on(self, was: Facts, facts: Facts) -> None:
        """Continues a game under changed rules, from its last snapshot."""
        ...

    async def set_chair(self, table: str, seat: int, was: Chair, chair: Chair) -> None: ...

    async def set_wish(self, table: str, was: Wish | None, wish: Wish | None) -> None: ...

    async def set_affairs(self, table: str, was: Affairs, affairs: Affairs) -> None: ...

    async def set_room(self, was: Kept, facts: Facts, chairs: Sequence[Chair]) -> None:
        """Replaces the facts and seats of a table that has not begun, if they are unchanged."""
        ...

    async def find_code(self, code: str) -> str | None:
        """The name of the table whose room has this code."""
        ...

    async def add_pass(self, digest: bytes, given: Pass, most: int = MOST_PASSES) -> None:
        """Raises a Problem if the seat has `most` already."""
        ...

    async def revoke(self, table: str, seat: int, hosts: bool = False) -> None:
        """Revokes everything that opens a seat; the passes of `hosts` only if requested."""
        ...

    async def find_pass(self, digest: bytes) -> Pass | None: ...

    async def tables_of(self, address: str, since: float) -> int: ...

    async def listed(self, most: int, each: int) -> list[Kept]:
        """The newest listed tables with a free seat, without their logs, one per address."""
        ...

    async def forget(self, before: float) -> None:
        """Deletes the address a table was opened from once the daily limit no longer needs it."""
        ...

    async def archive(self, before: float) -> list[str]:
        """Archives tables that nobody has touched since then. Returns their names."""
        ...

    async def claim(self, table: str) -> bool:
        """Claims the bots and clocks of a table. Returns whether this process has them."""
        ...

    async def orphans(self, since: float) -> list[str]:
        """Running games that were touched since then and are claimed by no living process."""
        ...

    async def tell(self, notice: Notice) -> None:
        """Sends a message to the other processes, if there are any."""
        ...

    async def alive(self) -> bool:
        """Whether it can write at the moment."""
        ...

    async def newest(self) -> float:
        """When any table was last touched."""
        ...

    async def revive(self, table: str, at: float) -> None:
        """Reopens an archived table."""
        ...
