"""The end page of each game: winners, the player's own place, and points by source."""

from collections.abc import Callable, Iterator

import msgspec
import pytest
from playwright.sync_api import Page, Route

from browsing import DESKTOP, PHONE, WHOLE, Visit
from quartett import games
from quartett.core.record import parse
from quartett.table.replays import replay_of
from staged import RECORDS, TABLE, Staged

SIZES = {"desktop": DESKTOP, "phone": PHONE}
every_size = pytest.mark.parametrize("size", SIZES)


def ended(one: Visit, game: str, record: str, seat: int = 0) -> Staged:
    """The table of a recorded game after its last move, with its replay."""
    staged = Staged(one, game, record, seat)
    text = (RECORDS / game / f"{record}.quartett").read_text("utf-8")

    def retell(route: Route) -> None:
        viewer = int(route.request.url.rpartition("=")[2])
        told = replay_of(games.load(game), parse(text), viewer)
        route.fulfill(body=msgspec.json.encode(told), content_type="application/json")

    one.page.route(f"**/api/tables/{TABLE}/replay?*", retell)
    staged.until(lambda table: table.match.state.over)
    staged.meet()
    one.page.wait_for_selector("#end-title")
    return staged


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


TIES = {
    "push": ("3-seats-random-5", "6-seats-eager-1"),
    "force": ("3-seats-eager-5", "4-seats-mixed-16"),
    "deckbattle": ("4-seats-eager-3", "3-seats-eager-9"),
}
"""Results with several winners, or with a loser who has as many points as a winner."""
SEATS = {"push": range(2, 7), "force": range(2, 5), "deckbattle": range(2, 5)}


def endings() -> Iterator[tuple[str, str, str]]:
    """A shared victory for each game; the full run has all numbers of seats, ties and sizes."""
    for game, ties in TIES.items():
        if not WHOLE:
            yield game, ties[0], "desktop"
            yield game, f"{SEATS[game][-1]}-seats-mixed-1", "phone"
            continue
        for record in (*ties, *(f"{seats}-seats-mixed-1" for seats in SEATS[game])):
            yield from ((game, record, size) for size in SIZES)


@pytest.mark.parametrize(("game", "record", "size"), list(endings()))
def test_the_parts_on_the_page_add_up_to_the_points(
    visit: Callable[..., Visit], game: str, record: str, size: str
) -> None:
    one = visit(viewport=SIZES[size])
    staged = ended(one, game, record)
    ending = staged.game.ending(staged.match.state)
    winners = staged.match.state.winners()
    title = one.page.locator("#end-title").inner_text()
    assert ("together" in title) == (len(winners) > 1)
    assert title.startswith("You") == (0 in winners)
    came = one.page.locator(".came").all_inner_texts()
    second = 0 not in winners and ending.ranks.count(ending.ranks[0]) > 1
    assert any("share" in told for told in came) == second
    for seat, score in enumerate(staged.match.state.scores()):
        row = one.page.locator(f"tr[data-seat='{seat}']")
        parts = row.locator("[data-part]").evaluate_all("all => all.map(b => +b.dataset.part)")
        assert sum(parts) == score == int(row.locator(".score").inner_text().replace("−", "-"))
        assert row.locator(".rank").inner_text() == str(ending.ranks[seat])
    assert fits(one.page)
    one.picture(f"end-{game}-{record}-{size}")
    assert one.accessible() == []


@every_size
def test_konoha_31_a_team_sees_its_rounds_and_grades_and_no_ranks(
    visit: Callable[..., Visit], size: str
) -> None:
    one = visit(viewport=SIZES[size])
    staged = ended(one, "konoha", "3-seats-mixed-1")
    won = bool(staged.match.state.winners())
    title = one.page.locator("#end-title").inner_text()
    assert title.startswith("Won together" if won else "Together it was not enough")
    assert one.page.locator(".cup").count() == int(won)
    one.page.wait_for_selector(".course tbody tr")
    points = one.page.locator(".course td:last-child").all_inner_texts()
    assert len(points) == 4 and sum(map(int, points)) == staged.match.state.scores()[0]
    assert one.page.locator(".team li").count() == 5
    assert one.page.locator(".team li.reached").count() == 1
    assert one.page.locator(".rank").count() == 0
    assert fits(one.page)
    one.picture(f"end-konoha-{size}")
    assert one.accessible() == []


def test_the_banner_is_for_who_played_and_not_for_the_seat_of_the_replay(
    visit: Callable[..., Visit],
) -> None:
    one = visit()
    staged = ended(one, "push", "3-seats-mixed-1")
    ranks = staged.game.ending(staged.match.state).ranks
    one.page.wait_for_selector(".replay")
    banner = one.page.locator(".winner .words")
    before = banner.inner_text()
    assert ("You win" in before) == (ranks[0] == 1) and ("You come" in before) == (ranks[0] > 1)
    one.page.get_by_label("Seen by").select_option("1")
    one.page.wait_for_selector(".replay li:nth-child(2) .own", state="attached")
    assert banner.inner_text() == before
