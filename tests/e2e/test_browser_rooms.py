"""People before and around a game: invited, seated, absent, replaced, back, and talking."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from browsing import PHONE, Visit
from quartett.table.affairs import Affairs
from quartett.table.away import AwayLimits
from quartett.table.remarks import REACTIONS, REMARKS
from quartett.table.table import Table
from serving import GENEROUS, InThread, open_table, serving, wait_for
from test_browser_play import choose

MOST = 3000
SOON = msgspec.structs.replace(GENEROUS, gone_seconds=1)
FIXED = Path(__file__).parent.parent.parent / "client" / "src" / "talk" / "fixed.ts"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    """A server on which a player without a connection is gone after a second."""
    with serving(tmp_path_factory.mktemp("rooms") / "tables.db", SOON) as running:
        yield running


def person(visit: Callable[..., Visit], name: str, language: str = "en", **more: object) -> Visit:
    chosen = {"speed": "still", "name": name, "language": language}
    return visit(settings=chosen, locale=language, **more)


def open_room(one: Visit, *sitters: str) -> str:
    """Opens a table of the first game with these on the other seats; returns its URL."""
    page = one.page
    page.goto("/")
    page.wait_for_selector("article")
    while page.locator("select[aria-label^='Who sits']").count() > len(sitters):
        page.get_by_role("button", name="One player fewer").click()
    for at, sitter in enumerate(sitters):
        page.locator("select[aria-label^='Who sits']").nth(at).select_option(sitter)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[data-room]")
    return page.url


def table_of(server: InThread, address: str) -> Table:
    return server.registry.tables[address.rsplit("/", 1)[1]]


def aside(page: Page, kind: str) -> str:
    return page.locator(f"[data-aside={kind}]").first.inner_text()


def flip(page: Page) -> None:
    choose(page, page.locator("[data-move]:visible").first.click)


def test_invited_by_link_and_by_code_seats_fill_and_the_game_starts(
    visit: Callable[..., Visit], server: InThread
) -> None:
    host = person(visit, "Ada")
    address = open_room(host, "open", "open")
    start = host.page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    host.page.get_by_role("img", name="QR code of the link").wait_for()
    assert host.page.get_by_label("Link of the table").input_value() == address
    code = host.page.locator("[data-code]").inner_text()
    host.picture("room-host")
    assert host.accessible() == []

    bo = person(visit, "Bo", "de")
    bo.page.goto(address)
    bo.page.get_by_role("heading", name="Ada lädt dich zu Push ein").wait_for()
    bo.page.locator("[data-seat='0']", has_text="Ada").wait_for()
    bo.picture("room-guest")
    assert bo.accessible() == []
    bo.page.get_by_role("button", name="Platz nehmen").click()
    host.page.locator("[data-seat='1']", has_text="Bo").wait_for()

    cem = person(visit, "Cem", viewport=PHONE)
    cem.page.goto("/")
    cem.page.wait_for_selector("article")
    cem.page.get_by_label("Table code or link").fill(code.lower())
    cem.page.get_by_role("button", name="Join", exact=True).last.click()
    cem.page.get_by_role("heading", name="Ada invites you to Push").wait_for()
    cem.page.get_by_role("button", name="Take a seat").click()
    cem.page.get_by_text("Ada starts the game.").wait_for()
    cem.picture("room-phone")
    assert cem.accessible() == []

    host.page.locator("[data-seat='2']", has_text="Cem").wait_for()
    start.click()
    for one in (host, bo, cem):
        one.page.wait_for_selector("#question")
    assert table_of(server, address).facts.header["players"] == "Ada=you; Bo=you; Cem=you"
    flip(host.page)
    bo.page.wait_for_selector("main:not([data-number='0'])")


def test_the_host_changes_the_table_and_lets_bots_play(visit: Callable[..., Visit]) -> None:
    host = person(visit, "")
    open_room(host, "open")
    page = host.page
    page.get_by_label("What the others call you").fill("Ada")
    page.get_by_role("button", name="Keep").click()
    page.locator("[data-seat='0']", has_text="Ada").wait_for()
    page.get_by_role("button", name="One player more").click()
    page.locator("[data-seat='2']").wait_for()
    page.get_by_text("Push for 3 players, in one sitting.").wait_for()
    page.locator("label", has_text="Days per move").click()
    page.get_by_text("Push for 3 players, with days for every move.").wait_for()
    page.get_by_role("button", name="Let bots play").click()
    expect(page.locator("[data-kind=bot]")).to_have_count(2)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#question")
    assert "Ada" in str(page.evaluate("localStorage.getItem('quartett-settings')"))


def test_a_room_is_found_in_the_lobby_and_mine_tells_whose_turn_it_is(
    visit: Callable[..., Visit],
) -> None:
    host = person(visit, "Ada")
    open_room(host, "open", "steady")
    other = visit()
    other.page.goto("/")
    found = other.page.locator("section[aria-labelledby=open-tables] li", has_text="Ada")
    found.get_by_role("link", name="Join").first.wait_for()
    host.page.get_by_role("button", name="Let bots play").click()
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_selector("#question")
    host.page.goto("/")
    mine = host.page.locator("section[aria-labelledby=your-tables]")
    mine.get_by_text("It is your turn.").wait_for()
    assert host.page.title().startswith("●")
    assert "your-turn" in str(host.page.locator("link[rel=icon]").get_attribute("href"))
    host.picture("lobby-mine")
    assert host.accessible() == []


def test_two_who_share_a_phone_wait_in_the_room_too(visit: Callable[..., Visit]) -> None:
    host = person(visit, "Ada")
    open_room(host, "here", "open")
    expect(host.page.locator("[data-kind=person]")).to_have_count(2)
    assert host.page.get_by_role("button", name="Take a seat").count() == 0
    host.page.get_by_role("button", name="Let bots play").click()
    host.page.get_by_role("button", name="Start the game").click()
    host.page.locator("[data-room]").wait_for(state="detached")


def test_more_players_in_the_lobby_are_bots(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/")
    one.page.wait_for_selector("article")
    one.page.get_by_role("button", name="One player more").click()
    added = one.page.locator("select[aria-label^='Who sits']").last
    assert added.input_value() == "steady"


def test_two_people_for_the_last_seat(visit: Callable[..., Visit], server: InThread) -> None:
    """Both see it free when they press the button: one gets the seat, the other is told."""
    host = person(visit, "Ada")
    address = open_room(host, "open")
    one, other = person(visit, "Bo"), person(visit, "Cem")
    other.expect("409")
    for guest in (one, other):
        guest.page.goto(address)
        guest.page.get_by_role("button", name="Take a seat").wait_for()
    held: list[Route] = []
    other.page.route("**/take", lambda route: held.append(route))  # until the other one sits
    other.page.get_by_role("button", name="Take a seat").click()
    wait_for(lambda: other.page.wait_for_timeout(20) or held)
    one.page.get_by_role("button", name="Take a seat").click()
    one.page.get_by_role("button", name="Get up").wait_for()
    held[0].continue_()
    other.page.get_by_text("Somebody was quicker").wait_for()
    assert [chair.name for chair in table_of(server, address).chairs] == ["Ada", "Bo"]


def start_three(visit: Callable[..., Visit]) -> tuple[str, list[Visit]]:
    host = person(visit, "Ada")
    address = open_room(host, "open", "open")
    people = [host]
    for name in ("Bo", "Cem"):
        people.append(person(visit, name, "de" if name == "Bo" else "en"))
        people[-1].page.goto(address)
        people[-1].page.locator("form button.primary").click()
        host.page.locator("[data-kind=person]", has_text=name).wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    for one in people:
        one.page.wait_for_selector("#question")
    return address, people


def test_one_leaves_the_others_let_a_bot_play_and_the_owner_returns(
    visit: Callable[..., Visit], server: InThread
) -> None:
    address, (ada, bo, cem) = start_three(visit)
    cem.page.goto("/rules")
    ada.page.locator("article[data-seat='2'][data-presence=gone]", has_text="is gone").wait_for()
    ada.page.get_by_text("Cem has been gone for a moment.").wait_for()
    ada.picture("presence-gone")
    assert ada.accessible() == []
    ada.page.get_by_role("button", name="Let a bot play on").click()
    bo.page.get_by_text("Dafür: Ada").wait_for()
    bo.page.get_by_role("button", name="Einen Bot weiterspielen lassen").click()
    assert aside(ada.page, "bot-plays").strip() == "A bot plays on for Cem."
    assert aside(bo.page, "bot-plays").strip() == "Für Cem spielt ein Bot weiter."
    ada.page.locator("article[data-seat='2']", has_text="a bot stands in").wait_for()
    cem.page.goto(address)
    cem.page.get_by_role("button", name="Play on myself").click()
    assert aside(ada.page, "back").strip() == "Cem plays again."
    cem.page.locator("[data-absent=self]").wait_for(state="detached")
    assert table_of(server, address).chairs[2].kind == "person"


def test_somebody_who_is_there_and_silent_is_asked_first(
    visit: Callable[..., Visit], server: InThread
) -> None:
    address, (ada, bo, cem) = start_three(visit)
    table = table_of(server, address)
    table.away_limits = AwayLimits(60, 1)
    server.loop.call_soon_threadsafe(table.change)
    bo.page.get_by_text("Ada hat seit eben nicht geantwortet.").wait_for()
    assert ada.page.locator("[data-absent]").count() == 0, "nobody has voted yet"
    bo.page.get_by_role("button", name="Einen Bot weiterspielen lassen").click()
    ada.page.get_by_text("would let a bot play on").wait_for()
    ada.picture("presence-silent")
    assert ada.accessible() == []
    ada.page.get_by_role("button", name="I am still here").click()
    assert aside(bo.page, "still-here").strip() == "Ada ist noch da und überlegt."
    assert aside(cem.page, "still-here").strip() == "Ada is still here and thinking."
    assert table.affairs.votes == () and table.chairs[0].kind == "person"


def test_who_would_like_to_play_again_is_told_to_the_others(
    visit: Callable[..., Visit], server: InThread
) -> None:
    opened = open_table(server.address, ["Ada=you", "Bo=you"], "force")
    play_to_the_end(server, server.registry.tables[opened.json["table"]])
    ada, bo = person(visit, "Ada"), person(visit, "Bo", "de")
    for one, given in zip((ada, bo), opened.json["links"], strict=True):
        one.page.goto(given["link"])
        one.page.wait_for_selector("#end-title")
    ada.page.get_by_role("button", name="Play again").click()
    assert aside(bo.page, "rematch").strip() == "Ada möchte noch einmal spielen."
    bo.page.get_by_role("button", name="Beim nächsten Spiel dabei sein").click()
    for one in (ada, bo):
        one.page.wait_for_url(lambda url: "/table/" in url and opened.json["table"] not in url)
        one.page.wait_for_selector("#question")
    assert ada.page.url == bo.page.url
    assert [chair.name for chair in table_of(server, bo.page.url).chairs] == ["Ada", "Bo"]


def play_to_the_end(server: InThread, table: Table) -> None:
    random = Random(1)
    for turn in range(MOST):
        if table.match.state.over:
            return
        seat = table.match.state.owing[0]
        move = table.match.game.moves.text(random.choice(list(table.match.state.legal(seat))))
        server.wait(table.move(seat, table.number, move, str(turn)))
    pytest.fail("no end")


def test_an_undo_is_asked_for_declined_and_agreed_and_both_sides_are_told(
    visit: Callable[..., Visit],
) -> None:
    host = person(visit, "Ada")
    address = open_room(host, "open")
    bo = person(visit, "Bo", "de")
    bo.page.goto(address)
    bo.page.locator("form button.primary").click()
    host.page.locator("[data-seat='1']", has_text="Bo").wait_for()
    host.page.get_by_role("button", name="Start the game").click()
    host.page.wait_for_selector("#question")
    flip(host.page)
    for answer, kind, mine, theirs in (
        ("Ablehnen", "undo-declined", "Bo declined", "Bo hat das Zurücknehmen abgelehnt."),
        ("Einverstanden", "undo-agreed", "Bo agreed", "Bo ist einverstanden"),
    ):
        host.page.get_by_role("button", name="Ask to take back").first.click()
        assert "The others are asked" in aside(host.page, "undo-asked")
        bo.page.get_by_role("alertdialog").get_by_role("button", name=answer).click()
        assert mine in aside(host.page, kind) and theirs in aside(bo.page, kind)


def test_a_remark_is_read_in_two_languages_and_can_be_hidden(
    visit: Callable[..., Visit], server: InThread
) -> None:
    address, (ada, bo, cem) = start_three(visit)
    ada.page.get_by_role("button", name="Remarks").click()
    ada.picture("remarks")
    assert ada.accessible() == []
    ada.page.locator("[data-say=well-played]").click()
    assert aside(bo.page, "remark").strip() == "Ada: Gut gespielt"
    assert aside(cem.page, "remark").strip() == "Ada: Well played"
    cem.picture("remark")
    cem.page.get_by_role("button", name="Remarks").click()
    cem.page.get_by_role("switch", name="Hide remarks of Ada").click()
    cem.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Remarks").click()
    ada.page.locator("[data-say=clap]").click()
    bo.page.locator("[data-aside=remark][data-what=clap]").wait_for()
    assert cem.page.locator("[data-what=clap]").count() == 0
    assert table_of(server, address).affairs != Affairs()


def test_who_watches_knows_it_and_the_others_see_how_many_and_on_how_many_devices(
    visit: Callable[..., Visit],
) -> None:
    address, (ada, bo, _) = start_three(visit)
    watcher = visit()
    watcher.page.goto(address)
    watcher.page.get_by_text("You are watching").wait_for()
    ada.page.get_by_text("1 watching").wait_for()
    second = bo.context.new_page()
    second.goto(address)
    ada.page.locator("article[data-seat='1'] [data-devices='2']").wait_for()


def test_the_page_says_what_the_server_takes() -> None:
    named = re.findall(r"'([a-z-]+)'", FIXED.read_text("utf-8").split("REMARKS", 1)[1])
    remarks, pairs = named[: len(REMARKS)], named[len(REMARKS) :]
    assert tuple(remarks) == REMARKS and tuple(pairs[::2]) == REACTIONS
