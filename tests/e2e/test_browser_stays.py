"""Deck Battle stays on a desk: while a recorded game is walked through, parts keep their boxes."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from browsing import Visit
from staged import Staged

PARTS: Final = {
    "deckbattle": ("section.bar", ".mat", "#own", ".rivals", "ol.field", "ol.track", ".market"),
}
"""What has its place, whatever happens."""
NEEDED: Final = "section.bar, section.bar [data-move], .mat [data-move], .mat [data-pick]"
DESKS: Final = [(1280, 800), (1366, 768), (1920, 1080)]
WALKS: Final = [("deckbattle", "3-seats-mixed-1", size) for size in DESKS]
LANGUAGES: Final = ("en", "de", "fr", "it", "nl")
LEAST: Final = 2
QUESTIONS: Final = 14
BOXES: Final = """
(selectors) => Object.fromEntries(selectors.map((one) => {
  const box = document.querySelector(one)?.getBoundingClientRect();
  return [one, box ? [box.left, box.top, box.width, box.height] : []];
}))
"""


def boxes(staged: Staged, parts: tuple[str, ...]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = staged.page.evaluate(BOXES, list(parts))
    return found


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> list[Any]:
    return [
        (part, old, after[part])
        for part, old in before.items()
        if old and after[part]
        if any(abs(one - two) > LEAST for one, two in zip(old, after[part], strict=True))
    ]


def below_the_fold(staged: Staged, height: int) -> list[str]:
    found: list[str] = staged.page.locator(NEEDED).evaluate_all(
        "(all, height) => all.filter((one) => one.checkVisibility()"
        " && one.getBoundingClientRect().bottom > height + 1)"
        ".map((one) => one.outerHTML.slice(0, 90))",
        height,
    )
    return found


@pytest.mark.parametrize(("game", "record", "size"), WALKS)
def test_parts_keep_their_boxes_and_the_question_is_in_the_window(
    visit: Callable[..., Visit], game: str, record: str, size: tuple[int, int]
) -> None:
    width, height = size
    for language in LANGUAGES:
        one = visit(
            viewport={"width": width, "height": height},
            settings={"speed": "still", "language": language},
        )
        staged = Staged(one, game, record)
        staged.until(lambda table: table.asked and table.view.asks == "prepare")
        staged.open()
        one.page.wait_for_timeout(200)
        first = boxes(staged, PARTS[game])
        for _ in range(QUESTIONS):
            staged.advance(7)
            staged.until(lambda table: table.asked or table.course.state.over)
            if staged.course.state.over:
                break
            staged.reach()
            where = f"{game} {size} {language} {staged.number}"
            assert moved(first, boxes(staged, PARTS[game])) == [], where
            assert below_the_fold(staged, height) == [], where
        one.close()
