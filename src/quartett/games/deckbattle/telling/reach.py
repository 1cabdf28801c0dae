"""Deck Battle: the moves within reach: on the field, in play or on one's own board."""

from collections.abc import Iterable, Iterator
from typing import Final

from quartett.games.deckbattle.rules import copies, moves, phases, state
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.play import at, item_at, kind_at, places
from quartett.games.deckbattle.telling.view_builder import choosing

Reached = Iterator[tuple[int, int]]
"""Verbs and their objects."""
LEVELS: Final = 3


def within_reach(seen: DeckBattle, seat: int) -> Iterable[int]:
    start = seen.box.start
    return dict.fromkeys(int(start[verb]) + thing for verb, thing in _verbs(seen, seat))


def _verbs(seen: DeckBattle, seat: int) -> Reached:
    phase = int(seen.phase)
    if phase == phases.UNLOCKING:
        yield from _techniques(seen, seat, moves.UNLOCK)
    elif phase == phases.CHOOSING:
        yield from _choice(seen)
    elif phase in (phases.PREPARING, phases.DEPLOYING):
        if seen.manoeuvre:
            yield from _manoeuvre(seen)
        else:
            yield from (_prepare if phase == phases.PREPARING else _deploy)(seen, seat)


def _choice(seen: DeckBattle) -> Reached:
    place = choosing(seen)
    if place == "field":
        yield from ((moves.CHOOSE, int(copies.card_on_field(seen, slot))) for slot in _slots(seen))
    elif place == "in-play":
        kinds = {int(kind_at(seen, slot)) for slot in _in_play(seen)}
        yield from ((moves.CHOOSE, int(seen.box.first_card[kind])) for kind in kinds)
    elif place == "market":
        yield from _market(seen, moves.TAKE)


def _prepare(seen: DeckBattle, seat: int) -> Reached:
    yield from _each(moves.MISSION, seen.posted)
    for slot in _in_play(seen):
        yield moves.ACTIVATE, int(copies.card_in_play(seen, slot))
        if item_at(seen, slot) != state.NO_CARD:
            yield moves.USE, int(copies.item_in_play(seen, slot))
    yield from _techniques(seen, seat, moves.TECHNIQUE)
    yield from _each(moves.EQUIP, list(seen.inventory)[seat * state.INVENTORY :][: state.INVENTORY])
    yield moves.HEAL, 0


def _deploy(seen: DeckBattle, seat: int) -> Reached:
    first = int(seen.box.first_card[seen.box.first_field])
    for slot in _slots(seen):
        card = int(copies.card_on_field(seen, slot)) - first
        if seen.box.force_cost[seen.field[slot]]:
            yield moves.FIGHT, card
        if seen.box.recruit_cost[seen.field[slot]]:
            yield moves.RECRUIT, card
    if seen.masks:
        yield moves.MASK, 0
    yield from _market(seen, moves.BUY)


def _manoeuvre(seen: DeckBattle) -> Reached:
    """Who can join the manoeuvre, or be named."""
    verb = moves.ON if seen.manoeuvre >= phases.EQUIPPING else moves.WITH
    for slot in _in_play(seen):
        if not at(seen, slot, state.ASSIGNED):
            yield verb, int(copies.card_in_play(seen, slot))
    if verb == moves.WITH:
        yield moves.STRIKE, 0


def _techniques(seen: DeckBattle, seat: int, verb: int) -> Reached:
    for jutsu in range(state.JUTSU):
        if seen.jutsu_at[jutsu] == state.ON_BOARD + seat:
            for level in range(LEVELS):
                yield verb, LEVELS * jutsu + level


def _in_play(seen: DeckBattle) -> list[int]:
    return [int(slot) for slot in range(places(seen)) if kind_at(seen, slot) != state.NO_CARD]


def _slots(seen: DeckBattle) -> list[int]:
    return [slot for slot, kind in enumerate(seen.field) if kind != state.NO_CARD]


def _market(seen: DeckBattle, verb: int) -> Reached:
    for place, item in enumerate(seen.market):
        if item != state.NO_CARD:
            yield verb, int(copies.card_in_market(seen, place))


def _each(verb: int, things: Iterable[int]) -> Reached:
    for thing in things:
        if thing != state.NO_CARD:
            yield verb, int(thing)
