"""Reviews as served: line by line while they are computed, once for everybody who asks.

Those of its own tables are kept in the store; those of uploaded records only in memory.
"""

import asyncio
import zlib
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec

from quartett.bots.evaluator import Effort
from quartett.bots.review import Moment, Reviewer, Row
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.games import loaded
from quartett.table.bot_workers import Thinkers
from quartett.table.kept_reviews import KeptReviews
from quartett.table.replays import check_length

KEPT_BYTES: Final = 2**24
"""The most finished reviews in memory; the least recently used goes first."""
OF_A_HUNDRED: Final = 100.0
ENCODE: Final = msgspec.json.Encoder().encode

Cards = tuple[str, str] | None
Lines = Callable[[str, Cards, int], Iterator[bytes]]


class ReviewBegun(msgspec.Struct, frozen=True, tag="begun"):
    """The first line."""

    game: str
    seat: int
    measure: str
    """What 1 means: the `chance` of a win, or the `score` of a team."""
    scale: float
    """How many of the displayed units make 1."""
    rows: int
    """How many rows will follow."""


class ReviewRow(msgspec.Struct, frozen=True, tag="row"):
    """One answer of the record."""

    row: Row


class ReviewDone(msgspec.Struct, frozen=True, tag="done"):
    """The last line: start + cards + hidden + own + others = result."""

    start: float
    result: float
    cards: float
    hidden: float
    own: float
    others: float
    decisions: int
    """The number of decisions: answers that counted, or turns."""
    loss: float
    """Their average cost, as far as it is certain."""
    cost: float
    """Their average cost with what is not certain, for averages over many games."""
    worst: tuple[Moment, ...]
    """The seat's most costly decisions, the worst first."""


def review_lines(
    text: str, cards: Cards, seat: int, effort: str | Effort = "quick"
) -> Iterator[bytes]:
    """Runs in a worker."""
    record = parse(text)
    check_length(record)
    game = loaded(record.game, cards)
    reviewer = Reviewer(game, record, seat, effort)
    measure = "score" if game.together else "chance"
    scale = game.judge().scale if game.together else OF_A_HUNDRED
    yield line(ReviewBegun(game.name, seat, measure, scale, len(reviewer)))
    rows = []
    for row in reviewer.rows():
        rows.append(row)
        yield line(ReviewRow(row))
    yield line(sums(reviewer, rows))


def foreign_lines(text: str, cards: Cards, seat: int) -> Iterator[bytes]:
    """For an uploaded record, whose snapshot is not trusted."""
    if "snapshot" in parse(text).header:
        raise Problem("record-with-snapshot")
    yield from review_lines(text, cards, seat)


def sums(reviewer: Reviewer, rows: list[Row]) -> ReviewDone:
    whole = reviewer.summary(rows)
    return ReviewDone(
        *(whole.start, whole.result, whole.cards, whole.hidden, whole.own, whole.others),
        decisions=len(whole.decisions),
        loss=whole.loss_a_decision,
        cost=whole.cost_a_decision,
        worst=tuple(whole.worst()),
    )


def line(part: ReviewBegun | ReviewRow | ReviewDone) -> bytes:
    return ENCODE(part) + b"\n"


def mark_of(*made_from: object) -> bytes:
    """A digest of everything that determines a review."""
    return sha256(msgspec.json.encode(made_from)).digest()


class Reading:
    """One review: its lines so far, and its readers."""

    def __init__(self, kept: bytes = b"") -> None:
        """`kept` is a review that was finished earlier."""
        self.lines: list[bytes] = kept.splitlines(keepends=True)
        self.work: asyncio.Task[None] | None = None
        self._whole = bool(kept)
        self.given_up = False
        self._news = asyncio.Event()
        self._readers = 0

    @property
    def over(self) -> bool:
        return self._whole or (self.work is not None and self.work.done())

    @property
    def size(self) -> int:
        return sum(map(len, self.lines))

    def told(self, piece: bytes) -> None:
        self.lines.append(piece)
        self.wake()

    def wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def give_up(self) -> None:
        self.given_up = True
        if self.work is not None:
            self.work.cancel()

    async def read(self) -> AsyncGenerator[bytes]:
        """Reads from the first line. When the last reader leaves, the work is cancelled."""
        self._readers += 1
        try:
            at = 0
            while at < len(self.lines) or not self.over:
                if at == len(self.lines):
                    await self._news.wait()
                else:
                    at += 1
                    yield self.lines[at - 1]
            if self.work is not None:
                self.work.result()
        finally:
            self._readers -= 1
            if not self._readers and not self.over:
                self.give_up()


class Reviews:
    """Reviews in progress and finished ones, by subject."""

    def __init__(self, thinkers: Thinkers, store: KeptReviews, version: str) -> None:
        """`version` is that of Quartett: another one may judge differently."""
        self._thinkers = thinkers
        self._version = version
        self._store = store
        self._known: dict[bytes, Reading] = {}
        self._keeping: set[asyncio.Task[None]] = set()

    async def of_table(
        self, address: str, table: str, text: str, cards: Cards, seat: int
    ) -> Reading:
        """The review of a seat of a table of this server, whose record is `text`."""
        mark = mark_of(self._version, text, cards, seat)
        if mark not in self._known:
            with suppress(Problem):  # A failing store costs only the time it would have saved.
                if kept := await self._store.find_review(table, seat, mark):
                    self._known.setdefault(mark, Reading(zlib.decompress(kept)))
        known = self._known.get(mark)
        reading = self._begun(mark, address, review_lines, text, cards, seat)
        if reading is not known:
            keeping = asyncio.create_task(self._keep(table, seat, mark, reading))
            self._keeping.add(keeping)
            keeping.add_done_callback(self._keeping.discard)
        return reading

    def of_record(self, address: str, text: str, cards: Cards, seat: int) -> Reading:
        """The review of a seat in an uploaded record."""
        mark = mark_of(self._version, "foreign", text, cards, seat)
        return self._begun(mark, address, foreign_lines, text, cards, seat)

    def _begun(
        self, mark: bytes, address: str, lines: Lines, text: str, cards: Cards, seat: int
    ) -> Reading:
        """Starts the review if nobody has asked for it yet."""
        reading = self._known.pop(mark, None)
        if reading is None or reading.given_up:
            reading = Reading()
        self._known[mark] = reading
        if not reading.over and reading.work is None:
            work = self._thinkers.review(address, reading.told, lines, text, cards, seat)
            reading.work = asyncio.create_task(work)
            reading.work.add_done_callback(lambda work: self._done(mark, reading, work))
        return reading

    async def _keep(self, table: str, seat: int, mark: bytes, reading: Reading) -> None:
        """Keeps a finished review; one that failed or was cancelled is not kept."""
        assert reading.work is not None
        await asyncio.wait({reading.work})
        if not reading.work.cancelled() and reading.work.exception() is None:
            whole = zlib.compress(b"".join(reading.lines))
            with suppress(Problem):
                await self._store.keep_review(table, seat, mark, whole)

    def _done(self, mark: bytes, reading: Reading, work: "asyncio.Task[None]") -> None:
        """A failed or cancelled review is tried again at the next request."""
        wrong = work.cancelled() or work.exception() is not None
        if wrong and self._known.get(mark) is reading:
            del self._known[mark]
        reading.wake()
        self._forget()

    def _forget(self) -> None:
        finished = {mark: one.size for mark, one in self._known.items() if one.over}
        total = sum(finished.values())
        for mark, size in finished.items():
            if total <= KEPT_BYTES:
                break
            del self._known[mark]
            total -= size
