"""What is not possible now and why, in as few sentences as possible."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from quartett.core.game import Game
from quartett.core.state import State
from quartett.core.story import Reason, Value

FEW: Final = 6
"""The most things to name with one verb."""

Refused = tuple[str, Reason]


def refusals(game: Game[Any], seen: State, seat: int, about: str = "") -> list[Refused]:
    """Everything that is not possible now, with the reason, or only what is `about` something.
    Moves with the same verb and reason are merged (`place` for `place 1`, `place 2` and `place 3`),
    and so are verbs with the same reason."""
    moves: dict[str, list[tuple[str, Reason | None]]] = {}
    for move, text in enumerate(game.moves.texts):
        if _is_about(text, about):
            moves.setdefault(text.split()[0], []).append((text, game.why_not(seen, seat, move)))
    told = [line for verb, some in moves.items() for line in _of_verb(verb, some)]
    return [(", ".join(labels), reason) for labels, reason in gather(told)]


def _is_about(text: str, about: str) -> bool:
    parts = about.lower().split()
    return all(any(word.startswith(part) for word in text.split()) for part in parts)


def _of_verb(verb: str, moves: Sequence[tuple[str, Reason | None]]) -> list[Refused]:
    refused = [(text, reason) for text, reason in moves if reason is not None]
    groups = gather(refused)
    if len(groups) == 1 and len(refused) == len(moves) > 1:
        return [(verb, groups[0][1])]
    return [(_label(verb, texts, reason), reason) for texts, reason in groups]


def _label(verb: str, texts: Sequence[str], reason: Reason) -> str:
    """The verb alone if the reason already names its object."""
    if len(texts) > 1 and isinstance(reason.arguments.get("card"), tuple):
        return verb
    if len(texts) > FEW:
        return f"{verb} …"
    return ", ".join([texts[0], *(text.removeprefix(f"{verb} ") for text in texts[1:])])


def gather(refused: Iterable[Refused]) -> list[tuple[list[str], Reason]]:
    """Merges reasons that are equal or differ only in the card they name."""
    alike: dict[str, list[Refused]] = {}
    for text, reason in refused:
        alike.setdefault(str(_naming(reason, "")), []).append((text, reason))
    return [([text for text, _ in group], _joined(group)) for group in alike.values()]


def _joined(group: Sequence[Refused]) -> Reason:
    reason = group[0][1]
    cards = list(dict.fromkeys(card for _, other in group for card in _cards(other)))
    return _naming(reason, tuple(cards)) if len(cards) > 1 else reason


def _cards(reason: Reason) -> tuple[int | str, ...]:
    card = reason.arguments.get("card", ())
    return card if isinstance(card, tuple) else (card,)


def _naming(reason: Reason, card: Value) -> Reason:
    if "card" not in reason.arguments:
        return reason
    return msgspec.structs.replace(reason, arguments={**reason.arguments, "card": card})
