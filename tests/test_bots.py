"""The bots: they play by the rules, see only what their seat may see, and each level is better."""

from itertools import pairwise

import pytest

from quartett import games
from quartett.bots import bot
from quartett.core.chance import CHANCE, Stream
from quartett.core.play import Bot, RandomBot, play_game
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.lab.batch import simulate
from walks import EVERY, SOME, Setup, setups

some_setups = pytest.mark.parametrize("setup", SOME, ids=str)
every_setup = pytest.mark.parametrize("setup", EVERY[::7], ids=str)
LEVELS = [
    (setup, low, high)
    for name in games.NAMES
    for setup in [one for one in setups(name) if one.seats == games.load(name).fewest][:2]
    for low, high in pairwise(games.load(name).bots)
]


class Witness(Bot):
    """Plays as another bot does and checks what it is shown."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.asked = 0

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        before = seen.numbers()
        move = self.player.choose(seen, seat, stream)
        assert seen.viewer == seat, "a bot sees the state as masked for its seat"
        assert move in seen.legal(seat)
        assert seen.numbers() == before, "a bot changes nothing"
        self.asked += 1
        return int(move)


class First(Bot):
    """Always makes the first legal move, and draws numbers that it does not need."""

    def __init__(self, numbers: int) -> None:
        self.numbers = numbers

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        for _ in range(self.numbers):
            stream.word()
        return seen.legal(seat)[0]


@every_setup
def test_bots_play_by_the_rules_and_see_only_what_their_seat_may_see(setup: Setup) -> None:
    names = list(setup.game.bots)
    bots = [Witness(bot(setup.game, names[seat % len(names)])) for seat in range(setup.seats)]
    state = setup.start()
    play_game(state, list(bots), Stream(3), Stream(4))
    assert state.over and all(witness.asked for witness in bots)


@some_setups
def test_a_bot_answers_the_same_when_it_sees_the_same(setup: Setup) -> None:
    """Not what it met before, nor who else plays."""
    for name in setup.game.bots:
        used, state = bot(setup.game, name), setup.start()
        chance = Stream(5)
        while not state.over:
            if state.actor == CHANCE:
                state.apply(CHANCE, state.chance(chance))
                continue
            seen = state.masked(state.actor)
            move = used.choose(seen, state.actor, Stream(6))
            assert move == bot(setup.game, name).choose(seen, state.actor, Stream(6))
            state.apply(state.actor, move)


@some_setups
def test_the_cards_that_come_do_not_hang_on_what_bots_draw(setup: Setup) -> None:
    played = []
    for numbers in (0, 3):
        bots: list[Bot] = [First(numbers) for _ in range(setup.seats)]
        moves: list[tuple[int, int]] = []
        play_game(setup.start(), bots, Stream(7), Stream(8), moves)
        played.append(moves)
    assert played[0] == played[1]


def test_only_who_does_not_look_is_spared_the_masking() -> None:
    assert not RandomBot().looks()
    assert Witness(RandomBot()).looks()


@pytest.mark.parametrize(("setup", "low", "high"), LEVELS, ids=str)
def test_each_level_beats_the_one_below(setup: Setup, low: str, high: str) -> None:
    """A few games show the direction; `docs/strength.md` has the measured margins."""
    names = [high] + [low] * (setup.seats - 1)
    result = simulate(setup.game, names, 24, 1, setup.options, processes=1)
    assert result.rows()[0].win_rate > 1 / setup.seats


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(Problem) as caught:
        bot(games.load("push"), "clever")
    assert caught.value.name == "unknown-bot"
    assert caught.value.arguments == {"bot": "clever", "bots": "random, greedy, steady"}
