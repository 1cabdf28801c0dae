"""What can be asked over HTTP, as an OpenAPI document: `python -m quartett.web.openapi`."""

import json
import re
import sys
from typing import Any, Final

import msgspec

from quartett.table.branch import PlayOn
from quartett.table.finished import KeepGame
from quartett.table.lesson import LessonSeen
from quartett.table.opening import OpenTable
from quartett.table.puzzles import PuzzleListed, PuzzleSeen
from quartett.table.replays import Replay
from quartett.table.room import SetRoom
from quartett.table.updates import SeatSeen
from quartett.web import bodies, catalog, messages, responses

TEXT: Final = str
"""An answer that is plain text."""
NOTHING: Final = None
PROBLEMS: Final = (400, 403, 404, 405, 409, 413, 415, 429)


class Request(msgspec.Struct, frozen=True):
    """One thing that can be asked: its body and its answer as types."""

    method: str
    path: str
    body: Any
    answer: Any
    query: tuple[str, ...] = ()
    status: int = 200
    lines: bool = False
    """Whether the answer is many lines, each of this type."""


SEAT: Final = "/api/tables/{table}/seats/{seat}"
REQUESTS: Final = (
    Request("get", "/healthz", NOTHING, responses.Health),
    Request("get", "/api", NOTHING, catalog.ServerSeen),
    Request("get", "/api/games/{game}/rules", NOTHING, list[catalog.SectionSeen], ("language",)),
    Request("get", "/api/games/{game}/cards", NOTHING, list[catalog.CardSeen], ("language",)),
    Request("get", "/api/games/{game}/options", NOTHING, list[catalog.OptionSeen], ("seats",)),
    Request("get", "/api/games/{game}/lesson", NOTHING, LessonSeen, ("part",)),
    Request("get", "/api/games/{game}/puzzles", NOTHING, list[PuzzleListed]),
    Request("get", "/api/games/{game}/puzzles/{number}", NOTHING, PuzzleSeen),
    Request("get", "/api/words/{language}/{room}.ftl", NOTHING, TEXT),
    Request("get", "/api/tables", NOTHING, list[responses.TableListed]),
    Request("post", "/api/tables", OpenTable, responses.TableOpened, status=201),
    Request("post", "/api/branch", PlayOn, responses.TableOpened, status=201),
    Request("post", "/api/records", KeepGame, responses.TableOpened, status=201),
    Request("get", "/api/tables/seen", NOTHING, list[responses.TableSeen], ("table",)),
    Request("get", "/api/tables/{table}", NOTHING, responses.TableSeen),
    Request("get", "/api/tables/{table}/cards", NOTHING, list[catalog.CardSeen], ("language",)),
    Request("get", "/api/tables/{table}/cards.toml", NOTHING, TEXT),
    Request("get", "/api/tables/{table}/record", NOTHING, TEXT),
    Request("get", "/api/tables/{table}/replay", NOTHING, Replay, ("viewer",)),
    Request("post", "/api/tables/{table}/rematch", NOTHING, responses.TableOpened),
    Request("post", "/api/tables/{table}/room", SetRoom, responses.TableSeen),
    Request("post", "/api/tables/{table}/start", NOTHING, responses.TableSeen),
    Request("get", "/api/rooms/{code}", NOTHING, responses.RoomFound),
    Request("post", "/api/tables/{table}/enter", bodies.Enter, responses.Entered),
    Request("post", "/api/tables/{table}/passes", NOTHING, list[responses.SeatLink]),
    Request("post", "/api/tables/{table}/forget", NOTHING, list[SeatSeen]),
    Request("post", f"{SEAT}/take", bodies.TakeSeat, responses.Entered),
    Request("post", f"{SEAT}/name", bodies.NameSeat, SeatSeen),
    Request("post", f"{SEAT}/free", NOTHING, SeatSeen),
    Request("post", f"{SEAT}/hand", bodies.HandSeat, SeatSeen),
    Request("post", f"{SEAT}/forced", bodies.Forced, SeatSeen),
    Request("post", f"{SEAT}/link", NOTHING, responses.SeatLink),
    Request(
        "get", "/api/tables/{table}/review", NOTHING, responses.ReviewLine, ("seat",), lines=True
    ),
    Request("get", "/api/tables/{table}/puzzle", NOTHING, PuzzleSeen, ("number",)),
    Request("get", "/api/tables/{table}/notices", NOTHING, responses.NoticesSeen),
    Request("post", "/api/tables/{table}/notices", bodies.WishNotice, responses.NoticesSeen),
    Request("post", "/api/tables/{table}/notices/stop", bodies.StopNotice, responses.NoticesSeen),
    Request("get", "/api/daily", NOTHING, responses.DailySeen),
    Request("get", "/api/daily/{day}/{game}", NOTHING, responses.DaySeen, ("table",)),
    Request("post", "/api/daily/{day}/{game}", bodies.TakeSeat, responses.TableOpened, status=201),
    Request("post", "/api/replay", bodies.SendRecord, Replay),
    Request("post", "/api/review", bodies.SendReview, responses.ReviewLine, lines=True),
)
"""A test compares them with the routes."""


def document() -> dict[str, Any]:
    """
    >>> sorted(document()["paths"]["/api/tables"])
    ['get', 'post']
    """
    kinds = [kind for one in REQUESTS for kind in (one.body, one.answer)]
    kinds += [messages.Trouble]
    schemas, parts = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for place, one in enumerate(REQUESTS):
        body, told = schemas[2 * place : 2 * place + 2]
        paths.setdefault(one.path, {})[one.method] = operation(one, body, told, schemas[-1])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Quartett", "version": str(messages.VERSION)},
        "paths": paths,
        "components": {"schemas": dict(sorted(parts.items()))},
    }


def operation(one: Request, body: Any, told: Any, trouble: Any) -> dict[str, Any]:
    kind = "text/plain" if one.answer is TEXT else "application/json"
    if one.lines:
        kind = "application/x-ndjson"
    answers: dict[str, Any] = {
        str(status): {
            "description": "problem",
            "content": {"application/json": {"schema": trouble}},
        }
        for status in PROBLEMS
    }
    answers[str(one.status)] = {"description": "answer", "content": {kind: {"schema": told}}}
    found: dict[str, Any] = {"parameters": parameters(one), "responses": answers}
    if one.body is not NOTHING:
        content = {"application/json": {"schema": body}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def parameters(one: Request) -> list[dict[str, Any]]:
    places = re.findall(r"{(\w+)}", one.path)
    given = [{"name": name, "in": "path", "required": True} for name in places]
    given += [{"name": name, "in": "query", "required": False} for name in one.query]
    return [{**part, "schema": {"type": TYPES.get(str(part["name"]), "string")}} for part in given]


TYPES: Final = {"seat": "integer", "seats": "integer", "viewer": "integer", "number": "integer"}


def text() -> str:
    return json.dumps(document(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
