"""The page stays: recorded games walk through the page in many sizes and languages, and nothing but
what a move moves changes its place; what the question needs is in the window."""

from collections.abc import Callable
from typing import Any

import pytest

from browsing import Visit
from staged import Staged

SIZES = {
    "1280": (1280, 800),
    "1366": (1366, 768),
    "1920": (1920, 1080),
    "820": (820, 1180),
    "390": (390, 844),
}
LANGUAGES = ("de", "en", "fr", "it", "nl")
# What has a place of its own at each table, whatever lies in it.
FIXED = {
    "push": (
        "header .title",
        ".mat",
        ".frame > .bar",
        ".bar > section",
        ".own",
        ".lane",
        ".column",
        ".column .foot",
        ".piles figure",
        ".flipped .light",
        ".others article",
        ".others .compact",
    ),
    "force": (
        "header .title",
        ".mat",
        ".frame > .bar",
        ".bar > section",
        ".own",
        ".hand li",
        ".place",
        ".place .spot",
        ".open .lamp",
        ".open .pile",
        ".rivals button",
    ),
    "konoha": (
        "header .title",
        ".mat",
        ".frame > .bar",
        ".bar > section",
        ".own",
        ".missions",
        ".missions .tile.village",
        ".progress",
        ".mates article",
    ),
}
MOVED = 2
STATES = 14

MEASURE = """(fixed) => {
  const boxes = {};
  for (const where of fixed) {
    document.querySelectorAll(where).forEach((one, at) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      if (width > 0) boxes[`${where} ${at}`] = [x, y, width, height];
    });
  }
  const needed = [...document.querySelectorAll(
    '[data-move], [data-pick], [data-refused], .frame > .bar, .own, #question')];
  const low = needed.filter((one) => one.getBoundingClientRect().height > 0)
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1
      || one.getBoundingClientRect().top < 0)
    .map((one) => one.dataset.move ?? one.dataset.pick ?? one.className);
  const parts = ['.frame > .bar', '.frame > .table', '.frame > .own', '.others']
    .flatMap((where) => [...document.querySelectorAll(where)])
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.height > 0);
  const over = parts.flatMap((a, at) => parts.slice(at + 1).filter((b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  const holds = (outer, inner) => [...document.querySelectorAll(outer)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    return [...one.querySelectorAll(inner)].map((part) => part.getBoundingClientRect())
      .filter((part) => part.width > 0 && (part.bottom > box.bottom + 1 || part.top < box.top - 1
        || part.right > box.right + 1 || part.left < box.left - 1))
      .map(() => `${inner} leaves ${outer}`);
  });
  const cut = [...document.querySelectorAll('#question, .beside, .reason, .tag, .bar .move')]
    .filter((one) => one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2)
    .map((one) => `cut: ${one.textContent.trim()}`);
  return {
    boxes, low, over: over.length, cut,
    out: [
      ...holds('.mat', '.column, .place, .open .lamp, .piles, .status, .points, .foot'),
      ...holds('.mat', '.mates article, .progress, .missions'),
      ...holds('.bar > section', '.words, .moves, .move, .told'),
      ...holds('.own', '.lane, .hand li, .move'),
      ...holds('.column', '.slot > .card'),
    ],
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  };
}"""


def walk(staged: Staged, states: int) -> list[tuple[int, dict[str, Any]]]:
    """What is measured at each question of the seat."""
    measured = []
    game = staged.game.name
    for _ in range(states):
        if staged.course.state.over:
            break
        measured.append((staged.number, staged.page.evaluate(MEASURE, list(FIXED[game]))))
        staged.next_question()
        staged.reach()
    return measured


def moved(before: list[float], after: list[float]) -> bool:
    return any(abs(old - new) > MOVED for old, new in zip(before, after, strict=True))


