"""Without a net: after one visit whole games are played, kept and looked at again, at a server that
is gone and on a site that is only files."""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from browsing import PHONE, Visit
from quartett import games
from serving import serving
from test_browser_device import CARDS, SENTRY, answer, open_shared, wait_for_turn
from test_browser_pages import play_now
from test_browser_play import choose, is_over, play_by_pointer, possible, tap, wait_for_question

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "src" / "quartett" / "web" / "client"
PATIENCE = 600
WHOLE = os.environ.get("QUARTETT_WHOLE") == "1"
FULL = """
let full = false;
new BroadcastChannel('full').onmessage = ({ data }) => { full = data; };
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  const writing = this.transaction;
  if (full) queueMicrotask(() => { try { writing.abort(); } catch { /* it is over */ } });
  return put.apply(this, given);
};
"""
"""Lets a test say that there is no room: then a write ends as it does in a full browser."""
SAID_OFFLINE = ("Failed to load resource", "ERR_", "WebSocket", "Failed to fetch")


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server, as anybody has one."""

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def files_served(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join(60)


def made(script: str, folder: Path) -> None:
    """What registries give is fetched when it is built; without them there is nothing to test."""
    if not (PAGES / "index.html").is_file() or shutil.which("node") is None:
        pytest.skip("the pages are not built (make client)")
    call = [sys.executable, str(ROOT / "client" / script), str(folder)]
    done = subprocess.run(call, capture_output=True, text=True, timeout=PATIENCE)
    if "Could not find a version" in done.stderr or "pip" in done.stderr:
        pytest.skip("the package index is out of reach")
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("offline") / "site"
    made("site.py", folder)
    [worker] = (folder / "assets").glob("worker-*.js")
    worker.write_text(FULL + worker.read_text("utf-8"), "utf-8")
    return folder


@pytest.fixture(scope="module")
def place(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Two addresses: a server with the engine beside its pages, and a site of files."""
    pages = tmp_path_factory.mktemp("pages") / "client"
    shutil.copytree(site, pages, ignore=shutil.ignore_patterns("docs"))
    index = pages / "index.html"
    index.write_text(
        re.sub(r'<meta (name="quartett-site"|http-equiv)[^>]*>', "", index.read_text())
    )
    with files_served(site) as files, serving(pages.parent / "tables.db", client=pages) as server:
        yield {"files": files, "server": server.address}


@pytest.fixture
def come(chromium: Browser, place: dict[str, str]) -> Iterator[Callable[..., Visit]]:
    visits: list[Visit] = []

    def visit(where: str, **manner: Any) -> Visit:
        one = Visit(chromium, place[where], **manner)
        one.settle(speed="still")
        one.expect(*SAID_OFFLINE)
        visits.append(one)
        return one

    yield visit
    for one in visits:
        one.close()
    assert [fault for one in visits for fault in one.faults if "Failed to fetch" not in fault] == []


def prepare(one: Visit) -> None:
    """One visit: the person says yes, everything is loaded, and the net goes away."""
    page = one.page
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-offline=begin]").click()
    page.locator("[data-offline=load]").click()
    page.locator("[role=status] [data-offline]").wait_for(state="attached")
    page.locator("[role=status] [data-offline]").wait_for(state="detached")
    ready = "navigator.serviceWorker.ready.then(({active}) => active.state)"
    assert page.evaluate(ready) in ("activating", "activated")
    page.wait_for_timeout(500)
    one.context.set_offline(True)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_is_played_to_the_end_without_a_net_on_a_site_of_files(
    come: Callable[..., Visit], game: str
) -> None:
    one = come("files")
    prepare(one)
    play_now(one, game)
    play_by_pointer(one.page, game)
    assert is_over(one.page)


def test_a_game_is_played_on_a_phone_without_the_server(
    come: Callable[..., Visit],
) -> None:
    one = come("server", viewport=PHONE)
    prepare(one)
    play_now(one, "konoha")
    play_by_pointer(one.page, "konoha")
    one.page.goto("/")
    one.page.locator("[data-finished]").first.wait_for()


def test_hint_reload_and_replay_work_without_the_server(come: Callable[..., Visit]) -> None:
    one = come("server")
    prepare(one)
    page = one.page
    play_now(one, "force")
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint] li").first.wait_for()
    wait_for_question(page)
    before = page.locator("[data-number]").get_attribute("data-number")
    address = page.url
    page.goto("/")
    page.goto(address)
    page.wait_for_selector(f"[data-number='{before}']")
    play_by_pointer(page, "force")
    page.goto(address.replace("/table/", "/replay/"))
    page.get_by_role("slider").first.wait_for()


ENGINE_HEARD = """
  window.heard = [];
  const lines = {}, post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.kind === 'start') this.addEventListener('message', ({data}) => {
      const view = data.kind === 'heard' && JSON.parse(data.text).view;
      if (view) heard.push([lines[data.line].split('?own=')[1] ?? '', view.viewer]);
    });
    if (message.kind === 'connect') lines[message.line] = message.address;
    return post.call(this, message, ...rest);
  };
"""


