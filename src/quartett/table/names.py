"""Names that people give themselves: short, plain, and not confusable with another's."""

import unicodedata
from typing import Final

from quartett.core.problem import Problem
from quartett.core.record import short

LONGEST: Final = 16
MEANT_OTHERWISE: Final = frozenset("=,;#")
"""Characters that a name may not contain, because they separate names or start a comment."""
MOST_MARKS: Final = 2
"""Accents on one letter: no language needs more, and a stack of them covers other lines."""
SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK")
"""Alphabets with similar letters: a name may only use one of them."""

ALIKE: Final = str.maketrans(
    {
        **dict(zip("абвгеѕіјкмнорстухьԁһԛԝҽё", "a6bresijkmhopctyxbdhqwee", strict=True)),
        **dict(zip("αβγεηικνορτυχωϲϳ", "abyenikvoptuxwcj", strict=True)),
        **dict(zip("01l|!5$8ıſøđłħ", "oiiiissbisodlh", strict=True)),
        "æ": "ae",
        "œ": "oe",
        "ß": "ss",
        "w": "vv",
        "m": "rn",
    }
)


def check_name(name: str) -> str:
    """The normalised name. Refuses control characters, invisible characters and those that reverse
    the line, stacks of accents, and mixed alphabets.

    >>> check_name("Ada"), check_name("  Noe\\u0301 ")
    ('Ada', 'Noé')
    """
    kept = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    kept = " ".join(part for part in kept.split(" ") if part)
    clean = kept.isprintable() and not MEANT_OTHERWISE & set(kept)
    if not clean or not 0 < len(kept) <= LONGEST or _piled(kept):
        raise Problem("bad-player-name", player=short(kept), longest=LONGEST)
    if _mixed(kept):
        raise Problem("mixed-player-name", player=short(kept))
    return kept


def _piled(name: str) -> bool:
    marks = longest = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        longest = max(longest, marks)
    return longest > MOST_MARKS or bool(unicodedata.combining(name[0]))


def _mixed(name: str) -> bool:
    names = {unicodedata.name(sign, "").split(" ")[0] for sign in name if sign.isalpha()}
    return len(names & set(SCRIPTS)) > 1


def skeleton(name: str) -> str:
    """What a name looks like at a glance.

    >>> skeleton("Ada") == skeleton("АDА") == skeleton("A d á"), skeleton("Bo") == skeleton("Jo")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign for sign in plain if sign.isalnum() or sign in "|!$")
    return letters.translate(ALIKE).translate(ALIKE) or plain


def alike(one: str, other: str) -> bool:
    """Whether one name could be mistaken for the other."""
    return skeleton(one) == skeleton(other)
