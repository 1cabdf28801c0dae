"""What is kept of every table: its facts, its log, its seats and who may sit on them.

The log is append-only, and (table, number) is its key: no move is lost, none is there twice.
Several processes may serve the same tables from one store: whoever writes upon something that is
no longer so is told that it is behind, and reads again.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from quartett.core.chance import NOBODY
from quartett.core.record import Move
from quartett.table.affairs import Affairs
from quartett.table.bells import Bells
from quartett.table.course import Plan
from quartett.table.entries import Entries
from quartett.table.kept_reviews import KeptReviews
from quartett.table.log import Entry
from quartett.table.snapshot import Snapshot

BOT, PERSON, FREE = "bot", "person", "free"
"""The kinds of chairs."""
WAIT, PLAY, HAND = "wait", "play", "hand"
"""What happens to a player who runs out of time."""


class Facts(msgspec.Struct, frozen=True):
    """What is settled when a table is opened."""

    table: str
    header: dict[str, str]
    """The header of its record, with the commitment."""
    seed: bytes
    manner: "Manner"
    opened: float
    address: str
    """Where the request came from, for the limit of tables."""
    asked: dict[str, str] = {}
    """The options as they were asked for, before lots were drawn."""
    cards: tuple[str, str] | None = None
    """The text and the name of the card file, if it is not ours."""
    continued: int = 0
    """How many entries the log had when the rules changed last; the header has the state."""
    before: list[Move] = []
    """The moves of another game from which this one goes on; the log begins after them."""
    repeats: bool = False
    """Whether it has the luck of that other game too, to which nobody adds anything."""
    waits: bool = False
    """Whether nothing happens before the first person has come, who may add a nonce."""
    room: bool = False
    """Whether it waits in its room until somebody starts it. Only then lots are drawn."""
    code: str = ""
    """What people type to come to the room; it ends with the start."""
    host: int = NOBODY
    """The seat of who opened it."""
    begun: float = 0.0
    """When it left its room; 0 if it had none."""


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played: who may watch and come, and how long a seat may think."""

    watch: bool = True
    listed: bool = False
    """Whether everybody is shown the table while it has a free seat."""
    seconds: int = 0
    """For one answer; 0 is no limit, and days are as good as seconds."""
    late: str = "wait"
    """What happens when the time is over: wait, play (a bot answers once), hand (a bot goes on)."""
    hints: bool = True
    """Whether who is asked may ask for the best moves."""
    pause: int = 0
    """Milliseconds that pass before a bot answers where people sit, so that they can follow."""


class Chair(msgspec.Struct, frozen=True):
    """One seat as it is now: a person (with a name or not), a bot, or free for whoever comes."""

    kind: str
    name: str = ""
    bot: str = ""
    forced: bool = False
    """Whether the table makes the seat's only move by itself."""
    left: int = 0
    """How many moves there were when a person sat here last, if now a bot does."""
    owned: bool = False
    """Whether a bot only stands in for a person, who may take the seat back at any time."""


def seated_again(chair: Chair) -> Chair:
    """The seat at a rematch. A bot that only stood in gives the seat back: it would play the whole
    game before its owner has opened the page."""
    if chair.owned:
        return Chair(PERSON, chair.name, forced=chair.forced)
    return Chair(chair.kind, chair.name, chair.bot, chair.forced)


class Wish(msgspec.Struct, frozen=True):
    """An undo that people must agree to, and who has agreed."""

    seat: int
    ack: str
    agreed: tuple[int, ...] = ()


class Pass(msgspec.Struct, frozen=True):
    """The right to sit on a seat (NOBODY: on none), and to decide for the table."""

    table: str
    seat: int
    host: bool = False


class Kept(msgspec.Struct):
    """Everything about one table, as it was stored."""

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
    """What was to be changed has been changed by another process meanwhile: read again."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others: that a table changed, who is connected there now, or that
    the links of a seat were revoked."""

    table: str
    sender: int = 0
    here: tuple[int, ...] | None = None
    """The seats for which somebody is connected at the sender, once for each device."""
    away: tuple[int, ...] = ()
    """Those of them whose page is out of sight."""
    watching: int = 0
    """How many only watch there."""
    revoked: int | None = None
    asks: bool = False
    """Whether the others should tell who is connected with them."""


class Listener(Protocol):
    """Whoever wants to know what other processes do."""

    def hear(self, notice: Notice) -> None: ...

    def miss(self, sender: int) -> None:
        """A process is gone."""

    def start_anew(self) -> None:
        """This process was taken for dead: others look after its tables now."""


class Store(Bells, Entries, KeptReviews, Protocol):
    """Every method returns when what it did can no longer be lost, and raises the problem
    `not-stored` if the database does not do it now."""

    shared: bool
    """Whether several processes may serve the same tables."""

    async def start(self, listener: Listener) -> None:
        """From now on other processes are heard."""
        ...

    async def stop(self) -> None: ...

    async def open_table(
        self,
        facts: Facts,
        chairs: Sequence[Chair],
        passes: Sequence[tuple[bytes, Pass]],
        rematch_of: str = "",
    ) -> str:
        """Returns the name of the table. Where it is to be a rematch and somebody else has opened
        that already, nothing is kept and the answer is the name of theirs."""
        ...

    async def append(self, table: str, plan: Plan) -> None: ...

    async def load(self, table: str, since: int = 0) -> Kept | None:
        """A table with its log from the entry `since` on."""
        ...

    async def go_on(self, was: Facts, facts: Facts) -> None:
        """The game goes on under other rules, from its last snapshot."""
        ...

    async def set_chair(self, table: str, seat: int, was: Chair, chair: Chair) -> None: ...

    async def set_wish(self, table: str, was: Wish | None, wish: Wish | None) -> None: ...

    async def set_affairs(self, table: str, was: Affairs, affairs: Affairs) -> None: ...

    async def set_room(self, was: Kept, facts: Facts, chairs: Sequence[Chair]) -> None:
        """Other facts and seats for a table that has not begun, if they are still as they were."""
        ...

    async def find_code(self, code: str) -> str | None:
        """The name of the table whose room has this code."""
        ...

    async def add_pass(self, digest: bytes, given: Pass) -> None: ...

    async def revoke(self, table: str, seat: int, hosts: bool = False) -> None:
        """All that opens a seat, but what its `hosts` decide by only if that is wanted."""
        ...

    async def find_pass(self, digest: bytes) -> Pass | None: ...

    async def tables_of(self, address: str, since: float) -> int: ...

    async def listed(self, most: int, each: int) -> list[Kept]:
        """The newest tables that want to be listed and have a free seat, without their logs, and
        of each address only its newest."""
        ...

    async def forget(self, before: float) -> None:
        """Where a table was opened from is known only as long as the limit of a day needs it."""
        ...

    async def archive(self, before: float) -> list[str]:
        """Tables that nobody has touched since then take no more moves. Returns their names."""
        ...

    async def claim(self, table: str) -> bool:
        """Whether this process lets the bots and clocks of a table run: one process does."""
        ...

    async def orphans(self, since: float) -> list[str]:
        """Games that go on, were touched since then, and are claimed by no living process."""
        ...

    async def tell(self, notice: Notice) -> None:
        """Tells the other processes, if there are any."""
        ...

    async def alive(self) -> bool:
        """Whether it could write just now."""
        ...

    async def newest(self) -> float:
        """When a table was touched last."""
        ...

    async def revive(self, table: str, at: float) -> None:
        """A table that was put away goes on."""
        ...
