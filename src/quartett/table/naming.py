"""Names that people give themselves: short, plain, and not to be taken for another's."""

import unicodedata
from typing import Final

from quartett.core.problem import Problem
from quartett.core.record import short

LONGEST: Final = 16
MEANT_OTHERWISE: Final = frozenset("=,;#")
"""Signs that a name may not have, because they separate names or start a comment."""
MOST_MARKS: Final = 2
"""Accents upon one letter: no language needs more, and a pile of them covers other lines."""
SCRIPTS: Final = ("LATIN", "CYRILLIC", "GREEK")
"""Alphabets whose letters look like each other's: a name is written in one of them."""

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
    """The name as it is kept. Refuses control signs, signs that turn the line round or are not
    seen, piles of accents, and mixed alphabets.

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
    """What is left of a name for who looks at it quickly.

    >>> skeleton("Ada") == skeleton("АDА") == skeleton("A d á"), skeleton("Bo") == skeleton("Jo")
    (True, False)
    """
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(sign for sign in plain if sign.isalnum() or sign in "|!$")
    return letters.translate(ALIKE).translate(ALIKE) or plain


def alike(one: str, other: str) -> bool:
    """Whether one name could be taken for the other."""
    return skeleton(one) == skeleton(other)
