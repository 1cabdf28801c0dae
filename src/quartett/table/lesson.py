"""The first turn of a game, step by step: the table before each answer of the learner, and why
other moves are not possible there. All of it comes from the rules, as at any table."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.record import Move
from quartett.core.replay import start
from quartett.core.state import State
from quartett.games.lesson import Told, load
from quartett.table.course import Course
from quartett.table.log import Entry
from quartett.table.seats import BOT_NAMES
from quartett.table.seen import NOTHING_SEEN, SeatSeen, Update, update_of

LEARNER: Final = 0
BOT: Final = "steady"


class LessonStep(msgspec.Struct, frozen=True):
    """What the learner is told, the answer that is wanted, and the table before it."""

    says: str
    rules: list[str]
    wanted: str
    update: Update


class LessonSeen(msgspec.Struct, frozen=True):
    """A first turn. `end` is the table after the last answer."""

    game: str
    options: dict[str, str]
    steps: list[LessonStep]
    end: Update


class Lesson:
    """
    >>> from quartett import games
    >>> step = Lesson(games.load("push")).seen.steps[3]
    >>> step.wanted, step.update.refused[0].move, step.update.refused[0].reason.rule
    ('place 2', 'place 1', 'PUSH-13')
    """

    def __init__(self, game: Game[Any]) -> None:
        plan = load(game)
        record = plan.record(game)
        self._course = Course(game, start(game, record), b"")
        self._since = NOTHING_SEEN
        told = iter(plan.steps)
        steps = [step for move in record.moves if (step := self._play(move, told)) is not None]
        self.seen = LessonSeen(game.name, record.options, steps, self._update())

    def _play(self, move: Move, told: Iterator[Told]) -> LessonStep | None:
        """Makes a move of the record. Before one of the learner's the table is told."""
        step = None
        if move.seat == LEARNER:
            said = next(told)
            step = LessonStep(said.says, said.rules, move.text, self._update())
        self._course.take(Entry(self._course.number, move.seat, move.text))
        return step

    def _update(self) -> Update:
        course, since = self._course, self._since
        self._since = course.number
        seats = [seat_seen(seat, course.state) for seat in range(course.state.seats)]
        return update_of(course, LEARNER, since, True, seats)


def seat_seen(seat: int, seen: State) -> SeatSeen:
    if seat == LEARNER:
        return SeatSeen("person", "", "", True, seat in seen.owing, None)
    return SeatSeen("bot", BOT_NAMES[seat - 1], BOT, True, seat in seen.owing, None)
