"""One browser, several people: a cookie that opens several seats without showing any of them
unasked; finished tables; exported passes; and deleted players."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from serving import Asked, InThread, Player, ask, enter, open_table, serving, wait_for

NOBODY = -2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("device") / "tables.db") as running:
        yield running


def shared(server: InThread, game: str = "konoha", **more: Any) -> Asked:
    seats = ["Ada=you", "Bo=you", "Cy=you"]
    return open_table(server.address, seats, game=game, here=[0, 1, 2], **more)


def address(server: InThread, opened: Asked) -> str:
    return f"{server.address}/api/tables/{opened.json['table']}"


def hello(server: InThread, opened: Asked, cookie: str = "", own: int | None = None) -> Player:
    player = Player(server.address, opened.json["table"], cookie or opened.cookie, own=own)
    while not any(seat["owes"] for seat in player.hear_until("update")["seats"]):
        assert not player.last["view"]["over"]
    return player


def welcome_of(player: Player) -> Any:
    return json.loads(player.frames[0])


def test_a_browser_with_several_seats_sees_no_hand_until_it_names_one(server: InThread) -> None:
    opened = shared(server)
    whole = hello(server, opened)
    told = welcome_of(whole)
    assert (told["seat"], told["held"], told["host"]) == (NOBODY, [0, 1, 2], True)
    assert whole.last["question"] is None and whole.last["choices"] == []
    watching = Player(server.address, opened.json["table"])
    watching.hear_until("update")
    assert watching.last["view"] == whole.last["view"]
    for seat in range(3):
        one = hello(server, opened, own=seat)
        assert welcome_of(one)["seat"] == one.last["view"]["viewer"] == seat
        assert one.last["view"] != whole.last["view"]
        one.close()
    whole.close()
    watching.close()


@pytest.mark.parametrize("own", [3, 7, -2])
def test_a_seat_that_the_cookie_does_not_open_is_not_shown(server: InThread, own: int) -> None:
    opened = open_table(server.address, ["you", "you", "you", "you"], "konoha", here=[0, 1])
    one = Player(server.address, opened.json["table"], opened.cookie, own=own)
    one.hear_until("update")
    assert welcome_of(one)["seat"] == NOBODY and one.last["view"]["viewer"] == NOBODY
    one.close()


def test_the_device_stands_for_all_its_people_and_nobody_sits_twice(server: InThread) -> None:
    opened = shared(server)
    whole = hello(server, opened)
    one = hello(server, opened, own=1)
    seats = ask(address(server, opened)).json["seats"]
    assert [(seat["here"], seat["devices"]) for seat in seats] == [(True, 1)] * 3
    one.close()
    whole.close()

    def gone() -> bool:
        return not any(seat["here"] for seat in ask(address(server, opened)).json["seats"])

    wait_for(gone)


def test_those_who_share_a_device_vote_together(server: InThread) -> None:
    opened = open_table(server.address, ["Ada=you", "Bo=you", "Zoe=you"], here=[0, 1])
    table = server.registry.tables[opened.json["table"]]
    table.gone_after = 0.5
    whole = Player(server.address, table.name, opened.cookie)
    while whole.hear_until("update")["seats"][2]["votes"] is None:
        pass
    whole.say(type="vote", id="1", seat=2, agree=True)
    assert whole.hear_until("answer", "refused")["type"] == "answer"
    assert table.chairs[2].kind == "bot" and table.affairs.votes == ()
    watching = Player(server.address, table.name)
    watching.say(type="vote", id="2", seat=2, agree=True)
    assert watching.hear_until("refused")["problem"]["name"] == "only-watching"


def test_only_seats_of_people_can_be_here(server: InThread) -> None:
    wrong = {"game": "push", "seats": ["you", "steady"], "here": [0, 1]}
    assert ask(f"{server.address}/api/tables", wrong).json["name"] == "nobody-here"


def test_somebody_sits_down_beside_another(server: InThread) -> None:
    opened = open_table(server.address, ["Ada=you", "free", "you"])
    at = address(server, opened)
    taken = ask(f"{at}/seats/1/take", {"name": "Bo", "beside": True}, cookie=opened.cookie)
    assert ask(at, cookie=taken.cookie).json["held"] == [0, 1]
    secret = opened.json["links"][-1]["secret"]
    third = ask(f"{at}/enter", {"secret": secret, "beside": True}, cookie=taken.cookie)
    seen = ask(at, cookie=third.cookie).json
    assert (seen["held"], seen["seat"], seen["host"]) == ([0, 1, 2], NOBODY, True)
    alone = ask(f"{at}/enter", {"secret": secret}, cookie=third.cookie)
    assert ask(at, cookie=alone.cookie).json["held"] == [2]


def test_a_cookie_with_more_secrets_than_seats_costs_no_more(server: InThread) -> None:
    opened = shared(server)
    name, _, secrets = opened.cookie.partition("=")
    many = f"{name}={'x.' * 60}{secrets}"
    assert ask(address(server, opened), cookie=many).json["held"] == []


def play_on(server: InThread, opened: Asked, cookie: str) -> None:
    """All three answer at random, one after another, until the end."""
    for _ in range(400):
        seen = ask(address(server, opened), cookie=cookie).json
        if seen["over"]:
            return
        seat = next(at for at, one in enumerate(seen["seats"]) if one["owes"])
        one = hello(server, opened, cookie, own=seat)
        one.move(one.last["choices"][-1]["move"], one.last["number"])
        one.close()
    raise AssertionError("no end")


def test_the_end_is_told_with_places_and_the_rematch_is_for_all(server: InThread) -> None:
    opened = shared(server)
    hello(server, opened).close()
    play_on(server, opened, opened.cookie)
    query = f"{server.address}/api/tables/seen?table={opened.json['table']}"
    (seen,) = ask(query).json
    result = seen["result"]
    assert result["together"] and len(result["scores"]) == 3 and seen["opened"] > 0
    again = ask(f"{address(server, opened)}/rematch", {}, cookie=opened.cookie)
    assert [link["seat"] for link in again.json["links"]] == [0, 1, 2]
    assert ask(address(server, again), cookie=again.cookie).json["held"] == [0, 1, 2]
    assert ask(address(server, again)).json["result"] is None


def test_passes_are_carried_to_another_browser(server: InThread) -> None:
    opened = shared(server, "push")
    at = address(server, opened)
    assert ask(f"{at}/passes", {}).json["name"] == "no-pass"
    carried = ask(f"{at}/passes", {}, cookie=opened.cookie).json
    assert [one["seat"] for one in carried] == [0, 1, 2]
    cookie = ""
    for one in carried:
        asked = {"secret": one["secret"], "beside": True}
        cookie = ask(f"{at}/enter", asked, cookie=cookie).cookie
    seen = ask(at, cookie=cookie).json
    assert (seen["held"], seen["host"]) == ([0, 1, 2], True)


def test_who_is_forgotten_leaves_no_name_and_no_pass(server: InThread) -> None:
    opened = open_table(server.address, ["Zacharias=you", "Bo=you"])
    at, theirs = address(server, opened), enter(server.address, opened, 1)
    carried = ask(f"{at}/passes", {}, cookie=opened.cookie).json
    gone = ask(f"{at}/forget", {}, cookie=opened.cookie)
    assert gone.status == 200 and "Max-Age=0" in str(gone.headers["Set-Cookie"])
    seats = ask(at).json["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", ""), ("person", "Bo")]
    assert ask(at, cookie=opened.cookie).json["seat"] == NOBODY
    for one in (opened.json["links"][0], *carried):
        entered = ask(f"{at}/enter", {"secret": one["secret"]})
        assert entered.json["name"] == "wrong-secret"
    assert ask(at, cookie=theirs).json["seat"] == 1
    table = server.registry.tables[opened.json["table"]]
    assert (
        "Zacharias" not in table.facts.header["players"] and "Bo" in table.facts.header["players"]
    )
    kept = server.wait(server.registry.store.load(table.name))
    assert "Zacharias" not in str(kept.facts.header) + str(kept.chairs)
