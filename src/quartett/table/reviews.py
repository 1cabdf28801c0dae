"""Reviews as a server gives them: line by line while they are worked out, once for all who ask."""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from hashlib import sha256
from typing import Final

import msgspec

from quartett.bots.evaluator import Effort
from quartett.bots.review import Moment, Reviewer, Row
from quartett.core.problem import Problem
from quartett.core.record import parse
from quartett.games import loaded
from quartett.table.retelling import check_length
from quartett.table.thinking import Thinkers

KEPT_BYTES: Final = 2**24
"""Of finished reviews; the one that was asked for longest ago goes first."""
OF_A_HUNDRED: Final = 100.0
ENCODE: Final = msgspec.json.Encoder().encode

Cards = tuple[str, str] | None


class ReviewBegun(msgspec.Struct, frozen=True, tag="begun"):
    """The first line."""

    game: str
    seat: int
    measure: str
    """What 1 means: the `chance` of a win, or the `score` of a team."""
    scale: float
    """How many of the units that people are told make 1."""
    rows: int
    """How many will follow."""


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
    """How many there were to make: answers that counted, or turns."""
    loss: float
    """What they cost on average."""
    worst: tuple[Moment, ...]
    """The own decisions that cost most, the worst first."""


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
    """Of a record that somebody brings: its own word for a state is not taken."""
    if "snapshot" in parse(text).header:
        raise Problem("record-with-snapshot")
    yield from review_lines(text, cards, seat)


def sums(reviewer: Reviewer, rows: list[Row]) -> ReviewDone:
    whole = reviewer.summary(rows)
    return ReviewDone(
        *(whole.start, whole.result, whole.cards, whole.hidden, whole.own, whole.others),
        decisions=len(whole.decisions),
        loss=whole.loss_a_decision,
        worst=tuple(whole.worst()),
    )


def line(part: ReviewBegun | ReviewRow | ReviewDone) -> bytes:
    return ENCODE(part) + b"\n"


class Reading:
    """One review: its lines so far, and whoever reads them."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.work: asyncio.Task[None] | None = None
        self.given_up = False
        self._news = asyncio.Event()
        self._readers = 0

    @property
    def over(self) -> bool:
        return self.work is not None and self.work.done()

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
        """From the first line on. When the last reader leaves, the work ends."""
        self._readers += 1
        try:
            at = 0
            while at < len(self.lines) or not self.over:
                if at == len(self.lines):
                    await self._news.wait()
                else:
                    at += 1
                    yield self.lines[at - 1]
            assert self.work is not None
            self.work.result()
        finally:
            self._readers -= 1
            if not self._readers and not self.over:
                self.give_up()


class Reviews:
    """What is being worked out and what was, by what it is about."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: dict[bytes, Reading] = {}

    def of(self, address: str, text: str, cards: Cards, seat: int, *, foreign: bool) -> Reading:
        """The review of a seat, begun if nobody has asked for it yet."""
        key = sha256(msgspec.json.encode((text, cards, seat, foreign))).digest()
        reading = self._known.pop(key, None)
        if reading is None or reading.given_up:
            reading = Reading()
        self._known[key] = reading
        if reading.work is None:
            lines = foreign_lines if foreign else review_lines
            work = self._thinkers.review(address, reading.told, lines, text, cards, seat)
            reading.work = asyncio.create_task(work)
            reading.work.add_done_callback(lambda work: self._done(key, reading, work))
        return reading

    def _done(self, key: bytes, reading: Reading, work: "asyncio.Task[None]") -> None:
        """What went wrong, or was given up, is tried again when somebody asks again."""
        wrong = work.cancelled() or work.exception() is not None
        if wrong and self._known.get(key) is reading:
            del self._known[key]
        reading.wake()
        self._forget()

    def _forget(self) -> None:
        finished = {key: one.size for key, one in self._known.items() if one.over}
        total = sum(finished.values())
        for key, size in finished.items():
            if total <= KEPT_BYTES:
                break
            del self._known[key]
            total -= size
