"""What a search remembers: at each point of somebody's knowledge, what was tried and what came."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quartett.core.chance import Stream

CURIOSITY: Final = 0.6
"""How much a move that was seldom tried is favoured."""
TRUST: Final = 0.5
"""How much of the curiosity belongs to the move of the policy."""
DOUBT: Final = 0.05
"""How much worse than the others a move is taken to be before it was tried."""
FINE: Final = 2**20
WANDER: Final = 0.15
"""How often a mixed choice is made at random, so that everything is tried now and then."""

MANY: Final = 64
NO_VISITS: Final = vec[i64]([0] * MANY)
NO_SUMS: Final = vec[float]([0.0] * MANY)
"""A part of a row is copied in a moment; a new row is filled number by number."""
UNTOLD: Final = vec[i64]([])
UNSUMMED: Final = vec[float]([])
"""The rows of a choice that was made once at most: most of a tree is leaves, which need none."""


def no_visits(size: i64) -> vec[i64]:
    return NO_VISITS[:size] if size <= MANY else vec[i64]([0] * size)


def no_sums(size: i64) -> vec[float]:
    return NO_SUMS[:size] if size <= MANY else vec[float]([0.0] * size)


def place_of(move: i64, moves: tuple[int, ...]) -> i64:
    place: i64 = 0
    while moves[place] != move:
        place += 1
    return place


@mypyc_attr(acyclic=True)
class Choice:
    """The moves of one seat at one point of its knowledge."""

    def __init__(self, moves: tuple[int, ...], favourite: i64) -> None:
        self.moves: tuple[int, ...] = moves
        self.size: i64 = len(moves)
        self.favourite: i64 = place_of(favourite, moves)
        self.total: i64 = 0
        self.sum: float = 0.0
        self.first: i64 = 0
        """What was tried first; `sum` is what came of it until `unfold`."""
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
        """The place of the move to try next: the favourite first, then what did well or was
        tried too seldom to tell."""
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
        """What came of a move on average; of one that was not tried, of all."""
        if self.folded:
            self.unfold()
        visits: i64 = self.visits[place]
        if visits:
            return self.sums[place] / float(visits)
        return self.sum / float(self.total) if self.total else 0.5

    def share(self, place: i64) -> float:
        """How much speaks for a move: how often it was tried."""
        if self.folded:
            self.unfold()
        return float(self.visits[place]) / float(self.total) if self.total else 0.0

    def tried(self, place: i64) -> i64:
        """How often a move was tried."""
        if self.folded:
            self.unfold()
        return self.visits[place]

    def decide(self, stream: Stream) -> i64:
        """The place of the move tried most often; of equals, of the better one."""
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
    """What came of each own move against one combination of the others' sealed moves."""

    def __init__(self, size: i64) -> None:
        self.visits: vec[i64] = no_visits(size)
        self.sums: vec[float] = no_sums(size)

    def add(self, place: i64, value: float) -> None:
        self.visits[place] += 1
        self.sums[place] += value


NO_ANSWERS: Final[dict[int, Answers]] = {}


@mypyc_attr(acyclic=True)
class MixedChoice(Choice):
    """A choice that others make at the same time: whoever always did the same could be beaten.

    By regret matching: a move is made the more often the more it would have brought so far
    against what the others did. What was done on average is hard to exploit.
    """

    def __init__(self, moves: tuple[int, ...], favourite: i64) -> None:
        super().__init__(moves, favourite)
        self.regrets: vec[float] = UNSUMMED
        self.regretted: float = 0.0
        """The sum of all regrets."""
        self.habits: vec[float] = UNSUMMED
        self.first_others: i64 = 0
        self.against: dict[int, Answers] = NO_ANSWERS

    def unfold(self) -> None:
        """The first try gives nothing to regret, and the favourite was made."""
        Choice.unfold(self)
        self.regrets = no_sums(self.size)
        self.habits = no_sums(self.size)
        self.against = {}
        if self.total:
            self.habits[self.favourite] = 1.0
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
        answers = self.answers_to(others)
        answers.add(place, value)
        self._keep_habit()
        self._regret(answers, value)

    def _regret(self, answers: Answers, value: float) -> None:
        """What each move would have brought instead: against the same answers, else against any,
        else what all brought on average."""
        regrets: vec[float] = self.regrets
        here: vec[i64] = answers.visits
        ever: vec[i64] = self.visits
        average: float = self.sum / float(self.total)
        whole: float = 0.0
        for place in range(self.size):
            instead: float = average
            if here[place]:
                instead = answers.sums[place] / float(here[place])
            elif ever[place]:
                instead = self.sums[place] / float(ever[place])
            regret: float = regrets[place] + instead - value
            if regret <= 0.0:
                regret = 0.0
            regrets[place] = regret
            whole += regret
        self.regretted = whole

    def _keep_habit(self) -> None:
        """Later habits count for more: the early ones were guesses."""
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
    """A place as likely as its weight, of which `whole` is the sum; without any weight the
    favourite."""
    point: float = whole * float(stream.below(FINE)) / float(FINE)
    choice: i64 = favourite
    for place in range(len(weights)):
        if weights[place] > 0.0:
            choice = place
            if point < weights[place]:
                return choice
            point -= weights[place]
    return choice
