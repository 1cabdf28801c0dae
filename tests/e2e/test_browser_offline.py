"""Offline play: after one visit games are played, stored and replayed without the server, and on
a static site."""

import fcntl
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
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import DESKTOP, PHONE, WHOLE, Visit
from builds import builds, played
from checksums import lines
from quartett import games
from serving import serving
from test_browser_device import CARDS, SENTRY, answer, open_shared, wait_for_turn
from test_browser_pages import play_now
from test_browser_play import choose, is_over, play_by_pointer, possible, tap, wait_for_question

ROOT = Path(__file__).parent.parent.parent
PAGES = ROOT / "src" / "quartett" / "web" / "client"
PATIENCE = 600
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
"""Lets a test simulate a full disk: writes then fail as they do in a real browser."""
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SAID_OFFLINE = ("Failed to load resource", "ERR_", "WebSocket", "Failed to fetch")


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server."""

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
    """Skips if the site cannot be built, which needs packages from the registries."""
    if not (PAGES / "index.html").is_file() or shutil.which("node") is None:
        pytest.skip("the pages are not built (make client)")
    call = [sys.executable, str(ROOT / "client" / script), str(folder)]
    done = subprocess.run(call, capture_output=True, text=True, timeout=PATIENCE)
    if "no package index" in done.stderr:
        pytest.skip("the package index is out of reach")
    assert done.returncode == 0, done.stderr[-2000:]


@contextmanager
def one_at_a_time(file: Path) -> Iterator[None]:
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once by the first of several parallel workers."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "site"
    with one_at_a_time(folder.with_suffix(".lock")):
        if not folder.with_suffix(".done").exists():
            made("site.py", folder)
            folder.with_suffix(".done").touch()
    return folder


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy, because one of the tests gives it a new build."""
    folder = tmp_path_factory.mktemp("offline") / "site"
    shutil.copytree(built_once(tmp_path_factory), folder)
    [worker] = (folder / "assets").glob("worker-*.js")
    worker.write_text(FULL + worker.read_text("utf-8"), "utf-8")
    return folder


