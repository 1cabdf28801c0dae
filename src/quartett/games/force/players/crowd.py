"""Battle of the Force with three and four seats: how likely each of them wins."""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.judge import shares
from quartett.games.force.players import evaluation
from quartett.games.force.players.evaluation import FEATURES, weighed
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import BITS
from quartett.games.force.rules.state import MOST_SEATS, NONE

ERRAND: Final = FEATURES
"""Behind the features of two seats: whether the own R2-D2 is on its errand."""


def _rows(stage: str) -> list[vec[float]]:
    """By seats; nobody needs those of fewer than three."""
    nothing = vec[float]([])
    rows = [
        vec[float](evaluation.WEIGHTS.row(f"{stage}-{seats}")) for seats in range(3, MOST_SEATS + 1)
    ]
    return [nothing, nothing, nothing, *rows]


ALWAYS: Final = _rows("always")
FEW_CARDS: Final = _rows("few-cards")
SHORT_PILE: Final = _rows("short-pile")


def chances(state: Force) -> list[float]:
    """Of every seat, before a card of the pile is revealed or when all is over."""
    if state.over:
        return shares(state)
    if state.drawer != NONE:
        return draw_chances(state)
    strengths = [strength(state, seat) for seat in range(state.seats)]
    best: float = max(strengths)
    weights = [exp(own - best) for own in strengths]
    whole: float = sum(weights)
    return [weight / whole for weight in weights]


def strength(state: Force, seat: i64) -> float:
    """What counts in the end depends on how many cards all hands and the pile still have."""
    cards: i64 = 0
    for other in range(state.seats):
        cards += BITS[state.hand(other)]
    row: vec[float] = vec[float]([0.0] * (FEATURES + 1))
    evaluation.features(state, seat, row)
    row[ERRAND] = 1.0 if state.scout == seat else 0.0
    few: float = 1.0 / sqrt(float(cards) + 1.0)
    short: float = 1.0 / sqrt(float(state.pile) + 1.0)
    total: float = weighed(row, ALWAYS[state.seats]) + few * weighed(row, FEW_CARDS[state.seats])
    return total + short * weighed(row, SHORT_PILE[state.seats])


def draw_chances(state: Force) -> list[float]:
    """Where one draws alone: the others win if it does not catch up with the best of them."""
    drawn: float = evaluation.draw_chance(state)
    scores = state.scores()
    best: int = max([score for seat, score in enumerate(scores) if seat != state.drawer])
    ahead = [seat for seat, score in enumerate(scores) if seat != state.drawer and score == best]
    found = [0.0] * int(state.seats)
    for seat in ahead:
        found[seat] = (1.0 - drawn) / float(len(ahead))
    found[state.drawer] = drawn
    return found
