"""Konoha: hands that the others could have, given what they said."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.konoha.players.expectations import signal_for
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.state import SAID_NOTHING
from quartett.games.konoha.rules.strength import CARDS, count

PATIENCE: Final = 40
"""How often a hand is redrawn until it fits what its holder said."""


def believe(seen: Konoha, stream: Stream) -> Konoha:
    """A guess in which every hand is as strong as its holder said, by the words that all bots use,
    as far as such a hand is found quickly."""
    guess = seen.imagine(stream)
    for seat in range(seen.seats):
        if seat != seen.viewer and seen.signals[seat] != SAID_NOTHING and seen.hidden[seat]:
            deal_again(guess, seat, seen.hands[seat], stream)
    return guess


def deal_again(guess: Konoha, seat: i64, known: i64, stream: Stream) -> None:
    """Swaps unknown cards of a hand with the pile until the hand fits."""
    said: i64 = guess.signals[seat]
    for _ in range(PATIENCE):
        if signal_for(guess.strength.of(guess.hands[seat])) == said:
            return
        unknown: i64 = guess.hands[seat] & ~known
        pool: i64 = guess.unseen | unknown
        drawn: i64 = CARDS.sample(pool, count(unknown), stream)
        guess.hands[seat] = known | drawn
        guess.unseen = pool & ~drawn
