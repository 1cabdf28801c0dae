"""Logs of served games, for the tests."""

from collections.abc import Iterator

from quartett.core.chance import Stream
from quartett.table.log import Entry
from quartett.table.match import Match, Plan
from walks import Setup

SEED = bytes(range(32))


def new_course(setup: Setup) -> Match:
    match = Match(setup.game, setup.start(), SEED)
    grow(match, match.plan_start())
    return match


def grow(match: Match, plan: Plan) -> list[Entry]:
    match.add(plan)
    return plan.entries


def walk(setup: Setup, seed: int, undo: int = 0, log: list[Entry] | None = None) -> Iterator[Match]:
    """A game with answers in random order, one in `undo` of them taken back once."""
    match, own, answers = Match(setup.game, setup.start(), SEED), Stream(seed), 0
    log = [] if log is None else log
    log += grow(match, match.plan_start())
    yield match
    while not match.state.over:
        owing = match.state.owing
        seat = owing[own.below(len(owing))]
        log += grow(match, match.plan(seat, int(match.state.pick(seat, own))))
        answers += 1
        if undo and answers % undo == 0 and match.can_take_back(seat):
            log += grow(match, match.plan_undo(seat))
        yield match
