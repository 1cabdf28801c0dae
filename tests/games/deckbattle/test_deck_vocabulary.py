"""Deck Battle: whatever a card file can say works, or is refused when it is loaded."""

from collections.abc import Iterator
from itertools import product
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arena import arena
from quartett import games
from quartett.core.chance import NOBODY
from quartett.core.problem import Problem
from quartett.games.deckbattle import GAME, DeckBattleGame, vocabulary
from quartett.games.deckbattle.card_checks import (
    BY_CHARACTER,
    BY_NOBODY,
    BY_THREAT,
    check_effects,
)
from quartett.games.deckbattle.card_tables import tables
from quartett.games.deckbattle.cards import Cards
from quartett.games.deckbattle.rules import codes, phases, prices, values
from quartett.games.deckbattle.rules.effects import start_effect, trigger
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.manoeuvre import (
    bonuses_for,
    max_fighters,
    min_fighters,
    reach,
)
from quartett.games.deckbattle.rules.play import enter, places
from quartett.games.deckbattle.rules.scoring import is_scourge, points
from quartett.games.deckbattle.rules.state import NO_CARD, SEAT
from quartett.games.deckbattle.rules.threat import reveal_threat
from quartett.games.deckbattle.rules.turn import advance
from quartett.games.facts import CardFile

CARDS = GAME.cards
FILE = CardFile("", "mine.toml")
HERO, ITEM, MISSION = "kakashi", "kunai", "rescue"
SAMPLES = {"amount": [1, 2], "limit": [3, 99], "change": [-1, 0, 1], "points": [-2, 0, 2]}
SAMPLES |= {"least": [1, 3], "most": [2, 99], "then": []}


def choices(name: str, kind: Any) -> list[Any]:
    """What can be written in a field, one of each that is different."""
    if name in SAMPLES and name != "then":
        return SAMPLES[name]
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if isinstance(kind, UnionType) or get_origin(kind) is not None:
        return [value for part in get_args(kind) for value in choices(name, part)]
    raise AssertionError(f"nobody knows what to write in {name}")


def all_of(kind: type[vocabulary.Effect]) -> Iterator[Any]:
    fields = msgspec.structs.fields(kind)
    waits = [field.name for field in fields if field.name == "then"]
    rest = [field for field in fields if field.name != "then"]
    then = {name: (vocabulary.Gain("chakra", 1),) for name in waits}
    for some in product(*(choices(field.name, field.type) for field in rest)):
        yield kind(**dict(zip((field.name for field in rest), some, strict=True)), **then)


def effects(union: Any) -> list[Any]:
    return [effect for kind in get_args(union) for effect in all_of(kind)]


def changed(group: str, card: str, **fields: Any) -> Cards:
    """The cards of the box with other effects on one of them."""
    some = getattr(CARDS, group)
    new = tuple(msgspec.structs.replace(c, **fields) if c.id == card else c for c in some)
    return msgspec.structs.replace(CARDS, **{group: new})


def is_accepted(cards: Cards) -> bool:
    try:
        check_effects(FILE, cards)
    except Problem:
        return False
    return True


ALL_AFFINITIES = 2 ** len(get_args(vocabulary.Affinity)) - 1
PLAIN = [number for number, card in enumerate(CARDS.characters) if number and not card.holds]
CHEAP = sorted(
    (card.recruit_cost, number) for number, card in enumerate(CARDS.characters) if card.recruit_cost
)

EASY = min(
    (card.force_cost, number)
    for number, card in enumerate(CARDS.characters)
    if card.group == "field" and card.force_cost and card.recruit_cost
)[1]
"""The one who is wounded most easily."""


def rich(cards: Cards) -> DeckBattle:
    """The hero is in play with many who change nothing for others, and there is something
    everywhere that an effect could touch."""
    state = DeckBattleGame(cards).start(2)
    state.read(arena(HERO).state.numbers())
    box, cheap = state.box, [EASY, *(kind for _, kind in CHEAP[:5] if kind != EASY)]
    state.play = vec[i64]()
    for kind in (0, *PLAIN):
        enter(state, kind)
        state.discard[kind] = 1
    if not any(isinstance(step, vocabulary.Equip) for step in cards.characters[0].ability):
        state.play[2] = [item.id for item in CARDS.items].index(ITEM)  # the hero wears it
    state.eliminated = vec[i64]([cheap[4]])
    for seat in (0, 1):
        state.discard[seat * int(box.kinds) + int(box.first_field)] = 1
        state.discard[seat * int(box.kinds) + EASY] = 1
        state.hand[seat * int(box.kinds) + 4] = state.hand[seat * int(box.kinds) + 5] = 1
        state.chakra[seat] = state.scrolls[seat] = 3
        state.insects[seat] = 1
    state.wounded = vec[i64]([seat * SEAT + kind for seat in (0, 1) for kind in (4, 5)])
    state.field = vec[i64]([cheap[0], int(box.first_threat), *cheap[1:], NO_CARD])
    state.threat, state.chips, state.akamaru = 1, 3, 0
    state.market = vec[i64]([0, 1, 2, 3])
    of_type = [item.type for item in CARDS.items]
    wanted = [effect.type for effect in gains(cards) if effect.type]
    state.inventory[0] = of_type.index(wanted[0]) if wanted else 0
    return state


