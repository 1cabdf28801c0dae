"""The statistics of a search: for each information state, what was tried and with what result."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quartett.core.chance import Stream

CURIOSITY: Final = 0.6
"""The exploration constant."""
TRUST: Final = 0.5
"""The share of exploration that goes to the policy's move."""
DOUBT: Final = 0.05
"""How much worse than the others an untried move is assumed to be."""
FINE: Final = 2**20
WANDER: Final = 0.15
"""How often a mixed choice is random, so that everything is tried now and then."""

MANY: Final = 64
NO_VISITS: Final = vec[i64]([0] * MANY)
NO_SUMS: Final = vec[float]([0.0] * MANY)
UNTRIED: Final = -1.0
"""The average of what was never tried; results are 0 or more."""
NO_MEANS: Final = vec[float]([UNTRIED] * MANY)
NO_ANSWER: Final = vec[float]([UNTRIED] * MANY + [0.0] * (2 * MANY))
"""Slicing a row is fast; filling a new one goes number by number."""
UNTOLD: Final = vec[i64]([])
UNSUMMED: Final = vec[float]([])
"""The rows of a choice that was made at most once: most of a tree is leaves, which need none."""


def no_visits(size: i64) -> vec[i64]:
    return NO_VISITS[:size] if size <= MANY else vec[i64]([0] * size)


def no_sums(size: i64) -> vec[float]:
    return NO_SUMS[:size] if size <= MANY else vec[float]([0.0] * size)


def no_means(size: i64) -> vec[float]:
    return NO_MEANS[:size] if size <= MANY else vec[float]([UNTRIED] * size)


def no_answer(size: i64) -> vec[float]:
    if size <= MANY:
        return NO_ANSWER[MANY - size : MANY + 2 * size]
    return vec[float]([UNTRIED] * size + [0.0] * (2 * size))


def place_of(move: i64, moves: tuple[int, ...]) -> i64:
    place: i64 = 0
    while moves[place] != move:
        place += 1
    return place


@mypyc_attr(acyclic=True)
class Choice:
    """The moves of one seat in one information state."""

    def __init__(self, moves: tuple[int, ...], favourite: i64) -> None:
        self.moves: tuple[int, ...] = moves
        self.size: i64 = len(moves)
        self.favourite: i64 = place_of(favourite, moves)
        self.total: i64 = 0
        self.sum: float = 0.0
        self.first: i64 = 0
        """The first move tried; `sum` holds its result until `unfold`."""
        self.folded: bool = True
        self.visits: vec[i64] = UNTOLD
        self.sums: vec[float] = UNSUMMED

    def unfold(self) -> None:
        """Makes room for more than one try."""
        self.folded = False
        self.visits = no_visits(self.size)
        self.sums = no_sums(self.size)
        if self.total:
            self.visits[self.first] = 1
            self.sums[self.first] = self.sum

    def pick(self, stream: Stream) -> i64:
        """The index of the move to try next: the favourite first, then moves that did well or were
        rarely tried."""
        if self.total == 0:
            return self.favourite
        if self.folded:
            self.unfold()
        root: float = CURIOSITY * sqrt(float(self.total))
        shared: float = (1.0 - TRUST) / float(self.size)
        unknown: float = self.sum / float(self.total) - DOUBT
        best: i64 = 0
        most: float = -1.0
        for place in range(self.size):
            visits: i64 = self.visits[place]
            value: float = self.sums[place] / float(visits) if visits else unknown
            hope: float = shared + TRUST if place == self.favourite else shared
            value += root * hope / float(visits + 1)
            if value > most:
                best = place
                most = value
        return best

    def learn(self, place: i64, others: i64, value: float) -> None:
        if self.total == 0 and self.folded:
            self.total = 1
            self.sum = value
            self.first = place
            return
        if self.folded:
            self.unfold()
        self.total += 1
        self.sum += value
        self.visits[place] += 1
        self.sums[place] += value

    def worth(self, place: i64) -> float:
        """The average result of a move; for an untried one, of all moves."""
        if self.folded:
            self.unfold()
        visits: i64 = self.visits[place]
        if visits:
            return self.sums[place] / float(visits)
        return self.sum / float(self.total) if self.total else 0.5

    def share(self, place: i64) -> float:
        """The weight of a move: how often it was tried."""
        if self.folded:
            self.unfold()
        return float(self.visits[place]) / float(self.total) if self.total else 0.0

    def tried(self, place: i64) -> i64:
        """How often a move was tried."""
        if self.folded:
            self.unfold()
        return self.visits[place]

    def decide(self, stream: Stream) -> i64:
        """The index of the move tried most often; among equals, the better one."""
        if self.folded:
            self.unfold()
        best: i64 = self.favourite
        for place in range(self.size):
            more: i64 = self.visits[place] - self.visits[best]
            if more > 0 or (more == 0 and self.worth(place) > self.worth(best)):
                best = place
        return best


