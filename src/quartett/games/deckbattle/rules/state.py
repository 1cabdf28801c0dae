"""Deck Battle: what lies on the table, and how it is copied and saved."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.core.state import State
from quartett.games.deckbattle.rules import phases
from quartett.games.deckbattle.rules.box import Box

NO_CARD: Final = -1

# Modes: DECK-124.
STANDARD: Final = 0
CHUNIN: Final = 1
JONIN: Final = 2
KAGE: Final = 3

FIELD: Final = 6
MARKET: Final = 4
INVENTORY: Final = 3
TRACK: Final = 9
GAUGE: Final = 7
JUTSU: Final = 12
INSECTS: Final = 3
ALL_CHIPS: Final = 7
SEAT: Final = 1024
"""The factor that packs seat and kind (in infirmaries), or card and place, into one number."""

# Where a Jutsu card is; from IN_HAND and ON_BOARD on a seat is added.
IN_PILE: Final = 0
IN_BOX: Final = 1
ON_OFFER: Final = 2
IN_HAND: Final = 10
ON_BOARD: Final = 20
SEALED: Final = -2
OWED: Final = -1

# A character in play: ten numbers.
KIND: Final = 0
USED: Final = 1  # its ability
ITEM: Final = 2
ITEM_USED: Final = 3
PLUS_FORCE: Final = 4
PLUS_RECRUIT: Final = 5
PLUS_COMBAT: Final = 6
PLUS_RECRUITING: Final = 7
PLUS_HUNT: Final = 8
ASSIGNED: Final = 9
PLAY: Final = 10


def zeros(length: i64) -> vec[i64]:
    return vec[i64]([0] * length)


def empty(length: i64) -> vec[i64]:
    return vec[i64]([NO_CARD] * length)


def sum_of(row: vec[i64], seat: i64, width: i64) -> i64:
    """The sum of a seat's part of a row that has `width` numbers for each seat."""
    total: i64 = 0
    for place in range(seat * width, (seat + 1) * width):
        total += row[place]
    return total


def place_of(row: vec[i64], card: i64) -> i64:
    """Where a card comes first in a row, or -1."""
    for place in range(len(row)):
        if row[place] == card:
            return place
    return -1


def without(row: vec[i64], card: i64) -> vec[i64]:
    """A row without the first occurrence of a card."""
    return without_place(row, place_of(row, card))


def without_place(row: vec[i64], gone: i64) -> vec[i64]:
    """A row without the entry at a place."""
    left = vec[i64]()
    for place in range(len(row)):
        if place != gone:
            left = append(left, row[place])
    return left


def joined(row: vec[i64], number: i64) -> vec[i64]:
    """A sorted row of distinct numbers with one more."""
    place: i64 = len(row)
    for one in row:
        if one == number:
            return row
    row = append(row, number)
    while place > 0 and row[place - 1] > number:
        row[place] = row[place - 1]
        place -= 1
    row[place] = number
    return row


