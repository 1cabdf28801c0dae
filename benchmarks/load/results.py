"""What a load came to, and how it is told."""

from typing import Final

import msgspec

HEAD: Final = """\
| build | clients | tables | moves/s | entries/s | stored, median | p99 | seen, median | p99 \
| work | bytes | stolen | errors | aim |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|"""
"""Times and work in milliseconds."""


class Results(msgspec.Struct):
    stored: list[float] = []
    seen: list[float] = []
    entries: int = 0
    errors: int = 0
    received: int = 0
    """Bytes that all clients were sent."""
    worked: float = 0.0
    """Seconds of processor time that the server took."""
    stolen: float = 0.0
    """The part of all processor time that the host of this virtual machine kept for others."""

    def row(self, what: str, clients: int, tables: int, seconds: float, aim: str = "") -> str:
        """Of the table in benchmarks/README.md."""
        moves = max(1, len(self.stored))
        times = [percentile(v, p) for v in (self.stored, self.seen) for p in (0.5, 0.99)]
        columns = [what, str(clients), str(tables), f"{len(self.stored) / seconds:.0f}"]
        columns += [f"{self.entries / seconds:.0f}", *(f"{ms:.1f}" for ms in times)]
        columns += [f"{1000 * self.worked / moves:.2f}", f"{self.received / moves:.0f}"]
        columns += [f"{self.stolen:.1%}", str(self.errors), aim]
        return f"| {' | '.join(columns)} |"


def percentile(values: list[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
