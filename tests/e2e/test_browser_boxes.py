"""The layout is stable: recorded games are played on the page in many sizes and languages, and
nothing changes its position except what a move moves; whatever a question needs is inside the
window. `make test` runs a sample in which every game meets every size; `make whole` runs
everything."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from browsing import WHOLE, Visit
from quartett.words import LANGUAGES
from staged import Staged

SIZES = {
    "1280": (1280, 800),
    "1366": (1366, 768),
    "1920": (1920, 1080),
    "820": (820, 1180),
    "390": (390, 844),
    "360": (360, 740),
}
FRAME = ("header .title", ".frame > .bar", ".bar > section")
# Elements with a fixed position at each table, whatever they contain.
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
    "deckbattle": (
        "header .title",
        ".mat",
        ".frame > .bar",
        ".bar > section",
        ".own",
        "ol.field",
        "ol.field > li",
        ".phase",
        ".tabs button",
        ".strip",
        ".own .amounts",
        ".rivals > *",
        "ul.market",
        "ul.missions",
        "ol.track",
    ),
}
# On phones one part of the table is open at a time, and a question opens its part.
OPENED = "ol.field"
MOVED = 2
STATES = 60 if WHOLE else 10

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
  const named = (one) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} “${
    (one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 60)}”`;
  const low = needed.filter((one) => one.getBoundingClientRect().height > 0)
    .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1
      || one.getBoundingClientRect().top < 0)
    .map((one) => one.dataset.move ?? one.dataset.pick ?? one.className);
  const apart = (...places) => {
    const parts = places.flatMap((where) => [...document.querySelectorAll(where)])
      .map((one) => [one, one.getBoundingClientRect()])
      .filter(([, box]) => box.height > 0);
    return parts.flatMap(([one, a], at) => parts.slice(at + 1)
      .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map(([other]) => `${named(one)} overlaps ${named(other)}`));
  };
  const over = [
    ...apart('.frame > .bar', '.frame > .table', '.frame > .own', '.others'),
    ...apart('.mat > .missions', '.mat .rounds', '.mat .chips', '.mat .mates'),
    ...apart('.open .chip', '.open .aside', '.open .pile'),
  ];
  const holds = (outer, inner) => [...document.querySelectorAll(outer)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    return [...one.querySelectorAll(inner)].map((part) => {
      const { width, bottom, top, right, left } = part.getBoundingClientRect();
      const by = Math.max(bottom - box.bottom, box.top - top, right - box.right, box.left - left);
      return width > 0 && by > 1 ? `${named(part)} leaves ${outer} by ${by.toFixed(1)} px` : '';
    }).filter(Boolean);
  });
  // In a low window the longest text of a card is pushed along.
  const low_window = innerHeight < 800 && innerWidth < 600;
  const cut = [...document.querySelectorAll(
    `#question, .beside, .reason, .tag, .bar .move, .detail > p, .sheet, .tray, .hint,
     .things`)]
    .filter((one) => one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2)
    .filter((one) => !low_window || !one.matches('.detail > p'))
    .map((one) => `cut by ${one.scrollHeight - one.clientHeight} px: ${named(one)}`);
  const half = [...document.querySelectorAll('.bar .told span')].filter((line) => {
    const [text, room] = [line, line.parentElement].map((one) => one.getBoundingClientRect());
    return room.height > 0 && text.left < room.right && text.bottom > room.bottom + 1;
  }).map((one) => `cut: ${named(one)}`);
  return {
    boxes, low, over, cut: [...cut, ...half],
    out: [
      ...holds('.mat', '.column, .place, .open .lamp, .piles, .status, .points, .foot'),
      ...holds('.mat', '.mates article, .progress, .missions'),
      ...holds('.mates article', '.said span, .vote span'),
      ...holds('.bar > section', '.words, .moves, .move, .told'),
      ...holds('.own', '.lane, .hand li, .move, .person, .tray, .amounts, .techniques li'),
      ...holds('.mat', '.middle > *, ol.field > li, .detail'),
      ...holds('.column', '.slot > .card'),
    ],
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  };
}"""


MEASURE_AT = f"""async ([number, fixed]) => {{
  const reached = () => document.querySelector(`main[data-number="${{number}}"]`) !== null;
  while (!reached()) await new Promise(requestAnimationFrame);
  return ({MEASURE})(fixed);
}}"""
"""Measures the table after a number of entries, as soon as the page shows it."""

Measured = list[tuple[int, dict[str, Any]]]


