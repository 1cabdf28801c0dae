"""What the strong bots of Push foresee, against the rules themselves."""

import pytest
from benchmarks.exact_push import Deck, loss

from positions import questions
from quartett.bots import bot
from quartett.bots.budget import Budget
from quartett.core.chance import CHANCE, Stream
from quartett.games.push import GAME
from quartett.games.push.players.endgame import worths
from quartett.games.push.players.evaluation import PLAIN
from quartett.games.push.players.turn_end import TurnEnd
from quartett.games.push.rules.die import FACES
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import ROLL, TAKE
from quartett.games.push.rules.state import PLACING, TAKING


@pytest.mark.parametrize("risk", [False, True])
@pytest.mark.parametrize("deck", [Deck("O1 O1 O2 O3"), Deck("O3 O3 O3", 1)])
def test_with_few_cards_a_master_plays_perfectly(deck: Deck, risk: bool) -> None:
    lost, _, positions = loss(bot(GAME, "master:400"), deck._replace(risk=risk))
    assert positions > 300
    assert lost == pytest.approx(0.0, abs=1e-9)


def test_steady_does_not_play_few_cards_perfectly() -> None:
    assert loss(bot(GAME, "steady"), Deck("O3 O3 O3", 1))[0] > 0.1


def test_every_legal_move_has_a_worth_and_a_longer_look_may_change_it() -> None:
    changed = 0
    for state in (state for state in questions(2, every=5) if state.pile < 8):
        seen, seat = state.masked(state.actor), state.actor
        near, _ = worths(seen, seat, lambda: False)
        far, _ = worths(seen, seat, Budget(tries=2).begin().may_look)
        assert len(near) == len(far) == len(state.legal(seat))
        assert all(0.0 <= worth <= 1.0 for worth in near + far)
        changed += near != far
    assert changed > 1


def test_a_look_that_ends_in_between_keeps_what_was_found() -> None:
    """The best move is looked at first. If there is time for it alone, the others keep their
    distance to it, and it is still the best."""
    asked = (state for state in questions(2) if state.phase == PLACING and state.pile > 40)
    seen = next(state.masked(state.turn) for state in asked if state.laid == 2)
    (near, _), seat = worths(seen, seen.turn, lambda: False), seen.turn
    kept = 0
    for looks in range(10, 120, 10):
        left = iter([True] * looks)
        found, _ = worths(seen, seat, lambda left=left: next(left, False))
        kept += found != near
        if found != near:
            shift = found[0] - near[0]
            assert found == pytest.approx([worth + shift for worth in near])
            break
    assert kept


def test_what_a_column_brings_is_the_mean_over_all_faces() -> None:
    """Taken by the rules, rolled by the rules, and then judged as the start of the next turn."""
    compared = 0
    for state in questions(2):
        if state.phase != TAKING or state.takers or not state.pile:
            continue
        turn, found = TurnEnd(state, state.turn), []
        for move in state.legal(state.actor):
            taken = state.copy()
            taken.apply(state.actor, move)
            ends = [taken]
            if taken.actor == CHANCE:
                ends = [taken.copy() for _ in range(FACES)]
                for face, end in enumerate(ends):
                    end.apply(CHANCE, ROLL + face)
                compared += 1
            value = sum(1.0 - chance(end) for end in ends) / len(ends)
            own = state.taker == state.turn
            found.append(turn.value_of_taking(move - TAKE, state.lying, own, state.takers) - value)
        assert found == pytest.approx([0.0] * len(found), abs=1e-9)
    assert compared > 3


def chance(state: Push) -> float:
    """Of the one who begins a turn, as the judgement has it: of the one before, turned round."""
    before = TurnEnd(state, 1 - state.turn)
    return 1.0 - before.value_of_leaving()


def test_the_judgement_has_a_number_for_every_pile() -> None:
    most = GAME.start(2).pile
    assert len(PLAIN.turn) == len(PLAIN.point) == len(PLAIN.fear) == most + 1


@pytest.mark.parametrize("risk", ["no", "yes"])
def test_push_29_45_48_the_last_columns_are_worth_what_the_rules_make_of_them(risk: str) -> None:
    """Taking, rolling, handing on and winning are written again in the look ahead, for speed: with
    an empty pile it must find exactly what the rules lead to."""
    compared = 0
    for index in range(60):
        state, stream = GAME.start(2, risk=risk), Stream(31, index)
        while not state.over and (state.pile or state.phase != TAKING):
            chance = state.actor == CHANCE
            move = state.chance(stream) if chance else state.legal(state.actor)[0]
            state.apply(state.actor, move)
        if state.over or len(state.legal(state.actor)) < 2:
            continue
        own = state.taker == state.turn
        turn = TurnEnd(state, state.turn)
        for move in state.legal(state.actor):
            then = state.copy()
            then.apply(state.actor, move)
            found = turn.value_of_taking(move - TAKE, state.lying, own, state.takers)
            assert found == pytest.approx(by_the_rules(then, int(state.turn)), abs=1e-9)
            compared += 1
    assert compared > 20


def by_the_rules(state: Push, seat: int) -> float:
    """What a seat wins if both play as well as can be."""
    if state.over:
        winners = state.winners()
        return float(seat in winners) / len(winners)
    actor = state.actor
    after = []
    for move in state.legal(actor):
        then = state.copy()
        then.apply(actor, move)
        after.append(by_the_rules(then, seat))
    if actor == CHANCE:
        return sum(after) / len(after)  # only the die is left, and its faces are alike
    return max(after) if actor == seat else min(after)
