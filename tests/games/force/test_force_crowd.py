"""Battle of the Force with more than two seats: the best level counts on what others may lay."""

import pytest

import quartett
from duels import FORCE, Table, table
from quartett.bots.budget import Budget
from quartett.bots.evaluator import EFFORTS, Evaluator, best_of
from quartett.bots.levels import bot, offered
from quartett.bots.search import SearchBot
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import play_game
from quartett.games.force.players.crowd import chances
from quartett.games.force.players.steady import SteadyBot
from quartett.games.force.rules.game import Force
from quartett.lab.batch import simulate
from walks import Setup, glimpses

REBELS = {3: "yoda,luke,leia", 4: "leia,han,yoda,luke"}
more_seats = pytest.mark.parametrize("seats", [3, 4])


def chosen(game: Table, seat: int, name: str = "master") -> str:
    return FORCE.moves.text(int(bot(FORCE, name).choose(game.state.masked(seat), seat, Stream(1))))


@more_seats
@pytest.mark.skipif(not quartett.is_compiled(), reason="as good in both builds")
def test_a_master_wins_more_than_its_share_among_steady_players(seats: int) -> None:
    """The margins are in docs/strength.md: 1.4 and 1.9 times its share."""
    assert "master" in offered(FORCE, seats)
    names = ["master"] + ["steady"] * (seats - 1)
    assert simulate(FORCE, names, 120, 1, {}, processes=1).rows()[0].win_rate > 1.2 / seats


@pytest.mark.parametrize(("seats", "scores"), [(3, [46, 54, 22]), (4, [30, 49, 55, 63])])
def test_both_builds_play_the_same_game(seats: int, scores: list[int]) -> None:
    state = FORCE.start(seats)
    play_game(state, [bot(FORCE, "master") for _ in range(seats)], Stream(3), Stream(4))
    assert state.scores() == scores


@more_seats
def test_what_others_have_laid_does_not_change_a_masters_mind(seats: int) -> None:
    high, low = (table(seats=seats).reveal("jabba").answer(1, f"play {card}") for card in (8, 1))
    assert chosen(high, seat=0) == chosen(low, seat=0)


@more_seats
def test_the_chances_of_all_seats_are_one_game(seats: int) -> None:
    for state in glimpses(Setup("force", seats, {"rebels": REBELS[seats]}), seed=5, every=7):
        found = chances(state)
        assert sum(found) == pytest.approx(1.0) and min(found) >= 0.0


def test_who_draws_alone_draws_on_until_it_leads() -> None:
    hands = ["3", "1 2", ""]
    ahead = table(hands=hands, won=["", "emperor emperor", ""]).duel("greedo", "3 1")
    assert chosen(ahead, seat=1) == "done"
    behind = table(hands=hands, won=["", "", "emperor"]).duel("greedo", "3 1")
    assert chosen(behind, seat=1) == "draw"


def test_a_hopeless_duel_costs_no_good_card() -> None:
    """Against Vader the loser's card is gone: whoever cannot win lays the lowest."""
    game = table(hands=["1 2 7", "8", "8"], pile="vader-6 emperor emperor jabba")
    assert chosen(game.reveal("vader-6"), seat=0) == "play 1"


def test_without_time_to_look_it_plays_as_steady() -> None:
    judge = FORCE.judge()
    seen = table(seats=3).reveal("boba-fett").state.masked(0)
    for number in range(10):
        usual = SteadyBot().choose(seen, 0, Stream(number))
        assert judge.known(seen, 0, Stream(number), lambda: False) == usual


@more_seats
def test_the_first_hint_is_what_a_master_does(seats: int) -> None:
    evaluator = Evaluator(FORCE, EFFORTS["quick"])
    for state in glimpses(Setup("force", seats, {"rebels": REBELS[seats]}), seed=6, every=9):
        if state.over or state.actor == CHANCE:
            continue
        seat = state.owing[-1]
        seen = state.masked(seat)
        if len(seen.legal(seat)) > 1:
            move = SearchBot(FORCE.judge(), Budget(tries=20)).choose(seen, seat, Stream(1))
            assert best_of(evaluator.weigh(seen, seat)).move == move


@more_seats
def test_a_card_that_is_right_against_masters_is_no_mistake(seats: int) -> None:
    """That the others lay what steady lays is only assumed: what it costs not to do so is sure
    only if it also costs something against their own best replies."""
    evaluator = Evaluator(FORCE, EFFORTS["quick"])
    spared = 0
    for seed in range(12 if quartett.is_compiled() else 6):
        setup = Setup("force", seats, {"rebels": REBELS[seats]})
        for state in glimpses(setup, seed=seed, every=7):
            if len(state.owing) == seats and all(len(state.legal(at)) > 1 for at in range(seats)):
                weighed = evaluator.weigh(state.masked(0), 0)
                right = against_masters(state, [one.move for one in weighed])
                assert not any(one.is_worse for one in weighed if one.move in right)
                spared += any(one.loss > 0.01 for one in weighed if one.move in right)
    assert spared


def against_masters(state: Force, moves: list[int]) -> list[int]:
    """The best cards of seat 0 if all others lay what a master lays."""
    laid = state.copy()
    for seat in range(1, laid.seats):
        laid.apply(seat, bot(FORCE, "master").choose(laid.masked(seat), seat, Stream(1)))
    worths = []
    for move in moves:
        after = laid.copy()
        after.apply(0, move)
        worths.append(chances(after)[0])
    return [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