@mypyc_attr(acyclic=True)
class Answers:
    """The result of each own move against one combination of the others' sealed moves."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.row: vec[float] = no_answer(size)
        """All averages, then all sums, then how often each move was made: one row instead of three,
        because most are made for one result."""

    def add(self, place: i64, value: float) -> None:
        row: vec[float] = self.row
        of: i64 = self.size + place
        whole: float = row[of] + value
        row[of] = whole
        of += self.size
        number: float = row[of] + 1.0
        row[of] = number
        row[place] = whole / number


NO_ANSWERS: Final[dict[int, Answers]] = {}


@mypyc_attr(acyclic=True)
class MixedChoice(Choice):
    """A simultaneous choice, in which a predictable player could be beaten.

    Solved by regret matching: a move is made in proportion to how much more it would have gained so
    far against what the others did. The average strategy is hard to exploit.
    """

    def __init__(self, moves: tuple[int, ...], favourite: i64) -> None:
        super().__init__(moves, favourite)
        self.means: vec[float] = UNSUMMED
        """The average result of each move, whatever the others did."""
        self.regrets: vec[float] = UNSUMMED
        self.regretted: float = 0.0
        """The sum of all regrets."""
        self.habits: vec[float] = UNSUMMED
        self.first_others: i64 = 0
        self.against: dict[int, Answers] = NO_ANSWERS

    def unfold(self) -> None:
        """The first try leaves no regrets, and the favourite was played."""
        Choice.unfold(self)
        self.means = no_means(self.size)
        self.regrets = no_sums(self.size)
        self.habits = no_sums(self.size)
        self.against = {}
        if self.total:
            self.habits[self.favourite] = 1.0
            self.means[self.first] = self.sum
            self.answers_to(self.first_others).add(self.first, self.sum)

    def answers_to(self, others: i64) -> Answers:
        key: int = int(others)
        answers = self.against.get(key)
        if answers is None:
            answers = Answers(self.size)
            self.against[key] = answers
        return answers

    def pick(self, stream: Stream) -> i64:
        if stream.below(FINE) < i64(WANDER * float(FINE)):
            return stream.below(self.size)
        return drawn(self.regrets, self.regretted, self.favourite, stream)

    def learn(self, place: i64, others: i64, value: float) -> None:
        if self.total == 0 and self.folded:
            Choice.learn(self, place, others, value)
            self.first_others = others
            return
        Choice.learn(self, place, others, value)
        self.means[place] = self.sums[place] / float(self.visits[place])
        answers = self.answers_to(others)
        answers.add(place, value)
        self._keep_habit()
        self._regret(answers, value)

    def _regret(self, answers: Answers, value: float) -> None:
        """What each move would have gained instead: against the same answers, else against any,
        else the overall average."""
        regrets: vec[float] = self.regrets
        here: vec[float] = answers.row
        ever: vec[float] = self.means
        average: float = self.sum / float(self.total)
        whole: float = 0.0
        for place in range(self.size):
            instead: float = here[place]
            if instead < 0.0:
                instead = ever[place]
                if instead < 0.0:
                    instead = average
            regret: float = regrets[place] + instead - value
            if regret <= 0.0:
                regret = 0.0
            regrets[place] = regret
            whole += regret
        self.regretted = whole

    def _keep_habit(self) -> None:
        """Averages the strategies; later ones weigh more, since the early ones were guesses."""
        if self.regretted <= 0.0:
            self.habits[self.favourite] += float(self.total)
            return
        regrets: vec[float] = self.regrets
        habits: vec[float] = self.habits
        weight: float = float(self.total) / self.regretted
        for place in range(self.size):
            habits[place] += weight * regrets[place]

    def share(self, place: i64) -> float:
        if self.folded:
            self.unfold()
        whole: float = total_of(self.habits)
        return self.habits[place] / whole if whole > 0.0 else 1.0 / float(self.size)

    def decide(self, stream: Stream) -> i64:
        if self.folded:
            self.unfold()
        return drawn(self.habits, total_of(self.habits), self.favourite, stream)


def total_of(row: vec[float]) -> float:
    whole: float = 0.0
    for number in row:
        whole += number
    return whole


def drawn(weights: vec[float], whole: float, favourite: i64, stream: Stream) -> i64:
    """A random index in proportion to its weight, of which `whole` is the sum; the favourite if
    there are no weights."""
    point: float = whole * float(stream.below(FINE)) / float(FINE)
    choice: i64 = favourite
    for place in range(len(weights)):
        if weights[place] > 0.0:
            choice = place
            if point < weights[place]:
                return choice
            point -= weights[place]
    return choice