def walk(tables: dict[str, Staged], states: int) -> dict[str, Measured]:
    """The measurements at each question of the seat, in each of these sizes."""
    measured: dict[str, Measured] = {size: [] for size in tables}
    for staged in tables.values():
        # An invisible page has the same layout, and is measured faster.
        staged.page.evaluate("document.documentElement.style.visibility = 'hidden'")
    for _ in range(states):
        for size, staged in tables.items():
            seen = [staged.number, list(FIXED[staged.game.name])]
            measured[size].append((staged.number, staged.page.evaluate(MEASURE_AT, seen)))
        for staged in tables.values():
            staged.next_question()
        if any(staged.match.state.over for staged in tables.values()):
            break
        for staged in tables.values():
            staged.show()
    return measured


def moved_by(before: list[float], after: list[float]) -> float:
    return max(abs(old - new) for old, new in zip(before, after, strict=True))


def faults(boxes: dict[str, list[float]], one: dict[str, Any]) -> Iterator[str]:
    """What is wrong with a state, whose boxes should be where these were."""
    for name, box in boxes.items():
        after = one["boxes"].get(name)
        if after is None and not name.startswith(OPENED):
            yield f"{name} is gone"
        if after is not None and moved_by(box, after) > MOVED:
            yield f"{name} moved from {rounded(box)} to {rounded(after)}"
    yield from (f"outside the window: {name}" for name in one["low"])
    yield from (*one["out"], *one["cut"], *one["over"])
    if one["wide"] > 0 or one["high"] > 0:
        yield f"the page is larger than the window by {one['wide']} x {one['high']}"


def rounded(box: list[float]) -> str:
    return " ".join(f"{length:.0f}" for length in box)


def faults_of(where: str, measured: Measured) -> list[str]:
    """All faults of a walk, each with the states that have it."""
    found: dict[str, list[int]] = {}
    for number, one in measured:
        for fault in faults(measured[0][1]["boxes"], one):
            states = found.setdefault(fault, [])
            if number not in states:
                states.append(number)
    return [f"{where}: {fault} (after {states} entries)" for fault, states in found.items()]


def assert_stays(where: str, measured: Measured) -> None:
    told = faults_of(where, measured)
    assert not told, "\n".join(told)


def is_under_way(game: Staged) -> bool:
    """Whether the cards are dealt."""
    dealt = {"konoha": "pass", "deckbattle": "prepare"}.get(game.game.name)
    return game.asked and (dealt is None or game.view.asks == dealt)


def is_vader(game: Staged) -> bool:
    return game.asked and game.view.card.startswith("vader")


def opened(
    revisit: Callable[..., Visit],
    game: str,
    record: str,
    sizes: Sequence[str],
    language: str,
    until: Callable[[Staged], bool] = lambda game: game.asked,
    *,
    hints: bool = False,
) -> dict[str, Staged]:
    """The same table on a page for each size: resizing a page takes longer than having one more."""
    one = revisit(settings={"speed": "still", "language": language})
    tables = {
        size: Staged(one, game, record, hints=hints, page=page)
        for size, page in zip(sizes, one.pages(len(sizes)), strict=True)
    }
    for size, staged in tables.items():
        width, height = SIZES[size]
        staged.page.set_viewport_size({"width": width, "height": height})
        staged.until(until)
        staged.open()
    for staged in tables.values():
        # What is printed on the cards arrives in a separate request.
        staged.page.wait_for_load_state("networkidle")
    return tables


RECORDS = {
    "push": ("2-seats-eager-1", "3-seats-eager-1", "6-seats-eager-1"),
    "force": ("2-seats-mixed-1", "4-seats-mixed-1", "3-seats-mixed-1"),
    "konoha": ("4-seats-mixed-2", "6-seats-mixed-4", "3-seats-mixed-3"),
    "deckbattle": ("3-seats-mixed-1", "4-seats-mixed-1", "2-seats-mixed-3"),
}
# Each game in every size, in two runs with different seats and languages.
WALKS = [
    (game, sizes, LANGUAGES[(2 * turn + at) % len(LANGUAGES)], RECORDS[game][(at + turn) % 3])
    for turn, game in enumerate(RECORDS)
    for at, sizes in enumerate((("1280", "390", "1920"), ("1366", "820", "360")))
]
# Each record once in each language, measured in all sizes at every question.
EVERY_WALK = [
    (game, tuple(SIZES), language, record)
    for game, records in RECORDS.items()
    for language in LANGUAGES
    for record in records
]


def named(part: str | tuple[str, ...]) -> str:
    return part if isinstance(part, str) else "+".join(part)


