"""The list of moments in the client's README is correct: each is played by its game's room and has
a browser test; and every event has a duration."""

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from quartett.core.story import Event

ROOT: Final = Path(__file__).parent.parent
README: Final = (ROOT / "client" / "README.md").read_text("utf-8")
ROW: Final = r"^\| (\w+) +\|[^|]*\|([^|]*)\| +`(test_\w+)` +\|$"
ROWS: Final = [
    (game, re.findall(r"`([a-z-]+)`", moments), test)
    for game, moments, test in re.findall(ROW, README, re.M)
]
TESTS: Final = {
    name
    for path in (ROOT / "tests" / "e2e").glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M)
}
# The end has a page and tests of its own (test_browser_end).
END: Final = {"game-ended"}
# Rooms put these names together from what is won, or take them from an event as it is.
MADE: Final = {"won", "failed", "declined"}


def of(game: str) -> str:
    """All that the room of a game says of its moments."""
    folder = ROOT / "client" / "src" / "tables" / game
    return "\n".join(path.read_text("utf-8") for path in folder.glob("*.ts"))


def test_every_game_is_in_the_list() -> None:
    assert {game for game, _, _ in ROWS} == {"push", "force", "konoha", "deckbattle"}


@pytest.mark.parametrize(("game", "moments", "test"), ROWS)
def test_a_listed_moment_is_played_and_has_a_test(game: str, moments: list[str], test: str) -> None:
    assert test in TESTS
    played = of(game)
    assert [one for one in moments if f"'{one}'" not in played and one not in MADE] == []


def moments_in(game: str) -> set[str]:
    """The names that a room gives to moments of its own."""
    return set(re.findall(r"name: '([a-z-]+)'", of(game)))


@pytest.mark.parametrize("game", ["push", "force", "konoha", "deckbattle"])
def test_a_moment_that_a_room_names_is_in_the_list(game: str) -> None:
    listed = {one for where, moments, _ in ROWS if where == game for one in moments}
    assert moments_in(game) - listed - END == set()


def events_of(game: str) -> set[str]:
    """All that a game can tell, but for what its events share."""
    module = import_module(f"quartett.games.{game}.telling.events")
    found = [one for _, one in inspect.getmembers(module, inspect.isclass)]
    told = [one for one in found if issubclass(one, Event) and not one.__subclasses__()]
    return {str(one.__struct_config__.tag) for one in told}


@pytest.mark.parametrize("game", ["push", "force", "konoha", "deckbattle"])
def test_a_room_knows_how_long_every_event_of_its_game_is_seen(game: str) -> None:
    played = of(game)
    assert {event for event in events_of(game) if f"'{event}'" not in played} == set()
