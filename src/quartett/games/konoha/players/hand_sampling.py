"""Konoha: hands that the others could have, given what they said."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.konoha.players.expectations import AT_LEAST
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.state import OWED, SIGNALLING, WORD
from quartett.games.konoha.rules.strength import BIT, CARDS

NO_WORD: Final = -1
PILE: Final = -1
LEAST: Final = -99
MOST: Final = 99
SILENCE: Final = 1
"""The digit of those who were asked and said nothing."""
SWAPS: Final = 10
"""How often each card changes hands on average until a guess is taken."""
STRICT: Final = 3.0
"""How much less likely a hand is with each point of strength that its word denies."""
IMPROVED: Final = 0.05
"""Hands are chosen, not dealt: how much likelier each point of strength makes one, for each of the
other seats. Measured against real hands (docs/strength.md)."""
FINE: Final = 2**20
CARD_COUNT: Final = 32


def believe(seen: Konoha, stream: Stream) -> Konoha:
    """A guess in which every hand is as strong as its holder said, by the words that all bots
    use."""
    guess = seen.imagine(stream)
    hands = Hands(guess, seen)
    for seat in range(seen.seats):
        word: i64 = word_of(seen, seat)
        if seat != seen.viewer and word != NO_WORD:
            hands.bound(seat, AT_LEAST[word - 1] if word else LEAST, most_of(word))
    hands.shuffle(SWAPS, stream)
    return guess


class Hands:
    """All cards that the viewer does not see, in the hands of a guess. Two of them change places at
    a time, more readily if the hands are likelier then (Metropolis), so that in the end all hands
    together are about as likely as they really are. To draw each hand anew until it fits would not
    do: with six seats two cards are left for a hand to be drawn from."""

    def __init__(self, guess: Konoha, seen: Konoha) -> None:
        self.improved: float = IMPROVED * float(seen.seats - 1)
        self.guess: Konoha = guess
        self.loose: vec[i64] = vec[i64]([])
        self.holder: vec[i64] = vec[i64]([PILE] * CARD_COUNT)
        self.least: vec[i64] = vec[i64]([LEAST] * seen.seats)
        self.most: vec[i64] = vec[i64]([MOST] * seen.seats)
        self.worth: vec[float] = vec[float]([0.0] * seen.seats)
        for card in CARDS.kinds(guess.unseen):
            self.loose = append(self.loose, i64(card))
        for seat in range(seen.seats):
            self.worth[seat] = self.likely(seat, guess.hands[seat])
            for card in CARDS.kinds(guess.hands[seat] & ~seen.hands[seat]):
                self.loose = append(self.loose, i64(card))
                self.holder[card] = seat

    def bound(self, seat: i64, least: i64, most: i64) -> None:
        """A hand is known to be this strong."""
        self.least[seat] = least
        self.most[seat] = most
        self.worth[seat] = self.likely(seat, self.guess.hands[seat])

    def shuffle(self, swaps: i64, stream: Stream) -> None:
        cards: i64 = len(self.loose)
        for _ in range(swaps * cards):
            one: i64 = self.loose[stream.below(cards)]
            two: i64 = self.loose[stream.below(cards)]
            if self.holder[one] != self.holder[two]:
                self._swap(one, two, stream)

    def _swap(self, one: i64, two: i64, stream: Stream) -> None:
        first: i64 = self.holder[one]
        second: i64 = self.holder[two]
        both: i64 = BIT[one] | BIT[two]
        there: float = self._with(first, both)
        here: float = self._with(second, both)
        gain: float = there + here - self._now(first) - self._now(second)
        if gain < 0.0 and exp(gain) * float(FINE) < float(stream.below(FINE)):
            return
        self._take(first, both, there)
        self._take(second, both, here)
        self.holder[one] = second
        self.holder[two] = first

    def _now(self, holder: i64) -> float:
        return 0.0 if holder == PILE else self.worth[holder]

    def _with(self, holder: i64, changed: i64) -> float:
        """How likely it is if these cards come and go."""
        return 0.0 if holder == PILE else self.likely(holder, self.guess.hands[holder] ^ changed)

    def _take(self, holder: i64, changed: i64, worth: float) -> None:
        if holder == PILE:
            self.guess.unseen ^= changed
            return
        self.guess.hands[holder] ^= changed
        self.worth[holder] = worth

    def likely(self, seat: i64, hand: i64) -> float:
        """How likely a hand is after what its holder said, as a logarithm."""
        strength: i64 = self.guess.strength.of(hand)
        worth: float = self.improved * float(strength)
        if strength < self.least[seat]:
            return worth - STRICT * float(self.least[seat] - strength)
        if strength > self.most[seat]:
            return worth - STRICT * float(strength - self.most[seat])
        return worth


def word_of(seen: Konoha, seat: i64) -> i64:
    """The word for the hand that a seat holds now, numbered from 0."""
    if seen.phase == SIGNALLING and (seen.owed & BIT[seat] or seen.picks[seat] != OWED):
        return NO_WORD
    last: i64 = seen.told[seat] % WORD
    return last - SILENCE - 1 if last > SILENCE else NO_WORD


def most_of(word: i64) -> i64:
    """The strength of the best hands that get a word."""
    return AT_LEAST[word] - 1 if word < len(AT_LEAST) else MOST
