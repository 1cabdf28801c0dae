"""The text form of a game: reading and writing it. `replay` checks it against the rules.

The format is described in `docs/record-format.md`.
"""

import re
from typing import Any, Final

import msgspec

from quartett.core.chance import CHANCE
from quartett.core.game import Game
from quartett.core.problem import Problem
from quartett.core.state import State

FORMAT: Final = 2
PLAIN: Final = 1
"""The base format, which older programs can read too."""
LATER: Final = ("nonces", "lots", "luck")
RULE: Final = "--"
CHANCE_SIGN: Final = "?"
BRANCH: Final = re.compile(r"sha256:[0-9a-f]{64} after=[0-9]{1,6} chance=[0-9]{1,6}")
BYTE_ORDER_MARK: Final = "\ufeff"
"""The byte order mark that some editors write first."""
REQUIRED: Final = ("game", "rules", "seats", "options", "cards")
ENDING: Final = ("outcome", "scores", "winners")


class Move(msgspec.Struct, frozen=True):
    """One answer, and its line in the record (0 if it was not read from one)."""

    seat: int
    text: str
    line: int = 0


class Record(msgspec.Struct):
    """What a record says, before any rule has checked it."""

    header: dict[str, str]
    """All header lines in order, including unknown ones."""
    moves: list[Move]
    ending: dict[str, str] = {}
    """Empty while the game is still being played."""
    ending_line: int = 0

    @property
    def game(self) -> str:
        return self.header["game"]

    @property
    def seats(self) -> int:
        return int(self.header["seats"])

    @property
    def options(self) -> dict[str, str]:
        return dict(pair.split("=", 1) for pair in self.header["options"].split())

    @property
    def earlier(self) -> int:
        """How many of the first moves were made under earlier rules, which are no longer available:
        the header holds the state after them."""
        changes = self.header.get("earlier", "").split()
        return int(changes[-1].partition("=")[2]) if changes else 0

    @property
    def underived(self) -> int:
        """How many of the first moves were made in another game, whose seed this record does not
        have."""
        _, _, told = self.header.get("branch", "").partition(" chance=")
        return int(told) if told else 0

    @property
    def players(self) -> list[str]:
        """One name per seat; empty if the record names nobody."""
        names = [name.strip() for name in self.header.get("players", "").split(";")]
        return names if len(names) == self.seats else []

    def text(self) -> str:
        version = FORMAT if any(key in self.header for key in LATER) else PLAIN
        lines = [f"quartett {version}", *(f"{k}: {v}" for k, v in self.header.items()), RULE]
        lines += [move_line(move.seat, move.text) for move in self.moves]
        if self.ending:
            lines += [RULE, *(f"{key}: {value}" for key, value in self.ending.items())]
        return "\n".join(lines) + "\n"


def move_line(seat: int, text: str) -> str:
    return f"{CHANCE_SIGN if seat == CHANCE else seat} {text}"


def header_of(game: Game[Any], seats: int, options: dict[str, str]) -> dict[str, str]:
    """The header of a new record. `options` must be complete: see `Game.settle`."""
    return {
        "game": game.name,
        "rules": str(game.rules_version),
        "seats": str(seats),
        "options": " ".join(f"{name}={value}" for name, value in options.items()),
        "cards": game.cards_digest,
    }


def ending_of(state: State) -> dict[str, str]:
    """The closing lines of the record of a finished game."""
    return {
        "outcome": state.ending(),
        "scores": " ".join(map(str, state.scores())),
        "winners": " ".join(map(str, state.winners())),
    }


def parse(text: str) -> Record:
    """Reads a record without knowing the rules. Raises a Problem that names the line."""
    return _Reader(text).read()


