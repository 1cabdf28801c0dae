"""Konoha: which card a practised team passes.

The tables were fitted by playing rounds of 3 to 6 seats in which all seats pass by them, such that
missions are won as early as possible (policy gradient, see docs/strength.md). They hang on the
order of the ninjas in `cards.toml` and on their strengths. A row has three places a card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.konoha.players.conventions import turn_of
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import DECK
from quartett.games.konoha.rules.strength import BIT, lowest

CARDS: Final = 32
WIDTH: Final = 3
UNIT: Final = 40.0
"""So many of the tables' numbers are one point of strength."""


def table(text: str) -> vec[i64]:
    """
    >>> [int(number) for number in table("  1-12")]
    [1, -12]
    """
    found: list[int] = []
    for line in text.split("\n"):
        for place in range(0, len(line), WIDTH):
            found.append(int(line[place : place + WIDTH]))
    return vec[i64](found)


COMES: Final = table(
    """\
 47 36 36 14 47 19 25 21 18 31 19 30 20 18 29 35 23  7 35 15 21 25 35 20 61 65 25 18 32 35 31105
 29 29 33 28 51 20 19 22 29 23 27 23 32 19 28 41 18  2 33 29 12  6 19 11 72 68 29 28 41 44 40 95
 15 20 27 44 51 22 17 28 37 19 31 20 42 23 28 44 13  2 29 39  9  2  9  9 67 55 36 42 46 47 47 79"""
)
"""How often each card comes from the right, in thousandths, on the first, the second and later
passes of a round."""

PASSED: Final = table(
    """\
 11 33 12 19 15  9 15  1-10 17  2  2  7  1 11 -3-49 -5-15  0-52-10  7-17-17  5 13 49 -4 -3 11-55
  5 29 12 22 16  4 15  4 -5 15  5  2 10  1  8 -3-44-14-12  5-54-17  0-18 -8 12 11 45 -2  1 13-57
-11 24  7 33 22  7 18 11  1 15  9 -2 18  6  9  1-58-30 -9 13-63-43-21-21  2 17 23 58  2  5 22-67"""
)
"""What speaks for passing a card, on the same passes."""

