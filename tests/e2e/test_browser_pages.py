"""The pages: no errors, accessible to everyone, and light."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser

from browsing import DESKTOP, PHONE, TABLET, TURNED, WHOLE, Visit
from quartett import games
from serving import InThread, ask, open_table, wait_for

SIZES = {"desktop": DESKTOP, "phone": PHONE, "tablet": TABLET, "turned": TURNED}
EVERY_LOOK = [(theme, size) for theme in ("light", "dark") for size in ("desktop", "phone")]
ON_TABLETS = [("light", "turned"), ("dark", "tablet")]
TWO_LOOKS = [("light", "desktop"), ("dark", "phone")]
every_game = pytest.mark.parametrize("game", games.NAMES)


def look_at(
    one: Visit,
    name: str,
    looks: Sequence[tuple[str, str]] = EVERY_LOOK,
    judged: Sequence[tuple[str, str]] = TWO_LOOKS,
) -> None:
    """A screenshot of every look; no page is wider than its window, and axe finds no violations.
    Each theme and each size is tested once."""
    for theme, size in looks:
        one.page.set_viewport_size(SIZES[size])
        one.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        one.picture(f"{name}-{size}-{theme}")
        wide = one.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= SIZES[size]["width"], f"{name} is {wide} px wide"
        if (theme, size) in judged:
            assert one.accessible() == [], f"{name}, {theme}, {size}"


def test_the_lobby_is_for_everyone(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/")
    one.page.wait_for_selector("article")
    look_at(one, "lobby", EVERY_LOOK + ON_TABLETS)


@every_game
def test_a_table_is_for_everyone(visit: Callable[..., Visit], game: str) -> None:
    one = visit()
    play_now(one, game)
    one.page.wait_for_selector(":is([data-move], [data-pick])")
    look_at(one, game, EVERY_LOOK + ON_TABLETS)


def play_now(one: Visit, game: str, play: str = "Play") -> None:
    one.page.goto("/")
    panel = one.page.locator(f"article.mat-{game}")
    panel.get_by_role("button", name=play).click()
    one.page.wait_for_selector("#question")


@pytest.mark.parametrize("game", games.NAMES)
def test_a_table_page_is_light(server: InThread, chromium: Browser, game: str) -> None:
    """Under 220 kB over the wire with an empty cache, including fonts and words."""
    opened = open_table(server.address, ["you", *["random"] * (games.load(game).fewest - 1)], game)
    fresh = Visit(chromium, server.address)
    sizes: list[int] = []
    fresh.page.on("response", lambda got: sizes.append(got.request.sizes()["responseBodySize"]))
    fresh.page.goto(f"/table/{opened.json['table']}")
    fresh.page.wait_for_selector("#question")
    fresh.page.wait_for_load_state("networkidle")
    fresh.close()
    assert fresh.faults == []
    assert 100_000 < sum(sizes) < 220_000


def test_the_only_possible_move_is_made_for_who_wishes_it(visit: Callable[..., Visit]) -> None:
    """PUSH-A8: a turn of Push always begins with a flip."""
    one = visit()
    # The menu checks for an offline engine; this server has none.
    one.expect("404 (Not Found)")
    play_now(one, "push")
    page = one.page
    page.wait_for_selector("[data-move=flip]:visible")
    assert page.locator("[data-move=stop]:visible").count() == 0
    number = page.locator("main").get_attribute("data-number")
    page.get_by_role("button", name="Menu").click()
    wish = page.get_by_role("switch", name="Make my only possible move for me")
    assert wish.get_attribute("aria-checked") == "false"
    wish.click()
    page.wait_for_selector(f'main:not([data-number="{number}"])')
    assert wish.get_attribute("aria-checked") == "true"
    page.reload()
    page.wait_for_selector("#question")
    page.get_by_role("button", name="Menu").click()
    assert wish.get_attribute("aria-checked") == "true"


@every_game
def test_rules_and_cards_can_be_read_by_everyone(revisit: Callable[..., Visit], game: str) -> None:
    """These pages are long: axe tests one page in one look and the other in the other; `make
    whole` tests both in both."""
    one = revisit(settings={"speed": "still", "language": "fr"})
    for at, page in enumerate(("rules", "cards"), games.NAMES.index(game)):
        one.page.goto(f"/{page}/{game}")
        one.page.wait_for_selector("main li")
        look_at(one, f"{page}-{game}", judged=TWO_LOOKS if WHOLE else [TWO_LOOKS[at % 2]])


def test_a_link_leads_to_its_rule(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/rules/push#PUSH-14")
    one.page.wait_for_selector("#PUSH-14.named:focus")
    one.page.get_by_placeholder("Word or number").fill("switch")
    one.page.wait_for_selector("#PUSH-14", state="detached")


def test_an_address_that_nobody_knows_is_a_page(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.expect("404")
    for address in ("/nonsense", "/rules/chess", "/cards/chess"):
        one.page.goto(address)
        one.page.get_by_role("heading", name="There is no such page").wait_for()
        one.page.get_by_role("link", name="To the lobby", exact=True).wait_for()


def test_the_end_shows_scores_and_the_whole_game_again(
    visit: Callable[..., Visit], server: InThread
) -> None:
    table = open_table(server.address, ["Ada=random", "Bo=random"]).json["table"]
    wait_for(lambda: ask(f"{server.address}/api/tables/{table}").json["over"])
    one = visit()
    one.page.goto(f"/table/{table}")
    slider = one.page.get_by_role("slider", name="Replay")
    slider.wait_for()
    assert "follow" in one.page.locator(".fair").inner_text()
    look_at(one, "end", EVERY_LOOK + ON_TABLETS)
    steps = int(slider.get_attribute("max") or 0)
    slider.press("Home")
    one.page.get_by_text("Before the first move.").wait_for()
    slider.press("ArrowRight")
    one.page.get_by_text(f"Move 1 of {steps}").wait_for()
    assert one.page.locator("#end-title").inner_text()
