"""Deck Battle: what effects do, as sentences. One that governs others stands before them."""

from collections.abc import Iterable
from typing import Final

from quartett.core.story import Line, Value
from quartett.games.deckbattle import vocabulary as e

ONLY: Final = {"force": "combat", "recruit": "recruiting"}
PLAIN: Final[dict[type[e.Effect], str]] = {
    e.Copy: "effect-copy",
    e.PlaceLion: "effect-place-lion",
    e.ClearInsects: "effect-clear-insects",
    e.TakeChip: "effect-take-chip",
    e.ResetChips: "effect-reset-chips",
    e.PlaceAkamaru: "effect-place-akamaru",
    e.NoItems: "effect-no-items",
    e.WoundsFighters: "effect-wounds-fighters",
    e.ThreatNeeded: "effect-threat-needed",
    e.ExtraRound: "effect-extra-round",
}
WITH_AMOUNT: Final[dict[type[e.Effect], str]] = {
    e.Destroy: "effect-destroy",
    e.PlaceInsects: "effect-place-insects",
    e.Hunt: "effect-hunt",
    e.Masks: "effect-masks",
}


def headed(head: Line, effects: Iterable[e.Effect]) -> list[Line]:
    """What a card does under one heading; no heading over nothing."""
    lines = sentences(effects)
    return [head, *lines] if lines else []


def sentences(effects: Iterable[e.Effect], by_threat: bool = False) -> list[Line]:
    return [line for effect in effects for line in told(effect, by_threat)]


def told(effect: e.Effect, by_threat: bool = False) -> list[Line]:
    """The sentence of one effect; one that waits for something is told with what follows.

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
        case e.PointsPer() | e.NoPoints() | e.FewestTokens():
            return [_counting(effect)]
    return [_happening(effect)]


def _suffered(effect: e.Drain | e.Discard | e.Mill, whom: str) -> Line:
    """What befalls the other players, or all if a Threat does it."""
    if isinstance(effect, e.Drain):
        name = "effect-drain-all" if whom == "all" else "effect-drain"
        return Line(name, {"what": effect.what, "amount": effect.amount})
    if isinstance(effect, e.Discard):
        return Line("effect-discard", {"whom": whom, "what": "card", "amount": effect.amount})
    own = effect.whose == "own"
    return Line("effect-mill", {"whom": "own" if own else whom, "amount": effect.amount})


def _happening(effect: e.Effect) -> Line:
    match effect:
        case e.Gain():
            return _gain(effect)
        case e.Heal(to):
            return Line("effect-heal", {"to": to})
        case e.Eliminate(where):
            return Line("effect-eliminate", {"where": where})
        case e.Recall(affinity) if affinity:
            return Line("effect-recall-affinity", {"affinity": affinity})
        case e.Recall():
            return Line("effect-recall")
        case e.TakeItem(row):
            return Line("effect-take-item", {"row": row})
        case e.Acquire(limit):
            return Line("effect-acquire", {"limit": limit})
        case e.Wound(where, limit):
            return Line("effect-wound", {"where": where, "limit": limit})
        case e.Equip(row):
            return Line("effect-equip", {"row": row})
        case e.Revive(to):
            return Line("effect-revive", {"to": to})
        case e.Destroy(amount) | e.PlaceInsects(amount) | e.Hunt(amount) | e.Masks(amount):
            return Line(WITH_AMOUNT[type(effect)], {"amount": amount})
    return Line(PLAIN[type(effect)])


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


def _counting(effect: e.PointsPer | e.NoPoints | e.FewestTokens) -> Line:
    if isinstance(effect, e.NoPoints):
        return Line("effect-no-points", {"affinity": effect.affinity})
    said = _changed("points", effect.points)
    if isinstance(effect, e.FewestTokens):
        return Line("effect-fewest-tokens", said)
    return Line("effect-points-per", said | {"what": effect.what, "affinity": effect.affinity})


def _changed(key: str, change: int) -> dict[str, Value]:
    """A change as an amount and a way, for languages that say less and more."""
    return {key: abs(change), "way": "less" if change < 0 else "more"}
