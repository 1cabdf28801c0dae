"""Battle of the Force with two seats: how good a position is, and the resulting chances of
winning."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.judge import squash
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import BITS, PENALTY, gain
from quartett.games.force.rules.state import NONE, R2D2, REBEL_CARDS, VALUES
from quartett.games.weights import Weights

BITS_BELOW: Final = vec[i64]([2**card - 1 for card in range(VALUES)])
FEATURES: Final = 11
"""For each seat: see `features`."""


WEIGHTS: Final = Weights("quartett.games.force.players")
EARLY: Final = vec[float](WEIGHTS.row("early"))
LATE: Final = vec[float](WEIGHTS.row("late"))
DRAWS: Final = vec[float](WEIGHTS.row("draws"))


def chance(state: Force) -> float:
    """The probability that seat 0 of two wins, before a card of the pile is revealed."""
    if state.drawer != NONE:
        drawn: float = draw_chance(state)
        return drawn if state.drawer == 0 else 1.0 - drawn
    late: float = 1.0 / sqrt(float(BITS[state.hand(0)] + BITS[state.hand(1)]) + 1.0)
    row: vec[float] = vec[float]([0.0] * FEATURES)
    features(state, 0, row)
    ahead: float = weighed(row, EARLY) + late * weighed(row, LATE)
    features(state, 1, row)
    ahead -= weighed(row, EARLY) + late * weighed(row, LATE)
    return squash(ahead)


def weighed(row: vec[float], weights: vec[float]) -> float:
    total: float = 0.0
    for place in range(len(row)):
        total += row[place] * weights[place]
    return total


def features(state: Force, seat: i64, row: vec[float]) -> None:
    """Points; cards in hand; whether R2-D2 is one of them; the average gain of a card of the pile;
    the lead in cards; the number of unbeatable cards; how many of the others' cards one's own beat;
    and products of most of these with that average."""
    hand: i64 = state.hand(seat)
    cards: float = float(BITS[hand])
    gain: float = usual_gain(state, seat)
    lead: float = cards - float(most_cards(state, seat))
    if lead < 0.0:
        lead = 0.0
    row[0] = float(state.score(seat))
    row[1] = cards
    row[2] = float(hand >> R2D2 & 1)
    row[3] = gain
    row[4] = gain * cards
    row[5] = lead
    row[6] = gain * lead
    _compare(state, seat, hand & REBEL_CARDS, row)
    row[8] = gain * row[7]
    row[10] = gain * row[9]


def _compare(state: Force, seat: i64, hand: i64, row: vec[float]) -> None:
    """The number of own cards that nobody beats, and the sum of the shares of the others' cards
    that each own card beats."""
    against: i64 = 0
    for other in range(state.seats):
        if other != seat:
            against += BITS[state.hand(other) & REBEL_CARDS]
    tops: i64 = 0
    beaten: i64 = 0
    for card in range(VALUES):
        if hand >> card & 1:
            lower: i64 = _lower(state, seat, card)
            beaten += lower
            if lower == against:
                tops += 1
    row[7] = float(tops)
    row[9] = float(beaten) / float(against) if against else float(tops)


def _lower(state: Force, seat: i64, card: i64) -> i64:
    """The number of the others' cards that a card beats."""
    total: i64 = 0
    for other in range(state.seats):
        if other != seat:
            theirs: i64 = state.hand(other) & REBEL_CARDS
            total += BITS[theirs & BITS_BELOW[card]]
            if theirs >> card & 1 and state.rank(seat, card) > state.rank(other, card):
                total += 1
    return total


def most_cards(state: Force, seat: i64) -> i64:
    most: i64 = 0
    for other in range(state.seats):
        if other != seat and BITS[state.hand(other)] > most:
            most = BITS[state.hand(other)]
    return most


def usual_gain(state: Force, seat: i64) -> float:
    """The average gain of a card of the pile for a seat, including Vaders and bonuses."""
    return float(pile_gain(state, seat)) / float(state.pile) if state.pile else 0.0


def pile_gain(state: Force, seat: i64) -> i64:
    """The sum of these gains over all cards of the pile, each taken as the next one."""
    total: i64 = -PENALTY[state.vaders]
    captured: i64 = state.captured[seat]
    left: i64 = state.villains
    kind: i64 = 0
    while left:
        total += (left & 7) * gain(captured, kind, state.worth)
        left >>= 3
        kind += 1
    return total


# The last hand


def draw_chance(state: Force) -> float:
    """The probability that the last seat with cards wins: it may draw once per card left, and stops
    as soon as it leads."""
    if behind(state) < 0:
        return 1.0
    row: vec[float] = vec[float]([0.0] * len(DRAWS))
    draw_features(state, row)
    return squash(weighed(row, DRAWS))


def draw_features(state: Force, row: vec[float]) -> None:
    draws: float = sqrt(float(state.draws))
    gain: float = usual_gain(state, state.drawer)
    missing: float = float(behind(state))
    row[0] = 1.0
    row[1] = draws
    row[2] = draws * gain
    row[3] = missing / draws if draws > 0.0 else missing
    row[4] = missing


def behind(state: Force) -> i64:
    """How many points the last seat with cards is behind the best of the others."""
    best: i64 = -1000
    for seat in range(state.seats):
        if seat != state.drawer and state.score(seat) > best:
            best = state.score(seat)
    return best - state.score(state.drawer)