def assert_stays(where: str, measured: list[tuple[int, dict[str, Any]]]) -> None:
    first = measured[0][1]["boxes"]
    for number, one in measured:
        told = f"{where}, after {number} entries"
        gone = {
            name: (box, one["boxes"].get(name))
            for name, box in first.items()
            if name not in one["boxes"] or moved(box, one["boxes"][name])
        }
        assert gone == {}, told
        assert (one["low"], one["over"], one["out"], one["cut"]) == ([], 0, [], []), told
        assert one["wide"] <= 0 and one["high"] <= 0, told


def is_under_way(game: Staged) -> bool:
    """The cards are dealt."""
    return game.asked and (game.game.name != "konoha" or game.view.asks == "pass")


def is_vader(game: Staged) -> bool:
    return game.asked and game.view.card.startswith("vader")


def opened(
    visit: Callable[..., Visit],
    game: str,
    record: str,
    size: str,
    language: str,
    until: Callable[[Staged], bool] = lambda game: game.asked,
    *,
    hints: bool = False,
) -> Staged:
    width, height = SIZES[size]
    one = visit(
        viewport={"width": width, "height": height},
        settings={"speed": "still", "language": language},
    )
    staged = Staged(one, game, record, hints=hints)
    staged.until(until)
    staged.open()
    # What stands on the cards comes on its own way.
    staged.page.wait_for_load_state("networkidle")
    return staged


RECORDS = {"push": ("2-seats-eager-1", "3-seats-eager-1", "6-seats-eager-1")}
RECORDS["force"] = ("2-seats-mixed-1", "4-seats-mixed-1", "3-seats-mixed-1")
RECORDS["konoha"] = ("4-seats-mixed-2", "6-seats-mixed-4", "3-seats-mixed-3")
# Every size with two languages, every language with two sizes, and all numbers of seats among them.
PAIRS = [
    (size, LANGUAGES[(at + shift) % len(LANGUAGES)], shift)
    for at, size in enumerate(SIZES)
    for shift in (0, 2)
]


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize(("size", "language", "shift"), PAIRS)
def test_nothing_moves_but_what_the_move_moves(
    visit: Callable[..., Visit], game: str, size: str, language: str, shift: int
) -> None:
    record = RECORDS[game][(list(SIZES).index(size) + shift) % len(RECORDS[game])]
    staged = opened(visit, game, record, size, language, is_under_way)
    assert_stays(f"{game} {record} {size} {language}", walk(staged, STATES))


@pytest.mark.parametrize(("size", "language"), [("1366", "de"), ("820", "fr"), ("390", "it")])
def test_a_hint_moves_nothing(visit: Callable[..., Visit], size: str, language: str) -> None:
    game, record = "konoha", RECORDS["konoha"][0]
    staged = opened(visit, game, record, size, language, is_under_way, hints=True)
    before = staged.page.evaluate(MEASURE, list(FIXED[game]))
    staged.page.locator("section.bar .ask").click()
    staged.page.wait_for_selector("[data-hint]")
    after = staged.page.evaluate(MEASURE, list(FIXED[game]))
    assert_stays(f"{game} {size} {language}", [(0, before), (1, after)])


@pytest.mark.parametrize("size", ["1366", "390"])
def test_a_refusal_and_a_choice_move_nothing(visit: Callable[..., Visit], size: str) -> None:
    """FORCE-24 refused, a card picked: the bar and everything else keep their places."""
    staged = opened(visit, "force", "3-seats-mixed-1", size, "fr", is_vader)
    page = staged.page
    before = page.evaluate(MEASURE, list(FIXED["force"]))
    page.locator("[data-pick]:visible").first.click()
    chosen = page.evaluate(MEASURE, list(FIXED["force"]))
    page.locator("[data-refused]:visible").first.click(force=True)
    page.locator(".message").wait_for()
    refused = page.evaluate(MEASURE, list(FIXED["force"]))
    assert_stays(f"force {size}", [(0, before), (1, chosen), (2, refused)])
