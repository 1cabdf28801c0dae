"""The languages that Quartett speaks. Their words are in `words/`."""

from typing import Final

LANGUAGES: Final = ("de", "en", "fr", "it", "nl")


def listed() -> str:
    """All of them as a sentence lists them: with commas, and "or" before the last."""
    return f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
