"""The games as OpenSpiel games, registered as `quartett_push` and so on.

>>> import pyspiel
>>> import quartett.envs.openspiel
>>> state = pyspiel.load_game("quartett_push(players=3,risk=yes)").new_initial_state()
>>> state.current_player(), state.legal_actions()
(0, [0])

`quartett_force(small=1)` is one of the starts with few cards (`Game.small_starts`), small enough
for OpenSpiel's exploitability. `horizon` ends a game after that many answers of players, without a
winner; the default is `Game.longest`, so `max_game_length` holds for every way of playing.

They are sequential. Simultaneous choices are asked for one after another, and no observation shows
what others have sealed, which is an equivalent game. Chance has its own action numbers: the move
minus the number of players' moves. Utilities are those of `envs.playing`: a win is worth 1.
"""

from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.many_games import count_wins
from quartett.core.state import State
from quartett.envs.vector import Row, blank_row


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
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.fewest, "small": 0, "horizon": 0}
        | dict.fromkeys(settings, ""),
    )


def game_info(game: Game[Any], seats: int, horizon: int) -> Any:
    moves = int(game.observation(seats).moves)
    stake = 0.0 if game.together else 1 / seats
    return pyspiel.GameInfo(
        num_distinct_actions=moves,
        max_chance_outcomes=len(game.moves) - moves,
        num_players=seats,
        min_utility=-stake,
        max_utility=1.0 - stake,
        utility_sum=None if game.together else 0.0,
        max_game_length=horizon,
    )


