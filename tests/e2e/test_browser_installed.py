"""A wheel in a fresh environment, with an empty home and without Node: a person starts the
server and plays a whole game in the browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browsing import Visit
from packages import ROOT, empty_home, environment, environment_with
from serving_process import served
from test_browser_pages import play_now
from test_browser_play import is_over, play_by_pointer


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that `make` has just built and installed, or a new one."""
    wheels = list((ROOT / "build" / "wheel").glob("*.whl"))
    if len(wheels) == 1:
        return environment(tmp_path_factory.mktemp("fresh"), str(wheels[0]))
    return environment_with(tmp_path_factory, "plain")


@pytest.fixture
def one(chromium: Browser, programs: Path, tmp_path: Path) -> Iterator[Visit]:
    with served(programs, empty_home(tmp_path, programs), tmp_path) as address:
        visit = Visit(chromium, address)
        visit.settle(speed="still")
        yield visit
        visit.close()
        assert visit.faults == []


def test_an_installed_wheel_serves_a_game_to_its_end(one: Visit) -> None:
    play_now(one, "force")
    play_by_pointer(one.page, "force")
    assert is_over(one.page)
