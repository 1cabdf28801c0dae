"""Playing over the network: on a real server, with real sockets."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quartett import games
from quartett.cli import main
from quartett.core.chance import NOBODY
from quartett.core.record import parse
from quartett.table.table import Table
from quartett.table.updates import Update, update_for
from quartett.web.library import text_of
from serving import PATIENCE, InProcess, InThread, Player, ask, enter, open_table, serving

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("play") / "tables.db") as running:
        yield running


def test_the_example_client_plays_each_game_to_the_end(tmp_path: Path) -> None:
    server = InProcess(tmp_path / "tables.db")
    try:
        command = [sys.executable, str(CLIENT), server.address]
        played = subprocess.run(command, capture_output=True, text=True, timeout=5 * PATIENCE)
        assert played.returncode == 0, played.stderr
    finally:
        assert server.stop() == 0
    records = ["quartett 1\n" + part for part in played.stdout.split("quartett 1\n")[1:]]
    assert len(records) == len(games.NAMES)
    for number, name in enumerate(games.NAMES):
        text = records[number].partition("\n\n")[0] + "\n"
        file = tmp_path / f"{name}.quartett"
        file.write_text(text, "utf-8")
        assert parse(text).game == name and parse(text).ending
        assert main(["verify", str(file), "--language", "en"]) == 0


def test_the_example_client_has_sixty_lines_of_code() -> None:
    lines = (
        CLIENT.read_text("utf-8").split('"""', 2)[2].splitlines()
    )  # without the description of itself
    assert len([line for line in lines if line.strip()]) <= 60


