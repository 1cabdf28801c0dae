"""One browser and one server for all tests here; a fresh context for each."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parent.parent / "web"))

from browsing import Visit, browser
from serving import InThread, serving


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("browser") / "tables.db") as running:
        yield running


@pytest.fixture
def visit(chromium: Browser, server: InThread) -> Iterator[Callable[..., Visit]]:
    """Opens browsers at the server. In the end none of them may have had a fault."""
    visits: list[Visit] = []

    def come(**manner: Any) -> Visit:
        settled = manner.pop("settings", {"speed": "still"})
        visits.append(Visit(chromium, server.address, **manner))
        visits[-1].settle(**settled)
        return visits[-1]

    yield come
    for one in visits:
        one.close()
    assert [fault for one in visits for fault in one.faults] == []
