"""Runs a game at one keyboard: asks people, lets bots and chance answer, keeps the record."""

import shlex
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from quartett.bots.levels import among_people
from quartett.bots.players import player
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.play import Bot
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.core.story import Event, Reason
from quartett.table import record_files
from quartett.table.seats import Seat
from quartett.terminal import commands
from quartett.terminal.answers import NotNow, find_command, find_move, offers
from quartett.terminal.bot_process import Thinker, can_think_apart, is_quick
from quartett.terminal.ending import outcome
from quartett.terminal.keys import Asked
from quartett.terminal.local_match import Sitting
from quartett.terminal.refusals import gather
from quartett.terminal.scene import Choice, Question, Scene, Stage, call, signed_names, signs
from quartett.terminal.screen import Screen
from quartett.terminal.turns import turns
from quartett.words import Words

ODD: Final = 0x9E3779B97F4A7C15
"""Spreads the bots' seeds, so that no bot shares a stream with chance."""

FEW: Final = 9
"""This many choices have a key of their own."""

RECENT: Final = 12
"""How many moves a person already knows may be told again."""


class Host:
    def __init__(
        self, sitting: Sitting, seats: Sequence[Seat], words: Words, stage: Stage, screen: Screen
    ) -> None:
        self.sitting = sitting
        self.words = words
        self.stage = stage
        self.screen = screen
        self.cards = {card.name: card for card in sitting.game.card_list()}
        self.names = call(seats, words, you=True)
        self.signs = signs(seats, words)
        self.people = [number for number, seat in enumerate(seats) if not seat.bot]
        self.bots: dict[int, Bot] = {
            number: player(sitting.game, self._seated(seat.bot))
            for number, seat in enumerate(seats)
            if seat.bot
        }
        self.thinkers = {
            number: Thinker(bot)
            for number, bot in self.bots.items()
            if screen.live and can_think_apart() and not is_quick(seats[number].bot)
        }
        """Slow bots, where somebody watches."""
        self.heard = {seat: self._last_move(seat) for seat in self.people}
        """How many moves of the record each person has been told."""
        self.remark = ""
        """Something to say with the next question."""
        self.program = "quartett"
        self.repeat: tuple[str, ...] = ()
        """Arguments of the commands that resume or replay this game."""
        self.asked = NOBODY
        """The last seat that was asked."""
        self._thinks_since = (NOBODY, 0.0)
        """Who is thinking, and since when."""
        self.watched = 0
        """How many moves spectators of bots have seen."""

    def _seated(self, bot: str) -> str:
        return among_people(self.sitting.game, bot) if self.people else bot

    def lead(self, seed: int, place: Path | None) -> None:
        """Plays to the end. The record at `place` is complete at every question."""
        while not self.sitting.state.over:
            seat = self.sitting.state.owing[0]
            if seat in self.people:
                self._keep(place)
                self._ask(seat, place)
            else:
                self._answer(seat, seed)
                self._watch()
        self._keep(place)
        self.end(place)

    def _answer(self, seat: int, seed: int) -> None:
        """Chance and bots draw from streams that depend only on the seed and the number of the
        move, so a game resumed with its seed continues as if it had never been left."""
        number = len(self.sitting.match.moves)
        if seat == CHANCE:
            self.sitting.answer_chance(Stream(seed, number))
            return
        stream = Stream(seed + ODD * (seat + 1), number)
        seen = self.sitting.state.masked(seat)
        self.sitting.answer(seat, self._choice_of(seat, seen, stream))

    def _choice_of(self, seat: int, seen: State, stream: Stream) -> int:
        if self._thinks_since[0] != seat:
            self._thinks_since = seat, time.monotonic()
        if seat not in self.thinkers:
            return int(self.bots[seat].choose(seen, seat, stream))
        return self.thinkers[seat].choose(seen, seat, stream, lambda: self._show_thinking(seat))

    # Watching

    def _watch(self) -> None:
        """Shows a bot's finished turn if another bot follows; people get the news together with
        their question."""
        state, moves = self.sitting.state, self.sitting.match.moves
        if not self.screen.live or state.over or moves[-1].seat == CHANCE:
            return
        follows = state.owing[0]
        if follows in (CHANCE, moves[-1].seat) or follows in self.people:
            return
        if len(self.people) == 1 and not turns(self, self.people[0], self.watched):
            return
        self.watched = len(moves)
        viewer, known = self._watcher()
        self.screen.watch(self.scene(viewer), turns(self, viewer, known), "")
        self.screen.pause()

    def _show_thinking(self, seat: int) -> None:
        who, seconds = self.names[seat], int(time.monotonic() - self._thinks_since[1])
        status = self.words.say("thinks", who=who, seconds=seconds)
        viewer, known = self._watcher()
        self.screen.think(lambda: (self.scene(viewer), turns(self, viewer, known)), who, status)

    def _watcher(self) -> tuple[int, int]:
        """Who watches while bots play, and what they already know. Where people have secrets it is
        nobody, because the next one may not have the keyboard yet."""
        if len(self.people) == 1:
            return self.people[0], self.heard[self.people[0]]
        return NOBODY, max(self.heard.values(), default=0)

    def _keep(self, place: Path | None) -> bool:
        """A disk error must not end the game: it goes on, and the person is told."""
        if place is None:
            return False
        try:
            record_files.keep(place, self.sitting.record)
        except Problem as problem:
            self.screen.say(self.words.problem(problem))
            return False
        return True

    # Asking

    def _ask(self, seat: int, place: Path | None) -> None:
        self._thinks_since = NOBODY, 0.0
        self._pass_keyboard(seat, place)
        self.pose(seat)
        while True:
            try:
                if self._take(seat, self.screen.read(self.asked_of(seat)), place):
                    return
            except Problem as problem:
                self.screen.say(self.words.problem(problem))
            except NotNow as refused:
                reason = self.words.reason(refused.reason, self.names)
                self.screen.say(self.words.say("not-now", move=refused.text, reason=reason))

    def asked_of(self, seat: int) -> Asked:
        """What may be pressed and typed at this question."""
        game, seen = self.sitting.game, self.sitting.state.masked(seat)
        offered, legal = offers(game, seen, seat), seen.legal(seat)
        texts = [game.moves.text(move) for move in legal]
        texts += commands.completions(self)
        return Asked(len(offered) if len(offered) <= FEW else 0, len(legal) == 1, tuple(texts))

    def _take(self, seat: int, text: str, place: Path | None) -> bool:
        """Whether the question is answered; otherwise it is asked again."""
        command = find_command(text, self.words)
        if command is not None:
            return commands.obey(self, command, seat, place)
        seen = self.sitting.state.masked(seat)
        if not text.strip():
            only = seen.legal(seat)
            if len(only) == 1:
                self.sitting.answer(seat, only[0])
            return len(only) == 1
        self.sitting.answer(seat, find_move(text, self.sitting.game, seen, seat))
        return True

    def _pass_keyboard(self, seat: int, place: Path | None) -> None:
        """Somebody who leaves here must not see the next person's cards on the way out."""
        if self.stage.KEEPS_SECRETS and len(self.people) > 1 and seat != self.asked:
            self.screen.hide()
            self.screen.say(self.words.say("pass-keyboard", who=self.names[seat]))
            command = find_command(self.screen.read(Asked(enter=True)), self.words)
            if command is not None and command.name == "quit":
                commands.obey(self, command, seat, place)
        self.asked = seat

    def pose(self, seat: int, question: Question | None = None) -> None:
        once = self.screen.tells_once and not self.stage.KEEPS_SECRETS
        known = max(self.heard.values()) if once else self.heard[seat]
        story = self._turns if self.screen.tells_turns else self.sentences
        recent = story(seat, max(0, known - RECENT), known)
        news = [*story(seat, known), *filter(None, [self.remark])]
        self.remark = ""
        self.screen.pose(self.scene(seat), recent, news, question or self.question(seat))
        self.heard[seat] = len(self.sitting.match.moves)

    def _last_move(self, seat: int) -> int:
        seats = [move.seat for move in self.sitting.match.moves]
        return len(seats) - 1 - seats[::-1].index(seat) if seat in seats else 0

    def question(self, seat: int) -> Question:
        game, seen = self.sitting.game, self.sitting.state.masked(seat)
        text = self.words.line(game.question(seen, seat), self.names)
        if len(self.people) > 1:
            text = self.words.say("question-for", who=self.names[seat], question=text)
        scene, offered = self.scene(seat), offers(game, seen, seat)
        reasons = [game.why_not(seen, seat, move) for move in offered]
        choices = [
            self._choice(scene, seen, seat, move) if reason is None else self._refused(reason)
            for move, reason in zip(offered, reasons, strict=True)
        ]
        return Question(text, tuple(choices), tuple(self._refusals(reasons)))

    def _choice(self, scene: Scene, seen: State, seat: int, move: int) -> Choice:
        game = self.sitting.game
        told = self.words.line(game.choice(seen, seat, move), self.names)
        return Choice(told, True, self.stage.remark(scene, game.moves.text(move)))

    def _refused(self, reason: Reason) -> Choice:
        return Choice(self.words.reason(reason, self.names), False)

    def _refusals(self, reasons: Sequence[Reason | None]) -> Iterator[str]:
        numbered = [(str(number), reason) for number, reason in enumerate(reasons, 1) if reason]
        for numbers, reason in gather(numbered):
            told = self.words.reason(reason, self.names)
            listed = ", ".join(numbers)
            yield self.words.say("choice-refused", count=len(numbers), number=listed, choice=told)

    # Telling

    def scene(self, viewer: int) -> Scene:
        view = self.sitting.game.view(self.sitting.state.masked(viewer))
        options = self.sitting.record.options
        return Scene(self.words, view, self.names, self.signs, options, self.cards)

    def sentences(self, viewer: int, start: int, end: int | None = None) -> list[str]:
        """The story of some moves as the viewer may hear it. With several people nobody is called
        `you`."""
        notes = [note for move in self.sitting.notes[start:end] for note in move]
        return self.say_events(self.sitting.game.events(notes, viewer), viewer)

    def say_events(self, events: Sequence[Event], viewer: int) -> list[str]:
        you = viewer if len(self.people) == 1 else None
        return [self.words.event(event, self.names, you) for event in events]

    def _turns(self, viewer: int, start: int, end: int | None = None) -> list[str]:
        return turns(self, viewer, start, end)

    def end(self, place: Path | None) -> None:
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        known = max(self.heard.values(), default=0)
        scene = self.scene(viewer)
        told = outcome(scene, self.stage, self.sitting.game.together)
        story = self._turns if self.screen.tells_turns else self.sentences
        self.screen.close(scene, story(viewer, known), told)
        if place is None:
            self.screen.say(self.words.say("not-kept-left"))
            return
        self.screen.say(self.words.say("kept", file=str(place)))
        self.screen.say(self.words.say("how-to-replay"))
        self.screen.hand(self._command("replay", place))

    def leave(self, place: Path | None) -> None:
        """Keeps the game and says how to resume it."""
        if place is None:
            self.screen.say("", self.words.say("not-kept-left"))
        elif self._keep(place):
            self.screen.say("", self.words.say("left"))
            self.screen.hand(self._command(f"play {self.sitting.game.name} --resume", place))

    def _command(self, verb: str, place: Path) -> str:
        return f"{shlex.quote(self.program)} {verb} {shlex.join([str(place), *self.repeat])}"

    def greet(self) -> None:
        """Says who sits at the table and what can be typed."""
        names = ", ".join(signed_names(self.scene(NOBODY)))
        self.screen.greet(self.words.say("welcome", names=names), self.words.say("hint"))
