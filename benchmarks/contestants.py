"""Who is measured: our games here, and the games of OpenSpiel in `peers`.

Both play the same loops from Python: ask for the legal moves, pick one with the same source of
random numbers, apply it. Each measurement runs for a slice of time and answers how much it did.
"""

import random
from collections.abc import Callable, Iterable
from time import process_time
from typing import Any, NamedTuple, Protocol

BATCH = 10
"""Games or copies between two looks at the clock, which is slow."""


class Slice(NamedTuple):
    """What was done in a slice of time. `by_players` leaves out what chance answered."""

    amount: int
    by_players: int
    seconds: float


class Contestant(Protocol):
    def plain(self, seconds: float) -> Slice:
        """Random games, stepped from Python as one would write it first."""

    def step(self, seconds: float) -> Slice:
        """Random games, stepped from Python by a loop that is tuned to cost little itself."""

    def bulk(self, seconds: float) -> Slice:
        """Random games in one call each for us, against the tuned loop of the peer."""

    def whole(self, seconds: float) -> Slice:
        """Random games in one call each for both."""

    def copy(self, seconds: float) -> Slice:
        """Copies of a state in the middle of a game."""

    def keep(self, number: int) -> list[Any]:
        """So many copies, kept alive."""


def measured(work: Callable[[], tuple[int, int]], seconds: float) -> Slice:
    """Processor time, which others on the machine disturb less than the time that passes."""
    amount = by_players = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        more, more_by_players = work()
        amount += more
        by_players += more_by_players
    return Slice(amount, by_players, passed)


def both(games: Iterable[tuple[int, int]]) -> tuple[int, int]:
    amounts, by_players = zip(*games, strict=True)
    return sum(amounts), sum(by_players)


class Ours:
    """One of our games. What it needs is imported here, so that a worker can weigh the import."""

    def __init__(self, name: str, seats: int) -> None:
        from quartett import games
        from quartett.core.chance import CHANCE, Stream

        self.chance = CHANCE
        self.first = games.load(name).start(seats)
        self.stream = Stream(seed=1)
        self.middle = self.first.copy()
        length = self.first.copy().play_out(Stream(seed=2))
        self.advance(self.middle, Stream(seed=2), length // 2)

    def advance(self, state: Any, stream: Any, moves: int) -> None:
        for _ in range(moves):
            actor = state.actor
            by_chance = actor == self.chance
            state.apply(actor, state.chance(stream) if by_chance else state.pick(actor, stream))

    def play_plainly(self, state: Any) -> tuple[int, int]:
        answers = players = 0
        while not state.over:
            if state.actor == self.chance:
                state.apply(state.actor, state.chance(self.stream))
                answers += 1
            else:
                state.apply(state.actor, random.choice(state.legal(state.actor)))
                players += 1
        return players + answers, players

    def play(self, state: Any) -> tuple[int, int]:
        answers = players = 0
        stream, bits, chance = self.stream, random.getrandbits, self.chance
        legal, apply, sample, actor = state.legal, state.apply, state.chance, state.actor
        while True:
            if actor >= 0:
                moves = legal(actor)
                actor = apply(actor, moves[bits(16) % len(moves)])
                players += 1
            elif actor == chance:
                actor = apply(actor, sample(stream))
                answers += 1
            else:
                return players + answers, players

    def plain(self, seconds: float) -> Slice:
        copy = self.first.copy
        return measured(lambda: both(self.play_plainly(copy()) for _ in range(BATCH)), seconds)

    def step(self, seconds: float) -> Slice:
        return measured(lambda: both(self.play(self.first.copy()) for _ in range(BATCH)), seconds)

    def bulk(self, seconds: float) -> Slice:
        copy, stream = self.first.copy, self.stream
        return measured(lambda: (sum([copy().play_out(stream) for _ in range(BATCH)]), 0), seconds)

    def whole(self, seconds: float) -> Slice:
        return self.bulk(seconds)

    def copy(self, seconds: float) -> Slice:
        return measured(lambda: (len(self.keep(10 * BATCH)), 0), seconds)

    def keep(self, number: int) -> list[Any]:
        copy = self.middle.copy
        return [copy() for _ in range(number)]
