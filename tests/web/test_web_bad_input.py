"""Bad input: a typed error to the sender, nothing to others, nothing lost."""

import json
import socket as sockets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from quartett.web.limits import Limits
from quartett.web.messages import VERSION
from quartett.words import LANGUAGES
from serving import PATIENCE, InThread, Player, ask, enter, open_table, serving

JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=20),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(), inner, max_size=4),
    max_leaves=8,
)
KINDS = some.sampled_from(["hello", "move", "undo", "consent", "why", "update", ""])
MESSAGES = some.fixed_dictionaries(
    {"type": KINDS | JSON},
    optional={
        "id": some.text(max_size=80) | JSON,
        "number": some.integers(-3, 3) | JSON,
        "move": some.sampled_from(["flip", "stop", "place 1", "draw roll"]) | JSON,
        "agree": JSON,
        "version": JSON,
    },
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("bad") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def table(server: InThread) -> Any:
    return open_table(server.address, ["you", "you", "you"])


@pytest.fixture(scope="module")
def bystander(server: InThread, table: Any) -> Player:
    return Player(server.address, table.json["table"], enter(server.address, table, 1))


@given(message=MESSAGES | JSON)
@settings(max_examples=150)
def test_whatever_comes_over_a_socket_is_answered_and_changes_only_what_it_may(
    server: InThread, table: Any, bystander: Player, message: Any
) -> None:
    """Seat 1 is not asked, so nothing it sends may change anything."""
    served = server.registry.tables[table.json["table"]]
    before = (served.number, served.match.state.numbers())
    bystander.socket.send(json.dumps(message))
    answer = bystander.hear_until("refused", "problem", "answer")
    if answer["type"] == "answer":
        assert message["type"] in ("why", "undo", "consent")
    else:
        assert answer["text"]
    assert (served.number, served.match.state.numbers()) == before


@given(data=some.binary(max_size=200) | some.text(max_size=200))
@settings(max_examples=40)
def test_frames_that_are_no_messages_get_a_problem(
    server: InThread, table: Any, data: bytes | str
) -> None:
    player = Player(server.address, table.json["table"])
    player.hear_until("update")
    player.socket.send(data)
    assert player.hear_until("problem")["name"] == "bad-message"
    player.close()


BODIES = some.fixed_dictionaries(
    {},
    optional={
        "game": some.sampled_from(["push", "chess"]) | JSON,
        "seats": some.lists(some.sampled_from(["you", "free", "x=y", ",", "steady"])) | JSON,
        "options": some.dictionaries(some.text(), some.text(), max_size=2) | JSON,
        "manner": JSON | some.fixed_dictionaries({"seconds": some.integers()}),
        "bot": JSON,
        "secret": JSON,
        "name": JSON,
        "forced": JSON,
    },
)
PLACES = ("", "/{t}/enter", "/{t}/seats/1/take", "/{t}/seats/1/hand", "/{t}/seats/0/forced")


@given(body=BODIES | JSON, place=some.sampled_from(PLACES))
@settings(max_examples=150)
def test_whatever_comes_over_http_is_answered_with_a_problem_or_a_table(
    server: InThread, table: Any, body: Any, place: str
) -> None:
    address = f"{server.address}/api/tables{place.format(t=table.json['table'])}"
    answer = ask(address, json.dumps(body).encode())
    assert answer.status in (201, 400, 403, 404, 409, 413)
    if answer.status != 201:
        assert answer.json["type"] == "problem" and answer.json["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_problems_are_told_in_the_language_of_the_reader(
    server: InThread, table: Any, language: str
) -> None:
    wrong = ask(f"{server.address}/api/tables", {"game": "chess"}, accept_language=language)
    player = Player(server.address, table.json["table"])
    player.say(type="hello")
    assert wrong.json["text"] and player.hear_until("problem")["text"]
    player.close()


def test_a_foreign_secret_or_cookie_opens_nothing(server: InThread, table: Any) -> None:
    other = open_table(server.address, ["you", "you"])
    secret = other.json["links"][0]["secret"]
    address = f"{server.address}/api/tables/{table.json['table']}"
    assert ask(f"{address}/enter", {"secret": secret}).json["name"] == "wrong-secret"
    forged = f"quartett-{table.json['table']}={other.cookie.partition('=')[2]}"
    assert Player(server.address, table.json["table"], forged).hear()["seat"] == -2


def test_an_unknown_table_is_said_to_be_unknown(server: InThread) -> None:
    player = Player(server.address, "nowhere")
    assert player.hear()["name"] == "unknown-table"
    with pytest.raises(ConnectionClosed) as closed:
        player.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_another_version_is_told_which_one_would_be_right(server: InThread, table: Any) -> None:
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.json['table']}/play"
    with connect(address, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "version": 99}))
        problem = json.loads(socket.recv())
    assert problem["name"] == "other-version" and problem["arguments"]["right"] == VERSION


