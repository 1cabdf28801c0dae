"""The benchmarks measure what they say. Their results are kept in benchmarks/README.md."""

import json
from functools import partial
from importlib.util import find_spec
from typing import Any

import pytest
from benchmarks import ends, report, run, start_up
from benchmarks.bigmoney import BigMoney
from benchmarks.contest import COMPILED, MEASURES, UNCOMPILED, Rate, rows
from benchmarks.contestants import Contestant, Ours
from benchmarks.peers import PEERS, Hanabi

from quartett import games

TINY = 0.001
needs_peer = pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="OpenSpiel is not installed: `make bench` installs it"
)
needs_pyminion = pytest.mark.skipif(
    find_spec("pyminion") is None, reason="pyminion is not installed: `make bench` installs it"
)
every_game = pytest.mark.parametrize(
    ("game", "seats"), [(match.game, match.seats) for match in run.GAMES]
)
PUSH = run.GAMES[0]


def contestants() -> list[Any]:
    ours = [pytest.param(partial(Ours, game, seats), id=game) for game, seats, *_ in run.GAMES]
    peers = [pytest.param(peer, id=name, marks=needs_peer) for name, peer in PEERS.items()]
    dominion = pytest.param(BigMoney, id="bigmoney", marks=needs_pyminion)
    return [*ours, *peers, dominion]


@pytest.mark.parametrize("make", contestants())
def test_every_measurement_does_something_for_the_time_it_was_given(make: Any) -> None:
    contestant: Contestant = make()
    for measure in MEASURES:
        done = getattr(contestant, measure)(TINY)
        assert done.amount > 0
        assert done.seconds >= TINY


@every_game
def test_stepping_counts_every_answer_of_whole_games(game: str, seats: int) -> None:
    ours = Ours(game, seats)
    for play in (ours.play_plainly, ours.play):
        state = ours.first.copy()
        answers, by_players = play(state)
        assert state.over
        assert 0 < by_players <= answers


@needs_peer
@pytest.mark.parametrize("name", PEERS)
def test_peers_count_every_answer_of_whole_games(name: str) -> None:
    peer = PEERS[name]()
    for play in (peer.play_plainly, peer.play, lambda state: (peer.play_whole(state), 1)):
        state = peer.game.new_initial_state()
        answers, by_players = play(state)
        assert state.is_terminal()
        assert 0 < by_players <= answers == len(state.history())


@needs_peer
def test_hanabi_is_dealt_from_its_whole_deck() -> None:
    """As likely as its own outcomes: five colours of three 1s, two 2s, 3s and 4s, and one 5."""
    hanabi = Hanabi()
    outcomes = hanabi.game.new_initial_state().chance_outcomes()
    assert len(hanabi.deck) == 50
    for card, weight in outcomes:
        assert hanabi.deck.count(card) / 50 == pytest.approx(weight)


@every_game
def test_copies_are_of_a_game_in_progress(game: str, seats: int) -> None:
    ours = Ours(game, seats)
    (copy,) = ours.keep(1)
    assert not copy.over
    assert copy.numbers() == ours.middle.numbers() != ours.first.numbers()


def test_ratios_compare_slices_of_the_same_round() -> None:
    """The second round is ten times as slow for everybody, which leaves the ratios alone."""
    rates = {
        ("step", COMPILED): [Rate(80, 60), Rate(8, 6), Rate(80, 60)],
        ("step", PUSH.peer): [Rate(20, 20), Rate(2, 2), Rate(20, 20)],
        ("step", UNCOMPILED): [Rate(10, 5), Rate(1, 0.5), Rate(10, 5)],
    }
    fast, peer, slow = rows(PUSH, rates)
    assert (fast.low, fast.ratio, fast.high) == (4, 4, 4)
    assert (slow.rate, slow.by_players, slow.ratio) == (10, 5, 0.5)
    assert report.ratio_cells(fast) == ["4.00", "4.00 – 4.00", "≥ 3.5: met"]
    assert report.ratio_cells(slow)[2] == "≥ 1: MISSED"
    assert report.ratio_cells(peer) == ["", "", ""]


def test_without_the_peer_there_are_rates_and_no_ratios() -> None:
    (row,) = rows(PUSH, {("step", COMPILED): [Rate(80, 60)]})
    assert (row.rate, row.ratio) == (80, None)
    assert report.ratio_cells(row) == ["", "", ""]


def test_a_whole_run_reports_every_measure_of_both_builds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    file = tmp_path / "results.json"
    words = ["run", "--rounds", "1", "--slice", str(TINY), "--json", str(file)]
    monkeypatch.setattr("sys.argv", words)
    run.main()
    results = json.loads(file.read_text())
    told = {(row["game"], row["measure"], row["who"]) for row in results["rows"]}
    ours = [(match.game, who) for match in run.GAMES for who in (COMPILED, UNCOMPILED)]
    assert told >= {(game, measure, who) for measure in MEASURES for game, who in ours}
    assert all(row["rate"] > 0 for row in results["rows"])
    assert {"quartett", "quartett and push"} <= results["imports"].keys()
    printed = capsys.readouterr().out
    assert "| push | step | compiled |" in printed
    assert "| memory of a state | push compiled |" in printed


def test_an_import_takes_its_best_round_less_the_best_of_the_bare_interpreter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times = {"pass": iter([9.0, 2.0, 3.0]), "import quartett": iter([9.0, 8.0, 7.0])}
    monkeypatch.setattr(start_up, "_run", lambda program, cache: next(times[program]))
    assert start_up.seconds(["import quartett"], rounds=2) == {"import quartett": 5.0}


@pytest.mark.parametrize(
    "words", [["--rounds", "0"], ["--slice", "0"], ["--json", "no-such-folder/results.json"]]
)
def test_a_wrong_option_is_refused_with_a_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        run.parse(words)
    assert end.value.code == 2
    assert "benchmarks.run: error: " in capsys.readouterr().err


def test_every_setting_is_played_to_its_end() -> None:
    found = list(ends.settings(games.load("deckbattle")))
    assert len(found) == (2 + 3 + 4) * 4 * 2
    assert (4, {"mode": "kage", "expert": "yes", "first": "3"}) in found
    push = games.load("push")
    parts = [ends.play(push.begin(seats, options), 2, 1) for seats, options in ends.settings(push)]
    total = ends.together(parts)
    assert total.games == 2 * len(parts) and 0 < total.shortest <= total.longest
    assert str(total).startswith(f"{total.games} games ended after {total.shortest} to")
