"""Battle of the Force with two seats: the equilibrium of the next duels. Beyond them a static
evaluation decides; near the end of a game there is nothing beyond them, and the answer is exact."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.matrix import Matrix
from quartett.games.force.players.duel_mixture import DuelOutlook, Tuning
from quartett.games.force.players.evaluation import behind, chance
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import BITS
from quartett.games.force.rules.state import CARDS, DUELLING, LAST_DRAWS, NONE, REVEALING

ROUNDS: Final = 500
INNER_ROUNDS: Final = 80
"""Rounds of regret matching in the current duel, and in those that follow."""
MOST_DUELS: Final = 12
FEW_DRAWS: Final = 2
"""How many last draws are solved exactly."""
FEW_CARDS: Final = 4
"""With at most this many cards in both hands R2-D2's errands are examined. With more, a player who
did so won 41 to 47 % of games against one who did not (600 to 1,500 games each)."""
SHORT_PILE: Final = 4
"""With at most this many cards in the pile a judgement examines all errands, because the end is in
sight."""
FINE: Final = 2**20
ROUNDING: Final = 1e-9
"""Sums of the same numbers in another order differ by less."""


class TooLarge(Exception):
    """The search would exceed its budget."""


class Foresight:
    """Values are the winning chances of seat 0; a tie is half a win. `may_look` is called before
    every new position. `errands`: whether all of R2-D2's errands are examined."""

    def __init__(self, may_look: Callable[[], bool], errands: bool = False) -> None:
        self.may_look: Callable[[], bool] = may_look
        self.errands: bool = errands
        self.is_exact: bool = True
        self.values: dict[int, float] = {}

    def value(self, state: Force, duels: i64) -> float:
        if state.over:
            winners = state.winners()
            return 0.5 if len(winners) == 2 else 1.0 - float(winners[0])
        key: int = state.key()
        known = self.values.get(key)
        if known is not None:
            return known
        if not self.may_look():
            raise TooLarge
        value: float = self._find(state, duels)
        self.values[key] = value
        return value

    def _find(self, state: Force, duels: i64) -> float:
        if state.phase == REVEALING and state.drawer == NONE:
            if duels == 0 or (not self.errands and has_errand(state)):
                self.is_exact = False
                return chance(state)
            return self._average(state, duels - 1)  # an errand of R2-D2 counts like a duel
        if state.actor == CHANCE:
            return self._average(state, duels)
        if state.phase == DUELLING and len(state.owing) == 2:
            return self.duel(state, duels, INNER_ROUNDS).value
        if state.phase == LAST_DRAWS:
            return self._last_draws(state, duels)
        return self._best(state, duels)

    def _best(self, state: Force, duels: i64) -> float:
        seat: i64 = state.actor
        best: float = -1.0
        for move in state.legal(seat):
            value: float = self.after(state, seat, move, duels)
            if best < 0.0 or (value > best) == (seat == 0):
                best = value
        return best

    def _last_draws(self, state: Force, duels: i64) -> float:
        if behind(state) < 0 or state.draws > FEW_DRAWS:
            self.is_exact = self.is_exact and behind(state) < 0
            return chance(state)
        return self._best(state, duels)

    def _average(self, state: Force, duels: i64) -> float:
        total: float = 0.0
        weights: float = 0.0
        for move, weight in state.outcomes():
            total += float(weight) * self.after(state, CHANCE, move, duels)
            weights += float(weight)
        return total / weights

    def after(self, state: Force, seat: i64, move: i64, duels: i64) -> float:
        then = state.copy()
        then.apply(seat, move)
        return self.value(then, duels)

    def duel(self, state: Force, duels: i64, rounds: i64) -> Matrix:
        """Both lay a card: solves the matrix of all pairs of cards."""
        mine = state.legal(0)
        theirs = state.legal(1)
        gains: vec[float] = vec[float]([0.0] * (len(mine) * len(theirs)))
        place: i64 = 0
        for card in mine:
            laid = state.copy()
            laid.apply(0, card)
            for other in theirs:
                gains[place] = self.after(laid, 1, other, duels)
                place += 1
        found = Matrix(gains, len(mine), len(theirs))
        found.solve(rounds)
        return found


def has_errand(state: Force) -> bool:
    """Whether R2-D2 is on an errand that is not examined."""
    return state.scout != NONE and BITS[state.hand(0)] + BITS[state.hand(1)] > FEW_CARDS


