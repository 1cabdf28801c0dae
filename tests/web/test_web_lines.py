"""Connections that send nothing, send half a request, or do not read (C3, H2, H6 of the attack)."""

import socket as sockets
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartett.core.problem import Problem
from quartett.web import lines, server, socket_line
from quartett.web.limits import KNOWN, Limits, network_of, parse_limits
from raw_sockets import frame, reach, upgraded
from serving import GENEROUS, PATIENCE, InThread, Player, ask, enter, open_table, serving, wait_for

LIMITS = tuple(Path(__file__).parent.parent.parent.glob("docs/limits.toml"))
PING, CONTINUED, FIRST_PIECE = 0x89, 0x00, 0x01


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[InThread]:
    """A server with short timeouts."""
    monkeypatch.setattr(lines, "SWEEP_SECONDS", 0.05)
    limits = Limits(connections=20, asking_seconds=1, reading_seconds=1)
    with serving(tmp_path / "tables.db", limits) as running:
        yield running


def is_closed(raw: sockets.socket) -> bool:
    try:
        return raw.recv(65536) == b""
    except ConnectionError:
        return True


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "sent",
    (b"", b"GET /api HT", HEAD, HEAD + b"Content-Length: 99\r\n\r\n{"),
    ids=("nothing", "half a line", "half a head", "half a body"),
)
def test_who_does_not_ask_in_time_is_cut_off(soon: InThread, sent: bytes) -> None:
    with reach(soon) as raw:
        raw.sendall(sent)
        assert is_closed(raw)


def test_a_second_request_has_its_own_time(soon: InThread) -> None:
    with reach(soon) as raw:
        for _ in range(3):
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            heard = raw.recv(65536)
            while not heard.endswith(b"}"):
                heard += raw.recv(65536)
            assert heard.startswith(b"HTTP/1.1 200 OK")
            time.sleep(0.5)


def test_one_address_has_a_limited_number_of_connections_and_others_come_in(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "tables.db", Limits(connections=20)) as running, ExitStack() as doors:
        idle = [doors.enter_context(reach(running)) for _ in range(30)]
        for raw in idle[20:]:
            assert is_closed(raw)
        for raw in idle[:20]:
            raw.setblocking(False)
            with pytest.raises(BlockingIOError):
                raw.recv(1)
        doors.close()
        wait_for(lambda: ask_or_none(f"{running.address}/healthz") == 200)


def ask_or_none(address: str) -> int:
    try:
        return ask(address).status
    except OSError:
        return 0


@pytest.mark.parametrize(
    "flood",
    (
        lambda raw: raw.sendall(frame(PING, b"x" * 100) * 2000),
        lambda raw: raw.sendall(frame(FIRST_PIECE) + frame(CONTINUED) * 2000),
        lambda raw: raw.sendall(frame(0x8A) * 2000),
    ),
    ids=("pings", "empty pieces", "pongs"),
)
def test_frames_that_no_application_sees_are_counted(
    soon: InThread, flood: Callable[[sockets.socket], None]
) -> None:
    """C3: pings were answered without limit (24 MB a second), and empty fragments were kept."""
    with upgraded(soon) as raw:
        flood(raw)
        heard = b""
        while not heard.endswith(struct.pack("!BBH", 0x88, 2, 4429)):
            try:
                piece = raw.recv(65536)
            except ConnectionResetError:
                return  # closing it with unread data loses the goodbye
            assert piece, heard[-50:]
            heard += piece


def test_a_few_pings_are_answered(soon: InThread) -> None:
    opened = open_table(soon.address, ["you", "you"])
    player = Player(soon.address, opened.json["table"])
    for _ in range(10):
        assert player.socket.ping().wait(PATIENCE)
    player.close()


def test_who_does_not_read_is_cut_off(soon: InThread) -> None:
    """Responses fill the system's buffers first; then the server does not wait for long."""
    with reach(soon) as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        page = b"GET /api/words/de/deckbattle.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        try:
            for _ in range(400):
                raw.sendall(page)
        except ConnectionError:
            return
        wait_for(lambda: not len(soon.config.lines))


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[InThread]:
    """A server with small buffers for clients that do not read, so that the test need not fill
    megabytes."""
    monkeypatch.setattr(lines, "SWEEP_SECONDS", 0.05)
    made = socket_line.Socket.connection_made

    def connection_made(self: socket_line.Socket, transport: Any) -> None:
        made(self, transport)
        own = transport.get_extra_info("socket")
        own.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 2048)
        transport.set_write_buffer_limits(high=1024)

    monkeypatch.setattr(socket_line.Socket, "connection_made", connection_made)
    limits = msgspec.structs.replace(GENEROUS, reading_seconds=1)
    with serving(tmp_path / "tables.db", limits) as running:
        yield running


