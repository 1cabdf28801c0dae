"""Search: it knows only what its seat knows, keeps its budget, and mixes where players choose
simultaneously."""

import os
from collections.abc import Iterator
from time import thread_time

import pytest

from quartett import games
from quartett.bots.budget import Budget
from quartett.bots.search import Search, SearchBot
from quartett.bots.tree import Choice, MixedChoice
from quartett.core.chance import CHANCE, Stream
from quartett.core.problem import Problem
from quartett.core.state import State
from walks import ALL_GAMES, SOME, Setup, glimpses

some_setups = pytest.mark.parametrize("setup", SOME, ids=str)
every_game = pytest.mark.parametrize("name", ALL_GAMES)

MOVES = int(os.environ.get("QUARTETT_BUDGET_MOVES", "40"))
"""How many moves the budget is measured over; a thousand take minutes."""


MOST_QUESTIONS = 5
"""Of one game, so that long games do not take longer."""


def questions(setup: Setup, every: int) -> Iterator[tuple[State, int]]:
    """States in which a seat has something to choose, from all parts of a game."""
    found = 0
    for state in glimpses(setup, seed=1, every=every):
        asked = [seat for seat in state.owing if seat != CHANCE and len(state.legal(seat)) > 1]
        if asked and found < MOST_QUESTIONS:
            found += 1
            yield state, asked[-1]


def thinker(setup: Setup, tries: int) -> SearchBot:
    return SearchBot(setup.game.judge(), Budget(tries=tries))


@some_setups
def test_a_choice_depends_on_nothing_but_what_the_seat_knows(setup: Setup) -> None:
    """The same knowledge, stream and tries give the same move, whatever the hidden rest is, and
    whatever the bot has thought about before."""
    used = thinker(setup, tries=3)
    for number, (state, seat) in enumerate(questions(setup, every=17)):
        seen = state.masked(seat)
        move = used.choose(seen, seat, Stream(number))
        assert move in seen.legal(seat)
        other = seen.imagine(Stream(1000, number))
        again = thinker(setup, tries=3).choose(other.masked(seat), seat, Stream(number))
        assert again == move


@some_setups
def test_a_search_leaves_what_it_sees_alone_and_uses_all_its_tries(setup: Setup) -> None:
    for state, seat in questions(setup, every=17):
        seen = state.masked(seat)
        before = seen.numbers()
        search = Search(setup.game.judge(), seen, seat, Stream(1), Budget(tries=3).begin())
        assert search.run() == 3 == search.root.total
        assert seen.numbers() == before
        assert search.root.moves == seen.legal(seat)


@some_setups
def test_sealed_answers_are_taken_back_together(setup: Setup) -> None:
    """All who choose at once owe their answers again, and may give the same as before."""
    for state in glimpses(setup, seed=2, every=3):
        if state.over or state.actor == CHANCE:
            continue
        seat = state.owing[-1]
        guess = state.masked(seat).imagine(Stream(3))
        guess.unseal()
        assert set(state.owing) <= set(guess.owing) and guess.actor == guess.owing[0]
        assert guess.legal(seat) == state.legal(seat)
        if len(state.owing) == 1 and not state.closes(seat):
            assert guess.numbers() == state.masked(seat).imagine(Stream(3)).numbers()


def overrun(bot: SearchBot, state: State, seat: int, stream: int, seconds: float) -> float:
    """By how much of the budget a move came late, in the time of this thread, so that other
    programs do not count. The same work is measured up to three times: what belongs to the bot
    comes again, a pause of the machine or of the collector of garbage does not."""
    late = []
    for _ in range(3):
        seen, begun = state.masked(seat), thread_time()
        bot.choose(seen, seat, Stream(stream))
        late.append((thread_time() - begun) / seconds - 1)
        if late[-1] < 0.1:
            break
    return min(late)


@every_game
def test_no_budget_of_time_is_exceeded_by_a_tenth(name: str) -> None:
    setup = next(setup for setup in SOME if setup.name == name)
    seconds = 0.2
    bot = SearchBot(setup.game.judge(), Budget(seconds=seconds, clock=thread_time))
    asked = [(state.copy(), seat) for state, seat in questions(setup, every=7)]
    for number in range(MOVES // len(ALL_GAMES)):
        state, seat = asked[number % len(asked)]
        assert overrun(bot, state, seat, number, seconds) < 0.1


def test_a_look_may_take_all_of_the_time_and_half_of_it_before_a_search() -> None:
    now = [0.0]
    budget = Budget(seconds=1.0, clock=lambda: now[0]).begin()
    assert budget.may_look() and budget.may_look_first()
    now[0] = 0.7
    assert budget.may_look() and not budget.may_look_first()
    now[0] = 1.0
    assert not budget.may_look()


@pytest.mark.parametrize(
    ("tries", "seconds"), [(0, 0.0), (-1, 0.0), (0, -0.5), (0, float("nan")), (5, float("inf"))]
)
def test_a_budget_of_nothing_is_a_problem(tries: int, seconds: float) -> None:
    with pytest.raises(Problem, match="wrong-budget"):
        Budget(tries, seconds)


def test_a_choice_comes_back_to_what_did_well() -> None:
    choice, stream = Choice((10, 20, 30), 10), Stream(1)
    assert choice.pick(stream) == 0, "first what the policy proposes"
    for _ in range(300):
        place = choice.pick(stream)
        choice.learn(place, 0, (0.4, 0.5, 0.7)[place])
    assert choice.moves[choice.decide(stream)] == 30
    assert all(choice.tried(place) for place in range(3))


def test_mixed_choices_find_the_equilibrium() -> None:
    """Matching pennies in which two heads count more: each side should show heads in two of five
    games, and then the first one wins 0.4 on average."""
    payoff = ((0.8, 0.2), (0.2, 0.6))
    first, second = MixedChoice((0, 1), 0), MixedChoice((0, 1), 1)
    stream = Stream(4)
    for _ in range(20000):
        one, two = first.pick(stream), second.pick(stream)
        value = payoff[one][two]
        first.learn(one, int(two), value)
        second.learn(two, int(one), 1 - value)
    assert abs(first.share(0) - 0.4) < 0.05
    assert abs(second.share(0) - 0.4) < 0.05


def test_where_all_choose_at_once_a_search_does_not_always_do_the_same() -> None:
    setup = next(setup for setup in SOME if setup.name == "force" and setup.seats == 2)
    state, seat = next(iter(questions(setup, every=3)))

    def laid(number: int) -> int:
        budget = Budget(tries=30).begin()
        search = Search(setup.game.judge(), state.masked(seat), seat, Stream(number), budget)
        search.run()
        return int(search.decide())

    assert len({laid(number) for number in range(12)}) > 1


def test_every_game_has_a_judge_whose_values_are_chances() -> None:
    for name in ALL_GAMES:
        judge = games.load(name).judge()
        for setup in [setup for setup in SOME if setup.name == name]:
            for state in glimpses(setup, seed=3, every=50):
                values = judge.values(state)
                assert len(values) == state.seats and all(0.0 <= value <= 1.0 for value in values)
                if not judge.together and state.winners():
                    assert sum(values) <= 1.0 + 1e-9
