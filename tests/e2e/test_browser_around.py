"""The pages around a table (own tables, daily deal, room, curtain) fit the window and are
accessible. `QUARTETT_WHOLE=1` tests them in five languages and two sizes."""

from collections.abc import Callable
from typing import Final

import pytest

from browsing import PHONE, WHOLE, Visit
from quartett.words import LANGUAGES

DESK: Final = {"width": 1280, "height": 800}
SIZES: Final = {"phone": PHONE, "desk": DESK} if WHOLE else {"phone": PHONE}
TONGUES: Final = LANGUAGES if WHOLE else ("fr",)
OPEN: Final = """async (asked) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(asked)});
  return (await answer.json()).table;
}"""
ROOM: Final = {
    "game": "deckbattle",
    "seats": ["Annegret=you", "Bo=you", "free", "free"],
    "here": [0, 1],
    "room": True,
}
SHARED: Final = {
    "game": "konoha",
    "seats": ["Annegret=you", "Bo=you", "Zoe=you"],
    "here": [0, 1],
}


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("size", SIZES)
def test_the_pages_around_a_table_fit(
    visit: Callable[..., Visit], size: str, language: str
) -> None:
    settings = {"speed": "still", "name": "Annegret", "language": language}
    one = visit(viewport=SIZES[size], locale=language, settings=settings)
    page = one.page
    page.goto("/play")
    room, shared = page.evaluate(OPEN, ROOM), page.evaluate(OPEN, SHARED)
    for address, ready in (
        ("/play", "main h1, main h2"),
        ("/daily", "main article, main section"),
        (f"/table/{room}", "[data-room]"),
        (f"/table/{shared}", "[data-curtain]"),
    ):
        page.goto(address)
        page.wait_for_selector(ready)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
        assert one.accessible() == [], address
