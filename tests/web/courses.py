"""Logs of served games, for the tests."""

from collections.abc import Iterator

from quartett.core.chance import Stream
from quartett.table.course import Course, Plan
from quartett.table.log import Entry
from walks import Setup

SEED = bytes(range(32))


def new_course(setup: Setup) -> Course:
    course = Course(setup.game, setup.start(), SEED)
    grow(course, course.plan_start())
    return course


def grow(course: Course, plan: Plan) -> list[Entry]:
    course.add(plan)
    return plan.entries


def walk(
    setup: Setup, seed: int, undo: int = 0, log: list[Entry] | None = None
) -> Iterator[Course]:
    """A game with answers in any order, and every `undo`th of them taken back once."""
    course, own, answers = Course(setup.game, setup.start(), SEED), Stream(seed), 0
    log = [] if log is None else log
    log += grow(course, course.plan_start())
    yield course
    while not course.state.over:
        owing = course.state.owing
        seat = owing[own.below(len(owing))]
        log += grow(course, course.plan(seat, int(course.state.pick(seat, own))))
        answers += 1
        if undo and answers % undo == 0 and course.can_take_back(seat):
            log += grow(course, course.plan_undo(seat))
        yield course
