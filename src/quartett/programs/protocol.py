"""What a program is told, line by line, and what it says. See `docs/programs.md`."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

PROTOCOL: Final = 1
"""Raised when programs written for the previous version would no longer work."""
COMMENT: Final = "#"


class Offer(msgspec.Struct, frozen=True):
    """A move that is possible now, and what follows from it."""

    move: str
    text: str


class Barred(msgspec.Struct, frozen=True):
    """A move within reach that is not possible now, with its rule and the reason."""

    move: str
    rule: str
    text: str


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """A game begins or continues."""

    protocol: int
    game: str
    seat: int
    names: list[str]
    options: dict[str, str]


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A question. The program owes one line."""

    number: int
    seconds: float
    view: Any
    table: list[str]
    told: list[str]
    question: str
    choices: list[Offer]
    refused: list[Barred]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The last line was not an answer. The program owes another one."""

    answer: str
    rule: str
    text: str


class Gone(msgspec.Struct, frozen=True, tag="gone"):
    """The question is not asked any more: somebody else answered, or it was taken back."""

    number: int


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The program did something that ends its turn. It is closed after this line."""

    name: str
    text: str


class End(msgspec.Struct, frozen=True, tag="end"):
    """The game is over."""

    view: Any
    table: list[str]
    told: list[str]
    scores: list[int]
    winners: list[int]


Message = Begin | Ask | Refused | Gone | Failed | End
_JSON: Final = msgspec.json.Encoder()


def written(message: Message, text: bool) -> bytes:
    """A message as it goes to a program: one line of JSON, or lines of plain text."""
    if not text:
        return _JSON.encode(message) + b"\n"
    lines = (" ".join(line.split()) for line in plain(message))
    return "".join(f"{line}\n" for line in lines).encode()


def plain(message: Message) -> Iterator[str]:
    """Each line begins with a word that says what it is.

    >>> list(plain(Refused("jump", "PUSH-07", "There is no such move.")))
    ['no PUSH-07 There is no such move.']
    """
    match message:
        case Begin():
            yield f"begin {message.protocol} {message.game} {message.seat} {len(message.names)}"
            yield from (f"seat {seat} {name}" for seat, name in enumerate(message.names))
            yield from (f"option {name} {value}" for name, value in message.options.items())
        case Ask():
            yield from _seen(message.told, message.table)
            yield f"question {message.question}"
            for number, offer in enumerate(message.choices, 1):
                yield f"choice {number} {offer.move} | {offer.text}"
            yield from (f"barred {each.move} | {each.text}" for each in message.refused)
            yield f"go {message.number} {message.seconds:g}"
        case Refused():
            yield f"no {message.rule or '-'} {message.text}"
        case Gone():
            yield f"gone {message.number}"
        case Failed():
            yield f"failed {message.name} {message.text}"
        case End():
            yield from _seen(message.told, message.table)
            winners = " ".join(map(str, message.winners)) or "-"
            yield f"end {winners} | {' '.join(map(str, message.scores))}"


def _seen(told: Sequence[str], table: Sequence[str]) -> Iterator[str]:
    yield from (f"told {line}" for line in told)
    yield from (f"table {line}" for line in table)


def answer_of(line: str) -> str:
    """What a line of a program means: a move, or the number of a choice.

    >>> [answer_of(line) for line in ("place 2", "move place 2", '{"move": "place 2"}', "3")]
    ['place 2', 'place 2', 'place 2', '3']
    """
    if line.startswith("{"):
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            return line
        return str(said.get("move", line)) if isinstance(said, dict) else line
    first, _, rest = line.partition(" ")
    return rest.strip() if first == "move" and rest.strip() else line


def meant(answer: str, choices: Sequence[Offer]) -> str | None:
    """The move that an answer means; None if it is none of the choices."""
    text = " ".join(answer.lower().split())
    if text.isdecimal() and len(text) < 4 and 1 <= int(text) <= len(choices):
        return choices[int(text) - 1].move
    return text if any(text == offer.move for offer in choices) else None
