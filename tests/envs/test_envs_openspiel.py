"""OpenSpiel's own suite on every game, and that its games are ours."""

import re
from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, get_all_states

from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.envs.openspiel import SpielState

every_game = pytest.mark.parametrize("name", games.NAMES)


@every_game
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    game = pyspiel.load_game(f"quartett_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_saved_state_comes_back(name: str) -> None:
    game = pyspiel.load_game(f"quartett_{name}")
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[-1])
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.history() == state.history()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)


@every_game
def test_it_is_the_same_game(name: str) -> None:
    """The same answers lead to the same winners, chance included."""
    rules = games.load(name)
    seats = rules.most
    spiel = pyspiel.load_game(f"quartett_{name}", {"players": seats}).new_initial_state()
    ours, stream = rules.start(seats), Stream(3)
    first = int(rules.observation(seats).moves)
    while not ours.over:
        actor = int(ours.actor)
        assert spiel.current_player() == actor
        move = int(ours.chance(stream) if actor == CHANCE else ours.pick(actor, stream))
        number = move - first if actor == CHANCE else move
        assert spiel.action_to_string(actor, number) == rules.moves.text(move)
        spiel.apply_action(number)
        ours.apply(actor, move)
    assert spiel.is_terminal()
    winners = ours.winners()
    if winners and not rules.together:
        best = max(spiel.returns())
        assert [s for s, won in enumerate(spiel.returns()) if won == best] == winners


@every_game
def test_chance_is_weighed(name: str) -> None:
    state = pyspiel.load_game(f"quartett_{name}").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert isinstance(state, SpielState)
    assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1.0)


def test_the_tensor_is_the_observation_of_the_player() -> None:
    state = pyspiel.load_game("quartett_push(players=3,risk=yes)").new_initial_state()
    state.apply_action(0)
    tensor = np.array(state.observation_tensor(1))
    assert tensor.shape == (371,)
    assert [int(n) for n in state.observation_string(1).split()] == tensor.astype(int).tolist()


def test_options_are_parameters() -> None:
    usual, risky = (
        pyspiel.load_game(text) for text in ("quartett_push", "quartett_push(players=2,risk=yes)")
    )
    assert usual.num_players() == risky.num_players() == 2
    assert risky.max_game_length() == games.load("push").longest(2)
    first = [game.new_initial_state().observation_string(0) for game in (usual, risky)]
    assert first[0] != first[1]


# What tools of others need


@every_game
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    state = pyspiel.load_game(f"quartett_{name}").new_initial_state()
    random = Random(3)
    for _ in range(60):
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(moves, weights)[0])
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, random.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(random.choice(state.legal_actions()))


def test_a_resampled_state_does_not_tell_what_is_hidden() -> None:
    """In Konoha the others' hands are hidden: other worlds have other hands."""
    state = pyspiel.load_game("quartett_konoha").new_initial_state()
    random = Random(1)
    while state.is_chance_node():
        moves, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(moves, weights)[0])
    worlds = {str(state.resample_from_infostate(0, random.random)) for _ in range(5)}
    assert len(worlds) == 5


def test_information_states_remember_what_the_observation_has_forgotten() -> None:
    """Who took one colour first and then another sees the same table in the end, but knows."""
    game = pyspiel.load_game("quartett_force(small=2)")
    remembered: dict[str, set[str]] = {}
    for state in get_all_states.get_all_states(
        game, depth_limit=7, to_string=lambda state: state.history_str()
    ).values():
        if not state.is_terminal():
            seen = state.observation_string(0)
            remembered.setdefault(seen, set()).add(state.information_state_string(0))
    assert max(map(len, remembered.values())) > 1


def test_information_states_are_text_and_the_type_says_so() -> None:
    game = pyspiel.load_game("quartett_force(small=1)")
    kind = game.get_type()
    assert kind.provides_information_state_string and not kind.provides_information_state_tensor
    with pytest.raises(Exception, match=r"[Ii]nformation"):
        game.new_initial_state().information_state_tensor(0)


@every_game
def test_no_game_is_longer_than_it_says(name: str) -> None:
    rules = games.load(name)
    for seats in (rules.fewest, rules.most):
        longest = pyspiel.load_game(f"quartett_{name}", {"players": seats}).max_game_length()
        assert longest == rules.longest(seats)
        for seed in range(5):
            state, stream, answers = rules.start(seats), Stream(seed), 0
            while not state.over:
                actor = int(state.actor)
                answers += actor != CHANCE
                state.apply(
                    actor, state.chance(stream) if actor == CHANCE else state.pick(actor, stream)
                )
            assert answers <= longest


