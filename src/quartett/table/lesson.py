"""The first turn of a game, step by step: the table before each answer of the learner, and why
other moves are not possible there. All of it comes from the rules, as at any table."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Move, short
from quartett.core.replay import start, take
from quartett.core.state import Note, State
from quartett.core.story import Reason
from quartett.games.lesson import Told, load
from quartett.table.seats import BOT_NAMES
from quartett.table.seen import SeatSeen, Step, Update, choices

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
    >>> lesson = Lesson(games.load("push"))
    >>> lesson.seen.steps[3].wanted, lesson.reasons(3, ["place 1"])[0].rule
    ('place 2', 'PUSH-13')
    """

    def __init__(self, game: Game[Any]) -> None:
        plan = load(game)
        record = plan.record(game)
        self.game = game
        self._state: State = start(game, record)
        self._state.story = []
        self._number = 0
        self._news: list[Step] = []
        self._masked: list[State] = []
        told = iter(plan.steps)
        steps = [step for move in record.moves if (step := self._play(move, told)) is not None]
        self.seen = LessonSeen(game.name, record.options, steps, self._update())

    def _play(self, move: Move, told: Iterator[Told]) -> LessonStep | None:
        """Makes a move of the record. Before one of the learner's the table is told."""
        step = None
        if move.seat == LEARNER:
            said = next(told)
            step = LessonStep(said.says, said.rules, move.text, self._update())
        take(self.game, self._state, move)
        self._number += 1
        self._news.append(Step(self._number, self.game.events(self._notes(), LEARNER)))
        return step

    def _notes(self) -> Sequence[Note]:
        notes, self._state.story = self._state.story, []
        return notes or []

    def _update(self) -> Update:
        seen = self._state.masked(LEARNER)
        asked = LEARNER in seen.owing
        news, self._news = self._news, []
        self._masked.append(seen)
        return Update(
            number=self._number,
            steps=news,
            view=self.game.view(seen),
            seats=[seat_seen(seat, seen) for seat in range(seen.seats)],
            question=self.game.question(seen, LEARNER) if asked else None,
            choices=choices(self.game, seen, LEARNER) if asked else [],
        )

    def reasons(self, step: int, moves: Sequence[str]) -> list[Reason | None]:
        """Why the learner may not make these moves at a step; None where it would be allowed."""
        if not 0 <= step < len(self.seen.steps):
            raise Problem("unknown-step", step=step, last=len(self.seen.steps) - 1)
        parsed = [self.game.moves.parse(short(text)) for text in moves]
        return [self.game.why_not(self._masked[step], LEARNER, move) for move in parsed]


def seat_seen(seat: int, seen: State) -> SeatSeen:
    if seat == LEARNER:
        return SeatSeen("person", "", "", True, seat in seen.owing, None)
    return SeatSeen("bot", BOT_NAMES[seat - 1], BOT, True, seat in seen.owing, None)
