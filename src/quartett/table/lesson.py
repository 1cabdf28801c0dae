"""The lessons of a game, step by step: the table before each answer of the learner, and why other
moves are not possible there. All of it comes from the rules, as at any table."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Move
from quartett.core.replay import start
from quartett.core.state import State
from quartett.games.lesson import Scene, Told, load
from quartett.table.log import Entry
from quartett.table.match import Match
from quartett.table.seats import BOT_NAMES
from quartett.table.updates import SeatSeen, Update, update_of

LEARNER: Final = 0
BOT: Final = "steady"
PARTS: Final = (1, 2)
"""The first lesson and the second."""


class LessonStep(msgspec.Struct, frozen=True):
    """What the learner is told, and the table at that point. `wanted` is the expected answer;
    without one there is only something to read. A scene begins with an update without steps."""

    says: str
    rules: list[str]
    wanted: str
    update: Update


class LessonSeen(msgspec.Struct, frozen=True):
    """A lesson. Its last step expects no answer."""

    game: str
    part: int
    options: dict[str, str]
    steps: list[LessonStep]


class Lesson:
    """
    >>> from quartett import games
    >>> step = Lesson(games.load("push"), 1).seen.steps[3]
    >>> step.wanted, step.update.refused[0].move, step.update.refused[0].reason.rule
    ('place 2', 'place 1', 'PUSH-13')
    """

    def __init__(self, game: Game[Any], part: int) -> None:
        if part not in PARTS:
            raise Problem("no-such-lesson", part=part)
        steps: list[LessonStep] = []
        scenes = load(game).part(part)
        for scene in scenes:
            steps += Played(game, scene, steps[-1].update.number + 1 if steps else 0).steps
        options = scenes[0].record(game).options
        self.seen = LessonSeen(game.name, part, options, steps)


class Played:
    """A scene as it is played. Its numbers continue those of the previous scene."""

    def __init__(self, game: Game[Any], scene: Scene, number: int) -> None:
        record = scene.record(game)
        self._match = Match(game, start(game, record), b"")
        for move in scene.earlier(game):
            self._take(move)
        self._since = self._match.number
        self._more = number
        told = iter(scene.steps)
        self.steps = [step for move in record.moves if (step := self._play(move, told)) is not None]
        self.steps.append(self._step(next(told), ""))

    def _take(self, move: Move) -> None:
        self._match.take(Entry(self._match.number, move.seat, move.text))

    def _play(self, move: Move, told: Iterator[Told]) -> LessonStep | None:
        """Makes a move of the record. The table is shown before each of the learner's."""
        step = self._step(next(told), move.text) if move.seat == LEARNER else None
        self._take(move)
        return step

    def _step(self, said: Told, wanted: str) -> LessonStep:
        update = self._update()
        return LessonStep(said.says, said.rules, wanted, update if wanted else to_read(update))

    def _update(self) -> Update:
        match, since = self._match, self._since
        self._since = match.number
        seats = [seat_seen(seat, match.state) for seat in range(match.state.seats)]
        return numbered(update_of(match, LEARNER, since, True, seats), self._more)


def numbered(update: Update, more: int) -> Update:
    """The same with an offset added to its numbers."""
    replace = msgspec.structs.replace
    steps = [replace(step, number=step.number + more) for step in update.steps]
    return replace(update, number=update.number + more, steps=steps)


def to_read(update: Update) -> Update:
    """The same without a question, for steps that are only read."""
    seats = [msgspec.structs.replace(seat, owes=False) for seat in update.seats]
    return msgspec.structs.replace(update, seats=seats, question=None, choices=[], refused=[])


def seat_seen(seat: int, seen: State) -> SeatSeen:
    if seat == LEARNER:
        return SeatSeen("person", "", "", True, seat in seen.owing, None)
    return SeatSeen("bot", BOT_NAMES[seat - 1], BOT, True, seat in seen.owing, None)
