"""What a screen shows: the table as one viewer may see it, in their language."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol

import msgspec
from rich.text import Text

from quartett.core.game import Card, Game
from quartett.core.story import Event
from quartett.table.seats import Seat
from quartett.words import Words

TALL: Final = 1_000
"""The height of a screen where nothing has to be folded away."""


class Scene(msgspec.Struct, frozen=True):
    words: Words
    view: Any
    """The view of the game that is played."""
    names: tuple[str, ...]
    signs: tuple[str, ...]
    """What a seat is besides its name: `bot steady`, or nothing."""
    options: Mapping[str, str]
    cards: Mapping[str, Card] = {}
    """The values printed on each kind of card, by its name in the view."""


Shown = Callable[[], tuple[Scene, Sequence[str]]]
"""What to draw, computed only when needed."""


class Choice(msgspec.Struct, frozen=True):
    """One of the numbered lines under a question: what follows from it, or why it is refused."""

    text: str
    possible: bool
    remark: str = ""
    """What else helps to choose, shown where there is room: the text of a card."""


class Question(msgspec.Struct, frozen=True):
    text: str
    choices: tuple[Choice, ...]
    refused: tuple[str, ...] = ()
    """The refused choices again, grouped by reason into sentences."""


class Stage(Protocol):
    """A game's own part of the terminal, `terminal/<game>`."""

    ASIDE: tuple[type[Event], ...]
    """Events of other players' turns that only the log shows."""

    KEEPS_SECRETS: bool
    """Whether people who share a keyboard must not see each other's screen."""

    def draw(self, scene: Scene, width: int, coloured: bool, height: int = TALL) -> list[Text]:
        """The table in colours, line by line, no wider than `width`. What is not needed for an
        answer is folded away if it does not fit into `height`."""

    def tell(self, scene: Scene) -> list[str]:
        """The table in sentences."""

    def legend(self, scene: Scene) -> list[str]:
        """The legend of the drawn table."""

    def remark(self, scene: Scene, move: str) -> str:
        """The texts of the cards that a move is about, unless they are on the table already."""

    def tie_break(self, scene: Scene) -> str | None:
        """What decided between seats with equal scores, if anything had to."""


def stage_of(game: Game[Any]) -> Stage:
    stage: Stage = import_module(f"quartett.terminal.{game.name}")
    return stage


def call(seats: Sequence[Seat], words: Words, you: bool) -> tuple[str, ...]:
    """The name of each seat. `you`: an unnamed person who is alone is You, not Player 1."""
    alone = you and sum(not seat.bot for seat in seats) == 1
    unnamed = words.say("you") if alone else ""
    return tuple(
        seat.name or unnamed or words.say("player", number=number)
        for number, seat in enumerate(seats, 1)
    )


def signs(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    return tuple(
        words.say("bot-sign", bot=level(seat.bot, words)) if seat.bot else "" for seat in seats
    )


def level(bot: str, words: Words) -> str:
    """The name of a level, with its tries if it has any; a custom bot goes by its own name.

    >>> level("master:500", Words("de"))
    'Meisterhaft:500'
    """
    name, colon, rest = bot.partition(":")
    return f"{words.thing('bot', name)}{colon}{rest}" if words.has(f"bot-{name}") else bot


def signed_names(scene: Scene) -> list[str]:
    """The names with a note on the seat: Mira (bot steady)."""
    pairs = zip(scene.names, scene.signs, strict=True)
    return [f"{name} ({sign})" if sign else name for name, sign in pairs]
