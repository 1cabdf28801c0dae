"""A hint: the best moves with their chances and reasons, marked where they can be made."""

from collections.abc import Callable

from browsing import PHONE, Visit
from test_browser_pages import play_now


def test_a_hint_is_marked_until_the_move_is_made(visit: Callable[..., Visit]) -> None:
    one = visit()
    play_now(one, "push")
    one.page.get_by_role("button", name="Hint").click()
    told = one.page.locator("[data-hint] li")
    told.first.wait_for()
    assert "Flip a card" in told.first.inner_text()
    assert "It is the only move." in told.first.inner_text()
    marked = one.page.locator("[data-move][data-marked]")
    assert marked.count() == told.count()
    marked.first.click()
    one.page.wait_for_selector("[data-hint]", state="detached")
    one.page.wait_for_selector("[data-marked]", state="detached")


def test_a_hint_tells_chances_and_reasons(visit: Callable[..., Visit]) -> None:
    one = visit(viewport=PHONE)
    play_now(one, "force")
    one.page.get_by_role("button", name="Hint").click()
    told = one.page.locator("[data-hint] li")
    told.first.wait_for()
    assert "of 100 games" in told.first.inner_text()
    assert one.page.locator("[data-pick][data-marked]").count() == told.count() > 0
    one.picture("hint-force-phone-light")
    assert one.accessible() == []


def test_after_opening_a_table_the_focus_is_on_the_question(visit: Callable[..., Visit]) -> None:
    one = visit()
    play_now(one, "push")
    one.page.wait_for_selector("[data-move='flip']")
    one.page.reload()
    one.page.wait_for_selector("#question:focus")


def test_enter_on_a_focused_button_does_what_that_button_does(visit: Callable[..., Visit]) -> None:
    one = visit()
    play_now(one, "force")
    one.page.wait_for_selector("[data-pick]")
    one.page.keyboard.press("1")
    one.page.wait_for_selector("[data-pick][aria-pressed='true']")
    one.page.get_by_role("button", name="Light or dark").press("Enter")
    one.page.wait_for_selector("html[data-theme]")
    assert one.page.locator("[data-pick][aria-pressed='true']").count() == 1