@pytest.fixture(scope="module")
def place(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Two origins: a server with the engine next to its pages, and a static site."""
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
    """One visit: the user consents, everything is loaded, and the network goes away."""
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


@pytest.fixture(scope="module")
def prepared(chromium: Browser, place: dict[str, str]) -> Iterator[dict[str, Visit]]:
    """Browsers after their first visit, by place and size, so that the engine is loaded once for
    all tests."""
    visits: dict[str, Visit] = {}
    yield visits
    for one in visits.values():
        one.close()


@pytest.fixture
def back(
    chromium: Browser, place: dict[str, str], prepared: dict[str, Visit]
) -> Iterator[Callable[..., Visit]]:
    """Comes back without a network."""

    def visit(where: str, size: str = "desktop") -> Visit:
        name = f"{where}-{size}"
        if name not in prepared:
            one = prepared[name] = Visit(chromium, place[where], viewport=SIZES[size])
            one.settle(speed="still")
            one.expect(*SAID_OFFLINE)
            prepare(one)
        return prepared[name]

    yield visit
    faults = [fault for one in prepared.values() for fault in one.faults]
    for one in prepared.values():
        one.faults.clear()
    assert [fault for fault in faults if "Failed to fetch" not in fault] == []


EVERY_CASE = list(product(games.NAMES, ("steady", "master"), ("files", "server"), SIZES))
BEGUN = [("force", "master", "files", "desktop")]
if WHOLE:
    BEGUN += [(game, "steady", "files", "desktop") for game in ("push", "konoha")]
    BEGUN += [("deckbattle", "steady", "server", "desktop")]
ANSWERS = 2
"""Games that are only begun: their ends are the same for all games."""


@pytest.mark.skipif(not WHOLE, reason="one whole game is played before it is kept at the server")
@pytest.mark.parametrize(("game", "bot", "where", "size"), EVERY_CASE)
def test_a_whole_game_with_hint_undo_reload_and_replay_without_a_net(
    back: Callable[..., Visit], game: str, bot: str, where: str, size: str
) -> None:
    page = back(where, size).page
    begin(page, game, bot)
    play_by_pointer(page, game)
    assert is_over(page)
    look_back(page)


def look_back(page: Page) -> None:
    """At a finished game: it is in the lobby, replayed, and saved in a file."""
    address = page.url
    page.goto("/")
    page.locator("[data-finished]").first.wait_for()
    page.goto(address.replace("/table/", "/replay/"))
    replay_to_the_end(page)
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    assert saved.value.suggested_filename.endswith(".quartett")


@pytest.mark.parametrize(("game", "bot", "where", "size"), BEGUN)
def test_every_game_is_played_with_hint_undo_and_reload_without_a_net(
    back: Callable[..., Visit], game: str, bot: str, where: str, size: str
) -> None:
    """A searching bot runs without threads."""
    page = back(where, size).page
    begin(page, game, bot)
    play_by_pointer(page, game, answers=ANSWERS)


def begin(page: Page, game: str, bot: str) -> None:
    """A new table, a hint, a move that is taken back, and a reload."""
    against(page, game, bot)
    wait_for_question(page)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint] li").first.wait_for()
    close = page.locator("[data-hint]").get_by_role("button", name="Close")
    if close.is_visible():  # on a small phone a long hint covers the hand
        close.click()
    answer_and_take_back(page)
    before = page.locator("[data-number]").get_attribute("data-number")
    page.reload()
    # Nothing is lost; a bot with sealed answers may have answered again meanwhile.
    page.wait_for_function(
        "before => Number(document.querySelector('[data-number]')?.dataset.number) >= before",
        arg=int(before or 0),
    )


def replay_to_the_end(page: Page) -> None:
    slider = page.get_by_role("slider", name="Replay")
    slider.press("Home")
    slider.press("ArrowRight")
    expect(slider).to_have_value("1")
    slider.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")


def answer_and_take_back(page: Page) -> None:
    """An undo against bots needs nobody's consent: the same moves are offered again."""
    before = possible(page)
    choose(page, lambda: tap(page, *before[0]))
    wait_for_question(page)
    undo = page.get_by_role("button", name="take back")
    if not undo.first.is_visible():
        page.get_by_role("button", name="Menu").click()
    choose(page, undo.locator("visible=true").first.click)
    page.wait_for_function(
        "before => before.every(([way, move]) => document.querySelector(`[${way}='${move}']`))",
        arg=[list(one) for one in before],
    )


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


def test_three_hand_a_phone_round_without_a_net(back: Callable[..., Visit]) -> None:
    """The engine in the page sends each connection its own masked view, as a server would."""
    one = back("files")
    one.page.close()
    one.page = page = one.open()
    page.set_viewport_size(PHONE)
    page.add_init_script(SENTRY)
    page.add_init_script(ENGINE_HEARD)
    open_shared(one, "konoha", "Bo", "Cy")
    for turn in range(4):
        seat = wait_for_turn(page)
        assert seat == str(turn % 3) and page.locator(CARDS).count() == 0
        page.locator(f"[data-take='{seat}']").click()
        page.wait_for_selector("[data-cover]")
        wait_for_question(page)
        answer(page, Random(turn), touch=False)
    assert wait_for_turn(page)
    told = {(own, viewer) for own, viewer in page.evaluate("heard")}
    assert told == {("", -2), ("0", 0), ("1", 1), ("2", 2)} and page.evaluate("leaks") == []
    page.reload()
    assert wait_for_turn(page) and page.locator(CARDS).count() == 0
    page.close()
    one.page = one.open()


def against(page: Page, game: str, bot: str) -> None:
    """A new table from the lobby with as few seats as possible, and this bot on all others."""
    page.goto("/")
    page.locator(f"article.mat-{game} .choose").click()
    more = page.locator("[aria-labelledby=new-table] .fold")
    if more.is_visible():  # on phones the seats are folded
        more.click()
    fewer = page.get_by_role("button", name="One player fewer")
    while fewer.is_enabled():
        fewer.click()
    for sitter in page.locator("select[aria-label^='Who sits']").all():
        sitter.select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#question")


@contextmanager
def online(one: Visit) -> Iterator[None]:
    one.context.set_offline(False)
    try:
        yield
    finally:
        one.context.set_offline(True)


def leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-leave=ask]").click()


