"""People at one table: invited by a link, in their own languages, with lines that break."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browsing import Visit
from quartett.words import LANGUAGES, Words
from serving import InProcess, InThread, open_table, wait_for
from test_browser_pages import play_now
from test_browser_play import choose, wait_for_question


def seats_at_new_table(one: Visit, *sitters: str) -> None:
    """Opens a table of the first game from the lobby, with these on the seats after ours."""
    page = one.page
    page.goto("/")
    page.wait_for_selector("article")
    while page.locator("select[aria-label^='Who sits']").count() > len(sitters):
        page.get_by_role("button", name="One player fewer").click()
    for at, sitter in enumerate(sitters):
        page.locator("select[aria-label^='Who sits']").nth(at).select_option(sitter)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#question")


def act(page: Page) -> None:
    choose(page, page.locator("[data-move]:visible").first.click)


def test_a_friend_comes_by_link_and_both_play_with_a_bot(visit: Callable[..., Visit]) -> None:
    host = visit(settings={"speed": "still", "name": "Ada"})
    seats_at_new_table(host, "open", "steady")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Invite").click()
    host.page.get_by_role("img", name="QR code of the link").wait_for()
    link = host.page.get_by_label("Link of the table").input_value()
    host.picture("invite")
    host.page.keyboard.press("Escape")
    friend = visit(settings={"speed": "still", "name": "Bo", "language": "de"}, locale="de")
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Platz nehmen").click()
    host.page.locator("article[aria-label='Bo']").wait_for()
    wait_for(lambda: "Bo" in host.page.locator(".log ol").inner_text() or act_once(host, friend))
    friend.page.locator(".log li", has_text="Ada").first.wait_for()


def act_once(*visits: Visit) -> None:
    for one in visits:
        if one.page.locator("[data-move]:visible").count():
            act(one.page)


def test_an_open_table_is_found_in_the_lobby_and_mine_tells_whose_turn_it_is(
    visit: Callable[..., Visit],
) -> None:
    host = visit()
    seats_at_new_table(host, "open", "steady")
    other = visit()
    other.page.goto("/")
    found = other.page.locator("section[aria-labelledby=open-tables]")
    found.get_by_role("link", name="Join").first.wait_for()
    host.page.goto("/")
    mine = host.page.locator("section[aria-labelledby=your-tables]")
    mine.get_by_text("It is your turn.").wait_for()
    assert host.page.title().startswith("●")
    assert "your-turn" in str(host.page.locator("link[rel=icon]").get_attribute("href"))
    host.picture("lobby-mine")
    assert host.accessible() == []


def test_the_language_can_be_switched_in_the_middle_of_a_game(visit: Callable[..., Visit]) -> None:
    one = visit()
    play_now(one, "push")
    act(one.page)
    wait_for_question(one.page)
    for language in ("de", "fr", "it", "nl", "en"):
        one.page.locator("nav button[aria-haspopup=dialog]").click()
        one.page.locator(f"dialog label:has([value={language}])").click()
        one.page.wait_for_selector(f"html[lang={language}]", state="attached")
        one.page.keyboard.press("Escape")
        one.picture(f"push-in-{language}")
    act(one.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_the_same_on_both_sides(
    visit: Callable[..., Visit], server: InThread, language: str
) -> None:
    """Every sentence of a whole game, as the page and as the server say it."""
    opened = open_table(server.address, ["Ada=steady", "Bo=greedy", "steady"])
    table = server.house.tables[opened.json["table"]]
    one = visit(settings={"speed": "still", "language": language})
    one.page.goto(f"/table/{table.name}")
    one.page.wait_for_selector("[data-over=true]")
    one.page.keyboard.press("l")
    one.page.locator("dialog .log li").first.wait_for()
    told = one.page.locator("dialog .log li").all_inner_texts()
    words, game = Words(language, "push"), table.course.game
    names = [chair.name for chair in table.chairs]
    events = [game.events(notes, -2) for notes in table.course.told if notes is not None]
    said = [words.event(event, names) for step in events for event in step]
    assert len(told) > 100
    assert told == [re.sub(r"[ \n]+", " ", text) for text in reversed(said)][: len(told)]


@pytest.fixture
def process(tmp_path: Path) -> Iterator[InProcess]:
    server = InProcess(tmp_path / "tables.db")
    yield server
    server.stop()


def test_a_lost_line_and_a_restarted_server_lose_nothing(
    chromium: Browser, process: InProcess
) -> None:
    one = Visit(chromium, process.address)
    one.settle(speed="still")
    play_now(one, "push")
    act(one.page)
    wait_for_question(one.page)
    number = one.page.locator("main").get_attribute("data-number")
    process.kill()
    one.page.get_by_text("Connection lost.").wait_for()
    one.picture("connection-lost")
    one.page.locator("[data-move]:visible").first.click()
    process.start()
    one.page.wait_for_selector(f"main:not([data-number='{number}'])")
    one.page.wait_for_selector("[data-link=open]", state="attached")
    wait_for_question(one.page)
    act(one.page)
    expected = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    faults = [fault for fault in one.faults if not any(part in fault for part in expected)]
    one.close()
    assert faults == []
