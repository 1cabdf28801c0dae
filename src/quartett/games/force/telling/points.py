"""Battle of the Force: where the points of a seat come from."""

from quartett.core.story import Part
from quartett.games.force.cards import Cards
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.pile import copies, points


def parts_of(cards: Cards, state: Force, seat: int) -> tuple[Part, ...]:
    """FORCE-32 to 36: villains, the bonus for several of a kind, less the Vaders."""
    captured = state.captured[seat]
    kinds = enumerate(cards.points)
    villains = sum(int(copies(captured, kind)) * worth for kind, worth in kinds)
    counted = int(points(captured, state.worth))
    parts = (
        Part("part", "villains", villains),
        Part("part", "pairs", counted - villains),
        Part("part", "penalties", int(state.score(seat)) - counted),
    )
    return tuple(part for part in parts if part.points)
