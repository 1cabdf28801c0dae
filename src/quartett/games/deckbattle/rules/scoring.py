"""Deck Battle: the points of each player, and who wins: DECK-099 to 103."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, tasks
from quartett.games.deckbattle.rules.infirmary import wounded_of
from quartett.games.deckbattle.rules.inventory import items_of
from quartett.games.deckbattle.rules.missions import missions_of
from quartett.games.deckbattle.rules.play import kind_at, places
from quartett.games.deckbattle.rules.prices import tokens_of
from quartett.games.deckbattle.rules.state import NO_CARD, SEAT, Position
from quartett.games.deckbattle.rules.tasks import is_waiting
from quartett.games.deckbattle.rules.values import ones

MASK_POINTS: Final = 3


def collection(table: Position, seat: i64) -> list[int]:
    """How many of each kind a seat owns anywhere, including the hand (DECK-A31). The eliminated are
    nobody's (DECK-A32)."""
    kinds: i64 = table.box.kinds
    found = [0] * int(kinds)
    for kind in range(kinds):
        place: i64 = seat * kinds + kind
        found[kind] = int(table.draw[place] + table.discard[place] + table.hand[place])
    for card in table.wounded:
        if card // SEAT == seat:
            found[card % SEAT] += 1
    if seat == table.turn:
        for slot in range(places(table)):
            if kind_at(table, slot) >= 0:
                found[kind_at(table, slot)] += 1
        if is_waiting(table, tasks.WOUND):
            for card in table.waiting:
                found[card] += 1
    return found


def points(table: Position, seat: i64) -> list[int]:
    """DECK-102: the points for characters, missions, tokens, masks, objectives, scourge."""
    cards = collection(table, seat)
    return [
        int(_character_points(table, cards)),
        int(_points_of(table.done, seat, table.box.mission_points)),
        int(_points_of(table.owned, seat, table.box.token_points)),
        int(MASK_POINTS * table.masks_won[seat]),
        int(_objective_points(table, seat, cards)),
        int(_scourge_points(table, seat, cards)),
    ]


def score(table: Position, seat: i64) -> int:
    return sum(points(table, seat))


def winners(table: Position) -> list[int]:
    """DECK-103, A35: the most points; a scourge may ask for a Threat."""
    able = [seat for seat in range(int(table.seats)) if _may_win(table, seat)]
    scores = [score(table, seat) for seat in able]
    best = max(scores)
    return [seat for seat, one in zip(able, scores, strict=True) if one == best]


def _may_win(table: Position, seat: i64) -> bool:
    if not is_scourge(table, codes.COUNTS_THREAT_NEEDED) or table.beaten[seat]:
        return True
    return not any(table.beaten[other] for other in range(table.seats))


def is_scourge(table: Position, op: i64) -> bool:
    return table.scourge != NO_CARD and table.box.scourge[table.scourge * 3] == op


def _character_points(table: Position, cards: list[int]) -> i64:
    """DECK-100: starting characters have no points; their tables say 0."""
    nothing: i64 = 0
    if is_scourge(table, codes.COUNTS_NO_POINTS):
        nothing = table.box.scourge[table.scourge * 3 + 2]
    total: i64 = 0
    for kind in range(table.box.kinds):
        if not table.box.affinities[kind] & nothing:
            total += cards[kind] * table.box.points[kind]
    return total


def _points_of(owned: vec[i64], seat: i64, worth: vec[i64]) -> i64:
    """The points of a seat's missions or tokens."""
    total: i64 = 0
    for kind in range(len(worth)):
        total += owned[seat * len(worth) + kind] * worth[kind]
    return total


def _objective_points(table: Position, seat: i64, cards: list[int]) -> i64:
    total: i64 = 0
    for goal in table.goals:
        if goal != NO_CARD:
            total += _counted(table, seat, cards, table.box.goal, goal)
    return total


def _scourge_points(table: Position, seat: i64, cards: list[int]) -> i64:
    if table.scourge == NO_CARD:
        return 0
    if not is_scourge(table, codes.COUNTS_FEWEST):
        return _counted(table, seat, cards, table.box.scourge, table.scourge)
    fewest = min([int(tokens_of(table, other)) for other in range(table.seats)])
    return table.box.scourge[table.scourge * 3 + 1] if tokens_of(table, seat) == fewest else 0


def _counted(table: Position, seat: i64, cards: list[int], row: vec[i64], card: i64) -> i64:
    """The points of a seat from a counting objective or scourge."""
    op: i64 = row[card * 3]
    each: i64 = row[card * 3 + 1]
    if op == codes.COUNTS_AFFINITY:
        return each * _with(table, cards, row[card * 3 + 2])
    if op == codes.COUNTS_MISSION:
        return each * missions_of(table, seat)
    if op == codes.COUNTS_THREAT:
        return each * table.beaten[seat]
    if op == codes.COUNTS_ITEM:
        return each * items_of(table, seat)
    if op == codes.COUNTS_AFFINITIES:
        return each * _different(table, cards)
    if op == codes.COUNTS_WOUNDED:
        return each * wounded_of(table, seat)
    return 0


def _with(table: Position, cards: list[int], affinities: i64) -> i64:
    """DECK-100: the starting characters are taken out before anything is counted."""
    total: i64 = 0
    for kind in range(table.box.first_field, table.box.kinds):
        if table.box.affinities[kind] & affinities:
            total += cards[kind]
    return total


def _different(table: Position, cards: list[int]) -> i64:
    found: i64 = 0
    for kind in range(table.box.first_field, table.box.kinds):
        if cards[kind]:
            found |= table.box.affinities[kind]
    return ones(found)
