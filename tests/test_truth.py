"""The review where the truth is known: endgames with few cards, solved exactly. The long
measurement is `python -m benchmarks.truth`."""

from functools import cache
from pathlib import Path

import pytest
from benchmarks.truth import Cost, Tally, judged, late_duels, main, positions, starts, tally

from quartett import games
from quartett.bots.evaluator import EFFORTS, Evaluator, Weighed
from quartett.core.state import State

NAMES = ("push", "force")


def few(name: str) -> list[State]:
    late = [late_duels(number) for number in (0, 3, 6)]
    return starts("push")[1:5] if name == "push" else [*starts("force")[1:3], *late]


@cache
def solved(name: str, most: int) -> list[tuple[State, int, list[Cost]]]:
    return list(positions(name, few(name), most))


def told(name: str, most: int = 25) -> Tally:
    return tally([judged(name, *one, effort="quick") for one in solved(name, most)])


@pytest.mark.parametrize("name", NAMES)
def test_no_optimal_move_is_a_mistake_and_large_losses_are_found(name: str) -> None:
    found = told(name)
    assert found.optimal > 100 and found.large > 20
    assert found.mistaken == 0
    assert found.found >= 0.95 * found.large


def test_errands_of_r2d2_are_looked_into_where_the_end_is_in_sight() -> None:
    """A guess at what an errand brings called two good cards of this duel mistakes."""
    every = positions("force", [late_duels(4)], most=200)
    found = tally([judged("force", *one, effort="quick") for one in every])
    assert found.positions > 100 and found.blamed == 0


def test_the_command_goes_on_after_its_last_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "lines"
    monkeypatch.setattr("benchmarks.truth.starts", lambda name: few(name)[:1])
    monkeypatch.setattr("sys.argv", ["truth", "push", str(place), "--most", "3"])
    main()
    lines, told = place.read_bytes().splitlines(), capsys.readouterr().out
    assert f'"positions":{len(lines)},' in told and len(lines) > 1
    place.write_bytes(lines[0] + b"\n")
    main()
    assert place.read_bytes().splitlines() == lines and capsys.readouterr().out == told


@pytest.mark.parametrize("name", NAMES)
def test_an_evaluator_that_sees_nothing_or_the_contrary_is_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is measured can fail."""
    weigh = Evaluator.weigh

    def contrary(self: Evaluator, seen: State, seat: int) -> list[Weighed]:
        found = weigh(self, seen, seat)
        worst = max(one.loss for one in found)
        return [Weighed(one.move, one.worth, worst - one.loss, 0.0, 0.0) for one in found]

    def blind(self: Evaluator, seen: State, seat: int) -> list[Weighed]:
        return [Weighed(one.move, one.worth, 0.0, 0.0, 0.0) for one in weigh(self, seen, seat)]

    monkeypatch.setattr(Evaluator, "weigh", contrary)
    assert told(name, most=5).mistaken > 0
    monkeypatch.setattr(Evaluator, "weigh", blind)
    assert told(name, most=5).found == 0


def test_who_seals_a_card_last_is_judged_like_the_first() -> None:
    """Whether the others have laid theirs already tells nothing, whatever they laid."""
    for seats in (2, 3):
        force = games.load("force")
        state = duel(seats)
        evaluator = Evaluator(force, EFFORTS["quick"])
        alone = evaluator.weigh(state.masked(seats - 1), seats - 1)
        for seat in range(seats - 1):
            state.apply(seat, state.legal(seat)[-1])
        assert tuple(state.owing) == (seats - 1,)
        assert evaluator.weigh(state.masked(seats - 1), seats - 1) == alone


def duel(seats: int) -> State:
    """The first one of a game: a villain lies open, all owe a card."""
    state = games.load("force").start(seats)
    state.apply(state.actor, state.legal(state.actor)[-1])
    assert len(state.owing) == seats
    return state
