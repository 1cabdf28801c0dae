"""Deck Battle: what chance may answer, how likely each answer is, and its effect."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.core.chance import Stream
from quartett.games.deckbattle.rules import (
    deck,
    field,
    market,
    missions,
    moves,
    phases,
    refusals,
    tasks,
    threat,
)
from quartett.games.deckbattle.rules.draft import deal_jutsu, remove_jutsu
from quartett.games.deckbattle.rules.effects import take_chip
from quartett.games.deckbattle.rules.state import IN_PILE, ON_OFFER, Position, zeros
from quartett.games.deckbattle.rules.tasks import task, task_seat

CHIPS: Final = 3


def verb_of_chance(table: Position) -> i64:
    """The verb that chance is asked for, or -1."""
    if table.phase < phases.DRAWING or table.phase > phases.REMOVING:
        return -1
    return moves.DRAW + table.phase - phases.DRAWING


def weights(table: Position) -> tuple[vec[i64], i64]:
    """The weight of each possible answer, which is its number of unseen cards: a row, and where in
    it the answers begin."""
    phase: i64 = table.phase
    if phase == phases.DRAWING:
        return table.draw, task_seat(table) * table.box.kinds
    if phase == phases.REVEALING:
        if task(table) == tasks.ARRIVE:
            return _next(table.threats, table.under_threats), table.box.first_field
        return table.reserve, table.box.first_field
    return _small_pile(table, phase), 0


def _small_pile(table: Position, phase: i64) -> vec[i64]:
    if phase == phases.OFFERING:
        return _next(table.items, table.under_items)
    if phase == phases.POSTING:
        return table.missions
    if phase == phases.TOKENING:
        return table.tokens
    if phase == phases.AIMING:
        return table.goal_bag
    if phase == phases.SCOURGING:
        return table.scourge_bag
    return _set_aside(table)


def _next(bag: vec[i64], under: vec[i64]) -> vec[i64]:
    """Draws from the shuffled part of a pile, and once that is gone from its known bottom."""
    if len(under) == 0 or field.is_left(bag):
        return bag
    row: vec[i64] = zeros(len(bag))
    row[under[0]] = 1
    return row


def _set_aside(table: Position) -> vec[i64]:
    """Chips and Jutsu cards: there is one of each."""
    if table.phase == phases.CHIPPING:
        return vec[i64]([table.chips >> chip & 1 for chip in range(CHIPS)])
    place: i64 = IN_PILE if table.phase == phases.DEALING else ON_OFFER
    return vec[i64]([1 if at == place else 0 for at in table.jutsu_at])


def outcomes(table: Position) -> list[tuple[int, int]]:
    verb: i64 = verb_of_chance(table)
    if verb < 0:
        return []
    row, first = weights(table)
    start = int(table.box.start[verb])
    number = int(table.box.start[verb + 1]) - start
    counted = [(start + thing, int(row[first + thing])) for thing in range(number)]
    return [(move, weight) for move, weight in counted if weight]


def sample(table: Position, stream: Stream) -> i64:
    verb: i64 = verb_of_chance(table)
    start: i64 = table.box.start[verb]
    row, first = weights(table)
    total: i64 = 0
    for place in range(first, first + table.box.start[verb + 1] - start):
        total += row[place]
    index: i64 = stream.below(total)
    drawn: i64 = first
    while index >= row[drawn]:
        index -= row[drawn]
        drawn += 1
    return start + drawn - first


def against_chance(table: Position, verb: i64, thing: i64) -> i64:
    if verb != verb_of_chance(table):
        return refusals.NOTHING_DUE
    row, first = weights(table)
    return refusals.FINE if row[first + thing] else refusals.NOT_IN_PILE


def answer(table: Position, verb: i64, thing: i64) -> None:
    """Applies an answer of chance."""
    if verb == moves.DRAW:
        deck.take_card(table, thing)
    elif verb == moves.REVEAL:
        kind: i64 = thing + table.box.first_field
        if task(table) == tasks.ARRIVE:
            threat.reveal_threat(table, kind)
        else:
            field.reveal(table, kind)
    elif verb == moves.OFFER:
        market.offer(table, thing)
    elif verb == moves.POST:
        missions.post(table, thing)
    elif verb == moves.TOKEN:
        threat.take_token(table, thing)
    elif verb == moves.OBJECTIVE:
        threat.reveal_objective(table, thing)
    elif verb == moves.SCOURGE:
        threat.reveal_scourge(table, thing)
    elif verb == moves.CHIP:
        take_chip(table, thing)
    elif verb == moves.DEAL:
        deal_jutsu(table, thing)
    else:
        remove_jutsu(table, thing)