PASSED_FROM: Final = table(
    """\
  0-34  0 -8  3  9 21  9 12  4 18  6  7  6 12 10 21-40  5  7  4 -8 29 17  0 -3-31-27  2-16-22  4
-13  0-25 -5  3  4  8  9 13  3 10 23  8 -3  6  6 40  3  5  5 38 30 25 35 12  7 -5 -2 10  6  6 17
  7-26  0-16 -3  5  5  5  8-15  6  6  1 23  8  0 19  0 -2  6 17 -7 28  9  3  3-22  1  6  5  4  9
  0-10 -6  0  6 10  9 12 13 10 10  8  8 11 12 11  1  3 13 13 13  7  4 10 11  7  9  4 13 12 10 26
 14 -1  8  7  0-42-17-17  9-11  7  7 11  6  7  8 13  8  5 10 15 -7 31  6  7  5 11  3 10 13 13 18
 10 -7  3 -1  8  0 -4 -7  1-18  1  1  1  1  1 -1  8  0 -2  2 10-13 29  0  0 -1  3  5  7  5  5  7
 26 -1  5  3  0 -2  0-14  8 29  5  0  5  2  4  7  7 25  5  3  2-12 -7  2  7  1  9  1  7  6  7  5
  7 -2  4 -1 -6 -2-19  0  1  4  0  0 -1  4  1  5 -9 26  6  0  5 -7 -5  1  2  0  0  2  2  4  5 12
  3 -1 -3 -5 -4 -4  0 -4  0-15-15-16 -1 -1 -1 -3  5 14 -5 -3  1-10-13 -4 -1 -4 -3 -2 -2  2  3 -1
 -2  0 -8  3 -2-15 25  7 -6  0 -9  3  5 11 10 -7 20 36  1 -7 14-10 11 11  2  2  7  1 10  8 10  2
 21 -1 -1 -2  0  1  3  1-11-10  0 -9  0  1  2 -2  7  4  1 -2  0 -8 17 -1  5  1  2  2  1  4  2  9
  7 25  0 -2 -1 -4 -5 -7-14  0-16  0 -1 -1 -6 -3  5 -2 17 -3  3 39-39 -3  0 -5 -2 -8  1  3 -1  6
 13  1  6  8  2  4  5  7  8 10  3  2  0 -9-10 -6 -3  9  8  6  5 -5 -5  6  4  6  9  1  5  8  8 16
  1 -8 19  1  0 -6  0 -4 -1  7 -2  1-11  0 -8 -2  4 17 -3 -4  5-10-15 -2  2 -5  4 -3  1  2  3 -1
 10 -4  3  2 -1  4  7  5  4  3  5  1-18  5  0-14  8 37  1  2  5-13 -3  8 -1  0  5  1  1  5  4  1
  9 -8 -2 -1 -4  3  2  2  3-14 -1 -3-20  0-28  0  7  7 -3  0  1-18  0 15 -4 -2  2 -3  2  2  1  8
-14  2-16-22-24-20-20-28-17-12-20-15-29-17-21-20  0-15-34-22-13 22-36-23-19-25-16-24-28-19-28-14
-24-18 -8-17 -6 -6-10 -9 -5  2 -6-10 -3-10  2  3 -4  0-10-14 -2-24-20-17 -5 -5-13-23 -9-13 -7 -3
 -7-13 -6 -7 -6-11 -7 -4 -7 -5 -8 13 -3 -6 -8 -8-38 -7  0-17-47 29  1 11  1 -7 -6 -8 -5 -2  0 -2
  8 -2  2 -2  3  3  4  2  0-10  3  2  1  2  2 -2  5-16-14  0  5 -8 21  0  2  1  3  5  0  1  5 16
-28  1-21-27-20-21-31-32-21-19-30-21-28-25-25-28-20-24-38-30  0 25-28-27-24-15-13-29-20-18-23-26
-12 -3-24-16-14-20-21-11-11-18-12 13-13-11-17 -8 23-24 11-11 18  0 19 13  5 -4-28-24 -8-15-15  8
 23 16  9 -4 -2 13-12 -6 -7  1  6-33 -8-10  2  0-22 -9 -4  5-13 62  0-28  0 -7  3 -6 -8 -4-11  4
 -4 12-10 -9-10-11-15 -9-10 -8 -9-14-10 -8 -6 -2-20-15  3 -9-19 50-35  0-12-15 -8-13 -8 -9 -7 -7
  4  3 -1  4  1 -2 -4  1  2  4 -2 -2  2  0  0  2-15 -2  7 -2 -1  7-51-59  0 -4  3  0  5  0  4  6
-21  1  7  8  6  8  7  8 11 10  9  7  8  9  7  8 11 11  9  6-50  1  3  4 10  0-25  3 11 11  8 12
-22 -9-19  1  2  8  9  6 12  6  9  5  6 12 10  5 16 -3  2  7 26-10  6  5  7  8  0 -1  7  7  6 13
  0 11 21 18 20 22 21 17 23 21 19 20 20 20 21 23 26 12 18 19 22  3 19 21 17 27 17  0 24 16 21 30
 -2 -3  2  4 -5  2  2  7  3  7  1 -1  5  2  3  3-13 -4  4  1  5 -6-14  0 -2 -1  5 -3  0-23-27 10
-24 -6  5  4 -2  5  7  7  7  8  4  3  8  4  5  4  1 -1  1  3  4 -9 -9  6 -3  6  8 -6-26  0-27 11
-17  0  8 10  4  9 10 11 13 13  9  6 13  8  9 11 -6  1 11  9 14 -1 -3  8  5  4  9  0 -8-11  0 14
-15-21-12-13 -8-10-34-10-32-29-14-18 -9-34-32-10 -1-99-10-13  6-29-28-15 -3-13-11-19 -7 -7 -9  0"""
)
"""What speaks for passing the card of the row and keeping the card of the column."""

