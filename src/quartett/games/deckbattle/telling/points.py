"""Deck Battle: where the points of a seat come from, and what decided."""

from typing import Final

from quartett.core.story import Line, Part
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.scoring import points

SOURCES: Final = ("characters", "missions", "tokens", "masks", "objectives", "scourge")


def parts_of(state: DeckBattle, seat: int) -> tuple[Part, ...]:
    """DECK-102: whatever gave or cost points."""
    counted = zip(SOURCES, points(state, seat), strict=True)
    return tuple(Part("part", source, int(worth)) for source, worth in counted if worth)


def decided(state: DeckBattle) -> Line | None:
    """DECK-103: a scourge may require the winner to have defeated a Threat."""
    scores, winners = state.scores(), state.winners()
    denied = any(
        seat not in winners and score >= scores[winners[0]] for seat, score in enumerate(scores)
    )
    return Line("decided-by-threat") if denied else None
