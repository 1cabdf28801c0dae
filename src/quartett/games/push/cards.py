"""The cards of Push, in the form in which the rules want them."""

import re
from typing import Final

import msgspec

from quartett.games.facts import CardFile
from quartett.games.push.sets import NUMBERS, UNIT, VALUES

ORDER: Final = ("first", "second", "third", "fourth", "fifth")
RESERVED: Final = ("roll", "switch", "star")


class Cards(msgspec.Struct, frozen=True):
    colours: tuple[str, ...]
    deck: int
    rolls: int
    switches: int
    digest: str


def load(file: CardFile) -> Cards:
    """The rules keep two bits for each kind, so three copies at most; and a die of six faces."""
    file.number("number-cards", "highest", VALUES, VALUES)
    file.number("die", "star-faces", 1, 1)
    file.number("die", "colour-faces", 1, 1)
    copies = file.number("number-cards", "copies", 1, 3)
    return Cards(
        colours=colours(file),
        deck=sum(copies * int(UNIT[kind]) for kind in range(NUMBERS)),
        rolls=file.number("roll-cards", "copies", 0, 99),
        switches=file.number("switch-cards", "copies", 0, 99),
        digest=file.digest,
    )


def colours(file: CardFile) -> tuple[str, ...]:
    """PUSH-A25: orange is printed, the other names may be chosen."""
    names: list[str] = []
    for place in ORDER:
        name = file.word("colours", place)
        if not re.fullmatch("[a-z]+", name) or name in (*names, *RESERVED):
            raise file.wrong("colours", place, "a colour of its own, in small letters")
        names.append(name)
    return tuple(names)


CARDS: Final = load(CardFile.own(__package__))
