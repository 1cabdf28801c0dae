"""How smooth moments are: the longest task of the page while recorded games are shown, and how long
a tap in the midst of it takes until it is painted, in milliseconds. Both depend on the machine.
PYTHONPATH=src:tests/e2e:tests/web python client/moving.py"""

import sys
import tempfile
from pathlib import Path

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
QUESTIONS = 6
SCRIPT = """
window.tasks = [0];
window.taps = [0];
const note = (list, counts) => new PerformanceObserver((seen) =>
  seen.getEntries().filter(counts).forEach((one) => list.push(one.duration)));
note(tasks, () => true).observe({ type: 'longtask' });
note(taps, (one) => one.interactionId).observe({ type: 'event', durationThreshold: 16 });
"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as server,
        browser() as running,
    ):
        for game in RECORDS:
            for name, manner in (("desktop", {}), ("phone", {"viewport": PHONE})):
                task, tap = measure(running, server.address, game, manner)
                sys.stdout.write(f"{game} {name}: longest task {task}, longest tap {tap}\n")


def measure(running: Browser, address: str, game: str, manner: dict[str, object]) -> list[int]:
    """A task that is not in the list took less than 50 ms, an event less than 16."""
    one = Visit(running, address, **manner)
    one.settle(speed="normal")
    staged = Staged(one, game, RECORDS[game])
    staged.until(lambda table: table.asked and table.number > 8)
    staged.open()
    one.page.wait_for_timeout(500)
    one.page.evaluate(SCRIPT)
    for _ in range(QUESTIONS):
        staged.next_question()
        staged.show()
        one.page.wait_for_timeout(1200)
        one.page.locator("h1").click()
        one.page.wait_for_selector(f'main[data-number="{staged.number}"]:not([data-moment])')
    longest = one.page.evaluate("[Math.max(...tasks), Math.max(...taps)].map(Math.round)")
    one.close()
    return list(longest)


if __name__ == "__main__":
    main()
