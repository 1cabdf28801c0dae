"""Deck Battle: what a good player of it does."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.core.play import Bot
from quartett.core.state import State
from quartett.games.deckbattle import moves as m
from quartett.games.deckbattle.outlook import Outlook
from quartett.games.deckbattle.position import KIND
from quartett.games.deckbattle.rules import DeckBattle

LOWEST: Final = -1000.0
EARLY: Final = 0.55
"""What a point of Force, Recruitment or chakra on a new card is worth while the track is full."""


class GreedyBot(Bot):
    """Takes the most points that its characters can get now. It uses what it has and keeps
    nothing: no chakra is channelled and nobody is sent."""

    def outlook(self, seen: DeckBattle, seat: i64) -> Outlook:
        return Outlook(seen, seat, 0.0)

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        assert isinstance(seen, DeckBattle)
        moves = seen.legal(seat)
        if len(moves) == 1:
            return moves[0]
        phase: i64 = seen.phase
        if phase == m.PREPARING and seen.man == m.NOTHING:
            return self.prepare(seen, seat, moves, stream)
        if phase == m.PREPARING or phase == m.DEPLOYING or phase == m.CHOOSING:
            return self.deploy(seen, seat, moves, stream)
        if phase == m.UNLOCKING:
            return moves[len(moves) - 1]
        return moves[stream.below(len(moves))]

    def prepare(self, seen: DeckBattle, seat: i64, moves: tuple[int, ...], stream: Stream) -> i64:
        best: i64 = seen.box.start[m.DEPLOY]
        most: float = 0.0
        outlook = self.outlook(seen, seat)
        for move in moves:
            value: float = outlook.preparing(move)
            if value > most:
                best, most = move, value
        return best

    def deploy(self, seen: DeckBattle, seat: i64, moves: tuple[int, ...], stream: Stream) -> i64:
        best: i64 = moves[0]
        most: float = LOWEST
        outlook = self.outlook(seen, seat)
        for move in moves:
            value: float = outlook.deploying(move)
            if value > most:
                best, most = move, value
        if best == seen.box.start[m.CANCEL]:
            # Otherwise the same vain manoeuvre would begin again and again.
            return moves[stream.below(len(moves))]
        return best


class SteadyBot(GreedyBot):
    """Plans the turn: it tries the deployment in its head, and whoever is not needed there is
    channelled or sent. New cards count for what they will still do."""

    def outlook(self, seen: DeckBattle, seat: i64) -> Outlook:
        return Outlook(seen, seat, EARLY * float(seen.track) / 9.0)

    def prepare(self, seen: DeckBattle, seat: i64, moves: tuple[int, ...], stream: Stream) -> i64:
        best: i64 = GreedyBot.prepare(self, seen, seat, moves, stream)
        if best != seen.box.start[m.DEPLOY]:
            return best
        spare = self.spare(seen, seat, stream)
        outlook = self.outlook(seen, seat)
        most: float = 0.0
        for move in moves:
            verb: i64 = seen.box.verb[move]
            if verb != m.CHANNEL and verb != m.SEND:
                continue
            if int(move - seen.box.start[verb]) not in spare:
                continue
            value: float = outlook.storing(move)
            if value > most:
                best, most = move, value
        return best

    def spare(self, seen: DeckBattle, seat: i64, stream: Stream) -> set[int]:
        """The kinds of characters that nothing is found for in the deployment."""
        trial = seen.imagine(stream)
        trial.apply(seat, trial.box.start[m.DEPLOY])
        finish: i64 = trial.box.start[m.END]
        while True:
            actor: i64 = trial.actor
            if actor == CHANCE:
                trial.apply(actor, trial.chance(stream))
                continue
            move: i64 = self._answer(trial, actor, seat, stream)
            if move == finish:
                break
            trial.apply(actor, move)
        kinds = {int(trial.at(slot, KIND)) for slot in range(trial.in_play())}
        return {kind for kind in kinds if kind >= 0}

    def _answer(self, trial: DeckBattle, actor: i64, seat: i64, stream: Stream) -> i64:
        moves = trial.legal(actor)
        if actor != seat or len(moves) == 1 or trial.phase == m.UNLOCKING:
            return moves[0]
        return self.deploy(trial, seat, moves, stream)
