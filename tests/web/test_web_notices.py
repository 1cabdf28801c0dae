"""Absent players are notified of their turn: once, without their cards, and not at the expense
of others."""

import asyncio
import base64
import json
import logging
import re
import sqlite3
import ssl
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from databases import database, why_none
from quartett.core.problem import Problem
from quartett.notices import mail, messenger, push, reach, ringer
from quartett.notices.letters import Letter
from quartett.notices.messenger import Means
from quartett.notices.quota import DAY, Quota
from quartett.notices.wishes import Wish
from quartett.table import upkeep
from quartett.table.bells import Bell
from quartett.table.passes import alias
from quartett.web.logs import JsonLines
from quartett.web.server import Settings
from receivers import Browser, Receivers
from serving import (
    GENEROUS,
    AtOnce,
    InProcess,
    InThread,
    Player,
    ask,
    enter,
    open_table,
    wait_for,
)

SOON = msgspec.structs.replace(GENEROUS, notice_seconds=1)


LONG_ENOUGH = 1.6
"""Seconds: longer than the limit for being away, and enough for many checks."""


@pytest.fixture(autouse=True)
def many_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartett.web.app.RINGING_SECONDS", 0.1)


@pytest.fixture
def receivers() -> Iterator[Receivers]:
    running = Receivers()
    yield running
    running.stop()


@contextmanager
def serving(file: Path, receivers: Receivers, private: bool = True) -> Iterator[InThread]:
    """A player is away after a second; receivers may be on this machine."""
    letters = mail.parse(f"smtp+plain://127.0.0.1:{receivers.mail}", "table@example.org")
    settings = Settings(port=0, limits=SOON, means=Means(private, letters))
    server = InThread(file, settings, AtOnce())
    try:
        yield server
    finally:
        server.stop()


class Sat:
    """A table of two people, controlled from the second seat, whose player comes and goes."""

    def __init__(self, server: str, first: str = "Ada", second: str = "Bob") -> None:
        self.server = server
        self.opened = open_table(server, [f"{first}=you", f"{second}=you"], "push")
        self.name = self.opened.json["table"]
        self.cookie = enter(server, self.opened, 1)
        self.host = Player(server, self.name, self.opened.cookie)

    def wish(self, target: str, way: str = "webhook", **more: Any) -> Any:
        body = {"way": way, "target": target, **more}
        return ask(f"{self.server}/api/tables/{self.name}/notices", body, Cookie=self.cookie)

    def come(self) -> Player:
        player = Player(self.server, self.name, self.cookie)
        player.socket.close_timeout = 0.2  # it may disconnect with unread messages
        return player

    def move(self) -> None:
        """The host answers until the second seat is asked."""
        answer_until(self.host, lambda update: update["seats"][1]["owes"])


def answer_until(player: Player, ready: Callable[[dict[str, Any]], bool]) -> None:
    update = player.last or player.hear_until("update")
    while not ready(update):
        if update["choices"]:
            player.move(update["choices"][0]["move"], update["number"])
        fresh = player.last["number"] > update["number"]
        update = player.last if fresh else player.hear_until("update")


def test_each_way_is_told_once_and_never_with_cards(tmp_path: Path, receivers: Receivers) -> None:
    browser = Browser()
    with serving(tmp_path / "tables.db", receivers) as server:
        sat = Sat(server.address)
        for shape in ("json", "discord", "slack"):
            assert sat.wish(receivers.url(f"/{shape}"), shape=shape).status == 200
        assert sat.wish(receivers.url("/push"), "push", **browser.keys).status == 200
        fifth = sat.wish(receivers.url("/more"))
        assert (fifth.status, fifth.json["name"]) == (400, "too-many-bells")
        sat.cookie, own = enter(server.address, sat.opened, 1), sat.cookie
        assert sat.wish(receivers.url("/more")).json["name"] == "too-many-bells", "a new pass"
        sat.cookie = own
        sat.move()
        wait_for(lambda: len(receivers.got) >= 4)
        time.sleep(LONG_ENOUGH)
        assert sorted(path for path, _, _ in receivers.got) == [
            "/discord",
            "/json",
            "/push",
            "/slack",
        ]
        assert receivers.at("/json") == [
            {"title": "It is your turn", "text": TEXT, "game": "push"},
        ]
        assert receivers.at("/discord") == [{"content": TEXT, "allowed_mentions": {"parse": []}}]
        assert receivers.at("/slack") == [{"text": TEXT}]
        _, headers, body = next(one for one in receivers.got if one[0] == "/push")
        assert browser.read(body) == {"title": "It is your turn", "text": TEXT, "game": "push"}
        signed_by_us(headers["authorization"], receivers)


TEXT = "Push: the table is waiting for your move."


