"""After the end: winners, replay, its link, its record, and a rematch."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Page, Route

from browsing import DESKTOP, PHONE, ViewportSize, Visit
from quartett import games
from serving import InThread, ask, open_table, wait_for
from staged import RECORDS


@pytest.fixture(scope="module")
def finished(server: InThread) -> Iterator[str]:
    """The name of a table where bots have played to the end."""
    opened = open_table(server.address, ["Ada=random", "Bo=random"])
    table = f"{server.address}/api/tables/{opened.json['table']}"
    wait_for(lambda: ask(table).json["over"])
    yield str(opened.json["table"])


def wait_for_step(page: Page, step: int) -> None:
    page.wait_for_selector(f"[data-replay='{step}']", timeout=60_000)


@contextmanager
def slow_answer(page: Page, address: str) -> Iterator[None]:
    """Delays the server's response until the block has run."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route), times=1)
    yield

    def asked() -> bool:
        page.wait_for_timeout(20)  # lets Playwright report the request
        return bool(held)

    wait_for(asked)
    held[0].continue_()


def test_a_link_leads_to_a_step_as_a_seat_saw_it(
    visit: Callable[..., Visit], finished: str
) -> None:
    one = visit()
    one.page.goto(f"/replay/{finished}?step=7&seat=1")
    wait_for_step(one.page, 7)
    assert one.page.get_by_label("Seen by").input_value() == "1"
    slider = one.page.get_by_role("slider", name="Replay")
    slider.press("ArrowRight")
    wait_for_step(one.page, 8)
    with slow_answer(one.page, "**/replay?viewer=0"):
        one.page.get_by_label("Seen by").select_option("0")
        one.page.get_by_role("button", name="One step back").click()
        wait_for_step(one.page, 7)
    one.page.wait_for_selector(".replay li:first-child .own", state="attached")
    wait_for_step(one.page, 7)
    one.page.get_by_role("switch", name="All open").click()
    one.page.wait_for_url("**&open")
    asked = parse_qs(urlparse(one.page.url).query, keep_blank_values=True)
    assert asked == {"step": ["7"], "seat": ["0"], "open": [""]}
    one.picture("replay-desktop-light")
    assert one.accessible() == []


def test_a_record_from_a_file_is_shown_and_a_bad_one_says_what_is_wrong(
    visit: Callable[..., Visit], server: InThread, finished: str
) -> None:
    record = ask(f"{server.address}/api/tables/{finished}/record").body
    one = visit(viewport=PHONE, settings={"speed": "still", "theme": "dark"})
    one.page.goto("/")
    one.page.get_by_role("link", name="Look at a record").click()
    chooser = one.page.get_by_label("Record of a game")
    file = {"name": "game.quartett", "mimeType": "text/plain", "buffer": b"not a game"}
    one.expect("400 (Bad Request)")
    chooser.set_input_files(file)
    one.page.get_by_role("alert").get_by_text("this is not a record").wait_for()
    chooser.set_input_files({**file, "buffer": record})
    wait_for_step(one.page, 0)
    one.page.get_by_role("button", name="One step on").click()
    wait_for_step(one.page, 1)
    one.picture("replay-phone-dark")
    assert one.accessible() == []


def test_who_sat_there_sees_their_game_and_plays_again(
    visit: Callable[..., Visit], server: InThread
) -> None:
    one = visit(settings={"speed": "still", "name": "Ada"})
    page = one.page
    page.goto("/")
    table = page.evaluate(HAND_OVER)
    wait_for(lambda: ask(f"{server.address}/api/tables/{table}").json["over"])
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-over=true]", timeout=60_000)
    page.locator("tr.mine").get_by_text("You").wait_for()
    page.locator(".winner").get_by_text("The draw pile is used up.").wait_for()
    assert page.locator(".share").count() > 2
    one.picture("end-own-desktop-light")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/table/" in address and table not in address)
    page.wait_for_selector("[data-over=false] #question")


HAND_OVER = """async () => {
  const post = async (address, body) => {
    const headers = {'Content-Type': 'application/json'};
    const answer = await fetch(address, {method: 'POST', headers, body: JSON.stringify(body)});
    return answer.json();
  };
  const {table} = await post('/api/tables', {game: 'push', seats: ['Ada=you', 'Bo=random']});
  await post(`/api/tables/${table}/seats/0/hand`, {bot: 'random'});
  return table;
}"""
"""Opens a table and lets a bot play for the user, who keeps the seat."""


