"""Broken connections, seats taken elsewhere, deleted tables, outdated pages: each has a calm
message, and recovers by itself where possible."""

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from browsing import Visit
from serving import InThread, ask, open_table
from test_browser_pages import play_now

SOCKET = "**/api/tables/*/play"
LOST_LINE, RESTARTED, FLOODED = 1011, 1012, 4429


class Line:
    """The sockets of a page, as long as they are let through."""

    def __init__(self, one: Visit) -> None:
        self.code = 0
        self.open: list[WebSocketRoute] = []
        one.page.route_web_socket(SOCKET, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.code:
            socket.close(code=self.code)
        else:
            socket.connect_to_server()
            self.open.append(socket)

    def cut(self, code: int) -> None:
        self.code = code
        self.open.pop().close(code=code)


def test_a_line_that_breaks_says_so_and_comes_back(visit: Callable[..., Visit]) -> None:
    one = visit()
    line = Line(one)
    play_now(one, "push")
    one.page.wait_for_selector("[data-link=open]", state="attached")
    lies = one.page.locator(".frame").bounding_box()
    said = {
        LOST_LINE: "Connection lost.",
        RESTARTED: "The server is starting again.",
        FLOODED: "Too much at once.",
    }
    for code, text in said.items():
        line.cut(code)
        one.page.get_by_text(text).wait_for()
        assert one.page.locator(".frame").bounding_box() == lies, "the table stays where it is"
        one.picture(f"link-{code}")
        line.code = 0
        one.page.wait_for_selector("[data-link=open]", state="attached")
        one.page.get_by_text(text).wait_for(state="detached")
    one.page.locator("[data-move]:visible").first.click()
    one.page.wait_for_selector("main:not([data-number='0'])")


class Pulled:
    """The sockets of a page; a pulled cable closes none of them, but lets nothing through."""

    def __init__(self, one: Visit) -> None:
        self.dead: list[dict[str, bool]] = []
        one.page.route_web_socket(SOCKET, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server, state = socket.connect_to_server(), {"dead": False}
        self.dead.append(state)
        socket.on_message(lambda text: None if state["dead"] else server.send(text))
        server.on_message(lambda text: None if state["dead"] else socket.send(text))

    def pull(self) -> None:
        for state in self.dead:
            state["dead"] = True


def test_a_line_that_dies_without_a_word_is_noticed_and_the_move_is_not_lost(
    visit: Callable[..., Visit],
) -> None:
    """M11: a browser is not told that its cable was pulled, and its socket stays open."""
    one = visit()
    line = Pulled(one)
    play_now(one, "push")
    one.page.wait_for_selector("[data-link=open]", state="attached")
    move = one.page.locator("[data-move]:visible").first
    move.wait_for()
    number = one.page.locator("main[data-number]").get_attribute("data-number")
    line.pull()
    move.click()
    one.page.wait_for_selector(f"main:not([data-number='{number}'])", timeout=60_000)
    assert len(line.dead) == 2


def test_who_is_offline_is_told_and_goes_on_when_back(visit: Callable[..., Visit]) -> None:
    one = visit()
    play_now(one, "push")
    one.expect("ERR_INTERNET_DISCONNECTED")
    one.context.set_offline(True)
    one.page.get_by_text("You are offline.").wait_for()
    assert one.accessible() == []
    one.context.set_offline(False)
    one.page.wait_for_selector("[data-link=open]", state="attached")


def test_a_seat_that_is_opened_elsewhere_leaves_who_sat_there_watching(
    visit: Callable[..., Visit], server: InThread
) -> None:
    opened = open_table(server.address, ["you", "free"])
    table = opened.json["table"]
    one = visit()
    one.page.goto(f"/table/{table}")
    one.page.get_by_role("button", name="Take a seat").click()
    one.page.get_by_role("heading", name="Your cards").wait_for()
    ask(f"{server.address}/api/tables/{table}/seats/1/link", {}, Cookie=opened.cookie)
    one.page.get_by_text("Your seat was opened elsewhere.").wait_for()
    one.page.get_by_text("You are watching now.").wait_for()
    assert one.accessible() == []


def test_a_page_older_than_the_server_is_loaded_again(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.add_init_script(OLD_ONCE)
    one.page.goto("/")
    one.page.locator("article.mat-push").get_by_role("button", name="Play").click()
    one.page.get_by_role("heading", name="This page is older than the server").wait_for()
    assert one.accessible() == []
    one.page.get_by_role("button", name="Load again").click()
    one.page.wait_for_selector("#question")


OLD_ONCE = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const old = !sessionStorage.getItem('renewed') && text.includes('"hello"');
  if (old) sessionStorage.setItem('renewed', 'yes');
  return send.call(this, old ? text.replace(/"version":\\d+/, '"version":99') : text);
};
"""


@pytest.mark.parametrize("name", ["nowhere", "private"])
def test_a_table_that_is_not_there_for_me_says_so(
    visit: Callable[..., Visit], server: InThread, name: str
) -> None:
    one = visit()
    heading = "There is no such table"
    if name == "private":
        opened = open_table(server.address, ["you", "steady"], manner={"watch": False})
        name, heading = opened.json["table"], "This table is not for watching"
        assert ask(f"{server.address}/api/tables/{name}").status == 403
    one.page.goto(f"/table/{name}")
    one.page.get_by_role("heading", name=heading).wait_for()
    one.page.get_by_role("link", name="To the lobby").first.wait_for()
    assert one.accessible() == []
