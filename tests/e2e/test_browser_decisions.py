"""Your play: the cost of the player's own decisions and results without luck, from the reviews
stored in this browser; exported, imported and deleted."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browsing import DESKTOP, PHONE, WHOLE, Visit
from quartett.words import Words

KEPT = "quartett-reviews"
TABLES = "quartett-tables"
ENDED = {
    "scores": [9, 7],
    "winners": [0],
    "ranks": [1, 2],
    "names": ["Ada", "Bo"],
    "bots": ["", "steady"],
    "together": False,
}


def game(number: int, name: str = "push", seats: int = 2) -> dict[str, Any]:
    return {
        "table": f"{name}-{seats}-{number}",
        "game": name,
        "seat": 0,
        "seats": seats,
        "at": 1_700_000_000 + 86_400 * number,
        "measure": "score" if name == "konoha" else "chance",
        "scale": 20 if name == "konoha" else 100,
        "decisions": 10 + number,
        "loss": 0.08 / (1 + number),
        "luck": 0.3 if number % 2 else -0.1,
        "result": float(number % 2),
        "slips": [{"number": 4, "loss": 0.05}],
    }


GAMES = [*map(game, range(7)), game(1, "konoha", 4), game(2, "push", 3)]


def settled(one: Visit, games: list[dict[str, Any]]) -> None:
    """The browser's storage after these games were reviewed, newest first."""
    tables = [
        {"table": kept["table"], "game": kept["game"], "seats": [0], "opened": 1, "ended": ENDED}
        for kept in games
    ]
    one.keep(KEPT, json.dumps(games[::-1]))
    one.keep(TABLES, json.dumps(tables))


def number_of(text: str) -> float:
    return float(text.replace(",", ".").replace("−", "-"))


LOOKS = [
    (DESKTOP, "light", "en"),
    (PHONE, "dark", "de"),
    (PHONE, "light", "fr"),
    (DESKTOP, "dark", "it"),
    (PHONE, "light", "nl"),
]


@pytest.mark.parametrize(("viewport", "theme", "language"), LOOKS if WHOLE else LOOKS[:2])
def test_what_own_decisions_cost_is_told_by_game_and_number_of_seats(
    visit: Callable[..., Visit], viewport: Any, theme: str, language: str
) -> None:
    one = visit(viewport=viewport, settings={"theme": theme, "language": language})
    settled(one, GAMES)
    page, words = one.page, Words(language, more=("review",))
    page.goto("/play")
    rated = page.locator("[data-rating]")
    rated.nth(2).wait_for()
    assert [one.get_attribute("data-rating") for one in rated.all()] == [
        *("push 2", "konoha 4", "push 3")
    ]
    push = GAMES[:7]
    cost = sum(kept["loss"] * kept["decisions"] for kept in push)
    late = sum(kept["loss"] * kept["decisions"] for kept in push[-5:])
    wanted = [
        100 * cost / sum(kept["decisions"] for kept in push),
        100 * late / sum(kept["decisions"] for kept in push[-5:]),
        100 * sum(kept["result"] for kept in push) / 7,
        100 * sum(kept["result"] - kept["luck"] for kept in push) / 7,
    ]
    told = [number_of(text) for text in rated.first.locator("dd").all_inner_texts()]
    assert told == pytest.approx(wanted, abs=0.051)
    assert rated.nth(1).locator("dd").count() == 3  # too few games for a recent average
    assert page.locator("[data-course='push 2'] circle").count() == 7
    assert words.say("review-unit-score") in rated.nth(1).inner_text()
    summary = rated.first.locator("summary")
    summary.focus()
    page.keyboard.press("Enter")
    rows = rated.first.locator("tbody tr")
    assert rows.count() == 7
    assert number_of(rows.last.locator("td").first.inner_text()) == pytest.approx(8.0)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert one.accessible() == []
    one.picture(f"your-decisions-{viewport['width']}-{language}")


def test_ratings_are_carried_in_the_file_of_seats_and_deleted_with_the_rest(
    visit: Callable[..., Visit], tmp_path: Path
) -> None:
    one, other = visit(), visit()
    settled(one, GAMES)
    one.page.route("**/api/tables/*/passes", lambda route: route.fulfill(json=[]))
    one.page.goto("/play")
    one.page.locator("[data-rating]").nth(2).wait_for()
    with one.page.expect_download() as saving:
        one.page.get_by_role("button", name="Save all seats").click()
    file = tmp_path / "seats.json"
    saving.value.save_as(file)
    carried = json.loads(file.read_text("utf-8"))
    assert carried["reviews"] == GAMES[::-1]
    carried["reviews"] += [None, {"table": "x"}, {**GAMES[0], "loss": "much"}]
    file.write_text(json.dumps(carried))
    own = {**game(0), "loss": 0.5}
    settled(other, [own])
    other.page.goto("/play")
    other.page.locator("[data-rating]").first.wait_for()
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.locator("[data-rating]").nth(2).wait_for()
    kept = json.loads(other.page.evaluate("key => localStorage.getItem(key)", KEPT))
    assert len(kept) == len(GAMES)
    assert next(one for one in kept if one["table"] == own["table"])["loss"] == 0.5
    other.page.route("**/forget", lambda route: route.fulfill(json={}))
    other.page.get_by_role("button", name="Delete everything").click()
    other.page.get_by_role("button", name="Delete it all").click()
    other.page.wait_for_url("**/")
    assert other.page.evaluate("key => localStorage.getItem(key)", KEPT) is None


@pytest.mark.parametrize("lies", ["", "{", "7", '[null, {"table": 3}]'])
def test_without_a_review_or_with_nonsense_the_page_says_how_to_get_one(
    revisit: Callable[..., Visit], lies: str
) -> None:
    one = revisit()
    settled(one, GAMES[:1])
    one.keep(KEPT, lies)
    one.page.goto("/play")
    one.page.locator("[data-decisions]").get_by_text("Show luck and mistakes").wait_for()
    assert one.accessible() == []
