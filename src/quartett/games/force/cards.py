"""The cards of Battle of the Force, in the form that the rules need."""

import re
from typing import Final

import msgspec

from quartett.core.game import Card
from quartett.games.facts import CardFile
from quartett.games.force.rules.pile import MOST_COPIES, MOST_KINDS, UNIT, VADERS, copies
from quartett.games.force.rules.state import MOST_SEATS, VALUES

ORDER: Final = ("first", "second", "third", "fourth")
RESERVED: Final = ("r2d2", *(f"vader-{number + 1}" for number in range(VADERS)))
PARTS: Final = ("rebels", "rebel-cards", "r2d2-cards", "vader-cards", "villain-cards")
ALL_VILLAINS: Final = 28
FIXED: Final = (
    ("rebel-cards", "copies", VALUES),
    ("rebel-cards", "highest", VALUES),
    ("rebel-cards", "of-each-value", 1),
    ("r2d2-cards", "copies", MOST_SEATS),
    ("vader-cards", "copies", VADERS),
    ("vader-cards", "highest", VADERS),
    ("villain-cards", "most-of-a-kind", MOST_COPIES),
)
"""What the rules rely on."""
RANK: Final = 16
"""How many symbols one value outweighs."""


class Cards(msgspec.Struct, frozen=True):
    rebels: tuple[str, ...]
    symbols: tuple[tuple[int, ...], ...]
    """By rebel and value."""
    villains: tuple[str, ...]
    points: tuple[int, ...]
    deck: int
    guesses: dict[str, tuple[str, ...]]
    """By rebel and villain: what is not printed."""
    digest: str

    def ranks(self, rebel: int) -> list[int]:
        """FORCE-11: value first, then symbols."""
        return [RANK * value + count for value, count in enumerate(self.symbols[rebel], start=1)]


def load(file: CardFile) -> Cards:
    for part, field, number in FIXED:
        file.number(part, field, number, number)
    chosen = file.names("rebels", ORDER, ())
    rows = symbols(file, chosen)
    kinds = villains(file, chosen)
    for card in (*chosen, *kinds):
        file.word(card, "name")
    numbers = [file.number(name, "copies", 1, MOST_COPIES) for name in kinds]
    if sum(numbers) != file.number("villain-cards", "copies", ALL_VILLAINS, ALL_VILLAINS):
        found = sum(numbers)
        raise file.wrong("villain-cards", "copies", "right-total", total=ALL_VILLAINS, found=found)
    return Cards(
        rebels=chosen,
        symbols=rows,
        villains=kinds,
        points=tuple(file.fact(name, "points").value for name in kinds),
        deck=sum(number * int(UNIT[kind]) for kind, number in enumerate(numbers)),
        guesses={name: file.guesses(name) for name in (*chosen, *kinds)},
        digest=file.digest,
    )


def symbols(file: CardFile, names: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """FORCE-A1: the rebels have different numbers of symbols at each value."""
    most = file.number("rebel-cards", "most-symbols", MOST_SEATS - 1, RANK - 1)
    rows = [file.numbers(name, "symbols", VALUES, 0, most) for name in names]
    for row, name in enumerate(names):
        for value in range(VALUES):
            if rows[row][value] in [other[value] for other in rows[:row]]:
                raise file.wrong(name, "symbols", "right-no-tie", value=value + 1)
    return tuple(rows)


def villains(file: CardFile, chosen: tuple[str, ...]) -> tuple[str, ...]:
    """Every card that is no rebel, the least dangerous first."""
    low = file.number("villain-cards", "lowest", 0, 99)
    high = file.number("villain-cards", "highest", low, 99)
    found = [name for name in file.facts if name not in (*PARTS, *chosen)]
    for name in found:
        if not re.fullmatch("[a-z0-9-]+", name) or name in RESERVED:
            raise file.wrong(name, "name", "right-id")
        file.number(name, "points", low, high)
    if len(found) > MOST_KINDS:
        raise file.wrong(found[MOST_KINDS], "points", "right-kinds", most=MOST_KINDS)
    return tuple(sorted(found, key=lambda name: (file.fact(name, "points").value, name)))


def card_list(cards: Cards) -> list[Card]:
    rebel_cards = [
        Card(f"{name}-{value}", 1, {"number": value, "symbols": count}, cards.guesses[name])
        for name, row in zip(cards.rebels, cards.symbols, strict=True)
        for value, count in enumerate(row, start=1)
    ]
    villain_cards = [
        Card(name, int(copies(cards.deck, kind)), {"points": points}, cards.guesses[name])
        for kind, (name, points) in enumerate(zip(cards.villains, cards.points, strict=True))
    ]
    vaders = [Card(f"vader-{n}", 1, {"penalty": n}) for n in range(1, VADERS + 1)]
    return [*rebel_cards, Card("r2d2", len(cards.rebels), {}), *villain_cards, *vaders]
