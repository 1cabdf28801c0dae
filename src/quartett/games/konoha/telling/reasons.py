"""Konoha: why a move is not allowed now, with the rule that says so."""

from typing import Final

from quartett.core.chance import CHANCE
from quartett.core.story import Reason, Value
from quartett.games.konoha.cards import Cards
from quartett.games.konoha.rules.game import Konoha
from quartett.games.konoha.rules.moves import (
    AGREE,
    DEAL,
    GIVE,
    GO,
    KEEP,
    SIGNAL,
    TAKE,
    TILE,
    USE_RECRUIT,
    USE_STRENGTH,
    power_of,
)
from quartett.games.konoha.rules.state import (
    AGREEING,
    BOOSTING,
    FAILING,
    GIVING,
    IN_STACK,
    OWED,
    PASSING,
    RECRUITING,
    SIGNALLING,
    TAKING,
    USED,
    VOTING,
)
from quartett.games.konoha.rules.strength import BIT
from quartett.games.konoha.telling.names import POWER_NAMES

SEALED_BY: Final = {PASSING: "KONOHA-16", SIGNALLING: "KONOHA-18", VOTING: "KONOHA-A24"}
"""The rules by which all answer at the same time, and once."""


class Reasons:
    """Answers for every move of the table. The order of the questions is the order in which a
    player would ask them: is it over, is it mine to answer, is it the moment, is it possible."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def why_not(self, state: Konoha, seat: int, move: int) -> Reason | None:
        if state.over:
            return _reason("KONOHA-30", "why-game-over")
        if (seat == CHANCE) != (move >= DEAL):
            return self._whose(move)
        if not state.is_asked(seat):
            return self._not_asked(state, move)
        if seat == CHANCE:
            return self._chance(state, move)
        return self._seat(state, seat, move)

    def _whose(self, move: int) -> Reason:
        """A player wants to choose a card of the pile or a tile, or chance to play."""
        if move < DEAL:
            return _reason("KONOHA-20", "why-players-decide")
        if move < TILE:
            return _reason("KONOHA-08", "why-pile-decides")
        return _reason("KONOHA-07", "why-stack-decides")

    def _not_asked(self, state: Konoha, move: int) -> Reason:
        if move >= DEAL:
            if move >= TILE:
                return _reason("KONOHA-25", "why-no-tile-due")
            return _reason("KONOHA-08", "why-no-card-due")
        if state.actor == CHANCE:
            if state.phase == FAILING:
                return _reason("KONOHA-25", "why-tile-first")
            return _reason("KONOHA-08", "why-cards-first")
        if state.owed:
            return _reason(SEALED_BY[int(state.phase)], "why-answered")
        return _reason("KONOHA-27", "why-other-speaks", seat=int(state.actor))

    def _chance(self, state: Konoha, move: int) -> Reason | None:
        if state.phase == FAILING:
            if move < TILE:
                return _reason("KONOHA-25", "why-tile-first")
            if state.is_in_stack(move - TILE):
                return None
            return _reason("KONOHA-28", "why-tile-gone", power=POWER_NAMES[move - TILE])
        if move >= TILE:
            return _reason("KONOHA-08", "why-cards-first")
        if state.unseen & BIT[move - DEAL]:
            return None
        return _reason("KONOHA-08", "why-card-dealt", card=self.cards.ids[move - DEAL])

    def _seat(self, state: Konoha, seat: int, move: int) -> Reason | None:
        if move >= TAKE:
            return self._take(state)
        if move >= GIVE:
            return self._give(state, seat, move - GIVE)
        if move >= AGREE:
            return self._answer(state, move)
        if move >= USE_STRENGTH:
            return self._use(state, move)
        if move >= GO:
            return self._at(state, VOTING, "KONOHA-20", "why-no-vote-now")
        if move >= SIGNAL:
            return self._at(state, SIGNALLING, "KONOHA-18", "why-no-talk-now")
        if state.phase != PASSING:
            return _reason("KONOHA-16", "why-no-passing-now")
        return self._held(state, seat, move, "KONOHA-16")

    def _at(self, state: Konoha, phase: int, rule: str, name: str) -> Reason | None:
        return None if state.phase == phase else _reason(rule, name)

    def _held(self, state: Konoha, seat: int, card: int, rule: str) -> Reason | None:
        if state.hands[seat] & BIT[card]:
            return None
        return _reason(rule, "why-not-in-hand", card=self.cards.ids[card])

    def _use(self, state: Konoha, move: int) -> Reason | None:
        if state.phase not in (AGREEING, BOOSTING):
            return _reason("KONOHA-A7", "why-no-power-now")
        if state.proposal != OWED:
            return _reason("KONOHA-27", "why-one-proposal")
        power = int(power_of(move))
        name = POWER_NAMES[power]
        if state.powers[power] == IN_STACK:
            return _reason("KONOHA-26", "why-power-not-gained", power=name)
        if state.powers[power] == USED:
            return _reason("KONOHA-28", "why-power-used", power=name)
        if state.is_usable(move):
            return None
        seat = move - USE_RECRUIT
        if state.phase == AGREEING and state.seats <= seat:
            return _reason("KONOHA-01", "why-no-such-seat", number=seat)
        return _reason("KONOHA-A7", "why-other-moment", power=name)

    def _answer(self, state: Konoha, move: int) -> Reason | None:
        """Agreeing, or keeping what one has."""
        speaking = state.phase in (AGREEING, BOOSTING)
        if move == KEEP:
            if speaking or state.phase == GIVING:
                return None
            return _reason("KONOHA-27", "why-nothing-to-keep")
        if speaking and state.proposal != OWED:
            return None
        return _reason("KONOHA-27", "why-nothing-proposed")

    def _give(self, state: Konoha, seat: int, card: int) -> Reason | None:
        if state.phase != GIVING:
            return _reason("KONOHA-A10", "why-no-giving-now")
        return self._held(state, seat, card, "KONOHA-A10")

    def _take(self, state: Konoha) -> Reason | None:
        if state.phase in (RECRUITING, TAKING):
            return None
        return _reason("KONOHA-A10", "why-nothing-offered")


def _reason(rule: str, name: str, **arguments: Value) -> Reason:
    return Reason(rule, name, arguments)
