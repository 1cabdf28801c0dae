"""Turn notices: switched on and off in the table's menu, and shown by the service worker."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession

from browsing import CHROMIUM, PHONE, Visit, launch
from quartett.notices.messenger import Means
from quartett.web.server import Settings
from quartett.words import LANGUAGES, Words
from receivers import Browser, Receivers
from serving import GENEROUS, AtOnce, InThread, open_table, wait_for

SUBSCRIBED = """
  Notification.requestPermission = () => Promise.resolve('granted');
  PushManager.prototype.subscribe = function (asked) {
    window.server = asked.applicationServerKey;
    return Promise.resolve({ toJSON: () => (%s) });
  };
"""
"""The test stands in for the push service, because there is no other without a network."""


SHOWN = """async () => {
  const worker = await navigator.serviceWorker.getRegistration('/notices/');
  return (await worker.getNotifications()).map((one) => `${one.title}: ${one.body}`);
}"""


@pytest.fixture(scope="module")
def receivers() -> Iterator[Receivers]:
    running = Receivers()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, receivers: Receivers) -> Iterator[InThread]:
    """A server that allows receivers on this machine."""
    file = tmp_path_factory.mktemp("notices") / "tables.db"
    running = InThread(file, Settings(port=0, limits=GENEROUS, means=Means(True)), AtOnce())
    yield running
    running.stop()


def at_a_table(one: Visit, server: InThread) -> None:
    opened = open_table(server.address, ["Ada=you", "Bob=you"]).json
    one.page.goto(opened["links"][0]["link"])
    one.page.wait_for_selector("#question")


def open_notices(one: Visit, language: str = "en") -> None:
    words = Words(language)
    one.page.locator("header button[aria-haspopup=dialog]").last.click()
    one.page.get_by_role("button", name=words.say("tell-me")).click()
    one.page.locator("dialog[open] form").wait_for()


@pytest.fixture
def notified(chromium: Chromium, server: InThread) -> Iterator[Visit]:
    """A visit with the full browser: the headless one has no notifications."""
    running = launch(chromium.browser_type, CHROMIUM)
    one = Visit(running, server.address, permissions=["notifications"])
    one.settle(speed="still")
    yield one
    running.close()
    assert one.faults == []


def test_a_webhook_and_push_are_switched_on_and_off(
    notified: Visit, server: InThread, receivers: Receivers
) -> None:
    one, browser = notified, Browser()
    line = one.context.new_cdp_session(one.page)
    workers: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: note(told, workers))
    line.send("ServiceWorker.enable")
    keys = {"p256dh": browser.keys["key"], "auth": browser.keys["auth"]}
    told = json.dumps({"endpoint": receivers.url("/push"), "keys": keys})
    one.page.add_init_script(SUBSCRIBED % told)
    at_a_table(one, server)
    open_notices(one)
    dialog = one.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Switch on").click()
    dialog.get_by_role("button", name="Switch off").wait_for()
    the_worker_shows_what_comes(one, line, workers)
    dialog.get_by_text("At a webhook").click()
    dialog.get_by_label("Address of the webhook").fill(receivers.url("/hook"))
    dialog.get_by_role("button", name="Switch on").click()
    wait_for(lambda: dialog.get_by_role("button", name="Switch off").count() == 2)
    one.accessible()
    one.picture("notices-desktop")
    for left in (1, 0):
        dialog.get_by_role("button", name="Switch off").first.click()
        wait_for(lambda left=left: dialog.get_by_role("button", name="Switch off").count() == left)


def note(told: dict[str, Any], workers: list[str]) -> None:
    found = [one for one in told["registrations"] if one["scopeURL"].endswith("/notices/")]
    workers.extend(one["registrationId"] for one in found)


def the_worker_shows_what_comes(one: Visit, line: CDPSession, workers: list[str]) -> None:
    """Delivers a push message to the service worker."""
    wait_for(lambda: one.page.evaluate("1") and workers)
    letter = json.dumps({"title": "It is your turn", "text": "Push waits", "game": "push"})
    push = {"origin": one.server, "registrationId": workers[0], "data": letter}
    line.send("ServiceWorker.deliverPushMessage", push)
    wait_for(lambda: one.page.evaluate(SHOWN) == ["It is your turn: Push waits"])


def test_a_refusal_is_told_and_every_language_fits_a_phone(
    visit: Callable[..., Visit], server: InThread
) -> None:
    one = visit(viewport=PHONE, settings={"speed": "still", "language": "de"})
    one.expect("400")
    at_a_table(one, server)
    open_notices(one, "de")
    dialog = one.page.locator("dialog[open]")
    dialog.get_by_text(Words("de").say("notice-webhook")).click()
    dialog.get_by_label(Words("de").say("webhook-address")).fill("https://ada:x@a.example/")
    dialog.get_by_role("button", name=Words("de").say("notice-add")).click()
    dialog.get_by_role("alert").wait_for()
    assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth")
    one.accessible()
    one.picture("notices-phone")
    assert set(LANGUAGES) == {"de", "en", "fr", "it", "nl"}