def test_a_message_that_is_too_long_ends_the_connection_and_no_other(
    server: InThread, table: Any
) -> None:
    player, other = (Player(server.address, table.json["table"]) for _ in range(2))
    player.say(type="why", id="x", move="y" * 100_000)
    with pytest.raises(ConnectionClosed):
        while True:
            player.hear()
    other.say(type="why", id="x", move="flip")
    assert other.hear_until("refused")["problem"]["name"] == "only-watching"


def test_a_body_that_is_too_long_or_no_json_is_refused(server: InThread) -> None:
    address = f"{server.address}/api/tables"
    assert ask(address, b"[" * 300_000).status == 413
    assert ask(f"{address}/any-table/enter", b"[" * 20_000).status == 413
    assert ask(address, b"[" * 8000).json["name"] == "bad-message"
    assert ask(address, b"game=push", content_type="text/plain").status == 415
    assert ask(address, method="DELETE").json["name"] == "wrong-method"


def test_a_client_that_breaks_off_in_the_middle_of_a_message_disturbs_nobody(
    server: InThread, table: Any
) -> None:
    other = Player(server.address, table.json["table"])
    other.hear_until("update")
    port = int(server.address.rpartition(":")[2])
    for part in (b"GET /api HTTP/1.1\r\nHost: x\r\nContent-Le", b"\x00\xff\x81"):
        with sockets.create_connection(("127.0.0.1", port)) as raw:
            raw.sendall(part)
    broken = Player(server.address, table.json["table"])
    broken.hear_until("update")
    broken.socket.socket.sendall(b"\x81\xfe\x10")  # a frame that announces more bytes than follow
    broken.socket.socket.close()
    other.say(type="why", id="x", move="flip")
    assert other.hear_until("refused")


# Errors that are hard to report (M9 of the attack: each of these ended without a response)


HUGE = 10**40
LONG = "x" * 3000


@pytest.mark.parametrize(
    "message",
    (
        {"type": "undo", "id": "a", "number": HUGE},
        {"type": "move", "id": "a", "number": HUGE, "move": "flip"},
        {"type": "hello", "version": HUGE},
        {"type": LONG},
        {"type": "why", "id": "a", "move": "flip", LONG: 1},
        {"type": "why", "id": "a", "move": LONG},
    ),
    ids=("undo", "move", "hello", "type", "field", "text"),
)
def test_a_wrong_message_is_told_however_large_its_values_are(
    server: InThread, bystander: Player, message: Any
) -> None:
    bystander.say(**message)
    told = bystander.hear_until("refused", "problem")
    assert 0 < len(told["text"]) < 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_first_message_is_told_however_large_its_values_are(
    server: InThread, table: Any, language: str
) -> None:
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.json['table']}/play"
    with connect(address, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "version": HUGE, "language": language}))
        assert json.loads(socket.recv())["name"] == "other-version"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("place", "body"),
    (
        ("/api/tables", {"game": "push", "seats": ["you", "you"], "manner": {"seconds": HUGE}}),
        ("/api/tables", {"game": LONG, "seats": ["you"]}),
        ("/api/tables", {"game": "push", "seats": ["you", "you"], "options": {LONG: LONG}}),
        ("/api/tables", {"game": "push", "seats": ["you", LONG]}),
        ("/api/games/push/lesson/reasons", {"step": HUGE, "moves": []}),
        ("/api/replay", {"record": "quartett 1\n" + "9" * 6000, "viewer": HUGE}),
        ("/api/tables/any/seats/" + "9" * 5000 + "/take", {}),
        ("/" + "a" * 400, None),
        ("/" + "a/" * 2000, None),
        ("/api/games/push/options?seats=" + "9" * 5000, None),
    ),
    ids=range(10),
)
def test_a_wrong_request_is_told_however_large_its_values_are(
    server: InThread, language: str, place: str, body: Any
) -> None:
    answer = ask(f"{server.address}{place}", body, accept_language=language)
    assert 400 <= answer.status < 500 and 0 < len(answer.json["text"]) < 2000


