"""Push: where the points of a seat come from, and what decided."""

from quartett.core.story import Line, Part
from quartett.games.push.cards import Cards
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.pile import COLOUR_SET, COLOURS, points


def parts_of(cards: Cards, state: Push, seat: int) -> tuple[Part, ...]:
    """PUSH-44: open and banked cards, by colour."""
    held = (("open", int(state.open[seat])), ("banked", int(state.banked[seat])))
    parts = [
        Part(kind, cards.colours[colour], int(points(lying & COLOUR_SET[colour])))
        for colour in range(COLOURS)
        for kind, lying in held
    ]
    return tuple(part for part in parts if part.points)


def decided(state: Push) -> Line | None:
    """PUSH-46: with equal points, more cards."""
    scores = state.scores()
    tied = scores.count(max(scores)) > len(state.winners())
    return Line("decided-by-cards") if tied else None