def test_a_move_is_acknowledged_and_everyone_sees_it(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    table = opened.json["table"]
    ada = Player(server.address, table, opened.cookie)
    bob = Player(server.address, table, enter(server.address, opened, 1))
    watcher = Player(server.address, table)
    asked = ada.question()
    assert asked["choices"][0]["move"] == "flip" and asked["question"]["name"]
    answered = ada.move("flip", asked["number"], "first")
    assert answered == {"type": "answer", "id": "first", "number": 1, "reason": None}
    for player in (ada, bob, watcher):
        while (update := player.hear_until("update"))["number"] < 2:
            pass
        told = [event["type"] for step in update["steps"] for event in step["events"]]
        assert "card-flipped" in told
        player.close()


def test_a_duplicate_gets_the_first_answer_and_happens_once(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    ada = Player(server.address, opened.json["table"], opened.cookie)
    number = ada.question()["number"]
    first = ada.move("flip", number, "same")
    assert ada.move("flip", number, "same") == first
    again = Player(server.address, opened.json["table"], opened.cookie)
    assert again.move("flip", number, "same") == first
    moves = server.registry.tables[opened.json["table"]].match.moves
    assert [move.text for move in moves].count("flip") == 1


def test_a_stale_number_is_refused_and_changes_nothing(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    ada = Player(server.address, opened.json["table"], opened.cookie)
    number = ada.question()["number"]
    ada.move("flip", number)
    table = server.registry.tables[opened.json["table"]]
    before = table.number
    for wrong in (number, 99, -1):
        refused = ada.move("place 1", wrong)
        assert refused["type"] == "refused" and refused["problem"]["name"] == "stale-number"
    assert table.number == before


def test_a_move_that_the_rules_forbid_is_refused_with_its_rule(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    bob = Player(server.address, opened.json["table"], enter(server.address, opened, 1))
    number = bob.hear_until("update")["number"]
    refused = bob.move("flip", number)
    assert (
        refused["reason"]["rule"].startswith("PUSH-")
        and refused["reason"]["rule"] in refused["text"]
    )
    bob.say(type="why", id="w", move="flip")
    assert bob.hear_until("answer")["reason"] == refused["reason"]
    assert bob.move("jump", number)["problem"]["name"] == "unknown-move"


def test_what_lies_in_sight_and_is_not_possible_comes_with_its_reason(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    ada = Player(server.address, opened.json["table"], opened.cookie)
    bob = Player(server.address, opened.json["table"], enter(server.address, opened, 1))
    (stop,) = ada.question()["refused"]
    assert (stop["move"], stop["reason"]["rule"]) == ("stop", "PUSH-A8")
    assert bob.hear_until("update")["refused"] == []


def test_after_a_lost_connection_a_client_hears_what_it_missed(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    table = opened.json["table"]
    ada = Player(server.address, table, opened.cookie)
    number = ada.question()["number"]
    ada.move("flip", number)
    ada.close()
    back = Player(server.address, table, opened.cookie, number)
    update = back.hear_until("update")
    assert [step["number"] for step in update["steps"]] == [number + 1, number + 2]
    assert [step["view"]["flipped"] for step in update["steps"]] == ["", update["view"]["flipped"]]
    assert update["view"]["flipped"]
    seen = Player(server.address, table, opened.cookie, update["number"])
    assert seen.hear_until("update")["steps"] == []


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as server:
        opened = open_table(server.address, ["you", "steady"])
        ada = Player(server.address, opened.json["table"], opened.cookie)
        ada.move("flip", ada.question()["number"], "kept")
        last = ada.hear_until("update")
    with serving(file) as server:
        ada = Player(server.address, opened.json["table"], opened.cookie, last["number"])
        update = ada.question()
        assert (update["number"], update["view"]) == (last["number"], last["view"])
        assert ada.move("flip", 0, "kept")["number"] == 1
        answer = ada.move(update["choices"][0]["move"], update["number"])
        assert answer["type"] == "answer"


# Undo


def test_an_undo_that_others_must_agree_to(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    table = opened.json["table"]
    ada = Player(server.address, table, opened.cookie)
    bob = Player(server.address, table, enter(server.address, opened, 1))
    ada.move("flip", ada.question()["number"])
    number = server.registry.tables[table].number
    bob.say(type="consent", id="c", number=number, agree=True)
    assert bob.hear_until("refused")["problem"]["name"] == "no-undo-asked"
    ada.say(type="undo", id="u", number=number)
    ada.hear_until("answer")
    while (update := bob.hear_until("update"))["wish"] is None:
        pass
    assert update["wish"] == {"seat": 0, "agreed": []}
    bob.say(type="consent", id="c", number=number, agree=True)
    bob.hear_until("answer")
    update = bob.hear_until("update")
    assert update["steps"][-1]["undone"] and update["number"] == number + 1
    assert server.registry.tables[table].match.moves == []


def test_after_an_undo_chance_gives_the_same_answer_to_the_same_move(server: InThread) -> None:
    """So nobody can roll again by undoing."""
    opened = open_table(server.address, ["you", "random"])
    table = server.registry.tables[opened.json["table"]]
    ada = Player(server.address, opened.json["table"], opened.cookie)
    ada.move("flip", ada.question()["number"])
    first = list(table.match.moves)
    ada.say(type="undo", id="u", number=table.number)
    ada.hear_until("answer")
    assert table.match.moves == []
    ada.move("flip", table.number)
    assert table.match.moves == first


# Seats


def test_a_bot_can_take_over_a_seat_and_give_it_back(server: InThread) -> None:
    opened = open_table(server.address, ["you", "Bob=you"])
    table, cookie = opened.json["table"], enter(server.address, opened, 1)
    seat = f"{server.address}/api/tables/{table}/seats/1/hand"
    bob = Player(server.address, table, cookie)
    assert ask(seat, {"bot": "steady"}, cookie=opened.cookie).json["kind"] == "bot"
    assert bob.move("flip", 0)["problem"]["name"] == "bot-sits-there"
    assert ask(seat, {"bot": ""}, cookie=cookie).json["kind"] == "person"
    assert bob.move("flip", 0)["reason"] is not None
    assert ask(seat, {"bot": "nobody"}, cookie=cookie).json["name"] == "unknown-bot"
    assert ask(seat, {"bot": "steady"}).status == 403
    other = seat.replace("/1/", "/0/")
    assert ask(other, {"bot": "steady"}, cookie=cookie).json["name"] == "not-host"


def test_a_revoked_link_opens_nothing_and_its_sockets_end(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    table = opened.json["table"]
    address, cookie = f"{server.address}/api/tables/{table}", enter(server.address, opened, 1)
    bob = Player(server.address, table, cookie)
    bob.hear_until("update")
    assert ask(f"{address}/seats/0/link", {}, cookie=cookie).json["name"] == "not-host"
    fresh = ask(f"{address}/seats/1/link", {}, cookie=opened.cookie).json["secret"]
    with pytest.raises(Exception, match="1012"):
        while True:
            bob.hear()
    old = opened.json["links"][1]["secret"]
    assert ask(f"{address}/enter", {"secret": old}).json["name"] == "wrong-secret"
    again = Player(server.address, table, cookie)
    assert again.hear_until("welcome")["seat"] == -2
    assert ask(f"{address}/enter", {"secret": fresh}).json["seat"] == 1


def test_a_free_seat_is_for_the_first_who_comes(server: InThread) -> None:
    opened = open_table(server.address, ["you", "free"])
    seat = f"{server.address}/api/tables/{opened.json['table']}/seats/1/take"
    taken = ask(seat, {"name": "Bob"})
    assert taken.json["seat"] == 1 and taken.cookie
    assert ask(seat, {"name": "Eve"}).json["name"] == "seat-taken"


def test_a_seat_may_have_its_only_move_made_by_the_table(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    seat = f"{server.address}/api/tables/{opened.json['table']}/seats/0/forced"
    ada = Player(server.address, opened.json["table"], opened.cookie)
    assert [choice["move"] for choice in ada.question()["choices"]] == ["flip"]
    assert ask(seat, {"forced": True}, cookie=opened.cookie).status == 200
    update = ada.question()
    while update["number"] == 0:
        update = ada.question()
    moves = server.registry.tables[opened.json["table"]].match.moves
    assert moves[0].text == "flip" and len(update["choices"]) != 1


def test_cookies_are_for_servers_only_and_secrets_are_stored_as_hashes(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.db"
    with serving(file) as server:
        opened = open_table(server.address, ["you", "you"])
        entered = enter(server.address, opened, 1)
        for part in ("HttpOnly", "SameSite=strict", f"Path=/api/tables/{opened.json['table']}"):
            assert part in opened.headers["Set-Cookie"]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    secrets = [link["secret"] for link in opened.json["links"]]
    secrets += [opened.cookie.partition("=")[2], entered.partition("=")[2]]
    assert all(len(secret) > 30 and secret.encode() not in kept for secret in secrets)


def test_a_closed_table_is_not_for_watching(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"], manner={"watch": False})
    table = opened.json["table"]
    assert Player(server.address, table).hear()["name"] == "no-pass"
    assert ask(f"{server.address}/api/tables/{table}").json["name"] == "no-pass"
    assert ask(f"{server.address}/api/tables/{table}", cookie=opened.cookie).status == 200


def test_who_watches_cannot_move(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    watcher = Player(server.address, opened.json["table"])
    update = watcher.hear_until("update")
    assert update["choices"] == [] and update["question"] is None
    assert watcher.move("flip", 0)["problem"]["name"] == "only-watching"


def test_the_record_can_be_read_only_after_the_end(server: InThread) -> None:
    opened = open_table(server.address, ["you", "random"])
    record = f"{server.address}/api/tables/{opened.json['table']}/record"
    assert ask(record, cookie=opened.cookie).json["name"] == "record-after-end"
    ask(record.replace("record", "seats/0/hand"), {"bot": "random"}, cookie=opened.cookie)
    watcher = Player(server.address, opened.json["table"])
    while not watcher.hear_until("update")["view"]["over"]:
        pass
    assert parse(ask(record).body.decode()).header["seed"]


# Pace


@pytest.mark.parametrize(("late", "kind"), (("play", "person"), ("hand", "bot")))
def test_a_bot_answers_for_who_is_late(server: InThread, late: str, kind: str) -> None:
    opened = open_table(server.address, ["you", "you"], manner={"seconds": 1, "late": late})
    ada = Player(server.address, opened.json["table"], opened.cookie)
    while (update := ada.hear_until("update"))["number"] == 0:
        pass
    assert update["seats"][0]["kind"] == kind


def test_only_who_is_asked_has_a_time_to_answer_by(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"], manner={"seconds": 1000, "late": "play"})
    host = Player(server.address, opened.json["table"], opened.cookie)
    first, second = host.hear_until("update")["seats"]
    assert first["until"] and second["until"] is None


# Reference


def test_games_rules_cards_and_words_can_be_read(server: InThread) -> None:
    told = ask(f"{server.address}/api").json
    assert [game["name"] for game in told["games"]] == list(games.NAMES)
    for name in games.NAMES:
        sections = ask(f"{server.address}/api/games/{name}/rules?language=de").json
        rules = {rule["number"] for section in sections for rule in section["rules"]}
        assert rules == {rule.number for rule in games.load(name).rulebook}
        assert ask(f"{server.address}/api/games/{name}/cards").json
        assert b"=" in ask(f"{server.address}/api/words/fr/{name}.ftl").body
    table, rules = (
        ask(f"{server.address}/api/words/fr/push{room}.ftl").body for room in ("", "-rules")
    )
    assert b"PUSH-01 =" in rules and b"PUSH-01 =" not in table, "a table leads to its rules"
    assert b"game-push =" in table and b"game-push =" not in rules
    pages, device = (
        ask(f"{server.address}/api/words/fr/{room}.ftl").body for room in ("pages", "device")
    )
    assert device in pages and b"\n#" not in pages
    assert text_of("fr", "pages") is text_of("fr", "pages"), "put together once, not for each page"
    assert ask(f"{server.address}/api/words/fr/passwd.ftl").json["name"] == "unknown-words"
    assert ask(f"{server.address}/api/games/chess/rules").status == 404
    german = ask(f"{server.address}/api/nothing", accept_language="de").json
    assert german["name"] == "unknown-page" and "gibt es nichts" in german["text"]


# Hints


def test_who_is_asked_may_ask_for_the_best_moves(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"])
    ada = Player(server.address, opened.json["table"], opened.cookie)
    update = ada.question()
    ada.say(type="hint", id="h1")
    told = ada.hear_until("hint", "refused")
    assert (told["type"], told["id"], told["number"]) == ("hint", "h1", update["number"])
    offered = {choice["move"] for choice in update["choices"]}
    assert {advice["move"] for advice in told["moves"]} <= offered
    bob = Player(server.address, opened.json["table"], enter(server.address, opened, 1))
    bob.say(type="hint", id="h2")
    assert bob.hear_until("hint", "refused")["problem"]["name"] == "no-hint-now"
    watcher = Player(server.address, opened.json["table"])
    assert not watcher.hear_until("welcome")["hints"]
    watcher.say(type="hint", id="h3")
    assert watcher.hear_until("hint", "refused")["problem"]["name"] == "only-watching"


def test_a_table_may_be_played_without_hints(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"], manner={"hints": False})
    ada = Player(server.address, opened.json["table"], opened.cookie)
    assert not ada.hear_until("welcome")["hints"]
    ada.say(type="hint", id="h")
    assert ada.hear_until("hint", "refused")["problem"]["name"] == "no-hints-here"


def test_what_many_see_alike_is_made_once(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = open_table(server.address, ["you", "you"], manner={"watch": True})
    table = opened.json["table"]
    ada = Player(server.address, table, opened.cookie)
    number = ada.question()["number"]
    watchers = [Player(server.address, table) for _ in range(5)]
    for watcher in watchers:
        watcher.hear_until("update")
    made: list[tuple[int, int, int]] = []

    def counted(table: Table, viewer: int, since: int, first: bool, *undo: str) -> Update:
        made.append((viewer, since, table.number))
        return update_for(table, viewer, since, first, *undo)

    monkeypatch.setattr("quartett.web.watcher.update_for", counted)
    assert ada.move("flip", number)["type"] == "answer"
    frames = set()
    for watcher in watchers:
        while watcher.hear_until("update")["number"] < number + 2:
            pass  # the number of watchers is sent now and then, and changes nothing else
        frames.add(watcher.frames[-1])
    assert len(frames) == 1 and made.count((NOBODY, number, number + 2)) == 1
