"""The games as games of OpenSpiel, under the names `quartett_push` and so on.

>>> import pyspiel
>>> import quartett.envs.openspiel
>>> state = pyspiel.load_game("quartett_push(players=3,risk=yes)").new_initial_state()
>>> state.current_player(), state.legal_actions()
(0, [0])

They are sequential. Where several seats choose at once they are asked one after the other, and no
observation shows what the others have sealed, which is the same game. Chance has its own numbers:
the move less the moves of players. Utilities are those of `envs.playing`: a win is worth 1.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from quartett import games
from quartett.core.chance import CHANCE
from quartett.core.game import Game
from quartett.core.many_games import count_wins
from quartett.core.state import State
from quartett.envs.vector import Row, blank_row

LONGEST: Final = 100_000
"""The rules of some games set no limit to the answers of a game; no game comes near this one."""


def game_type(game: Game[Any]) -> Any:
    settings = {option.name: option.default(game.fewest) for option in game.options}
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"quartett_{game.name}",
        long_name=f"Quartett: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.together else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.fewest} | dict.fromkeys(settings, ""),
    )


def game_info(game: Game[Any], seats: int) -> Any:
    moves = int(game.observation(seats).moves)
    stake = 0.0 if game.together else 1 / seats
    return pyspiel.GameInfo(
        num_distinct_actions=moves,
        max_chance_outcomes=len(game.moves) - moves,
        num_players=seats,
        min_utility=-stake,
        max_utility=1.0 - stake,
        utility_sum=None if game.together else 0.0,
        max_game_length=LONGEST,
    )


class SpielGame(pyspiel.Game):
    """`players` and the options of the game are its parameters; an option left empty is usual."""

    rules: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game = dict(params or {}), self.rules
        seats = int(given.get("players", game.fewest))
        options = {o.name: str(given[o.name]) for o in game.options if given.get(o.name)}
        self.first: State = game.start(seats, **options)
        self.observation = game.observation(seats)
        super().__init__(self.kind, game_info(game, seats), given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, params)


class Kept:
    """What OpenSpiel copies and pickles of a state: the game and where it stands."""

    def __init__(self, rules: Game[Any], state: State) -> None:
        self.rules = rules
        self.state = state
        self.first_of_chance = int(rules.observation(int(state.seats)).moves)

    def __deepcopy__(self, memo: Any) -> "Kept":
        return Kept(self.rules, self.state.copy())

    def __reduce__(self) -> Any:
        return restore, (self.rules.name, self.state.numbers())


def restore(name: str, numbers: list[int]) -> Kept:
    rules = games.load(name)
    return Kept(rules, rules.restore(numbers))


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.kept = Kept(game.rules, game.first.copy())

    def current_player(self) -> Any:
        state = self.kept.state
        if state.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if state.actor == CHANCE else int(state.actor)

    def _legal_moves(self, player: int) -> list[int]:
        state = self.kept.state
        return list(state.legal(player)) if player == state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.kept.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(move - self.kept.first_of_chance, weight / total) for move, weight in outcomes]

    def _apply_move(self, move: int) -> None:
        state = self.kept.state
        actor = int(state.actor)
        state.apply(actor, move + self.kept.first_of_chance if actor == CHANCE else move)

    def _move_text(self, player: int, move: int) -> str:
        number = move + self.kept.first_of_chance if player == CHANCE else move
        return self.kept.rules.moves.text(number)

    # The names that OpenSpiel gives them.
    _legal_actions = _legal_moves
    _apply_action = _apply_move
    _action_to_string = _move_text

    def is_terminal(self) -> bool:
        return self.kept.state.over

    def returns(self) -> list[float]:
        state = self.kept.state
        if not state.over:
            return [0.0] * int(state.seats)
        return count_wins(state, self.kept.rules.together)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position, reached by the same moves."""
        return (
            isinstance(other, SpielState)
            and self.kept.state == other.kept.state
            and self.history() == other.history()
        )

    def __str__(self) -> str:
        """The numbers of the whole state: for the one who runs the game, not for players."""
        return " ".join(map(str, self.kept.state.numbers()))


class Observer:
    """What one player sees, with a named part for each field (see docs/envs.md)."""

    def __init__(self, game: SpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but these were given: {params}")
        self.observation = game.observation
        self.row, self.view = blank_row(int(self.observation.size))
        self.tensor = np.zeros(self.observation.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for field in self.observation.fields:
            self.dict[field.name] = self.tensor[at : at + field.length]
            at += field.length

    def _look(self, state: SpielState, player: int) -> Row:
        self.observation.look(state.kept.state.masked(player), player, self.row, 0)
        return self.view

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._look(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return " ".join(map(str, self._look(state, player)))


def register(name: str) -> None:
    """A class for each game: OpenSpiel lets go of what it was given when Python is gone already,
    which only a class survives."""
    rules = games.load(name)
    kind = game_type(rules)
    pyspiel.register_game(kind, type(f"Spiel_{name}", (SpielGame,), {"rules": rules, "kind": kind}))


for _name in games.NAMES:
    register(_name)
