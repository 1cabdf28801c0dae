"""A finished game of each kind is reviewed; its worst moment is looked at in the replay,
continued from there, and solved as a puzzle."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from browsing import DESKTOP, PHONE, WHOLE, Visit
from quartett.bots.evaluator import EFFORTS, Effort
from serving import InThread, ask, open_table, wait_for

GAMES = {"push": 2, "force": 2, "konoha": 3, "deckbattle": 2}


@pytest.fixture(scope="module", autouse=True)
def hasty() -> Iterator[None]:
    """Less effort, since the pages are the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(EFFORTS, "quick", Effort(2, 4, 4, 2, 10))
        yield


@pytest.fixture(scope="module")
def finished(server: InThread, hasty: None) -> Callable[[str], str]:
    """A game in which the first seat made a mistake, as random players usually do."""

    @cache
    def played(game: str) -> str:
        for _ in range(12):
            ada = "novice" if game == "deckbattle" else "random"
            seats = [f"Ada={ada}", "Bo=greedy", "Cy=greedy"][: GAMES[game]]
            opened = open_table(server.address, seats, game)
            table = f"{server.address}/api/tables/{opened.json['table']}"
            wait_for(lambda table=table: ask(table).json["over"])
            done = json.loads(ask(f"{table}/review?seat=0").body.splitlines()[-1])
            if done["worst"]:
                return str(opened.json["table"])
        raise AssertionError("nobody has made a mistake")

    return played


LOOKS = [("table", DESKTOP, "light"), ("replay", PHONE, "dark")]
EVERY_CASE = [(game, *look) for game in GAMES for look in LOOKS]
SOME_CASES = [("konoha", *LOOKS[0]), ("deckbattle", *LOOKS[1])]
"""A team and rivals; the service answers for every game in `test_web_review.py`."""


@pytest.mark.parametrize(("game", "page", "viewport", "theme"), EVERY_CASE if WHOLE else SOME_CASES)
def test_a_game_is_reviewed_and_somebody_plays_on_from_its_worst_moment(
    visit: Callable[..., Visit],
    finished: Callable[[str], str],
    game: str,
    page: str,
    viewport: Any,
    theme: str,
) -> None:
    table = finished(game)
    one = visit(viewport=viewport, settings={"speed": "still", "theme": theme})
    mine = [{"table": table, "game": game, "seats": [0], "opened": 1}]
    one.keep("quartett-tables", json.dumps(mine))
    one.page.goto(f"/{page}/{table}")
    one.page.get_by_label("Whose game").select_option("0")
    one.page.get_by_role("button", name="Show luck and mistakes").press("Enter")
    one.page.wait_for_selector("[data-review=done]")
    rows = one.page.locator("[data-waterfall] tr")
    assert rows.count() == 6
    numbers = [float(text.replace("−", "-")) for text in rows.locator(".numeral").all_inner_texts()]
    assert sum(numbers[:5]) == pytest.approx(numbers[5], abs=0.3)  # six rounded numbers
    told = one.page.locator("[data-most]")
    greatest = max(numbers[1:5], key=abs)
    assert f"{abs(greatest):.1f}" in told.inner_text()
    assert str(told.get_attribute("data-most")).endswith("gain" if greatest > 0 else "loss")
    wide = one.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= viewport["width"]
    assert one.page.locator("[data-chances] circle").count() >= 1
    the_curve_can_be_read(one, "Team points" if game == "konoha" else "Chance of winning")
    one.picture(f"review-{game}-{page}")
    assert one.accessible() == []
    worst = one.page.locator("[data-moment]").first
    number = int(worst.get_attribute("data-moment") or "")
    worst.get_by_role("button", name="Play on from here").click()
    dialog = one.page.get_by_role("dialog")
    dialog.get_by_label("The others are").select_option("novice")
    assert one.accessible() == []
    one.picture(f"play-on-{game}-{page}")
    dialog.get_by_role("button", name="Sit down").press("Enter")
    one.page.wait_for_selector(".bar.mine")
    assert one.page.url.rpartition("/")[2] != table
    one.page.goto(f"/{page}/{table}")
    one.page.get_by_role("button", name="Show luck and mistakes").press("Enter")
    one.page.locator("[data-moment]").first.get_by_role("link").click()
    one.page.wait_for_selector(f"[data-replay='{number}']")
    assert one.page.get_by_label("Seen by").input_value() == "0"
    every_step_has_its_row(one, page, table)
    solve_own_mistake(one, game, table, number)


