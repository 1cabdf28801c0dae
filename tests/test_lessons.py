"""The first turns: played on the rules as they are today, with words for every step."""

import pytest

from ftl import messages
from quartett import games
from quartett.games.lesson import load
from quartett.table.lesson import LEARNER, Lesson
from quartett.words import LANGUAGES, LESSONS

every_game = pytest.mark.parametrize("name", games.NAMES)


@every_game
def test_each_step_asks_for_a_move_that_is_possible(name: str) -> None:
    game = games.load(name)
    lesson = Lesson(game)
    assert len(lesson.seen.steps) == len(load(game).steps) >= 5
    for step in lesson.seen.steps:
        assert step.wanted in [choice.move for choice in step.update.choices]
        assert step.update.question is not None
        assert all(game.rule(number) for number in step.rules)


@every_game
def test_the_learner_sees_no_more_than_their_seat(name: str) -> None:
    lesson = Lesson(games.load(name))
    updates = [*(step.update for step in lesson.seen.steps), lesson.seen.end]
    assert {update.view.viewer for update in updates if update.view is not None} == {LEARNER}
    assert all(update.view is not None for update in updates)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words_and_no_words_are_left_over(language: str) -> None:
    plans = {name: load(games.load(name)) for name in games.NAMES}
    told = {f"lesson-{name}-{step.says}" for name, plan in plans.items() for step in plan.steps}
    ends = {f"lesson-{name}-end" for name in games.NAMES}
    assert messages(language, LESSONS).keys() == told | ends | {"lesson-other"}
