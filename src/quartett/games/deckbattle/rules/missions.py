"""Deck Battle: missions."""

from mypy_extensions import i64

from quartett.core.chance import CHANCE
from quartett.games.deckbattle.rules import notes, phases, refusals
from quartett.games.deckbattle.rules.effects import start_effect
from quartett.games.deckbattle.rules.field import gap, is_left
from quartett.games.deckbattle.rules.prices import mission_price
from quartett.games.deckbattle.rules.state import NO_CARD, Position
from quartett.games.deckbattle.rules.tasks import pop_task, wait_for


def missions_of(state: Position, seat: i64) -> i64:
    """How many missions a seat has done."""
    total: i64 = 0
    for place in range(seat * state.box.missions, (seat + 1) * state.box.missions):
        total += state.done[place]
    return total


def against_mission(state: Position, seat: i64, mission: i64) -> i64:
    if not any(posted == mission for posted in state.posted):
        return refusals.MISSION_NOT_OFFERED
    if mission_price(state, mission) > state.scrolls[seat]:
        return refusals.NOT_ENOUGH_SCROLLS
    return refusals.FINE


def go_on_mission(state: Position, seat: i64, mission: i64) -> None:
    """DECK-068: the reward at once; DECK-A40: the place stays empty."""
    state.scrolls[seat] -= mission_price(state, mission)
    place: i64 = 0
    while state.posted[place] != mission:
        place += 1
    state.posted[place] = NO_CARD
    state.done[seat * state.box.missions + mission] += 1
    state.note(notes.MISSION, seat, mission)
    start_effect(state, state.box.mission_reward[mission], NO_CARD, seat)


def fill(state: Position) -> bool:
    """DECK-095; DECK-A36: as long as there are cards."""
    if gap(state.posted) >= 0 and is_left(state.missions):
        return wait_for(state, phases.POSTING, CHANCE)
    pop_task(state)
    return False


def post(state: Position, mission: i64) -> None:
    """What chance revealed."""
    place: i64 = gap(state.posted)
    state.missions[mission] -= 1
    state.posted[place] = mission
    state.note(notes.POSTED, NO_CARD, mission, place)
