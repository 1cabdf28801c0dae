"""Deck Battle: plans a turn by playing it to its end in many ways and evaluating the result."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from quartett.core.chance import CHANCE, Stream
from quartett.games.deckbattle.players.evaluation import Evaluation, lead
from quartett.games.deckbattle.players.steady import SteadyBot
from quartett.games.deckbattle.rules import moves
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.phases import UPKEEP

DOUBT: Final = 0.05
"""By how many points a plan must beat the one before."""
FAR: Final = 2.5
"""A plan further behind than this is not tried with other draws."""


class Plan:
    """The moves of a turn until somebody else decides, and the evaluation at the end."""

    def __init__(self, moves: list[int]) -> None:
        self.moves: list[int] = moves
        self.value: float = 0.0
        self.tried: i64 = 1
        self.lucky: bool = False
        """Whether chance was involved."""
        self.is_open: bool = True
        """Whether nobody else was involved."""


class TurnPlanner:
    """Plans for one seat and one question. A plan is a few moves, after which `policy` plays on."""

    def __init__(
        self,
        policy: SteadyBot,
        standing: Evaluation,
        seen: DeckBattle,
        seat: i64,
        stream: Stream,
        may_look: Callable[[], bool],
    ) -> None:
        self.policy: SteadyBot = policy
        self.standing: Evaluation = standing
        self.seen: DeckBattle = seen
        self.seat: i64 = seat
        self.stream: Stream = stream
        self.cancel: i64 = seen.box.start[moves.CANCEL]
        self.finish: i64 = seen.box.start[moves.END]
        self.seeds: list[int] = []
        self.may_look: Callable[[], bool] = may_look

    def best(self, rounds: i64, changes: i64) -> Plan:
        """Tries every move, with `rounds` draws where cards are drawn; then varies a later move of
        the best plan `changes` times."""
        return self._improved(self._best(self._first_moves(rounds)), changes)

    def leads(self, rounds: i64) -> list[float]:
        """The lead after the turn, by its first move; an untried move counts as the worst."""
        found = {plan.moves[0]: plan.value for plan in self._first_moves(rounds)}
        worst: float = min(found.values())
        return [found.get(move, worst) for move in self.seen.legal(self.seat)]

    def _first_moves(self, rounds: i64) -> list[Plan]:
        """A plan for every move; good ones are tried with more draws."""
        self.seeds = [int(self.stream.word()) for _ in range(rounds)]
        favourite: i64 = self.policy.choose(self.seen, self.seat, self.stream)
        if not self.may_look():
            return [Plan([int(favourite)])]
        plans = [self._trial([int(favourite)], 0)]
        for move in self.seen.legal(self.seat):
            # Never calls off what was begun, since that could go on forever.
            if move != favourite and move != self.cancel and self.may_look():
                plans.append(self._trial([move], 0))
        best = self._best(plans)
        for luck in range(1, len(self.seeds)):
            for plan in plans:
                if plan.lucky and plan.value > best.value - FAR and self.may_look():
                    self._try_again(plan, plan.moves[:1], luck)
            best = self._best(plans)
        return plans

    def _best(self, plans: list[Plan]) -> Plan:
        best = plans[0]
        for plan in plans:
            best = self._better(best, plan)
        return best

    def _improved(self, best: Plan, changes: i64) -> Plan:
        tried: set[tuple[int, ...]] = set()
        for _ in range(changes):
            changed = self._changed(best)
            if not changed or tuple(changed) in tried:
                continue
            if not self.may_look():
                break
            tried.add(tuple(changed))
            best = self._better(best, self._tried(changed, best))
        return best

    def _better(self, best: Plan, plan: Plan) -> Plan:
        return plan if plan.value > best.value + DOUBT else best

    def _changed(self, plan: Plan) -> list[int]:
        """The plan up to a random later point, with another move there."""
        if len(plan.moves) < 2:
            return []
        place: i64 = 1 + self.stream.below(len(plan.moves) - 1)
        trial = self.seen.imagine(Stream(self.seeds[0]))
        for number in range(place):
            trial.apply(self.seat, plan.moves[number])
        if trial.actor != self.seat:
            return []
        moves = [move for move in trial.legal(self.seat) if move != self.cancel]
        moves = [move for move in moves if move != plan.moves[place]]
        return [*plan.moves[:place], moves[self.stream.below(len(moves))]] if moves else []

    def _tried(self, moves: list[int], best: Plan) -> Plan:
        """A plan that begins with these moves, tried as often as the best one if it is good."""
        plan = self._trial(moves, 0)
        while plan.lucky and plan.tried < len(self.seeds):
            if plan.value < best.value - FAR or not self.may_look():
                break
            self._try_again(plan, moves, plan.tried)
        return plan

    def _try_again(self, plan: Plan, moves: list[int], luck: i64) -> None:
        again = self._trial(moves, luck)
        plan.value = (plan.value * float(plan.tried) + again.value) / float(plan.tried + 1)
        plan.tried += 1

    def _trial(self, moves: list[int], luck: i64) -> Plan:
        stream = Stream(self.seeds[luck])
        trial = self.seen.imagine(stream)
        trial.apply(self.seat, moves[0])
        plan = Plan([moves[0]])
        number: i64 = 1
        while trial.turn == self.seat and trial.step != UPKEEP and not trial.over:
            if trial.actor != self.seat:
                self._let_others(trial, plan, stream)
                continue
            planned: bool = number < len(moves)
            move: i64 = moves[number] if planned else self._answer(trial, stream)
            number += 1
            if move == self.finish:
                break
            self._go(trial, plan, move)
        plan.value = lead(self.standing.standings(trial), self.seat)
        return plan

    def _answer(self, trial: DeckBattle, stream: Stream) -> i64:
        return self.policy.choose(trial, trial.actor, stream)

    def _go(self, trial: DeckBattle, plan: Plan, move: i64) -> None:
        if plan.is_open:
            plan.moves.append(int(move))
        trial.apply(self.seat, move)

    def _let_others(self, trial: DeckBattle, plan: Plan, stream: Stream) -> None:
        plan.is_open = False
        if trial.actor == CHANCE:
            plan.lucky = True
            trial.apply(CHANCE, trial.chance(stream))
        else:
            trial.apply(trial.actor, self._answer(trial, stream))
