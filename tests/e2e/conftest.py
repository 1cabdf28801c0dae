"""One browser and one server for all tests here. Each test has its own pages in a fresh browser
context."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

sys.path.insert(0, str(Path(__file__).parent.parent / "web"))

from browsing import CHROMIUM, SHELL, WITH_PICTURES, Visit, browser
from serving import InThread, serving

# Nobody looks at the pages of the tests.
Visit.is_painted = WITH_PICTURES


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Runs the offline tests first, so that they stay with one worker, which loads the engine
    once."""
    items.sort(key=lambda item: item.path.stem != "test_browser_offline")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser(SHELL if Path(SHELL).exists() else CHROMIUM) as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("browser") / "tables.db") as running:
        yield running


@pytest.fixture(scope="session")
def left() -> dict[str, list[BrowserContext]]:
    """Idle browser contexts by options and server. Their HTTP cache is warm, so pages load in
    two thirds of the time."""
    return {}


@pytest.fixture
def visit(
    chromium: Browser, server: InThread, left: dict[str, list[BrowserContext]]
) -> Iterator[Callable[..., Visit]]:
    """Opens browsers at the server. Afterwards none of them may have recorded an error."""
    visits: list[tuple[str, Visit]] = []

    def come(**manner: Any) -> Visit:
        settled = manner.pop("settings", {"speed": "still"})
        name = f"{server.address} {sorted(manner.items())}"
        free = left.get(name)
        one = Visit(chromium, server.address, free.pop() if free else None, **manner)
        one.settle(**settled)
        visits.append((name, one))
        return one

    yield come
    for name, one in visits:
        left.setdefault(name, []).append(one.leave())
    assert [fault for _, one in visits for fault in one.faults] == []


@pytest.fixture(scope="module")
def kept(chromium: Browser, server: InThread) -> Iterator[dict[str, Visit]]:
    visits: dict[str, Visit] = {}
    yield visits
    for one in visits.values():
        one.close()


@pytest.fixture
def revisit(
    chromium: Browser, server: InThread, kept: dict[str, Visit]
) -> Iterator[Callable[..., Visit]]:
    """Like `visit`, for tests of staged tables that leave nothing behind: reuses an idle context
    with the same options, whose warm cache shows the next table in a third of the time."""

    def come(**manner: Any) -> Visit:
        name = repr(sorted(manner.items()))
        if name not in kept:
            settled = manner.pop("settings", {"speed": "still"})
            kept[name] = Visit(chromium, server.address, **manner)
            kept[name].settle(**settled)
        kept[name].page.mouse.move(0, 0)
        return kept[name]

    yield come
    faults = [fault for one in kept.values() for fault in one.faults]
    for one in kept.values():
        one.empty()
        one.faults.clear()
    assert faults == []
