"""Puzzles are solved on the table, as in a game: wrong first, then right, then the next one.
Solved puzzles are remembered. `QUARTETT_WHOLE=1` runs all games in five languages and two sizes."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browsing import DESKTOP, PHONE, WHOLE, Visit
from quartett import games
from quartett.bots.puzzles import Puzzle, puzzles
from quartett.words import LANGUAGES, Words

SIZES: Final = {"desktop": (DESKTOP, "light"), "phone": (PHONE, "dark")}
DIRECT: Final = {
    "push": ("bank", "stop", "flip"),
    "force": ("keep", "give"),
    "konoha": ("wait", "go"),
    "deckbattle": ("deploy", "channel"),
}
"""Moves with their own button."""
OFFERED: Final = ":is([data-move], [data-pick]):visible"
MOVES: Final = (
    "all => all.filter(one => !one.disabled).map(one => one.dataset.move ?? one.dataset.pick)"
)
SLICE: Final = (
    ("push", "desktop", "en"),
    ("force", "phone", "fr"),
    ("konoha", "desktop", "nl"),
    ("deckbattle", "phone", "de"),
)


def walks() -> Iterator[Any]:
    every = product(DIRECT, SIZES, LANGUAGES)
    for way in every if WHOLE else SLICE:
        yield pytest.param(*way, id="-".join(way))


def direct(name: str) -> tuple[int, Puzzle]:
    """The first puzzle whose best move has a button."""
    for number, one in enumerate(puzzles(games.load(name)), 1):
        if one.best.split()[0] in DIRECT[name]:
            return number, one
    raise AssertionError(name)


def make(page: Page, move: str) -> None:
    """Makes the move on the table: by its button, or by selecting and confirming it."""
    there = page.locator(f'[data-move="{move}"]:visible')
    picked = page.locator(f'[data-pick="{move}"]:visible')
    there.or_(picked).first.wait_for()
    if not there.count():
        picked.first.click()
    there.first.click()


def shown(page: Page) -> str:
    return str(page.locator("[data-verdict]").get_attribute("data-verdict"))


@pytest.mark.parametrize(("name", "size", "language"), list(walks()))
def test_a_puzzle_is_answered_on_the_table(
    visit: Callable[..., Visit], name: str, size: str, language: str
) -> None:
    viewport, theme = SIZES[size]
    manner = {"speed": "still", "theme": theme, "language": language}
    one = visit(viewport=viewport, settings=manner)
    page, words = one.page, Words(language, name)
    number, puzzle = direct(name)
    page.goto(f"/puzzles/{name}/{number}")
    page.wait_for_selector(".bar.mine")
    assert one.accessible() == []
    one.picture(f"puzzle-{name}-{size}-{language}")
    page.locator(OFFERED).first.wait_for()
    offered = page.locator(OFFERED).evaluate_all(MOVES)
    wrong = next(move for move in offered if move in puzzle.losses)
    make(page, wrong)
    page.wait_for_selector("[data-verdict]")
    assert shown(page) == "wrong"
    game = games.load(name)
    loss = (game.judge().scale if game.together else 100) * puzzle.losses[wrong]
    assert f"{loss:.1f}" in page.locator("[data-verdict]").inner_text().replace(",", ".")
    page.get_by_text(words.say("puzzle-worths")).click()
    assert page.locator("[data-puzzle] tbody tr").count() == 1 + len(puzzle.losses)
    assert one.accessible() == []
    one.picture(f"puzzle-{name}-{size}-{language}-wrong")
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    page.get_by_role("button", name=Words(language, more=("page",)).say("once-more")).click()
    page.wait_for_selector(".bar.mine")
    make(page, puzzle.best)
    page.get_by_text(words.say("puzzle-right")).wait_for()
    assert shown(page) == "right"
    one.picture(f"puzzle-{name}-{size}-{language}-right")
    page.wait_for_function("document.activeElement.hasAttribute('data-next')")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'[data-puzzle]:not([data-puzzle="{puzzle.name}"]) >> text=/./')
    page.goto("/puzzles")
    counted = words.say("puzzles-of", solved=1, count=len(puzzles(games.load(name))))
    page.locator(f"[data-puzzles={name}]").get_by_text(counted).wait_for()
    page.locator(f"[data-puzzles={name}] summary").click()
    assert page.locator(f"[data-puzzles={name}] a.solved").count() == 1
    assert one.accessible() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    one.picture(f"puzzles-{size}-{language}")


def test_the_lobby_leads_to_puzzles_and_a_wrong_number_is_told(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/")
    one.page.get_by_role("link", name="Puzzles").click()
    one.page.locator("[data-puzzles=push]").get_by_role("link", name="Solve").click()
    one.page.wait_for_url("**/puzzles/push/1")
    one.expect("404")
    one.page.goto("/puzzles/push/999")
    one.page.get_by_role("alert").get_by_text("1 to 60").wait_for()
