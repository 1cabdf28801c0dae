"""The daily deal in the browser: started from the lobby, ranked, and verified the day after."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from browsing import Visit
from quartett.cli import main
from quartett.table.opening import DAY
from serving import InThread, serving
from test_web_daily import QUICK, deals_of, play_on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("daily") / "tables.db") as running:
        deals_of(running).opponent, deals_of(running).pause = QUICK, 0
        yield running


def test_the_deal_is_played_ranked_and_verified_a_day_later(
    visit: Callable[..., Visit], server: InThread, tmp_path: Path
) -> None:
    one = visit(settings={"speed": "still", "name": "Ada"})
    page = one.page
    page.goto("/")
    page.get_by_role("link", name="Daily deal").click()
    deal = page.locator("article").filter(has_text="Battle of the Force")
    deal.get_by_text("Nobody has finished it yet.").wait_for()
    assert deal.get_by_text("sha256:").count() == 2  # today's and tomorrow's
    one.accessible()
    deal.get_by_role("button", name="Play today").click()
    page.wait_for_selector("#question")
    table = page.url.rpartition("/")[2]
    cookie = next(c for c in one.context.cookies() if c["name"] == f"quartett-{table}")
    page.goto("/daily")
    play_on(server, table, f"{cookie['name']}={cookie['value']}")
    page.goto("/daily")
    deal.get_by_text("You are number 1 of 1").wait_for()
    assert deal.get_by_role("link", name="To your game").get_attribute("href") == f"/table/{table}"
    assert deal.get_by_role("link", name="Replay").count() == 0
    one.picture("daily-desktop")
    deals = deals_of(server)
    today, deals.clock = deals.today(), lambda: time.time() + DAY
    try:
        page.goto(f"/daily/{today}")
        deal.get_by_role("link", name="Replay").click()
        page.wait_for_url(f"**/replay/{table}*")
        page.wait_for_selector("input[type=range]")
        record = page.request.get(f"/api/tables/{table}/record")
    finally:
        deals.clock = time.time
    file = tmp_path / "yesterday.txt"
    file.write_bytes(record.body())
    assert main(["verify", str(file)]) == 0