TEXTS = """all => all.map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom, size: parseFloat(getComputedStyle(one).fontSize) };
})"""


def the_curve_can_be_read(one: Visit, upwards: str) -> None:
    """Both axes have titles, and labels of a readable size that never overlap; screen readers
    get the course of the curve."""
    chart = one.page.locator("[data-chances]")
    told = chart.locator("text").all_text_contents()
    assert told[0] == upwards and told[-1] in ("Moves", "Own turns")
    assert len(told) >= 7  # two names, three levels, and at least two numbers below
    boxes = chart.locator("text").evaluate_all(TEXTS)
    assert all(box["size"] >= 13 for box in boxes)
    for number, box in enumerate(boxes):
        for other in boxes[:number]:
            beside = box["left"] >= other["right"] or other["left"] >= box["right"]
            assert beside or box["top"] >= other["bottom"] or other["top"] >= box["bottom"]
    label = str(chart.get_attribute("aria-label"))
    assert "at the start" in label and "highest" in label and "marked" in label


def every_step_has_its_row(one: Visit, page: str, table: str) -> None:
    """On the replay page: the review of the answer that led to the current step."""
    if page != "replay":
        return
    one.page.goto(f"/replay/{table}?step=1")
    one.page.get_by_role("button", name="Show luck and mistakes").press("Enter")
    lines = ask(f"{one.server}/api/tables/{table}/review?seat=0").body.splitlines()
    begun, *rows = [json.loads(line) for line in lines[:-1]]
    steps = [line["row"] for line in rows]
    for step in (1, len(steps) // 2, len(steps)):
        one.page.get_by_role("slider").first.fill(str(step))
        told = one.page.locator(f"[data-row='{step - 1}'] strong")
        told.wait_for()
        after = begun["scale"] * steps[step - 1]["after"]
        assert told.inner_text().endswith(f"to {after:.1f}.")
    assert one.accessible() == []
    one.picture(f"review-row-{begun['game']}")


def solve_own_mistake(one: Visit, game: str, table: str, number: int) -> None:
    """The most costly mistake of the user's game is the first puzzle."""
    one.page.goto("/puzzles")
    panel = one.page.locator(f"[data-puzzles={game}]")
    panel.locator("[data-own]").wait_for()
    panel.get_by_role("link", name="Solve").click()
    one.page.wait_for_url(f"**/puzzles/{game}/own/{table}/*")
    dearest = int(one.page.url.rpartition("/")[2])
    assert game == "deckbattle" or dearest == number  # a turn costs more than any of its answers
    number = dearest
    one.page.wait_for_selector(".bar.mine")
    asked = ask(f"{one.server}/api/tables/{table}/puzzle?number={number}").json
    losses = {worth["move"]: worth["loss"] for worth in asked["moves"]}
    right = answer_on_table(one, [move for move, loss in losses.items() if loss == 0])
    assert one.accessible() == []
    one.picture(f"own-mistake-{game}-{number}")
    expected = "right" if right else "wrong"
    assert one.page.locator("[data-verdict]").get_attribute("data-verdict") == expected


def answer_on_table(one: Visit, best: list[str]) -> bool:
    """Makes one of the best moves if it is visible, otherwise any; returns whether it was one."""
    one.page.locator(":is([data-move], [data-pick]):visible").first.wait_for()
    offered = one.page.locator(":is([data-move], [data-pick]):visible").evaluate_all(
        "all => all.filter(one => !one.disabled).map(one => one.dataset.move ?? one.dataset.pick)"
    )
    move = next((move for move in offered if move in best), offered[0])
    made = one.page.locator(f'[data-move="{move}"]:visible')
    if not made.count():
        one.page.locator(f'[data-pick="{move}"]:visible').first.click()
    made.first.click()
    one.page.wait_for_selector("[data-verdict]")
    return move in best