def test_a_seat_that_is_no_number_of_a_seat_is_unknown(server: InThread, table: Any) -> None:
    for seat in ("3", "-1", "1.0", "9" * 5000, "%F0%9D%9F%8F"):
        place = f"{server.address}/api/tables/{table.json['table']}/seats/{seat}/take"
        assert ask(place, {}).json["name"] == "unknown-seat"


def test_an_origin_that_is_no_address_is_foreign(server: InThread, table: Any) -> None:
    assert ask(f"{server.address}/api/tables", {}, origin="http://[").status == 403
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.json['table']}/play"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin="http://[", open_timeout=PATIENCE).__enter__()  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403


# Cross-origin pages


def test_a_foreign_page_can_neither_ask_nor_listen(server: InThread, table: Any) -> None:
    asked = ask(f"{server.address}/api/tables", {}, origin="https://evil.example")
    assert asked.status == 403 and asked.json["name"] == "foreign-origin"
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table.json['table']}/play"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin="https://evil.example", open_timeout=PATIENCE).__enter__()
    assert refused.value.response.status_code == 403
    with connect(address, origin=server.address, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "version": VERSION}))
        assert json.loads(socket.recv())["type"] == "welcome"


@pytest.mark.parametrize("page", ("/healthz", "/api", "/nothing"))
def test_every_answer_has_strict_headers(server: InThread, page: str) -> None:
    headers = ask(f"{server.address}{page}").headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "require-trusted-types-for 'script'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Server"] is None


# Floods


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    limits = Limits(requests=1, burst=5, messages=1, tables=2, sockets=2)
    with serving(tmp_path / "tables.db", limits) as server:
        first = ask(f"{server.address}/api/tables", {"game": "push", "seats": ["you", "you"]})
        assert first.status == 201
        statuses = [ask(f"{server.address}/api").status for _ in range(20)]
        assert statuses[0] == 200 and set(statuses) == {200, 429}


def test_one_address_opens_a_limited_number_of_tables_and_sockets(tmp_path: Path) -> None:
    limits = Limits(tables=2, sockets=2)
    with serving(tmp_path / "tables.db", limits) as server:
        opened = [open_table(server.address, ["you", "you"]) for _ in range(2)]
        third = ask(f"{server.address}/api/tables", {"game": "push", "seats": ["you", "you"]})
        assert third.status == 429 and third.json["name"] == "too-many-tables"
        players = [Player(server.address, one.json["table"]) for one in opened]
        with pytest.raises(InvalidStatus):
            Player(server.address, opened[0].json["table"])
        players[0].close()


def test_who_floods_a_socket_is_warned_and_then_shown_the_door(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", Limits(messages=1, burst=3)) as server:
        opened = open_table(server.address, ["you", "you"])
        player = Player(server.address, opened.json["table"], opened.cookie)
        heard = []
        with pytest.raises(ConnectionClosed):
            for _ in range(200):
                player.say(type="why", id="x", move="flip")
                heard.append(player.hear_until("answer", "refused", "problem"))
        assert {"answer", "problem"} == {message["type"] for message in heard}
        assert ask(f"{server.address}/healthz").status == 200
