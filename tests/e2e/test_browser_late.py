"""Responses that arrive late or out of order: the player's latest action wins."""

from collections.abc import Callable

from playwright.sync_api import Page, Request, Route, WebSocketRoute

from browsing import Visit
from serving import wait_for
from test_browser_links import SOCKET
from test_browser_pages import play_now
from test_browser_people import act

SETTLED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


class Held:
    """Requests whose responses are held back until they are released."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.waiting: list[Route] = []
        page.route(address, self._hold)

    def _hold(self, route: Route) -> None:
        self.waiting.append(route)

    def let_go(self) -> None:
        """Releases them, and waits until the page has processed the responses."""
        wait_for(lambda: self.waiting or self.page.evaluate(SETTLED))
        for route in self.waiting:
            with self.page.expect_event("requestfinished"):
                route.continue_()
        self.page.evaluate(SETTLED)


def test_the_lobby_keeps_to_what_was_chosen_last(visit: Callable[..., Visit]) -> None:
    page = visit().page
    page.goto("/")
    page.wait_for_selector("select:has(option[value='2'])")
    two = Held(page, "**/api/games/push/options?seats=2")
    page.get_by_role("button", name="One player fewer").click()
    page.get_by_role("button", name="One player more").click()
    german = Held(page, "**/api/words/de/pages.ftl")
    page.locator("nav button[aria-haspopup=dialog]").click()
    page.locator("dialog label:has([value=de])").click()
    page.locator("dialog label:has([value=fr])").click()
    page.wait_for_selector("html[lang=fr]", state="attached")
    page.keyboard.press("Escape")
    two.let_go()
    german.let_go()
    assert page.locator("select:has(option[value='2'])").count() == 1
    assert page.locator("html[lang=fr]").count() == 1


def test_a_table_is_opened_once_and_leads_nobody_away(visit: Callable[..., Visit]) -> None:
    page = visit().page
    page.goto("/")
    opening = Held(page, "**/api/tables")
    asked: list[Request] = []
    page.on("request", lambda one: asked.append(one) if one.method == "POST" else None)
    page.locator("article.mat-push").get_by_role("button", name="Play").dblclick()
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_selector("main a[href='/rules/push']")
    opening.let_go()
    assert len(asked) == 1 and page.url.endswith("/rules")


class Slow:
    """The socket of a page. Messages of a given kind are held back until they are released."""

    def __init__(self, page: Page) -> None:
        self.holds = ""
        self.held: list[str] = []
        self.page = page
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket, server = socket, socket.connect_to_server()
        server.on_message(lambda text: self._hear(str(text)))

    def _hear(self, text: str) -> None:
        if self.holds and f'"type":"{self.holds}"' in text:
            self.held.append(text)
        else:
            self.socket.send(text)

    def hold(self, kind: str) -> None:
        self.holds = kind

    def wait_for_news(self) -> None:
        wait_for(lambda: self.held or self.page.evaluate(SETTLED))

    def let_go(self) -> None:
        self.wait_for_news()
        self.holds = ""
        while self.held:
            self.socket.send(self.held.pop(0))


def test_a_table_shows_no_old_question_and_no_old_hint(visit: Callable[..., Visit]) -> None:
    one = visit()
    page, slow = one.page, Slow(one.page)
    play_now(one, "push")
    slow.hold("hint")
    page.get_by_role("button", name="Hint").click()
    act(page)
    while not page.locator("[data-move=flip]").count():
        act(page)
    slow.let_go()
    page.get_by_role("button", name="Hint").wait_for()
    assert page.locator("[data-hint], [data-marked]").count() == 0
    slow.hold("update")
    page.locator("[data-move=flip]").click()
    slow.wait_for_news()
    page.evaluate(SETTLED)
    assert page.locator("[data-move]").count() == 0, "the answer is there, its news are not"
    slow.let_go()
    page.wait_for_selector("[data-move], [data-seat][data-owes=true]")
