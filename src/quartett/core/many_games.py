"""Many games of one kind, stepped together, as numbers.

The rows are written in place and never move, so NumPy can view them without copying.
"""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.observation import Observation
from quartett.core.play import Bot, ask
from quartett.core.state import IllegalMove, State


class ManyGames:
    """`games` games that begin like `start`. A finished game starts again at once.

    Bots play their seats; `step` takes the answers of all others. Each game draws from its own
    streams, so it does not depend on the others.
    """

    def __init__(
        self,
        start: State,
        observation: Observation,
        games: i64,
        bots: list[Bot | None],
        together: bool,
        watch: i64 = 0,
    ) -> None:
        self.start: State = start
        self.observation: Observation = observation
        self.games: i64 = games
        self.seats: i64 = start.seats
        self.bots: list[Bot | None] = bots
        self.together: bool = together
        self.states: list[State] = []
        self.chance: list[Stream] = []
        self.own: list[Stream] = []
        self.seen: vec[i16] = vec[i16]([0] * (games * observation.size))
        self.shown: vec[i64] = vec[i64]([0] * (games * observation.blocks))
        """What stands in the long blocks of `seen`."""
        self.listed: list[tuple[int, ...]] = [()] * games
        """The legal moves of each actor."""
        self.masks: vec[u8] = vec[u8]([0] * (games * observation.moves))
        self.asked: vec[i64] = vec[i64]([0] * games)
        """The actor of each game."""
        self.wins: vec[float] = vec[float]([0.0] * (games * start.seats))
        """The reward of each seat in a game that has just ended; see `count_wins`."""
        self.points: vec[i64] = vec[i64]([0] * (games * start.seats))
        self.ended: vec[u8] = vec[u8]([0] * games)
        self.watch: i64 = watch
        self.last: vec[i16] = vec[i16]([0] * (games * observation.size))
        """The last observation of the watched seat in its previous game."""

    def begin(self, seed: int) -> None:
        self.states = [self.start.copy() for _ in range(self.games)]
        self.chance = [Stream(seed, index) for index in range(self.games)]
        self.own = [Stream(seed, 2**31 + index) for index in range(self.games)]
        for game in range(self.games):
            self._clear(game)
            self._go_on(game)

    def step(self, moves: list[int]) -> None:
        """Takes one answer per game. If any is illegal, nothing changes."""
        self._check(moves)
        for game in range(self.games):
            if self.ended[game]:
                self._clear(game)
            state = self.states[game]
            state.apply(self.asked[game], moves[game])
            self._go_on(game)

    def sample(self) -> list[int]:
        """A random legal move for each game. Only the streams change."""
        moves: list[int] = []
        for game in range(self.games):
            listed = self.listed[game]
            moves.append(listed[self.own[game].below(len(listed))])
        return moves

    def _check(self, moves: list[int]) -> None:
        if len(moves) != self.games:
            raise ValueError(f"{self.games} games need as many moves, not {len(moves)}")
        size: i64 = self.observation.moves
        for game in range(self.games):
            move: i64 = moves[game]
            if move < 0 or move >= size or not self.masks[game * size + move]:
                raise IllegalMove(int(self.asked[game]), int(move))

    def _clear(self, game: i64) -> None:
        self.ended[game] = 0
        for place in range(game * self.seats, (game + 1) * self.seats):
            self.wins[place] = 0.0
            self.points[place] = 0

    def _go_on(self, game: i64) -> None:
        """Lets chance and bots answer until somebody else owes a move."""
        state = self.states[game]
        actor: i64 = state.actor
        while True:
            if actor == CHANCE:
                state.apply(actor, state.chance(self.chance[game]))
            elif actor == NOBODY:
                state = self._end(game)
            else:
                bot = self.bots[actor]
                if bot is None:
                    break
                state.apply(actor, ask(bot, state, self.own[game]))
            actor = state.actor
        self.asked[game] = actor
        self._write(game, state, actor)

    def _end(self, game: i64) -> State:
        state = self.states[game]
        self.ended[game] = 1
        self.observation.look(state, self.watch, self.last, game * self.observation.size)
        points = state.scores()
        wins = count_wins(state, self.together)
        for seat in range(self.seats):
            self.wins[game * self.seats + seat] = wins[seat]
            self.points[game * self.seats + seat] = points[seat]
        fresh = self.start.copy()
        self.states[game] = fresh
        return fresh

    def _write(self, game: i64, state: State, seat: i64) -> None:
        look = self.observation
        look.renew(state, seat, self.seen, game * look.size, self.shown, game * look.blocks)
        masks = self.masks
        first: i64 = game * look.moves
        for move in self.listed[game]:
            masks[first + move] = 0
        listed = state.legal(seat)
        for move in listed:
            masks[first + move] = 1
        self.listed[game] = listed


def count_wins(state: State, together: bool) -> list[float]:
    """In a cooperative game a win is 1. Otherwise the winners share 1 and everybody pays an equal
    part of it, so the rewards add up to 0."""
    winners = state.winners()
    if together:
        return [1.0 if seat in winners else 0.0 for seat in range(int(state.seats))]
    stake: float = 1.0 / float(int(state.seats))
    share: float = 1.0 / float(len(winners)) if winners else stake
    if not winners:
        return [0.0] * int(state.seats)
    return [share - stake if seat in winners else -stake for seat in range(int(state.seats))]
