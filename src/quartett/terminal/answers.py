"""Understands what a person types at a question."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.record import short
from quartett.core.state import State
from quartett.core.story import Reason
from quartett.words import Words

FAMILY: Final = 9
"""The most moves of one verb, including refused ones, that are listed together."""

COMMANDS: Final = (
    "why",
    "help",
    "hint",
    "card",
    "rule",
    "rules",
    "table",
    "legend",
    "log",
    "undo",
    "save",
    "quit",
)


class Command(msgspec.Struct, frozen=True):
    """Something other than a move, and what was typed after it."""

    name: str
    rest: str


class NotNow(Exception):
    """A move that exists and is not allowed now."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(text, reason)
        self.text = text
        self.reason = reason


def find_command(text: str, words: Words) -> Command | None:
    """A command by its name in this language or in English; `?` asks why not."""
    first, _, rest = text.strip().partition(" ")
    name = "why" if first == "?" else first.lower()
    for command in COMMANDS:
        if name in (command, words.say(f"command-{command}")):
            return Command(command, rest.strip())
    return None


def offers(game: Game[Any], seen: State, seat: int) -> tuple[int, ...]:
    """The moves that a question lists: the legal ones. Where they are all of one small family, such
    as `place 1` to `place 3`, it is the whole family, so that 2 always means the second column and
    a refused column is visible with its reason."""
    legal = seen.legal(seat)
    verbs = {game.moves.text(move).split()[0] for move in legal}
    if len(verbs) > 1:
        return legal
    family = [move for move, text in enumerate(game.moves.texts) if text.split()[0] in verbs]
    return tuple(family) if len(family) <= FAMILY else legal


def find_move(text: str, game: Game[Any], seen: State, seat: int) -> int:
    """The legal move that a choice's number, a move's text or a part of it refers to."""
    legal = seen.legal(seat)
    if text.strip().isdecimal():
        found = [_by_number(text.strip(), offers(game, seen, seat))]
    else:
        found = _matches(text, game)
    if not found:
        examples = ", ".join(game.moves.text(move) for move in legal)
        raise Problem("answer-unknown", text=short(text.strip()), examples=examples)
    possible = [move for move in found if move in legal]
    if len(possible) == 1:
        return possible[0]
    if possible:
        moves = ", ".join(game.moves.text(move) for move in possible)
        raise Problem("answer-ambiguous", text=short(text.strip()), moves=moves)
    raise _refusal(game, seen, seat, found[0])


def _by_number(text: str, offered: Sequence[int]) -> int:
    if len(text) > 3 or not 1 <= int(text) <= len(offered):
        raise Problem("answer-out-of-range", number=short(text), most=len(offered))
    return offered[int(text) - 1]


def _matches(text: str, game: Game[Any]) -> list[int]:
    """The move itself, or all whose words begin like the typed ones: `p 2` means `place 2`."""
    exact = game.moves.find(text)
    if exact is not None:
        return [exact]
    typed = text.lower().split()
    texts = enumerate(game.moves.texts)
    return [move for move, text in texts if typed and _begins(text.split(), typed)]


def _begins(words: Sequence[str], typed: Sequence[str]) -> bool:
    pairs = zip(words, typed, strict=False)
    return len(typed) <= len(words) and all(word.startswith(part) for word, part in pairs)


def _refusal(game: Game[Any], seen: State, seat: int, move: int) -> NotNow:
    reason = game.why_not(seen, seat, move)
    if reason is None:
        raise LookupError(f"{game.moves.text(move)} is neither legal nor refused")
    return NotNow(game.moves.text(move), reason)
