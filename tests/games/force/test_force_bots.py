"""Battle of the Force: bots play by the rules, know what they may know, and the better one wins."""

import pytest

import quartett
from duels import FORCE, Table, table
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import play_game


def shares(names: list[str], games: int) -> list[float]:
    """The part of the victories of each bot; seats change in turn."""
    won = [0.0] * len(names)
    bots = [FORCE.bots[name]() for name in names]
    for number in range(games):
        order = [(seat - number) % len(names) for seat in range(len(names))]
        state = FORCE.start(len(names))
        play_game(state, [bots[who] for who in order], Stream(4, number), Stream(5, number))
        for seat in state.winners():
            won[order[seat]] += 1 / len(state.winners())
    return [share / games for share in won]


@pytest.mark.skipif(not quartett.is_compiled(), reason="as good in both builds")
@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("steady", "greedy")])
def test_a_better_bot_wins_more(better: str, worse: str) -> None:
    """Sixty games are far from a measurement; docs/games/force.md has one."""
    assert shares([better, worse], 60)[0] > 0.5


@pytest.mark.parametrize("name", FORCE.bots)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_answer_with_legal_moves_from_masked_states(name: str, seats: int) -> None:
    bot, stream = FORCE.bots[name](), Stream(seats)
    for number in range(3 if quartett.is_compiled() else 1):
        state, chance = FORCE.start(seats), Stream(seats, number)
        while not state.over:
            seat = state.owing[-1]
            if seat == CHANCE:
                state.apply(seat, state.chance(chance))
            else:
                move = bot.choose(state.masked(seat), seat, stream)
                assert move in state.legal(seat)
                state.apply(seat, move)


def choices(game: Table, seat: int, times: int = 60, name: str = "steady") -> set[str]:
    """What a bot answers with different luck."""
    bot, seen = FORCE.bots[name](), game.state.masked(seat)
    found = (bot.choose(seen, seat, Stream(number)) for number in range(times))
    return {FORCE.moves.text(int(move)) for move in found}


def test_what_others_have_laid_does_not_change_a_bots_mind() -> None:
    first = table(seats=2).reveal("jabba").answer(1, "play 1")
    second = table(seats=2).reveal("jabba").answer(1, "play 8")
    for name in FORCE.bots:
        for number in range(20):
            moves = [
                FORCE.bots[name]().choose(game.state.masked(0), 0, Stream(number))
                for game in (first, second)
            ]
            assert moves[0] == moves[1]


def test_steady_cannot_be_counted_on() -> None:
    assert len(choices(table(seats=2).reveal("boba-fett"), seat=0)) > 1


def test_steady_fights_harder_for_a_set() -> None:
    """The fourth Emperor is worth 20 points to the owner of three."""
    game = table(seats=2, won=["emperor emperor emperor", ""]).reveal("emperor")
    assert "play 1" not in choices(game, seat=0)


def test_steady_stops_drawing_when_it_leads_and_draws_when_it_does_not() -> None:
    ahead = table(hands=["3", "1 2"], won=["", "emperor emperor"]).duel("greedo", "3 1")
    assert choices(ahead, seat=1) == {"done"}
    behind = table(hands=["3", "1 2"], won=["emperor", ""]).duel("greedo", "3 1")
    assert choices(behind, seat=1) == {"draw"}


def test_steady_keeps_a_villain_that_completes_its_set_and_gives_vader_to_the_leader() -> None:
    game = table(seats=3, won=["", "jabba jabba jabba", "emperor"]).duel("greedo", "8 r2d2 1")
    assert choices(game.reveal("jabba"), seat=1) == {"keep"}
    late = table(hands=["2 3", "r2d2", "4"], pile="greedo vader-6 tusken", won=["", "", "emperor"])
    assert choices(late.duel("greedo", "2 r2d2 4").reveal("vader-6"), seat=1) == {"give 2"}


def test_greedy_bids_high_for_much_and_low_for_vader() -> None:
    rich = table(seats=2, won=["emperor", ""]).reveal("emperor")
    assert choices(rich, seat=0, name="greedy") == {"play 8"}
    assert choices(table(seats=2).reveal("vader-6"), seat=0, name="greedy") == {"play 1"}
    assert choices(table(seats=2).reveal("stormtrooper"), seat=0, name="greedy") == {"play 1"}
