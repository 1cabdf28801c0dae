"""How soon the replay of the longest recorded game appears, and how smoothly it plays. The start is
measured from the choice of a file, or from the navigation to a finished table, until the board is
painted; then come the longest frames and the longest tasks (in processor time) while it plays at
four times its speed, on desktop and phone. Milliseconds; all depend on the machine, processor time
the least.
PYTHONPATH=tests/e2e:tests/web python client/replay_speed.py [seconds]"""

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from browsing import DESKTOP, PHONE, Visit, browser
from serving import InProcess, ask, open_table, wait_for

RECORDS = Path(__file__).parent.parent / "tests" / "records" / "deckbattle"
SECONDS = 30.0
OPENS = 3
WATCH = """
window.begun = 0;
new MutationObserver((_, all) => {
  if (document.querySelector('[data-replay]') && document.querySelector('main [data-card]')) {
    all.disconnect();
    requestAnimationFrame(() => setTimeout(() => {
      window.opened = performance.now();
      document.body.setAttribute('data-opened', '');
    }));
  }
}).observe(document, {childList: true, subtree: true});
document.addEventListener('change', ({target}) => {
  if (target.type === 'file') window.begun = performance.now();
}, true);
"""
"""The board is painted in the frame after it was drawn."""
FRAMES = """
window.frames = [];
let last = performance.now();
const next = (now) => { frames.push(now - last); last = now; requestAnimationFrame(next); };
requestAnimationFrame((now) => { last = now; requestAnimationFrame(next); });
"""


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    record = max(RECORDS.iterdir(), key=lambda file: file.read_text("utf-8").count("\n"))
    with tempfile.TemporaryDirectory() as folder, browser() as running:
        server = InProcess(Path(folder) / "tables.db")
        try:
            table = played(server.address)
            say(f"{record.name}, and a table of bots: {table[1]} answers")
            for name, size in (("desk", DESKTOP), ("phone", PHONE)):
                one = Visit(running, server.address, viewport=size)
                one.settle(speed="normal", language="en")
                one.context.add_init_script(WATCH)
                say(f"{name}: link opens in {[by_link(one, table[0]) for _ in range(OPENS)]}")
                say(f"{name}: file opens in {[by_file(one, record) for _ in range(OPENS)]}")
                say(f"{name}: {plays(running, one, seconds)}")
                one.close()
        finally:
            server.stop()


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def played(address: str) -> tuple[str, int]:
    """The name of a table that bots have played to the end, and the number of its answers."""
    opened = open_table(address, ["Ada=random", "Bo=random"], "deckbattle")
    table = str(opened.json["table"])
    wait_for(lambda: ask(f"{address}/api/tables/{table}").json["over"])
    return table, int(ask(f"{address}/api/tables/{table}/record").body.count(b"\n"))


def opened(one: Visit) -> int:
    one.page.wait_for_selector("[data-opened]")
    return round(one.page.evaluate("opened - begun"))


def by_link(one: Visit, table: str) -> int:
    one.page.goto(f"/replay/{table}?step=400&seat=-2&open")
    return opened(one)


def by_file(one: Visit, record: Path) -> int:
    one.page.goto("/replay")
    one.page.wait_for_selector("input[type=file]", state="attached")
    one.page.locator("input[type=file]").set_input_files(record)
    return opened(one)


def plays(running: Browser, one: Visit, seconds: float) -> str:
    page = one.page
    if not page.get_by_label("Speed").is_visible():  # collapsed on narrow screens
        page.locator(".unfold").click()
    page.get_by_label("Speed").select_option("4")
    page.evaluate(FRAMES)
    running.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
    page.locator("[data-play]").click()
    page.wait_for_timeout(seconds * 1000)
    tasks = tasks_of(json.loads(running.stop_tracing())["traceEvents"])
    step = int(page.locator("[data-replay]").get_attribute("data-replay") or 0)
    frames = page.evaluate("frames")
    late = sorted(round(frame) for frame in frames if frame > 50)
    return (
        f"{step} steps, {len(frames)} frames, over 50 ms: {late[-8:]} ({len(late)}),"
        f" longest tasks {sorted(map(round, tasks))[-8:]}, a step {sum(tasks) / step:.1f}"
    )


def tasks_of(events: list[dict[str, Any]]) -> list[float]:
    """Processor time of each task of the renderer's main thread."""
    drawn = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "UpdateLayoutTree")
    page = drawn.most_common(1)[0][0]
    return [
        one.get("tdur", 0) / 1000
        for one in events
        if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) == page
    ]


if __name__ == "__main__":
    main()
