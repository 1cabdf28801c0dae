"""Chance follows its weights, every game ends, and both builds play the same games."""

import math
from collections import Counter
from zlib import crc32

import pytest

from quartett import games
from quartett.core.chance import CHANCE, NOBODY, Stream
from quartett.core.state import State
from walks import ALL_GAMES, EVERY, SOME, Setup, glimpses, setups, walk

every_setup = pytest.mark.parametrize("setup", EVERY, ids=str)
some_setups = pytest.mark.parametrize("setup", SOME, ids=str)

SAMPLES = 3000
GAMES = {"push": 400, "force": 400, "konoha": 400, "deckbattle": 48}
"""A game of Deck Battle is as long as ten of the others."""

CHECKSUMS = {
    "push": {2: 1672015438, 3: 2751637256, 4: 4282135911, 5: 137098007, 6: 4184202939},
    "force": {2: 1728292088, 3: 1791380109, 4: 2646456901},
    "konoha": {3: 3544326340, 4: 4096458032, 5: 273638809, 6: 1544941174},
    "deckbattle": {2: 3500007384, 3: 2536137681, 4: 3900089812},
}
"""Over the first games of seed 1, with all options in turn; computed with the uncompiled build.
They change only when the rules, the options or the use of the random stream change."""


@every_setup
def test_chance_may_answer_what_has_a_weight(setup: Setup) -> None:
    for state in walk(setup, seed=2):
        outcomes = state.outcomes()
        assert state.legal(CHANCE) == tuple(move for move, _ in outcomes)
        assert all(weight > 0 for _, weight in outcomes)
        assert bool(outcomes) == (CHANCE in state.owing)


def distance(state: State, stream: Stream) -> float:
    """How far samples lie from their weights: the chi-square statistic, less what is expected of
    it, in standard deviations."""
    weights = dict(state.outcomes())
    drawn = Counter(int(state.chance(stream)) for _ in range(SAMPLES))
    assert set(drawn) <= set(weights)
    scale = SAMPLES / sum(weights.values())
    square = sum((drawn[m] - w * scale) ** 2 / (w * scale) for m, w in weights.items())
    freedom = len(weights) - 1
    return (square - freedom) / math.sqrt(2 * freedom) if freedom else 0.0


@some_setups
def test_chance_answers_as_often_as_its_weights_say(setup: Setup) -> None:
    stream = Stream(11, setup.seats)
    states = [state.copy() for state in walk(setup, seed=1) if CHANCE in state.owing]
    far = [distance(state, stream) for state in states[:: len(states) // 4]]
    assert len(far) >= 4 and max(far) < 5


@some_setups
def test_a_random_seat_picks_every_legal_move_as_often(setup: Setup) -> None:
    """And nothing else, whatever short cut a game takes."""
    stream, seen = Stream(12, setup.seats), set()
    for state in glimpses(setup, 0, every=3):
        for seat in state.owing:
            moves = state.legal(seat)
            if seat != CHANCE and moves not in seen:
                seen.add(moves)
                picked = Counter(int(state.pick(seat, stream)) for _ in range(40 * len(moves)))
                assert set(picked) == set(moves)
                assert max(picked.values()) < 100
    assert len(seen) > 2


@some_setups
def test_playing_out_gives_the_answers_that_asking_for_each_would_give(setup: Setup) -> None:
    """Whatever short cut a game takes. From the middle too, as a search does."""
    for number, state in enumerate(glimpses(setup, 0, every=29)):
        quick, slow, stream = state.copy(), state.copy(), Stream(13, number)
        answers = int(quick.play_out(Stream(13, number)))
        actor, asked = slow.actor, 0
        while actor != NOBODY:
            move = slow.chance(stream) if actor == CHANCE else slow.pick(actor, stream)
            actor, asked = slow.apply(actor, move), asked + 1
            assert actor == slow.actor
        assert (answers, quick.numbers()) == (asked, slow.numbers())


@every_setup
def test_every_game_ends_with_all_its_cards(setup: Setup) -> None:
    for seed in (0, 1, 2, 3):
        for number, state in enumerate(walk(setup, seed)):
            assert number < 10_000
            assert setup.game.conserved(state)
        assert state.owing == () and state.over
        assert set(state.winners()) <= set(range(setup.seats))
        assert len(state.scores()) == setup.seats


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 120, 2**31 - 1])
def test_a_stream_answers_every_number_below_its_limit(limit: int) -> None:
    stream = Stream(5, limit)
    drawn = Counter(int(stream.below(limit)) for _ in range(SAMPLES))
    assert min(drawn) >= 0 and max(drawn) < limit
    if limit < 10:
        assert len(drawn) == limit
        assert max(drawn.values()) - min(drawn.values()) < 8 * math.sqrt(SAMPLES / limit)


def test_a_stream_is_named_by_seed_and_index() -> None:
    names = [(0, 0), (1, 0), (0, 1), (2**32, 0), (-1, 0), (7, 2**31)]
    first = [tuple(int(Stream(*name).below(2**31)) for _ in range(2)) for name in names]
    assert len(set(first)) == len(names)
    assert [int(Stream(42, 7).word())] == [int(Stream(42, 7).word())]


def checksum(name: str, seats: int) -> int:
    game, found = games.load(name), [s for s in setups(name) if s.seats == seats]
    total = 0
    for index in range(GAMES[name]):
        state = found[index % len(found)].start()
        length = int(state.play_out(Stream(1, index)))
        tallies = [
            int(state.tally(kind, seat))
            for kind in range(len(game.tallies))
            for seat in range(seats)
        ]
        told = (length, state.scores(), state.winners(), state.ending(), tallies)
        total = crc32(repr(told).encode(), total)
    return total


@pytest.mark.parametrize("name", ALL_GAMES)
def test_both_builds_play_the_same_games(name: str) -> None:
    game = games.load(name)
    found = {seats: checksum(name, seats) for seats in range(game.fewest, game.most + 1)}
    assert found == CHECKSUMS[name]
