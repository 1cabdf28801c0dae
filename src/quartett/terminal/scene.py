"""What a screen shows: the table as one viewer may see it, in the viewer's words."""

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
    """What is printed on each kind of card, by its name in the view."""


Shown = Callable[[], tuple[Scene, Sequence[str]]]
"""What to draw, computed only if something has to be drawn."""


class Choice(msgspec.Struct, frozen=True):
    """One of the numbered lines under a question: what follows from it, or why it is refused."""

    text: str
    possible: bool
    remark: str = ""
    """What else helps to choose, told where there is room: what a card says."""


class Question(msgspec.Struct, frozen=True):
    text: str
    choices: tuple[Choice, ...]
    refused: tuple[str, ...] = ()
    """The refused choices once more, all with one reason in one sentence."""


class Stage(Protocol):
    """A game's own room in the terminal, `terminal/<game>`."""

    ASIDE: tuple[type[Event], ...]
    """What the log alone tells of the turns of others."""

    KEEPS_SECRETS: bool
    """Whether people at one keyboard must look away from each other's screen."""

    def draw(self, scene: Scene, width: int, coloured: bool, height: int = TALL) -> list[Text]:
        """The table in colours, line by line, no wider than `width`. What is not needed for an
        answer is folded away as far as `height` is less than all of it."""

    def tell(self, scene: Scene) -> list[str]:
        """The table in sentences."""

    def legend(self, scene: Scene) -> list[str]:
        """What the signs of the drawn table mean."""

    def remark(self, scene: Scene, move: str) -> str:
        """What the cards say that a move is about, if it is not on the table for all to read."""

    def tie_break(self, scene: Scene) -> str | None:
        """What decided between seats with equal scores, if anything had to."""


def stage_of(game: Game[Any]) -> Stage:
    stage: Stage = import_module(f"quartett.terminal.{game.name}")
    return stage


def call(seats: Sequence[Seat], words: Words, you: bool) -> tuple[str, ...]:
    """What each seat is called. `you`: a single person without a name is You, not Player 1."""
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
    """What a level is called, with its tries if it has any; somebody's own bot has its own name.

    >>> level("master:500", Words("de"))
    'Meisterhaft:500'
    """
    name, colon, rest = bot.partition(":")
    return f"{words.thing('bot', name)}{colon}{rest}" if words.has(f"bot-{name}") else bot


def signed_names(scene: Scene) -> list[str]:
    """The names with what else there is to know of a seat: Mira (bot steady)."""
    pairs = zip(scene.names, scene.signs, strict=True)
    return [f"{name} ({sign})" if sign else name for name, sign in pairs]
