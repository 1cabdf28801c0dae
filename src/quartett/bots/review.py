"""Reviews a game: what was luck, what was a mistake and what was better, given what a seat knew.

For a finished record and a seat, with one value function and one set of random numbers:

    result - value(start) = luck of the cards + luck of what was hidden + own + others' mistakes

A mistake is judged only from the masked state, so that nobody is blamed for what they could not
know. The luck of the cards is measured against all that chance could have answered. The rest of the
difference in value around an answer comes from hidden information, and is luck too.

>>> from quartett import games
>>> from quartett.lab.run import plan
>>> force = games.load("force")
>>> record = plan(force, ["steady", "random"], 1, 1, {}).record(0)
>>> found = review(force, record, seat=1)
>>> abs(found.start + found.cards + found.hidden + found.own + found.others - found.result) < 1e-9
True
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from quartett.bots.evaluator import EFFORTS, Effort, Evaluator, Weighed, best_of
from quartett.bots.votes import turned, vote_of
from quartett.core.chance import CHANCE
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Move, Record, short
from quartett.core.replay import replay, start
from quartett.core.state import State
from quartett.core.story import Line

GRADES: Final = ((0.07, "blunder"), (0.03, "mistake"), (0.01, "small"))
"""The least loss of each grade, as a share of a win or of a team's points."""


class Row(msgspec.Struct, frozen=True):
    """One answer of the record, with values from 0 to 1 for the reviewed seat."""

    number: int
    """Its place in the record, from 0."""
    actor: int
    """A seat, or -1 where chance answered."""
    move: str
    before: float
    after: float
    cards: float = 0.0
    hidden: float = 0.0
    own: float = 0.0
    others: float = 0.0
    loss: float = 0.0
    """What the answer cost the one who gave it, as far as that is certain."""
    cost: float = 0.0
    """The same whether it is certain or not, for averages over many decisions: one alone says
    little, and by chance it can be below 0."""
    grade: str = ""
    """`small`, `mistake`, `blunder`, or nothing."""
    counted: bool = False
    """Whether there was a choice."""
    turn: int = 0
    """The turn it belongs to, from 1, where a game is judged by turns."""
    best: str = ""
    """The better move, if it was a mistake."""
    asked: Line | None = None
    did: Line | None = None
    better: Line | None = None
    """The question and both moves as choices, if it was a mistake."""
    because: tuple[Line, ...] = ()
    """The case for the better move, from what the seat knew."""


class Moment(msgspec.Struct, frozen=True):
    """A suboptimal answer, or a suboptimal turn, which is a plan carried out answer by answer,
    compared with the best plan found on the way."""

    number: int
    """The first answer that cost something."""
    turn: int
    """The number of the turn, from 1; 0 where every answer is judged by itself."""
    loss: float
    grade: str
    rows: tuple[int, ...]
    """The numbers of the answers that cost something."""


class Review(msgspec.Struct, frozen=True):
    """A whole review. `measure` says what 1 means: `chance` of a win, or `score` of a team."""

    game: str
    seat: int
    measure: str
    start: float
    result: float
    cards: float
    hidden: float
    own: float
    others: float
    rows: tuple[Row, ...]

    @property
    def loss_a_decision(self) -> float:
        """The average cost of the seat's decisions; forced moves, words and votes that changed
        nothing do not count. A turn that is judged as a whole is one decision."""
        return a_decision([sum(row.loss for row in rows) for rows in self.decisions])

    @property
    def cost_a_decision(self) -> float:
        """The same with what is not certain: tells players apart over many games, and says little
        of one."""
        return a_decision([sum(row.cost for row in rows) for rows in self.decisions])

    @property
    def decisions(self) -> list[list[Row]]:
        """The seat's answers that count, one by one or by turns."""
        found: dict[tuple[int, int], list[Row]] = {}
        for row in self.rows:
            if row.actor == self.seat and row.counted:
                key = (row.turn, 0) if row.turn else (0, row.number)
                found.setdefault(key, []).append(row)
        return list(found.values())

    def worst(self, count: int = 3) -> list[Moment]:
        """The seat's most costly decisions, the worst first."""
        costly = [[row for row in rows if row.loss] for rows in self.decisions]
        found = [moment(rows) for rows in costly if rows]
        return sorted(found, key=lambda one: -one.loss)[:count]


def review(game: Game[Any], record: Record, seat: int, effort: str | Effort = "quick") -> Review:
    """The review of one seat of a finished game."""
    reviewer = Reviewer(game, record, seat, effort)
    return reviewer.summary(list(reviewer.rows()))


