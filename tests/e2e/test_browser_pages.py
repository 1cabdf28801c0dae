"""The pages: nothing goes wrong in them, everybody can use them, and they are light."""

from collections.abc import Callable

import pytest

from browsing import DESKTOP, PHONE, Visit
from quartett import games
from serving import InThread, open_table

SIZES = {"desktop": DESKTOP, "phone": PHONE}
looks = pytest.mark.parametrize("theme", ["light", "dark"])
sizes = pytest.mark.parametrize("size", SIZES)


@looks
@sizes
def test_the_lobby_is_accessible(visit: Callable[..., Visit], theme: str, size: str) -> None:
    one = visit(settings={"theme": theme, "speed": "still"}, viewport=SIZES[size])
    one.page.goto("/")
    one.page.wait_for_selector("article")
    one.picture(f"lobby-{size}-{theme}")
    assert one.accessible() == []


@looks
@pytest.mark.parametrize("game", games.NAMES)
def test_a_table_is_accessible(visit: Callable[..., Visit], game: str, theme: str) -> None:
    one = visit(settings={"theme": theme, "speed": "still"})
    play_now(one, game)
    one.page.wait_for_selector(":is([data-move], [data-pick])")
    one.picture(f"{game}-desktop-{theme}")
    assert one.accessible() == []


def play_now(one: Visit, game: str) -> None:
    one.page.goto("/")
    panel = one.page.locator(f"article.mat-{game}")
    panel.get_by_role("button", name="Play").click()
    one.page.wait_for_selector("#question")


def test_a_table_page_is_light(visit: Callable[..., Visit]) -> None:
    """Under 250 kB over the wire, fonts and words and all."""
    one = visit()
    play_now(one, games.NAMES[0])
    address = one.page.url
    fresh = visit()
    sizes: list[int] = []
    fresh.page.on("response", lambda got: sizes.append(got.request.sizes()["responseBodySize"]))
    fresh.page.goto(address)
    fresh.page.wait_for_selector("#question")
    fresh.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 250_000


def test_an_unknown_table_says_so(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/table/nowhere")
    one.page.get_by_role("heading", name="There is no such table").wait_for()
    assert one.accessible() == []


@looks
@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("page", ["rules", "cards"])
def test_rules_and_cards_can_be_read(
    visit: Callable[..., Visit], page: str, game: str, theme: str
) -> None:
    one = visit(settings={"theme": theme, "speed": "still", "language": "fr"})
    one.page.goto(f"/{page}/{game}")
    one.page.wait_for_selector("main li")
    one.picture(f"{page}-{game}-{theme}")
    assert one.accessible() == []


def test_a_link_leads_to_its_rule(visit: Callable[..., Visit]) -> None:
    one = visit()
    one.page.goto("/rules/push#PUSH-14")
    one.page.wait_for_selector("li#PUSH-14.named:focus")
    one.page.get_by_placeholder("Word or number").fill("switch")
    one.page.wait_for_selector("li#PUSH-14", state="detached")


@looks
def test_the_end_shows_scores_and_the_whole_game_again(
    visit: Callable[..., Visit], server: InThread, theme: str
) -> None:
    opened = open_table(server.address, ["Ada=steady", "Bo=steady", "Cy=steady"])
    one = visit(settings={"theme": theme, "speed": "still"})
    one.page.goto(f"/table/{opened.json['table']}")
    slider = one.page.get_by_role("slider", name="Replay")
    slider.wait_for()
    assert "follow" in one.page.locator(".fair").inner_text()
    one.picture(f"end-desktop-{theme}")
    assert one.accessible() == []
    steps = int(slider.get_attribute("max") or 0)
    slider.press("Home")
    one.page.get_by_text("Before the first move.").wait_for()
    slider.press("ArrowRight")
    one.page.get_by_text(f"Move 1 of {steps}").wait_for()
    assert one.page.locator("#end-title").inner_text()
