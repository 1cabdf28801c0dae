"""One phone, three people: only the holder's hand is on the page, in its memory or on the wire;
a curtain is shown between two players. Also with bots and remote players."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from browsing import PHONE, WHOLE, Visit
from quartett.games.konoha.rules.state import PASSING
from quartett.words import LANGUAGES
from serving import InThread
from test_browser_pages import TWO_LOOKS, look_at
from test_browser_play import POSSIBLE, possible, tap

MOST = 300
ROUNDS = 4
CARDS = ":is([data-card], [data-move], [data-pick])"
SENTRY = f"""
  window.leaks = [];
  new MutationObserver(() => {{
    const curtain = document.querySelector('[data-curtain]');
    if (curtain && document.querySelector({CARDS!r})) leaks.push(document.body.innerHTML);
  }}).observe(document, {{subtree: true, childList: true, attributes: true}});
"""


class Lines:
    """Everything received on the sockets of a page, and which of them are open."""

    def __init__(self, page: Page) -> None:
        self.heard: list[tuple[str, dict[str, Any]]] = []
        self.open: list[str] = []
        self.most = 0
        page.on("websocket", self._begin)

    def _begin(self, line: WebSocket) -> None:
        own = (re.findall(r"\?own=(\d+)$", line.url) or [""])[0]
        self.open.append(own)
        self.most = max(self.most, sum(one != "" for one in self.open))
        line.on("framereceived", lambda text: self.heard.append((own, json.loads(text))))
        line.on("close", lambda _: self.open.remove(own))

    def viewers(self) -> set[tuple[str, int]]:
        """For every update with a view: the connection's seat and the view's viewer."""
        views = [(own, one["view"]) for own, one in self.heard if one.get("view")]
        return {(own, view["viewer"]) for own, view in views}


def open_shared(one: Visit, game: str, *people: str, bots: int = 0) -> str:
    """Opens a table from the lobby with Ada and everybody else on this device."""
    page = one.page
    page.goto("/")
    page.locator(f"article.mat-{game} .choose").click()
    if page.get_by_role("button", name="Options").is_visible():
        page.get_by_role("button", name="Options").click()
    sitters = page.locator("select[aria-label^='Who sits']")
    while sitters.count() > len(people) + bots:
        page.get_by_role("button", name="One player fewer").click()
    while sitters.count() < len(people) + bots:
        page.get_by_role("button", name="One player more").click()
    for at, name in enumerate(people):
        sitters.nth(at).select_option("here")
        page.get_by_label(f"Name of Player {at + 2}").fill(name)
    one.picture(f"device-lobby-{game}")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-curtain]")
    return page.url.split("/table/")[1]


def wait_for_turn(page: Page) -> str:
    """Waits until somebody has to take the device, or the end. Returns whose turn it is."""
    page.wait_for_selector("[data-curtain] [data-take]:enabled, [data-over=true]")
    curtain = page.locator("[data-curtain]")
    return str(curtain.get_attribute("data-curtain")) if curtain.count() else ""


def answer(page: Page, random: Random, *, touch: bool = True, first: str = "") -> None:
    """Answers for the holder of the device until nothing more is asked of them; with the move
    `first` wherever it is offered."""
    for _ in range(MOST):
        page.wait_for_selector(f"{POSSIBLE}, [data-curtain], main:not(body:has([data-cover]) main)")
        moves = possible(page)
        if not page.locator("[data-cover]").count():
            return
        if not moves:
            continue
        recap = page.locator("[data-recap] button:visible")
        if recap.count():
            recap.first.click()
            continue
        number = page.locator("main").get_attribute("data-number")
        way, move = random.choice([one for one in moves if one[1] == first] or moves)
        # Scrolls to moves behind the sticky bar, as a person would.
        page.locator(f'[{way}="{move}"]:visible').first.evaluate(
            "one => one.scrollIntoView({block: 'center'})"
        )
        tap(page, way, move, touch=touch)
        page.wait_for_function(
            "number => !document.querySelector('[data-cover]')"
            " || document.querySelector('main')?.dataset.number !== number",
            arg=number,
        )
    pytest.fail("their turn did not end")


def take(page: Page, lines: Lines, seat: str) -> None:
    assert [own for own in lines.open if own] == []
    before = len(lines.heard)
    assert {own for own, _ in lines.heard[before:]} <= {""}
    page.locator(f"[data-take='{seat}']").tap()
    page.wait_for_selector("[data-cover]")
    assert [own for own in lines.open if own] == [seat]


def until_the_last_round(server: InThread, name: str) -> None:
    """Plays three rounds and the passing of the fourth while nobody looks at the phone, which is
    faster; the rest is representative."""
    table, random = server.registry.tables[name], Random(1)
    for turn in range(MOST):
        state = table.match.state
        if state.over or (state.round >= ROUNDS - 1 and state.phase > PASSING):
            return
        seat = table.match.state.owing[0]
        move = table.match.game.moves.text(random.choice(list(table.match.state.legal(seat))))
        server.wait(table.move(seat, table.number, move, str(turn)))


def test_konoha_is_played_by_three_on_one_phone_to_its_end(
    visit: Callable[..., Visit], server: InThread
) -> None:
    one = visit(viewport=PHONE, has_touch=True, settings={"speed": "still", "name": "Ada"})
    page = one.page
    page.add_init_script(SENTRY)
    lines = Lines(page)
    name = open_shared(one, "konoha", "Bo", "Cy")
    table = server.registry.tables[name]
    assert [chair.name for chair in table.chairs] == ["Ada", "Bo", "Cy"]
    turns, random = 0, Random(1)
    if not WHOLE:
        wait_for_turn(page)
        until_the_last_round(server, name)
    for turns in range(MOST):
        seat = wait_for_turn(page)
        if not seat:
            break
        assert page.locator(CARDS).count() == 0
        if WHOLE or turns < 4:
            one.picture(f"device-between-{turns}")
        take(page, lines, seat)
        if turns == 0:
            page.wait_for_selector(POSSIBLE)
            one.picture("device-hand")
        # Random votes keep a team at the table for dozens of turns.
        answer(page, random, first="" if WHOLE else "go")
    assert turns > (17 if WHOLE else 2), "all three were asked again and again"
    assert page.locator("[data-over=true]").count() == 1 and table.match.state.over
    assert lines.viewers() == {("", -2), ("0", 0), ("1", 1), ("2", 2)} and lines.most == 1
    assert page.evaluate("leaks") == []
    page.get_by_role("button", name="Play again").wait_for()
    one.picture("device-end")


def test_the_curtain_is_for_everyone_and_tells_what_all_may_know(
    visit: Callable[..., Visit], server: InThread
) -> None:
    one = visit(has_touch=True, settings={"speed": "still", "name": "Ada"})
    page = one.page
    lines = Lines(page)
    open_shared(one, "push", "Bo", bots=1)
    seat = wait_for_turn(page)
    assert page.evaluate("document.activeElement.textContent").startswith("Hand it to")
    look_at(one, "device-curtain", TWO_LOOKS)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-cover]")
    page.wait_for_selector(POSSIBLE)
    page.get_by_role("button", name="Cover").click()
    assert wait_for_turn(page) == seat
    for _ in range(4):
        seat = wait_for_turn(page)
        take(page, lines, seat)
        page.wait_for_selector(POSSIBLE)
        answer(page, Random(3))
    wait_for_turn(page)
    assert page.locator("[data-curtain] li").count() > 0
    other = str(1 - int(wait_for_turn(page)))
    page.locator(f"[data-look='{other}']").tap()
    page.wait_for_selector("[data-cover]")
    assert page.locator(POSSIBLE).count() == 0
    assert one.accessible() == []
    page.get_by_role("button", name="Cover").click()
    page.wait_for_selector("[data-curtain]")
    for language in LANGUAGES:
        page.evaluate(
            "language => localStorage.setItem('quartett-settings', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('quartett-settings')), language}))",
            language,
        )
        page.set_viewport_size(PHONE)
        page.reload()
        page.wait_for_selector("[data-curtain]")
        one.picture(f"device-curtain-{language}")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE["width"]


def test_two_on_a_phone_play_with_somebody_elsewhere(
    visit: Callable[..., Visit], server: InThread
) -> None:
    one = visit(viewport=PHONE, has_touch=True, settings={"speed": "still", "name": "Ada"})
    asked = {"game": "konoha", "seats": ["Ada=you", "Bo=you", "Zoe=you"], "here": [0, 1]}
    one.page.goto("/")
    opened = one.page.evaluate(
        "async body => (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),"
        " headers: {'Content-Type': 'application/json'}})).json()",
        asked,
    )
    lines = Lines(one.page)
    one.page.goto(f"/table/{opened['table']}")
    far = visit(settings={"speed": "still"})
    far.page.goto(opened["links"][2]["link"])
    for seat in ("0", "1"):
        assert wait_for_turn(one.page) == seat
        take(one.page, lines, seat)
        one.page.wait_for_selector(POSSIBLE)
        answer(one.page, Random(1))
    one.page.wait_for_selector("main:not([data-curtain]) [data-look='0']")
    one.picture("device-waits")
    assert one.accessible() == []
    far.page.wait_for_selector(POSSIBLE)
    tap(far.page, *possible(far.page)[0])
    assert wait_for_turn(one.page) in ("0", "1")
    assert lines.viewers() == {("", -2), ("0", 0), ("1", 1)}


def test_two_devices_with_two_people_each_and_one_of_them_leaves(
    visit: Callable[..., Visit], server: InThread
) -> None:
    """Somebody who came by the link seats another person next to them; announcements are shown
    on the curtain, and people who share a device vote with one tap."""
    one = visit(viewport=PHONE, has_touch=True, settings={"speed": "still", "name": "Ada"})
    page = one.page
    page.goto("/")
    page.locator("article.mat-konoha .choose").click()
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="One player more").click()
    sitters = page.locator("select[aria-label^='Who sits']")
    for at, kind in enumerate(("here", "open", "open")):
        sitters.nth(at).select_option(kind)
    page.get_by_label("Name of Player 2").fill("Bo")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-room]")
    assert page.locator("form:has(#name)").count() == 0
    far = visit(settings={"speed": "still", "name": "Zoe"})
    far.page.goto(page.url)
    far.page.get_by_role("button", name="Take a seat").click()
    page.get_by_text("Zoe").first.wait_for()
    beside = far.page.get_by_label("Somebody else at this device")
    beside.fill("Max")
    far.page.get_by_role("button", name="Seat them too").click()
    page.locator("[data-seat='3']", has_text="Max").wait_for()
    far.page.get_by_role("button", name="Free seat 4").wait_for()
    assert beside.count() == 0, "no seat is free any more"
    far.picture("device-room")
    assert far.accessible() == []
    table = server.registry.tables[page.url.split("/table/")[1]]
    page.get_by_role("button", name="Start").click()
    assert wait_for_turn(page) in ("0", "1") and wait_for_turn(far.page) in ("2", "3")
    table.gone_after = 1
    far.page.goto("/rules")
    gone = page.locator("[data-absent='2']")
    gone.get_by_text("Zoe has been gone").wait_for()
    one.picture("device-vote")
    assert one.accessible() == []
    gone.get_by_role("button", name="Let a bot play on").tap()
    page.locator("[data-aside=bot-plays]", has_text="A bot plays on for Zoe.").wait_for()
    assert [chair.kind for chair in table.chairs] == ["person", "person", "bot", "person"]
    far.page.go_back()
    far.page.get_by_role("button", name="Zoe plays on").click()
    page.locator("[data-aside=back]", has_text="Zoe plays again.").wait_for()
