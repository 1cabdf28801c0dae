"""Hand-written records that contain a state are refused, and quickly."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quartett.cli.trial import check_snapshot
from quartett.core.problem import Problem
from quartett.core.record import Record
from quartett.core.replay import start
from quartett.core.snapshot import layout_of, restore, write
from quartett.core.state import State
from walks import ALL_GAMES, SOME, Setup, glimpses, written

FEW = [next(s for s in SOME if s.name == name and s.seats >= 3) for name in ALL_GAMES]
some_setups = pytest.mark.parametrize("setup", FEW, ids=str)
MOVES = 40
BOUND = 120
"""In seconds: without the check the replay never ends."""


def with_snapshot(setup: Setup, change: Callable[[State], None]) -> Record:
    """A game whose rules changed after some moves, with a state that was tampered with."""
    record = written(setup, seed=3)
    states = glimpses(setup, seed=3, every=1)
    state = next(state.copy() for number, state in enumerate(states) if number == MOVES)
    change(state)
    snapshot = write(layout_of(state), state.numbers())
    header = {**record.header, "earlier": f"1={MOVES}", "snapshot": snapshot}
    return Record(header, record.moves, record.ending)


def nothing(state: State) -> None:
    """An honest snapshot."""


def no_set(state: State) -> None:
    """Minus one is no set of cards: counting it never ends."""
    state.unseen = -1  # type: ignore[attr-defined]


def test_a_hand_made_snapshot_does_not_keep_a_replay_for_ever(tmp_path: Path) -> None:
    file = tmp_path / "game.quartett"
    file.write_text(with_snapshot(FEW[0], no_set).text())
    command = [sys.executable, "-m", "quartett", "replay", "--language", "en", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=BOUND, env=os.environ)
    assert done.returncode == 2 and "no state of push" in done.stderr.lower()
    assert "Traceback" not in done.stderr


@some_setups
def test_an_honest_snapshot_is_read(setup: Setup) -> None:
    record = with_snapshot(setup, nothing)
    assert start(setup.game, record).numbers()
    check_snapshot(setup.game, record)


def test_what_takes_too_long_is_no_snapshot() -> None:
    """Whatever else keeps the rules busy is stopped from outside."""
    with pytest.raises(Problem, match="snapshot-not-whole"):
        check_snapshot(FEW[0].game, with_snapshot(FEW[0], nothing), seconds=0.0)


@some_setups
def test_numbers_that_no_state_has_are_refused(setup: Setup) -> None:
    state = setup.start()
    layout, numbers = layout_of(state), state.numbers()
    actor = 1 + state.fields()[0].index("actor")
    for place, lie in ((actor, setup.seats), (1, 2**62), (1, -(2**40)), (len(numbers) - 1, -9)):
        lied = [*numbers[:place], lie, *numbers[place + 1 :]]
        with pytest.raises(Problem, match="snapshot-not-whole"):
            restore(setup.game, setup.seats, layout, lied)