@every_game
def test_a_game_that_goes_round_in_circles_ends_at_its_horizon(name: str) -> None:
    """No rule ends a turn of Deck Battle in which a manoeuvre is begun and called off again; so
    that the length is true of every way to play, a game ends there without a winner."""
    game = pyspiel.load_game(f"quartett_{name}", {"horizon": 6})
    assert game.max_game_length() == 6
    state, answers = game.new_initial_state(), 0
    while not state.is_terminal():
        answers += not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    twin = game.deserialize_state(state.serialize())
    for one in (state, twin, state.clone()):
        assert one.is_terminal() and one.legal_actions() == [] and set(one.returns()) == {0.0}
    assert answers == 6


def test_a_resampled_state_has_the_same_way_to_its_horizon() -> None:
    state = pyspiel.load_game("quartett_push", {"horizon": 3}).new_initial_state()
    for _ in range(4):  # flip, what chance gives, place, flip
        state.apply_action(state.legal_actions()[0])
    if state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.resample_from_infostate(0, Random(1).random).is_terminal()


@pytest.mark.parametrize("seats", [2, 4])
def test_deck_086_098_bound_the_turns_of_deck_battle(seats: int) -> None:
    """Six turns for each of nine tokens, and the rest of the round."""
    rules = games.load("deckbattle")
    for seed in range(3):
        state, stream = rules.start(seats), Stream(seed)
        while not state.over:
            actor = int(state.actor)
            chance = actor == CHANCE
            state.apply(actor, state.chance(stream) if chance else state.pick(actor, stream))
        assert sum(state.turns) <= 9 * 6 + seats - 1


@every_game
def test_the_type_tells_the_truth(name: str) -> None:
    """Utilities within their bounds at the end and 0 before; hidden things are hidden."""
    game = pyspiel.load_game(f"quartett_{name}")
    kind, random, hidden = game.get_type(), Random(2), False
    state = game.new_initial_state()
    while not state.is_terminal():
        assert set(state.returns()) == {0.0}
        if state.is_chance_node():
            moves, weights = zip(*state.chance_outcomes(), strict=True)
            assert max(moves) < game.max_chance_outcomes() and min(weights) > 0
            state.apply_action(random.choices(moves, weights)[0])
            continue
        assert max(state.legal_actions()) < game.num_distinct_actions()
        if not hidden:
            twin = state.resample_from_infostate(state.current_player(), random.random)
            hidden = twin.kept.state.numbers() != state.kept.state.numbers()
        state.apply_action(random.choice(state.legal_actions()))
    returns = state.returns()
    assert hidden and kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
    if kind.utility == pyspiel.GameType.Utility.IDENTICAL:
        assert len(set(returns)) == 1
    else:
        assert sum(returns) == pytest.approx(game.utility_sum())


@every_game
def test_a_state_can_be_read(name: str) -> None:
    text = str(pyspiel.load_game(f"quartett_{name}").new_initial_state())
    assert text.startswith(f"{name}, ") and "to answer" in text


@pytest.mark.parametrize(("name", "most"), [("force", 4), ("push", 10)])
def test_small_starts_are_small_enough_for_exact_work(name: str, most: int) -> None:
    assert len(games.load(name).small_starts()) == most
    game = pyspiel.load_game(f"quartett_{name}", {"small": 1})
    assert len(get_all_states.get_all_states(game, to_string=lambda s: s.history_str())) < 500
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game), use_cpp_br=False)
    solver = cfr.CFRSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    solved = exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False)
    assert 0 <= solved < uniform


@pytest.mark.parametrize("wrong", [{"small": 99}, {"small": -1}, {"small": 1, "players": 3}])
def test_a_small_start_that_is_not_there_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="small starts"):
        pyspiel.load_game("quartett_force", wrong)


def test_is_mcts_runs_as_the_document_shows() -> None:
    """With fewer simulations; the rest is the text of docs/envs.md."""
    text = (Path(__file__).parent.parent.parent / "docs" / "envs.md").read_text("utf-8")
    (block,) = [b for b in re.findall(r"```python\n(.*?)```", text, re.S) if "ISMCTSBot" in b]
    found: dict[str, object] = {}
    exec(block.replace("max_simulations=200", "max_simulations=3"), found)
    assert found["state"].is_terminal()  # type: ignore[attr-defined]
