"""Chromium for the tests, and pages whose errors never go unnoticed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Page,
    ViewportSize,
    sync_playwright,
)

CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SHELL: Final = f"{CHROMIUM}-headless-shell"
"""The same browser without windows and what belongs to them, which works a fifth less: a package of
its own in Debian."""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WHOLE: Final = os.environ.get("QUARTETT_WHOLE") == "1"
"""`make whole`: every game, size and language, where `make test` takes a slice."""
PICTURES: Final = Path(__file__).parent / "pictures"
WITH_PICTURES: Final = os.environ.get("QUARTETT_PICTURES") == "1"
AXE: Final = (
    Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"
)
STILL: Final = """Promise.race([
    new Promise((done) => setTimeout(done, 2000)),
    Promise.all(document.getAnimations()
        .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished.catch(() => {}))),
]).then(() => undefined)"""
"""Ends when nothing moves any more, but for what never ends."""
KEPT: Final = "local_storage,indexeddb,service_workers,cache_storage"
HTML: Final = "text/html"
EMPTY: Final = '<link rel="icon" href="data:,">'
"""A page that asks for nothing, not even for an icon."""
PATIENCE: Final = int(os.environ.get("QUARTETT_PATIENCE", "180000"))
"""Milliseconds: a busy machine is slow, which is no fault of a page."""
DESKTOP: Final = ViewportSize(width=1280, height=800)
PHONE: Final = ViewportSize(width=360, height=740)
TABLET: Final = ViewportSize(width=768, height=1024)
TURNED: Final = ViewportSize(width=1024, height=768)


def launch(kind: BrowserType, program: str) -> Browser:
    return kind.launch(executable_path=program, args=list(FLAGS), timeout=PATIENCE)


@contextmanager
def browser(program: str = CHROMIUM) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = launch(playwright.chromium, program)
        yield running
        running.close()


class Visit:
    """Somebody's browser at one server. Collects all that should never happen."""

    def __init__(
        self, running: Browser, server: str, context: BrowserContext | None = None, **manner: Any
    ) -> None:
        """`context`: one that somebody has left, who came in the same manner."""
        manner.setdefault("viewport", DESKTOP)
        manner.setdefault("locale", "en")
        self.context = context or running.new_context(base_url=server, **manner)
        self.context.set_default_timeout(PATIENCE)
        self.server = server
        self.settled = ""
        self.faults: list[str] = []
        self.expected: list[str] = []
        self.taught: set[str] = set()
        self.page = self.open()
        self.others: list[Page] = []
        if context:
            self.forget()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: self._console(said.type, said.text, said.location["url"]))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", lambda request: self._request(request.url))
        page.add_init_script(
            "addEventListener('securitypolicyviolation', e =>"
            " console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))"
        )
        page.add_init_script(self.settled)
        return page

    def forget(self) -> None:
        """Whatever was kept in this browser but files: nobody was here before."""
        line = self.context.new_cdp_session(self.page)
        line.send("Storage.clearDataForOrigin", {"origin": self.server, "storageTypes": KEPT})
        line.detach()
        self.context.clear_cookies()

    def pages(self, number: int) -> list[Page]:
        """So many pages of this browser side by side."""
        while len(self.others) < number - 1:
            self.others.append(self.open())
        return [self.page, *self.others[: number - 1]]

    def teach(self, script: str) -> None:
        """Runs a script before whatever the page shows from now on; once, however often it is
        taught."""
        if script not in self.taught:
            self.taught.add(script)
            self.page.add_init_script(script)

    def _console(self, kind: str, text: str, where: str) -> None:
        expected = any(part in text for part in self.expected)
        if kind in ("error", "warning") and not expected:
            self.faults.append(f"{kind}: {text} {where}")

    def _request(self, address: str) -> None:
        own = self.server.split("://")[1]
        if not address.split("://")[-1].startswith(own) and not address.startswith("data:"):
            self.faults.append(f"request: {address}")

    def expect(self, *parts: str) -> None:
        """What the browser says of its own accord when a request is refused or a line is lost."""
        self.expected += parts

    def settle(self, **chosen: Any) -> None:
        """Puts settings into the browser before the first page."""
        text = ", ".join(f"{key}: {value!r}" for key, value in chosen.items())
        text = text.replace("True", "true").replace("False", "false")
        script = f"localStorage.setItem('quartett-settings', JSON.stringify({{{text}}}))"
        self.settled = f"if (!localStorage.getItem('quartett-settings')) {script}"
        self.page.add_init_script(self.settled)

    def keep(self, key: str, text: str) -> None:
        """Puts something into the browser's storage, on an empty page of the server's address."""
        self.page.route("**/empty", lambda route: route.fulfill(body=EMPTY, content_type=HTML))
        self.page.goto("/empty")
        self.page.unroute("**/empty")
        self.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])

    def picture(self, name: str) -> None:
        """For people to look at: a screenshot costs as much as a few moves."""
        if WITH_PICTURES:
            PICTURES.mkdir(exist_ok=True)
            self.page.screenshot(path=PICTURES / f"{name}.png")

    def accessible(self) -> list[str]:
        """What axe has to say, one line for each rule that is broken. What is still fading in is
        waited for: its colours are not those that people read."""
        self.page.evaluate(STILL)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        nodes = [(one["id"], one["nodes"][0]) for one in found["violations"]]
        return [f"{name}: {n['html'][:160]} {n['failureSummary'][:200]}" for name, n in nodes]

    def leave(self) -> BrowserContext:
        """Closes all pages, so that somebody else can have the browser."""
        for page in self.context.pages:
            page.close()
        self.context.set_offline(False)
        return self.context

    def close(self) -> None:
        # What is still under way when a test ends belongs to nobody any more.
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.close()
