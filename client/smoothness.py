"""How smooth moments are: the longest task of the page while recorded games are played back, and
the response to a tap in the middle of it, from the finger to the new frame. Milliseconds of
processor time, and by the clock, which also depends on whatever else the machine is doing.
PYTHONPATH=src:tests/e2e:tests/web python client/smoothness.py [GAME]"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from browsing import PHONE, Visit, browser
from serving import serving
from staged import Staged

RECORDS = {
    "push": "3-seats-mixed-1",
    "force": "3-seats-mixed-1",
    "konoha": "3-seats-mixed-1",
    "deckbattle": "3-seats-mixed-1",
}
TAPS = 12
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
MARK = """() => {
  const main = document.querySelector('main');
  new MutationObserver(() => performance.mark('changed')).observe(main, { attributes: true });
  const tapped = () => 'moment' in main.dataset && performance.mark('tapped');
  addEventListener('pointerdown', tapped, true);
}"""
"""The page changes with each moment and each question. A tap after the moment changes nothing, and
does not count."""
MADE = "() => performance.getEntriesByName('tapped').length"
Event = dict[str, Any]


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as server,
        browser() as running,
    ):
        for game in sys.argv[1:] or RECORDS:
            for name, manner in (("desktop", {}), ("phone", {"viewport": PHONE})):
                task, tap, slow, late = measure(running, server.address, game, manner)
                sys.stdout.write(
                    f"{game} {name}: longest task {task:.0f}, longest tap {tap:.0f};"
                    f" by the clock {slow:.0f} and {late:.0f}\n"
                )
                sys.stdout.flush()


def measure(
    running: Browser, address: str, game: str, manner: dict[str, object]
) -> tuple[float, float, float, float]:
    one = Visit(running, address, **manner)
    one.settle(speed="normal")
    staged = Staged(one, game, RECORDS[game])
    staged.until(lambda table: table.asked and table.number > 8)
    staged.open()
    one.page.wait_for_timeout(500)
    one.page.evaluate(MARK)
    running.start_tracing(page=one.page, categories=CATEGORIES)
    title = one.page.locator("h1").bounding_box()
    assert title is not None
    while one.page.evaluate(MADE) < TAPS:
        while not shows_moment(staged):
            pass
        one.page.wait_for_timeout(300)
        # Not `locator.click`, whose checks of what is hit would be measured too.
        one.page.mouse.click(title["x"] + 4, title["y"] + 4)
        one.page.wait_for_selector(at(staged))
    events = json.loads(running.stop_tracing())["traceEvents"]
    one.close()
    return longest(events)


def shows_moment(staged: Staged) -> bool:
    """Plays on to the next question, and says whether there is something to see before it."""
    staged.next_question()
    staged.show()
    seen = staged.page.wait_for_selector(f"main[data-moment], {at(staged)}")
    assert seen is not None
    return seen.get_attribute("data-moment") is not None


def at(staged: Staged) -> str:
    """The page at its question, with nothing more to see."""
    return f'main[data-number="{staged.number}"]:not([data-moment])'


def longest(events: list[Event]) -> tuple[float, float, float, float]:
    """The longest task and the longest response to a tap: in processor time, and by the clock."""
    taps = [one for one in events if one["name"] == "tapped"]
    thread = (taps[0]["pid"], taps[0]["tid"])
    own = [one for one in events if (one["pid"], one.get("tid")) == thread]
    tasks = [one for one in own if one["name"] == "RunTask" and "tdur" in one]
    ends = [(tap["ts"], shown_after(tap["ts"], own)) for tap in taps]
    used = [
        sum(one["tdur"] for one in tasks if one["ts"] + one["dur"] > tap and one["ts"] < shown)
        for tap, shown in ends
    ]
    most = (
        max(one["tdur"] for one in tasks),
        max(used),
        max(one["dur"] for one in tasks),
        max(shown - tap for tap, shown in ends),
    )
    task, tap, slow, late = (one / 1000 for one in most)
    return task, tap, slow, late


def shown_after(tap: float, own: list[Event]) -> float:
    """When the frame with the tap's result was submitted."""
    after = sorted((one["ts"], one["name"]) for one in own if one["ts"] > tap)
    changed = next((ts for ts, name in after if name == "changed"), tap)
    return next((ts for ts, name in after if name == "Commit" and ts > changed), changed)


if __name__ == "__main__":
    main()
