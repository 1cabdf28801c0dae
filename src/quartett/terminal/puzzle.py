"""What would you do? Positions one after another, answered at the keyboard."""

from collections.abc import Sequence
from typing import Any, Final

from babel.numbers import format_decimal

from quartett.bots.puzzles import Puzzle
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.table.seats import BOT_NAMES, Seat
from quartett.terminal.answers import NotNow, find_command, find_move, offers
from quartett.terminal.host import FEW
from quartett.terminal.keys import Asked
from quartett.terminal.scene import Choice, Question, Scene, call, stage_of
from quartett.terminal.screen import Screen
from quartett.words import Words

QUIT: Final = "quit"
HUNDRED: Final = 100.0


class Left(Exception):
    """The solver has had enough."""


class Solver:
    def __init__(self, game: Game[Any], screen: Screen, words: Words) -> None:
        self.game = game
        self.screen = screen
        self.words = words
        self.scale = game.judge().scale if game.together else HUNDRED
        self.cards = {card.name: card for card in game.card_list()}
        self.solved = self.tried = 0

    def solve(self, puzzles: Sequence[Puzzle], first: int) -> None:
        """Starts with puzzle number `first`, counted from 1, and goes on until the solver has had
        enough."""
        try:
            for number in range(first, len(puzzles) + 1):
                self._put(puzzles[number - 1], number, len(puzzles))
        except (Left, EOFError):
            pass
        self.screen.say(self.words.say("puzzles-solved", solved=self.solved, tried=self.tried))

    def _put(self, puzzle: Puzzle, number: int, count: int) -> None:
        seen = puzzle.seen(self.game)
        scene = self._scene(seen, puzzle.seat)
        title = self.words.say("puzzle-number", number=number, count=count)
        if self.screen.tells_once:  # on a plain screen the table is only told on request
            self.screen.show(scene)
        self.screen.pose(scene, [], [title], self._question(scene, seen, puzzle.seat))
        move = self._answer(seen, puzzle.seat)
        self.tried += 1
        self.solved += self.game.moves.text(move) == puzzle.best
        self.screen.say(*self._verdict(puzzle, seen, move, scene.names))
        self._read(Asked(enter=True))

    def _answer(self, seen: State, seat: int) -> int:
        offered = offers(self.game, seen, seat)
        texts = tuple(self.game.moves.text(move) for move in seen.legal(seat))
        asked = Asked(len(offered) if len(offered) <= FEW else 0, False, texts)
        while True:
            try:
                return find_move(self._read(asked), self.game, seen, seat)
            except Problem as problem:
                self.screen.say(self.words.problem(problem))
            except NotNow as refused:
                self.screen.say(self.words.reason(refused.reason))

    def _read(self, asked: Asked) -> str:
        text = self.screen.read(asked)
        command = find_command(text, self.words)
        if command is not None and command.name == QUIT:
            raise Left
        return text

    def _verdict(self, puzzle: Puzzle, seen: State, move: int, names: tuple[str, ...]) -> list[str]:
        game, seat, best = self.game, puzzle.seat, self.game.moves.parse(puzzle.best)
        reasons = [self.words.line(line, names) for line in game.because(seen, seat, best)]
        right = self.words.line(game.choice(seen, seat, best), names)
        if move == best:
            return [self.words.say("puzzle-right"), *reasons]
        lost = self.scale * puzzle.losses[game.moves.text(move)]
        loss = str(format_decimal(lost, "0.0", locale=self.words.language))
        unit = "puzzle-wrong-score" if game.together else "puzzle-wrong-chance"
        told = self.words.say(unit, loss=loss)
        return [told, self.words.say("puzzle-best", choice=right), *reasons]

    def _scene(self, seen: State, seat: int) -> Scene:
        seats = [Seat("" if at == seat else BOT_NAMES[at]) for at in range(int(seen.seats))]
        names = call([Seat("")], self.words, you=True)
        called = tuple(one.name or names[0] for one in seats)
        options = self.game.settle(len(seats), {})
        signs = ("",) * len(seats)
        return Scene(self.words, self.game.view(seen), called, signs, options, self.cards)

    def _question(self, scene: Scene, seen: State, seat: int) -> Question:
        text = self.words.line(self.game.question(seen, seat), scene.names)
        offered = offers(self.game, seen, seat)
        return Question(text, tuple(self._choice(scene, seen, seat, move) for move in offered))

    def _choice(self, scene: Scene, seen: State, seat: int, move: int) -> Choice:
        reason = self.game.why_not(seen, seat, move)
        if reason is not None:
            return Choice(self.words.reason(reason, scene.names), False)
        told = self.words.line(self.game.choice(seen, seat, move), scene.names)
        return Choice(told, True, stage_of(self.game).remark(scene, self.game.moves.text(move)))
