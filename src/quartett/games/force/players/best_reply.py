"""Battle of the Force with three and four seats: what each move is worth against players who lay
what steady lays. The only hidden information in this game is which card of a known hand is laid, so
the duel can be looked at over all cards that they may lay."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.games.force.players.crowd import chances
from quartett.games.force.players.duel_mixture import DuelOutlook, Tuning
from quartett.games.force.rules.game import Force
from quartett.games.force.rules.state import CARDS, DUELLING, NONE

SELDOM: Final = 0.02
"""A card that is laid less often is left out."""
ROUNDING: Final = 1e-9
"""Sums of the same numbers in another order differ by less."""
IDLE: Final = 1e-6
"""A last card that changes nothing is not drawn."""


class BestReply:
    """Values are the chance of `seat` to win. `may_look` is asked before every position that was
    not met before; if it says no, nothing that was found counts (`tired`)."""

    def __init__(self, seen: Force, seat: i64, may_look: Callable[[], bool]) -> None:
        self.state: Force = seen.imagine(Stream(0))
        self.state.unseal()
        self.seat: i64 = seat
        self.may_look: Callable[[], bool] = may_look
        self.tired: bool = False
        self.known: dict[int, float] = {}
        self.habit: vec[float] = vec[float]([0.0] * (seen.seats * CARDS))
        """How likely each seat is to lay each card."""

    def worths(self) -> list[float]:
        """Of every legal move, or nothing."""
        if self.state.phase == DUELLING:
            outlook = DuelOutlook(self.state, Tuning())
            outlook.find_habits()
            self.habit = outlook.habit
        return self._worths()

    def doubts(self, worths: list[float]) -> list[float]:
        """How unsure the loss of each move is. The others may as well make their own best reply to
        what steady lays; half of what a loss shrinks by then is its standard error, so that a move
        that loses nothing against such players is no mistake."""
        self.habit = self._replies()
        against = self._worths()
        if not against:
            return [max(worths) for _ in worths]
        shift: float = max(worths) - max(against)
        pairs = zip(worths, against, strict=True)
        return [max(0.0, shift - usual + other) / 2.0 + ROUNDING for usual, other in pairs]

    def _replies(self) -> vec[float]:
        """The best reply of each of the others, which is laid for certain."""
        laid: vec[float] = vec[float]([0.0] * (self.state.seats * CARDS))
        for other in range(self.state.seats):
            if other != self.seat:
                found = BestReply(self.state.masked(other), other, self.may_look).worths()
                if found:
                    card: i64 = self.state.legal(other)[found.index(max(found))]
                    laid[other * CARDS + card] = 1.0
                else:
                    self.tired = True
        return laid

    def _worths(self) -> list[float]:
        found = [self._worth(move) for move in self.state.legal(self.seat)]
        return [] if self.tired else found

    def _worth(self, move: i64) -> float:
        state = self.state.copy()
        state.apply(self.seat, move)
        return self._answered(state)

    def _answered(self, state: Force) -> float:
        """Over all cards that those who still owe one may lay."""
        if state.drawer != NONE and state.actor == CHANCE:
            return self._drawn(state)
        if state.phase != DUELLING:
            return self._value(state)
        other: i64 = state.actor
        total: float = 0.0
        often: float = 0.0
        for card in state.legal(other):
            habit: float = self.habit[other * CARDS + card]
            if habit > SELDOM:
                after = state.copy()
                after.apply(other, card)
                total += habit * self._answered(after)
                often += habit
        return total / often

    def _drawn(self, state: Force) -> float:
        """Over all cards that the last hand may draw."""
        total: float = 0.0
        for move, often in state.outcomes():
            after = state.copy()
            after.apply(CHANCE, move)
            total += float(often) * self._value(after)
        return total / float(state.pile) - IDLE

    def _value(self, state: Force) -> float:
        key: int = state.key()
        known = self.known.get(key)
        if known is not None:
            return known
        self.tired = self.tired or not self.may_look()
        value: float = 0.0 if self.tired else chances(state)[self.seat]
        self.known[key] = value
        return value
