"""Deck Battle: the infirmaries. One list holds them all, from the top."""

from librt.vecs import append
from mypy_extensions import i64

from quartett.games.deckbattle.rules import notes, refusals
from quartett.games.deckbattle.rules.play import discard, enter
from quartett.games.deckbattle.rules.prices import heal_cost
from quartett.games.deckbattle.rules.state import NO_CARD, SEAT, Position, without


def infirmary(state: Position, seat: i64) -> list[int]:
    """The wounded of a seat, from the top."""
    return [int(card % SEAT) for card in state.wounded if card // SEAT == seat]


def wounded_of(state: Position, seat: i64) -> i64:
    """How many are in an infirmary."""
    total: i64 = 0
    for card in state.wounded:
        if card // SEAT == seat:
            total += 1
    return total


def top_wounded(state: Position, seat: i64) -> i64:
    for card in state.wounded:
        if card // SEAT == seat:
            return card % SEAT
    return NO_CARD


def wound(state: Position, seat: i64, kind: i64) -> None:
    """DECK-066, A19: at the bottom of the infirmary."""
    state.wounded = append(state.wounded, seat * SEAT + kind)


def against_healing(state: Position, seat: i64) -> i64:
    if top_wounded(state, seat) == NO_CARD:
        return refusals.INFIRMARY_EMPTY
    if heal_cost(state) > state.chakra[seat]:
        return refusals.NOT_ENOUGH_CHAKRA
    return refusals.FINE


def heal(state: Position, seat: i64) -> None:
    """DECK-062 to 064, A17: side A, then only side B in this turn."""
    state.chakra[seat] -= heal_cost(state)
    into_play: i64 = 0 if state.side_b[seat] else 1
    state.side_b[seat] = 1
    heal_top(state, seat, into_play)


def heal_top(state: Position, seat: i64, into_play: i64) -> None:
    """DECK-062, 063, 065."""
    kind: i64 = top_wounded(state, seat)
    if kind == NO_CARD:
        return
    state.wounded = without(state.wounded, seat * SEAT + kind)
    state.note(notes.HEALED, seat, kind, into_play)
    if into_play:
        enter(state, kind)
    else:
        discard(state, seat, kind)