PASSED_TO: Final = table(
    """\
  0 34-16  8 -9 -6-20 -3 -8  7-22 -3 -9 -6-11-14 -5 49 -8 -9 -9 10-17 -1  0 17 17 27-13 16 25 -2
 42  0 56 18  6  8  9  4  1  1  3 -9 -2 19  5  2-15  5  8  7 -6 -9 -5 -7  4 -3 -1  3  3 -2 -3  7
-16 55  0 22 -9 -3  0  0 -2 16  0  3 -2-29 -3  0  1 -5  4  2 -6 11-18  7  5 -5 39 -8  2 -1  0  2
 14 26 22  0  3  3  8  2  3 -3  4  7  0  6  4  4 18 10 -3  2  2  1  5  2  1  6 -2  8  0  2  2  3
 -9  5 -2  0  0 55 17 20  2 13  0  7 -2  1  5  1 -3 -4  7  1 -3 17-21  6  6  4  4  1  1  1  3  0
 -8  3 -6 -2 59  0 -4 -2  0 21 -9  3 -2  2 -3 -5 -2 -5  2 -8 -4 17-16  7  2  6 -2 -1 -4 -1 -3 -2
-13  5  9  6 16  2  0 29 -1-26  5  4  2  2 -2 -2  2-25  3  8  2 16  5  6  3  3  6  3  3  4  4  7
  2  0  3 -4 16 -3 39  0  0  0  3  2 -6  6 -1  0 25-21 -4  2 -8  6  8  1 -7  4 -1  5 -2  1 -4  1
 -7  2 -1  2 -4  0 -6 -6  0 11 19 22 -5 -5 -5 -3 -5-17 -3  0 -2 -2  2 -4  0  0 -2  3 -1 -1 -1  3
  4 -2 15 -1  9 21-30  0 10  0 19  6 -3 -4 -6 12 -1-23 -2 14  2 12 -4 -1 -1  1 -4  0 -2  0 -1 14
-20 -2 -4  2 -4 -6  4  0 23 26  0 27 -2  4 -3 -1  0  1 -2 -1 -1  8-16  3  1  4  7  6  1  4  4 -3
 -3-16  2  4  1  9 -2  1 22  1 26  0  0  0 -2  1-10  9-15  8 -3-42 50 -1 -6 -1  1 -6  2 -5 -3  1
 -5  2  0  2 -1 -2 -1  4 -1 -5  1  2  0 29 19 13 16 -1 -1 -2 -3  8 11  4 -3  7  1  5  1  4  1 -3
 -2 16-23  2 -2 -2  1  3 -3 -6  4  3 25  0 -4 -2  3-21  2  3 -2  6 17  0  3  2  2  2  1 -4  0  7
 -5  2  0  2 -3 -7  1  2 -9 -8  0  4 21 -4  0 59 -3-23  0  2 -4  9  8 -5  1  0 -1  3 -2 -1 -3  5
-10  4 -3 -1 -7 -8 -1  1 -6 14 -1 -8  8 -6 61  0 -2-13 -3 -5 -1 10 -2-15 -2  1 -1  1  1  0  0 -2
-14-30-10  5-11 -6-11  8-11-10-10-21  4 -5-17 -9  0 -3 20 -7-14-57-13-15 -2-11-12 -6  4-12  4-10
 25 -7 -7 -6 -5 -7-26-31-16-29 -6 -8 -3-28-30-13  0  0 -4 -3 -5 13 -1  5 -4-16-17-15 -8 -4 -8 30
 -7  6  0 -7 -4  2  3 -5 -2 -1  0-25 -4  3  0 -1 29  1  0 22 50-31-12 -9 -5 -2  1  5 -5 -1 -6 -4
 -8  1 -3  2 -2 -2  5  4  3 24 -1  4  4  5  4 -2 -1 33 26  0 -1 10-15  1  3  3  0  4  3  1  3 -2
-18-34-10 -5-13-10 -3 -7 -8-10 -9-16 -8 -7-11 -7-15 -4 38-15  0-47-18-15 -9  1-21-10 -9-12-11-10
 -2-12  6 -3  4  3  2 -7 -1  6 -1-28  4 -4 -6  1-34  6 -7 12-35  0-25-21  0  0 -2 -3 -7 -2 -2 -2
-18-24-15  1-16-18  7  2  0 -2-15 39  6 10  0  1  9 10-22-17  5-55  0 27 14 -1 -2  2  2  1  5  2
 -7-16  0  0  0  3 -1 -2 -6 -1  4-13 -4 -6 -3-16-15  8-17  7 -1-37 25  0 17 -3 -1 -6 -8 -4 -5 -3
-13 -4 -2 -2  2  3 -3 -9 -2 -2  0 -3 -4  3  3 -3 16 -1  0  5 -2  3 32 48  0  1 -4 10 -2 -2 -4 -8
 29 -5  0  2 -1  4  6  1 -3  0  2 -1  1  0  2 -3 -3 -6 -1 -1 63 10  5 -1  0  0 26 -4  4 -4  3 -2
 39  0 52 -8 -2 -2  2 -1  3 -7  2  6  2  1  0 -1  0 -4  3  0 -7  6  1  4  5 17  0 -3  0 -8 -4  2
 46  8  7  9  9  8 11  6  7  6  9  9  9  8 12 10  3  7  7  8 14 30 14 11 10  3  5  0  7  1  3  6
-13 -3  1 -1  3  1 -2 -8  5 -4  3 -3 -4 -4  1 -3 10 -1 -4  1-14  8  3  3 -4 -2 -1  3  0 33  9 -2
 24 -8  1 -1  0 -2  0  2 -5 -8 -3  2 -1  5 -4 -4 -6  1 -2  1 -1 12  4 -3 -3 -9 -5 -5 25  0 12 -2
 39 -3 -1 -8  2 -1  2 -8 -1 -2  2  2 -4  4  1  1  8  5 -3  2 -1 11  9  3  0 -1 -1 -3 13 14  0 -1
-23-16-14-13-13-16  3  5  8 -6-10 -8 -9  5 -1-10-11 56 -9-15 -6 -3-11-17-11-11-11-17-12-14-19  0"""
)
"""What speaks for passing the card of the row to who is known to have the card of the column."""


