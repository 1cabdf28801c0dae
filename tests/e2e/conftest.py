"""One browser and one server for all tests here. Each test has pages of its own, in a browser that
remembers nobody."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

sys.path.insert(0, str(Path(__file__).parent.parent / "web"))

from browsing import CHROMIUM, SHELL, Visit, browser
from serving import InThread, serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What plays without a net comes first: so it stays with one worker, which loads it once."""
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
    """Browsers that are free, by manner and server: they have all files that pages are made of, so
    that they load them in two thirds of the time."""
    return {}


@pytest.fixture
def visit(
    chromium: Browser, server: InThread, left: dict[str, list[BrowserContext]]
) -> Iterator[Callable[..., Visit]]:
    """Opens browsers at the server. In the end none of them may have had a fault."""
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
    """As `visit`, for tests that look at staged tables and leave nothing behind: whoever comes in
    the same manner gets the browser of the test before, which has all files and shows the next
    table in a third of the time."""

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
        one.faults.clear()
    assert faults == []
