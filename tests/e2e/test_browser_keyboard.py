"""Learning, reference and replay pages by keyboard alone: Tab reaches every control, and the
focus is always visible."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browsing import Visit
from staged import RECORDS

MOST: Final = 400
"""More Tab presses than any of these pages needs for a full cycle."""
USABLE: Final = """() => {
  const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')];
  return all.filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility()
    && !one.closest('[inert]')).map((one) => (one.dataset.walked ??= String(Math.random())));
}"""
BEGIN: Final = """() => {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}"""
HERE: Final = """() => {
  const one = document.activeElement;
  const style = getComputedStyle(one);
  const seen = one.matches('[type=file]') ? getComputedStyle(one.nextElementSibling) : style;
  const [box, wide] = [one.getBoundingClientRect(), parseFloat(seen.outlineWidth)];
  return {
    at: one.dataset.walked ?? '', html: one.outerHTML.slice(0, 160),
    ring: (seen.outlineStyle !== 'none' && wide > 0) || seen.boxShadow !== 'none',
    sight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}"""


def walk(page: Page) -> list[dict[str, Any]]:
    """The elements that Tab reaches from the start of the page until it leaves the page."""
    page.evaluate(BEGIN)
    found: list[dict[str, Any]] = []
    for _ in range(MOST):
        page.keyboard.press("Tab")
        here = page.evaluate(HERE)
        if not here["at"] or (found and here["at"] == found[0]["at"]):
            return found
        found.append(here)
    raise AssertionError("Tab never comes round")


def open_replay(page: Page) -> None:
    page.locator("input[type=file]").first.set_input_files(
        RECORDS / "force" / "2-seats-eager-1.quartett"
    )
    page.wait_for_selector("[data-replay]")


PAGES: Final[dict[str, tuple[str, Callable[[Page], object]]]] = {
    "rules": ("/rules/push", lambda page: page.wait_for_selector("[data-example]")),
    "cards": ("/cards/force", lambda page: page.wait_for_selector("[data-listed]")),
    "lessons": ("/learn/push", lambda page: page.wait_for_selector("[data-lesson]")),
    "puzzles": ("/puzzles", lambda page: page.wait_for_selector("main a")),
    "replay": ("/replay", open_replay),
}


@pytest.mark.parametrize("name", PAGES)
def test_everything_is_reached_by_keyboard_and_seen_where_it_is(
    visit: Callable[..., Visit], name: str
) -> None:
    one = visit()
    address, arrive = PAGES[name]
    one.page.goto(address)
    arrive(one.page)
    usable = set(one.page.evaluate(USABLE))
    found = walk(one.page)
    assert len(found) > 5
    assert usable - {here["at"] for here in found} == set()
    assert [here["html"] for here in found if not (here["ring"] and here["sight"])] == []


def test_a_game_is_looked_back_at_by_keyboard(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/replay")
    open_replay(one.page)
    play = one.page.locator("[data-play]")
    play.focus()
    one.page.keyboard.press("Tab")
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector("[data-replay='1']")
    one.page.get_by_role("slider", name="Replay").focus()
    one.page.keyboard.press("End")
    steps = one.page.get_by_role("slider", name="Replay").get_attribute("max")
    one.page.wait_for_selector(f"[data-replay='{steps}']")
    one.page.keyboard.press("Home")
    one.page.wait_for_selector("[data-replay='0']")