def usual(seen: Konoha, seat: i64) -> i64:
    """The card that the team passes from such a hand."""
    hand: i64 = seen.hands[seat]
    rest: i64 = hand
    best: i64 = -1
    most: float = 0.0
    while rest:
        card: i64 = lowest(rest)
        value: float = worth_of(seen, seat, card)
        if best < 0 or value > most:
            best = card
            most = value
        rest &= rest - 1
    return best


def worth_of(seen: Konoha, seat: i64, card: i64) -> float:
    """What speaks for passing a card, in points of strength."""
    turn: i64 = turn_of(seen)
    if turn > 2:
        turn = 2
    kept: i64 = seen.hands[seat] ^ BIT[card]
    theirs: i64 = seen.hands[seen.left_of(seat)]
    told: i64 = PASSED[turn * CARDS + card]
    told += sum_of(PASSED_FROM, card, kept) + sum_of(PASSED_TO, card, theirs)
    return refilled(seen, kept, turn) + float(told) / UNIT


def sum_of(rows: vec[i64], card: i64, others: i64) -> i64:
    total: i64 = 0
    while others:
        total += rows[card * CARDS + lowest(others)]
        others &= others - 1
    return total


def refilled(seen: Konoha, kept: i64, turn: i64) -> float:
    """How strong a hand is on average with one more card from the right."""
    total: i64 = 0
    weights: i64 = 0
    rest: i64 = DECK & ~kept
    while rest:
        card: i64 = lowest(rest)
        weight: i64 = COMES[turn * CARDS + card]
        if weight:
            total += weight * seen.strength.of(kept | BIT[card])
            weights += weight
        rest &= rest - 1
    return float(total) / float(weights)
