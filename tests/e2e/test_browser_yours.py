"""Your tables: those that wait for the user first, results, statistics, and all of it exported,
imported and deleted."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browsing import Visit
from serving import InThread, ask, wait_for
from test_browser_pages import TWO_LOOKS, look_at

OPEN = """async body => (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
  headers: {'Content-Type': 'application/json'}})).json()"""
KEY = "quartett-tables"


def open_table(one: Visit, *seats: str, game: str = "push", **more: Any) -> Any:
    """A table of this browser, as the lobby would have opened it."""
    opened = one.page.evaluate(OPEN, {"game": game, "seats": list(seats), **more})
    mine = {"table": opened["table"], "game": game, "seats": more.get("here", [0]), "opened": 1}
    one.page.evaluate(
        "([key, mine]) => localStorage.setItem(key, JSON.stringify("
        "[mine, ...JSON.parse(localStorage.getItem(key) ?? '[]')]))",
        [KEY, mine],
    )
    return opened


def finish(server: InThread, opened: Any) -> None:
    """Plays the last legal move for everybody until the end."""
    table = server.registry.tables[opened["table"]]
    server.wait(table.greet(0, ""))
    for turn in range(2000):
        wait_for(lambda: table.match.state.over or min(table.match.state.owing) >= 0)
        if table.match.state.over:
            return
        seat = table.match.state.owing[0]
        if table.chairs[seat].kind == "person":
            move = table.match.game.moves.text(list(table.match.state.legal(seat))[-1])
            server.wait(table.move(seat, table.number, move, str(turn)))
    pytest.fail("no end")


def begin(server: InThread, opened: Any) -> None:
    table = server.registry.tables[opened["table"]]
    server.wait(table.greet(0, ""))
    wait_for(lambda: table.match.state.owing)


def kept(one: Visit) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(
        one.page.evaluate("key => localStorage.getItem(key) ?? '[]'", KEY)
    )
    return found


def test_your_tables_and_your_play(
    visit: Callable[..., Visit], server: InThread, tmp_path: Path
) -> None:
    one = visit(settings={"speed": "still", "name": "Ada"})
    page = one.page
    page.goto("/")
    page.wait_for_selector("article")
    mine = open_table(one, "Ada=you", "Bo=you")
    theirs = open_table(one, "Ada=you", "Bo=you", options={"first": "1"})
    over = open_table(one, "Ada=you", "Bo=you")
    team = open_table(one, "Ada=you", "Bo=you", "Cy=you", game="konoha", here=[0, 1, 2])
    for opened in (mine, theirs):
        begin(server, opened)
    finish(server, over)
    finish(server, team)

    # The lobby: one request for all tables; those that wait for the user first, then results.
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    finished = page.locator("[data-finished]")
    finished.nth(1).wait_for()
    about = [url for url in asked if "/api/tables/" in url]
    assert about and all("/api/tables/seen?" in url for url in about)
    first, second = page.locator(
        "section[aria-labelledby=your-tables] li a:not([data-finished])"
    ).all()
    assert "It is your turn." in first.inner_text() and mine["table"] in str(
        first.get_attribute("href")
    )
    assert "Bo" in second.inner_text() and theirs["table"] in str(second.get_attribute("href"))
    assert "ogether" in finished.nth(0).inner_text()
    result = server.registry.tables[over["table"]].match.state
    assert str(max(result.scores())) in finished.nth(1).inner_text()
    assert [("ended" in table) for table in kept(one)] == [True, True, False, False]
    look_at(one, "your-tables", TWO_LOOKS)

    # Your play: statistics and history, including tables that the server has forgotten.
    page.goto("/play")
    page.get_by_role("heading", name="Finished games").wait_for()
    assert page.locator("ol a").count() == 2
    rows = page.locator("tbody tr").all_inner_texts()
    assert any("Push" in row and "1" in row for row in rows) and any("Bo" in row for row in rows)
    assert page.locator(".bars").first.get_attribute("aria-label")
    look_at(one, "your-play", TWO_LOOKS)

    # Exported, and imported in another browser, where the seats can be played.
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all seats").click()
    file = tmp_path / "seats.json"
    saving.value.save_as(file)
    carried = json.loads(file.read_text("utf-8"))
    assert [len(table["passes"]) for table in carried["tables"]] == [3, 1, 1, 1]
    other = visit(settings={"speed": "still"})
    other.page.goto("/play")
    other.page.get_by_text("No finished game").wait_for()
    other.page.locator("input[type=file]").set_input_files(file)
    other.page.get_by_text("6 seats can be played").wait_for()
    assert other.page.locator("ol a").count() == 2
    other.page.goto(f"/table/{mine['table']}")
    other.page.wait_for_selector("[data-move=flip]")
    assert len(kept(other)) == 4

    # A foreign file is refused with a sentence, and changes nothing.
    other.page.goto("/play")
    for text in ("", "{", "[]", '{"kind": "quartett-seats", "version": 9, "tables": []}'):
        file.write_text(text)
        other.page.locator("input[type=file]").set_input_files(file)
        other.page.get_by_role("alert").get_by_text("no file of seats").wait_for()
    assert len(kept(other)) == 4

    # Deletion, on the server and here. A server that does not respond is retried later.
    page.goto("/play")
    one.expect("Failed to load resource", "ERR_")
    page.route("**/forget", lambda route: route.abort())
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete it all").click()
    page.get_by_text("4 tables could not be reached").wait_for()
    assert len(kept(one)) == 4
    page.unroute("**/forget")
    page.get_by_role("button", name="Delete everything").click()
    one.picture("delete-everything")
    page.get_by_role("button", name="Delete it all").click()
    page.wait_for_url("**/")
    page.wait_for_selector("article")
    assert kept(one) == []
    seats = ask(f"{server.address}/api/tables/{mine['table']}").json["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", ""), ("person", "Bo")]
    page.goto(f"/table/{mine['table']}")
    page.wait_for_selector("#question")
    assert page.locator("[data-move]").count() == 0


@pytest.mark.parametrize(
    "lies",
    ["not JSON", '{"table": 1}', '[null, 7, {"table": "../x", "game": "push"}, {"game": "push"}]'],
)
def test_a_browser_that_keeps_nothing_or_nonsense_still_plays(
    visit: Callable[..., Visit], lies: str
) -> None:
    one = visit()
    page = one.page
    page.add_init_script(
        f"if (!localStorage.getItem('{KEY}')) localStorage.setItem('{KEY}', {json.dumps(lies)});"
        "const keep = Storage.prototype.setItem;"
        "Storage.prototype.setItem = function (key, value) {"
        f" if (key === '{KEY}' && value !== {json.dumps(lies)})"
        " throw new DOMException('full', 'QuotaExceededError');"
        " keep.call(this, key, value); }"
    )
    page.goto("/play")
    page.get_by_text("No finished game").wait_for()
    page.goto("/")
    page.locator("article.mat-push").get_by_role("button", name="Play").click()
    page.wait_for_selector("#question")
    page.get_by_role("link", name="Quartett").click()
    page.get_by_text("This browser keeps nothing more").wait_for()
    assert one.accessible() == []
