"""What the bots of Push expect, against the rules themselves."""

from collections.abc import Iterator

import pytest

from quartett.core.chance import CHANCE, Stream
from quartett.games.push import GAME
from quartett.games.push.players.expectations import NO_TAIL, TurnOutlook
from quartett.games.push.players.steady import SteadyBot
from quartett.games.push.rules.columns import COLUMNS
from quartett.games.push.rules.die import FACES
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import BANK, DRAW, FLIP, ROLL, STOP, TAKE
from quartett.games.push.rules.pile import CARD_KINDS, UNIT, points
from quartett.games.push.rules.state import DECIDING

RISKS = ("no", "yes")


def decisions(risk: str = "no", banking: bool = False) -> Iterator[Push]:
    """States of a few games in which a seat decides whether to flip on."""
    for index in range(6):
        state, stream = GAME.start(2 + index % 5, risk=risk), Stream(11, index)
        while not state.over:
            if state.phase == DECIDING:
                yield state
            move = (
                state.chance(stream) if state.actor == CHANCE else state.pick(state.actor, stream)
            )
            if move >= BANK and move < DRAW and not banking:
                move = FLIP
            if move == STOP and state.laid < COLUMNS and state.pile:
                move = FLIP
            state.apply(state.actor, move)


def outlook(state: Push) -> TurnOutlook:
    return TurnOutlook(state.masked(state.actor), state.actor, 1.0, 0.5, 1.0, NO_TAIL)


def fits_nowhere(state: Push, card: int) -> bool:
    return all(not state.fits(column, card) for column in range(COLUMNS))


def test_the_chance_of_a_bust_is_exact_while_nothing_is_hidden() -> None:
    compared = 0
    for state in decisions():
        if state.laid < COLUMNS or not state.pile:
            continue
        flipped = state.copy()
        flipped.apply(flipped.actor, FLIP)
        dead = sum(
            weight
            for move, weight in flipped.outcomes()
            if move - DRAW < CARD_KINDS - 1 and fits_nowhere(state, move - DRAW)
        )
        assert outlook(state).dead_share() == pytest.approx(dead / state.pile)
        compared += dead > 0
    assert compared > 20


def test_cards_that_others_have_banked_count_as_perhaps_in_the_pile() -> None:
    """The mean over guesses of what is hidden comes near to what the bot expects."""
    state = next(s for s in decisions(banking=True) if s.pile < 60 and s.laid == COLUMNS)
    seen = state.masked(state.actor)
    assert sum(seen.hidden) > 0
    guesses = [outlook(seen.imagine(Stream(12, index))) for index in range(2000)]
    mean = sum(guess.dead_share() for guess in guesses) / len(guesses)
    assert outlook(state).dead_share() == pytest.approx(mean, abs=0.01)


@pytest.mark.parametrize("risk", RISKS)
def test_a_column_with_a_roll_card_is_worth_the_mean_over_all_faces(risk: str) -> None:
    compared = 0
    for state in decisions(risk):
        seat, guess = state.actor, outlook(state)
        for column in range(state.laid):
            taken = state.copy()
            taken.apply(seat, STOP)
            taken.apply(seat, TAKE + column)
            ends = [taken]
            if taken.actor == CHANCE:
                ends = [taken.copy() for _ in range(FACES)]
                for face, end in enumerate(ends):
                    end.apply(CHANCE, ROLL + face)
                compared += 1
            gains = [points(end.open[seat]) - points(state.open[seat]) for end in ends]
            assert guess.gain(column, guess.open[seat]) == pytest.approx(sum(gains) / len(gains))
    assert compared > 20


def test_trying_cards_out_leaves_the_outlook_as_it_was() -> None:
    for state in decisions():
        if not state.pile:
            continue
        guess = outlook(state)
        first = (guess.value_of_flipping(), guess.value_of_stopping(), guess.value_of_bust())
        again = (guess.value_of_flipping(), guess.value_of_stopping(), guess.value_of_bust())
        assert first == again


def test_looking_at_one_more_flip_never_makes_a_place_worse() -> None:
    for state in decisions():
        guess, card = outlook(state), 0
        for column in range(guess.places()):
            if guess.takes(column, card):
                near = guess.value_of_placing(column, card, False)
                assert guess.value_of_placing(column, card, True) >= near


@pytest.mark.parametrize("seats", range(2, 7))
def test_steady_banks_a_rich_colour_early_and_none_when_no_roll_can_come(seats: int) -> None:
    state = GAME.start(seats)
    rich = sum(3 * UNIT[kind] for kind in (3, 4, 5))
    state.open[0] += rich
    state.unseen -= rich
    state.pile -= 9
    assert SteadyBot().choose(state.masked(0), 0, Stream(1)) == BANK
    state.pile -= state.rolls
    state.rolls = 0
    assert SteadyBot().choose(state.masked(0), 0, Stream(1)) == FLIP


def test_push_29_33_others_take_in_the_order_of_the_rules() -> None:
    """What the others gain is counted in the order in which the rules would ask them: each takes
    what is best for it."""
    compared = 0
    for state in decisions():
        if state.laid < 2 or state.seats < 3:
            continue
        guess, lying, seat, gained = outlook(state), state.lying, state.actor, 0.0
        for taker in state.picking():
            if lying:
                column = guess.best_column(taker, lying)
                gained += guess.gain(column, guess.open[taker])
                lying -= 2**column
        found = guess.handed_out(state.lying, seat, state.seats - 1)
        assert found == pytest.approx(gained)
        compared += state.aside % 2
    assert compared > 5
