"""The network that tells chances between two turns: what must hold whatever it has learned, and
what its learning is made of."""

import importlib.util
import json
from pathlib import Path

import numpy as np
import pytest
from benchmarks.deckbattle import __main__ as command
from benchmarks.deckbattle import network as learning
from benchmarks.learned_chances import Table, Weights, forward, slopes_of, text_of, traced

import quartett
from quartett import games
from quartett.games.deckbattle import GAME, network
from quartett.games.deckbattle.players import network as network_file
from quartett.games.deckbattle.players.inputs import SUM, seat_width, table_row, table_width
from quartett.games.deckbattle.players.learned import LearnedValue
from quartett.games.deckbattle.players.network import Network, learned_rows
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.state import IN_HAND, NO_CARD, SEAT
from quartett.games.facts import CardFile
from quartett.games.weights import rows_of

compiled = pytest.mark.skipif(not quartett.is_compiled(), reason="many games")
every_number = pytest.mark.parametrize("seats", [2, 3, 4])
ROWS_OF_SEATS = [
    *("draw", "discard", "hand", "known", "hidden", "done", "inventory", "owned", "chakra"),
    *("scrolls", "side_b", "lion", "insects", "masks_won", "dealt_hidden", "sealed", "sensei"),
    *("turns", "beaten"),
]


def between_turns(seats: int, seed: int = 3) -> list[DeckBattle]:
    return [state.copy() for state in learning.Walk(seats, seed, 1).positions()]


def moved_on(state: DeckBattle) -> DeckBattle:
    """The same table, with everybody one seat farther to the left."""
    seats, found = int(state.seats), state.copy()
    for name in ROWS_OF_SEATS:
        row = list(getattr(state, name))
        width = len(row) // seats
        numbers = getattr(found, name)
        for place, number in enumerate(row[-width:] + row[:-width]):
            numbers[place] = number
    found.turn = (state.turn + 1) % seats
    found.first = (state.first + 1) % seats
    for name in ("akamaru_owner", "chip_owner"):
        owner = int(getattr(state, name))
        setattr(found, name, owner if owner == NO_CARD else (owner + 1) % seats)
    for place, card in enumerate(state.wounded):
        found.wounded[place] = (card // SEAT + 1) % seats * SEAT + card % SEAT
    for jutsu, where in enumerate(state.jutsu_at):
        if where >= IN_HAND:
            found.jutsu_at[jutsu] = where // 10 * 10 + (where % 10 + 1) % seats
    return found


@every_number
def test_chances_add_up_and_are_the_same_from_every_seat(seats: int) -> None:
    value = network()
    for state in between_turns(seats):
        chances, moved = value.chances(state), value.chances(moved_on(state))
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < chance < 1.0 for chance in chances)
        assert moved == pytest.approx(chances[-1:] + chances[:-1], abs=1e-9)


@every_number
def test_it_knows_one_card_from_another_that_counts_as_much(seats: int) -> None:
    """The learned sum does not: it sees what a card does, and nothing else."""
    state, own = between_turns(seats)[20], 0
    before = network().chances(state)
    box, kinds = state.box, int(state.box.kinds)
    told = set()
    for kind in range(int(box.first_field), int(box.first_threat)):
        other = state.copy()
        other.discard[own * kinds + kind] += 1
        told.add(round(network().chances(other)[own], 6))
    assert len(told) > 40 and round(before[own], 6) not in told


def test_with_other_cards_the_learned_sum_decides() -> None:
    text = CardFile.own("quartett.games.deckbattle").text
    file = CardFile(text.replace("\nforce = 3\n", "\nforce = 4\n", 1), "mine.toml")
    others = games.load("deckbattle", file)
    assert others.cards_digest != GAME.cards_digest
    assert isinstance(GAME.judge().value, Network)
    assert type(others.judge().value) is LearnedValue
    state = others.start(2)
    assert sum(others.judge().values(state)) == pytest.approx(1.0)


def test_it_was_learned_with_these_cards() -> None:
    """If not: python -m benchmarks.deckbattle --write"""
    about = json.loads(command.NETWORK.read_text("utf-8").partition("\n")[0])
    assert about["cards"] == GAME.cards_digest
    assert about["command"].startswith("python -m benchmarks.deckbattle")
    assert network().fits(GAME.box)