def gains(cards: Cards) -> list[vocabulary.Gain]:
    """Those of the cards that the tests change."""
    threat, hero = cards.characters[int(GAME.box.first_threat)], cards.characters[0]
    reward = next(card.reward for card in cards.missions if card.id == MISSION)
    revealed = [one.then for one in threat.field if isinstance(one, vocabulary.Revealed)]
    steps = [*hero.ability, *reward, *(step for then in revealed for step in then)]
    return [step for step in steps if isinstance(step, vocabulary.Gain)]


def happens(cards: Cards, step: int, doer: int, upkeep: bool = False) -> bool:
    """Whether anything follows from steps; a question is something."""
    state = rich(cards)
    if upkeep:
        state.play, state.step = vec[i64](), phases.UPKEEP
    plain = state.copy()
    advance(plain)
    start_effect(state, step, doer, 0)
    advance(state)
    return state.numbers() != plain.numbers()


HAPPENINGS = effects(vocabulary.Happening)
HOLDINGS = effects(vocabulary.Holding)
ON_FIELD = effects(vocabulary.FieldEffect)
COUNTINGS = effects(vocabulary.Counting)


def place(effect: Any) -> str:
    return msgspec.json.encode(effect).decode()


@pytest.mark.parametrize("doer", [BY_CHARACTER, BY_NOBODY, BY_THREAT])
def test_every_step_does_something_or_is_refused(doer: str) -> None:
    threat = CARDS.characters[int(GAME.box.first_threat)].id
    tried = 0
    for effect in HAPPENINGS:
        if doer == BY_CHARACTER:
            cards = changed("characters", HERO, ability=(effect,))
        elif doer == BY_NOBODY:
            cards = changed("missions", MISSION, reward=(effect,))
        else:
            cards = changed("characters", threat, field=(vocabulary.Revealed((effect,)),))
        if not is_accepted(cards):
            continue
        tried += 1
        box = tables(cards)
        if doer == BY_CHARACTER:
            assert happens(cards, int(box.ability[0]), 0), place(effect)
        elif doer == BY_NOBODY:
            mission = [card.id for card in CARDS.missions].index(MISSION)
            assert happens(cards, int(box.mission_reward[mission]), NO_CARD), place(effect)
        else:
            row = int(box.on_field[box.first_threat])
            assert happens(cards, int(box.holds[row + 1]), codes.OF_THREAT, True), place(effect)
    assert tried > 15


def measured(state: DeckBattle) -> list[int]:
    """All numbers that something that holds could change."""
    box, met = state.box, range(int(state.box.first_field), int(state.box.kinds))
    box.force_cost = box.recruit_cost = vec[i64]([9] * box.kinds)  # nothing is at its lowest price
    box.affinities = vec[i64]([ALL_AFFINITIES] * box.kinds)
    found = [int(prices.heal_cost(state)), int(prices.market_price(state, 0))]
    found += [int(prices.fight_cost(state, kind)) for kind in met]
    found += [int(prices.recruit_cost(state, kind)) for kind in met]
    found += [int(prices.mission_price(state, mission)) for mission in range(state.box.missions)]
    found += [int(prices.technique_price(state, technique)) for technique in range(36)]
    found += [int(prices.channelled(state, kind)) for kind in range(state.box.kinds)]
    fighting = bonuses_for(state, phases.FIGHTING, 1)
    recruiting = bonuses_for(state, phases.RECRUITING, 1)
    for slot in range(places(state)):
        found.append(int(values.mission_force(state, slot)))
        found.append(int(values.combat_force(state, slot, 1, fighting)))
        found.append(int(values.buying_recruitment(state, slot)))
        found += [int(values.recruitment(state, slot, kind, recruiting)) for kind in met[:8]]
    fight = phases.FIGHTING
    found += [int(f(state, fight, 1)) for f in (min_fighters, max_fighters, reach)]
    return found


@pytest.mark.parametrize("group", ["characters", "items"])
def test_everything_that_holds_changes_a_number_or_is_refused(group: str) -> None:
    card = HERO if group == "characters" else ITEM
    plain = measured(rich(changed(group, card, holds=())))
    tried = 0
    for effect in HOLDINGS:
        cards = changed(group, card, holds=(effect,))
        if not is_accepted(cards):
            continue
        tried += 1
        state = rich(cards)
        if isinstance(effect, vocabulary.When):
            trigger(state, 0, get_args(vocabulary.Event).index(effect.event))
            assert len(state.stack) > 0, place(effect)
        else:
            assert measured(state) != plain, place(effect)
    assert tried > 20


