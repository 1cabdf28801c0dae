"""What the rules make public is shown as faces: Push's discard pile, cards lost by seats of
Force, and the user's own deck in Deck Battle, which nobody else is told."""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browsing import DESKTOP, PHONE, ViewportSize, Visit
from staged import Staged

every_size = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def staged(revisit: Callable[..., Visit], size: ViewportSize, game: str, record: str) -> Staged:
    return Staged(revisit(viewport=size), game, record)


def laid(page: Page, at: int = 0) -> Counter[str]:
    """The faces of a list in the open dialog, with the count of each."""
    page.locator("dialog[open] [data-laid] [data-card]").first.wait_for()
    rows = page.locator("dialog[open] ul:has([data-laid])").nth(at).locator("[data-laid]")
    return Counter(
        {
            str(row.get_attribute("data-laid")): int(row.inner_text().rpartition("×")[2])
            if "×" in row.inner_text()
            else 1
            for row in rows.all()
        }
    )


@every_size
def test_push_27_the_discard_pile_lies_face_up(
    revisit: Callable[..., Visit], size: ViewportSize
) -> None:
    table = staged(revisit, size, "push", "3-seats-mixed-2")
    table.until(lambda at: at.view.discard > 12 and at.asked)
    table.meet()
    table.page.locator("button:has([data-sink='discard'])").click()
    assert laid(table.page) == Counter(table.view.discard_cards)
    table.one.picture(f"push-discard-{size['width']}")
    assert table.one.accessible() == []


@every_size
def test_force_a24_lost_cards_are_seen_by_all(
    revisit: Callable[..., Visit], size: ViewportSize
) -> None:
    table = staged(revisit, size, "force", "3-seats-mixed-2")
    table.until(lambda at: len(at.view.seats[1].lost) > 3 and at.asked)
    table.meet()
    places = table.page.locator("[data-seat='1'] button.facts, button[data-seat='1']")
    places.locator("visible=true").first.click()
    assert laid(table.page) == Counter(table.view.seats[1].lost)
    table.one.picture(f"force-lost-{size['width']}")
    assert table.one.accessible() == []


@every_size
def test_the_own_deck_is_listed_and_what_of_it_is_left_to_draw(
    revisit: Callable[..., Visit], size: ViewportSize
) -> None:
    table = staged(revisit, size, "deckbattle", "2-seats-mixed-1")
    table.until(lambda at: at.number > 300 and at.asked and 2 < at.view.seats[0].pile < 9)
    table.meet()
    own = table.view.seats[0]
    if size == PHONE:
        table.page.locator(".amounts button").first.click()
    table.page.locator("button[data-source='play']").click()
    assert laid(table.page) == Counter(own.to_draw)
    in_play = [one.card for one in table.view.in_play]
    table.one.picture(f"deckbattle-deck-{size['width']}")
    assert laid(table.page, 1) == Counter([*own.to_draw, *own.hand, *own.discard, *in_play])
    assert table.one.accessible() == []
