"""The lessons of a game in the terminal: the same scenes and sentences as in the browser."""

import shlex
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import Move
from quartett.core.replay import find_move, start
from quartett.games import lesson
from quartett.games.lesson import Told
from quartett.table.lesson import BOT, LEARNER, PARTS
from quartett.table.match import Match
from quartett.table.seats import parse_seats
from quartett.terminal import answers, commands
from quartett.terminal.answers import NotNow, find_command
from quartett.terminal.commands import Quit
from quartett.terminal.host import Host
from quartett.terminal.keys import Asked
from quartett.terminal.local_match import Sitting
from quartett.terminal.play import SIGNALLED, Settings
from quartett.terminal.scene import Question, stage_of
from quartett.terminal.screen import open_screen
from quartett.words import LESSONS, Words

NOT_HERE: Final = ("undo", "save", "hint")
"""Commands that make no sense in a lesson, which says what to do."""


def learn(game: Game[Any], part: int, settings: Settings) -> int:
    """A lesson from its first step to the last. Returns the exit code."""
    if part not in PARTS:
        raise Problem("no-such-lesson", part=part)
    teacher = Teacher(game, part, settings)
    with teacher.screen.open():
        try:
            teacher.teach()
        except (EOFError, Quit):
            return 0
        except KeyboardInterrupt:
            return SIGNALLED + 2
    return 0


class Teacher:
    def __init__(self, game: Game[Any], part: int, settings: Settings) -> None:
        self.game = game
        self.part = part
        self.settings = settings
        self.words = Words(settings.language, game.name, game.card_list(), (LESSONS,))
        self.stage = stage_of(game)
        self.screen = open_screen(self.stage, settings.plain, settings.pace)
        self.scenes = lesson.load(game).part(part)
        self.steps = sum(len(scene.steps) for scene in self.scenes)
        self.step = 0

    def teach(self) -> None:
        for scene in self.scenes:
            self._play(scene)
        more = self.part + 1 in PARTS
        self.screen.say("", self.words.say("lesson-next" if more else "lesson-done"))
        words = ["learn", self.game.name, str(self.part + 1)] if more else ["play", self.game.name]
        self.screen.hand(shlex.join([self.settings.program, *words, *self.settings.repeat]))

    def _play(self, scene: lesson.Scene) -> None:
        """Plays what comes before, then lets the learner answer."""
        record = scene.record(self.game)
        match = Match(self.game, start(self.game, record), b"")
        sitting = Sitting(match, dict(record.header))
        people = parse_seats(",".join(["you", *[BOT] * (scene.seats - 1)]), (BOT,))
        host = Host(sitting, people, self.words, self.stage, self.screen)
        for move in scene.earlier(self.game):
            self._take(sitting, move)
        host.heard[LEARNER] = len(match.moves)
        told = iter(scene.steps)
        for move in record.moves:
            if move.seat == LEARNER:
                self._ask(host, next(told), move)
            self._take(sitting, move)
        self._show(host, next(told))

    def _take(self, sitting: Sitting, move: Move) -> None:
        sitting.answer(move.seat, find_move(self.game, sitting.state, move))

    def _head(self) -> str:
        self.step += 1
        return self.words.say(
            "lesson-head",
            game=self.words.say(f"game-{self.game.name}"),
            part=self.part,
            parts=len(PARTS),
            step=self.step,
            steps=self.steps,
        )

    def _sentence(self, told: Told) -> str:
        rules = f" ({', '.join(told.rules)})" if told.rules else ""
        return self.words.say(f"lesson-{self.game.name}-{told.says}") + rules

    def _show(self, host: Host, told: Told) -> None:
        """Something to read and look at; Enter continues."""
        text = f"{self._sentence(told)} {self.words.say('lesson-go-on')}"
        host.remark = self._head()
        host.pose(LEARNER, Question(text, ()))
        while (typed := self.screen.read(Asked(enter=True)).strip()) != "":
            self._obey(host, typed)

    def _ask(self, host: Host, told: Told, wanted: Move) -> None:
        host.remark = self._head()
        question = host.question(LEARNER)
        host.pose(LEARNER, msgspec.structs.replace(question, text=self._sentence(told)))
        while not self._is_right(host, told, wanted):
            pass

    def _is_right(self, host: Host, told: Told, wanted: Move) -> bool:
        """Whether it is the wanted move. Otherwise says that the move is legal too, or names the
        rule against it."""
        typed = self.screen.read(host.asked_of(LEARNER))
        if self._obey(host, typed):
            return False
        try:
            seen = host.sitting.state.masked(LEARNER)
            only = seen.legal(LEARNER) if not typed.strip() else ()
            move = only[0] if len(only) == 1 else answers.find_move(typed, self.game, seen, LEARNER)
        except Problem as problem:
            self.screen.say(self.words.problem(problem))
            return False
        except NotNow as refused:
            reason = self.words.reason(refused.reason, host.names)
            self.screen.say(self.words.say("not-now", move=refused.text, reason=reason))
            return False
        if self.game.moves.text(move) == wanted.text:
            return True
        own = self.words.aside(f"lesson-{self.game.name}-{told.says}", "other")
        self.screen.say(own or self.words.say("lesson-other"))
        return False

    def _obey(self, host: Host, typed: str) -> bool:
        command = find_command(typed, self.words)
        if command is None or command.name in NOT_HERE:
            return False
        try:
            commands.obey(host, command, LEARNER, None)
        except Problem as problem:
            self.screen.say(self.words.problem(problem))
        return True
