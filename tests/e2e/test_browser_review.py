"""A finished game is reviewed to the end, and its worst moment is looked at in the replay."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browsing import DESKTOP, PHONE, Visit
from quartett.bots.evaluator import EFFORTS, Effort
from serving import InThread, ask, open_table, wait_for


@pytest.fixture(scope="module", autouse=True)
def hasty() -> Iterator[None]:
    """A page is the same at any effort."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(EFFORTS, "quick", Effort(2, 4, 4, 2, 10))
        yield


@pytest.fixture(scope="module")
def finished(server: InThread, hasty: None) -> str:
    """A short game in which the first seat has made a mistake, as chance alone mostly does."""
    for _ in range(5):
        opened = open_table(server.address, ["Ada=random", "Bo=random"], "force")
        table = f"{server.address}/api/tables/{opened.json['table']}"
        wait_for(lambda table=table: ask(table).json["over"])
        done = json.loads(ask(f"{table}/review?seat=0").body.splitlines()[-1])
        if done["worst"]:
            return str(opened.json["table"])
    raise AssertionError("nobody has made a mistake")


@pytest.mark.parametrize(
    ("viewport", "theme", "name"),
    [(DESKTOP, "light", "review-desktop-light"), (PHONE, "dark", "review-phone-dark")],
)
@pytest.mark.parametrize("page", ["table", "replay"])
def test_a_game_is_reviewed_and_its_worst_moment_looked_at(
    visit: Callable[..., Visit], finished: str, viewport: Any, theme: str, name: str, page: str
) -> None:
    one = visit(viewport=viewport, settings={"speed": "still", "theme": theme})
    one.page.goto(f"/{page}/{finished}")
    one.page.get_by_label("Whose game").select_option("0")
    one.page.get_by_role("button", name="Show luck and mistakes").press("Enter")
    one.page.wait_for_selector("[data-review=done]")
    rows = one.page.locator("[data-waterfall] tr")
    assert rows.count() == 6
    numbers = [float(text.replace("−", "-")) for text in rows.locator(".numeral").all_inner_texts()]
    assert sum(numbers[:5]) == pytest.approx(numbers[5], abs=0.3)  # six rounded numbers
    wide = one.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= viewport["width"]
    assert one.page.locator("[data-chances] circle").count() >= 1
    one.picture(f"{name}-{page}")
    assert one.accessible() == []
    worst = one.page.locator("[data-moment]").first
    number = int(worst.get_attribute("data-moment") or "")
    worst.get_by_role("link").click()
    one.page.wait_for_selector(f"[data-replay='{number}']")
    assert one.page.get_by_label("Seen by").input_value() == "0"