class Reviewer:
    """Yields rows one by one, so that they can be shown as they come."""

    def __init__(
        self, game: Game[Any], record: Record, seat: int, effort: str | Effort = "quick"
    ) -> None:
        if not record.ending:
            raise Problem("review-not-over")
        if not 0 <= seat < record.seats:
            raise Problem("no-such-seat", seat=seat, seats=record.seats)
        self.game = game
        self.record = record
        self.seat = seat
        self.evaluator = Evaluator(game, known_effort(effort))
        self.state = start(game, record)
        self.first = self.state.copy()
        self._asked = CHANCE
        self._ahead: list[Weighed] = []
        """The weighed moves of the next question, if they were needed to judge the previous
        answer."""

    def __len__(self) -> int:
        return len(self.record.moves) - self.record.earlier

    def rows(self) -> Iterator[Row]:
        """Checks the record against the rules on the way; a wrong line raises its Problem. The luck
        of a deal is reported at its last card."""
        before = self.first.copy()
        anchor = before
        value = self.evaluator.values(before, anchor)
        for number, move in enumerate(replay(self.game, self.record, self.state)):
            after = self.state
            if move.seat != CHANCE:
                anchor = after.copy()
            dealing = move.seat == CHANCE and after.actor == CHANCE
            now = value if dealing else self.evaluator.values(after, anchor)
            index = number + self.record.earlier
            yield self._row(index, move, before, value[self.seat], now[self.seat])
            before, value = after.copy(), now

    def _row(self, number: int, move: Move, before: State, was: float, now: float) -> Row:
        turn = self.game.turn_of(before, move.seat) if move.seat != CHANCE else 0
        plain = Row(number, move.seat, move.text, was, now, turn=turn)
        self._asked = move.seat
        if move.seat == CHANCE:
            return msgspec.structs.replace(plain, cards=now - was)
        weighed = self._ahead or self.evaluator.weigh(before.masked(move.seat), move.seat)
        self._ahead = []
        if len(weighed) == 1 or move.text.split()[0] in self.game.talk:
            return msgspec.structs.replace(plain, hidden=now - was)
        if self._is_idle_vote(before, number):
            return msgspec.structs.replace(plain, hidden=now - was)
        number_made = self.game.moves.parse(move.text)
        made = next(one for one in weighed if one.move == number_made)
        best = best_of(weighed)
        return self._judged(plain, before, self._followed(made, best), best)

    def _is_idle_vote(self, before: State, number: int) -> bool:
        """Whether it was a vote, and the decision would have been the same with the other one."""
        moves = self.record.moves[number:]
        seen = before.masked(moves[0].seat)
        return bool(vote_of(self.game, seen, moves[0].seat)) and not turned(
            self.game, before, moves
        )

    def _followed(self, made: Weighed, best: Weighed) -> Weighed:
        """The move that was made, worth at least what can still be done right after it: merely
        changing the order of moves loses nothing."""
        if not made.loss or len(self.state.owing) != 1 or self.state.actor != self._asked:
            return made
        seat = int(self.state.actor)
        self._ahead = self.evaluator.weigh(self.state.masked(seat), seat)
        return followed(made, best, self._ahead)

    def _judged(self, plain: Row, before: State, made: Weighed, best: Weighed) -> Row:
        """A loss of a rival is a gain of the reviewed seat, shared with the others who gain."""
        loss = told_loss(made)
        mine = plain.actor == self.seat
        own = -loss if mine else 0.0
        others = 0.0 if mine else self._gain(loss)
        row = msgspec.structs.replace(
            plain,
            hidden=plain.after - plain.before - own - others,
            own=own,
            others=others,
            loss=loss,
            cost=made.unbiased,
            grade=grade(loss),
            counted=True,
        )
        return self._explained(row, before.masked(plain.actor), made, best) if loss else row

    def _explained(self, row: Row, seen: State, made: Weighed, best: Weighed) -> Row:
        """Adds what was better and why, as far as the seat could know."""
        game, seat = self.game, row.actor
        return msgspec.structs.replace(
            row,
            best=game.moves.text(best.move),
            asked=game.question(seen, seat),
            did=game.choice(seen, seat, made.move),
            better=game.choice(seen, seat, best.move),
            because=(*habit(best.share), *game.because(seen, seat, best.move)),
        )

    def _gain(self, loss: float) -> float:
        """What another's loss means to the reviewed seat."""
        if self.game.together:
            return -loss
        return loss / (self.record.seats - 1)

    def summary(self, rows: list[Row]) -> Review:
        start_value = rows[0].before if rows else self._value_of_the_start()
        return Review(
            self.game.name,
            self.seat,
            "score" if self.game.together else "chance",
            start_value,
            rows[-1].after if rows else start_value,
            sum(row.cards for row in rows),
            sum(row.hidden for row in rows),
            sum(row.own for row in rows),
            sum(row.others for row in rows),
            tuple(rows),
        )

    def _value_of_the_start(self) -> float:
        return self.evaluator.values(self.first, self.first)[self.seat]


def a_decision(losses: list[float]) -> float:
    return sum(losses) / len(losses) if losses else 0.0


def followed(made: Weighed, best: Weighed, ahead: list[Weighed]) -> Weighed:
    """`ahead` are the moves available right after it."""
    if len(ahead) == 1:
        return made
    still = max(one.worth for one in ahead)
    loss = max(0.0, best.worth - max(still, made.worth))
    if loss >= made.loss:
        return made
    return msgspec.structs.replace(made, loss=loss, unbiased=min(made.unbiased, loss))


def habit(share: float) -> tuple[Line, ...]:
    """How often a master makes a move, where nobody may foresee it. Then no fact speaks for one
    move alone, but a mixture for some of them."""
    return (Line("hint-made", {"percent": round(100 * share)}),) if 0.0 < share < 1.0 else ()


def told_loss(made: Weighed) -> float:
    """The reported cost of a move: nothing if it is insignificant or tiny."""
    return made.loss if made.is_worse and made.loss >= GRADES[-1][0] else 0.0


def moment(rows: list[Row]) -> Moment:
    """Sums up the costly answers of one decision."""
    loss = sum(row.loss for row in rows)
    first = rows[0]
    return Moment(first.number, first.turn, loss, grade(loss), tuple(row.number for row in rows))


def grade(loss: float) -> str:
    """
    >>> [grade(loss) for loss in (0.0, 0.02, 0.05, 0.2)]
    ['', 'small', 'mistake', 'blunder']
    """
    return next((name for least, name in GRADES if loss >= least), "")


def known_effort(name: str | Effort, efforts: Mapping[str, Effort] = EFFORTS) -> Effort:
    """An effort by name, or the given one."""
    if isinstance(name, Effort):
        return name
    if name not in efforts:
        raise Problem("unknown-effort", effort=short(name), efforts=", ".join(efforts))
    return efforts[name]
