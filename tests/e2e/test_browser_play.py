"""Games through the page, by pointer, by touch and by keyboard alone."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from browsing import PHONE, WHOLE, Visit
from quartett import games
from test_browser_pages import play_now

MOST_MOVES = 400
ANSWERS = MOST_MOVES if WHOLE else 8
"""For touch and keyboard: whole games are played by pointer, and their end is the same."""
POINTED = {} if WHOLE else {"push": 30, "deckbattle": 24}
"""Answers by pointer: a game of Deck Battle is as long as all the others together. The end pages
of all games are tested in `test_browser_end.py`."""

TABLES = Path(__file__).parent.parent.parent / "client" / "src" / "tables"
# The plain table would take too long with random moves.
DRAWN = [name for name in games.NAMES if (TABLES / name).is_dir()]

every_game = pytest.mark.parametrize("game", DRAWN)
# In a long game every few moves are the first of the bar's, which lead to the next phase.
HASTE = {"deckbattle": 3}


def is_over(page: Page) -> bool:
    return page.locator("[data-over=true]").count() > 0


POSSIBLE = ":is([data-move], [data-pick]):visible"


def wait_for_question(page: Page) -> None:
    page.wait_for_selector(f"[data-over=true], {POSSIBLE}")


@every_game
def test_a_game_is_played_to_the_end_by_pointer(visit: Callable[..., Visit], game: str) -> None:
    one = visit()
    play_now(one, game)
    play_by_pointer(one.page, game, answers=POINTED.get(game, MOST_MOVES))


@pytest.mark.parametrize("game", ["deckbattle", "konoha"])
def test_a_game_is_played_by_touch_on_a_phone_in_french(
    visit: Callable[..., Visit], game: str
) -> None:
    settings = {"speed": "still", "language": "fr"}
    one = visit(viewport=PHONE, has_touch=True, settings=settings)
    play_now(one, game, "Jouer")
    play_by_pointer(one.page, game, touch=True, answers=ANSWERS)
    assert one.page.locator("html[lang=fr]").count() == 1


def play_by_pointer(
    page: Page, game: str, *, touch: bool = False, answers: int = MOST_MOVES
) -> None:
    """Plays to the end, or a number of answers."""
    for turn in range(answers):
        wait_for_question(page)
        if is_over(page):
            return
        moves = possible(page)
        move = moves[place_of(game, turn, len(moves))]
        choose(page, lambda move=move: tap(page, *move, touch=touch))
    assert answers < MOST_MOVES, "the game did not end"


def place_of(game: str, turn: int, count: int) -> int:
    """The index of the move to make."""
    if game not in HASTE:
        return turn % count
    # Whatever begins can be cancelled, so a fixed pattern could loop for ever.
    return 0 if turn % HASTE[game] == 0 else Random(turn).randrange(count)


@every_game
def test_a_game_is_played_by_keyboard(visit: Callable[..., Visit], game: str) -> None:
    one = visit()
    play_now(one, game)
    page = one.page
    for turn in range(ANSWERS):
        wait_for_question(page)
        if is_over(page):
            return
        keys = keys_of(page)
        choose(
            page, lambda keys=keys, turn=turn: press(page, keys[place_of(game, turn, len(keys))])
        )
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    assert ANSWERS < MOST_MOVES, "the game did not end"


def possible(page: Page) -> list[tuple[str, str]]:
    """The visible moves, each with the attribute that offers it. Positions may change before a
    tap, names do not."""
    found: list[tuple[str, str]] = page.locator(POSSIBLE).evaluate_all(
        "all => all.map(({dataset: {pick, move}}) =>"
        " pick ? ['data-pick', pick] : ['data-move', move])"
    )
    return found


def tap(page: Page, way: str, move: str, *, touch: bool = False) -> None:
    """A selected move is then confirmed in the bar."""
    ways = ("data-pick", "data-move") if way == "data-pick" else ("data-move",)
    for one in ways:
        target = page.locator(f'[{one}="{move}"]:visible').first
        if touch:
            target.tap()
        else:
            target.click()


def press(page: Page, key: str) -> None:
    page.keyboard.press(key)
    if page.locator("[data-pick][aria-pressed=true]").count():
        page.keyboard.press("Enter")


def keys_of(page: Page) -> list[str]:
    """The keys that make a move now: named ones, and 1 to 9 for the others in order."""
    named: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-move], [data-pick]')].map(m => m.dataset.key ?? '')"
    )
    numbers = iter("123456789")
    return [key for key in (key or next(numbers, "") for key in named) if key]


def choose(page: Page, act: Callable[[], None]) -> None:
    """Acts, and waits until the table has moved on."""
    before = page.locator("[data-number]").get_attribute("data-number")
    act()
    page.wait_for_selector(f"[data-number]:not([data-number='{before}'])")
