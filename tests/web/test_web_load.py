"""The load benchmark measures what it says; the long run is for `make load`."""

import pytest
from benchmarks import load


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
    def run(game: str, tables: int, rate: float, seconds: float) -> load.Results:
        late = 0.01 if rate <= 700 else 0.2
        return load.Results([late] * int(rate * seconds), [late] * int(rate * seconds))

    monkeypatch.setattr(load, "run", run)
    assert 630 < load.search("push", 250, 1, 250, 2000) <= 700
