"""Chromium for the tests, with pages on which no error goes unnoticed."""

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
"""The same browser without a window system, which needs a fifth less processor time; Debian has
it as a separate package."""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The pages of one context share a process: starting another takes longer than loading a page.
    "--renderer-process-limit=1",
    "--in-process-gpu",
)
WHOLE: Final = os.environ.get("QUARTETT_WHOLE") == "1"
"""`make whole`: every game, size and language; `make test` runs a sample."""
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
"""Resolves when all finite animations have ended."""
UNPAINTED: Final = """
  window.veil = new CSSStyleSheet();
  veil.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(veil);
"""
"""A page that is transparent as a whole is laid out, timed and clicked as ever, but not painted,
which without a graphics card is a third of the work where things move."""
PAINTED: Final = "painted => { if (window.veil) veil.disabled = painted; }"
KEPT: Final = "local_storage,indexeddb,service_workers,cache_storage"
BLANK: Final = "about:blank"
HTML: Final = "text/html"
NOTHING: Final = "/empty"
EMPTY: Final = '<link rel="icon" href="data:,">'
"""A page that requests nothing, not even an icon."""
PATIENCE: Final = int(os.environ.get("QUARTETT_PATIENCE", "180000"))
"""Milliseconds; generous, because a busy machine is slow."""
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
    """A person's browser at one server. Records every error."""

    is_painted = True
    """Pictures and measurements need it; the tests do not (`conftest.py`)."""

    def __init__(
        self, running: Browser, server: str, context: BrowserContext | None = None, **manner: Any
    ) -> None:
        """`context`: an existing browser context, created with the same options."""
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
        if not self.is_painted:
            page.add_init_script(UNPAINTED)
        page.add_init_script(self.settled)
        return page

    def forget(self) -> None:
        """Clears everything that this browser has stored, except its HTTP cache."""
        line = self.context.new_cdp_session(self.page)
        line.send("Storage.clearDataForOrigin", {"origin": self.server, "storageTypes": KEPT})
        line.detach()
        self.context.clear_cookies()

    def pages(self, number: int) -> list[Page]:
        """Opens pages until this browser has this many side by side."""
        while len(self.others) < number - 1:
            self.others.append(self.open())
        return [self.page, *self.others[: number - 1]]

    def empty(self) -> None:
        """Empties the pages: a table that stays open goes on drawing, and when it reconnects it
        meets the next test's game."""
        for page in (self.page, *self.others):
            if page.url != BLANK:
                page.goto(BLANK)

    def teach(self, script: str) -> None:
        """Adds a script that runs before every page from now on, but only once."""
        if script not in self.taught:
            self.taught.add(script)
            self.page.add_init_script(script)

    def _console(self, kind: str, text: str, where: str) -> None:
        said = f"{kind}: {text} {where}"
        expected = any(part in said for part in self.expected)
        if kind in ("error", "warning") and not expected:
            self.faults.append(said)

    def _request(self, address: str) -> None:
        own = self.server.split("://")[1]
        if not address.split("://")[-1].startswith(own) and not address.startswith("data:"):
            self.faults.append(f"request: {address}")

    def expect(self, *parts: str) -> None:
        """Allows console messages that the browser itself prints for refused requests and lost
        connections."""
        self.expected += parts

    def settle(self, **chosen: Any) -> None:
        """Sets the settings before the first page."""
        text = ", ".join(f"{key}: {value!r}" for key, value in chosen.items())
        text = text.replace("True", "true").replace("False", "false")
        script = f"localStorage.setItem('quartett-settings', JSON.stringify({{{text}}}))"
        self.settled = f"if (!localStorage.getItem('quartett-settings')) {script}"
        self.page.add_init_script(self.settled)

    def keep(self, key: str, text: str) -> None:
        """Writes to the browser's storage, on an empty page of the server's origin."""
        self.show_nothing(self.page)
        self.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])

    def show_nothing(self, page: Page) -> None:
        page.route(f"**{NOTHING}", lambda route: route.fulfill(body=EMPTY, content_type=HTML))
        page.goto(NOTHING)
        page.unroute(f"**{NOTHING}")

    def picture(self, name: str) -> None:
        """Saves a screenshot for people to look at, if asked for, since one takes as long as a
        few moves."""
        if WITH_PICTURES:
            PICTURES.mkdir(exist_ok=True)
            self.page.screenshot(path=PICTURES / f"{name}.png")

    def accessible(self) -> list[str]:
        """Axe's violations, one line for each broken rule. Waits for animations first, because
        colours that are fading in have other contrasts. Axe skips what is transparent."""
        self.page.evaluate(PAINTED, True)
        self.page.evaluate(STILL)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        self.page.evaluate(PAINTED, False)
        nodes = [(one["id"], one["nodes"][0]) for one in found["violations"]]
        return [f"{name}: {n['html'][:160]} {n['failureSummary'][:200]}" for name, n in nodes]

    def leave(self) -> BrowserContext:
        """Closes all pages, so that another test can use the browser, except an empty one that
        keeps its process alive."""
        self.context.set_offline(False)
        pages = self.context.pages
        empty = [page for page in pages if page.url.endswith(NOTHING)]
        if not empty:
            self.show_nothing(self.context.new_page())
        for page in pages:
            if page not in empty:
                page.close()
        return self.context

    def close(self) -> None:
        # Requests that are still running when a test ends may fail.
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.close()
