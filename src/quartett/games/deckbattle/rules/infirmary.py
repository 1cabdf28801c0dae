"""Deck Battle: the infirmaries. One list holds them all, from the top."""

from librt.vecs import append
from mypy_extensions import i64

from quartett.games.deckbattle.rules import notes, refusals
from quartett.games.deckbattle.rules.play import discard, enter
from quartett.games.deckbattle.rules.prices import heal_cost
from quartett.games.deckbattle.rules.state import NO_CARD, SEAT, Position, without


def infirmary(table: Position, seat: i64) -> list[int]:
    """The wounded of a seat, from the top."""
    return [int(card % SEAT) for card in table.wounded if card // SEAT == seat]


def wounded_of(table: Position, seat: i64) -> i64:
    """The number of characters in an infirmary."""
    total: i64 = 0
    for card in table.wounded:
        if card // SEAT == seat:
            total += 1
    return total


def top_wounded(table: Position, seat: i64) -> i64:
    for card in table.wounded:
        if card // SEAT == seat:
            return card % SEAT
    return NO_CARD


def wound(table: Position, seat: i64, kind: i64) -> None:
    """DECK-066, A19: at the bottom of the infirmary."""
    table.wounded = append(table.wounded, seat * SEAT + kind)


def against_healing(table: Position, seat: i64) -> i64:
    if top_wounded(table, seat) == NO_CARD:
        return refusals.INFIRMARY_EMPTY
    if heal_cost(table) > table.chakra[seat]:
        return refusals.NOT_ENOUGH_CHAKRA
    return refusals.FINE


def heal(table: Position, seat: i64) -> None:
    """DECK-062 to 064, A17: side A, then only side B in this turn."""
    table.chakra[seat] -= heal_cost(table)
    into_play: i64 = 0 if table.side_b[seat] else 1
    table.side_b[seat] = 1
    heal_top(table, seat, into_play)


def heal_top(table: Position, seat: i64, into_play: i64) -> None:
    """DECK-062, 063, 065: only the top one; into play from side A, to the discard from side B."""
    kind: i64 = top_wounded(table, seat)
    if kind == NO_CARD:
        return
    table.wounded = without(table.wounded, seat * SEAT + kind)
    table.note(notes.HEALED, seat, kind, into_play)
    if into_play:
        enter(table, kind)
    else:
        discard(table, seat, kind)
