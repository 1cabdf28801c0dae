"""The cost of playing offline on this machine: bytes, starts, responses and memory, in Chromium.

    make site && PYTHONPATH=src:tests:tests/e2e:tests/web python client/offline_costs.py site

Seconds by the clock and of processor time: on a busy machine only the latter are meaningful.
"""

import json
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from browsing import Visit, browser
from quartett import games
from test_browser_offline import SAID_OFFLINE, against, files_served, prepare
from test_browser_play import choose, is_over, possible, tap, wait_for_question

ANSWERS: Final = 20
QUIET: Final = 15
BOTS: Final = ("steady", "master")


class Clock:
    """Clock time and processor time of all processes of a browser."""

    def __init__(self, running: Browser) -> None:
        self.devtools = running.new_browser_cdp_session()

    def processes(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = self.devtools.send("SystemInfo.getProcessInfo")[
            "processInfo"
        ]
        return found

    def worked(self) -> float:
        return sum(float(str(one["cpuTime"])) for one in self.processes())

    @contextmanager
    def around(self, what: str) -> Iterator[None]:
        begun, worked = time.monotonic(), self.worked()
        yield
        passed, worked = time.monotonic() - begun, self.worked() - worked
        say(f"{what}: {passed:.1f} s, {worked:.1f} s of processor time")

    def memory(self) -> int:
        """Bytes of the largest page: its own memory and its share of shared memory."""
        return max(own_memory(int(str(one["id"]))) for one in self.processes())


def own_memory(process: int) -> int:
    text = Path(f"/proc/{process}/smaps_rollup").read_text("ascii")
    return 1024 * sum(int(size) for size in re.findall(r"^Pss: +(\d+) kB", text, re.M))


def main() -> None:
    site = Path(sys.argv[1])
    tell_bytes(site / "offline")
    with files_served(site) as address, browser() as running:
        clock, one = Clock(running), Visit(running, address)
        one.settle(speed="still")
        one.expect(*SAID_OFFLINE)
        with clock.around("from the yes to a running engine, everything loaded"):
            prepare(one)
        first, place = one.page, one.page.url
        one.page = one.open()
        first.close()
        with clock.around("the lobby, with the network off"):
            one.page.goto(place)
            one.page.locator("article.mat-push").wait_for()
        with clock.around("the first table, with the start of the engine"):
            against(one, "force", "steady")
            wait_for_question(one.page)
        say(f"memory with one table: {clock.memory() / 1e6:.0f} MB")
        with clock.around("the next table"):
            against(one, "konoha", "steady")
            wait_for_question(one.page)
        for game in games.NAMES:
            for bot in BOTS:
                tell_answers(one, game, bot)
            say(f"memory after that: {clock.memory() / 1e6:.0f} MB")
        tell_rest(one, clock)


def tell_rest(one: Visit, clock: Clock) -> None:
    """What the page holds after being idle, and what garbage collection cannot free."""
    one.page.wait_for_timeout(1000 * QUIET)
    say(f"memory after {QUIET} quiet seconds: {clock.memory() / 1e6:.0f} MB")
    one.context.new_cdp_session(one.page).send("HeapProfiler.collectGarbage")
    one.page.wait_for_timeout(1000)
    say(f"memory after a collection of garbage: {clock.memory() / 1e6:.0f} MB")


def tell_bytes(engine: Path) -> None:
    """Sizes as transferred: compressed copies lie next to the files; archives are already
    compressed."""
    sizes = dict[str, tuple[int, int]]()
    for listed in json.loads((engine / "files.json").read_text("utf-8"))["files"]:
        path = engine / listed["file"]
        packed = path.with_name(f"{path.name}.gz")
        kind = "standard library" if "stdlib" in path.name else path.parts[-2]
        whole, sent = sizes.get(kind, (0, 0))
        sent += (packed if packed.exists() else path).stat().st_size
        sizes[kind] = (whole + path.stat().st_size, sent)
    for kind, (whole, sent) in sizes.items():
        say(f"{kind}: {whole / 1e6:.1f} MB, packed {sent / 1e6:.1f} MB")
    total, packed = (sum(both[at] for both in sizes.values()) for at in (0, 1))
    say(f"together: {total / 1e6:.1f} MB, packed {packed / 1e6:.1f} MB")


def tell_answers(one: Visit, game: str, bot: str) -> None:
    """From the tap to the next question, with everything in between, at a table with as few seats
    as possible."""
    against(one, game, bot)
    times = sorted(answered(one) for _ in range(ANSWERS) if not over(one))
    middle, late = times[len(times) // 2], times[-1 - len(times) // 10]
    say(f"{game} against {bot}: median {middle:.2f} s, nine of ten under {late:.2f} s")


def over(one: Visit) -> bool:
    wait_for_question(one.page)
    return is_over(one.page)


def answered(one: Visit) -> float:
    move = possible(one.page)[0]
    begun = time.monotonic()
    choose(one.page, lambda: tap(one.page, *move))
    wait_for_question(one.page)
    return time.monotonic() - begun


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