def test_a_table_goes_on_at_the_server_with_its_moves(back: Callable[..., Visit]) -> None:
    """All hands go from the engine to the server without passing through the page. Without a
    network the dialog says so; the local table stays."""
    one = back("server")
    page = one.page
    page.add_init_script(ENGINE_TOLD)
    play_now(one, "force")
    for _ in range(2):
        wait_for_question(page)
        choose(page, lambda: tap(page, *possible(page)[0]))
    wait_for_question(page)
    here, own = page.url, page.locator("#own").inner_text()
    leave(page)
    page.locator("[data-leave=server]").click()
    page.get_by_text("The server does not answer").wait_for()
    assert one.accessible() == []
    with online(one):
        page.locator("[data-leave=server]").click()
        page.wait_for_url(lambda address: "/table/" in address and address != here)
        wait_for_question(page)
        assert page.locator("#own").inner_text() == own
        told = "".join(page.evaluate("told"))
        assert "? " not in told and "reveal" not in told and "commitment" in told
        seen = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert seen["before"] > 4 and not seen["over"]
        play_by_pointer(page, "force", answers=ANSWERS)
    page.goto(here)
    wait_for_question(page)
    assert page.locator("#own").inner_text() == own


def test_a_finished_game_is_kept_at_the_server_for_others(
    back: Callable[..., Visit], come: Callable[..., Visit]
) -> None:
    """The server has it as it was played here: a stranger with the link can look at every step."""
    one = back("server")
    page = one.page
    against(page, "force", "steady")
    play_by_pointer(page, "force")
    assert is_over(page)
    here = page.url
    look_back(page)
    page.goto(here)
    page.locator("[data-keep=ask]").click()
    page.locator("[data-keep=send]").click()
    page.get_by_text("The server does not answer").wait_for()
    assert one.accessible() == []
    with online(one):
        page.locator("[data-keep=send]").click()
        page.wait_for_url("**/replay/*")
        replay_to_the_end(page)
        stranger = come("server")
        stranger.page.goto(page.url)
        replay_to_the_end(stranger.page)
        stranger.page.locator("[data-review]").first.wait_for()
        record = page.request.get(f"/api/tables/{re.split('[/?]', page.url)[4]}/record")
        assert record.ok and "\noutcome: " in record.text()
    page.goto(here)
    page.wait_for_selector("[data-over=true]")


ENGINE_TOLD = """
  window.told = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.kind === 'start') this.addEventListener('message', ({data}) => {
      const opened = data.kind === 'told' && data.status !== 200;
      if (opened) told.push(new TextDecoder().decode(data.body));
    });
    return post.call(this, message, ...rest);
  };
"""
"""The engine's responses when a table was opened or refused."""


