"""Deck Battle: missions."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases, refusals
from quartett.games.deckbattle.rules.effects import start_effect
from quartett.games.deckbattle.rules.field import gap, is_left
from quartett.games.deckbattle.rules.prices import changed_mission_price, mission_price
from quartett.games.deckbattle.rules.state import NO_CARD, Position, place_of, sum_of
from quartett.games.deckbattle.rules.tasks import finish, wait_for


def missions_of(table: Position, seat: i64) -> i64:
    """How many missions a seat has done."""
    return sum_of(table.done, seat, table.box.missions)


def against_mission(table: Position, seat: i64, mission: i64, change: i64) -> i64:
    """`change` is what cards in play add to the price of missions."""
    if not any(posted == mission for posted in table.posted):
        return refusals.MISSION_NOT_OFFERED
    if changed_mission_price(table, mission, change) > table.scrolls[seat]:
        return refusals.NOT_ENOUGH_SCROLLS
    return refusals.FINE


def go_on_mission(table: Position, seat: i64, mission: i64) -> None:
    """DECK-068: the reward at once; DECK-A40: the place stays empty."""
    table.scrolls[seat] -= mission_price(table, mission)
    table.posted[place_of(table.posted, mission)] = NO_CARD
    table.done[seat * table.box.missions + mission] += 1
    table.note(notes.MISSION, seat, mission)
    start_effect(table, table.box.mission_reward[mission], NO_CARD, seat)


def fill(table: Position) -> bool:
    """DECK-095; DECK-A36: as long as there are cards."""
    if gap(table.posted) >= 0 and is_left(table.missions):
        return wait_for(table, phases.POSTING, CHANCE)
    return finish(table)


def post(table: Position, mission: i64) -> None:
    """Puts the mission that chance revealed on offer."""
    place: i64 = gap(table.posted)
    table.missions[mission] -= 1
    table.posted[place] = mission
    table.note(notes.POSTED, NO_CARD, mission, place)