class SpielGame(pyspiel.Game):
    """`players` and the options of the game are its parameters; an empty option takes its
    default."""

    rules: Game[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game = dict(params or {}), self.rules
        seats = int(given.get("players", game.fewest))
        options = {o.name: str(given[o.name]) for o in game.options if given.get(o.name)}
        self.first: State = begin(game, seats, options, int(given.get("small", 0)))
        self.observation = game.observation(seats)
        self.horizon = int(given.get("horizon", 0)) or game.longest(seats)
        super().__init__(self.kind, game_info(game, seats, self.horizon), given)
        self._recaller = Recaller(self, None)  # OpenSpiel needs one at every information state

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> "Observer | Recaller":
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return self._recaller if not params else Recaller(self, params)
        return Observer(self, params)


def begin(game: Game[Any], seats: int, options: dict[str, str], small: int) -> State:
    """The start of a game: the full one, or one with few cards and two seats."""
    if not small:
        state: State = game.start(seats, **options)
        return state
    starts = game.small_starts()
    if not 1 <= small <= len(starts) or seats != int(starts[0].seats) or options:
        raise ValueError(
            f"{game.name} has {len(starts)} small starts, for 2 players and without options: "
            f"small is 0 for none, or one of 1 to {len(starts)}"
        )
    first: State = starts[small - 1]
    return first


Marks = tuple[bytes, ...]
"""For each seat a digest of everything it has seen."""
BLANK: Final = b""


class Kept:
    """What OpenSpiel copies and pickles of a state: the game, its position, and what every seat
    remembers of the way there. The history is replayed only on demand."""

    def __init__(self, rules: Game[Any], first: State, marks: Marks = ()) -> None:
        """`first` is the starting position and is not changed; `marks` is what was remembered
        there; without it nothing has happened yet."""
        self.rules = rules
        self.state = first.copy()
        self.first_of_chance = int(rules.observation(int(first.seats)).moves)
        self._marked = first
        """The position of the marks; `_way` leads from there to the state."""
        self._marks = marks
        self._known: list[list[int]] = []
        self._way: list[tuple[int, int]] = []
        self.answers = 0
        """Answers of players since the start of the game."""

    def apply(self, move: int) -> None:
        actor = int(self.state.actor)
        self.state.apply(actor, move)
        self.answers += actor != CHANCE
        self._way.append((actor, move))

    def marks(self) -> Marks:
        """What every seat remembers: the sequence of everything it has seen, whenever it
        changed."""
        if not self._known:
            seats = range(int(self.state.seats))
            self._known = [self._marked.masked(seat).numbers() for seat in seats]
            self._marks = self._marks or tuple(added(BLANK, known) for known in self._known)
        if not self._way:
            return self._marks
        marked, known, marks = self._marked.copy(), list(self._known), list(self._marks)
        for actor, move in self._way:
            marked.apply(actor, move)
            for seat, before in enumerate(known):
                known[seat] = marked.masked(seat).numbers()
                if known[seat] != before:
                    marks[seat] = added(marks[seat], known[seat])
        self._marked, self._known, self._marks, self._way = marked, known, tuple(marks), []
        return self._marks

    def imagined(self, player: int, stream: Stream) -> "Kept":
        """Another world with the same observations for the player. The others' memories there are
        what they know at that point."""
        world = self.state.masked(player).imagine(stream)
        twin = Kept(self.rules, world)
        marks = list(twin.marks())
        marks[player] = self.marks()[player]
        twin._marks, twin.answers = tuple(marks), self.answers
        return twin

    def __deepcopy__(self, memo: Any) -> "Kept":
        twin = Kept.__new__(Kept)
        vars(twin).update(vars(self))
        twin.state, twin._way = self.state.copy(), list(self._way)  # the rest never changes
        return twin

    def __reduce__(self) -> Any:
        return restore, (self.rules.name, self.state.numbers(), self.marks(), self.answers)


def added(mark: bytes, known: list[int]) -> bytes:
    return blake2b(mark + repr(known).encode(), digest_size=12).digest()


def restore(name: str, numbers: list[int], marks: Marks, answers: int) -> Kept:
    rules = games.load(name)
    kept = Kept(rules, rules.restore(numbers), marks)
    kept.answers = answers
    return kept


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame, kept: Kept | None = None) -> None:
        super().__init__(game)
        self.kept = kept or Kept(game.rules, game.first)
        self._horizon = game.horizon

    def current_player(self) -> Any:
        state = self.kept.state
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if state.actor == CHANCE else int(state.actor)

    def _legal_moves(self, player: int) -> list[int]:
        state = self.kept.state
        asked = player == state.actor and not self.is_terminal()
        return list(state.legal(player)) if asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.kept.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(move - self.kept.first_of_chance, weight / total) for move, weight in outcomes]

    def _apply_move(self, move: int) -> None:
        chance = self.kept.state.actor == CHANCE
        self.kept.apply(move + self.kept.first_of_chance if chance else move)

    def _move_text(self, player: int, move: int) -> str:
        number = move + self.kept.first_of_chance if player == CHANCE else move
        return self.kept.rules.moves.text(number)

    # Named by OpenSpiel.
    _legal_actions = _legal_moves
    _apply_action = _apply_move
    _action_to_string = _move_text

    def is_terminal(self) -> bool:
        return self.kept.state.over or self.kept.answers >= self._horizon

    def returns(self) -> list[float]:
        state = self.kept.state
        if not state.over:
            return [0.0] * int(state.seats)
        return count_wins(state, self.kept.rules.together)

    def resample_from_infostate(self, player_id: int, sampler: Any) -> "SpielState":
        """A state with the same observations for the player, drawn with a function that returns a
        number from 0 to 1. Its history is empty, because it is unknown how the others got there."""
        stream = Stream(int(sampler() * 2**62))
        return SpielState(self.get_game(), self.kept.imagined(int(player_id), stream))

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position, reached by the same moves."""
        return (
            isinstance(other, SpielState)
            and self.kept.state == other.kept.state
            and self.history() == other.history()
        )

    def __str__(self) -> str:
        """The whole table in words, and its numbers, which differ whenever anything does. For
        whoever runs the game, not for players."""
        return f"{self.kept.state}\n{' '.join(map(str, self.kept.state.numbers()))}"


class Observer:
    """What one player sees, with a named tensor for each field (see docs/envs.md)."""

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


class Recaller:
    """What one player has seen and done since the start, as text: information states with perfect
    recall. Two are equal if the player could never tell their histories apart."""

    def __init__(self, game: SpielGame, params: Any) -> None:
        self._now = Observer(game, params)
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        raise NotImplementedError("information states are text only; observations have tensors")

    def string_from(self, state: SpielState, player: int) -> str:
        return f"{state.kept.marks()[player].hex()} {self._now.string_from(state, player)}"


def register(name: str) -> None:
    """Registers one class per game. OpenSpiel releases it after the interpreter has shut down,
    which only a class survives."""
    rules = games.load(name)
    kind = game_type(rules)
    pyspiel.register_game(kind, type(f"Spiel_{name}", (SpielGame,), {"rules": rules, "kind": kind}))


for _name in games.NAMES:
    register(_name)
