"""How soon a table page is playable, on loopback: milliseconds from the start of the navigation
until the first move is offered. PYTHONPATH=src:tests/e2e:tests/web python client/time_to_play.py"""

import sys
import tempfile
from pathlib import Path

from browsing import Visit, browser
from serving import serving

LOADS = 7
SCRIPT = """
new MutationObserver((_, all) => {
  if (document.querySelector('[data-move], [data-pick]')) {
    window.playable ??= performance.now();
    all.disconnect();
  }
}).observe(document, {childList: true, subtree: true});
"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as server,
        browser() as running,
    ):
        one = Visit(running, server.address)
        one.page.goto("/")
        one.page.locator("article.mat-push .button.primary").click()
        one.page.wait_for_selector("[data-move]")
        one.page.add_init_script(SCRIPT)
        sys.stdout.write(f"{sorted(round(load(one)) for _ in range(LOADS))}\n")


def load(one: Visit) -> float:
    one.page.reload()
    one.page.wait_for_selector("[data-move]")
    return float(one.page.evaluate("window.playable"))


if __name__ == "__main__":
    main()
