"""The load benchmark measures what it claims to; the long run is `make load`."""

import pytest
from benchmarks.load import __main__ as load
from benchmarks.load.results import Results
from benchmarks.load.run import Run, shifts


def test_a_small_load_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    load.main(["--games", "push", "--tables", "2", "--rate", "10", "--seconds", "2"])
    head, _, row = capsys.readouterr().out.splitlines()
    assert head.count("|") == row.count("|")
    _, game, clients, tables, moves, entries, *times, worked, received, stolen, errors, _, _ = (
        part.strip() for part in row.split("|")
    )
    assert (game, clients, tables, errors) == ("push", "8", "2", "0")
    assert int(received) > 100
    assert 0 < float(moves) <= float(entries)
    assert float(worked) > 0 and stolen.endswith("%")
    stored, stored_late, seen, seen_late = (float(time) for time in times)
    assert 0 < stored <= stored_late and stored <= seen <= seen_late


def test_the_search_ends_at_the_highest_rate_that_is_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def measured(run: Run) -> Results:
        late = [0.01 if run.rate <= 700 else 0.2] * int(run.rate * run.seconds)
        return Results(late, late)

    monkeypatch.setattr(load, "measured", measured)
    assert 630 < load.search(Run("push", 250, 500, 1), 250, 2000) <= 700


def test_games_begin_one_after_the_other_and_as_many_play_all_the_time() -> None:
    early, late = (["table"] * 200 for _ in range(2))
    found = shifts(Run("push", 200, 500, 40), early, late)  # type: ignore[arg-type]
    for second in range(1, 40):
        assert sum(start <= second < until for _, start, until in found) == 200
    begun = [start for _, start, _ in found if start]
    assert len(begun) == 200 and all(
        20 < sum(start // 10 == ten for start in begun) < 80 for ten in range(4)
    )
