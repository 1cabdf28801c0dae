"""Deck Battle: current prices, with everything that raises or lowers them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartett.games.deckbattle.rules import codes
from quartett.games.deckbattle.rules.box import Box
from quartett.games.deckbattle.rules.state import ITEM, KIND, PLAY, Position, sum_of

MASK_COST: Final = 4


def changes(table: Position, what: i64) -> vec[i64]:
    """How characters and items in play and the Threat on the field change a price: one pair per
    row, of the affinities it applies to (0 for all) and the change."""
    play: vec[i64] = table.play
    box: Box = table.box
    about: i64 = codes.ABOUT_PRICE + what
    found = vec[i64]()
    for place in range(0, len(play), PLAY):
        kind: i64 = play[place + KIND]
        if kind < 0:
            continue
        if box.about[box.holding[kind]] >> about & 1:
            found = _with_rows(box, box.holding[kind], what, found)
        item: i64 = play[place + ITEM]
        if item >= 0 and box.about[box.item_holding[item]] >> about & 1:
            found = _with_rows(box, box.item_holding[item], what, found)
    if table.threat >= 0:
        found = _with_rows(box, box.on_field[table.field[table.threat]], what, found)
    return found


def _with_rows(box: Box, place: i64, what: i64, found: vec[i64]) -> vec[i64]:
    """The changes found, with those of one card."""
    holds: vec[i64] = box.holds
    while holds[place]:
        if holds[place] == codes.PRICE_CHANGE and holds[place + 1] == what:
            found = append(append(found, holds[place + 3]), holds[place + 2])
        place += codes.STEP
    return found


def change(changed: vec[i64], affinities: i64) -> i64:
    """The sum of the changes that apply to these affinities."""
    total: i64 = 0
    for place in range(0, len(changed), 2):
        if changed[place] == 0 or changed[place] & affinities:
            total += changed[place + 1]
    return total


def change_of(table: Position, what: i64) -> i64:
    """The same for a price that does not depend on affinities."""
    return change(changes(table, what), 0)


def tokens_of(table: Position, seat: i64) -> i64:
    """How many Threat tokens a seat has."""
    return sum_of(table.owned, seat, table.box.tokens)


def market_price(table: Position, place: i64) -> i64:
    """DECK-080, A54: what the item on a place of the market costs."""
    return changed_market_price(place, changes(table, codes.PRICE_OF_MARKET))


def changed_market_price(place: i64, changed: vec[i64]) -> i64:
    return max((2 if place < 2 else 3) + change(changed, 0), 1)


def fight_cost(table: Position, kind: i64) -> i64:
    return changed_fight_cost(table, kind, changes(table, codes.PRICE_OF_FIGHT))


def changed_fight_cost(table: Position, kind: i64, changed: vec[i64]) -> i64:
    """DECK-128: in the expert variant a player's own Threat tokens raise the cost of the Threat."""
    affinities: i64 = table.box.affinities[kind]
    cost: i64 = table.box.force_cost[kind] + change(changed, affinities)
    if table.box.is_threat(kind):
        cost += change(changes(table, codes.PRICE_OF_THREAT), affinities)
        if table.expert:
            cost += tokens_of(table, table.turn)
    return max(cost, 1)


def recruit_cost(table: Position, kind: i64) -> i64:
    return changed_recruit_cost(table, kind, changes(table, codes.PRICE_OF_RECRUIT))


def changed_recruit_cost(table: Position, kind: i64, changed: vec[i64]) -> i64:
    return max(table.box.recruit_cost[kind] + change(changed, table.box.affinities[kind]), 1)


def mission_price(table: Position, mission: i64) -> i64:
    return changed_mission_price(table, mission, change_of(table, codes.PRICE_OF_MISSION))


def changed_mission_price(table: Position, mission: i64, change: i64) -> i64:
    return max(table.box.mission_cost[mission] + change, 1)


def heal_cost(table: Position) -> i64:
    """DECK-062, 063: side A of the Infirmary token costs more than side B."""
    side: i64 = 2 if table.side_b[table.turn] else 3
    return max(side + change_of(table, codes.PRICE_OF_HEAL), 1)


def technique_price(table: Position, technique: i64) -> i64:
    return changed_technique_price(table, technique, change_of(table, codes.PRICE_OF_TECHNIQUE))


def changed_technique_price(table: Position, technique: i64, change: i64) -> i64:
    return max(table.box.technique_cost[technique] + change, 0)


def channelled(table: Position, kind: i64) -> i64:
    """What a character brings when its chakra is channelled."""
    return max(table.box.chakra[kind] + change_of(table, codes.PRICE_OF_CHANNEL), 0)
