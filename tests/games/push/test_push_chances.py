"""Push: how likely each seat wins, as reviews, hints and the luck of the cards value positions."""

import json
from importlib.resources import files
from itertools import pairwise
from statistics import fmean

import numpy as np
import pytest
from benchmarks import push_network
from benchmarks.learned_chances import Learning, text_of

import quartett
from quartett import games
from quartett.core.chance import CHANCE, Stream
from quartett.core.network import SeatNetwork
from quartett.games.push import chances
from quartett.games.push.players.chances import FILE, LAST, flipping
from quartett.games.push.players.inputs import (
    KNOTS,
    LEADS,
    SEAT_WIDTH,
    SIZES,
    STOPPED,
    TABLE_WIDTH,
    rows_of_table,
)
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import FLIP
from quartett.games.weights import rows_of

PUSH = games.load("push")
compiled = pytest.mark.skipif(not quartett.is_compiled(), reason="many games")
every_number = pytest.mark.parametrize("seats", range(2, 7))


def walked(seats: int, seed: int = 3) -> list[Push]:
    """All positions of a game in which every fourth answer is a random one."""
    state, chance, own = PUSH.start(seats), Stream(seed), Stream(seed, 1)
    policy, found = PUSH.judge().policy, []
    while not state.over:
        found.append(state.copy())
        actor = int(state.actor)
        if actor == CHANCE:
            state.apply(actor, state.chance(chance))
        elif own.below(4) == 0:
            state.apply(actor, state.pick(actor, own))
        else:
            state.apply(actor, policy.choose(state, actor, own))
    return [*found, state]


def moved_on(state: Push) -> Push:
    """The same table, with everybody one seat farther to the left."""
    seats, found = int(state.seats), state.copy()
    for name in ("open", "banked", "turns", "busts"):
        for seat, number in enumerate(getattr(state, name)):
            getattr(found, name)[(seat + 1) % seats] = number
    found.turn, found.taker = (state.turn + 1) % seats, (state.taker + 1) % seats
    found.actor = state.actor if state.actor < 0 else (state.actor + 1) % seats
    return found


@every_number
def test_chances_add_up_and_are_the_same_from_every_seat(seats: int) -> None:
    value = chances()
    for state in walked(seats)[::7]:
        told = value.of(state)
        assert sum(told) == pytest.approx(1.0)
        assert value.of(moved_on(state)) == pytest.approx(told[-1:] + told[:-1], abs=1e-9)


@every_number
def test_points_are_worth_something(seats: int) -> None:
    value, gained = chances(), []
    for state in walked(seats):
        if state.legal(state.actor)[:1] == (FLIP,) and not state.laid and state.pile > LAST:
            richer = state.copy()
            richer.banked[0] += 4  # a two and a three of the first colour
            richer.banked[0] += 16
            gained.append(value.told(richer)[0] - value.told(state)[0])
    assert sum(gain > 0 for gain in gained) > 0.95 * len(gained)


@every_number
def test_who_places_takes_and_stops_as_steady_does_changes_no_chance(seats: int) -> None:
    """Only a card and a die do, and decisions that `steady` would not make."""
    value, policy, kept = chances(), PUSH.judge().policy, 0
    for before in walked(seats):
        if before.over or before.actor == CHANCE:
            continue
        move = int(policy.choose(before, before.actor, Stream(0)))
        if move == FLIP:
            continue
        after = before.copy()
        after.apply(before.actor, move)
        kept += 1
        assert value.of(after) == pytest.approx(value.of(before), abs=1e-12)
    assert kept > 20


@every_number
def test_before_a_card_or_a_die_they_are_the_mean_of_what_may_come(seats: int) -> None:
    value = chances()
    for state in [one for one in walked(seats) if one.actor == CHANCE][::9]:
        totals, whole = np.zeros(seats), 0
        for move, often in state.outcomes():
            after = state.copy()
            after.apply(CHANCE, move)
            totals += often * np.array(value.of(after))
            whole += often
        assert value.of(state) == pytest.approx(list(totals / whole), abs=1e-12)


@every_number
def test_the_last_cards_are_examined_to_the_end(seats: int) -> None:
    """So a flip changes no chance there; before, the network foretells what it will bring."""
    value, last, before = chances(), 0, []
    for state in walked(seats):
        if state.actor >= 0 and FLIP in state.legal(state.actor):
            flipped = flipping(state)
            moved = abs(value.of(flipped)[0] - value.told(state)[0])
            if state.pile <= LAST:
                last += 1
                assert moved < 1e-12
            else:
                before.append(moved)
    assert last and 0 < fmean(before) < 0.04


def test_nothing_is_changed_by_looking() -> None:
    for state in walked(3)[::5]:
        before = state.numbers()
        chances().of(state)
        assert state.numbers() == before


def test_inputs_have_straight_lines_between_sizes_of_the_pile() -> None:
    knots = list(KNOTS)
    assert all(low < high for low, high in pairwise(knots)) and len(knots) == SIZES
    for state in walked(4):
        if state.pile == 0 or state.over:
            continue
        table, rows = rows_of_table(state)
        assert len(table) == TABLE_WIDTH and {len(row) for row in rows} == {int(SEAT_WIDTH)}
        shared = list(table)[-len(knots) :]
        assert sum(shared) == pytest.approx(1.0)
        size = sum(knot * part for knot, part in zip(knots, shared, strict=True))
        assert size == pytest.approx(state.pile)
        if not state.laid:
            assert all(row[STOPPED] == 0.0 for row in rows)
            assert len([number for number in list(rows[0])[LEADS : LEADS + 9] if number]) <= 2


def test_it_was_learned_with_these_cards() -> None:
    """If not: python -m benchmarks.push_network --write"""
    text = (files("quartett.games.push.players") / FILE).read_text("utf-8")
    about = json.loads(text.partition("\n")[0])
    assert about["cards"] == PUSH.cards_digest
    assert about["command"].startswith("python -m benchmarks.push_network")
    assert all(one.fits(int(SEAT_WIDTH), int(TABLE_WIDTH)) for one in chances().networks)


@compiled
def test_what_is_learned_with_is_what_is_played_with() -> None:
    """The chances while learning are those of the file, up to how its numbers are rounded."""
    table = push_network.collected(2, 11, 5)
    learning = Learning([table], 1, push_network.PLAN)
    learning.run()
    told = learning.chances(table)
    network = SeatNetwork(rows_of(text_of(learning.rows(), {})))
    states = [
        state.copy()
        for number in range(11)
        for state in push_network.positions(2, 5, number)
        if not state.over
    ]
    assert len(states) == len(told)
    for state, expected in zip(states[::5], told[::5], strict=True):
        shared, rows = rows_of_table(state)
        assert network.chances(rows, shared) == pytest.approx(expected, abs=0.03)