def test_a_box_with_one_card_more_is_told_from_ours() -> None:
    rows = learned_rows()
    rows["own"] = rows["own"][:-1]
    assert not Network(rows).fits(GAME.box)


@compiled
def test_what_is_learned_with_is_what_is_played_with() -> None:
    """The chances while learning are those of the file, up to how its numbers are rounded."""
    table = learning.collected(2, 3, 5)
    lesson = learning.lesson([table], 1)
    lesson.run()
    played = Network(rows_of(text_of(lesson.rows(), {})))
    told = lesson.chances(table)
    states = [state for number in range(3) for state in _walked(number)]
    assert len(states) == len(told)
    for state, chances in zip(states, told, strict=True):
        assert played.chances(state) == pytest.approx(chances, abs=0.02)


@compiled
def test_it_is_learned_alone_by_one_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = tmp_path / "network.jsonl"
    monkeypatch.setattr(command, "NETWORK", place)
    monkeypatch.delattr(command, "FILE")  # nothing else is written
    monkeypatch.setattr(command, "FEWEST", 20)
    asked = ["--network", "--games", "20", "--seed", "2", "--kept", str(tmp_path / "kept.json")]
    command.main([*asked, "--write"])
    before = place.read_text("utf-8")
    about = before.partition("\n")[0]
    assert json.loads(about)["command"].endswith("--network --games 20 --seed 2 --write")
    assert Network(rows_of(before)).fits(GAME.box)
    monkeypatch.delattr(learning, "GAME")  # what a run has found it does not look for again
    command.main([*asked, "--write"])
    assert place.read_text("utf-8") == before


def _walked(number: int) -> list[DeckBattle]:
    return [state.copy() for state in learning.Walk(2, 5, number).positions()]


def test_slopes_are_those_of_the_log_loss() -> None:
    draw = np.random.default_rng(2)
    table = learning.collected(3, 1, 4)
    own, field = table.own[:6].astype(np.float64), table.table[:6].astype(np.float64)
    aims = draw.dirichlet([1.0, 1.0, 1.0], size=6)
    begun = Weights(draw, learning.OWN, learning.TABLE, learning.PLAN).now
    weights = {name: one.astype(np.float64) * 0.3 for name, one in begun.items()}
    own /= np.maximum(np.abs(own).max(axis=(0, 1)), 1)
    slopes = slopes_of(weights, own, field, aims)
    for name in weights:
        place = np.unravel_index(np.abs(slopes[name]).argmax(), slopes[name].shape)
        lifted = []
        for step in (1e-5, -1e-5):
            weights[name][place] += step
            chances = forward(weights, own, field)[2]
            lifted.append(float(-(aims * np.log(chances)).sum(axis=1).mean()))
            weights[name][place] -= step
        assert slopes[name][place] == pytest.approx((lifted[0] - lifted[1]) / 2e-5, rel=1e-3)


def test_later_chances_count_less_than_what_came_of_them() -> None:
    """Two games of two positions: the last one is worth the result, the first what came of it,
    and a little what was said of the next."""
    won = np.array([[1, 0], [1, 0], [0, 1], [0, 1]], dtype=np.float32)
    table = Table(np.zeros(4), np.zeros(4), won, np.array([0, 0, 1, 1]))
    said = np.array([[0.5, 0.5], [0.8, 0.2], [0.5, 0.5], [0.4, 0.6]], dtype=np.float32)
    aims = traced(table, said, 0.75)
    assert aims == pytest.approx(np.array([[0.95, 0.05], [1, 0], [0.1, 0.9], [0, 1]]))


def test_the_engine_of_the_pages_has_it_too() -> None:
    place = Path(__file__).parents[3] / "client" / "offline.py"
    spec = importlib.util.spec_from_file_location("offline", place)
    assert spec is not None and spec.loader is not None
    offline = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(offline)
    packed = {path.name for path in offline.own_files()}
    assert {network_file.FILE, "weights.toml"} <= packed


def test_inputs_are_as_wide_as_the_box() -> None:
    state = between_turns(2)[0]
    assert len(table_row(state)) == table_width(GAME.box) == learning.TABLE
    rows = network().seat_rows(state)
    assert [len(row) for row in rows] == 2 * [int(seat_width(GAME.box))] == 2 * [learning.OWN]
    assert rows[0][SUM] != 0.0
