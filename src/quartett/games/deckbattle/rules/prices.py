"""Deck Battle: what things cost now, with all that makes them cheaper or dearer."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.state import ITEM, KIND, PLAY, Position

MASK_COST: Final = 4


def change(state: Position, what: i64, affinities: i64) -> i64:
    """How much a price changes by characters and items in play and the Threat on the field."""
    play: vec[i64] = state.play
    box: Box = state.box
    total: i64 = 0
    for place in range(0, len(play), PLAY):
        kind: i64 = play[place + KIND]
        if kind >= 0:
            total += _written(box, box.holding[kind], what, affinities)
            item: i64 = play[place + ITEM]
            if item >= 0:
                total += _written(box, box.item_holding[item], what, affinities)
    if state.threat >= 0:
        total += _written(box, box.on_field[state.field[state.threat]], what, affinities)
    return total


def _written(box: Box, place: i64, what: i64, affinities: i64) -> i64:
    """What one card changes of a price."""
    total: i64 = 0
    if not box.about[place] >> codes.ABOUT_PRICE + what & 1:
        return total
    holds: vec[i64] = box.holds
    while holds[place]:
        if holds[place] == codes.PRICE_CHANGE and holds[place + 1] == what:
            wanted: i64 = holds[place + 3]
            if wanted == 0 or wanted & affinities:
                total += holds[place + 2]
        place += codes.STEP
    return total


def tokens_of(state: Position, seat: i64) -> i64:
    """How many Threat tokens a seat has."""
    total: i64 = 0
    for place in range(seat * state.box.tokens, (seat + 1) * state.box.tokens):
        total += state.owned[place]
    return total


def market_price(state: Position, place: i64) -> i64:
    """DECK-080, A54: what the item on a place of the market costs."""
    return max((2 if place < 2 else 3) + change(state, codes.PRICE_OF_MARKET, 0), 1)


def fight_cost(state: Position, kind: i64) -> i64:
    """DECK-128: with the expert variant own Threat tokens make the Threat dearer."""
    affinities: i64 = state.box.affinities[kind]
    cost: i64 = state.box.force_cost[kind] + change(state, codes.PRICE_OF_FIGHT, affinities)
    if state.box.is_threat(kind):
        cost += change(state, codes.PRICE_OF_THREAT, affinities)
        if state.expert:
            cost += tokens_of(state, state.turn)
    return max(cost, 1)


def recruit_cost(state: Position, kind: i64) -> i64:
    affinities: i64 = state.box.affinities[kind]
    return max(state.box.recruit_cost[kind] + change(state, codes.PRICE_OF_RECRUIT, affinities), 1)


def mission_price(state: Position, mission: i64) -> i64:
    return max(state.box.mission_cost[mission] + change(state, codes.PRICE_OF_MISSION, 0), 1)


def heal_cost(state: Position) -> i64:
    """DECK-062, 063."""
    side: i64 = 2 if state.side_b[state.turn] else 3
    return max(side + change(state, codes.PRICE_OF_HEAL, 0), 1)


def technique_price(state: Position, technique: i64) -> i64:
    return max(state.box.technique_cost[technique] + change(state, codes.PRICE_OF_TECHNIQUE, 0), 0)


def channelled(state: Position, kind: i64) -> i64:
    """What a character brings when its chakra is channelled."""
    return max(state.box.chakra[kind] + change(state, codes.PRICE_OF_CHANNEL, 0), 0)
