"""HTTP fuzzed from its own description: every response is one of those described."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import response_schema_conformance
from starlette.routing import Route

from quartett.web import (
    daily,
    lessons,
    library,
    notices,
    openapi,
    puzzles,
    replays,
    reviews,
    seats,
    tables,
)
from serving import InThread, ask, open_table, serving

WRITTEN = Path(__file__).parent.parent.parent / "docs" / "api.openapi.json"
SCHEMA = schemathesis.openapi.from_dict(openapi.document())
EXAMPLES = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("fuzz") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def table(server: InThread) -> str:
    """An existing table, so that not every request fails at its name."""
    return str(open_table(server.address, ["you", "free", "random"]).json["table"])


@SCHEMA.parametrize()
@settings(
    max_examples=EXAMPLES,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_the_answer_is_one_of_the_described(
    case: Any, server: InThread, table: str
) -> None:
    if case.path_parameters and len(str(case.body)) % 2:
        case.path_parameters |= {"table": table} if "table" in case.path_parameters else {}
    response = case.call(base_url=server.address)
    assert response.status_code < 500, response.text
    case.validate_response(response, checks=[response_schema_conformance])
    assert response.headers["content-security-policy"]


def test_the_server_is_well_after_all_that(server: InThread, table: str) -> None:
    assert ask(f"{server.address}/healthz").status == 200
    assert ask(f"{server.address}/api/tables/{table}").status == 200


def test_every_route_is_described() -> None:
    rooms = (library.ROUTES, lessons.ROUTES, tables.ROUTES, seats.ROUTES, replays.ROUTES)
    rooms += (reviews.ROUTES, notices.ROUTES, daily.ROUTES, puzzles.ROUTES)
    routes = [route for room in rooms for route in room if isinstance(route, Route)]
    known = {
        (re.sub(r":\w+}", "}", route.path), method.lower())
        for route in routes
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert known == {(one.path, one.method) for one in openapi.REQUESTS}


def test_the_written_description_is_up_to_date() -> None:
    """If not: python -m quartett.web.openapi > docs/api.openapi.json"""
    assert WRITTEN.read_text("utf-8") == openapi.text()
