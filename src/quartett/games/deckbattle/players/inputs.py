"""Deck Battle: a table between two turns as rows of numbers, one of what lies there for all and one
for each seat, in which every kind of card has a place of its own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.players.traits import NUMBER, coming
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.game import DeckBattle
from quartett.games.deckbattle.rules.missions import missions_of
from quartett.games.deckbattle.rules.phases import PREPARATION
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.prices import tokens_of
from quartett.games.deckbattle.rules.state import (
    FIELD,
    INVENTORY,
    JUTSU,
    KIND,
    NO_CARD,
    ON_BOARD,
    SEAT,
    TRACK,
)

# Of a seat: what the learned sum says of it, its points, its turns left, its traits, and how many
# turns come before its own; techniques and other possessions; then its cards by kind.
SUM: Final = 0
POINTS: Final = 1
LEFT: Final = 2
FIRST_TRAIT: Final = 3
ORDER: Final[i64] = FIRST_TRAIT + NUMBER
LEVELS: Final[i64] = ORDER + 4
POSSESSIONS: Final[i64] = LEVELS + JUTSU
ITEMS: Final[i64] = POSSESSIONS + 8
PILES: Final = 4
"""All cards of a seat, its hand, its draw pile, and its wounded."""

# Of the table.
ALWAYS: Final = 0
LAST_ROUND: Final = 1
EXPERT: Final = 2
MASKS: Final = 3
SEATS: Final = 4
TOKENS: Final[i64] = SEATS + 3
THREAT: Final[i64] = TOKENS + TRACK + 1
ON_FIELD: Final[i64] = THREAT + FIELD + 1
FEWEST: Final = 2


def seat_width(box: Box) -> i64:
    return ITEMS + box.items + PILES * box.kinds


def table_width(box: Box) -> i64:
    return ON_FIELD + box.kinds + box.items + box.missions + box.goals + box.scourges


def table_row(state: DeckBattle) -> vec[float]:
    box: Box = state.box
    row = vec[float]([0.0] * table_width(box))
    row[ALWAYS] = 1.0
    row[LAST_ROUND] = 1.0 if state.last_round else 0.0
    row[EXPERT] = float(state.expert)
    row[MASKS] = float(state.masks)
    row[SEATS + state.seats - FEWEST] = 1.0
    row[TOKENS + state.track] = 1.0
    row[THREAT + state.threat + 1] = 1.0
    _tell_offers(state, row)
    return row


def _tell_offers(state: DeckBattle, row: vec[float]) -> None:
    box: Box = state.box
    first: i64 = ON_FIELD
    _count(state.field, row, first)
    first += box.kinds
    _count(state.market, row, first)
    first += box.items
    _count(state.posted, row, first)
    first += box.missions
    _count(state.goals, row, first)
    if state.scourge != NO_CARD:
        row[first + box.goals + state.scourge] = 1.0


def _count(cards: vec[i64], row: vec[float], first: i64) -> None:
    for card in cards:
        if card >= 0:
            row[first + card] += 1.0


def seat_row(state: DeckBattle, seat: i64, traits: vec[float]) -> vec[float]:
    """Without what is learned of it, which comes first."""
    row = vec[float]([0.0] * seat_width(state.box))
    for trait in range(i64(NUMBER)):
        row[FIRST_TRAIT + trait] = traits[trait]
    row[ORDER + (seat - coming(state) + state.seats) % state.seats] = 1.0
    for jutsu in range(i64(JUTSU)):
        if state.jutsu_at[jutsu] == ON_BOARD + seat:
            row[LEVELS + jutsu] = 1.0 + float(state.levels[jutsu])
    _tell_possessions(state, seat, row)
    _tell_piles(state, seat, row)
    return row


def _tell_possessions(state: DeckBattle, seat: i64, row: vec[float]) -> None:
    row[POSSESSIONS] = float(missions_of(state, seat))
    row[POSSESSIONS + 1] = float(tokens_of(state, seat))
    row[POSSESSIONS + 2] = float(state.beaten[seat])
    row[POSSESSIONS + 3] = float(state.masks_won[seat])
    row[POSSESSIONS + 4] = float(state.lion[seat])
    row[POSSESSIONS + 5] = float(state.insects[seat])
    row[POSSESSIONS + 6] = 1.0 if state.akamaru_owner == seat else 0.0
    row[POSSESSIONS + 7] = 1.0 if state.chip_owner == seat else 0.0
    for place in range(seat * INVENTORY, (seat + 1) * INVENTORY):
        if state.inventory[place] >= 0:
            row[ITEMS + state.inventory[place]] += 1.0


def _tell_piles(state: DeckBattle, seat: i64, row: vec[float]) -> None:
    box: Box = state.box
    kinds: i64 = box.kinds
    owned: i64 = ITEMS + box.items
    hand: i64 = owned + kinds
    draw: i64 = hand + kinds
    for kind in range(kinds):
        place: i64 = seat * kinds + kind
        row[draw + kind] = float(state.draw[place])
        row[owned + kind] = float(state.draw[place] + state.discard[place] + state.hand[place])
        if seat != state.turn:
            row[hand + kind] = float(state.hand[place])
    if seat == state.turn:
        _tell_played(state, row, owned, hand)
    for card in state.wounded:
        if card // SEAT == seat:
            row[owned + card % SEAT] += 1.0
            row[draw + kinds + card % SEAT] += 1.0


def _tell_played(state: DeckBattle, row: vec[float], owned: i64, hand: i64) -> None:
    """Before a turn the hand lies there; after it, what is there was played."""
    for slot in range(places(state)):
        kind: i64 = at(state, slot, KIND)
        if kind >= 0:
            row[owned + kind] += 1.0
            if state.step == PREPARATION:
                row[hand + kind] += 1.0