def test_a_table_goes_on_beside_a_client_that_stops_reading_and_tells_it_all_when_it_is_back(
    narrow: InThread,
) -> None:
    """The slow client is disconnected, nobody waits for it, and it misses nothing after
    reconnecting."""
    opened = open_table(narrow.address, ["you", "random"])
    table = opened.json["table"]
    stalled = Player(narrow.address, table)
    stalled.socket.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    stalled.hear_until("update")  # and nothing more
    own = Player(narrow.address, table, opened.cookie)
    for _ in range(80):
        asked = own.question()
        assert own.move(asked["choices"][0]["move"], asked["number"])["type"] == "answer"
    wait_for(lambda: len(narrow.config.lines) == 1)
    back = Player(narrow.address, table, number=stalled.number)
    assert back.hear_until("update")["steps"][0]["number"] == stalled.number + 1
    asked = own.question()
    while back.number < asked["number"]:
        back.hear_until("update")
    assert own.move(asked["choices"][0]["move"], asked["number"])["type"] == "answer"
    for one in (own, back):
        one.close()


# Addresses and limits


def test_an_address_of_ipv6_is_its_network() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7" == network_of("192.0.2.7")
    assert len(network_of("x" * 9999)) < 50


def test_the_documented_limits_are_the_ones_that_hold() -> None:
    (file,) = LIMITS
    assert parse_limits([], str(file)) == Limits()
    text = file.read_text("utf-8")
    assert all(f"\n{name} = " in text for name in KNOWN)


def test_limits_come_from_a_file_and_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("tables = 7\nsockets = 8\n")
    limits = parse_limits(["sockets=9"], str(file))
    assert (limits.tables, limits.sockets, limits.burst) == (7, 9, Limits().burst)
    for text in ("tables = 0", "chairs = 1", "tables = 'many'", "tables = "):
        file.write_text(text)
        with pytest.raises(Problem, match="bad-limit"):
            parse_limits([], str(file))
    with pytest.raises(Problem, match="file-unreadable"):
        parse_limits([], str(tmp_path / "none.toml"))


def test_many_sockets_of_one_address_share_their_messages(tmp_path: Path) -> None:
    """H3: the rate limit belonged to the socket, and every new socket started with a full one."""
    limits = Limits(address_messages=5, burst=2)
    with serving(tmp_path / "tables.db", limits) as running:
        opened = open_table(running.address, ["you", "you"])
        heard = []
        for _ in range(5):
            player = Player(running.address, opened.json["table"], opened.cookie)
            for number in range(5):
                player.say(type="why", id=f"w{number}", move="flip")
                heard.append(player.hear_until("answer", "problem")["type"])
            player.close()
        assert heard.count("answer") < 20 < len(heard)