def signed_by_us(authorization: str, receivers: Receivers) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    found = re.fullmatch(r"vapid t=([\w.-]+), k=([\w-]+)", authorization)
    assert found
    signed, _, signature = found[1].rpartition(".")
    raw = push.decoded(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decoded(found[2]))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert claims["aud"] == receivers.url("") and claims["sub"].startswith("mailto:")
    assert time.time() < claims["exp"] < time.time() + 86_400


def test_mail_and_ntfy_say_where_the_table_is_if_that_is_wished(
    tmp_path: Path, receivers: Receivers
) -> None:
    with serving(tmp_path / "tables.db", receivers) as server:
        sat = Sat(server.address)
        link = f"{server.address}/table/{sat.name}"
        assert sat.wish("bob@example.org", "mail", link=True).status == 200
        assert sat.wish(receivers.url("/ntfy"), shape="ntfy", link=True).status == 200
        seen = sat.wish(receivers.url("/plain")).json["on"]
        receivers_seen = sorted(one["receiver"] for one in seen)
        assert receivers_seen == ["127.0.0.1", "127.0.0.1", "b…@example.org"]
        sat.move()
        wait_for(lambda: len(receivers.got) == 2 and receivers.letters)
        (letter,) = receivers.letters
        assert "To: bob@example.org" in letter and "Subject: It is your turn" in letter
        assert TEXT in letter and link in letter and "#" not in letter
        _, headers, body = next(one for one in receivers.got if one[0] == "/ntfy")
        assert body.decode() == TEXT and headers["click"] == link
        assert sat.name not in json.dumps(receivers.at("/plain"))


def test_who_is_there_is_not_told_and_who_leaves_is(tmp_path: Path, receivers: Receivers) -> None:
    with serving(tmp_path / "tables.db", receivers) as server:
        sat = Sat(server.address)
        sat.wish(receivers.url("/one"))
        there = sat.come()
        there.hear_until("update")
        sat.move()
        time.sleep(LONG_ENOUGH)
        assert not receivers.got
        there.close()
        wait_for(lambda: receivers.got)
        there = sat.come()
        answer_until(there, lambda update: not update["seats"][1]["owes"])
        there.close()
        time.sleep(LONG_ENOUGH)
        assert len(receivers.got) == 1  # nothing is asked
        answer_until(sat.host, lambda update: update["seats"][0]["owes"])
        sat.move()
        wait_for(lambda: len(receivers.got) == 2)  # the next question


