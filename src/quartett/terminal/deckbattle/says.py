"""What is printed on the cards of Deck Battle, as short symbols and as sentences."""

from collections.abc import Iterable
from typing import Final

from quartett.core.story import Line
from quartett.terminal.cards import effect_text
from quartett.terminal.scene import Scene

VALUES: Final = ("force", "recruit", "chakra")
TECHNIQUE: Final = "effect-technique"
OF_JUTSU: Final = ("unlock", "technique")
TOLD_ELSEWHERE: Final = ("with", "on", "channel", "send", "wound", "return")
"""Verbs that concern who acts, not what a card says."""


def name(scene: Scene, card: str, kind: str = "card") -> str:
    return scene.words.thing(kind, card)


def number(scene: Scene, card: str, field: str) -> int:
    """A value that is printed on a card, 0 if there is none."""
    value = scene.cards[card].values.get(field, 0) if card in scene.cards else 0
    return value if isinstance(value, int) else 0


def sign(scene: Scene, what: str, amount: int) -> str:
    """`F3`: an amount of Force, by the first letter of its name."""
    return f"{scene.words.say(f'deck-{what}-letter')}{amount}"


def values(scene: Scene, card: str) -> str:
    """`F2 R1 C1`: what the card can do once it is in play."""
    amounts = [(what, number(scene, card, what)) for what in VALUES]
    return " ".join(sign(scene, what, amount) for what, amount in amounts if amount)


def sign_name(scene: Scene, what: str) -> str:
    return scene.words.say(f"field-{what}")


def values_named(scene: Scene, card: str) -> str:
    """What a card can do, for those who hear it."""
    amounts = [(what, number(scene, card, what)) for what in VALUES]
    return ", ".join(f"{sign_name(scene, what)} {amount}" for what, amount in amounts if amount)


def points(scene: Scene, amount: int) -> str:
    return scene.words.say("deck-points", points=amount)


def text(scene: Scene, card: str) -> str:
    return effect_text(scene.words, scene.cards[card]) if card in scene.cards else ""


def affinities(scene: Scene, card: str) -> str:
    shown = scene.cards[card].values.get("affinities", ()) if card in scene.cards else ()
    listed = shown if isinstance(shown, tuple) else (shown,)
    return ", ".join(scene.words.thing("affinity", str(one)) for one in listed)


def technique_text(scene: Scene, technique: str) -> str:
    """What a technique does and costs, from its Jutsu card."""
    character, _, level = technique.rpartition("-")
    card = scene.cards.get(f"jutsu-{character}")
    wanted = _part(card.text, int(level)) if card else []
    return " ".join(scene.words.line(line) for line in wanted)


def _part(lines: Iterable[Line], level: int) -> list[Line]:
    """The lines of one level, which follow its heading."""
    found: list[Line] = []
    current = 0
    for line in lines:
        if line.name == TECHNIQUE:
            current = int(str(line.arguments["level"]))
        if current == level:
            found.append(line)
    return found


def team(scene: Scene, sensei: str) -> str:
    """The Sensei and the three characters, with their values, and what the Sensei does."""
    jutsu = (card.name for card in scene.cards.values() if card.values.get("team") == sensei)
    people = [sensei, *(one.removeprefix("jutsu-") for one in jutsu)]
    listed = ", ".join(f"{name(scene, one)} {values(scene, one)}" for one in people)
    return f"{listed} · {text(scene, sensei)}"


def remark(scene: Scene, move: str) -> str:
    """The text of the card that a move is about, because people choose by it."""
    verb, _, thing = move.partition(" ")
    if verb in OF_JUTSU:
        return technique_text(scene, thing)
    if verb == "team":
        return team(scene, thing)
    if verb == "pick":
        return text(scene, f"jutsu-{thing}")
    if verb in TOLD_ELSEWHERE or thing not in scene.cards:
        return ""
    if verb in ("fight", "recruit", "choose", "sensei"):
        worth = number(scene, thing, "points")
        parts = [points(scene, worth) if worth else "", values(scene, thing), text(scene, thing)]
        return " · ".join(filter(None, parts))
    return text(scene, thing)