def test_as_many_files_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(server.resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(server.resource, "setrlimit", lambda _, pair: asked.append(pair))
    server.raise_files()
    assert asked == [(4096, 4096)] and server.most_connections() == 896


# Hosts and origins


def test_a_server_at_home_is_called_by_its_own_names_only(soon: InThread) -> None:
    """L6: a page can point its own domain at this machine."""
    assert ask(f"{soon.address}/api", Host="localhost:8000").status == 200
    for name in ("evil.example", "127.0.0.1.evil.example:80", "["):
        answer = ask(f"{soon.address}/api", Host=name)
        assert answer.status in (400, 421)


def test_pages_without_tls_are_foreign_to_a_server_with_it() -> None:
    from quartett.web.shield import is_same_origin

    def asked(scheme: str, origin: str, host: str = "cards.example") -> bool:
        headers = [(b"origin", origin.encode()), (b"host", host.encode())]
        scope = {"type": "http", "scheme": scheme, "headers": headers}
        return is_same_origin(scope, ("cards.example",))

    assert asked("https", "https://cards.example") and asked("http", "http://cards.example")
    assert not asked("https", "http://cards.example") and not asked("wss", "http://cards.example")
    assert asked("http", "https://cards.example", "127.0.0.1:8000"), "a proxy that rewrites Host"
    assert not asked("http", "https://evil.example", "127.0.0.1:8000")


# Seats and links


def test_there_is_no_link_to_the_seat_of_a_bot(soon: InThread) -> None:
    """M2: the host could sit down behind a bot and see its cards."""
    opened = open_table(soon.address, ["you", "random", "free"], "push")
    for seat in (1, 2):
        place = f"{soon.address}/api/tables/{opened.json['table']}/seats/{seat}/link"
        answer = ask(place, {}, cookie=opened.cookie)
        assert (answer.status, answer.json["name"]) == (409, "no-link-for-bots")


def test_a_seat_sees_how_many_sit_there_and_can_send_the_others_away(soon: InThread) -> None:
    opened = open_table(soon.address, ["you", "Ada=you"], "push")
    name, cookie = opened.json["table"], enter(soon.address, opened, 1)
    ada = Player(soon.address, name, cookie)
    ada.hear_until("update")
    spy = Player(soon.address, name, enter(soon.address, opened, 1))
    while ada.last["seats"][1]["devices"] != 2:
        ada.hear_until("update")
    renewed = ask(f"{soon.address}/api/tables/{name}/seats/1/link", {}, cookie=cookie)
    assert renewed.status == 200 and renewed.cookie
    with pytest.raises(Exception, match="1012"):
        while True:
            spy.hear()
    secret = opened.json["links"][1]["secret"]
    assert ask(f"{soon.address}/api/tables/{name}/enter", {"secret": secret}).status == 403
    again = Player(soon.address, name, renewed.cookie)
    assert again.hear()["seat"] == 1
    again.hear_until("update")
    assert again.last["seats"][1]["devices"] == 1
    stranger = ask(f"{soon.address}/api/tables/{name}/seats/0/link", {}, cookie=renewed.cookie)
    assert stranger.json["name"] == "not-host"


# The lobby


def test_one_address_neither_fills_the_lobby_nor_passes_the_limit_in_a_race(
    tmp_path: Path,
) -> None:
    """L3."""
    from concurrent.futures import ThreadPoolExecutor

    limits = Limits(tables=4, listed=2)
    body = {"game": "push", "seats": ["you", "free"], "manner": {"listed": True}}
    with serving(tmp_path / "tables.db", limits) as running, ThreadPoolExecutor(8) as pool:
        opened = list(pool.map(lambda _: ask(f"{running.address}/api/tables", body), range(12)))
        assert sorted(one.status for one in opened) == [201] * 4 + [429] * 8
        assert len(ask(f"{running.address}/api/tables").json) == 2


def test_a_name_is_given_once(soon: InThread) -> None:
    opened = open_table(soon.address, ["Ada=you", "free"], "push")
    place = f"{soon.address}/api/tables/{opened.json['table']}/seats/1/take"
    assert ask(place, {"name": "ada"}).json["name"] == "player-name-twice"
    assert ask(place, {"name": "Bo"}).status == 200


def test_who_has_said_something_is_not_asked_whether_they_are_there(tmp_path: Path) -> None:
    """A ping and its pong cost a fifth of a move, and everybody would get one every 20 s."""
    with serving(tmp_path / "tables.db") as running, upgraded(running) as raw:
        (socket,) = wait_for_sockets(running)

        async def ping() -> bool:
            """Whether it was pinged."""
            socket.stop_keepalive()
            socket.send_keepalive_ping()
            asked = socket.pending_ping_payload is not None
            assert asked or socket.ping_timer is not None, "it is asked later"
            return asked

        raw.sendall(frame(0x81, b'{"type":"ping","id":"a"}'))
        heard = b""
        while b'"answer"' not in heard:
            heard += raw.recv(65536)
        assert not running.wait(ping())
        assert socket.ping_interval is not None
        socket._heard -= socket.ping_interval  # it has been silent since
        assert running.wait(ping())


def wait_for_sockets(running: InThread) -> list[socket_line.Socket]:
    def found() -> list[socket_line.Socket]:
        every = list(running.config.lines._slow.values())
        return [one for one in every if isinstance(one, socket_line.Socket)]

    wait_for(found)
    return found()