class Answers:
    """For each legal move: how often it should be made, what it is worth against the assumed
    play of the other, and what against perfect play. Empty if nothing is known."""

    def __init__(self, shares: list[float], worths: list[float], safe: list[float]) -> None:
        self.shares: list[float] = shares
        self.worths: list[float] = worths
        self.safe: list[float] = safe

    def doubts(self) -> list[float]:
        """How unsure the loss of each move is. The other may as well play perfectly; half of what a
        loss shrinks by then is its standard error, so that a move that loses nothing against such
        a player is no mistake."""
        if self.safe == self.worths:
            return [0.0] * len(self.worths)
        shift: float = max(self.worths) - max(self.safe)
        pairs = zip(self.worths, self.safe, strict=True)
        return [max(0.0, shift - usual + safe) / 2.0 + ROUNDING for usual, safe in pairs]


def judged(seen: Force, seat: i64, may_look: Callable[[], bool], trust: float) -> Answers:
    """For hints and reviews: near the end nothing is estimated."""
    return answers(seen, seat, may_look, trust, seen.pile <= SHORT_PILE)


def equilibrium(
    seen: Force, seat: i64, may_look: Callable[[], bool], trust: float
) -> tuple[list[float], list[float]]:
    """How often each legal move should be made, and its worth."""
    found = answers(seen, seat, may_look, trust, False)
    return found.shares, found.worths


def answers(
    seen: Force, seat: i64, may_look: Callable[[], bool], trust: float, errands: bool
) -> Answers:
    """Looks as many duels ahead as allowed; knows nothing if that is not even one. `trust` is the
    assumed probability that the other plays like steady and not perfectly, while the end is not in
    sight."""
    state = seen.imagine(Stream(0))
    state.unseal()
    found = Answers([], [], [])
    for duels in range(MOST_DUELS):
        foresight = Foresight(may_look, errands)
        try:
            found = mixture(foresight, state, seat, duels, trust)
        except TooLarge:
            break
        if foresight.is_exact:
            break
    return found


def mixture(foresight: Foresight, state: Force, seat: i64, duels: i64, trust: float) -> Answers:
    if state.phase == DUELLING and len(state.owing) == 2:
        duel = foresight.duel(state, duels, ROUNDS)
        safe = worths_of(duel, seat)
        if trust > 0.0 and not foresight.is_exact:
            duel = trusting(duel, state, seat, trust)
        shares = list(duel.rows) if seat == 0 else list(duel.columns)
        return Answers(shares, worths_of(duel, seat), safe)
    moves = state.legal(seat)
    worths = [foresight.after(state, seat, move, duels) for move in moves]
    if seat != 0:
        worths = [1.0 - worth for worth in worths]
    best = worths.index(max(worths))
    shares = [1.0 if place == best else 0.0 for place in range(len(moves))]
    return Answers(shares, worths, worths)


def worths_of(duel: Matrix, seat: i64) -> list[float]:
    """Of each move of a seat, against the other's mixture."""
    if seat == 0:
        return [duel.row(row) for row in range(duel.height)]
    return [1.0 - duel.column(column) for column in range(duel.width)]


def trusting(duel: Matrix, state: Force, seat: i64, trust: float) -> Matrix:
    """The same duel if the other plays like steady with probability `trust` and the worst reply
    otherwise: it exploits habits without losing much where there are none."""
    duel.rows = habits(state, 0)
    duel.columns = habits(state, 1)
    gains: vec[float] = vec[float]([0.0] * len(duel.gains))
    for row in range(duel.height):
        for column in range(duel.width):
            usual: float = duel.row(row) if seat == 0 else duel.column(column)
            place: i64 = row * duel.width + column
            gains[place] = trust * usual + (1.0 - trust) * duel.gains[place]
    found = Matrix(gains, duel.height, duel.width)
    found.solve(ROUNDS)
    return found


def habits(state: Force, seat: i64) -> vec[float]:
    """The probability with which steady would lay each legal card."""
    outlook = DuelOutlook(state, Tuning())
    outlook.find_habits()
    return vec[float]([outlook.habit[seat * CARDS + card] for card in state.legal(seat)])


def draw(shares: list[float], stream: Stream) -> i64:
    """A random index in proportion to its share."""
    point: float = float(stream.below(FINE)) / float(FINE)
    for place, share in enumerate(shares):
        if point < share:
            return place
        point -= share
    return shares.index(max(shares))
