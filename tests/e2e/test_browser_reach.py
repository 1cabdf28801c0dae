"""Whatever looks clickable is: objects on the table do what their buttons do, or say why not."""

from collections.abc import Callable

import pytest

from browsing import PHONE, Visit
from staged import Staged
from test_browser_moments import kinds


def at_the_flip(one: Visit) -> Staged:
    staged = Staged(one, "push", "3-seats-eager-1")
    staged.until(lambda game: game.asked and game.moves[game.number].text == "flip")
    staged.open()
    return staged


def to_place(one: Visit) -> Staged:
    staged = Staged(one, "push", "3-seats-eager-1")
    staged.until(lambda game: game.asked and game.view.flipped != "" and len(game.view.columns) > 1)
    staged.open()
    return staged


def test_a_tap_on_the_pile_flips(revisit: Callable[..., Visit]) -> None:
    staged = at_the_flip(revisit())
    number = staged.number
    staged.page.locator(".pile[data-reach=flip]").click()
    staged.page.wait_for_selector(f'main:not([data-number="{number}"])')


def test_a_tap_on_a_column_places_and_a_blocked_one_says_why(revisit: Callable[..., Visit]) -> None:
    staged = to_place(revisit())
    page = staged.page
    blocked = page.locator(".column:has([data-refused])")
    if blocked.count():
        blocked.first.locator("header").click()
        assert "PUSH-" in page.locator(".message").inner_text()
    number = page.locator("main").get_attribute("data-number")
    page.locator(".column.open header").first.click()
    page.wait_for_selector(f'main:not([data-number="{number}"])')


def test_the_flipped_card_can_be_dragged_to_its_column(revisit: Callable[..., Visit]) -> None:
    page = to_place(revisit()).page
    number = page.locator("main").get_attribute("data-number")
    page.drag_and_drop(".flipped [data-card]", ".column.open header")
    page.wait_for_selector(f'main:not([data-number="{number}"])')


def test_a_lane_that_cannot_be_banked_now_says_why(revisit: Callable[..., Visit]) -> None:
    page = to_place(revisit()).page
    page.locator(".lane .head").first.click()
    page.locator(".message .rule-number").wait_for()
    assert "PUSH-07" in page.locator(".message").inner_text()


def test_a_villain_that_makes_a_pair_says_what_the_pair_brings(
    revisit: Callable[..., Visit],
) -> None:
    """FORCE-33."""
    staged = Staged(revisit(), "force", "3-seats-mixed-1", seat=1)
    staged.until(lambda game: game.asked and game.view.card in game.view.seats[1].villains)
    staged.open()
    points = staged.view.points
    told = staged.page.locator(".bar .detail").inner_text()
    assert f"Worth {points + 10} points to you: {points} and 10 for one more of its kind." in told


@pytest.mark.parametrize("thing", [".open .lamp", ".place[data-says]"])
def test_whoever_reaches_for_the_villain_first_is_told_to_pick_a_card(
    revisit: Callable[..., Visit], thing: str
) -> None:
    staged = Staged(revisit(), "force", "3-seats-mixed-1")
    staged.until(lambda game: game.asked)
    staged.open()
    staged.page.locator(thing).click()
    message = staged.page.locator(".message")
    message.wait_for()
    assert message.inner_text().strip() == "Pick a card from your hand, then seal it."


def test_a_picked_card_can_be_put_back_and_dragged_to_its_place(
    revisit: Callable[..., Visit],
) -> None:
    staged = Staged(revisit(), "force", "3-seats-mixed-1")
    staged.until(lambda game: game.asked)
    staged.open()
    page = staged.page
    card = page.locator('[data-pick="play 5"]')
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    card.click()
    assert card.get_attribute("aria-pressed") == "false"
    number = page.locator("main").get_attribute("data-number")
    page.drag_and_drop('[data-pick="play 5"]', ".seat.mine .spot")
    page.wait_for_selector(f'main:not([data-number="{number}"])')


def test_stop_is_never_where_flip_was_on_a_phone(revisit: Callable[..., Visit]) -> None:
    """PUSH-18: tapping repeatedly never ends the turn by accident."""
    staged = Staged(revisit(viewport=PHONE), "push", "3-seats-eager-1")
    staged.until(lambda game: game.asked and "flip" in game.moves[game.number].text)
    staged.open()
    places: dict[str, set[int]] = {"flip": set(), "stop": set()}
    for _ in range(12):
        for move, seen in places.items():
            box = staged.page.locator(f'[data-move="{move}"]:visible')
            if box.count():
                seen.add(round((box.bounding_box() or {"x": -1})["x"]))
        staged.next_question()
        staged.reach()
    assert places["flip"] and places["stop"] and not places["flip"] & places["stop"]


def test_what_everybody_knows_is_one_tap_away_on_a_phone(revisit: Callable[..., Visit]) -> None:
    page = at_the_flip(revisit(viewport=PHONE)).page
    page.get_by_role("button", name="What is known").click()
    told = page.locator("dialog[open]").inner_text()
    assert "Columns go to" in told and "The draw pile holds" in told and "Log" in told


def test_a_tap_out_of_turn_names_its_rule(revisit: Callable[..., Visit]) -> None:
    """PUSH-05: the others have their turn, and the pile says so."""
    staged = Staged(revisit(), "push", "3-seats-eager-1")
    staged.until(lambda game: game.view.turn == 1 and game.match.state.owing == (1,))
    staged.open()
    staged.page.locator(".pile[data-reach=flip]").click()
    staged.page.locator(".message .rule-number").wait_for()
    assert "PUSH-05" in staged.page.locator(".message").inner_text()


def test_the_last_duel_can_be_recalled_on_a_phone(revisit: Callable[..., Visit]) -> None:
    """FORCE-11: everybody's cards stay visible, with the symbols that decided."""
    staged = Staged(revisit(viewport=PHONE), "force", "3-seats-mixed-1")
    page = staged.page
    decided = staged.find(lambda events: "symbols-decided" in kinds(events))
    staged.advance(decided)
    staged.open()
    staged.advance()
    staged.reach()
    page.locator("button[data-seat]").first.click()
    duel = page.locator("dialog[open] [data-last-duel]")
    assert duel.locator("li").count() == 3
    assert "symbol" in duel.inner_text() and " won " in duel.inner_text()


def test_cards_that_nobody_won_say_so_when_they_are_tapped(revisit: Callable[..., Visit]) -> None:
    """FORCE-A2: all have laid R2-D2."""
    staged = Staged(revisit(viewport=PHONE), "force", "2-seats-eager-5")
    staged.until(lambda game: game.asked and len(game.view.aside) > 0)
    staged.open()
    staged.page.locator(".aside:visible").click()
    message = staged.page.locator(".message")
    message.wait_for()
    assert message.inner_text().startswith("Nobody won: ")


def test_force_28_who_has_no_cards_left_is_not_waited_for(revisit: Callable[..., Visit]) -> None:
    staged = Staged(revisit(), "force", "3-seats-mixed-2")
    staged.until(lambda game: any(seat.count == 0 for seat in game.view.seats))
    staged.until(lambda game: game.asked)
    staged.open()
    out = [at for at, seat in enumerate(staged.view.seats) if seat.count == 0]
    for at in out:
        seat = staged.page.locator(f'.place[data-seat="{at}"] .status')
        assert seat.inner_text() == "No cards left"