@pytest.mark.parametrize(
    ("game", "sizes", "language", "record"),
    EVERY_WALK if WHOLE else WALKS,
    ids=named,
)
def test_nothing_moves_but_what_the_move_moves(
    revisit: Callable[..., Visit], game: str, sizes: tuple[str, ...], language: str, record: str
) -> None:
    tables = opened(revisit, game, record, sizes, language, is_under_way)
    walked = walk(tables, STATES).items()
    told = [fault for size, measured in walked for fault in faults_of(size, measured)]
    assert not told, "\n".join(told)


DRAFTS = ("3-seats-mixed-2", "4-seats-mixed-7", "4-seats-mixed-10")
"""Teams, characters one after another, characters passed on."""
NARROW = [(("390",), "de"), (("1366",), "fr")]
EVERY_DRAFT = [(tuple(SIZES), language) for language in LANGUAGES]


@pytest.mark.parametrize("record", DRAFTS)
@pytest.mark.parametrize(("sizes", "language"), EVERY_DRAFT if WHOLE else NARROW, ids=named)
def test_a_draft_is_in_the_window(
    revisit: Callable[..., Visit], sizes: tuple[str, ...], language: str, record: str
) -> None:
    """DECK-124 to DECK-127: the characters on offer, everybody's picks, and the question."""
    for size, staged in opened(revisit, "deckbattle", record, sizes, language).items():
        measured = []
        while staged.view.asks in ("team", "pick", "keep", "sensei"):
            measured.append((staged.number, staged.page.evaluate(MEASURE, list(FRAME))))
            staged.next_question()
            staged.reach()
        assert measured
        assert_stays(f"{record} {size} {language}", measured)


ADVISED = [
    ("push", ("390",), "fr"),
    ("force", ("390",), "de"),
    ("konoha", ("820",), "it"),
    ("deckbattle", ("390",), "fr"),
    ("push", ("1280",), "fr"),
    ("deckbattle", ("820",), "de"),
    ("konoha", ("360",), "de"),
    ("deckbattle", ("360",), "it"),
]
EVERY_HINT = [(game, tuple(SIZES), language) for game in RECORDS for language in LANGUAGES]


@pytest.mark.parametrize(("game", "sizes", "language"), EVERY_HINT if WHOLE else ADVISED, ids=named)
def test_a_hint_moves_nothing_and_is_told_as_a_whole(
    revisit: Callable[..., Visit], game: str, sizes: tuple[str, ...], language: str
) -> None:
    tables = opened(revisit, game, RECORDS[game][-1], sizes, language, is_under_way, hints=True)
    for size, staged in tables.items():
        assert_stays(f"{game} {size} {language}", advised(staged))


COVERED = """() => [...document.querySelectorAll('[data-marked]')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-hint]');
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("size", ["390", "820"])
def test_a_hint_leaves_free_what_a_draft_is_chosen_from(
    revisit: Callable[..., Visit], size: str
) -> None:
    """DECK-124: however long the hint is."""
    page = opened(revisit, "deckbattle", DRAFTS[0], [size], "it", hints=True)[size].page
    page.locator("section.bar .ask").click()
    hint = page.locator("[data-hint]")
    hint.wait_for()
    names, told = page.locator(".names").bounding_box(), hint.bounding_box()
    assert names is not None and told is not None
    assert told["y"] > names["y"] + names["height"]
    assert page.evaluate(COVERED) == []


def advised(staged: Staged) -> Measured:
    """The page before a hint, and with each part of it."""
    page, fixed = staged.page, list(FIXED[staged.game.name])
    measured = [(0, page.evaluate(MEASURE, fixed))]
    box = page.locator("section.bar .ask").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 40, "a finger finds it"
    page.locator("section.bar .ask").click()
    page.wait_for_selector("[data-hint]")
    for at in range(max(1, page.locator(".ranks button").count())):
        if page.locator(".ranks button").count():
            page.locator(".ranks button").nth(at).click()
        measured.append((at + 1, page.evaluate(MEASURE, fixed)))
    assert page.evaluate(COVERED) == []
    return measured


@pytest.mark.parametrize("size", ["1366", "390"])
def test_a_refusal_and_a_choice_move_nothing(revisit: Callable[..., Visit], size: str) -> None:
    """FORCE-24 refused, a card selected: the bar and everything else keep their positions."""
    page = opened(revisit, "force", "3-seats-mixed-1", [size], "fr", is_vader)[size].page
    before = page.evaluate(MEASURE, list(FIXED["force"]))
    page.locator("[data-pick]:visible").first.click()
    chosen = page.evaluate(MEASURE, list(FIXED["force"]))
    page.locator("[data-refused]:visible").first.click(force=True)
    page.locator(".message").wait_for()
    refused = page.evaluate(MEASURE, list(FIXED["force"]))
    assert_stays(f"force {size}", [(0, before), (1, chosen), (2, refused)])