def test_a_start_again_tells_nothing_twice_and_forgets_nothing(
    tmp_path: Path, receivers: Receivers
) -> None:
    file = tmp_path / "tables.db"
    with serving(file, receivers) as server:
        told, untold = Sat(server.address), Sat(server.address)
        told.wish(receivers.url("/told"))
        told.move()
        wait_for(lambda: receivers.got)
        untold.wish(receivers.url("/untold"))
        there = untold.come()
        untold.move()
        key = ask(f"{server.address}/api/tables/{told.name}/notices", Cookie=told.cookie).json[
            "key"
        ]
    there.close()
    for _ in range(2):
        with serving(file, receivers) as server:
            wait_for(lambda: len(receivers.got) >= 2)
            time.sleep(LONG_ENOUGH)
            address = f"{server.address}/api/tables/{told.name}/notices"
            assert ask(address, Cookie=told.cookie).json["key"] == key
    assert [path for path, _, _ in receivers.got] == ["/told", "/untold"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_bad_receivers_make_nobody_wait(
    tmp_path: Path, receivers: Receivers, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO), serving(tmp_path / "tables.db", receivers) as server:
        tables = {}
        for path in ("/hang", "/dies", "/redirect", "/megabytes"):
            tables[path] = Sat(server.address)
            assert tables[path].wish(receivers.url(f"{path}/secret")).status == 200
        good = Sat(server.address)
        good.wish(receivers.url("/good"))
        for sat in (*tables.values(), good):
            sat.move()
        wait_for(lambda: any(path == "/good" for path, _, _ in receivers.got))
        for sat in tables.values():  # and the games continue
            there = sat.come()
            update = there.question()
            assert there.move(update["choices"][0]["move"], update["number"])["type"] == "answer"
            there.close()
        wait_for(lambda: receivers.tries >= 5)
        assert "/private" not in [path for path, _, _ in receivers.got]
    paths = [path for path, _, _ in receivers.got]
    assert len(paths) == len(set(paths)) == 5
    ours = [one for one in caplog.records if one.name.startswith("quartett.notices")]
    logged = "".join(JsonLines().format(one) for one in ours)
    assert "not told" in logged and "secret" not in logged and "127.0.0.1" not in logged


def test_a_receiver_that_fails_is_tried_again_and_one_that_is_gone_is_forgotten(
    tmp_path: Path, receivers: Receivers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartett.notices.messenger.PAUSE", 0.05)
    with serving(tmp_path / "tables.db", receivers) as server:
        sat = Sat(server.address)
        sat.wish(receivers.url("/fails"))
        sat.wish(receivers.url("/gone"), "push", **Browser().keys)
        sat.move()
        address = f"{server.address}/api/tables/{sat.name}/notices"
        wait_for(lambda: len(ask(address, Cookie=sat.cookie).json["on"]) == 1)
        wait_for(lambda: receivers.tries == 4)
        paths = sorted(path for path, _, _ in receivers.got)
        assert paths == ["/fails", "/fails", "/fails", "/gone"]


def test_a_receiver_that_anybody_can_name_is_not_told_without_end(
    tmp_path: Path, receivers: Receivers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player with many tables could make the server call somebody's address for each of their
    moves."""
    monkeypatch.setattr(messenger, "MOST_LETTERS", {"webhook": 2, "mail": 1, "push": 1})
    monkeypatch.setattr(messenger, "MOST_OF_HOST", 3)
    sender = messenger.Messenger(Means(private=True), b"")
    letter = Letter("title", "text", "push", "")

    def bring(path: str) -> None:
        asyncio.run(sender.bring(Wish("webhook", receivers.url(path)), letter))

    for path in ("/a", "/a", "/a", "/b", "/c"):
        bring(path)
    assert [path for path, _, _ in receivers.got] == ["/a", "/a", "/b"]


def test_a_receiver_may_be_told_again_the_next_day(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    quota = Quota(2, lambda: now[0])
    assert [quota.take("a") for _ in range(3)] == [True, True, False]
    assert quota.take("b")
    now[0] = DAY - 1
    assert not quota.take("a")
    now[0] = DAY
    assert [quota.take("a") for _ in range(3)] == [True, True, False]
    monkeypatch.setattr("quartett.notices.quota.MOST_RECEIVERS", 2)
    assert quota.take("c") and quota.take("b"), "b was told longest ago, and is forgotten"


def test_bells_are_read_again_only_when_one_was_hung(
    tmp_path: Path, receivers: Receivers, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path / "tables.db", receivers) as server:
        store, reads = server.registry.store, list[int]()
        read = store.hanging_bells

        async def hanging_bells() -> list[Bell]:
            found = await read()
            reads.append(len(found))
            return found

        monkeypatch.setattr(store, "hanging_bells", hanging_bells)
        sat = Sat(server.address)
        for path in ("/1", "/2"):
            assert sat.wish(receivers.url(path)).status == 200
            wait_for(lambda: reads)
        sat.move()
        wait_for(lambda: len(receivers.got) == 2)
        assert reads[-1] == 2 and len(reads) <= 2, "there were many looks"
        sat.host.close()


@pytest.mark.parametrize(
    "target",
    [
        *("https://127.0.0.1/", "https://localhost/", "https://[::1]/", "https://10.1.2.3/"),
        *("https://169.254.169.254/latest", "https://[::ffff:127.0.0.1]/", "https://0/"),
        *("https://[64:ff9b::7f00:1]/", "https://2130706433/", "https://192.168.0.1:8443/"),
    ],
)
def test_private_receivers_are_refused(
    target: str, tmp_path: Path, refusing: tuple[InThread, Sat]
) -> None:
    refused = refusing[1].wish(target)
    assert (refused.status, refused.json["name"]) == (400, "private-receiver")


@pytest.fixture(scope="module")
def refusing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[InThread, Sat]]:
    running = Receivers()
    file = tmp_path_factory.mktemp("refusing") / "tables.db"
    with serving(file, running, private=False) as server:
        yield server, Sat(server.address)
    running.stop()


BAD = (
    *("", "http://a.example/", "ftp://a.example/", "https://u:p@a.example/", "https://a b/"),
    *("https://a.example:25/", "https://[", "x" * 2000, "https://ä.example"),
    *("https://a.example/\r\nx: y", "https://a.example:99999/"),
)


@pytest.mark.parametrize(
    ("way", "target", "problem"),
    [
        *(("webhook", target, "bad-receiver") for target in BAD),
        *(("mail", t, "bad-mail-address") for t in ("a", "a@b", "a@b.example\nBcc: c@d.example")),
        ("push", "https://a.example/", "bad-push-key"),
    ],
)
def test_bad_wishes_are_refused(
    way: str, target: str, problem: str, refusing: tuple[InThread, Sat]
) -> None:
    refused = refusing[1].wish(target, way)
    assert (refused.status, refused.json["name"]) == (400, problem)
    assert len(refused.json["text"]) < 300


def test_only_who_sits_there_may_wish(refusing: tuple[InThread, Sat]) -> None:
    server, sat = refusing
    other = Sat(server.address)
    for cookie in ("", other.cookie, "quartett-x=y"):
        for path, body in (
            ("", None),
            ("", {"way": "mail", "target": "a@b.example"}),
            ("/stop", {"id": "x"}),
        ):
            address = f"{server.address}/api/tables/{sat.name}/notices{path}"
            assert ask(address, body, Cookie=cookie).status == 403


def test_a_name_that_changes_its_mind_is_checked_when_it_is_used(
    monkeypatch: pytest.MonkeyPatch, receivers: Receivers
) -> None:
    """A name that was public when it was registered and points to a private address when used
    (DNS rebinding)."""
    import asyncio

    monkeypatch.setattr(reach, "look_up", lambda host, port: ["93.184.215.14", "127.0.0.1"])
    with pytest.raises(Problem, match="private-receiver"):
        asyncio.run(reach.post(f"http://a.example:{receivers.web}/", {}, b"", private=False))
    monkeypatch.setattr(reach, "look_up", lambda host, port: ["127.0.0.1"])
    asked = reach.post(f"http://nowhere.invalid:{receivers.web}/", {}, b"x", private=True)
    assert asyncio.run(asked) == 200  # it connects to the address that was checked


def test_a_bell_is_gone_with_its_pass_and_with_its_table(
    tmp_path: Path, receivers: Receivers
) -> None:
    file = tmp_path / "tables.db"
    with serving(file, receivers) as server:
        revoked, deleted = Sat(server.address), Sat(server.address)
        for sat in (revoked, deleted):
            sat.wish(receivers.url("/address"))
        link = f"{server.address}/api/tables/{revoked.name}/seats/1/link"
        assert ask(link, method="POST", Cookie=revoked.opened.cookie).status == 200
    assert rows(file, "bells") == 1
    upkeep.delete(file, alias(deleted.name))
    assert rows(file, "bells") == 0


def rows(file: Path, table: str) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def test_a_push_is_encrypted_as_the_example_of_rfc_8291() -> None:
    """Appendix A of the RFC, byte for byte."""
    made = push.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        push.decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.coded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_mail_and_webhooks_over_tls_are_told_only_to_who_can_prove_who_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """STARTTLS with a password, and HTTPS, with a certificate made for this test."""
    safe = Receivers(secured=tmp_path)
    try:
        letters = mail.parse(f"smtp://ada@localhost:{safe.mail}", "t@example.org", "open sesame")
        target = f"https://localhost:{safe.web}/safe"
        with pytest.raises(ssl.SSLCertVerificationError):
            asyncio.run(reach.post(target, {}, b"a stranger", private=True))
        with pytest.raises(ssl.SSLCertVerificationError):
            asyncio.run(mail.send(letters, "bob@example.org", "Hello", "a stranger"))
        assert not safe.got and not safe.letters and not safe.passwords
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "certificate.pem"))
        assert asyncio.run(reach.post(target, {}, b"told", private=True)) == 200
        asyncio.run(mail.send(letters, "bob@example.org", "Hello", "It is your turn"))
        assert [body for _, _, body in safe.got] == [b"told"]
        (letter,) = safe.letters
        assert "It is your turn" in letter and safe.passwords == ["ada/open sesame"]
    finally:
        safe.stop()


def test_every_push_is_encrypted_anew() -> None:
    """Each message has its own key pair and salt."""
    browser = Browser()
    text = b'{"a": "' + b"x" * 100 + b'"}'
    first, second = (push.encrypt(text, **browser.keys) for _ in range(2))
    assert first != second and browser.read(first) == browser.read(second) == json.loads(text)


@pytest.mark.skipif(bool(why_none()), reason=why_none())
def test_several_processes_tell_once(receivers: Receivers) -> None:
    with database() as address:
        more = ("--processes", "3", "--limit", "notice_seconds=1", "--allow-private-receivers")
        server = InProcess(address, *more)
        try:
            tables = [Sat(server.address) for _ in range(4)]
            for number, sat in enumerate(tables):
                assert sat.wish(receivers.url(f"/{number}")).status == 200
                sat.move()
            wait_for(lambda: len(receivers.got) >= 4)
            for sat in tables:
                sat.host.close()
        finally:
            server.kill()
        server.port = 0  # children of the killed process may hold the old port for a moment
        server.start()
        try:
            time.sleep(6 * ringer.LOOK_SECONDS)
            again = f"http://127.0.0.1:{server.port}"
            assert ask(f"{again}/healthz").status == 200
        finally:
            server.stop()
    assert sorted(path for path, _, _ in receivers.got) == ["/0", "/1", "/2", "/3"]
