"""How smooth moments are: the longest task of the page while recorded games are shown, and how long
a tap in the midst of it takes until it is painted, in milliseconds. Every question is looked at in
several rounds and the quickest counts, because a busy machine only ever makes it slower.
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
ROUNDS = 4
SCRIPT = """
window.tasks = [];
window.taps = [];
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
                rounds = [measure(running, server.address, game, manner) for _ in range(ROUNDS)]
                quickest = [
                    [min(some) for some in zip(*one, strict=True)]
                    for one in zip(*rounds, strict=True)
                ]
                task, tap = (max(some) for some in zip(*quickest, strict=True))
                sys.stdout.write(f"{game} {name}: longest task {task}, longest tap {tap}\n")
                sys.stdout.flush()


def measure(
    running: Browser, address: str, game: str, manner: dict[str, object]
) -> list[tuple[int, int]]:
    """For each question; a task that is not in the list took less than 50 ms, an event less than
    16."""
    one = Visit(running, address, **manner)
    one.settle(speed="normal")
    staged = Staged(one, game, RECORDS[game])
    staged.until(lambda table: table.asked and table.number > 8)
    staged.open()
    one.page.wait_for_timeout(500)
    one.page.evaluate(SCRIPT)
    measured = [looked_at(staged) for _ in range(QUESTIONS)]
    one.close()
    return measured


def looked_at(staged: Staged) -> tuple[int, int]:
    page = staged.page
    page.evaluate("tasks.length = taps.length = 0")
    staged.next_question()
    staged.show()
    page.wait_for_timeout(1200)
    page.locator("h1").click()
    page.wait_for_selector(f'main[data-number="{staged.number}"]:not([data-moment])')
    page.wait_for_timeout(200)
    task, tap = page.evaluate("[tasks, taps].map((some) => Math.round(Math.max(0, ...some)))")
    return task, tap


if __name__ == "__main__":
    main()
