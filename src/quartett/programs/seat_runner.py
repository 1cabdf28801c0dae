"""Connects a program to a seat at a served table: questions in, moves out, failures reported."""

from collections.abc import Callable
from typing import Any, Final

from quartett.bots import USUAL
from quartett.core.problem import Problem
from quartett.programs.process import Failure, Program, Vanished
from quartett.programs.protocol import PROTOCOL, Ask, Begin, End, Failed, Refused, meant
from quartett.programs.seat_client import Sitting
from quartett.table.store import HAND, PLAY
from quartett.words import Words

MOST_FAILURES: Final = 3
"""After this many failures the seat is left to the table."""
LONGEST_MOVE: Final = 100
"""The most characters of an invalid move that are sent to the table to ask why."""
STALE: Final = "stale-number"
"""What the table says to an answer that came too late."""
FOREVER: Final = 366 * 24 * 3600.0
SPARE: Final = 1.0
"""How many seconds before the table's clock runs out an answer must be there."""

Complaint = Callable[[str], None]


def sit(sitting: Sitting, program: Program, seconds: float, complain: Complaint) -> bool:
    """Plays to the end of the game. Returns False if the seat was left to the table because of
    failures."""
    sitting.news = program.nudge
    seated = Seated(sitting, program, seconds, complain)
    try:
        return seated.play()
    finally:
        program.stop()


class Seated:
    def __init__(
        self, sitting: Sitting, program: Program, seconds: float, complain: Complaint
    ) -> None:
        self.sitting = sitting
        self.program = program
        self.seconds = seconds
        self.complain = complain
        self.failures = 0
        self._choices: Any = None

    @property
    def words(self) -> Words:
        return self.sitting.teller.words

    def play(self) -> bool:
        sitting = self.sitting
        sitting.wait(lambda: bool(sitting.last), FOREVER)
        self._start()
        while True:
            sitting.wait(lambda: sitting.over or sitting.asked or sitting.replaced, FOREVER)
            if sitting.over:
                self._end()
                return self.failures < MOST_FAILURES
            if sitting.replaced:
                self.complain(self.words.say("seat-with-a-bot"))
                return False
            try:
                self._answer()
            except Vanished:
                continue
            except Failure as failure:
                if not self._go_on_after(failure):
                    return False

    def _start(self) -> None:
        sitting = self.sitting
        teller = sitting.teller
        self.program.start()
        names = list(teller.names)
        self.program.tell(Begin(PROTOCOL, teller.game.name, sitting.seat, names, teller.options))

    def _end(self) -> None:
        sitting, view = self.sitting, self.sitting.view
        if self.program.runs:
            table, told = sitting.teller.table(view), sitting.told()
            self.program.tell(End(view, table, told, view["scores"], view["winners"]))

    # Questions

    def _answer(self) -> None:
        if not self.program.runs:
            self._start()
        question = self._question()
        self.program.ask(question, lambda: self._still(question.number), self._judge(question))

    def _question(self) -> Ask:
        sitting, last = self.sitting, self.sitting.last
        teller = sitting.teller
        return Ask(
            last["number"],
            self._time(),
            last["view"],
            teller.table(last["view"]),
            sitting.told(),
            teller.line(last["question"]),
            teller.offers(last["choices"]),
            teller.barred(last["refused"]),
        )

    def _time(self) -> float:
        """The time limit, or less if the table's clock runs out sooner. That clock started when the
        seat was asked; our own delay is negligible."""
        seconds = float(self.sitting.facts["manner"]["seconds"])
        return min(self.seconds, seconds - min(SPARE, seconds / 4)) if seconds else self.seconds

    def _still(self, number: int) -> bool:
        """Whether the question is still the same. Others who answer at the same time, or come and
        go, do not change it."""
        sitting = self.sitting
        if sitting.problem is not None:
            raise sitting.problem
        return sitting.asked and self._asked_at(number)

    def _asked_at(self, number: int) -> bool:
        return bool(self.sitting.last["number"] == number) or bool(
            self.sitting.last["choices"] == self._choices
        )

    def _judge(self, question: Ask) -> Callable[[str], Refused | None]:
        self._choices = self.sitting.last["choices"]

        def judge(answer: str) -> Refused | None:
            move = meant(answer, question.choices)
            if move is not None:
                told = self.sitting.move(move, question.number)
                if told["type"] == "answer":
                    return None
                if (told["problem"] or {}).get("name") == STALE:
                    raise Vanished
            else:
                told = self.sitting.why(answer[:LONGEST_MOVE])
            return self._refusal(answer, told)

        return judge

    def _refusal(self, answer: str, told: dict[str, Any]) -> Refused:
        reason = told.get("reason")
        if reason:
            return Refused(answer, reason["rule"], self.sitting.teller.reason(reason))
        return Refused(answer, "", told.get("text") or self.words.say("not-a-choice"))

    # Failures

    def _go_on_after(self, failure: Failure) -> bool:
        """Tells the program why and ends it. Returns whether it gets another chance: see the
        docs."""
        self.failures += 1
        text = self.words.say(f"program-{failure.name}", detail=failure.detail or "-")
        self.program.stop(Failed(failure.name, text))
        self.complain(text)
        manner = self.sitting.facts["manner"]
        if manner["seconds"] and manner["late"] == HAND:
            self._hand_over()
            return False
        if self.failures == MOST_FAILURES:
            self.complain(self.words.say("seat-left", count=self.failures))
            return False
        if manner["seconds"] and manner["late"] == PLAY:
            number = self.sitting.last["number"]
            self.sitting.wait(lambda: self.sitting.over or not self._asked_at(number), FOREVER)
        return True

    def _hand_over(self) -> None:
        try:
            self.sitting.door.hand(USUAL)
        except Problem as problem:
            self.complain(self.words.problem(problem))
        else:
            self.complain(self.words.say("seat-handed", bot=USUAL))
