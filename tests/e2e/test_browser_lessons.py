"""The four first turns, played to their end in the page, with a wrong pick on the way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browsing import PHONE, Visit
from quartett import games
from quartett.table.lesson import Lesson, LessonStep


def pick(page: Page, move: str) -> None:
    """Takes a move where it is offered, and confirms it where that is asked for."""
    offered = page.locator(f'[data-move="{move}"]:visible, [data-pick="{move}"]:visible').first
    is_pick = offered.get_attribute("data-pick") is not None
    offered.click()
    if is_pick:
        page.locator(f'[data-move="{move}"]:visible').first.click()


def take_part(page: Page, move: str) -> None:
    """Of several that are alike the one that was tapped takes part."""
    tapped = page.locator(f'[data-move="{move}"]:visible').last
    place = tapped.evaluate("one => [...one.closest('ul').children].indexOf(one.closest('li'))")
    tapped.click()
    page.wait_for_selector(f"li:nth-child({place + 1}) .joined")


def other_move(step: LessonStep) -> str | None:
    others = [choice.move for choice in step.update.choices if choice.move != step.wanted]
    return others[0] if others else None


@pytest.mark.parametrize("game", games.NAMES)
def test_a_first_turn_is_played_to_its_end(visit: Callable[..., Visit], game: str) -> None:
    one = visit()
    page = one.page
    page.goto("/")
    page.locator(f'a[href="/learn/{game}"]').click()
    steps = Lesson(games.load(game)).seen.steps
    strayed = False
    for at, step in enumerate(steps):
        page.wait_for_selector(f"[data-step='{at}']")
        page.wait_for_selector(f"main[data-number='{step.update.number}']")
        if not strayed and (other := other_move(step)) is not None:
            pick(page, other)
            page.wait_for_selector(".message")
            strayed = True
            page.get_by_role("button", name="Show me").click()
            page.wait_for_selector(":is([data-move], [data-pick])[data-marked]")
            one.picture(f"lesson-{game}-desktop-light")
            assert one.accessible() == []
        (take_part if step.wanted.startswith("with ") else pick)(page, step.wanted)
    page.get_by_text("That was the first turn.").wait_for()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def test_a_first_turn_fits_a_phone_and_is_told_in_the_language_of_now(
    visit: Callable[..., Visit],
) -> None:
    one = visit(viewport=PHONE, settings={"theme": "dark", "speed": "still", "language": "de"})
    one.page.goto("/learn/push")
    one.page.get_by_text("decke die oberste Karte auf").wait_for()
    one.page.keyboard.press("f")
    one.page.wait_for_selector("[data-step='1']")
    one.picture("lesson-push-phone-dark")
    assert one.accessible() == []
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_the_rules_forbid_has_its_reason_in_a_first_turn(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/learn/push")
    for move in ("flip", "place 1", "flip"):
        pick(one.page, move)
    one.page.locator('[data-refused="place 1"]').press("Enter")
    one.page.locator(".message").get_by_text("PUSH-13").wait_for()
