"""Whole games through the page, by pointer and by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browsing import Visit
from quartett import games
from test_browser_pages import play_now

MOST_MOVES = 400

every_game = pytest.mark.parametrize("game", games.NAMES)


def is_over(page: Page) -> bool:
    return page.locator("[data-over=true]").count() > 0


def wait_for_question(page: Page) -> None:
    page.wait_for_selector("[data-over=true], [data-move]", timeout=30_000)


@every_game
def test_a_game_is_played_to_the_end_by_pointer(visit: Callable[..., Visit], game: str) -> None:
    one = visit()
    play_now(one, game)
    page = one.page
    for turn in range(MOST_MOVES):
        wait_for_question(page)
        if is_over(page):
            return
        moves = page.locator("[data-move]:visible")
        choose(page, lambda moves=moves, turn=turn: moves.nth(turn % moves.count()).click())
    pytest.fail("the game did not end")


@every_game
def test_a_game_is_played_to_the_end_by_keyboard(visit: Callable[..., Visit], game: str) -> None:
    one = visit()
    play_now(one, game)
    page = one.page
    for turn in range(MOST_MOVES):
        wait_for_question(page)
        if is_over(page):
            return
        keys = keys_of(page)
        choose(page, lambda keys=keys, turn=turn: page.keyboard.press(keys[turn % len(keys)]))
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    pytest.fail("the game did not end")


def keys_of(page: Page) -> list[str]:
    """The keys that pick a move now: named ones, and 1 to 9 for the others in their order."""
    named: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-move]')].map(move => move.dataset.key ?? '')"
    )
    numbers = iter("123456789")
    return [key for key in (key or next(numbers, "") for key in named) if key]


def choose(page: Page, act: Callable[[], None]) -> None:
    """Acts, and waits until the table has gone on."""
    before = page.locator("[data-number]").get_attribute("data-number")
    act()
    page.wait_for_selector(f"[data-number]:not([data-number='{before}'])", timeout=30_000)
