"""Konoha: what a seat is asked, and what it may choose, with what follows."""

from quartett.core.story import Line
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import (
    AGREE,
    GIVE,
    GO,
    KEEP,
    POINTS,
    SIGNAL,
    SILENT,
    TAKE,
    USE_GIFT,
    USE_RECRUIT,
    USE_STRENGTH,
    WAIT,
    power_of,
)
from quartett.games.konoha.rules.state import (
    GIVING,
    OWED,
    PASSING,
    RECRUITING,
    SIGNALLING,
    TAKING,
    VILLAGE,
    VOTING,
)
from quartett.games.konoha.rules.strength import BIT
from quartett.games.konoha.telling.names import POWER_NAMES, SIGNAL_NAMES, plain


class Questions:
    """Asks in games played with one set of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def question(self, seen: Konoha, seat: int) -> Line:
        points, needed = int(seen.points()), int(seen.needed())
        if seen.phase == PASSING:
            return Line("ask-pass", {"points": points})
        if seen.phase == SIGNALLING:
            return Line("ask-signal", {"strength": plain(self._strength(seen, seat))})
        if seen.phase == VOTING:
            return Line("ask-vote", {"points": points, "needed": needed})
        if seen.phase == RECRUITING:
            return Line("ask-recruit")
        if seen.phase == GIVING:
            return Line("ask-give")
        if seen.phase == TAKING:
            return Line("ask-take", {"card": self.cards.ids[seen.gift], "other": int(seen.giver)})
        return self._proposal(seen, seat)

    def _proposal(self, seen: Konoha, seat: int) -> Line:
        move = int(seen.proposal)
        if move == OWED:
            return Line("ask-power")
        if move == USE_RECRUIT + seat:
            return Line("ask-agree-own-recruit")
        if USE_RECRUIT <= move < USE_GIFT:
            return Line("ask-agree-recruit", {"other": move - USE_RECRUIT})
        return Line("ask-agree", {"power": POWER_NAMES[power_of(move)]})

    def choice(self, seen: Konoha, seat: int, move: int) -> Line:
        if move < SIGNAL:
            left = plain(int(seen.strength.of(seen.hands[seat] & ~BIT[move])))
            return Line("choose-pass", {"card": self.cards.ids[move], "strength": left})
        if move < SILENT:
            return Line("choose-signal", {"signal": SIGNAL_NAMES[move - SIGNAL]})
        if move == SILENT:
            return Line("choose-silent")
        if move <= WAIT:
            return self._vote(seen, move)
        if move < AGREE:
            return self._use(seat, move)
        return self._answer(seen, seat, move)

    def _vote(self, seen: Konoha, move: int) -> Line:
        tile = int(seen.next_tile())
        if move == GO:
            return Line("choose-go", {"points": int(seen.points())})
        if tile == VILLAGE:
            return Line("choose-give-up")
        return Line("choose-wait", {"points": int(POINTS[tile])})

    def _use(self, seat: int, move: int) -> Line:
        if move == USE_RECRUIT + seat:
            return Line("choose-own-recruit")
        if USE_STRENGTH < move < USE_GIFT:
            return Line("choose-recruit", {"other": move - USE_RECRUIT})
        return Line("choose-use", {"power": POWER_NAMES[power_of(move)]})

    def _answer(self, seen: Konoha, seat: int, move: int) -> Line:
        if move == AGREE:
            return Line("choose-agree")
        if move == KEEP:
            return Line("choose-keep")
        if move < TAKE:
            card = move - GIVE
            left = plain(int(seen.strength.of(seen.hands[seat] & ~BIT[card])))
            return Line("choose-give", {"card": self.cards.ids[card], "strength": left})
        if move != TAKE:
            return Line("choose-refuse")
        if seen.phase == RECRUITING:
            return Line("choose-take-top")
        grown = plain(int(seen.strength.of(seen.hands[seat] | BIT[seen.gift])))
        return Line("choose-take", {"card": self.cards.ids[seen.gift], "strength": grown})

    def _strength(self, seen: Konoha, seat: int) -> int:
        return int(seen.strength.of(seen.hands[seat]))
