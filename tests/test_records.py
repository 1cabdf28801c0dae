"""Recorded games replay to the end, and every game can be restored from its text."""

from pathlib import Path

import pytest

import quartett
from quartett import games
from quartett.core.chance import Stream
from quartett.core.record import Record, ending_of, parse
from quartett.core.replay import replay, start
from quartett.core.state import State
from retelling import PLAYTHROUGHS, RECORDS, RETOLD, path_of, retell
from walks import ALL_GAMES, EVERY, SOME, Setup, written

KEPT = sorted(RECORDS.rglob("*.quartett"))
REPLAYED = KEPT if quartett.is_compiled() else KEPT[::6]
"""From the sources some will do: `test_chance` compares both builds over more games."""


def read(path: Path) -> Record:
    return parse(path.read_text("utf-8"))


def replayed(record: Record) -> State:
    game = games.load(record.game)
    state = start(game, record)
    for _ in replay(game, record, state):
        pass
    return state


@pytest.mark.parametrize("path", REPLAYED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_kept_game_replays_with_all_its_cards_at_every_step(path: Path) -> None:
    record = read(path)
    game = games.load(record.game)
    state = start(game, record)
    assert game.conserved(state)
    for move in replay(game, record, state):
        assert game.conserved(state), f"line {move.line}"
    assert state.over and record.ending == ending_of(state)
    assert record.text() == path.read_text("utf-8")


@pytest.mark.parametrize("name", ALL_GAMES)
def test_at_least_a_hundred_games_are_kept_with_all_seats_and_options(name: str) -> None:
    game = games.load(name)
    records = [read(path) for path in KEPT if path.parent.name == name]
    assert len(records) >= 100
    assert {record.seats for record in records} == set(range(game.fewest, game.most + 1))
    for option in game.options:
        for seats in range(game.fewest, game.most + 1):
            values = {r.options[option.name] for r in records if r.seats == seats}
            assert values == set(option.choices(seats))


@pytest.mark.parametrize("name", RETOLD)
def test_a_playthrough_is_told_as_it_was(name: str) -> None:
    """If this is meant to change: PYTHONPATH=src python tests/retelling.py"""
    assert retell(name) == path_of(name).read_text("utf-8")


def test_every_game_has_a_playthrough_and_none_is_forgotten() -> None:
    assert {path_of(name) for name in RETOLD} == set(PLAYTHROUGHS.glob("*.txt"))
    assert {name.split("/")[0] for name in RETOLD} == set(ALL_GAMES)


@pytest.mark.parametrize("setup", EVERY, ids=str)
def test_a_game_comes_back_from_its_text(setup: Setup) -> None:
    record = written(setup, seed=6)
    read_again = parse(record.text())
    assert read_again.text() == record.text()
    state = replayed(read_again)
    assert state.over and ending_of(state) == record.ending
    assert state.numbers() == replayed(record).numbers()


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_a_game_can_be_cut_at_any_line_and_goes_on_from_there(setup: Setup) -> None:
    record = written(setup, seed=7)
    game = setup.game
    whole = start(game, record)
    for number, _ in enumerate(replay(game, record, whole), start=1):
        if number % 50 == 0:
            part = parse(Record(record.header, record.moves[:number]).text())
            assert replayed(part).numbers() == whole.numbers()


@pytest.mark.skipif(quartett.is_compiled(), reason="a compiled class cannot be taken away")
def test_a_replay_needs_no_random_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a random stream was used")

    monkeypatch.setattr(Stream, "__init__", refuse)
    monkeypatch.setattr(Stream, "word", refuse)
    with pytest.raises(AssertionError):
        Stream(1)
    assert replayed(read(KEPT[0])).over


@pytest.mark.parametrize("name", ALL_GAMES)
def test_every_move_has_a_text_of_its_own(name: str) -> None:
    moves = games.load(name).moves
    for number in range(len(moves)):
        text = moves.text(number)
        assert moves.parse(text) == number == moves.parse(f"  {text.upper()}  ".replace(" ", "  "))
        assert text == text.lower() == " ".join(text.split()) and "#" not in text


def test_comments_unknown_keys_and_names_are_kept_apart() -> None:
    record = written(SOME[0], seed=1)
    names = [f"Böb {seat}" for seat in range(record.seats)]
    record.header |= {"players": "; ".join(names), "weather": "rain"}
    lines = record.text().splitlines()
    lines[0] += " # a game"
    lines[-5] += "  # look!"
    again = parse("\r\n".join(lines) + "\r\n")
    assert again.text() == record.text()
    assert again.players == names and again.header["weather"] == "rain"
    assert replayed(again).over


def test_players_that_are_not_one_for_each_seat_are_ignored() -> None:
    record = written(SOME[0], seed=1)
    record.header["players"] = "Ada"
    assert record.players == []
