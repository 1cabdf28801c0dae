"""The even match: after a win the bots of the next table are one level stronger, after a loss
one weaker, and the levels on offer depend on the number of seats."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from browsing import Visit

KEY = "quartett-tables"


def ended(bot: str, won: bool, game: str = "force") -> dict[str, Any]:
    """A finished game of one person against one bot, as this browser stores it."""
    winner = 0 if won else 1
    result = {"scores": [9 * won, 5], "winners": [winner], "ranks": [2 - won, 1 + won]}
    names = {"together": False, "names": ["Ada", "Bo"], "bots": ["", bot]}
    return {
        "table": f"{game}-{bot}-{won}",
        "game": game,
        "seats": [0],
        "opened": 1,
        "ended": {**result, **names},
    }


def opened_against(one: Visit, *games: dict[str, Any]) -> tuple[str, list[str]]:
    """The lobby's description of the even match, and the seats of the table it opens."""
    one.keep(KEY, json.dumps(games))
    page = one.page
    page.goto("/")
    page.locator("article.mat-force .choose").click()
    page.locator("select[aria-label^='Who sits']").first.select_option("even")
    said = page.locator(".about", has_text="for now").first.inner_text()
    with page.expect_request(lambda request: request.method == "POST") as asked:
        page.get_by_role("button", name="Open the table").click()
    return said, asked.value.post_data_json["seats"]


@pytest.mark.parametrize(
    ("games", "level"),
    [
        ((), "casual"),
        ((ended("steady", won=True),), "master"),
        ((ended("steady", won=False),), "casual"),
        ((ended("master", won=True),), "master"),
        ((ended("novice", won=False),), "novice"),
        ((ended("casual", won=False), ended("steady", won=True)), "novice"),
        ((ended("steady", won=True, game="push"), ended("steady", won=False)), "casual"),
    ],
    ids=["first", "won", "lost", "won-most", "lost-least", "newest-counts", "other-game"],
)
def test_the_next_opponent_follows_how_the_last_game_ended(
    revisit: Callable[..., Visit], games: tuple[dict[str, Any], ...], level: str
) -> None:
    one = revisit(settings={"speed": "still", "name": "Ada"})
    said, seats = opened_against(one, *games)
    assert said.lower().startswith(level)
    assert any(seat.endswith(level) for seat in seats[1:])