def test_three_hand_a_phone_round_without_a_net(come: Callable[..., Visit]) -> None:
    """The engine in the page tells each line its own masked view, as a server would."""
    one = come("files", viewport=PHONE, has_touch=True)
    page = one.page
    page.add_init_script(SENTRY)
    page.add_init_script(ENGINE_HEARD)
    prepare(one)
    open_shared(one, "konoha", "Bo", "Cy")
    for turn in range(6):
        seat = wait_for_turn(page)
        assert seat == str(turn % 3) and page.locator(CARDS).count() == 0
        page.locator(f"[data-take='{seat}']").tap()
        page.wait_for_selector("[data-cover]")
        wait_for_question(page)
        answer(page, Random(turn))
    assert wait_for_turn(page)
    told = {(own, viewer) for own, viewer in page.evaluate("heard")}
    assert told == {("", -2), ("0", 0), ("1", 1), ("2", 2)} and page.evaluate("leaks") == []
    page.reload()
    assert wait_for_turn(page) and page.locator(CARDS).count() == 0


def against(one: Visit, game: str, bot: str) -> None:
    """A new table of the lobby with as few seats as can be, and this bot on all others."""
    page = one.page
    page.goto("/")
    page.locator(f"article.mat-{game} .choose").click()
    fewer = page.get_by_role("button", name="One player fewer")
    while fewer.is_enabled():
        fewer.click()
    for sitter in page.locator("select[aria-label^='Who sits']").all():
        sitter.select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#question")


@pytest.mark.parametrize("game", games.NAMES if WHOLE else ("force",))
def test_a_game_against_experts_is_played_and_taken_back_without_a_net(
    come: Callable[..., Visit], game: str
) -> None:
    """A bot that thinks by the clock does so without threads; an undo needs nobody's consent."""
    one = come("files")
    prepare(one)
    page = one.page
    against(one, game, "expert")
    wait_for_question(page)
    before = page.locator("#question").inner_text(), page.locator("#own").inner_text()
    choose(page, lambda: tap(page, *possible(page)[0]))
    wait_for_question(page)
    page.get_by_role("button", name="take back").click()
    page.wait_for_function(
        "before => ['question', 'own'].every((part, at) =>"
        " document.getElementById(part)?.innerText === before[at])",
        arg=before,
    )
    play_by_pointer(page, game)
    assert is_over(page)


def test_a_full_storage_is_said_and_the_move_can_be_made_again(
    come: Callable[..., Visit],
) -> None:
    one = come("files")
    prepare(one)
    page = one.page
    play_now(one, "force")
    wait_for_question(page)
    before = page.locator("[data-number]").get_attribute("data-number")
    one.expect("entries not stored")
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    tap(page, *possible(page)[0])
    page.get_by_text("The storage of this browser is full").wait_for()
    assert one.accessible() == []
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    page.get_by_role("button", name="Close").click()
    page.reload()
    wait_for_question(page)
    assert page.locator("[data-number]").get_attribute("data-number") == before
    play_by_pointer(page, "force")
    assert is_over(page)


def test_tables_that_the_browser_threw_away_are_said_to_be_gone(
    come: Callable[..., Visit],
) -> None:
    one = come("files")
    prepare(one)
    page = one.page
    play_now(one, "force")
    wait_for_question(page)
    address = page.url
    page.goto("/icons/quartett.svg")
    cdp = one.context.new_cdp_session(page)
    cdp.send("Storage.clearDataForOrigin", {"origin": one.server, "storageTypes": "indexeddb"})
    page.goto(address)
    page.get_by_text("There is no such table").wait_for()


def test_rules_cards_and_lessons_open_without_a_net(come: Callable[..., Visit]) -> None:
    one = come("files")
    prepare(one)
    for address, words in (
        ("/rules/push", "PUSH-01"),
        ("/cards/deckbattle", "Kakashi"),
        ("/learn/konoha", ""),
    ):
        one.page.goto(address)
        one.page.locator("main").get_by_text(words).first.wait_for()


def test_nothing_is_loaded_before_the_person_agrees(come: Callable[..., Visit]) -> None:
    one = come("files")
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    one.page.goto("/")
    panel = one.page.locator("article.mat-push")
    panel.get_by_role("button", name="Play").click()
    one.page.get_by_text("MB are loaded once").wait_for()
    assert one.accessible() == []
    one.page.get_by_role("button", name="Close").click()
    one.page.get_by_text("MB are loaded once").wait_for(state="detached")
    assert not [address for address in asked if address.endswith(".wasm")]


def test_a_second_tab_waits_and_says_why(come: Callable[..., Visit]) -> None:
    one = come("files")
    prepare(one)
    play_now(one, "push")
    wait_for_question(one.page)
    other = one.open()
    other.goto(one.page.url)
    other.get_by_text("open in another tab").wait_for()
    one.page.close()
    other.get_by_text("open in another tab").wait_for(state="detached")
    wait_for_question(other)


def test_a_new_build_leaves_a_running_game_alone(come: Callable[..., Visit], site: Path) -> None:
    one = come("files")
    prepare(one)
    play_now(one, "konoha")
    wait_for_question(one.page)
    before = one.page.locator("[data-number]").get_attribute("data-number")
    one.context.set_offline(False)
    script = site / "sw.js"
    text = script.read_text("utf-8")
    script.write_text(re.sub(r'"version": "\w+"', '"version": "newer"', text), "utf-8")
    try:
        state = one.page.evaluate(
            "navigator.serviceWorker.getRegistration().then(async (r) => { await r.update();"
            " const next = r.installing ?? r.waiting; if (next.state === 'installing') await new"
            " Promise((done) => next.onstatechange = done); return next.state; })"
        )
        assert state == "installed"
        move = possible(one.page)[0]
        tap(one.page, *move)
        one.page.wait_for_selector(f"[data-number]:not([data-number='{before}'])")
        address = one.page.url
        one.page.goto(address)
        wait_for_question(one.page)
    finally:
        script.write_text(text, "utf-8")
