"""Deck Battle: a player who takes what can be had now."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.deckbattle.players.habits import WEIGHTS, Habits
from quartett.games.deckbattle.players.move_values import MoveValues
from quartett.games.deckbattle.rules import moves, phases
from quartett.games.deckbattle.rules.game import DeckBattle

LOWEST: Final = -1000.0


class GreedyBot(Bot):
    """Takes the most points that its characters can get now. It uses what it has and keeps
    nothing: no chakra is channelled and nobody is sent."""

    def __init__(self, habits: str = "steady") -> None:
        self.habits: Habits = Habits(WEIGHTS.numbers(habits))

    def growth(self, seen: DeckBattle) -> float:
        return 0.0

    def outlook(self, seen: DeckBattle, seat: i64) -> MoveValues:
        return MoveValues(seen, seat, self.growth(seen), self.habits)

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, DeckBattle)
        legal = seen.legal(seat)
        if len(legal) == 1:
            return legal[0]
        phase: i64 = seen.phase
        if phase == phases.PREPARING and seen.manoeuvre == phases.NOTHING:
            return self.prepare(seen, seat, legal, stream)
        if phase == phases.PREPARING or phase == phases.DEPLOYING or phase == phases.CHOOSING:
            return self.deploy(seen, seat, legal, stream)
        if phase == phases.UNLOCKING:
            return self.unlock(seen, seat, legal)
        return legal[stream.below(len(legal))]

    def prepare(self, seen: DeckBattle, seat: i64, legal: tuple[int, ...], stream: Stream) -> i64:
        best: i64 = self.useful(seen, seat, legal)
        if best != seen.box.start[moves.DEPLOY]:
            return best
        for move in legal:
            if seen.box.verb[move] == moves.EQUIP:
                return move
        return best

    def useful(self, seen: DeckBattle, seat: i64, legal: tuple[int, ...]) -> i64:
        """The best of what pays at once, or the deployment."""
        best: i64 = seen.box.start[moves.DEPLOY]
        most: float = 0.0
        outlook = self.outlook(seen, seat)
        for move in legal:
            value: float = outlook.preparing(move)
            if value > most:
                best, most = move, value
        return best

    def deploy(self, seen: DeckBattle, seat: i64, legal: tuple[int, ...], stream: Stream) -> i64:
        best: i64 = legal[0]
        most: float = LOWEST
        outlook = self.outlook(seen, seat)
        for move in legal:
            value: float = outlook.deploying(move)
            if value > most:
                best, most = move, value
        if best == seen.box.start[moves.CANCEL]:
            # Otherwise the same vain manoeuvre would begin again and again.
            return legal[stream.below(len(legal))]
        return best

    def unlock(self, seen: DeckBattle, seat: i64, legal: tuple[int, ...]) -> i64:
        return legal[len(legal) - 1]
