"""What a notice says: that it is somebody's turn, in which game, and, if they want, where.

No card, no name of a player and no secret is ever known here.
"""

from collections.abc import Mapping

import msgspec

from quartett.notices.wishes import Wish
from quartett.words import Words

Packed = tuple[dict[str, str], bytes]
"""Headers and body."""


class Letter(msgspec.Struct, frozen=True):
    title: str
    text: str
    game: str
    link: str


def letter_for(wish: Wish, game: str) -> Letter:
    words = Words(wish.language, game)
    title = words.say("notice-title")
    return Letter(title, words.say("notice-text", game=words.say(f"game-{game}")), game, wish.link)


def packed(wish: Wish, letter: Letter) -> Packed:
    """In the format that the receiver of a webhook expects."""
    whole = f"{letter.text} {letter.link}".strip()
    if wish.shape == "discord":
        return _json({"content": whole, "allowed_mentions": {"parse": []}})
    if wish.shape == "slack":
        return _json({"text": whole})
    if wish.shape == "ntfy":
        link = {"click": letter.link} if letter.link else {}
        # Headers are limited to few characters, so the title is in the body.
        return {"content-type": "text/plain; charset=utf-8", **link}, letter.text.encode()
    return _json(plain(letter))


def plain(letter: Letter) -> dict[str, str]:
    told = {"title": letter.title, "text": letter.text, "game": letter.game}
    return told | ({"link": letter.link} if letter.link else {})


def _json(value: Mapping[str, object]) -> Packed:
    return {"content-type": "application/json"}, msgspec.json.encode(value)
