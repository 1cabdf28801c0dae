"""A table before its game, people who come and go, and their remarks."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartett.core.chance import NOBODY
from quartett.table.away import AwayLimits
from quartett.table.names import alike, check_name
from quartett.table.opening import header_for
from quartett.table.recovery import match_of
from quartett.table.remarks import MOST, REACTIONS, REMARKS
from quartett.table.store import Kept
from quartett.table.table import Table
from quartett.table.updates import update_for
from serving import (
    GENEROUS,
    Asked,
    InProcess,
    InThread,
    Player,
    ask,
    enter,
    open_table,
    serving,
    wait_for,
)

SOON = msgspec.structs.replace(GENEROUS, gone_seconds=1)
RACERS = 8


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("rooms") / "tables.db", SOON) as running:
        yield running


class Room:
    """A table before its game, whose host is called Ada."""

    def __init__(self, server: InThread | InProcess, *seats: str, **more: Any) -> None:
        self.server = server.address
        self.opened = open_table(server.address, ["Ada=you", *seats], room=True, **more)
        self.name = self.opened.json["table"]
        self.address = f"{server.address}/api/tables/{self.name}"
        self.host = self.opened.cookie

    def ask(self, place: str, body: Any, cookie: str = "") -> Asked:
        return ask(f"{self.address}/{place}", body, cookie=cookie)

    def take(self, seat: int, name: str = "") -> Asked:
        return self.ask(f"seats/{seat}/take", {"name": name})

    def seen(self, cookie: str = "") -> Any:
        return ask(self.address, cookie=cookie).json

    def play(self, cookie: str = "", nonce: str = "") -> Player:
        return Player(self.server, self.name, cookie, nonce=nonce)


def until(player: Player, wanted: Any) -> dict[str, Any]:
    while not wanted(update := player.hear_until("update")):
        pass
    return update


def aside(player: Player, kind: str) -> dict[str, Any]:
    while True:
        for one in player.hear_until("asides")["asides"]:
            if one["kind"] == kind:
                return dict(one)


# Before the game


def test_nothing_happens_until_somebody_starts(server: InThread) -> None:
    room = Room(server, "free")
    host = room.play(room.host, nonce="1" * 32)
    update = host.hear_until("update")
    assert update["room"]["host"] == 0 and not update["choices"] and update["question"] is None
    assert [seat["owes"] for seat in update["seats"]] == [False, False]
    assert host.move("flip", 0)["problem"]["name"] == "not-started"
    assert room.ask("start", {}, room.host).json["name"] == "seats-free"
    taken = room.take(1, "Bo")
    guest = room.play(taken.cookie, nonce="2" * 32)
    assert until(host, lambda one: one["seats"][1]["here"])["seats"][1]["name"] == "Bo"
    assert room.ask("start", {}, taken.cookie).json["name"] == "host-starts"
    assert room.ask("start", {}, room.host).json["room"] is None
    until(host, lambda one: one["room"] is None and one["choices"])
    until(guest, lambda one: one["room"] is None)
    table = server.registry.tables[room.name]
    wait_for(lambda: {nonce.seat for nonce in table.match.nonces} == {0, 1})
    assert table.facts.header["players"] == "Ada=you; Bo=you"
    assert room.ask("room", {"seats": 3}, room.host).json["name"] == "already-started"


def test_the_host_changes_what_is_played_and_all_see_it(server: InThread) -> None:
    room = Room(server, "free")
    guest = room.take(1, "Bo").cookie
    one = room.play(guest)
    assert room.ask("room", {"seats": 3}, guest).json["name"] == "not-host"
    changed = {"seats": 3, "options": {"risk": "yes"}, "seconds": 86_400, "listed": True}
    told = room.ask("room", changed, room.host).json
    assert len(told["seats"]) == 3 and told["room"]["options"] == {"risk": "yes"}
    update = until(one, lambda update: len(update["seats"]) == 3)
    assert len(update["view"]["seats"]) == 3 and update["room"]["seconds"] == 86_400
    assert room.name in {kept["table"] for kept in ask(f"{server.address}/api/tables").json}
    assert room.ask("seats/2/hand", {"bot": "steady"}, room.host).json["kind"] == "bot"
    assert room.ask("seats/2/free", {}, room.host).json["kind"] == "free"
    assert room.ask("room", {"seats": 1}, room.host).json["name"] == "seat-occupied"
    assert room.ask("room", {"seats": 2}, room.host).status == 200
    assert room.ask("room", {"seats": 99}, room.host).json["name"] == "wrong-seat-count"
    assert room.ask("room", {"options": {"risk": "maybe"}}, room.host).status == 400
    assert room.ask("start", {}, room.host).status == 200
    assert until(one, lambda update: update["room"] is None)["seats"][1]["name"] == "Bo"


def test_when_the_host_is_gone_a_guest_starts(server: InThread) -> None:
    room = Room(server, "free")
    guest = room.take(1, "Bo").cookie
    one = room.play(guest)
    until(one, lambda update: update["seats"][0]["presence"] == "gone")
    assert room.ask("start", {}, guest).status == 200


def test_a_code_leads_to_the_room_until_the_game_starts(server: InThread) -> None:
    room = Room(server, "free")
    code = room.seen()["room"]["code"]
    typed = f"{code[:3].lower()}-{code[3:]}"
    assert ask(f"{server.address}/api/rooms/{typed}").json == {"table": room.name}
    room.take(1)
    room.ask("start", {}, room.host)
    for wrong in (code, "BCDFGH", "a", "%00", "..%2f", "x" * 500):
        assert ask(f"{server.address}/api/rooms/{wrong}").status == 404


def test_codes_cannot_be_tried_quickly(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, requests=20, burst=5)
    with serving(tmp_path / "tables.db", limits) as server:
        address = f"{server.address}/api/rooms/BCDFGH"
        told = [ask(address).json["name"] for _ in range(12)]
    assert told[0] == "unknown-code" and told[-1] == "too-many-requests"
    assert told.count("unknown-code") <= 8


def test_a_room_tells_nothing_of_its_seed(server: InThread) -> None:
    """The host could otherwise repeat a random draw until they like it."""
    room = Room(server, "free", game="push", options={"first": "random"})
    table = server.registry.tables[room.name]
    seen = []
    for byte in range(8):
        seed = bytes([byte]) * 32
        header = header_for(table.match.game, table.chairs, table.facts.asked, seed, room=True)
        header["commitment"] = table.facts.header["commitment"]
        facts = msgspec.structs.replace(table.facts, seed=seed, header=header)
        table.facts, table.match = facts, match_of(Kept(facts, table.chairs, []))
        told = [update_for(table, viewer, -1, True) for viewer in (NOBODY, 0, 1)]
        seen.append(msgspec.json.encode([told, facts.header]))
    assert len(set(seen)) == 1


# Seats


def test_two_people_for_the_last_seat_one_gets_it_and_the_others_are_told(
    server: InThread,
) -> None:
    room = Room(server, "free")
    ready, answers = threading.Barrier(RACERS), list[Asked]()

    def race(at: int) -> None:
        ready.wait()
        answers.append(room.take(1, f"Guest {chr(65 + at)}"))

    racers = [threading.Thread(target=race, args=(at,)) for at in range(RACERS)]
    for one in racers:
        one.start()
    for one in racers:
        one.join()
    won = [one for one in answers if one.status == 200]
    lost = [one.json["name"] for one in answers if one.status != 200]
    assert len(won) == 1 and lost == ["seat-taken"] * (RACERS - 1)
    assert room.seen(won[0].cookie)["seat"] == 1
    assert all(not one.cookie for one in answers if one.status != 200)


def test_a_seat_that_was_left_is_not_opened_by_what_opened_it(server: InThread) -> None:
    room = Room(server, "free", "free")
    old = room.take(1, "Bo").cookie
    player = room.play(old)
    player.hear_until("update")
    assert room.ask("seats/1/free", {}, old).json["kind"] == "free"
    with pytest.raises(Exception, match="1012"):
        while True:
            player.hear()
    assert room.seen(old)["seat"] == NOBODY
    assert room.ask("seats/1/name", {"name": "Eve"}, old).status == 403
    new = room.take(1, "Cem").cookie
    assert room.seen(old)["seat"] == NOBODY and room.seen(new)["seat"] == 1
    assert room.ask("seats/2/free", {}, new).json["name"] == "not-host"
    assert room.ask("seats/0/free", {}, room.host).json["name"] == "host-stays"
    assert room.ask("seats/1/free", {}, room.host).json["kind"] == "free"
    assert room.seen(new)["seat"] == NOBODY


@pytest.mark.parametrize("cookie", ["", "quartett-{}=guess", "quartett-{}=" + "A" * 32])
def test_a_seat_is_not_taken_by_guessing(server: InThread, cookie: str) -> None:
    room = Room(server, "Bo=you", "free")
    cookie = cookie.format(room.name)
    assert room.seen(cookie)["seat"] == NOBODY
    assert room.take(1, "Eve").json["name"] == "seat-taken"
    for place, body in (
        ("seats/1/name", {"name": "Eve"}),
        ("seats/1/free", {}),
        ("seats/1/hand", {"bot": "steady"}),
        ("room", {"seats": 2}),
        ("start", {}),
    ):
        assert room.ask(place, body, cookie).status == 403
    assert room.ask("enter", {"secret": "A" * 32}).json["name"] == "wrong-secret"


def test_names_can_be_changed_and_are_checked(server: InThread) -> None:
    room = Room(server, "free", "free")
    guest = room.take(1, "Bo").cookie
    assert room.ask("seats/1/name", {"name": "Bodo"}, guest).json["name"] == "Bodo"
    assert room.ask("seats/1/name", {"name": "АԀА"}, guest).json["name"] == "player-name-twice"
    assert room.ask("seats/0/name", {"name": "Eve"}, guest).status == 403
    for wrong in ("", "\u202eeve", "Bo\u200b", "a\u0301\u0302\u0303", "x" * 17, "Bо"):
        assert room.take(2, wrong or "\n").json["name"] in {"bad-player-name", "mixed-player-name"}
    assert room.take(2, "B0do").json["name"] == "player-name-twice"
    assert room.take(2, "  Zoe\u0308 ").status == 200
    assert room.seen()["seats"][2]["name"] == "Zoë"


@pytest.mark.parametrize(
    "one, other", [("Ada", "АԀА"), ("Mira", "Mlra"), ("Tom", "Torn"), ("Zoe", "ZOË")]
)
def test_names_that_look_alike_are_alike(one: str, other: str) -> None:
    assert alike(one, other) and check_name(one) == one


# Presence


def test_here_away_gone_and_back(server: InThread) -> None:
    opened = open_table(server.address, ["Ada=you", "Bo=you"])
    name = opened.json["table"]
    ada = Player(server.address, name, opened.cookie)
    bo = Player(server.address, name, enter(server.address, opened, 1))
    until(ada, lambda one: one["seats"][1]["presence"] == "here")
    bo.say(type="look", away=True)
    until(ada, lambda one: one["seats"][1]["presence"] == "away" and one["seats"][1]["here"])
    bo.say(type="look", away=False)
    until(ada, lambda one: one["seats"][1]["presence"] == "here")
    bo.close()
    left = until(ada, lambda one: not one["seats"][1]["here"])["seats"][1]
    assert left["presence"] == "away" and left["since"] and left["votes"] is None
    gone = until(ada, lambda one: one["seats"][1]["presence"] == "gone")["seats"][1]
    assert gone["since"] == left["since"] and gone["votes"] == []


def test_those_who_watch_are_counted_and_have_no_say(server: InThread) -> None:
    opened = open_table(server.address, ["Ada=you", "Bo=you"])
    ada = Player(server.address, opened.json["table"], opened.cookie)
    watcher = Player(server.address, opened.json["table"])
    until(ada, lambda one: one["watching"] == 1)
    for message in ({"type": "say", "what": "hello"}, {"type": "vote", "seat": 1, "agree": True}):
        watcher.say(id="x", **message)
        assert watcher.hear_until("refused")["problem"]["name"] == "only-watching"
    watcher.close()
    until(ada, lambda one: one["watching"] == 0)


class Three:
    """Three people at a running table."""

    def __init__(
        self, server: InThread, away_limits: AwayLimits | None = None, **more: Any
    ) -> None:
        self.server = server.address
        self.opened = open_table(server.address, ["Ada=you", "Bo=you", "Cem=you"], **more)
        self.name = self.opened.json["table"]
        self.table: Table = server.registry.tables[self.name]
        if away_limits is not None:
            self.table.away_limits, self.table.gone_after = away_limits, away_limits.gone
        self.cookies = [enter(server.address, self.opened, seat) for seat in range(3)]

    def come(self, seat: int) -> Player:
        player = Player(self.server, self.name, self.cookies[seat])
        player.hear_until("update")
        return player

    def vote(self, player: Player, about: int, agree: bool = True) -> dict[str, Any]:
        player.say(type="vote", id=f"vote {agree}", seat=about, agree=agree)
        return player.hear_until("answer", "refused")


def test_the_others_let_a_bot_play_on_and_the_owner_returns(server: InThread) -> None:
    three = Three(server)
    ada, bo, cem = (three.come(seat) for seat in range(3))
    assert three.vote(ada, 2)["problem"]["name"] == "no-vote-now"
    cem.close()
    until(ada, lambda one: one["seats"][2]["votes"] == [])
    assert three.vote(ada, 2)["type"] == "answer"
    assert until(bo, lambda one: one["seats"][2]["votes"])["seats"][2]["votes"] == [0]
    assert three.vote(bo, 2, agree=False)["type"] == "answer"
    assert three.table.chairs[2].kind == "person"
    assert three.vote(bo, 2)["type"] == "answer"
    assert aside(ada, "bot-plays")["seat"] == 2
    seat = until(bo, lambda one: one["seats"][2]["kind"] == "bot")["seats"][2]
    assert seat["stands_in"] and seat["name"] == "Cem" and seat["votes"] is None
    back = three.come(2)
    hand = f"{server.address}/api/tables/{three.name}/seats/2/hand"
    assert ask(hand, {"bot": ""}, cookie=three.cookies[2]).json["kind"] == "person"
    assert aside(ada, "back")["seat"] == 2
    until(back, lambda one: one["seats"][2]["kind"] == "person")


def test_votes_about_somebody_who_is_back_are_void(server: InThread) -> None:
    three = Three(server)
    ada, _ = three.come(0), three.come(1)
    three.come(2).close()
    until(ada, lambda one: one["seats"][2]["votes"] == [])
    three.vote(ada, 2)
    three.come(2)
    wait_for(lambda: three.table.affairs.votes == ())
    assert three.vote(ada, 2)["problem"]["name"] == "no-vote-now"
    assert three.vote(ada, 9)["problem"]["name"] == "unknown-seat"
    assert three.vote(ada, 0)["problem"]["name"] == "no-vote-now"


def is_voted_about(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda update: update["seats"][seat]["votes"] == []


def test_somebody_who_is_there_and_silent_is_voted_about_and_may_object(server: InThread) -> None:
    three = Three(server, AwayLimits(60, 0.5))
    ada, bo, cem = (three.come(seat) for seat in range(3))
    found = until(bo, is_voted_about(0))["seats"]
    assert found[0]["presence"] == "here" and found[1]["votes"] is None, "only who is asked"
    assert three.vote(ada, 0)["problem"]["name"] == "no-vote-now"
    assert three.vote(bo, 0)["type"] == "answer"
    assert until(cem, lambda one: one["seats"][0]["votes"])["seats"][0]["votes"] == [1]
    assert three.vote(ada, 0, agree=False)["type"] == "answer"
    assert aside(bo, "still-here")["seat"] == 0 and three.table.affairs.votes == ()
    until(cem, is_voted_about(0))
    for one in (bo, cem):
        assert three.vote(one, 0)["type"] == "answer"
    assert aside(ada, "bot-plays")["seat"] == 0
    hand = f"{server.address}/api/tables/{three.name}/seats/0/hand"
    assert ask(hand, {"bot": ""}, cookie=three.cookies[0]).json["kind"] == "person"
    assert aside(bo, "back")["seat"] == 0


def test_votes_about_somebody_who_answers_are_void(server: InThread) -> None:
    three = Three(server, AwayLimits(60, 0.5))
    ada, bo = three.come(0), three.come(1)
    three.come(2)
    until(bo, is_voted_about(0))
    three.vote(bo, 0)
    assert ada.move("flip", 0)["type"] == "answer"
    wait_for(lambda: three.table.affairs.votes == ())


def test_a_remark_is_a_sign_of_life_and_days_for_a_move_are_days(server: InThread) -> None:
    three = Three(server, AwayLimits(60, 0.5))
    ada, bo = three.come(0), three.come(1)
    until(bo, is_voted_about(0))
    ada.say(type="say", id="1", what="moment")
    assert until(bo, lambda one: one["seats"][0]["votes"] is None)
    until(bo, is_voted_about(0))
    slow = Three(server, AwayLimits(0.1, 0.1), manner={"seconds": 86_400})
    slow.come(1)
    asked = f"{server.address}/api/tables/{slow.name}"
    wait_for(lambda: ask(asked).json["seats"][0]["presence"] == "gone")
    assert ask(asked).json["seats"][0]["votes"] is None


def test_an_undo_that_is_asked_for_declined_and_agreed_is_told(server: InThread) -> None:
    opened = open_table(server.address, ["Ada=you", "Bo=you"])
    name = opened.json["table"]
    ada = Player(server.address, name, opened.cookie)
    bo = Player(server.address, name, enter(server.address, opened, 1))
    ada.question()
    ada.move("flip", ada.number)
    for agree, kind in ((False, "undo-declined"), (True, "undo-agreed")):
        ada.say(type="undo", id=f"undo {agree}", number=server.registry.tables[name].number)
        assert aside(bo, "undo-asked")["seat"] == 0
        bo.say(type="consent", id="c", number=server.registry.tables[name].number, agree=agree)
        told = [aside(one, kind) for one in (ada, bo)]
        assert [(one["seat"], one["other"]) for one in told] == [(0, 1)] * 2


# Remarks


def test_remarks_reach_all_and_are_limited(server: InThread) -> None:
    three = Three(server)
    ada, bo = three.come(0), three.come(1)
    for at, what in enumerate((REMARKS[0], REACTIONS[0], REMARKS[1])):
        ada.say(type="say", id=str(at), what=what)
        told = aside(bo, "remark")
        assert (told["seat"], told["what"]) == (0, what)
    ada.say(type="say", id="more", what="hello")
    assert ada.hear_until("refused")["problem"]["name"] == "too-many-remarks"
    ada.say(type="say", id="own", what="<b>Bo cheats</b>")
    assert ada.hear_until("refused")["problem"]["name"] == "unknown-remark"
    assert len(three.table.affairs.asides) == MOST


def test_konoha_19_nobody_makes_remarks_during_the_missions(server: InThread) -> None:
    opened = open_table(server.address, ["Ada=you", "Bo=you", "random"], "konoha")
    ada = Player(server.address, opened.json["table"], opened.cookie)
    assert ada.hear_until("update")["silence"]["rule"] == "KONOHA-19"
    ada.say(type="say", id="1", what="hello")
    assert ada.hear_until("refused")["reason"]["rule"] == "KONOHA-19"
    assert server.registry.tables[opened.json["table"]].affairs.asides == ()


# A killed server


def test_rooms_votes_and_remarks_survive_a_kill(tmp_path: Path) -> None:
    process = InProcess(tmp_path / "tables.db", "--limit", "gone_seconds=1")
    try:
        room = Room(process, "free", "free")
        guest = room.take(1, "Bo").cookie
        room.ask("room", {"options": {"risk": "yes"}}, room.host)
        one = room.play(guest)
        one.say(type="say", id="1", what="hello")
        one.hear_until("answer")
        before = room.seen(guest)
        process.kill()
        process.start()
        after = room.seen(guest)
        assert after["room"] == before["room"] and after["seat"] == 1
        assert [seat["name"] for seat in after["seats"]] == ["Ada", "Bo", ""]
        one = room.play(guest)
        assert aside(one, "remark")["what"] == "hello"
        assert ask(f"{process.address}/api/rooms/{before['room']['code']}").status == 200
        cem = room.take(2, "Cem").cookie
        assert room.ask("start", {}, room.host).status == 200
        process.kill()
        process.start()
        assert room.seen(guest)["room"] is None
        one, other = room.play(guest), room.play(cem)
        until(one, lambda update: update["seats"][0]["votes"] == [])
        one.say(type="vote", id="v", seat=0, agree=True)
        one.hear_until("answer")
        process.kill()
        process.start()
        other = room.play(cem)
        one = room.play(guest)
        votes = until(other, lambda update: update["seats"][0]["votes"] is not None)
        assert votes["seats"][0]["votes"] == [1]
        other.say(type="vote", id="w", seat=0, agree=True)
        until(one, lambda update: update["seats"][0]["kind"] == "bot")
    finally:
        process.stop()
