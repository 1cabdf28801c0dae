"""Several people at one table: invited by a link, in their own languages, with connections that
drop."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browsing import Visit
from quartett.words import LANGUAGES, Words
from serving import InProcess, InThread, open_table
from test_browser_pages import play_now
from test_browser_play import choose, wait_for_question
from test_browser_reference import SOME_LANGUAGES


def act(page: Page) -> None:
    choose(page, page.locator("[data-move]:visible").first.click)


def test_the_language_can_be_switched_in_the_middle_of_a_game(visit: Callable[..., Visit]) -> None:
    one = visit()
    play_now(one, "push")
    act(one.page)
    wait_for_question(one.page)
    for language in (*LANGUAGES, "en"):
        one.page.locator("nav button[aria-haspopup=dialog]").click()
        one.page.locator(f"dialog label:has([value={language}])").click()
        one.page.wait_for_selector(f"html[lang={language}]", state="attached")
        one.page.keyboard.press("Escape")
        one.picture(f"push-in-{language}")
    act(one.page)


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_words_are_the_same_on_both_sides(
    visit: Callable[..., Visit], server: InThread, language: str
) -> None:
    """Every sentence of a whole game is the same on the page and on the server."""
    opened = open_table(server.address, ["Ada=steady", "Bo=greedy", "steady"])
    table = server.registry.tables[opened.json["table"]]
    one = visit(settings={"speed": "still", "language": language})
    one.page.goto(f"/table/{table.name}")
    one.page.wait_for_selector("[data-over=true]")
    one.page.keyboard.press("l")
    lines = one.page.locator("dialog .log .turn, dialog .log li li")
    lines.first.wait_for()
    shown = [re.fullmatch(r"(.*?)(?:\s×(\d+))?", line) for line in lines.all_inner_texts()]
    told = [line[1] for line in shown if line for _ in range(int(line[2] or 1))]
    words, game = Words(language, "push"), table.match.game
    names = [chair.name for chair in table.chairs]
    events = [game.events(notes, -2) for notes in table.match.told if notes is not None]
    said = [words.event(event, names) for step in events for event in step]
    assert len(told) > 100
    assert told == [re.sub(r"[ \n]+", " ", text) for text in said][-len(told) :]
    titles = one.page.locator("dialog .log .turn").all_inner_texts()
    began = sum(event.line.name == "turn-began" for step in events for event in step)
    assert 0 < len(titles) <= began


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
