"""The languages that Quartett speaks. Their words are in `words/`."""

from typing import Final

LANGUAGES: Final = ("de", "en", "fr", "it", "nl")


def listed() -> str:
    """
    >>> listed()
    'de, en, fr, it or nl'
    """
    return f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
