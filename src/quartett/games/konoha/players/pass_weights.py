"""Konoha: which card a practised team passes.

The tables depend on the order and the effects of the ninjas in `cards.toml`. With other cards
(`is_fitted`) there is no usual card, and a bot must work it out for itself.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.konoha.players.conventions import turn_of
from quartett.games.konoha.players.weights import whole_numbers
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import DECK
from quartett.games.konoha.rules.strength import BIT, lowest

NINJAS: Final = 32
UNIT: Final = 40.0
"""The unit of the tables, as a fraction of a point of strength."""

COMES: Final = whole_numbers("pass", "comes")
PASSED: Final = whole_numbers("pass", "passed")
PASSED_FROM: Final = whole_numbers("pass", "passed_from")
PASSED_TO: Final = whole_numbers("pass", "passed_to")

REMEMBERED: Final = 16381
"""A prime number, as in `strength`."""
KEPT: Final = vec[i64]([-1] * REMEMBERED)
REFILLED: Final = vec[float]([0.0] * REMEMBERED)
"""What was worked out lately, for these cards: the same hands come up again and again when games
are played on."""


def usual(seen: Konoha, seat: i64) -> i64:
    """The card that the team usually passes from a hand."""
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
    """The value of passing a card, in points of strength."""
    turn: i64 = turn_of(seen)
    if turn > 2:
        turn = 2
    kept: i64 = seen.hands[seat] ^ BIT[card]
    theirs: i64 = seen.hands[seen.left_of(seat)]
    told: i64 = PASSED[turn * NINJAS + card]
    told += sum_of(PASSED_FROM, card, kept) + sum_of(PASSED_TO, card, theirs)
    return remembered(seen, kept, turn) + float(told) / UNIT


def sum_of(rows: vec[i64], card: i64, others: i64) -> i64:
    total: i64 = 0
    while others:
        total += rows[card * NINJAS + lowest(others)]
        others &= others - 1
    return total


def remembered(seen: Konoha, kept: i64, turn: i64) -> float:
    key: i64 = kept * 4 + turn
    slot: i64 = key % REMEMBERED
    if KEPT[slot] != key:
        REFILLED[slot] = refilled(seen, kept, turn)
        KEPT[slot] = key
    return REFILLED[slot]


def refilled(seen: Konoha, kept: i64, turn: i64) -> float:
    """The average strength of a hand with one more card from the right."""
    total: i64 = 0
    weights: i64 = 0
    rest: i64 = DECK & ~kept
    while rest:
        card: i64 = lowest(rest)
        weight: i64 = COMES[turn * NINJAS + card]
        if weight:
            total += weight * seen.strength.of(kept | BIT[card])
            weights += weight
        rest &= rest - 1
    return float(total) / float(weights)
