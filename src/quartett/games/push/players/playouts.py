"""Push with two seats: compares moves by playing games to the end, with the same cards and rolls
for each move."""

from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.games.push.players.steady import SteadyBot
from quartett.games.push.rules.die import FACES
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import DRAW, ROLL
from quartett.games.push.rules.pile import ROLL_CARD, UNIT
from quartett.games.push.rules.state import DRAWING

LUCK: Final = 0x5075_7368
"""The seed of imagined games, so that a hint and the master agree."""
FEWEST: Final = 20
MOST: Final = 2000
"""The least and the most playouts of a move."""
OFTEN: Final = 40
"""How many playouts lie between comparisons that drop the worse moves."""
DOUBT: Final = 1.0
"""By how many standard errors a move must beat the one preferred by the look-ahead."""


class Playouts:
    """Both seats play on as `steady`, in games consistent with what is seen."""

    def __init__(self, seen: Push, seat: i64, may_look: Callable[[], bool]) -> None:
        self.seen: Push = seen
        self.seat: i64 = seat
        self.may_look: Callable[[], bool] = may_look
        self.tired: bool = False
        self.stream: Stream = Stream(LUCK)
        self.policy: SteadyBot = SteadyBot()
        self.cards: vec[i64] = vec[i64]([0] * (seen.pile + 1))  # by the size of the pile
        self.faces: vec[i64] = vec[i64]([0] * (2 * seen.pile + 2))
        self.rounds: i64 = 0
        self.played: list[int] = []  # playouts per move: some are dropped early
        self.sums: list[float] = []
        self.squares: list[float] = []

    def compare(self, found: list[float]) -> list[float]:
        """The worth of each move, where `found` comes from the look-ahead: its best move is
        compared with the others, which must be significantly better."""
        best = found.index(max(found))
        self.played = [0] * len(found)
        self.sums, self.squares = [0.0] * len(found), [0.0] * len(found)
        rivals = [place for place in range(len(found)) if place != best]
        while rivals and self.rounds < MOST and self._play_round(best, rivals):
            if self.rounds % OFTEN == 0:
                rivals = [place for place in rivals if self._gain(place) > -self._error(place)]
        if self.rounds < FEWEST:
            return found
        return [self._worth(found, place, best) for place in range(len(found))]

    def _worth(self, found: list[float], place: int, best: int) -> float:
        if place == best:
            return found[best]
        return min(1.0, max(0.0, found[best] + self._gain(place) - DOUBT * self._error(place)))

    def _gain(self, place: int) -> float:
        return self.sums[place] / float(self.played[place])

    def _error(self, place: int) -> float:
        """Slightly more than 0 if all results were equal."""
        mean: float = self._gain(place)
        spread: float = self.squares[place] / float(self.played[place]) - mean * mean
        return sqrt(max(0.0, spread) / float(self.played[place])) + 1e-6

    def _play_round(self, best: int, rivals: list[int]) -> bool:
        """Plays one round. Returns whether there was time."""
        state = self.seen.imagine(self.stream)
        self._shuffle(state)
        moves = self.seen.legal(self.seat)
        usual: float = self._played(state, moves[best])
        gains = [self._played(state, moves[place]) - usual for place in rivals]
        if self.tired:
            return False
        self.rounds += 1
        for place, gain in zip(rivals, gains, strict=True):
            self.played[place] += 1
            self.sums[place] += gain
            self.squares[place] += gain * gain
        return True

    def _shuffle(self, state: Push) -> None:
        """Draws the order of the pile and the rolls of the die."""
        rest = state.copy()
        rest.phase = DRAWING
        while rest.pile:
            move: i64 = rest.chance(self.stream)
            self.cards[rest.pile] = move
            if move == DRAW + ROLL_CARD:
                rest.rolls -= 1
            else:
                rest.unseen -= UNIT[move - DRAW]
            rest.pile -= 1
        for place in range(i64(len(self.faces))):
            self.faces[place] = ROLL + self.stream.below(FACES)

    def _played(self, before: Push, move: i64) -> float:
        """What the seat wins at the end."""
        state = before.copy()
        state.apply(self.seat, move)
        while not self.tired and not state.over:
            if state.actor == CHANCE:
                state.apply(CHANCE, self._luck(state))
            else:
                self._answer(state)
        winners = state.winners()
        return 1.0 / len(winners) if self.seat in winners else 0.0

    def _luck(self, state: Push) -> i64:
        if state.phase == DRAWING:
            return self.cards[state.pile]
        return self.faces[2 * state.pile + (1 if state.taker == state.turn else 0)]

    def _answer(self, state: Push) -> None:
        moves = state.legal(state.actor)
        move: i64 = moves[0]
        if len(moves) > 1:
            self.tired = not self.may_look()
            move = self.policy.choose(state, state.actor, self.stream)
        state.apply(state.actor, move)
