"""Deck Battle: what chance may answer, how likely it is, and what follows."""

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
)
from quartett.games.deckbattle.rules.draft import deal_jutsu, remove_jutsu
from quartett.games.deckbattle.rules.effects import take_chip
from quartett.games.deckbattle.rules.state import IN_PILE, ON_OFFER, Position, zeros
from quartett.games.deckbattle.rules.tasks import task, task_seat
from quartett.games.deckbattle.rules.threat import (
    reveal_objective,
    reveal_scourge,
    reveal_threat,
    take_token,
)

CHIPS: Final = 3


def verb_of_chance(state: Position) -> i64:
    """What chance is asked for, or -1."""
    if state.phase < phases.DRAWING or state.phase > phases.REMOVING:
        return -1
    return moves.DRAW + state.phase - phases.DRAWING


def weights(state: Position) -> vec[i64]:
    """Of each thing that chance may answer with, how many of the unseen cards are it."""
    phase: i64 = state.phase
    if phase == phases.DRAWING:
        first: i64 = task_seat(state) * state.box.kinds
        return state.draw[first : first + state.box.kinds]
    if phase == phases.REVEALING:
        if task(state) == tasks.ARRIVE:
            return _next(state.threats, state.under_threats)[state.box.first_field :]
        return state.reserve[state.box.first_field :]
    if phase == phases.OFFERING:
        return _next(state.items, state.under_items)
    if phase == phases.POSTING:
        return state.missions
    if phase == phases.TOKENING:
        return state.tokens
    if phase == phases.AIMING:
        return state.goal_bag
    if phase == phases.SCOURGING:
        return state.scourge_bag
    return _set_aside(state)


def _next(bag: vec[i64], under: vec[i64]) -> vec[i64]:
    """From the shuffled part of a pile; when it is gone, the known cards from the top."""
    if len(under) == 0 or field.is_left(bag):
        return bag
    row: vec[i64] = zeros(len(bag))
    row[under[0]] = 1
    return row


def _set_aside(state: Position) -> vec[i64]:
    """Chips and Jutsu cards: there is one of each."""
    if state.phase == phases.CHIPPING:
        return vec[i64]([state.chips >> chip & 1 for chip in range(CHIPS)])
    place: i64 = IN_PILE if state.phase == phases.DEALING else ON_OFFER
    return vec[i64]([1 if at == place else 0 for at in state.jutsu_at])


def outcomes(state: Position) -> list[tuple[int, int]]:
    verb: i64 = verb_of_chance(state)
    if verb < 0:
        return []
    start = int(state.box.start[verb])
    row = weights(state)
    return [(start + thing, int(row[thing])) for thing in range(len(row)) if row[thing]]


def sample(state: Position, stream: Stream) -> i64:
    row = weights(state)
    total: i64 = 0
    for weight in row:
        total += weight
    index: i64 = stream.below(total)
    thing: i64 = 0
    while index >= row[thing]:
        index -= row[thing]
        thing += 1
    return state.box.start[verb_of_chance(state)] + thing


def against_chance(state: Position, verb: i64, thing: i64) -> i64:
    if verb != verb_of_chance(state):
        return refusals.NOTHING_DUE
    return refusals.FINE if weights(state)[thing] else refusals.NOT_IN_PILE


def answer(state: Position, verb: i64, thing: i64) -> None:
    """What follows from the answer of chance."""
    if verb == moves.DRAW:
        deck.take_card(state, thing)
    elif verb == moves.REVEAL:
        kind: i64 = thing + state.box.first_field
        if task(state) == tasks.ARRIVE:
            reveal_threat(state, kind)
        else:
            field.reveal(state, kind)
    elif verb == moves.OFFER:
        market.offer(state, thing)
    elif verb == moves.POST:
        missions.post(state, thing)
    elif verb == moves.TOKEN:
        take_token(state, thing)
    elif verb == moves.OBJECTIVE:
        reveal_objective(state, thing)
    elif verb == moves.SCOURGE:
        reveal_scourge(state, thing)
    elif verb == moves.CHIP:
        take_chip(state, thing)
    elif verb == moves.DEAL:
        deal_jutsu(state, thing)
    else:
        remove_jutsu(state, thing)