class _Reader:
    """Goes through the lines once; `number` is the current line, for error messages."""

    def __init__(self, text: str) -> None:
        if not text.strip().strip(BYTE_ORDER_MARK):
            raise Problem("record-empty")
        self.lines = text.removeprefix(BYTE_ORDER_MARK).rstrip().split("\n")
        self.number = 0

    def read(self) -> Record:
        self._first_line()
        header = self._pairs()
        if self.number > len(self.lines):
            raise Problem("record-cut-short", line=len(self.lines))
        self._check_header(header)
        record = Record(header, self._moves())
        if self.number <= len(self.lines):
            record.ending_line = self.number
            record.ending = self._pairs()
            self._check_ending(record.ending)
            if self.number <= len(self.lines):
                raise Problem("record-bad-pair", line=self.number, text=RULE)
        return record

    def _next(self) -> str | None:
        """The next line without its comment; None at a separator and at the end."""
        self.number += 1
        if self.number > len(self.lines):
            return None
        line = self.lines[self.number - 1].rstrip("\r")
        if line == RULE:
            return None
        return line.split(" #", 1)[0].rstrip()

    def _first_line(self) -> None:
        words = (self._next() or "").split()
        if len(words) != 2 or words[0] != "quartett" or not words[1].isdecimal():
            raise Problem("record-not-one", format=FORMAT)
        if words[1] not in (str(PLAIN), str(FORMAT)):
            raise Problem("record-newer", version=short(words[1]), format=FORMAT)

    def _pairs(self) -> dict[str, str]:
        pairs: dict[str, str] = {}
        while (line := self._next()) is not None:
            key, colon, value = line.partition(":")
            if not colon or not key or key in pairs:
                raise Problem("record-bad-pair", line=self.number, text=short(line))
            pairs[key] = value.strip()
        return pairs

    def _check_header(self, header: dict[str, str]) -> None:
        for key in REQUIRED:
            if key not in header:
                raise Problem("record-header-missing", key=key)
        for key in ("rules", "seats"):
            if not header[key].isdecimal() or len(header[key]) > 6:
                raise Problem("record-header-number", key=key, value=short(header[key]))
        self._check_earlier(header)
        self._check_branch(header)
        names: set[str] = set()
        for pair in header["options"].split():
            name, sign, _ = pair.partition("=")
            if not sign or name in names:
                raise Problem("record-bad-option", option=short(pair))
            names.add(name)

    def _check_earlier(self, header: dict[str, str]) -> None:
        """`earlier: 1=57 2=80`: rules version 1 for the first 57 moves, version 2 up to the
        80th."""
        changes = header.get("earlier", "").split()
        numbers = [change.partition("=")[::2] for change in changes]
        if not all(n.isdecimal() and len(n) <= 6 for pair in numbers for n in pair):
            raise Problem("record-bad-earlier", text=short(header["earlier"]))
        if bool(changes) != ("snapshot" in header):
            raise Problem("record-bad-earlier", text=short(header.get("earlier", "")))

    def _check_branch(self, header: dict[str, str]) -> None:
        """`branch: sha256:… after=57 chance=57`: continues after the first 57 moves of that record;
        from move 57 on, chance follows from this record's seed."""
        if "branch" in header and not BRANCH.fullmatch(header["branch"]):
            raise Problem("record-bad-branch", text=short(header["branch"]))

    def _moves(self) -> list[Move]:
        moves: list[Move] = []
        while (line := self._next()) is not None:
            actor, _, text = line.partition(" ")
            if not text or not (actor == CHANCE_SIGN or (actor.isdecimal() and len(actor) < 3)):
                raise Problem("record-bad-move", line=self.number, text=short(line))
            seat = CHANCE if actor == CHANCE_SIGN else int(actor)
            moves.append(Move(seat, text, self.number))
        return moves

    def _check_ending(self, ending: dict[str, str]) -> None:
        for key in ENDING:
            if key not in ending:
                raise Problem("record-ending-missing", line=len(self.lines), key=key)


def short(text: str) -> str:
    """Untrusted text, cut to fit into one sentence."""
    clean = "".join(letter if letter.isprintable() else "·" for letter in text)
    return clean if len(clean) <= 40 else clean[:39] + "…"
