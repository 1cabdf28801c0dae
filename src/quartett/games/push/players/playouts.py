"""Push: compares moves by playing games to the end, with the same cards and rolls for each move."""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.judge import shares
from quartett.games.push.players.evaluation import WEIGHTS
from quartett.games.push.players.steady import SteadyBot
from quartett.games.push.rules import pile
from quartett.games.push.rules.die import FACES
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import DRAW, FLIP, ROLL, STOP
from quartett.games.push.rules.state import DECIDING, DRAWING, PLACING

LUCK: Final = 0x5075_7368
"""The seed of imagined games, so that a hint and the master agree."""
FEWEST: Final = 20
MOST: Final = 2000
"""The least and the most playouts of a move."""
OFTEN: Final = 20
"""How many playouts lie between comparisons that drop the worse moves."""
PROBABLY: Final = 1.0
SURELY: Final = 2.2
"""A move that is behind by this many standard errors is dropped: where a move has to be made, and
where somebody will be told how much worse it is."""
DOUBT: Final = WEIGHTS.number("doubt")
"""By how many standard errors a move must beat the usual one."""
CLOSE: Final = WEIGHTS.number("close")
"""A lead of this many points at the end counts as a win by e to 1."""
LESS: Final = 1e-6
"""How much less a move is worth than one that is preferred to it, at least."""


class Playouts:
    """All seats play on as `steady`, in games consistent with what is seen. The move at place
    `usual` is compared with all others."""

    def __init__(self, seen: Push, seat: i64, usual: i64, may_look: Callable[[], bool]) -> None:
        self.seen: Push = seen
        self.seat: i64 = seat
        self.usual: i64 = usual
        self.may_look: Callable[[], bool] = may_look
        self.tired: bool = False
        self.stream: Stream = Stream(LUCK)
        self.policy: SteadyBot = SteadyBot()
        self.cards: vec[i64] = vec[i64]([0] * (seen.pile + 1))  # by the size of the pile
        self.faces: vec[i64] = vec[i64]([0] * ((seen.pile + 1) * seen.seats))
        self.moves: tuple[int, ...] = seen.legal(seat)
        self.rounds: i64 = 0
        self.won: float = 0.0  # by the usual move
        self.played: list[int] = [0] * len(self.moves)  # some are dropped early
        self.sums: list[float] = [0.0] * len(self.moves)
        self.squares: list[float] = [0.0] * len(self.moves)

    def run(self, behind: float = PROBABLY) -> bool:
        """Plays as long as it may and there is something to compare; a move that is `behind` by
        that many standard errors is dropped. Returns whether it was enough to tell anything."""
        rivals = [place for place in range(len(self.moves)) if place != self.usual]
        while rivals and self.rounds < MOST and self._play_round(rivals):
            if self.rounds % OFTEN == 0:
                rivals = [
                    place for place in rivals if self._gain(place) > -behind * self._error(place)
                ]
        return self.rounds >= FEWEST

    def chance(self) -> float:
        """How often the usual move won."""
        return self.won / float(self.rounds)

    def worths(self, chance: float) -> tuple[list[float], list[float]]:
        """The worth of each move, and the standard error of what it is worth less than the best.
        `chance` is the worth of the usual move, which is given up only for one that is better
        beyond doubt."""
        places = range(len(self.moves))
        sure = [self._gain(place) - DOUBT * self._error(place) for place in places]
        best = sure.index(max(sure))
        most: float = min(1.0, max(0.0, chance + sure[best]))
        worths = [min(most - LESS, max(0.0, chance + self._gain(place))) for place in places]
        errors = [sqrt(self._error(best) ** 2 + self._error(place) ** 2) for place in places]
        worths[best], errors[best] = most, 0.0
        return worths, errors

    def _gain(self, place: i64) -> float:
        """How much more a move wins than the usual one."""
        return 0.0 if place == self.usual else self.sums[place] / float(self.played[place])

    def _error(self, place: i64) -> float:
        """Slightly more than 0 if all results were equal."""
        if place == self.usual:
            return 0.0
        mean: float = self._gain(place)
        spread: float = self.squares[place] / float(self.played[place]) - mean * mean
        return sqrt(max(0.0, spread) / float(self.played[place])) + LESS

    def _play_round(self, rivals: list[int]) -> bool:
        """Plays one round. Returns whether there was time."""
        state = self.seen.imagine(self.stream)
        self._shuffle(state)
        end = self._played(state, self.moves[self.usual])
        usual: float = smooth_share(end, self.seat)
        ends = [self._played(state, self.moves[place]) for place in rivals]
        if self.tired:
            return False
        self.rounds += 1
        self.won += shares(end)[self.seat]
        for place, other in zip(rivals, ends, strict=True):
            gain: float = smooth_share(other, self.seat) - usual
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
            if move == DRAW + pile.ROLL_CARD:
                rest.rolls -= 1
            elif move == DRAW + pile.SWITCH_CARD:
                rest.switches -= 1
            else:
                rest.unseen -= pile.UNIT[move - DRAW]
            rest.pile -= 1
        for place in range(i64(len(self.faces))):
            self.faces[place] = ROLL + self.stream.below(FACES)

    def _played(self, before: Push, move: i64) -> Push:
        """How the game ends after a move, if there is time."""
        state = before.copy()
        state.apply(self.seat, move)
        while not self.tired and not state.over:
            if state.actor == CHANCE:
                state.apply(CHANCE, self._luck(state))
            else:
                self._answer(state)
        return state

    def _luck(self, state: Push) -> i64:
        if state.phase == DRAWING:
            return self.cards[state.pile]
        return self.faces[state.pile * state.seats + state.taker]

    def _answer(self, state: Push) -> None:
        """A card is placed for what is to be done next, so that need not be found out again."""
        actor: i64 = state.actor
        if (state.mask & (state.mask - 1)) == 0:
            state.apply(actor, state.legal(actor)[0])
            return
        self.tired = not self.may_look()
        placing: bool = state.phase == PLACING
        state.apply(actor, self.policy.choose(state, actor, self.stream))
        if placing and state.phase == DECIDING and state.pile:
            state.apply(actor, FLIP if self.policy.flips_on else STOP)


def smooth_share(state: Push, seat: i64) -> float:
    """The share of a win at the end, where a narrow one counts little more than a narrow defeat:
    luck decided between them, and without it fewer games tell as much."""
    own: float = _score(state, seat)
    whole: float = 0.0
    for other in range(state.seats):
        whole += exp(min(50.0, (_score(state, other) - own) / CLOSE))
    return 1.0 / whole


def _score(state: Push, seat: i64) -> float:
    """PUSH-45, 46: points, then the number of cards."""
    return float(pile.rank(state.open[seat] + state.banked[seat])) / pile.MORE_THAN_ALL_CARDS
