"""Deck Battle: which moves lie on the table, in the field, in play or on one's own board."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from quartett.games.deckbattle.rules import moves, phases
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.state import (
    ASSIGNED,
    INVENTORY,
    ITEM,
    JUTSU,
    KIND,
    NO_CARD,
    ON_BOARD,
)

Reached = Iterator[tuple[int, int]]
"""Verbs, and what they are said of."""
LEVELS: Final = 3


class Reach:
    """`choosing` tells where the one lies that an effect asks for."""

    def __init__(self, choosing: Callable[[DeckBattle], str]) -> None:
        self.choosing = choosing

    def within_reach(self, seen: DeckBattle, seat: int) -> Iterable[int]:
        start = seen.box.start
        return dict.fromkeys(int(start[verb]) + thing for verb, thing in self._verbs(seen, seat))

    def _verbs(self, seen: DeckBattle, seat: int) -> Reached:
        phase = int(seen.phase)
        if phase == phases.UNLOCKING:
            yield from _techniques(seen, seat, moves.UNLOCK)
        elif phase == phases.CHOOSING:
            yield from self._choice(seen)
        elif phase in (phases.PREPARING, phases.DEPLOYING):
            if seen.manoeuvre:
                yield from _manoeuvre(seen)
            else:
                yield from (_prepare if phase == phases.PREPARING else _deploy)(seen, seat)

    def _choice(self, seen: DeckBattle) -> Reached:
        place = self.choosing(seen)
        if place == "field":
            yield from _each(moves.CHOOSE, seen.field)
        elif place == "in-play":
            yield from _each(moves.CHOOSE, (kind for kind, _, _ in _in_play(seen)))
        elif place == "market":
            yield from _each(moves.TAKE, seen.market)


def _prepare(seen: DeckBattle, seat: int) -> Reached:
    yield from _each(moves.MISSION, seen.posted)
    for kind, item, _ in _in_play(seen):
        yield moves.ACTIVATE, kind
        yield from _each(moves.USE, [item])
    yield from _techniques(seen, seat, moves.TECHNIQUE)
    yield from _each(moves.EQUIP, list(seen.inventory)[seat * INVENTORY :][:INVENTORY])
    yield moves.HEAL, 0


def _deploy(seen: DeckBattle, seat: int) -> Reached:
    first = int(seen.box.first_field)
    for kind in seen.field:
        if kind != NO_CARD and seen.box.force_cost[kind]:
            yield moves.FIGHT, int(kind) - first
        if kind != NO_CARD and seen.box.recruit_cost[kind]:
            yield moves.RECRUIT, int(kind) - first
    if seen.masks:
        yield moves.MASK, 0
    yield from _each(moves.BUY, seen.market)


def _manoeuvre(seen: DeckBattle) -> Reached:
    """By whom it can be joined: who wears an item is named by it."""
    if seen.manoeuvre >= phases.EQUIPPING:
        yield from _each(moves.ON, (kind for kind, _, _ in _in_play(seen)))
        return
    for kind, item, assigned in _in_play(seen):
        if not assigned:
            yield (moves.WITH, kind) if item == NO_CARD else (moves.BEARER, item)
    yield moves.STRIKE, 0


def _techniques(seen: DeckBattle, seat: int, verb: int) -> Reached:
    for jutsu in range(JUTSU):
        if seen.jutsu_at[jutsu] == ON_BOARD + seat:
            for level in range(LEVELS):
                yield verb, LEVELS * jutsu + level


def _in_play(seen: DeckBattle) -> Iterator[tuple[int, int, bool]]:
    """Card, item and whether it is assigned."""
    for slot in range(places(seen)):
        kind, item = int(at(seen, slot, KIND)), int(at(seen, slot, ITEM))
        if kind != NO_CARD:
            yield kind, item, bool(at(seen, slot, ASSIGNED))


def _each(verb: int, things: Iterable[int]) -> Reached:
    for thing in things:
        if thing != NO_CARD:
            yield verb, int(thing)
