"""A program in the arena: it is told what its seat sees, as at a served table."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from quartett.core.game import Game
from quartett.core.state import State
from quartett.core.story import Event
from quartett.programs.process import Failure, Program
from quartett.programs.protocol import PROTOCOL, Ask, Begin, End, Failed, Refused, meant
from quartett.programs.telling import Teller
from quartett.table.seats import Seat
from quartett.table.updates import choices, refusals


class Contender:
    """One process, for one seat at a time; it stays for many games as long as it keeps its
    limits."""

    def __init__(
        self,
        game: Game[Any],
        command: Sequence[str],
        text: bool,
        seconds: float,
        options: Mapping[str, str],
    ) -> None:
        self.game = game
        self.seconds = seconds
        self.options = dict(options)
        self.program = Program(command, text)
        self._teller: Teller | None = None
        self._events: list[Any] = []
        self._asked = 0

    def begin(self, seat: int, names: Sequence[str]) -> None:
        if not self.program.runs:
            self.program.start()
        seats = [Seat(name) for name in names]
        self._teller = Teller(self.game, seat, seats, self.options)
        self._events, self._asked = [], 0
        options = self._teller.options
        self.program.tell(Begin(PROTOCOL, self.game.name, seat, list(names), options))

    @property
    def teller(self) -> Teller:
        assert self._teller is not None
        return self._teller

    def hear(self, events: Sequence[Event]) -> None:
        self._events += msgspec.to_builtins(events)

    def choose(self, seen: State) -> int:
        """The program's answer, from what its seat may know; raises Failure."""
        found: list[int] = []
        question = self._question(seen)

        def judge(answer: str) -> Refused | None:
            move = meant(answer, question.choices)
            if move is None:
                return self._refusal(seen, answer)
            found.append(self.game.moves.parse(move))
            return None

        try:
            self.program.ask(question, lambda: True, judge)
        except Failure as failure:
            text = self.teller.words.say(f"program-{failure.name}", detail=failure.detail or "-")
            self.program.stop(Failed(failure.name, text))
            raise
        return found[0]

    def _question(self, seen: State) -> Ask:
        teller, game, seat = self.teller, self.game, self.teller.seat
        view = msgspec.to_builtins(game.view(seen))
        told, self._events = teller.events(self._events), []
        self._asked += 1
        return Ask(
            self._asked,
            self.seconds,
            view,
            teller.table(view),
            told,
            teller.words.line(game.question(seen, seat), teller.names),
            teller.offers(msgspec.to_builtins(choices(game, seen, seat))),
            teller.barred(msgspec.to_builtins(refusals(game, seen, seat))),
        )

    def _refusal(self, seen: State, answer: str) -> Refused:
        move = self.game.moves.find(answer)
        reason = None if move is None else self.game.why_not(seen, self.teller.seat, move)
        if reason is None:
            return Refused(answer, "", self.teller.words.say("not-a-choice"))
        return Refused(answer, reason.rule, self.teller.words.reason(reason, self.teller.names))

    def end(self, state: State) -> None:
        teller = self.teller
        view = msgspec.to_builtins(self.game.view(state.masked(teller.seat)))
        told, self._events = teller.events(self._events), []
        table = teller.table(view)
        self.program.tell(End(view, table, told, view["scores"], view["winners"]))

    def stop(self) -> None:
        self.program.stop()
