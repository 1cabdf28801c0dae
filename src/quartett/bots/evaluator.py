"""The evaluator behind hints, reviews and puzzles: the worth of a position, and of a seat's moves
given what the seat knows. It counts tries, not seconds, so the same question has the same answer on
every machine and in both builds."""

from math import sqrt
from typing import Any, Final

import msgspec

from quartett.bots.budget import Budget
from quartett.bots.levels import advising
from quartett.bots.rollouts import mean_values, move_values
from quartett.bots.search import Search
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Game
from quartett.core.judge import Judge, Mixture, shares
from quartett.core.state import State

SUPPORT: Final = 0.05
"""A sealed move with at least this probability belongs to the mixture and is no mistake."""
CLEARLY: Final = 3.0
"""A move that is worse by this many standard errors is not tried any further."""
SURE: Final = 2.0
"""A loss is reported if it exceeds this many standard errors."""
MANY: Final = 4
"""From this number of seats on, rollouts are dear."""


class Effort(msgspec.Struct, frozen=True):
    """How many tries are made."""

    rollouts: int
    """For a position, and for each one that chance could have led to: luck is unbiased only if both
    are valued alike. With two seats four times and with three twice as many, since they cost less.
    With none, the judge's static value is used."""
    outcomes: int
    """For a deal of many cards, which is sampled as a whole."""
    worlds: int
    """For each move that is not clearly worse, in batches of `batch`."""
    batch: int
    tries: int
    """For a search with simultaneous moves, and for a game's own solver."""

    def rollouts_of(self, seats: int) -> int:
        """
        >>> effort = Effort(rollouts=8, outcomes=64, worlds=64, batch=16, tries=200)
        >>> [effort.rollouts_of(seats) for seats in (2, 3, 4, 6)]
        [32, 16, 8, 8]
        """
        return self.rollouts << max(0, MANY - seats)


EFFORTS: Final = {
    "quick": Effort(rollouts=8, outcomes=64, worlds=64, batch=16, tries=200),
    "deep": Effort(rollouts=32, outcomes=512, worlds=512, batch=64, tries=2_000),
}


class Weighed(msgspec.Struct, frozen=True):
    """A move: its worth to the seat from 0 to 1, how much less that is than the best, its standard
    error, and how often a master would make it."""

    move: int
    worth: float
    loss: float
    error: float
    share: float
    unbiased: float = 0.0
    """The same loss for averages over many decisions: the best of several estimates is mostly a
    lucky one, so `loss` is too large on average. By chance it can be below 0."""

    @property
    def is_worse(self) -> bool:
        """Whether the loss is statistically significant."""
        return self.loss > SURE * self.error


