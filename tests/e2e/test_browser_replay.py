"""After the end: who won, the game again step by step, its link, its record, and another game."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Page, Route

from browsing import PHONE, Visit
from serving import InThread, ask, open_table, wait_for


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
    """The server's answer comes after all that is done meanwhile."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route), times=1)
    yield

    def asked() -> bool:
        page.wait_for_timeout(20)  # only then does the browser tell what it asked for
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
"""Opens a table and lets a bot play for the person, who keeps the seat."""
