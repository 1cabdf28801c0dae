"""Deck Battle: plays imagined games on, turn by turn."""

from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.games.deckbattle.players.evaluation import Evaluation, lead
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.rules import moves
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.phases import DEPLOYMENT, UPKEEP

LONGEST: Final = 200
"""How many answers a turn may have: odd habits could begin something and call it off forever."""


class Playouts:
    """Whoever has the turn tries it with each of `policies` and goes on from the best end."""

    def __init__(self, policies: list[SteadyBot], standing: Evaluation) -> None:
        self.policies: list[SteadyBot] = policies
        self.standing: Evaluation = standing

    def finish_turn(self, state: DeckBattle, policy: SteadyBot, stream: Stream) -> None:
        """Plays the rest of the turn in place, up to its upkeep."""
        seat: i64 = state.turn
        finish: i64 = state.box.start[moves.END]
        for _ in range(i64(LONGEST)):
            if state.turn != seat or state.step == UPKEEP or state.over:
                break
            actor: i64 = state.actor
            if actor == CHANCE:
                state.apply(actor, state.chance(stream))
                continue
            move: i64 = policy.choose(state, actor, stream)
            if move == finish:
                break
            state.apply(actor, move)

    def pass_on(self, state: DeckBattle, stream: Stream) -> None:
        """From the end of a turn to the beginning of the next."""
        seat: i64 = state.turn
        if state.step == DEPLOYMENT and not state.over:
            state.apply(seat, state.box.start[moves.END])
        while state.turn == seat and state.step == UPKEEP and not state.over:
            actor: i64 = state.actor
            if actor == CHANCE:
                state.apply(actor, state.chance(stream))
            else:
                state.apply(actor, self.policies[0].choose(state, actor, stream))

    def best_turn(self, state: DeckBattle, seed: int, index: int) -> DeckBattle:
        """The end of the turn that is worth most to whoever has it."""
        best: DeckBattle = state
        most: float = -1e9
        for policy in self.policies:
            trial = state.copy()
            self.finish_turn(trial, policy, Stream(seed, index))
            value: float = lead(self.standing.standings(trial), state.turn)
            if value > most:
                best, most = trial, value
        return best

    def after(self, state: DeckBattle, turns: i64, seed: int) -> DeckBattle:
        """From the end of a turn to that of as many turns later, or of the game. Every turn has a
        luck of its own, so that games which differ in one turn can be alike again in the next."""
        for number in range(turns):
            self.pass_on(state, Stream(seed, int(2 * number)))
            if state.over:
                break
            state = self.best_turn(state, seed, int(2 * number + 1))
        return state
