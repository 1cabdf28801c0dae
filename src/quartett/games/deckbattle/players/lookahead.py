"""Deck Battle: compares different ways to play a turn by where they lead a round later."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.deckbattle.players.evaluation import Evaluation, lead
from quartett.games.deckbattle.players.playouts import LONGEST, Playouts
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.rules import moves
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.phases import UPKEEP

FINALISTS: Final = 8
"""How many different ends of the turn are looked at more closely."""
WORLDS: Final = 4
"""In how many worlds all of them are played on; then half as many in twice as many worlds, until
one is left."""
ROLLED: Final = 4
"""How many habits everybody tries in the turns that follow."""


class Way:
    """A way to play the turn: a move, then `policy`."""

    def __init__(self, first: int, policy: SteadyBot) -> None:
        self.first: int = first
        self.policy: SteadyBot = policy
        self.moves: list[int] = [first]
        """Those of the seat up to the first that depends on luck or on somebody else."""
        self.value: float = 0.0
        """The lead at the end of the turn."""
        self.total: float = 0.0
        """The sum of the leads a round later, in as many worlds as were tried."""
        self.tried: i64 = 0

    def mean(self) -> float:
        return self.total / float(self.tried)


class Lookahead:
    """For one seat and one question. Luck depends on the turn only, so whoever thinks again at a
    later pick of the turn comes to the same plan."""

    def __init__(
        self,
        policies: list[SteadyBot],
        standing: Evaluation,
        seen: DeckBattle,
        seat: i64,
        may_look: Callable[[], bool],
    ) -> None:
        self.policies: list[SteadyBot] = policies
        self.playouts: Playouts = Playouts(policies[:ROLLED], standing)
        self.standing: Evaluation = standing
        self.seen: DeckBattle = seen
        self.seat: i64 = seat
        self.may_look: Callable[[], bool] = may_look
        self.seed: int = int(1 + seat + seen.seats * seen.turns[seat])

    def best(self) -> Way:
        """The way that leads farthest."""
        ways = self._different(self._tried_once())
        first: i64 = 1
        worlds: i64 = WORLDS
        while len(ways) > 1:
            for world in range(first, first + worlds):
                if not self._try_all(ways, world):
                    return ways[0]
                ways = sorted(ways, key=_by_mean)
            first += worlds
            worlds *= 2
            ways = ways[: (len(ways) + 1) // 2]
        return ways[0]

    def _tried_once(self) -> list[Way]:
        """By every habit, and with every first move. If there is no time, the first habit goes."""
        found: list[Way] = []
        for policy in self.policies:
            move: i64 = policy.choose(self.seen, self.seat, Stream(self.seed))
            if self.may_look():
                found.append(self._tried(Way(int(move), policy)))
            elif not found:
                return [Way(int(move), policy)]
        begun = {way.first for way in found}
        policy = sorted(found, key=_by_value)[0].policy
        cancel: i64 = self.seen.box.start[moves.CANCEL]
        for other in self.seen.legal(self.seat):
            # Never calls off what was begun, since that could go on forever.
            if other not in begun and other != cancel and self.may_look():
                found.append(self._tried(Way(other, policy)))
        return found

    def _different(self, ways: list[Way]) -> list[Way]:
        """The best of them with different ends."""
        found: list[Way] = []
        for way in sorted(ways, key=_by_value):
            if not found or way.value != found[len(found) - 1].value:
                found.append(way)
        return found[:FINALISTS]

    def _tried(self, way: Way) -> Way:
        trial = self._played(way, 0)
        way.value = lead(self.standing.standings(trial), self.seat)
        return way

    def _try_all(self, ways: list[Way], world: i64) -> bool:
        """Plays on in one world, which is the same for all. Returns whether there was time."""
        leads: list[float] = []
        for way in ways:
            if not self.may_look():
                return False
            trial = self._played(way, world)
            trial = self.playouts.after(trial, self.seen.seats, self.seed + 4096 * int(world))
            leads.append(lead(self.standing.standings(trial), self.seat))
        for way, ahead in zip(ways, leads, strict=True):
            way.total += ahead
            way.tried += 1
        return True

    def _played(self, way: Way, world: i64) -> DeckBattle:
        """The end of the turn. Notes the moves up to the first that depends on luck or others."""
        stream = Stream(self.seed, int(2 * world + 1))
        trial = self.seen.imagine(Stream(self.seed, int(2 * world)))
        found = [way.first]
        finish: i64 = trial.box.start[moves.END]
        if found[0] == finish:
            return trial
        trial.apply(self.seat, found[0])
        while trial.actor == self.seat and trial.turn == self.seat and trial.step != UPKEEP:
            if len(found) > LONGEST:
                break
            chosen: i64 = way.policy.choose(trial, self.seat, stream)
            found.append(int(chosen))
            if chosen == finish:
                way.moves = found
                return trial
            trial.apply(self.seat, chosen)
        way.moves = found
        self.playouts.finish_turn(trial, way.policy, stream)
        return trial


def _by_value(way: Way) -> float:
    return -way.value


def _by_mean(way: Way) -> float:
    return -way.mean()
