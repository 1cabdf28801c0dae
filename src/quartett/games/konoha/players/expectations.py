"""Konoha: what a seat can expect of hands it does not see."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import POINTS, SIGNALS, STRENGTH
from quartett.games.konoha.rules.state import FACE_UP, SAID_NOTHING, TILES
from quartett.games.konoha.rules.strength import BIT, CARDS, count

# What a signal says about a hand: the usage shared by all bots. A hand of this strength or more
# gets the next higher word; then the mean and variance of the hands behind each word.
AT_LEAST: Final = vec[i64]([6, 9, 12, 15])
MEANS: Final = vec[i64]([33, 71, 100, 129, 167])  # in tenths
SPREADS: Final = vec[i64]([37, 7, 7, 7, 36])  # in tenths
SILENT_MEAN: Final = 9.5
SILENT_SPREAD: Final = 14.0

GROWTH: Final = vec[i64]([90, 80, 45, 35, 30, 25])
"""How much stronger a hand gets on average by the pass on each tile, in hundredths; measured with
steady bots that always wait."""
SUCCESS: Final = 4.0
"""What a success is worth besides its points. A mission that is not won stays for later rounds, so
missions differ by less than their points, while a lost round costs everything. Tuned by play."""
PASS_SPREAD: Final = 3.5
"""How much one more pass changes a hand, as a variance."""


def signal_for(strength: i64) -> i64:
    """The word for a hand of this strength, numbered from 0."""
    word: i64 = 0
    while word + 1 < SIGNALS and strength >= AT_LEAST[word]:
        word += 1
    return word


def expected(seen: Konoha, seat: i64) -> float:
    """The expected total strength: one's own hand, and what the others said."""
    total: float = float(seen.strength.of(seen.hands[seat]))
    for other in range(seen.seats):
        if other != seat:
            said: i64 = seen.signals[other]
            total += SILENT_MEAN if said == SAID_NOTHING else float(MEANS[said]) / 10
    return total


def spread(seen: Konoha, seat: i64) -> float:
    """The variance of `expected`."""
    total: float = 0.3
    for other in range(seen.seats):
        if other != seat:
            said: i64 = seen.signals[other]
            total += SILENT_SPREAD if said == SAID_NOTHING else float(SPREADS[said]) / 10
    return total


def likely(lead: float, doubt: float) -> float:
    """The probability that a team with an estimated surplus of `lead` and this standard deviation
    has enough. The logistic curve with this factor is close to the normal one."""
    return 1.0 / (1.0 + exp(-1.702 * (lead + 0.5) / doubt))


def needed_now(seen: Konoha) -> float:
    """What the hands must reach, with the power that adds strength if the team has it."""
    needed: i64 = seen.needed()
    if seen.powers[STRENGTH] == FACE_UP:
        needed -= seen.seats
    return float(needed)


def chance_now(seen: Konoha, seat: i64) -> float:
    return likely(expected(seen, seat) - needed_now(seen), sqrt(spread(seen, seat)))


def best_later(seen: Konoha, seat: i64) -> float:
    """The most points to expect from one of the later missions."""
    best: float = 0.0
    total: float = expected(seen, seat)
    variance: float = spread(seen, seat)
    needed: float = needed_now(seen)
    tile: i64 = seen.token + 1
    while tile < TILES:
        if seen.line & BIT[tile]:
            total += float(GROWTH[tile] * seen.seats) / 100
            variance += PASS_SPREAD * float(seen.seats)
            worth: float = (float(POINTS[tile]) + SUCCESS) * likely(total - needed, sqrt(variance))
            if worth > best:
                best = worth
        tile += 1
    return best


def other_hand(seen: Konoha, other: i64, size: i64, stream: Stream) -> i64:
    """A possible hand of `size` cards of another seat, including its known cards."""
    known: i64 = seen.hands[other]
    while count(known) > size:
        known &= known - 1
    return known | CARDS.sample(seen.unseen, size - count(known), stream)
