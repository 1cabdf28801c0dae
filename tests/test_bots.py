"""The bots: they play by the rules, see only what their seat may see, and each level is better."""

from itertools import pairwise

import pytest

import quartett
from positions import questions
from quartett import games
from quartett.bots import LEVELS, NAMES, bot, levels
from quartett.bots.reliable import Reliable
from quartett.core.chance import CHANCE, Stream
from quartett.core.game import Level
from quartett.core.play import Bot, RandomBot, play_game
from quartett.core.problem import Problem
from quartett.core.state import State
from quartett.lab.batch import simulate
from walks import EVERY, SOME, Setup, setups

some_setups = pytest.mark.parametrize("setup", SOME, ids=str)
every_setup = pytest.mark.parametrize("setup", EVERY[::7], ids=str)
QUICK = ("random", "novice", "steady"), ("random", "greedy", "steady")
STEPS = [
    (setup, low, high)
    for name in games.NAMES
    for setup in [one for one in setups(name) if one.seats == games.load(name).fewest][:2]
    for levels in QUICK
    for low, high in pairwise(levels)
    if quartett.is_compiled()
]
"""How good a level is does not depend on the build."""


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


ANSWERS = 200
"""Enough of a game to see a bot at all its questions; the games with more go on for long."""


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
    """Not what it met before, nor who else plays. Each answer has a stream of its own: with one
    and the same a bot could begin and cancel the same manoeuvre for ever."""
    for name in setup.game.bots:
        used, state = bot(setup.game, name), setup.start()
        chance = Stream(5)
        answers = 0
        while not state.over and answers < ANSWERS:
            if state.actor == CHANCE:
                state.apply(CHANCE, state.chance(chance))
                continue
            seen = state.masked(state.actor)
            answers += 1
            move = used.choose(seen, state.actor, Stream(answers))
            assert move == bot(setup.game, name).choose(seen, state.actor, Stream(answers))
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


@pytest.mark.parametrize(("setup", "low", "high"), STEPS, ids=str)
def test_each_level_beats_the_one_below(setup: Setup, low: str, high: str) -> None:
    """A few games show the direction; `docs/strength.md` has the measured margins."""
    names = [high] + [low] * (setup.seats - 1)
    result = simulate(setup.game, names, 60, 1, setup.options, processes=1)
    assert result.rows()[0].win_rate > 1 / setup.seats


@pytest.mark.parametrize("name", games.NAMES)
def test_a_level_thinks_for_its_tries_on_every_machine(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the clock says, as long as it does not say that all patience is at its end."""
    game = games.load(name)
    state = game.start(game.fewest)
    while state.actor == CHANCE:
        state.apply(CHANCE, state.chance(Stream(1)))
    seen, seat = state.masked(state.actor), state.actor
    for level in game.levels:
        assert level.plays in game.bots or level.tries > 0
        asked = [bot(game, level.name).choose(seen, seat, Stream(2)) for _ in range(2)]
        monkeypatch.setattr(levels, "CAP", 1e5)
        asked.append(bot(game, level.name).choose(seen, seat, Stream(2)))
        monkeypatch.undo()
        assert len(set(asked)) == 1


@pytest.mark.parametrize("name", games.NAMES)
def test_a_level_that_a_game_does_not_have_is_played_by_the_next_above(name: str) -> None:
    game = games.load(name)
    own = [level.name for level in game.levels]
    assert own == [level for level in LEVELS if level in own], "from the weakest"
    for level in LEVELS:
        found = levels.level_of(game, level).name
        assert found == level if level in own else LEVELS.index(found) > LEVELS.index(level)


@pytest.mark.parametrize(
    ("seats", "plays", "other"), [(2, "greedy", "steady"), (3, "steady", "greedy")]
)
def test_with_more_seats_than_it_is_made_for_a_level_plays_as_steady(
    seats: int, plays: str, other: str
) -> None:
    game = games.load("push")
    level = levels.seated(game, Level("casual", "greedy", most=2))
    differ = 0
    for state in questions(seats):
        players = (level, bot(game, plays), bot(game, other))
        seen = state.masked(state.actor)
        moves = [player.choose(seen, state.actor, Stream(1)) for player in players]
        assert moves[0] == moves[1]
        differ += moves[0] != moves[2]
    assert differ


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(Problem) as caught:
        bot(games.load("push"), "clever")
    assert caught.value.name == "unknown-bot"
    assert caught.value.arguments == {"bot": "clever", "bots": ", ".join(NAMES)}


@pytest.mark.parametrize("name", ["", "master:", "master:x", "master:0", "master:-5", "steady:9"])
def test_a_level_with_a_strange_budget_is_refused(name: str) -> None:
    with pytest.raises(Problem, match=r"unknown-bot|wrong-budget"):
        bot(games.load("push"), name)


@pytest.mark.parametrize("name", games.NAMES)
def test_all_levels_play_every_game(name: str) -> None:
    game = games.load(name)
    assert set(LEVELS) < set(NAMES)
    for level in (*LEVELS, "expert:1", "master:2"):
        state = game.start(game.fewest)
        while state.actor == CHANCE:
            state.apply(CHANCE, state.chance(Stream(1)))
        move = bot(game, level).choose(state.masked(state.actor), state.actor, Stream(2))
        assert move in state.legal(state.actor)


class Broken(Bot):
    def __init__(self, answer: int | None) -> None:
        self.answer = answer

    def choose(self, seen: State, seat: int, stream: Stream) -> int:
        if self.answer is None:
            raise ZeroDivisionError("secret hand")
        return self.answer


@pytest.mark.parametrize("answer", [None, 10**6])
def test_a_bot_that_fails_hands_its_move_to_steady(
    answer: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    game = games.load("push")
    state, steady = game.start(2), bot(game, "steady")
    seen = state.masked(0)
    with caplog.at_level("WARNING", "quartett.bots"):
        move = Reliable(Broken(answer), steady, "master").choose(seen, 0, Stream(1))
    assert move == steady.choose(seen, 0, Stream(1))
    assert "master" in caplog.text and "steady" in caplog.text
    assert "secret" not in caplog.text and "Traceback" not in caplog.text
