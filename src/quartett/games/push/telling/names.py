"""Push: the names of cards, faces and moves in records and words."""

from functools import lru_cache

from quartett.core.moves import MoveTable
from quartett.games.push.cards import Cards
from quartett.games.push.rules.columns import COLUMNS, ROLL_MARK
from quartett.games.push.rules.die import STAR
from quartett.games.push.rules.pile import CARD_KINDS, CARDS, ROLL_CARD, SWITCH_CARD, VALUES


def card_name(cards: Cards, kind: int) -> str:
    if kind == ROLL_CARD:
        return "roll"
    if kind == SWITCH_CARD:
        return "switch"
    return f"{cards.colours[kind // VALUES]}-{kind % VALUES + 1}"


def all_cards(cards: Cards) -> tuple[str, ...]:
    """By kind."""
    return tuple(card_name(cards, kind) for kind in range(CARD_KINDS))


def card_names(cards: Cards, numbers: int, roll: bool = False) -> tuple[str, ...]:
    """The names of a set of number cards, and of the roll card if there is one."""
    names = _names(cards.colours, numbers)
    return (*names, "roll") if roll else names


def column_cards(cards: Cards, content: int) -> tuple[str, ...]:
    return card_names(cards, content % ROLL_MARK, roll=content >= ROLL_MARK)


@lru_cache(maxsize=8192)
def _names(colours: tuple[str, ...], numbers: int) -> tuple[str, ...]:
    """Cached: every viewer sees mostly the same sets after each move."""
    return tuple(f"{colours[kind // VALUES]}-{kind % VALUES + 1}" for kind in CARDS.kinds(numbers))


def face_name(cards: Cards, face: int) -> str:
    return "star" if face == STAR else cards.colours[face]


def move_table(cards: Cards) -> MoveTable:
    columns = range(1, COLUMNS + 1)
    return MoveTable(
        [
            "flip",
            *(f"place {column}" for column in columns),
            "stop",
            *(f"take {column}" for column in columns),
            *(f"bank {colour}" for colour in cards.colours),
            *(f"draw {name}" for name in all_cards(cards)),
            *(f"roll {colour}" for colour in cards.colours),
            "roll star",
        ]
    )