class Evaluator:
    def __init__(self, game: Game[Any], effort: Effort, seed: int = 1) -> None:
        self.game = game
        self.judge = game.judge(advising(game))
        self.effort = effort
        self.seed = seed
        self._outcomes: list[tuple[State, State, list[float]]] = []
        """What chance could have answered last, with its root and worth: the next position that is
        asked for is mostly one of them."""

    def values(self, state: State, root: State) -> list[float]:
        """The worth of an open position to each seat. If chance is to move, it is the mean over its
        possible answers, so that the luck of one is measured against the others. All positions
        share the same random streams, so that they differ in themselves and not in the dice."""
        if state.over:
            return self.result(state)
        if self.judge.foresees:
            return self.judge.values(state)
        if state.actor == CHANCE:
            return self._over_outcomes(state, root)
        for after, since, values in self._outcomes:
            if since is root and after == state:
                return values
        return self._mean(state, root)

    def _mean(self, state: State, root: State) -> list[float]:
        deals = state.actor == CHANCE
        if self.effort.rollouts:
            own = self.effort.rollouts_of(int(state.seats))
            count = self.effort.outcomes if deals else own
            return mean_values(self.judge, state, root, self.seed, count)
        return self._over_deals(state) if deals else self.judge.values(state)

    def _over_deals(self, state: State) -> list[float]:
        """By the static value, after all cards that are dealt at once."""
        totals = [0.0] * int(state.seats)
        for number in range(self.effort.outcomes):
            after, stream = state.copy(), Stream(self.seed, number)
            while after.actor == CHANCE:
                after.apply(CHANCE, after.chance(stream))
            values = self.result(after) if after.over else self.judge.values(after)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        return [total / self.effort.outcomes for total in totals]

    def result(self, state: State) -> list[float]:
        return result_of(self.judge, state)

    def _over_outcomes(self, state: State, root: State) -> list[float]:
        outcomes = state.outcomes()
        afters = [after_chance(state, move) for move, _ in outcomes]
        if afters[0].actor == CHANCE:
            return self._mean(state, root)
        totals = [0.0] * int(state.seats)
        self._outcomes.clear()
        for after, (_, often) in zip(afters, outcomes, strict=True):
            values = self.result(after) if after.over else self._mean(after, root)
            self._outcomes.append((after, root, values))
            totals = [total + often * value for total, value in zip(totals, values, strict=True)]
        return [total / sum(often for _, often in outcomes) for total in totals]

    def weigh(self, seen: State, seat: int) -> list[Weighed]:
        """Weighs the legal moves of a seat, in order, only from what it knows."""
        moves = seen.legal(seat)
        if len(moves) == 1:
            return [Weighed(moves[0], 0.0, 0.0, 0.0, 1.0)]
        unsealed = self._unsealed(seen)
        if len(unsealed.owing) > 1 and not self.judge.together:
            return self._sealed(unsealed.masked(seat), seat)
        looks = Budget(tries=self.effort.tries).begin()
        worths, errors = self.judge.worths(seen, seat, looks.may_look)
        if worths:
            return ranked(moves, worths, errors)
        return self._played_on(seen, seat, list(moves))

    def _unsealed(self, seen: State) -> State:
        """The state before the first of several simultaneous answers: the last seat is judged like
        the first, since sealed answers reveal nothing."""
        world: State = self.judge.imagine(seen, Stream(self.seed))
        world.unseal()
        return world

    def _right(self, seen: State, seat: int) -> int:
        """The game's own solution, which its best level makes, or -1."""
        looks = Budget(tries=self.effort.tries).begin()
        return int(self.judge.known(seen, seat, Stream(self.seed), looks.may_look))

    def _sealed(self, seen: State, seat: int) -> list[Weighed]:
        """Against the others' mixture: a move of the seat's own mixture costs nothing."""
        budget = Budget(tries=self.effort.tries).begin()
        mixture = self.judge.mixture(seen, seat, budget.may_look)
        if mixture.worths:
            return regretted(seen.legal(seat), mixture)
        budget.begin()
        search = Search(self.judge, seen, seat, Stream(self.seed), budget)
        search.run()
        root = search.root
        places = range(len(root.moves))
        mixed = sum(root.share(place) * root.worth(place) for place in places)
        found = []
        for place, move in enumerate(root.moves):
            share, worth = root.share(place), root.worth(place)
            visits = int(root.tried(place))
            error = sqrt(0.25 / visits) if visits else 1.0
            loss = 0.0 if share >= SUPPORT else max(0.0, mixed - worth)
            found.append(Weighed(move, worth, loss, error, share, loss))
        return found

    def _played_on(self, seen: State, seat: int, moves: list[int]) -> list[Weighed]:
        """Paired: all moves are tried in the same worlds. Clearly worse ones are dropped and keep
        their estimate. What the best level does counts as best, since imagined worlds are less
        sure than what the level was made from: others lose what they are worth less than that."""
        right = self._right(seen, seat)
        values: dict[int, list[float]] = {move: [] for move in moves}
        racing, tried = list(moves), 0
        while tried < self.effort.worlds and len(racing) > 1:
            batch = min(self.effort.batch, self.effort.worlds - tried)
            rows = move_values(self.judge, seen, seat, racing, self.seed, tried, batch)
            for move, row in zip(racing, rows, strict=True):
                values[move] += row
            tried += batch
            best = leading(racing, values, right)
            racing = [move for move in racing if not is_clear(values[best], values[move])]
        best = leading(racing, values, right)
        found = [mean(values[move]) for move in moves]
        losses = [gap(values[best], values[move]) for move in moves]
        errors = [paired_error(values[best], values[move]) for move in moves]
        fair = [unbiased_loss([values[one] for one in racing], values[move]) for move in moves]
        told = compared(moves, found, losses, errors, fair)
        return [msgspec.structs.replace(one, share=float(one.move == best)) for one in told]


