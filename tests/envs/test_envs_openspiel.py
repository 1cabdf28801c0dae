"""OpenSpiel's own suite on every game, and that its games are ours."""

import numpy as np
import pyspiel
import pytest

import quartett.envs.openspiel
from quartett import games
from quartett.core.chance import CHANCE, Stream

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
    assert risky.max_game_length() == quartett.envs.openspiel.LONGEST
    first = [game.new_initial_state().observation_string(0) for game in (usual, risky)]
    assert first[0] != first[1]
