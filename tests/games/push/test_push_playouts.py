"""What the best bots of Push find by playing games to the end."""

import os

import pytest

import quartett
from positions import questions
from quartett.bots.budget import Budget
from quartett.bots.evaluator import Effort
from quartett.bots.hint import hint
from quartett.bots.levels import bot, offered
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import play_game
from quartett.games.push import GAME
from quartett.games.push.players.playouts import Playouts, smooth_share
from quartett.games.push.players.steady import SteadyBot
from quartett.games.push.rules.game import Push
from quartett.games.push.rules.moves import FLIP, TAKE
from quartett.games.push.rules.pile import points
from quartett.games.push.rules.state import DECIDING, PLACING, TAKING

compiled = pytest.mark.skipif(
    not quartett.is_compiled() and os.environ.get("QUARTETT_WHOLE") != "1",
    reason="from the sources games take long, and they are the same games",
)
some_seats = pytest.mark.parametrize("seats", [2, 3, 4, 6])


def test_a_master_sits_at_every_table() -> None:
    """How much it wins there is in docs/strength.md."""
    assert all("master" in offered(GAME, seats) for seats in range(GAME.fewest, GAME.most + 1))


@pytest.mark.parametrize(("seats", "scores"), [(3, [65, 86, 81]), (6, [44, 41, 41, 45, 31, 56])])
def test_both_builds_play_the_same_game(seats: int, scores: list[int]) -> None:
    """Without a cap in seconds."""
    state = GAME.start(seats)
    bots = [bot(GAME, "master:20"), *(bot(GAME, "steady") for _ in range(seats - 1))]
    play_game(state, bots, Stream(3), Stream(4))
    assert state.scores() == scores


@some_seats
@compiled
def test_a_hint_shows_the_move_that_a_master_makes(seats: int) -> None:
    asked = [state.copy() for state in questions(seats, every=3) if state.pile < 20]
    for state in asked[::3]:
        seen, seat = state.masked(state.actor), state.actor
        told = hint(GAME, seen, seat, Effort(2, 4, 4, 2, tries=200))
        move = bot(GAME, "master:200").choose(seen, seat, Stream(3))
        assert told.moves[0].move == GAME.moves.text(move)
    assert len(asked) > 6


@some_seats
def test_all_moves_meet_the_same_cards_and_rolls(seats: int) -> None:
    """So what one wins more than another is what the other wins less."""
    asked = (state for state in questions(seats) if state.phase == DECIDING)
    seen = next(state.masked(state.turn) for state in asked if 4 < state.pile < 16)
    found = [played(seen, usual, rounds=20) for usual in (0, 1)]
    assert found[0].sums[1] == pytest.approx(-found[1].sums[0])
    assert found[0].sums[1] != 0.0


def played(seen: Push, usual: int, rounds: int) -> Playouts:
    playouts = Playouts(seen, seen.actor, usual, lambda: playouts.rounds < rounds)
    assert playouts.run()
    return playouts


@some_seats
@compiled
def test_games_played_to_the_end_correct_what_was_preferred(seats: int) -> None:
    """Somebody must take a rich or a poor column and is told that the poor one is better. What he
    does not see makes no difference."""
    state = next(state for state in questions(seats, games=50) if has_choice(state))
    for held in (state.open, state.banked):
        for seat in range(seats):
            held[seat] = 0  # so that nothing is decided
    seen = state.masked(state.actor)
    seat, moves = seen.actor, seen.legal(seen.actor)
    rich = [points(seen.columns[move - TAKE]) for move in moves]
    poor = rich.index(min(rich))
    assert not Playouts(seen, seat, poor, lambda: False).run()
    before, again = seen.numbers(), seen.imagine(Stream(8)).masked(seat)
    (worths, errors), twin = (compared(one, seat, poor) for one in (seen, again))
    best = worths.index(max(worths))
    assert rich[best] == max(rich)
    assert errors[best] == 0.0 < min(error for place, error in enumerate(errors) if place != best)
    assert seen.numbers() == before
    assert twin == (worths, errors)


def compared(seen: Push, seat: int, usual: int) -> tuple[list[float], list[float]]:
    playouts = Playouts(seen, seat, usual, Budget(tries=400).begin().may_look)
    assert playouts.run()
    return playouts.worths(playouts.chance())


def has_choice(state: Push) -> bool:
    rich = [points(state.columns[column]) for column in range(3) if state.is_lying(column)]
    safe = not any(state.has_roll(column) for column in range(3))
    return state.phase == TAKING and 8 < state.pile < 30 and safe and max(rich) - min(rich) > 4


def test_a_card_is_placed_for_what_is_decided_next() -> None:
    """So it need not be found out again in a game that is played to the end."""
    decided = set()
    policy = SteadyBot()
    for state in (state for seats in (2, 3, 4, 6) for state in questions(seats)):
        if state.phase == PLACING and state.pile:
            after = state.copy()
            after.apply(after.actor, policy.choose(after, after.actor, Stream(0)))
            flips = policy.flips_on
            assert (policy.choose(after, after.actor, Stream(0)) == FLIP) == flips
            decided.add(flips)
    assert decided == {True, False}


def test_a_narrow_win_counts_little_more_than_a_narrow_defeat() -> None:
    state = ended(3, 1)
    shares = [smooth_share(state, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    scores = state.scores()
    assert sorted(range(3), key=scores.__getitem__) == sorted(range(3), key=shares.__getitem__)
    assert 0.0 < min(shares) < max(shares) < 1.0


def ended(seats: int, index: int) -> Push:
    state, stream = GAME.start(seats), Stream(21, index)
    while not state.over:
        chance = state.actor == CHANCE
        move = state.chance(stream) if chance else state.pick(state.actor, stream)
        state.apply(state.actor, move)
    return state
