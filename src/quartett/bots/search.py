"""Search over imagined states, for any game.

A search gets only what a seat may know. Every try imagines the rest, plays on from there and
records the result of each move. Statistics are keyed by what the player to move would know
(`State.masked`), so that nobody in an imagined game uses cards that they could not see. Chance is
sampled. Simultaneous moves use mixed strategies.

>>> from quartett import games
>>> game, stream = games.load("push"), Stream(1)
>>> state = game.start(2)
>>> search = Search(game.judge(), state.masked(0), 0, stream, Budget(tries=20).begin())
>>> search.run()
20
>>> game.moves.text(search.decide())
'flip'
"""

from mypy_extensions import i64, mypyc_attr

from quartett.bots.budget import Budget
from quartett.bots.tree import Choice, MixedChoice
from quartett.core.chance import CHANCE, Stream
from quartett.core.judge import Judge
from quartett.core.play import Bot
from quartett.core.state import State


@mypyc_attr(acyclic=True)
class Step:
    """A move in the recorded part of a try. The next try writes its own into the same steps."""

    def __init__(self, choice: Choice, seat: i64) -> None:
        self.choice: Choice = choice
        self.seat: i64 = seat
        self.place: i64 = 0
        self.others: i64 = 0
        """The others' simultaneous choices, as one number."""


class Search:
    """One question of one seat."""

    def __init__(
        self, judge: Judge, seen: State, seat: i64, stream: Stream, budget: Budget
    ) -> None:
        self.budget: Budget = budget
        self.judge: Judge = judge
        self.seen: State = seen
        self.seat: i64 = seat
        self.stream: Stream = stream
        self.choices: dict[int, Choice] = {}
        self.path: list[Step] = []
        self.length: i64 = 0
        """How many steps of the path belong to this try."""
        self.tries: i64 = 0
        self.root: Choice = self._first()

    def _first(self) -> Choice:
        """The choice to make. The policy proposes a move before anything else is tried."""
        state: State = self._imagine()
        return self._meet(state, self.seat, len(state.owing) > 1)

    def _imagine(self) -> State:
        state: State = self.judge.imagine(self.seen, self.stream)
        state.unseal()
        return state

    def run(self) -> int:
        """Searches as long as the budget lasts, which has begun. Returns the number of finished
        tries."""
        while self.budget.takes():
            if self._try(self.budget):
                self.tries += 1
        return int(self.tries)

    def decide(self) -> i64:
        """The move to make."""
        return self.root.moves[self.root.decide(self.stream)]

    # One try

    def _try(self, budget: Budget) -> bool:
        """One try. Returns whether it ended before the time ran out."""
        state: State = self._imagine()
        self.length = 0
        known: int = len(self.choices)
        while not state.over and len(self.choices) == known:
            if self.judge.is_enough(state, self.seen):
                break
            if state.actor == CHANCE:
                state.apply(CHANCE, state.chance(self.stream))
            else:
                self._step(state)
            if budget.is_late():
                return False
        if not self._play_on(state, budget):
            return False
        values = self.judge.values(state)
        for number in range(self.length):
            step: Step = self.path[number]
            step.choice.learn(step.place, step.others, values[step.seat])
        return True

    def _step(self, state: State) -> None:
        """Moves by the statistics; a new information state is added to them."""
        owing = state.owing
        if len(owing) > 1:
            self._step_together(state, owing)
            return
        seat: i64 = state.actor
        step: Step = self._choose(state, seat, False)
        state.apply(seat, step.choice.moves[step.place])

    def _step_together(self, state: State, owing: tuple[int, ...]) -> None:
        """All seats that owe a sealed answer choose before any answer is applied."""
        first: i64 = self.length
        for seat in owing:
            self._choose(state, seat, True)
        end: i64 = self.length
        for own in range(first, end):
            step: Step = self.path[own]
            others: i64 = 0
            for other in range(first, end):
                if other != own:
                    others = others * 512 + self.path[other].place
            step.others = others
            state.apply(step.seat, step.choice.moves[step.place])

    def _choose(self, state: State, seat: i64, at_once: bool) -> Step:
        """The next step of this try: what a seat does."""
        choice: Choice = self._meet(state, seat, at_once)
        if self.length == len(self.path):
            self.path.append(Step(choice, seat))
        step: Step = self.path[self.length]
        step.choice = choice
        step.seat = seat
        step.place = choice.pick(self.stream)
        step.others = 0
        self.length += 1
        return step

    def _meet(self, state: State, seat: i64, at_once: bool) -> Choice:
        key: int = state.known_to(seat)
        known = self.choices.get(key)
        if known is not None:
            return known
        moves = state.legal(seat)
        favourite: i64 = moves[0]
        if len(moves) > 1:
            favourite = self.judge.answer(state, seat, self.stream)
        mixed: bool = at_once and not self.judge.together
        choice: Choice = MixedChoice(moves, favourite) if mixed else Choice(moves, favourite)
        self.choices[key] = choice
        return choice

    def _play_on(self, state: State, budget: Budget) -> bool:
        """Plays to the end, or as far as it is informative. Returns whether there was time."""
        judge: Judge = self.judge
        if judge.play_out(state, self.stream):
            return True
        while not state.over and not judge.is_enough(state, self.seen):
            actor: i64 = state.actor
            if actor == CHANCE:
                state.apply(actor, state.chance(self.stream))
                continue
            if budget.is_late():
                return False
            state.apply(actor, judge.answer(state, actor, self.stream))
        return True


class SearchBot(Bot):
    """Plays what a search finds within its budget, or the known best move."""

    def __init__(self, judge: Judge, budget: Budget) -> None:
        self.judge: Judge = judge
        self.budget: Budget = budget

    def choose(self, seen: State, seat: i64, stream: Stream) -> i64:
        moves = seen.legal(seat)
        if len(moves) == 1:
            return moves[0]
        self.budget.begin()
        known: i64 = self.judge.known(seen, seat, stream, self.budget.may_look)
        if known >= 0:
            return known
        search = Search(self.judge, seen, seat, stream, self.budget)
        search.run()
        return search.decide()
