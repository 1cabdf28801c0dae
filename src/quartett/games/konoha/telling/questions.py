"""Konoha: what a seat is asked, and its choices with their consequences."""

from quartett.core.story import Line
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules import moves, state
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.strength import BIT
from quartett.games.konoha.telling.names import POWER_NAMES, SIGNAL_NAMES, plain


class Questions:
    """Questions for games with one set of cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def question(self, seen: Konoha, seat: int) -> Line:
        points, needed = int(seen.points()), int(seen.needed())
        if seen.phase == state.PASSING:
            return Line("ask-pass", {"points": points})
        if seen.phase == state.SIGNALLING:
            return Line("ask-signal", {"strength": plain(self._strength(seen, seat))})
        if seen.phase == state.VOTING:
            return Line("ask-vote", {"points": points, "needed": needed})
        if seen.phase == state.RECRUITING:
            return Line("ask-recruit")
        if seen.phase == state.GIVING:
            return Line("ask-give")
        if seen.phase == state.TAKING:
            return Line("ask-take", {"card": self.cards.ids[seen.gift], "other": int(seen.giver)})
        return self._proposal(seen, seat)

    def _proposal(self, seen: Konoha, seat: int) -> Line:
        move = int(seen.proposal)
        if move == state.OWED:
            return Line("ask-power")
        if move == moves.USE_RECRUIT + seat:
            return Line("ask-agree-own-recruit")
        if moves.USE_RECRUIT <= move < moves.USE_GIFT:
            return Line("ask-agree-recruit", {"other": move - moves.USE_RECRUIT})
        return Line("ask-agree", {"power": POWER_NAMES[moves.power_of(move)]})

    def choice(self, seen: Konoha, seat: int, move: int) -> Line:
        if move < moves.SIGNAL:
            left = plain(int(seen.strength.of(seen.hands[seat] & ~BIT[move])))
            return Line("choose-pass", {"card": self.cards.ids[move], "strength": left})
        if move < moves.SILENT:
            return Line("choose-signal", {"signal": SIGNAL_NAMES[move - moves.SIGNAL]})
        if move == moves.SILENT:
            return Line("choose-silent")
        if move <= moves.WAIT:
            return self._vote(seen, move)
        if move < moves.AGREE:
            return self._use(seat, move)
        return self._answer(seen, seat, move)

    def _vote(self, seen: Konoha, move: int) -> Line:
        tile = int(seen.next_tile())
        if move == moves.GO:
            return Line("choose-go", {"points": int(seen.points())})
        if tile == state.VILLAGE:
            return Line("choose-give-up")
        return Line("choose-wait", {"points": int(moves.POINTS[tile])})

    def _use(self, seat: int, move: int) -> Line:
        if move == moves.USE_RECRUIT + seat:
            return Line("choose-own-recruit")
        if moves.USE_STRENGTH < move < moves.USE_GIFT:
            return Line("choose-recruit", {"other": move - moves.USE_RECRUIT})
        return Line("choose-use", {"power": POWER_NAMES[moves.power_of(move)]})

    def _answer(self, seen: Konoha, seat: int, move: int) -> Line:
        if move == moves.AGREE:
            return Line("choose-agree")
        if move == moves.KEEP:
            return Line("choose-keep")
        if move < moves.TAKE:
            card = move - moves.GIVE
            left = plain(int(seen.strength.of(seen.hands[seat] & ~BIT[card])))
            return Line("choose-give", {"card": self.cards.ids[card], "strength": left})
        if move != moves.TAKE:
            return Line("choose-refuse")
        if seen.phase == state.RECRUITING:
            return Line("choose-take-top")
        grown = plain(int(seen.strength.of(seen.hands[seat] | BIT[seen.gift])))
        return Line("choose-take", {"card": self.cards.ids[seen.gift], "strength": grown})

    def _strength(self, seen: Konoha, seat: int) -> int:
        return int(seen.strength.of(seen.hands[seat]))
