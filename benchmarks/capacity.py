"""How many machines a million players would need, computed from what was measured.

    python -m benchmarks.capacity
    python -m benchmarks.capacity --players 100000

Nothing is run here: every cost is a figure of `benchmarks/README.md` or `docs/attacks.md`, and what
people do is assumed. `docs/capacity.md` says which is which.
"""

from argparse import ArgumentParser
from dataclasses import dataclass, fields
from math import ceil
from typing import Final

DAY: Final = 86_400
GIB: Final = 2**30


@dataclass(frozen=True)
class Measured:
    """What one thing costs. Times are processor time of the compiled build."""

    move_ms: float
    """Of the server, with four viewers and the thread that stores."""
    move_bytes: float
    """What four viewers are sent for a move."""
    entries: float
    """Of the log for a move: the answers of chance are stored too."""


COSTS: Final = {
    "push": Measured(0.71, 3_180, 680 / 500),
    "deckbattle": Measured(1.15, 6_070, 1271 / 500),
}
"""The rows with 500 moves a second, measured on two cores that others kept busy."""

RATE_SHOWN: Final = 500
"""Moves a second of one process that were measured at all; beyond it nothing is known."""


@dataclass(frozen=True)
class Assumed:
    """What nobody measured. Each can be set from the command line."""

    players: int = 1_000_000
    """Who are at a table at the same time."""
    seats: int = 4
    people: float = 2.0
    """Of the seats; the others are bots."""
    seconds: float = 8.0
    """Between two answers of people at one table."""
    think_ms: float = 50.0
    """Processor time of one answer of a bot, on average over the levels."""
    socket_kib: float = 60.0
    """Memory of an open socket with its viewer."""
    table_kib: float = 100.0
    """Memory of a table in use."""
    entry_bytes: float = 200.0
    """On the disk, with the index; the snapshot is overwritten."""
    days: float = 30.0
    """For which a game is kept."""
    commits: float = 20_000.0
    """Rows a second that one PostgreSQL takes in batches."""
    busy: float = 0.5
    """Of a core in use, so that p99 stays low."""
    cores: int = 16
    memory_gib: float = 64.0
    sockets: int = 50_000
    """Open at one machine."""


@dataclass(frozen=True)
class Plan:
    tables: float
    moves: float
    """A second, of people and bots."""
    bot_moves: float
    serving_cores: float
    thinking_cores: float
    memory_gib: float
    megabits: float
    """Sent a second, before TLS and headers."""
    rows: float
    storage_gib: float
    machines: dict[str, int]
    """How many each need alone would take."""
    databases: int

    @property
    def processes(self) -> int:
        """No more is laid on one than it was seen to carry."""
        return ceil(max(self.serving_cores, self.moves / RATE_SHOWN))

    @property
    def first(self) -> str:
        """What needs most machines."""
        return max(self.machines, key=lambda need: self.machines[need])


def plan(cost: Measured, given: Assumed) -> Plan:
    tables = given.players / given.people
    asked = tables / given.seconds
    bots = asked * (given.seats - given.people) / given.people
    moves = asked + bots
    viewers = given.people / 4
    serving = moves * cost.move_ms / 1000 / given.busy
    thinking = bots * given.think_ms / 1000 / given.busy
    memory = (given.players * given.socket_kib + tables * given.table_kib) * 1024 / GIB
    rows = moves * cost.entries
    machines = {
        "sockets": ceil(given.players / given.sockets),
        "moves": ceil(serving / given.cores),
        "thinking": ceil(thinking / given.cores),
        "memory": ceil(memory / given.memory_gib),
    }
    return Plan(
        tables,
        moves,
        bots,
        serving,
        thinking,
        memory,
        moves * cost.move_bytes * viewers * 8 / 1e6,
        rows,
        rows * given.entry_bytes * DAY * given.days / GIB,
        machines,
        ceil(rows / given.commits),
    )


def players_of_one_database(cost: Measured, given: Assumed) -> int:
    """All processes share one database today, so this is where it ends."""
    return int(given.players * given.commits / plan(cost, given).rows)


def row(name: str, found: Plan) -> list[str]:
    machines = found.machines
    return [
        name,
        f"{found.tables:,.0f}",
        f"{found.moves:,.0f}",
        f"{found.processes:,}",
        f"{ceil(found.thinking_cores):,}",
        f"{found.memory_gib:,.0f}",
        f"{found.megabits:,.0f}",
        f"{found.rows:,.0f}",
        f"{found.storage_gib / 1024:,.1f}",
        f"{found.databases:,}",
        f"{machines['sockets']} / {machines['moves']} / {machines['thinking']}",
        found.first,
    ]


HEAD: Final = (
    "game",
    "tables",
    "moves/s",
    "processes",
    "cores that think",
    "memory, GiB",
    "Mbit/s",
    "rows/s",
    "kept, TiB",
    "databases",
    "machines for sockets / moves / thinking",
    "most machines for",
)


def table(given: Assumed) -> str:
    rows = [row(name, plan(cost, given)) for name, cost in COSTS.items()]
    lines = [HEAD, ["---"] + ["--:"] * (len(HEAD) - 2) + ["---"], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def limits(given: Assumed) -> str:
    ends = [f"{name} {players_of_one_database(cost, given):,}" for name, cost in COSTS.items()]
    return f"Players that one database carries: {', '.join(ends)}"


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    for field in fields(Assumed):
        kind = type(field.default)
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default)
    given = Assumed(**vars(parser.parse_args()))
    print(f"{table(given)}\n\n{limits(given)}")


if __name__ == "__main__":
    main()