def test_a_running_table_is_saved_and_played_on_from_its_file(
    back: Callable[..., Visit], tmp_path: Path
) -> None:
    """A static site has no server, so the only way out is a file, which can be imported again."""
    one = back("files")
    page = one.page
    play_now(one, "konoha")
    wait_for_question(page)
    hand = page.locator("#own").inner_text()
    leave(page)
    assert page.locator("[data-leave=server]").count() == 0
    with page.expect_download() as saved:
        page.locator("[data-leave=file]").click()
    file = tmp_path / "game.quartett"
    saved.value.save_as(file)
    record = file.read_text("utf-8")
    assert record.startswith("quartett ") and "\nseed: " not in record
    page.goto("/replay")
    page.locator("input[type=file]").first.set_input_files(file)
    page.locator("[data-play-on]").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/*")
    wait_for_question(page)
    assert page.locator("#own").inner_text() == hand


def test_a_full_storage_is_said_and_the_move_can_be_made_again(
    back: Callable[..., Visit],
) -> None:
    one = back("files")
    page = one.page
    play_now(one, "force")
    wait_for_question(page)
    before = page.locator("[data-number]").get_attribute("data-number")
    one.expect("entries not stored")
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    tap(page, *possible(page)[0])
    page.get_by_text("This browser’s storage is full").wait_for()
    assert one.accessible() == []
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    page.get_by_role("button", name="Close").click()
    page.reload()
    wait_for_question(page)
    assert page.locator("[data-number]").get_attribute("data-number") == before
    play_by_pointer(page, "force", answers=ANSWERS)


def test_tables_that_the_browser_threw_away_are_said_to_be_gone(
    back: Callable[..., Visit],
) -> None:
    one = back("files")
    page = one.page
    play_now(one, "force")
    wait_for_question(page)
    address = page.url
    page.goto("/icons/quartett.svg")
    cdp = one.context.new_cdp_session(page)
    cdp.send("Storage.clearDataForOrigin", {"origin": one.server, "storageTypes": "indexeddb"})
    page.goto(address)
    page.get_by_text("There is no such table").wait_for()


def test_the_engine_of_the_pages_plays_the_same_games(site: Path) -> None:
    """A few of the games that `make builds` plays by the thousand in all three builds."""
    few, kinds = (1000, games.NAMES) if WHOLE else (4, ("force", "deckbattle"))
    (name, call, environ) = list(builds(site / "offline"))[-1]
    machine, *found = played(call, environ, few, kinds)
    assert name == "wasm" and "emscripten" in machine
    assert found == list(lines(few, kinds))


def test_rules_cards_and_lessons_open_without_a_net(back: Callable[..., Visit]) -> None:
    one = back("files")
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


def test_a_second_tab_waits_and_says_why(back: Callable[..., Visit]) -> None:
    one = back("files")
    play_now(one, "push")
    wait_for_question(one.page)
    other = one.open()
    other.goto(one.page.url)
    other.get_by_text("open in another tab").wait_for()
    one.page.close()
    one.page = other
    other.get_by_text("open in another tab").wait_for(state="detached")
    wait_for_question(other)


NEWER = '<meta name="build" content="newer" />'


@contextmanager
def renewed(site: Path) -> Iterator[None]:
    """The same place after a release with other pages and rules: the old engine is gone from it."""
    listed, script, page = (site / name for name in ("offline/files.json", "sw.js", "index.html"))
    texts = {path: path.read_text("utf-8") for path in (listed, script, page)}
    (packed,) = (site / "offline").glob("python-*.zip")
    newer = packed.rename(packed.with_name("python-newer.zip"))
    for path, text in texts.items():
        renamed = text.replace(packed.name, newer.name).replace("<meta", f"{NEWER}<meta", 1)
        path.write_text(re.sub(r'"version":"\w+"', '"version":"newer"', renamed), "utf-8")
    try:
        yield
    finally:
        newer.rename(packed)
        for path, text in texts.items():
            path.write_text(text, "utf-8")


UPDATED = """
async () => {
  const found = await navigator.serviceWorker.getRegistration();
  await found.update();
  const next = found.installing ?? found.waiting;
  if (next.state === 'installing') await new Promise((done) => (next.onstatechange = done));
  return next.state;
}
"""
BUILD = """
async () => {
  const listed = await (await fetch('/offline/files.json')).json();
  const newer = listed.files.some(({ file }) => file.includes('newer'));
  return [document.querySelector('meta[name=build]') !== null, newer];
}
"""
"""Whether the page is from the new build, and whether its engine is."""
KEPT = """
async () => [
  (await caches.keys()).filter((name) => name.includes('pages')),
  (await (await caches.open('quartett-engine')).keys()).map(({ url }) => new URL(url).pathname),
]
"""


def load_anew(page: Page) -> None:
    """Reloads until the browser has noticed that the other page is closed, which may take a
    moment."""
    for _ in range(10):
        page.reload()
        if page.locator("meta[name=build]").count():
            return
        page.wait_for_timeout(500)
    raise AssertionError("the old build stays")


def test_a_new_build_leaves_running_games_alone_and_is_never_mixed_with_the_old(
    come: Callable[..., Visit], site: Path
) -> None:
    """A running game continues with the old build, and so does a second tab. Reloading the only
    page gets the new build, pages and engine, with the same game; also without a network."""
    one = come("files")
    prepare(one)
    page = one.page
    play_now(one, "konoha")
    wait_for_question(page)
    before = page.locator("[data-number]").get_attribute("data-number")
    one.context.set_offline(False)
    with renewed(site):
        assert page.evaluate(UPDATED) == "installed"
        tap(page, *possible(page)[0])
        page.wait_for_selector(f"[data-number]:not([data-number='{before}'])")
        other = one.open()
        other.goto("/rules/konoha")
        assert page.evaluate(BUILD) == other.evaluate(BUILD) == [False, False]
        assert len(page.evaluate(KEPT)[0]) == 2
        other.close()
        wait_for_question(page)
        own = page.locator("#own").inner_text()
        one.context.set_offline(True)
        load_anew(page)
        wait_for_question(page)
        assert page.locator("#own").inner_text() == own and page.evaluate(BUILD) == [True, True]
        pages, engine = page.evaluate(KEPT)
    assert pages == ["quartett-pages-newer"] and "/offline/python-newer.zip" in engine
    assert len([name for name in engine if "python-" in name]) == 1
