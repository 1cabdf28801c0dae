"""Deck Battle: refuses what a card file can say but no rule would carry out.

Each complaint names the file, the card, the field and the effect. Whatever passes works:
`test_deck_vocabulary` tries all combinations.
"""

from collections.abc import Container, Iterator, Sequence
from typing import Final

import msgspec

from quartett.games.deckbattle import vocabulary as v
from quartett.games.deckbattle.cards import Cards, Character, Goal, Item
from quartett.games.facts import CardFile

MOST_MASKS: Final = 4
RANKS: Final = ("A", "B", "C")
OF_CHARACTERS: Final = ("force", "recruit")
"""Only a character in play can gain these."""
MET: Final = ("field", "threat")
"""Characters that can be won and count at the end."""
PRICED_BY_AFFINITY: Final = ("fight", "recruit", "threat")
"""Prices of characters, which can depend on affinities."""

# Who carries out an effect: a character in play, a reward or event, or an arriving Threat.
BY_CHARACTER: Final = "character"
BY_NOBODY: Final = "nobody"
BY_THREAT: Final = "threat"


def check_effects(file: CardFile, cards: Cards) -> None:
    for character in cards.characters:
        if len(set(character.affinities)) < len(character.affinities):
            raise file.wrong(character.id, "affinities", "right-once")
        _check_character(file, character)
    for jutsu in cards.jutsu:
        for level, technique in enumerate(jutsu.techniques, start=1):
            _steps(file, jutsu.id, f"technique-{level}", technique.steps, BY_CHARACTER)
    for item in cards.items:
        _check_item(file, item)
    for mission in cards.missions:
        _steps(file, mission.id, "reward", mission.reward, BY_NOBODY)
        if mission.rank not in RANKS:
            raise file.wrong(mission.id, "rank", "right-choice", choices=", ".join(RANKS))
    for token in cards.tokens:
        _steps(file, token.id, "reward", token.reward, BY_NOBODY)
    met = {one for card in cards.characters if card.group in MET for one in card.affinities}
    for goal in cards.objectives:
        _check_goal(file, goal, met, is_scourge=False)
    for goal in cards.scourges:
        _check_goal(file, goal, met, is_scourge=True)


def _refuse(file: CardFile, card: str, field: str, effect: v.Effect) -> None:
    cause = msgspec.json.encode(effect).decode()
    raise file.wrong(card, field, "right-effects", cause=cause)


def _check_character(file: CardFile, one: Character) -> None:
    """DECK-017, 018, 100: starters cost nothing and have no points; only a Threat has an effect on
    the field, and it can only be fought."""
    _steps(file, one.id, "ability", one.ability, BY_CHARACTER)
    _holding(file, one.id, one.holds)
    if one.cost and not one.ability:
        raise file.wrong(one.id, "cost", "right-number", lowest=0, highest=0)
    for field in _costs_out_of_place(one):
        raise file.wrong(one.id, field, "right-number", lowest=0, highest=0)
    if one.group == "threat" and not one.force_cost:
        raise file.wrong(one.id, "force-cost", "right-number", lowest=1, highest=99)
    if one.group != "threat":
        for effect in one.field:
            _refuse(file, one.id, "field", effect)
    _field(file, one.id, one.field)


def _costs_out_of_place(one: Character) -> Iterator[str]:
    if one.group in ("sensei", "starter"):
        given = {"force-cost": one.force_cost, "points": one.points}
        yield from (field for field, number in given.items() if number)
    if one.group not in ("field",) and one.recruit_cost:
        yield "recruit-cost"


def _check_item(file: CardFile, item: Item) -> None:
    _steps(file, item.id, "use", item.use, BY_CHARACTER)
    _holding(file, item.id, item.holds)


def _steps(file: CardFile, card: str, field: str, steps: Sequence[v.Happening], doer: str) -> None:
    for step in steps:
        if not _can_happen(step, doer):
            _refuse(file, card, field, step)


def _can_happen(step: v.Happening, doer: str) -> bool:
    """Only a character in play gains Force, hunts, copies or wears; when a Threat arrives nobody is
    in play, a character that entered play would be lost, and nobody has earned anything."""
    match step:
        case v.Gain(what=what, per=per, affinity=affinity, only=only, type=of_type):
            fits = (per == "affinity") == bool(affinity) and not (
                only and what not in OF_CHARACTERS
            )
            fits = fits and (per == "item" or not of_type)
            if doer == BY_THREAT and per == "affinity":
                return False
            return fits and (doer == BY_CHARACTER or what not in OF_CHARACTERS)
        case v.Hunt() | v.Copy() | v.Equip():
            return doer == BY_CHARACTER
        case v.Mill(whose="own"):
            return doer != BY_THREAT
        case v.Recall() | v.Heal(to="play") | v.Revive() | v.Wound():
            return doer != BY_THREAT
        case _:
            return True


def _holding(file: CardFile, card: str, effects: Sequence[v.Holding]) -> None:
    for effect in effects:
        if not _can_hold(effect):
            _refuse(file, card, "holds", effect)
        if isinstance(effect, v.When):
            _steps(file, card, "holds", effect.then, BY_NOBODY)


def _can_hold(effect: v.Holding | v.FieldEffect) -> bool:
    match effect:
        case v.Bonus(what=what, each=each, affinity=affinity, shared=True):
            return what == "recruit" and not (each or affinity)
        case v.Bonus(each=each, affinity=affinity):
            return each or not affinity
        case v.Cost(what=what, change=change, affinity=affinity):
            return change != 0 and (not affinity or what in PRICED_BY_AFFINITY)
        case v.When(then=then) | v.Revealed(then=then):
            return bool(then)
        case v.Fighters(least=least, most=most):
            return least <= most and effect != v.Fighters()
        case v.Masks(amount=amount):
            return amount <= MOST_MASKS
        case _:
            return True


def _field(file: CardFile, card: str, effects: Sequence[v.FieldEffect]) -> None:
    """At most one of each kind except prices: a second one would be ignored."""
    met = set[type[v.Effect]]()
    for effect in effects:
        again = type(effect) in met and not isinstance(effect, v.Cost)
        if again or not _can_hold(effect):
            _refuse(file, card, "field", effect)
        met.add(type(effect))
        if isinstance(effect, v.Revealed):
            _steps(file, card, "field", effect.then, BY_THREAT)


def _check_goal(file: CardFile, goal: Goal, met: Container[str], is_scourge: bool) -> None:
    """Only a scourge takes away points or the victory. An objective counts something that a
    winnable character has: `met` are the affinities of those."""
    match goal.counts:
        case v.PointsPer(what=what, points=points, affinity=affinity):
            fits = (what == "affinity") == bool(affinity) and points != 0
            fits = fits and (not affinity or affinity in met)
        case v.NoPoints(affinity=affinity):
            fits = is_scourge and affinity in met
        case v.FewestTokens(points=points):
            fits = is_scourge and points != 0
        case _:
            fits = is_scourge
    if not fits:
        _refuse(file, goal.id, "counts", goal.counts)
