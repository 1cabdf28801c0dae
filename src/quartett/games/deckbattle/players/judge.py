"""Deck Battle: what a search knows about it. The current turn is planned to its end; then points
count, and what the cards of a deck will still do."""

from collections.abc import Callable
from math import exp
from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.core.judge import Judge, shares
from quartett.core.state import State
from quartett.games.deckbattle.players.evaluation import Evaluation
from quartett.games.deckbattle.players.learned import LearnedValue
from quartett.games.deckbattle.players.lookahead import Lookahead
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.players.turn_planner import TurnPlanner
from quartett.games.deckbattle.rules import moves, phases
from quartett.games.deckbattle.rules.game import DeckBattle

CLEAR_LEAD: Final = 1.5
"""How many points make a clear lead at the end."""


class DeckBattleJudge(Judge):
    """Plans with `rounds` draws and tries `changes` variations of the best plan; with `many` habits
    it plays the turn by each of them instead, and looks a round ahead. Chooses the first free one
    of `teams`, or at random without any."""

    def __init__(
        self,
        policy: SteadyBot,
        standing: Evaluation,
        value: LearnedValue,
        rounds: i64,
        changes: i64,
        teams: tuple[int, ...] = (),
        many: list[SteadyBot] | None = None,
    ) -> None:
        super().__init__(policy, CLEAR_LEAD, False, True)
        self.player: SteadyBot = policy
        self.standing: Evaluation = standing
        self.value: LearnedValue = value
        self.rounds: i64 = rounds
        self.changes: i64 = changes
        self.teams: tuple[int, ...] = teams
        self.many: list[SteadyBot] = many or []
        self.kept: dict[int, int] = {}

    def known(self, seen: State, seat: i64, stream: Stream, may_look: Callable[[], bool]) -> i64:
        assert isinstance(seen, DeckBattle)
        if seen.phase <= phases.MENTORING:
            return self._drafted(seen, seat, stream)
        if self.many:
            return self._looked_ahead(seen, seat, may_look)
        planner = TurnPlanner(self.player, self.standing, seen, seat, stream, may_look)
        return planner.best(self.rounds, self.changes).moves[0]

    def _looked_ahead(self, seen: DeckBattle, seat: i64, may_look: Callable[[], bool]) -> i64:
        """The plan is kept as long as nothing happens that depends on luck or on others."""
        due = self.kept.get(seen.known_to(seat), -1)
        if due in seen.legal(seat):
            return due
        way = Lookahead(self.many, self.standing, seen, seat, may_look).best()
        trial = seen.imagine(Stream(0))
        self.kept = {}
        for move in way.moves:
            if trial.actor != seat or trial.turn != seen.turn:
                break
            self.kept[trial.known_to(seat)] = move
            trial.apply(seat, move)
        return way.first

    def worths(
        self, seen: State, seat: i64, may_look: Callable[[], bool]
    ) -> tuple[list[float], list[float]]:
        """The winning chances after the turn that each move begins."""
        assert isinstance(seen, DeckBattle)
        if seen.phase <= phases.MENTORING:
            return [], []
        planner = TurnPlanner(self.player, self.standing, seen, seat, Stream(0), may_look)
        others: float = float(seen.seats - 1)
        unsure: float = self.value.unsure(seen)
        odds = [exp(ahead / unsure) for ahead in planner.leads(self.rounds)]
        return [one / (one + others) for one in odds], [0.0] * len(odds)

    def _drafted(self, seen: DeckBattle, seat: i64, stream: Stream) -> i64:
        legal = seen.legal(seat)
        for team in self.teams:
            if int(seen.box.move(moves.TEAM, team)) in legal:
                return seen.box.move(moves.TEAM, team)
        return self.player.choose(seen, seat, stream)

    def is_enough(self, state: State, root: State) -> bool:
        """Whether the current turn is over, and the next one: what a hand and the cards on the
        field are worth together shows only when they are played."""
        assert isinstance(state, DeckBattle)
        assert isinstance(root, DeckBattle)
        begun: i64 = 0
        for seat in range(state.seats):
            begun += state.turns[seat] - root.turns[seat]
        return begun > 2 or (begun == 2 and root.turns[root.turn] > 0)

    def values(self, state: State) -> list[float]:
        """The winning chances of each seat."""
        assert isinstance(state, DeckBattle)
        return shares(state) if state.over else self.value.chances(state)
