"""Deck Battle: what effects do, as sentences. A governing sentence comes before those it
governs."""

from collections.abc import Iterable
from typing import Final

import msgspec

from quartett.core.story import Line, Value
from quartett.games.deckbattle import vocabulary as e

ONLY: Final = {"force": "combat", "recruit": "recruiting"}


def headed(head: Line, effects: Iterable[e.Effect]) -> list[Line]:
    """What a card does under one heading; nothing if it does nothing."""
    lines = sentences(effects)
    return [head, *lines] if lines else []


def sentences(effects: Iterable[e.Effect], by_threat: bool = False) -> list[Line]:
    return [line for effect in effects for line in told(effect, by_threat)]


def told(effect: e.Effect, by_threat: bool = False) -> list[Line]:
    """The sentence of one effect; a trigger comes with its consequences.

    >>> told(e.Heal("play"))
    [Line(name='effect-heal', arguments={'to': 'play'})]
    """
    match effect:
        case e.When(event, then):
            return [Line("effect-when", {"event": event}), *sentences(then)]
        case e.Revealed(then):
            return [Line("effect-revealed"), *sentences(then, by_threat=True)]
        case e.Drain() | e.Discard() | e.Mill():
            return [_suffered(effect, "all" if by_threat else "others")]
        case e.Fighters(least, most):
            return _fighters(least, most)
        case e.Bonus() | e.Cost():
            return [_holding(effect)]
        case e.PointsPer() | e.FewestTokens():
            return [_counting(effect)]
        case e.Gain():
            return [_gain(effect)]
        case e.Recall(affinity=""):
            return [Line("effect-recall")]
        case e.Recall(affinity):
            return [Line("effect-recall-affinity", {"affinity": affinity})]
    return [_named(effect)]


def _suffered(effect: e.Drain | e.Discard | e.Mill, whom: str) -> Line:
    """What happens to the other players, or to all if a Threat does it."""
    if isinstance(effect, e.Drain):
        name = "effect-drain-all" if whom == "all" else "effect-drain"
        return Line(name, {"what": effect.what, "amount": effect.amount})
    if isinstance(effect, e.Discard):
        return Line("effect-discard", {"whom": whom, "what": "card", "amount": effect.amount})
    own = effect.whose == "own"
    return Line("effect-mill", {"whom": "own" if own else whom, "amount": effect.amount})


def _named(effect: e.Effect) -> Line:
    """Most effects have a sentence of the same name, with their values as arguments."""
    return Line(f"effect-{effect.__struct_config__.tag}", msgspec.structs.asdict(effect))


def _gain(effect: e.Gain) -> Line:
    said: dict[str, Value] = {"what": effect.what, "amount": effect.amount}
    said |= {"only": ONLY.get(effect.what, "no") if effect.only else "no"}
    said |= {"per": effect.type or effect.per or "once", "affinity": effect.affinity}
    return Line("effect-gain", said)


def _holding(effect: e.Bonus | e.Cost) -> Line:
    if isinstance(effect, e.Cost):
        said: dict[str, Value] = {"what": effect.what, **_changed("amount", effect.change)}
        if effect.affinity:
            return Line("effect-cost-affinity", said | {"affinity": effect.affinity})
        return Line("effect-cost", said)
    said = {"what": effect.what, "amount": effect.amount}
    if effect.shared:
        return Line("effect-bonus-shared", said)
    whom = "self" if not effect.each else "affinity" if effect.affinity else "each"
    only = ONLY.get(effect.what, "no") if effect.only else "no"
    return Line("effect-bonus", said | {"whom": whom, "affinity": effect.affinity, "only": only})


def _fighters(least: int, most: int) -> list[Line]:
    found = []
    if least > e.Fighters().least:
        found.append(Line("effect-fighters-least", {"least": least}))
    if most < e.Fighters().most:
        found.append(Line("effect-fighters-most", {"most": most}))
    return found


def _counting(effect: e.PointsPer | e.FewestTokens) -> Line:
    said = _changed("points", effect.points)
    if isinstance(effect, e.FewestTokens):
        return Line("effect-fewest-tokens", said)
    return Line("effect-points-per", said | {"what": effect.what, "affinity": effect.affinity})


def _changed(key: str, change: int) -> dict[str, Value]:
    """A change as an amount and a direction, for languages that say "less" and "more"."""
    return {key: abs(change), "way": "less" if change < 0 else "more"}
