"""The cards of Push, in the form that the rules need."""

from typing import Final

import msgspec

from quartett.core.game import Card
from quartett.core.story import Value
from quartett.games.facts import CardFile
from quartett.games.push.rules.pile import NUMBERS, UNIT, VALUES

ORDER: Final = ("first", "second", "third", "fourth", "fifth")
RESERVED: Final = ("roll", "switch", "star")
PARTS: Final = ("number-cards", "roll-cards", "switch-cards", "die", "colours", "characters")


class Cards(msgspec.Struct, frozen=True):
    colours: tuple[str, ...]
    deck: int
    rolls: int
    switches: int
    copies: int
    characters: dict[str, str]
    reconstructed: tuple[str, ...]
    """The colours whose names are not printed."""
    digest: str


def load(file: CardFile) -> Cards:
    """The rules have two bits per kind, hence at most three copies, and a die with six faces."""
    file.cards(PARTS)
    file.number("number-cards", "highest", VALUES, VALUES)
    file.number("die", "star-faces", 1, 1)
    file.number("die", "colour-faces", 1, 1)
    copies = file.number("number-cards", "copies", 1, 3)
    chosen = file.names("colours", ORDER, RESERVED)  # PUSH-A25: orange is printed
    guessed = file.guesses("colours")
    return Cards(
        colours=chosen,
        deck=sum(copies * int(UNIT[kind]) for kind in range(NUMBERS)),
        rolls=file.number("roll-cards", "copies", 0, 99),
        switches=file.number("switch-cards", "copies", 0, 99),
        copies=copies,
        characters=characters(file, chosen),
        reconstructed=tuple(n for n, at in zip(chosen, ORDER, strict=True) if at in guessed),
        digest=file.digest,
    )


def characters(file: CardFile, chosen: tuple[str, ...]) -> dict[str, str]:
    """The characters on the cards of a colour, as far as they are known."""
    named = file.facts.get("characters", {})
    for colour in named:
        if colour not in chosen:
            raise file.wrong("characters", colour, "right-choice", choices=", ".join(chosen))
    return {colour: file.word("characters", colour) for colour in named}


def card_list(cards: Cards) -> list[Card]:
    numbers = [
        number_card(cards, colour, value)
        for colour in cards.colours
        for value in range(1, VALUES + 1)
    ]
    return [*numbers, Card("roll", cards.rolls, {}), Card("switch", cards.switches, {})]


def number_card(cards: Cards, colour: str, number: int) -> Card:
    values: dict[str, Value] = {"colour": colour, "number": number}
    if colour in cards.characters:
        values["character"] = cards.characters[colour]
    guess = ("colour",) if colour in cards.reconstructed else ()
    return Card(f"{colour}-{number}", cards.copies, values, guess)