class Position(State):
    """Everything on the table except the rules that change it."""

    def __init__(self, seats: i64, box: Box) -> None:
        super().__init__(seats)
        self.box: Box = box
        self.phase = phases.ENDED
        self.mode: i64 = STANDARD
        self.expert: i64 = 0
        self.first: i64 = 0  # who begins: DECK-022
        self.turn: i64 = 0  # the seat whose turn it is
        self.manoeuvre: i64 = phases.NOTHING  # the manoeuvre that is not finished
        self.target: i64 = NO_CARD  # what it aims at
        self.dropped: i64 = NO_CARD  # the item that makes room in it
        self.threat: i64 = NO_CARD  # the field slot of the Threat
        self.masks: i64 = 0  # on the Threat
        self.spare_masks: i64 = 4  # not yet in the game
        self.track: i64 = TRACK  # tokens left on it
        self.last_round: i64 = 0
        self.akamaru_owner: i64 = NO_CARD
        self.akamaru: i64 = NO_CARD  # the field slot it is on
        self.chip_owner: i64 = NO_CARD
        self.chips: i64 = ALL_CHIPS  # set aside, as bits
        self.scourge: i64 = NO_CARD
        self.stage: i64 = 0  # of the Kage draft
        self.step: i64 = phases.PREPARATION  # the phase of the turn
        self.stack: vec[i64] = vec[i64]()  # tasks, the last one first
        self.draw: vec[i64] = zeros(seats * box.kinds)  # masked: with the hidden cards of the hand
        self.discard: vec[i64] = zeros(seats * box.kinds)
        self.hand: vec[i64] = zeros(seats * box.kinds)
        self.known: vec[i64] = zeros(seats * box.kinds)  # the part of a hand that all can deduce
        self.hidden: vec[i64] = zeros(seats)  # masked: how many cards of a hand are not known
        self.wounded: vec[i64] = vec[i64]()  # SEAT * seat + kind, from the top
        self.eliminated: vec[i64] = vec[i64]()  # from the first to the last
        self.play: vec[i64] = vec[i64]()  # ten numbers for each character: see PLAY
        self.spent: vec[i64] = vec[i64]()  # used abilities of characters that left play this turn
        self.waiting: vec[i64] = vec[i64]()  # characters waiting to be ordered
        self.returning: vec[i64] = vec[i64]()  # items waiting to be ordered
        self.field: vec[i64] = empty(FIELD)
        self.reserve: vec[i64] = zeros(box.kinds)
        self.threats: vec[i64] = zeros(box.kinds)
        self.under_threats: vec[i64] = vec[i64]()  # the known bottom of that pile
        self.market: vec[i64] = empty(MARKET)  # two places at 2, two at 3
        self.items: vec[i64] = zeros(box.items)  # the market pile
        self.under_items: vec[i64] = vec[i64]()  # its known bottom
        self.posted: vec[i64] = empty(3)
        self.missions: vec[i64] = zeros(box.missions)
        self.done: vec[i64] = zeros(seats * box.missions)
        self.inventory: vec[i64] = empty(seats * INVENTORY)
        self.tokens: vec[i64] = zeros(box.tokens)  # not seen yet
        self.owned: vec[i64] = zeros(seats * box.tokens)
        self.goals: vec[i64] = empty(3)  # revealed objectives
        self.goal_bag: vec[i64] = zeros(box.goals)
        self.scourge_bag: vec[i64] = zeros(box.scourges)
        self.chakra: vec[i64] = zeros(seats)
        self.scrolls: vec[i64] = zeros(seats)
        self.side_b: vec[i64] = zeros(seats)  # of the Infirmary token
        self.lion: vec[i64] = zeros(seats)  # 1 while on the board
        self.insects: vec[i64] = zeros(seats)
        self.masks_won: vec[i64] = zeros(seats)
        self.jutsu_at: vec[i64] = zeros(JUTSU)  # where each Jutsu card is
        self.levels: vec[i64] = zeros(JUTSU)  # techniques unlocked
        self.technique_used: vec[i64] = zeros(3 * JUTSU)
        self.dealt_hidden: vec[i64] = zeros(seats)  # masked: Jutsu cards of a hand
        self.sealed: vec[i64] = zeros(seats)
        self.sensei: vec[i64] = empty(seats)
        self.turns: vec[i64] = zeros(seats)
        self.beaten: vec[i64] = zeros(seats)  # Threats defeated

    # Generated by tests/fields.py from the attributes above.

    def fields(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        scalars = (
            "actor viewer phase mode expert first turn manoeuvre target dropped threat masks "
            "spare_masks track last_round akamaru_owner akamaru chip_owner chips scourge stage "
            "step "
        )
        rows = (
            "stack draw discard hand known hidden wounded eliminated play spent waiting returning "
            "field reserve threats under_threats market items under_items posted missions done "
            "inventory tokens owned goals goal_bag scourge_bag chakra scrolls side_b lion insects "
            "masks_won jutsu_at levels technique_used dealt_hidden sealed sensei turns beaten "
        )
        return tuple(scalars.split()), tuple(rows.split())

    def fill(self, other: "Position") -> None:
        """Becomes equal to another position."""
        self.seats = other.seats
        self.actor = other.actor
        self.viewer = other.viewer
        self.phase = other.phase
        self.mode = other.mode
        self.expert = other.expert
        self.first = other.first
        self.turn = other.turn
        self.manoeuvre = other.manoeuvre
        self.target = other.target
        self.dropped = other.dropped
        self.threat = other.threat
        self.masks = other.masks
        self.spare_masks = other.spare_masks
        self.track = other.track
        self.last_round = other.last_round
        self.akamaru_owner = other.akamaru_owner
        self.akamaru = other.akamaru
        self.chip_owner = other.chip_owner
        self.chips = other.chips
        self.scourge = other.scourge
        self.stage = other.stage
        self.step = other.step
        self.stack = other.stack[:]
        self.draw = other.draw[:]
        self.discard = other.discard[:]
        self.hand = other.hand[:]
        self.known = other.known[:]
        self.hidden = other.hidden[:]
        self.wounded = other.wounded[:]
        self.eliminated = other.eliminated[:]
        self.play = other.play[:]
        self.spent = other.spent[:]
        self.waiting = other.waiting[:]
        self.returning = other.returning[:]
        self.field = other.field[:]
        self.reserve = other.reserve[:]
        self.threats = other.threats[:]
        self.under_threats = other.under_threats[:]
        self.market = other.market[:]
        self.items = other.items[:]
        self.under_items = other.under_items[:]
        self.posted = other.posted[:]
        self.missions = other.missions[:]
        self.done = other.done[:]
        self.inventory = other.inventory[:]
        self.tokens = other.tokens[:]
        self.owned = other.owned[:]
        self.goals = other.goals[:]
        self.goal_bag = other.goal_bag[:]
        self.scourge_bag = other.scourge_bag[:]
        self.chakra = other.chakra[:]
        self.scrolls = other.scrolls[:]
        self.side_b = other.side_b[:]
        self.lion = other.lion[:]
        self.insects = other.insects[:]
        self.masks_won = other.masks_won[:]
        self.jutsu_at = other.jutsu_at[:]
        self.levels = other.levels[:]
        self.technique_used = other.technique_used[:]
        self.dealt_hidden = other.dealt_hidden[:]
        self.sealed = other.sealed[:]
        self.sensei = other.sensei[:]
        self.turns = other.turns[:]
        self.beaten = other.beaten[:]

    # End of the generated part.
