"""Looking ahead: different turns are compared by where they lead a round later."""

import pytest

import quartett
from deck_questions import allowed, questions
from quartett.core.chance import CHANCE, Stream
from quartett.games.deckbattle import GAME
from quartett.games.deckbattle.players.evaluation import Evaluation
from quartett.games.deckbattle.players.lookahead import Lookahead, Way
from quartett.games.deckbattle.players.playouts import Playouts
from quartett.games.deckbattle.players.steady import SteadyBot, many_habits
from quartett.games.deckbattle.rules.game import DeckBattle

MANY = many_habits()
LOOKS = 90
"""Enough for all habits, all first moves and some worlds."""
FEW = 1 if not quartett.is_compiled() else 4
"""Questions at most: from the sources each takes ten times as long, and has the same answer."""


def thought(seen: DeckBattle, seat: int, looks: int = LOOKS) -> Way:
    return Lookahead(MANY, Evaluation("fitted"), seen, seat, allowed(looks)).best()


def test_habits_differ_and_are_those_of_the_file() -> None:
    assert len({(bot.habits.reward, bot.habits.scroll, bot.habits.early) for bot in MANY}) > 20


def test_a_way_begins_with_a_legal_move_and_leaves_the_table_alone() -> None:
    for seen, seat in questions(9, FEW):
        before = seen.numbers()
        way = thought(seen, seat)
        assert way.first in seen.legal(seat) and way.moves[0] == way.first
        assert seen.numbers() == before


def test_without_a_look_the_move_is_that_of_the_first_habits() -> None:
    for seen, seat in questions(5, 6):
        way = thought(seen, seat, 0)
        assert way.moves == [MANY[0].choose(seen, seat, Stream(1))]


def test_a_world_that_was_not_finished_counts_for_nobody() -> None:
    """With any number of looks, those who are left were played on in as many worlds."""
    for looks in (60, 65, 69)[:FEW]:
        seen, seat = next(questions(7, 1))
        ahead = Lookahead(MANY, Evaluation("fitted"), seen, seat, allowed(looks))
        ways = ahead._different(ahead._tried_once())
        while ahead._try_all(ways, 1):
            pass
        assert len({int(way.tried) for way in ways}) == 1


def test_the_same_question_has_the_same_answer_whatever_else_was_asked() -> None:
    for seen, seat in questions(13, min(3, FEW)):
        answers = {
            int(GAME.judge().known(seen, seat, Stream(number), allowed(LOOKS)))
            for number in range(2)
        }
        assert len(answers) == 1


def test_a_plan_is_kept_until_something_unforeseen_happens() -> None:
    """At the picks that were foreseen nothing is looked at any more."""
    judge, kept = GAME.judge(), 0
    for seen, seat in questions(17, min(3, FEW)):
        trial = seen.imagine(Stream(0))
        while trial.actor == seat and trial.turn == seat and not trial.over:
            masked = trial.masked(seat)
            looks = [0]

            def look(looks: list[int] = looks) -> bool:
                looks[0] += 1
                return looks[0] <= LOOKS

            move = judge.known(masked, seat, Stream(1), look)
            assert move in masked.legal(seat)
            kept += looks[0] == 0
            trial.apply(seat, move)
    assert kept


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_later_everybody_had_another_turn(seats: int) -> None:
    state, stream = GAME.start(seats), Stream(3)
    playouts = Playouts(MANY[:2], Evaluation("fitted"))
    while state.phase <= 3 or state.actor == CHANCE:
        actor = int(state.actor)
        move = state.chance(stream) if actor == CHANCE else state.pick(actor, stream)
        state.apply(actor, move)
    playouts.finish_turn(state, SteadyBot(), stream)
    assert sum(state.turns) == 1 and state.turn == state.first
    after = playouts.after(state, seats, 7)
    assert after.turn == state.first and sum(after.turns) == 1 + seats
