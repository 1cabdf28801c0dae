"""Goofspiel for two, written as our games are, to measure the search against that of others.

Thirteen prizes come one by one; both bid a card of their own for it at once. The higher bid wins
the prize, equal bids nothing. Most points win. With `in_order` the prizes come from the highest on,
otherwise by chance.

It is no game of the package: `benchmarks.compiled` compiles it together with the search.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.judge import Judge
from quartett.core.play import RandomBot
from quartett.core.state import OPEN, IllegalMove, State

CARDS: Final = 13
FULL: Final = (1 << CARDS) - 1
BOTH: Final = (0, 1)
NOTHING: Final = -1


def bits(hand: int) -> list[int]:
    return [card for card in range(CARDS) if hand >> card & 1]


LEGAL: Final = [tuple(bits(hand)) for hand in range(FULL + 1)]
"""The cards of every hand there is."""
DIGIT: Final = 4
PACKED: Final = vec[i64](
    [
        sum(digit << DIGIT * place for place, digit in enumerate([len(hand), *hand]))
        for hand in LEGAL
    ]
)
"""The same as one number for each hand, so that all fit into the cache: how many cards, then each
of them."""


def count(hand: i64) -> i64:
    return PACKED[hand] & 15


def nth(hand: i64, place: i64) -> i64:
    return PACKED[hand] >> DIGIT * (place + 1) & 15


def drawn(hand: i64, stream: Stream) -> i64:
    """A card of a hand, each as likely."""
    packed: i64 = PACKED[hand]
    return packed >> DIGIT * (stream.below(packed & 15) + 1) & 15


class Goofspiel(State):
    def __init__(self, in_order: bool) -> None:
        super().__init__(2)
        self.in_order: bool = in_order
        self.first: i64 = FULL  # the hands, as bits
        self.second: i64 = FULL
        self.prizes: i64 = FULL
        self.prize: i64 = NOTHING
        self.lead: i64 = 0  # of the first, in points
        self.sealed: i64 = NOTHING  # the bid of the first
        self._turn_up()

    def _turn_up(self) -> None:
        """The next prize, or the question for it, or the end: the last cards need no question."""
        self.sealed = NOTHING
        left: i64 = count(self.prizes)
        if left == 1:
            self._offer(nth(self.prizes, 0))
            self._award(nth(self.first, 0) - nth(self.second, 0))
            self.actor = NOBODY
        elif self.in_order:
            self._offer(nth(self.prizes, left - 1))
        else:
            self.actor = CHANCE

    def _offer(self, prize: i64) -> None:
        self.prize = prize
        self.prizes ^= 1 << prize
        self.actor = 0

    @property
    def owing(self) -> tuple[int, ...]:
        if self.actor == 0:
            return BOTH
        return () if self.actor == NOBODY else (int(self.actor),)

    def hand(self, seat: i64) -> i64:
        return self.second if seat else self.first

    def legal(self, seat: i64) -> tuple[int, ...]:
        if seat == CHANCE:
            return LEGAL[self.prizes]
        return LEGAL[self.hand(seat)]

    def pick(self, seat: i64, stream: Stream) -> i64:
        return drawn(self.hand(seat), stream)

    def chance(self, stream: Stream) -> i64:
        return drawn(self.prizes, stream)

    def apply(self, seat: i64, move: i64) -> i64:
        held: i64 = self.prizes if seat == CHANCE else self.hand(seat)
        if seat != self.actor or not 0 <= move < CARDS or not held >> move & 1:
            raise IllegalMove(int(seat), int(move))
        if seat == CHANCE:
            self._offer(move)
        elif seat == 0:
            self.first ^= 1 << move
            self.sealed = move
            self.actor = 1
        else:
            self.second ^= 1 << move
            self._award(self.sealed - move)
            self._turn_up()
        return self.actor

    def _award(self, ahead: i64) -> None:
        if ahead > 0:
            self.lead += self.prize + 1
        elif ahead < 0:
            self.lead -= self.prize + 1

    def play_out(self, stream: Stream) -> i64:
        """What was drawn from a hand need not be looked for in it again."""
        answers: i64 = 0
        while self.actor != NOBODY:
            if self.actor == CHANCE:
                self._offer(drawn(self.prizes, stream))
            else:
                first: i64 = drawn(self.first, stream)
                second: i64 = drawn(self.second, stream)
                self.first ^= 1 << first
                self.second ^= 1 << second
                self._award(first - second)
                self._turn_up()
            answers += 1
        return answers

    def copy(self) -> "Goofspiel":
        twin = Goofspiel(self.in_order)
        twin.actor, twin.prize, twin.sealed = self.actor, self.prize, self.sealed
        twin.first, twin.second, twin.prizes = self.first, self.second, self.prizes
        twin.lead, twin.viewer = self.lead, self.viewer
        return twin

    def masked(self, viewer: i64) -> "Goofspiel":
        """Before a bid nothing is hidden, and the search asks before bids only."""
        view = self.copy()
        view.viewer = viewer
        return view

    def imagine(self, stream: Stream) -> "Goofspiel":
        guess = self.copy()
        guess.viewer = OPEN
        return guess

    def known_to(self, seat: i64) -> int:
        number: i64 = self.first << 26 | self.second << 13 | self.prizes
        number = (number << 4 | self.prize) << 8 | self.lead + 91
        return int(number << 1 | seat)

    def winners(self) -> list[int]:
        if self.lead == 0:
            return [0, 1]
        return [0] if self.lead > 0 else [1]


class GoofspielJudge(Judge):
    """Plays on at random, as the search of others does."""

    def __init__(self) -> None:
        super().__init__(RandomBot(), 10.0, False, False)

    def answer(self, state: State, seat: i64, stream: Stream) -> i64:
        return state.pick(seat, stream)

    def play_out(self, state: State, stream: Stream) -> bool:
        state.play_out(stream)
        return True

    def values(self, state: State) -> list[float]:
        assert isinstance(state, Goofspiel)
        if state.lead == 0:
            return [0.5, 0.5]
        return [1.0, 0.0] if state.lead > 0 else [0.0, 1.0]
