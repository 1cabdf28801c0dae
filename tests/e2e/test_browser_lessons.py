"""The lessons, played to the end as a newcomer does: "Show me", then a tap on what is marked and
visible. `QUARTETT_WHOLE=1` runs all of them in five languages and two sizes."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from browsing import DESKTOP, PHONE, WHOLE, ViewportSize, Visit
from quartett import games
from quartett.table.lesson import PARTS, Lesson, LessonStep
from quartett.words import LANGUAGES, LESSONS, Words

LARGE_PHONE: Final = ViewportSize(width=390, height=844)
SIZES: Final = {"desktop": DESKTOP, "phone": LARGE_PHONE}
ROUNDS: Final = 200
"""How often to check whether something has become visible."""
TAPS: Final = 4
"""Nobody would find a move that takes more taps than this."""

IN_SIGHT: Final = """() => [...document.querySelectorAll('[data-marked]')].map((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const [high, wide] = [innerHeight + 1, innerWidth + 1];
    const inside = box.top >= -1 && box.bottom <= high && box.left >= -1 && box.right <= wide;
    return {x, y, free: inside && top !== null && one.contains(top)};
  })"""

COVERED: Final = """() => {
    const all = (what) => [...document.querySelectorAll(what)];
    const boxes = (what) => all(what).map((one) => one.getBoundingClientRect());
    const meet = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
      && one.top < two.bottom - 1 && two.top < one.bottom - 1;
    const told = boxes('.detail');
    const others = boxes('.people [data-card]');
    const beside = (at) => [...told.slice(at + 1), ...others];
    return told.flatMap((one, at) => beside(at).filter((two) => meet(one, two)));
  }"""
"""Whether a card's details overlap other details or cards in play."""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"


def walks() -> Iterator[Any]:
    """All lessons, or the worst case of one of each game: its longest language, in one size."""
    for at, name in enumerate(games.NAMES):
        for part in PARTS if WHOLE else [PARTS[at % len(PARTS)]]:
            worst = ("phone" if at > 1 else "desktop", longest(name, part))
            for way in product(SIZES, LANGUAGES) if WHOLE else [worst]:
                yield pytest.param(name, part, *way, id="-".join((name, str(part), *way)))


def longest(name: str, part: int) -> str:
    says = [step.says for step in Lesson(games.load(name), part).seen.steps]

    def length(language: str) -> int:
        words = Words(language, LESSONS)
        return max(len(words.say(f"lesson-{name}-{one}")) for one in says)

    return max(LANGUAGES, key=length)


def say(page: Page, name: str) -> None:
    page.locator("[data-lesson] button", has_text=name).first.click()


def tap_marked(page: Page) -> None:
    """Taps on what is marked, which has to be visible."""
    page.wait_for_selector("[data-marked]:visible")
    for _ in range(ROUNDS):
        free = [one for one in page.evaluate(IN_SIGHT) if one["free"]]
        if free:
            page.mouse.click(free[0]["x"], free[0]["y"])
            return
        page.evaluate(DRAWN)
    raise AssertionError("what is marked is not in sight")


def go_on(page: Page, step: LessonStep, at: int, words: Words) -> None:
    """One step, using only what the page shows."""
    page.wait_for_selector(f"[data-lesson][data-step='{at}']")
    page.wait_for_selector(f"main[data-number='{step.update.number}']")
    if not step.update.steps:
        assert page.locator("[data-told]").inner_text() == "", "news of another game"
    if not step.wanted:
        say(page, words.say("go-on"))
        return
    for _ in range(TAPS):
        say(page, words.say("show-me"))
        tap_marked(page)
        page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"
        )
        if page.locator(f"[data-lesson][data-step='{at}']").count() == 0:
            return
    raise AssertionError(f"{step.wanted} is not made by tapping what is marked")


@pytest.mark.parametrize(("name", "part", "size", "language"), list(walks()))
def test_a_lesson_is_finished_by_tapping_what_is_in_sight(
    visit: Callable[..., Visit], name: str, part: int, size: str, language: str
) -> None:
    one = visit(
        viewport=SIZES[size],
        has_touch=size == "phone",
        settings={"speed": "still", "language": language},
    )
    words = Words(language, "page")
    one.page.goto(f"/learn/{name}" if part == 1 else f"/learn/{name}/2")
    steps = Lesson(games.load(name), part).seen.steps
    for at, step in enumerate(steps[:-1]):
        go_on(one.page, step, at, words)
        if at == 1:
            one.picture(f"lesson-{name}-{part}-{size}-{language}")
            assert one.accessible() == []
        assert one.page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
        assert one.page.evaluate(COVERED) == []
    one.page.get_by_text(words.say("lesson-over")).wait_for()
    one.picture(f"lesson-{name}-{part}-{size}-{language}-end")
    assert one.page.get_by_text(words.say("a-moment")).count() == 0
    if part == 1:
        one.page.get_by_role("link", name=words.say("second-lesson")).click()
        one.page.wait_for_url(f"**/learn/{name}/2")
        one.page.wait_for_selector("[data-lesson][data-step='0']")
    else:
        one.page.get_by_role("button", name=words.say("play-now"), exact=True).click()
        one.page.wait_for_url("**/table/*")


def pick(page: Page, move: str) -> None:
    page.locator(f'[data-move="{move}"]:visible').first.click()


def test_another_move_is_answered_kindly(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/learn/push")
    for move in ("flip", "place 1", "stop"):
        pick(one.page, move)
    one.page.locator(".message").get_by_text("only 2 points").wait_for()
    assert one.accessible() == []


def test_a_lesson_fits_a_phone_and_is_played_by_keys_in_the_language_of_now(
    visit: Callable[..., Visit],
) -> None:
    one = visit(viewport=PHONE, settings={"theme": "dark", "speed": "still", "language": "de"})
    one.page.goto("/learn/push")
    one.page.get_by_text("Decke die oberste Karte auf").wait_for()
    one.page.keyboard.press("f")
    one.page.wait_for_selector("[data-step='1']")
    one.picture("lesson-push-phone-dark")
    assert one.accessible() == []
    assert one.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_the_rules_forbid_has_its_reason_in_a_lesson(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/learn/push")
    for move in ("flip", "place 1", "flip"):
        pick(one.page, move)
    one.page.locator('[data-refused="place 1"]').press("Enter")
    one.page.locator(".message").get_by_text("PUSH-13").wait_for()
