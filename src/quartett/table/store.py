"""What is kept of every table: its facts, its log, its seats and who may sit on them.

The log is append-only, and (table, number) is its key: no move is lost, none is there twice.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from quartett.table.course import Entry

BOT, PERSON, FREE = "bot", "person", "free"
"""The kinds of chairs."""
WAIT, PLAY, HAND = "wait", "play", "hand"
"""What happens to who is late."""


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


class Manner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is played: who may watch and come, and how long a seat may think."""

    watch: bool = True
    listed: bool = False
    """Whether everybody is shown the table while it has a free seat."""
    seconds: int = 0
    """For one answer; 0 is no limit, and days are as good as seconds."""
    late: str = "wait"
    """What happens when the time is over: wait, play (a bot answers once), hand (a bot goes on)."""


class Chair(msgspec.Struct, frozen=True):
    """One seat as it is now: a person (with a name or not), a bot, or free for whoever comes."""

    kind: str
    name: str = ""
    bot: str = ""
    forced: bool = False
    """Whether the table makes the seat's only move by itself."""


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


class Store(Protocol):
    """Every method returns when what it did can no longer be lost."""

    async def open_table(
        self,
        facts: Facts,
        chairs: Sequence[Chair],
        passes: Sequence[tuple[bytes, Pass]],
        rematch_of: str = "",
    ) -> str:
        """Answers the name of the table. Where it is to be a rematch and somebody else has opened
        that already, nothing is kept and the answer is the name of theirs."""
        ...

    async def append(self, table: str, entries: Sequence[Entry], over: bool) -> None: ...

    async def load(self, table: str) -> Kept | None: ...

    async def set_chair(self, table: str, seat: int, chair: Chair) -> None: ...

    async def add_pass(self, digest: bytes, given: Pass) -> None: ...

    async def revoke(self, table: str, seat: int) -> None: ...

    async def find_pass(self, digest: bytes) -> Pass | None: ...

    async def tables_of(self, address: str, since: float) -> int: ...

    async def listed(self, most: int) -> list[Kept]:
        """The newest tables that want to be listed and have a free seat, without their logs."""
        ...

    async def unfinished(self, since: float) -> list[str]: ...

    async def alive(self) -> bool: ...

    def stop(self) -> None: ...
