"""Deck Battle: what a search is told of it. The own turn is looked at to its end; then points
count, and what the cards in a deck will still do."""

from typing import Final

from mypy_extensions import i64

from quartett.core.judge import Judge, shares, squash
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.deckbattle.position import GAUGE, TRACK
from quartett.games.deckbattle.rules import DeckBattle

CLEAR_LEAD: Final = 6.0
"""So many points ahead are a clear lead when the last token is taken."""
UNSURE: Final = 2.0
"""So many more for each token that is left on the track."""
SKILL: Final = 0.45
"""What a point of Force, Recruitment or chakra on a card is worth while the track is full."""
ABILITY: Final = 1.5
"""An ability counts as so many such points."""
CHAKRA: Final = 0.3
SCROLL: Final = 0.45
ITEM: Final = 0.5


class DeckBattleJudge(Judge):
    """Looks at `turns` turns, the one in question included."""

    def __init__(self, policy: Bot) -> None:
        super().__init__(policy, CLEAR_LEAD, False, True)
        self.turns: i64 = 1

    def is_enough(self, state: State, root: State) -> bool:
        assert isinstance(state, DeckBattle)
        assert isinstance(root, DeckBattle)
        begun: i64 = 0
        for seat in range(state.seats):
            begun += state.turns[seat] - root.turns[seat]
        return begun > self.turns or (begun == self.turns and root.turns[root.turn] > 0)

    def values(self, state: State) -> list[float]:
        """How likely each seat wins."""
        assert isinstance(state, DeckBattle)
        if state.over:
            return shares(state)
        scale: float = CLEAR_LEAD + UNSURE * float(state.track)
        standing = [self.standing(state, seat) for seat in range(state.seats)]
        chances = [squash(lead(standing, seat) / scale) for seat in range(state.seats)]
        whole: float = sum(chances)
        return [chance / whole for chance in chances]

    def standing(self, state: DeckBattle, seat: i64) -> float:
        """Points, and what cards and stores will still bring."""
        box = state.box
        left: float = float(state.track) / float(TRACK)
        total: float = float(state.scores()[seat])
        for kind, number in enumerate(state.collection(seat)):
            if number:
                skill: float = float(box.force[kind] + box.recruit[kind] + box.chakra[kind])
                if box.ability[kind] >= 0:
                    skill += ABILITY
                total += SKILL * left * float(number) * (skill - 2.5)
        stored: float = CHAKRA * float(min(state.chakra[seat], GAUGE))
        stored += SCROLL * float(min(state.scrolls[seat], GAUGE))
        return total + stored + ITEM * float(state.items_of(seat))


def lead(standing: list[float], seat: i64) -> float:
    """How far a seat is ahead of the best other one."""
    best: float = -1e9
    for other, points in enumerate(standing):
        if other != seat and points > best:
            best = points
    return standing[seat] - best