def test_a_replay_plays_by_itself_jumps_by_turns_and_stops_where_it_is_touched(
    visit: Callable[..., Visit], finished: str
) -> None:
    one = visit(settings={"speed": "quick"})
    one.page.goto(f"/replay/{finished}?step=0&seat=-2")
    wait_for_step(one.page, 0)
    one.page.get_by_label("Speed").select_option("4")
    one.page.get_by_role("button", name="Play", exact=True).click()
    # On a busy machine it may be past the third step before anybody looks.
    first = ", ".join(f"[data-replay='{step}']" for step in range(3))
    one.page.wait_for_selector(f"[data-replay]:not({first})")
    one.page.get_by_role("button", name="Pause").click()
    one.page.wait_for_selector("[data-playing=false]")
    one.page.get_by_label("Step by").select_option("turn")
    step = one.page.locator("[data-replay]").get_attribute("data-replay")
    one.page.get_by_role("button", name="One turn on").click()
    one.page.wait_for_selector(f"[data-replay]:not([data-replay='{step}'])")
    told = one.page.locator(".replay .told").inner_text()
    assert "turn" in told or "wins" in told
    jumps = one.page.get_by_label("Moments to jump to")
    mark = jumps.locator("option").nth(1)
    jumps.select_option(index=1)
    wait_for_step(one.page, int(mark.get_attribute("value") or 0))
    assert mark.inner_text().split(": ", 1)[1] in one.page.locator(".replay .told").inner_text()


def test_a_stranger_reads_names_and_sees_the_same_as_everybody(
    visit: Callable[..., Visit], finished: str
) -> None:
    """A link shows the same table, sentence and names in any browser, and addresses nobody as
    you."""
    seen = []
    for _ in range(2):
        one = visit()
        one.page.goto(f"/replay/{finished}?step=9&seat=0&open")
        wait_for_step(one.page, 9)
        seen.append(one.page.locator("main").inner_text())
        names = one.page.get_by_label("Seen by").locator("option").all_inner_texts()
        assert names == ["Who watches", "Ada", "Bo"]
        assert "You" not in one.page.locator(".replay").inner_text()
    assert seen[0] == seen[1]


def test_a_step_is_shared_as_a_picture(visit: Callable[..., Visit], finished: str) -> None:
    one = visit()
    one.page.goto(f"/replay/{finished}?step=5&seat=-2")
    wait_for_step(one.page, 5)
    with one.page.expect_download() as saved:
        one.page.get_by_role("button", name="Share a picture").click()
    picture = saved.value.path().read_bytes()
    assert saved.value.suggested_filename == "quartett-5.png"
    assert picture.startswith(b"\x89PNG") and len(picture) > 5_000


def test_all_open_shows_every_hand_of_a_record_and_its_review(visit: Callable[..., Visit]) -> None:
    record = Path(__file__).parent.parent / "records" / "force" / "2-seats-eager-1.quartett"
    one = visit(settings={"speed": "still"})
    one.page.goto("/replay")
    one.page.get_by_label("Record of a game").set_input_files(record)
    wait_for_step(one.page, 0)
    one.page.locator("[data-hands] [data-laid=yoda-8] [data-card=yoda-8]").wait_for()
    assert one.page.locator("[data-hands] [data-laid]").count() == 18
    one.page.get_by_role("button", name="Show luck and mistakes").wait_for()
    assert one.accessible() == []


IN_ONE_WINDOW = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const hidden = box('.frame').bottom - box('.replay').top;
  return {hidden, wide: document.documentElement.scrollWidth, bar: box('#question').height};
}"""
TITLES = ":is(h2:not(#question), h3, h4, article, #since)"
"""Names of things and people; a card's text is always addressed to its owner."""
LARGE_PHONE = ViewportSize(width=390, height=844)


@pytest.mark.parametrize("game", games.NAMES)
def test_board_and_slider_are_in_one_window(visit: Callable[..., Visit], game: str) -> None:
    """On the smallest phones the header scrolls away to make room for the largest table."""
    one = visit()
    one.page.goto("/replay")
    record = RECORDS / game / "2-seats-eager-1.quartett"
    if game == "konoha":
        record = RECORDS / game / "3-seats-mixed-1.quartett"
    one.page.get_by_label("Record of a game").set_input_files(record)
    wait_for_step(one.page, 0)
    one.page.get_by_role("slider", name="Replay").fill("40")
    one.page.get_by_label("Seen by").select_option("1")
    one.page.wait_for_selector("[data-replay='40']")
    for size in (DESKTOP, LARGE_PHONE, PHONE):
        one.page.set_viewport_size(size)
        one.page.evaluate("new Promise(requestAnimationFrame).then(() => scrollTo(0, 0))")
        seen = one.page.evaluate(IN_ONE_WINDOW)
        one.picture(f"replay-{game}-{size['width']}")
        assert seen["hidden"] <= (48 if size == PHONE else 1), size
        assert seen["wide"] <= size["width"] and seen["bar"] == 0, size
    lines = one.page.locator("[data-lines]").get_attribute("data-lines")
    assert lines == ("1" if game == "konoha" else "2")
    told = " ".join(one.page.locator(TITLES).all_text_contents())
    assert re.findall(r"\b[Yy]our?\b.{0,30}", told) == []
