"""A hint: the best moves with their chances and reasons, marked where they can be made."""

from collections.abc import Callable

from browsing import PHONE, Visit
from test_browser_pages import play_now


def test_a_hint_tells_the_best_moves_and_marks_them(visit: Callable[..., Visit]) -> None:
    one = visit(viewport=PHONE)
    play_now(one, "push")
    one.page.get_by_role("button", name="Hint").click()
    told = one.page.locator("[data-hint] li")
    told.first.wait_for()
    assert "Flip a card" in told.first.inner_text()
    assert "of 100 games" in told.first.inner_text()
    marked = one.page.locator("[data-move][data-marked]")
    assert marked.count() == told.count()
    one.picture("hint-push-phone-light")
    assert one.accessible() == []
    marked.first.click()
    one.page.wait_for_selector("[data-hint]", state="detached")
    one.page.wait_for_selector("[data-marked]", state="detached")