def leading(racing: list[int], values: dict[int, list[float]], right: int) -> int:
    """The game's own solution where it has one, otherwise the best so far."""
    return right if right in racing else max(racing, key=lambda move: mean(values[move]))


def regretted(moves: tuple[int, ...], mixture: Mixture) -> list[Weighed]:
    """Against the others' mixture. An exact own mixture would be worth as much as the best move;
    a loss is at least as unsure as the shortfall."""
    shares, worths = mixture.shares, mixture.worths
    mixed = sum(share * worth for share, worth in zip(shares, worths, strict=True))
    rough = max(worths) - mixed
    found = []
    for move, share, worth, doubt in zip(moves, shares, worths, mixture.doubts, strict=True):
        loss = max(0.0, mixed - worth) if share < SUPPORT else 0.0
        found.append(Weighed(move, worth, loss, max(rough, doubt), share, loss))
    return found


def best_of(weighed: list[Weighed]) -> Weighed:
    """The move a master makes, or makes most often: the one that hints name first and reviews call
    better."""
    return max(weighed, key=lambda one: (one.share, -one.loss))


def result_of(judge: Judge, state: State) -> list[float]:
    """The worth of a finished game: the share of the win, or of a team's points."""
    if judge.together:
        return [score / judge.scale for score in state.scores()]
    return shares(state)


def after_chance(state: State, move: int) -> State:
    after = state.copy()
    after.apply(CHANCE, move)
    return after


def ranked(
    moves: tuple[int, ...] | list[int], worths: list[float], errors: list[float]
) -> list[Weighed]:
    losses = [max(worths) - worth for worth in worths]
    return compared(list(moves), worths, losses, errors, losses)


def compared(
    moves: list[int],
    worths: list[float],
    losses: list[float],
    errors: list[float],
    unbiased: list[float],
) -> list[Weighed]:
    first = min(range(len(moves)), key=lambda place: losses[place])
    rows = zip(moves, worths, losses, errors, unbiased, strict=True)
    return [
        Weighed(move, worth, max(0.0, loss), error, float(place == first), fair)
        for place, (move, worth, loss, error, fair) in enumerate(rows)
    ]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def gap(best: list[float], other: list[float]) -> float:
    """How much more the best is worth, over the worlds in which both were tried."""
    return mean([one - two for one, two in zip(best, other, strict=False)])


def unbiased_loss(rivals: list[list[float]], made: list[float]) -> float:
    """The best rival is chosen in one half of the worlds and compared in the other, both ways
    round: whoever was lucky in the one is not in the other.

    >>> unbiased_loss([[0.5, 0.5, 0.5, 0.5], [1.0, 0.0, 1.0, 0.0]], [0.5, 0.5, 0.5, 0.5])
    -0.25
    """
    if len(made) < 2:
        return 0.0
    gaps = []
    for half in (0, 1):
        means = [mean(values[half::2]) for values in rivals]
        best = rivals[means.index(max(means))]
        gaps.append(gap(best[1 - half :: 2], made[1 - half :: 2]))
    return mean(gaps)


def paired_error(best: list[float], other: list[float]) -> float:
    """The standard error of the gap.

    >>> paired_error([1.0, 0.0, 1.0], [1.0, 0.0, 1.0])
    0.0
    """
    gaps = [one - two for one, two in zip(best, other, strict=False)]
    middle = mean(gaps)
    if len(gaps) < 2:
        return 1.0
    spread = sum((one - middle) ** 2 for one in gaps) / (len(gaps) - 1)
    return sqrt(spread / len(gaps))


def is_clear(best: list[float], other: list[float]) -> bool:
    return gap(best, other) > CLEARLY * paired_error(best, other) > 0.0