def test_everything_on_the_field_counts_or_is_refused() -> None:
    threat = CARDS.characters[int(GAME.box.first_threat)].id
    plain = measured(rich(changed("characters", threat, field=())))
    for effect in ON_FIELD:
        cards = changed("characters", threat, field=(effect,))
        if not is_accepted(cards) or isinstance(effect, vocabulary.Revealed):
            continue
        state = rich(cards)
        if isinstance(effect, vocabulary.Masks):
            state.threats[state.box.first_threat], state.threat = 1, NO_CARD
            state.turns[0] = 1
            start_effect(state, 0, NO_CARD, 0)
            reveal_threat(state, state.box.first_threat)
            assert (state.masks, state.spare_masks) == (effect.amount, 4 - effect.amount)
        elif isinstance(effect, vocabulary.WoundsFighters):
            assert values.threat_rule(state, codes.WOUNDS_FIGHTERS) >= 0
        else:
            assert measured(state) != plain, place(effect)


@pytest.mark.parametrize("group", ["objectives", "scourges"])
def test_everything_that_counts_changes_points_or_is_refused(group: str) -> None:
    tried = 0
    for effect in COUNTINGS:
        card = getattr(CARDS, group)[0].id
        cards = changed(group, card, counts=effect)
        if not is_accepted(cards):
            continue
        tried += 1
        state = rich(cards)
        for kind in range(int(state.box.first_field), int(state.box.kinds)):
            state.hand[kind] = 1
        state.done[0] = state.beaten[0] = 1
        state.owned[0], state.turn = 1, 0
        plain = [points(state, seat) for seat in (0, 1)]
        if group == "objectives":
            state.goals[0] = 0
        else:
            state.scourge = 0
        if isinstance(effect, vocabulary.ThreatNeeded):
            state.hand[state.box.kinds + 30] = 400  # the other seat is ahead
            assert state.winners() == [0]
        elif isinstance(effect, vocabulary.ExtraRound):
            assert is_scourge(state, codes.COUNTS_EXTRA_ROUND)
        else:
            assert [points(state, seat) for seat in (0, 1)] != plain, place(effect)
    assert tried > 10


REFUSED = {
    "chakra that counts for something only": (
        *("kunai", 'use = [{ effect = "gain", what = "chakra", amount = 1, only = true }]', "use"),
    ),
    "Force for a reward": (
        *("rescue", 'reward = [{ effect = "gain", what = "force", amount = 1 }]', "reward"),
    ),
    "a bonus by affinity for one alone": (
        "kunai",
        'holds = [{ effect = "bonus", what = "force", amount = 1, affinity = "leaf" }]',
        "holds",
    ),
    "Force for shared affinities": (
        "kunai",
        'holds = [{ effect = "bonus", what = "force", amount = 1, shared = true }]',
        "holds",
    ),
    "a count of no affinity": (
        "kunai",
        'use = [{ effect = "gain", what = "force", amount = 1, per = "affinity" }]',
        "use",
    ),
    "an effect on the field of somebody who is no Threat": (
        *("ayame", 'field = [{ effect = "no-items" }]', "field"),
    ),
    "points of a starter": ("naruto", "points = 1", "points"),
    "the price of no ability": ("ayame", "cost = 1", "cost"),
    "a Threat to be recruited": ("kakuzu", "recruit-cost = 3", "recruit-cost"),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_would_do_nothing_is_refused_with_file_card_and_field(why: str) -> None:
    card, line, field = REFUSED[why]
    text = CardFile.own("quartett.games.deckbattle").text
    before, head, after = text.partition(f"\n[{card}]\n")
    fields, gap, rest = after.partition("\n\n")
    kept = [one for one in fields.splitlines() if one.partition(" ")[0] != field]
    mine = before + head + "\n".join([*kept, line]) + gap + rest
    with pytest.raises(Problem) as refused:
        games.load("deckbattle", CardFile(mine, "mine.toml"))
    said = refused.value.arguments
    assert (said["file"], said["card"], said["field"]) == ("mine.toml", card, field)


def test_an_item_does_what_it_says_when_its_bearer_has_won() -> None:
    """And only once: its bearer leaves play."""
    when = vocabulary.When("fight", (vocabulary.Gain("chakra", 2),))
    state = rich(changed("items", ITEM, holds=(when,)))
    trigger(state, 0, codes.AFTER_FIGHT)
    advance(state)
    assert state.chakra[0] == 5
    trigger(state, 1, codes.AFTER_FIGHT)  # wears nothing
    assert len(state.stack) == 0 and state.actor != NOBODY


def test_every_affinity_of_a_card_is_used_by_an_effect() -> None:
    """Otherwise it would be a word on a card that nobody has a use for."""
    borne = {affinity for card in CARDS.characters for affinity in card.affinities}
    assert borne == set(get_args(vocabulary.Affinity))
    assert borne - set(named_affinities(msgspec.to_builtins(CARDS))) == set()


def named_affinities(value: Any) -> Iterator[str]:
    """All that effects name, wherever they stand on a card."""
    if isinstance(value, dict):
        if value.get("affinity"):
            yield value["affinity"]
        value = list(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            yield from named_affinities(part)
