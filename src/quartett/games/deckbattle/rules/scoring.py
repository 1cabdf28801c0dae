"""Deck Battle: the points of each player, and who wins: DECK-099 to 103."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes, tasks
from quartett.games.deckbattle.rules.infirmary import wounded_of
from quartett.games.deckbattle.rules.inventory import items_of
from quartett.games.deckbattle.rules.missions import missions_of
from quartett.games.deckbattle.rules.play import at, places
from quartett.games.deckbattle.rules.prices import tokens_of
from quartett.games.deckbattle.rules.state import KIND, NO_CARD, SEAT, Position
from quartett.games.deckbattle.rules.tasks import is_waiting
from quartett.games.deckbattle.rules.values import ones

MASK_POINTS: Final = 3


def collection(state: Position, seat: i64) -> list[int]:
    """How many of each kind a seat owns, wherever they are; DECK-A31: the hand too. DECK-A32: the
    eliminated are nobody's."""
    kinds: i64 = state.box.kinds
    found = [0] * int(kinds)
    for kind in range(kinds):
        place: i64 = seat * kinds + kind
        found[kind] = int(state.draw[place] + state.discard[place] + state.hand[place])
    for card in state.wounded:
        if card // SEAT == seat:
            found[card % SEAT] += 1
    if seat == state.turn:
        for slot in range(places(state)):
            if at(state, slot, KIND) >= 0:
                found[at(state, slot, KIND)] += 1
        if is_waiting(state, tasks.WOUND):
            for card in state.waiting:
                found[card] += 1
    return found


def points(state: Position, seat: i64) -> list[int]:
    """DECK-102: the points for characters, missions, tokens, masks, objectives, scourge."""
    cards = collection(state, seat)
    return [
        int(_character_points(state, cards)),
        int(_mission_points(state, seat)),
        int(_token_points(state, seat)),
        int(MASK_POINTS * state.masks_won[seat]),
        int(_objective_points(state, seat, cards)),
        int(_scourge_points(state, seat, cards)),
    ]


def score(state: Position, seat: i64) -> int:
    return sum(points(state, seat))


def winners(state: Position) -> list[int]:
    """DECK-103, A35: the most points; a scourge may ask for a Threat."""
    able = [seat for seat in range(int(state.seats)) if _may_win(state, seat)]
    scores = [score(state, seat) for seat in able]
    best = max(scores)
    return [seat for seat, one in zip(able, scores, strict=True) if one == best]


def _may_win(state: Position, seat: i64) -> bool:
    if not is_scourge(state, codes.COUNTS_THREAT_NEEDED) or state.beaten[seat]:
        return True
    return not any(state.beaten[other] for other in range(state.seats))


def is_scourge(state: Position, op: i64) -> bool:
    return state.scourge != NO_CARD and state.box.scourge[state.scourge * 3] == op


def _character_points(state: Position, cards: list[int]) -> i64:
    """DECK-100: starting characters have no points; their tables say 0."""
    nothing: i64 = 0
    if is_scourge(state, codes.COUNTS_NO_POINTS):
        nothing = state.box.scourge[state.scourge * 3 + 2]
    total: i64 = 0
    for kind in range(state.box.kinds):
        if not state.box.affinities[kind] & nothing:
            total += cards[kind] * state.box.points[kind]
    return total


def _mission_points(state: Position, seat: i64) -> i64:
    total: i64 = 0
    for mission in range(state.box.missions):
        number: i64 = state.done[seat * state.box.missions + mission]
        total += number * state.box.mission_points[mission]
    return total


def _token_points(state: Position, seat: i64) -> i64:
    total: i64 = 0
    for token in range(state.box.tokens):
        total += state.owned[seat * state.box.tokens + token] * state.box.token_points[token]
    return total


def _objective_points(state: Position, seat: i64, cards: list[int]) -> i64:
    total: i64 = 0
    for goal in state.goals:
        if goal != NO_CARD:
            total += _counted(state, seat, cards, state.box.goal, goal)
    return total


def _scourge_points(state: Position, seat: i64, cards: list[int]) -> i64:
    if state.scourge == NO_CARD:
        return 0
    if not is_scourge(state, codes.COUNTS_FEWEST):
        return _counted(state, seat, cards, state.box.scourge, state.scourge)
    fewest = min([int(tokens_of(state, other)) for other in range(state.seats)])
    return state.box.scourge[state.scourge * 3 + 1] if tokens_of(state, seat) == fewest else 0


def _counted(state: Position, seat: i64, cards: list[int], row: vec[i64], card: i64) -> i64:
    """What an objective or a scourge gives a seat by counting."""
    op: i64 = row[card * 3]
    each: i64 = row[card * 3 + 1]
    if op == codes.COUNTS_AFFINITY:
        return each * _with(state, cards, row[card * 3 + 2])
    if op == codes.COUNTS_MISSION:
        return each * missions_of(state, seat)
    if op == codes.COUNTS_THREAT:
        return each * state.beaten[seat]
    if op == codes.COUNTS_ITEM:
        return each * items_of(state, seat)
    if op == codes.COUNTS_AFFINITIES:
        return each * _different(state, cards)
    if op == codes.COUNTS_WOUNDED:
        return each * wounded_of(state, seat)
    return 0


def _with(state: Position, cards: list[int], affinities: i64) -> i64:
    """DECK-100: the starting characters are taken out before anything is counted."""
    total: i64 = 0
    for kind in range(state.box.first_field, state.box.kinds):
        if state.box.affinities[kind] & affinities:
            total += cards[kind]
    return total


def _different(state: Position, cards: list[int]) -> i64:
    found: i64 = 0
    for kind in range(state.box.first_field, state.box.kinds):
        if cards[kind]:
            found |= state.box.affinities[kind]
    return ones(found)
