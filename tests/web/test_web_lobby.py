"""What the browser needs around a table: open tables, card files, rematch, replays, pages."""

import gzip
import json
from collections.abc import Iterator
from importlib.resources import files
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartett import games
from quartett.core.chance import NOBODY
from quartett.core.game import Game
from quartett.core.record import Record, parse
from quartett.core.replay import replay, start
from quartett.core.state import OPEN
from quartett.games.facts import CardFile
from quartett.lab.run import plan
from quartett.table.change import changed
from quartett.table.replays import seen_by
from quartett.web.pages import FOR_EVER
from serving import Asked, InThread, Player, ask, enter, open_table, serving, wait_for

every_game = pytest.mark.parametrize("name", games.NAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_text("<!doctype html><title>Quartett</title>")
    (client / "icon.svg").write_text("<svg/>")
    (client / "assets" / "main-5f1c.js").write_text("export {};")
    (client.parent / "secret.txt").write_text("not for the browser")
    with serving(tmp_path_factory.mktemp("lobby") / "tables.db", client=client) as running:
        yield running


def own_cards(name: str = "push") -> str:
    text = files(f"quartett.games.{name}").joinpath("cards.toml").read_text("utf-8")
    return text.replace("is = 18", "is = 2")


def finished(server: InThread, **more: Any) -> Asked:
    """A table that bots have played to the end, one of them in place of a person."""
    opened = open_table(server.address, ["Ada=you", "random"], **more)
    hand = f"{server.address}/api/tables/{opened.json['table']}/seats/0/hand"
    ask(hand, {"bot": "random"}, cookie=opened.cookie)
    table = server.registry.tables[opened.json["table"]]
    wait_for(lambda: table.match.state.over)
    return opened


# Open tables


def test_tables_with_a_free_seat_are_listed_if_they_want(server: InThread) -> None:
    listed = {"manner": {"listed": True}}
    first = open_table(server.address, ["Ada=you", "free"], **listed).json["table"]
    second = open_table(server.address, ["you", "free"], **listed).json["table"]
    hidden = [open_table(server.address, ["you", "free"]).json["table"]]
    hidden += [open_table(server.address, ["you", "random"], **listed).json["table"]]
    told = ask(f"{server.address}/api/tables").json
    assert [table["table"] for table in told] == [second, first]
    assert told[1]["seats"][0]["name"] == "Ada" and told[1]["seats"][1]["kind"] == "free"
    ask(f"{server.address}/api/tables/{second}/seats/1/take", {"name": "Bob"})
    assert [table["table"] for table in ask(f"{server.address}/api/tables").json] == [first]
    ask(f"{server.address}/api/tables/{first}/seats/1/take", {"name": "Bob"})


def test_several_tables_tell_at_once_whose_turn_it_is(server: InThread) -> None:
    opened = [open_table(server.address, ["you", "you"]).json["table"] for _ in range(2)]
    closed = open_table(server.address, ["you", "you"], manner={"watch": False})
    names = [*opened, closed.json["table"], "nowhere"]
    query = "&".join(f"table={name}" for name in names)
    told = ask(f"{server.address}/api/tables/seen?{query}").json
    assert [table["table"] for table in told] == opened
    assert [seat["owes"] for seat in told[0]["seats"]] == [True, False]
    own = ask(f"{server.address}/api/tables/{closed.json['table']}", cookie=closed.cookie).json
    assert (own["seat"], own["host"]) == (0, True)
    many = "&".join("table=x" for _ in range(51))
    assert ask(f"{server.address}/api/tables/seen?{many}").json["name"] == "too-many-asked"


def test_options_may_be_left_to_chance(server: InThread) -> None:
    drawn = set()
    for _ in range(40):
        opened = open_table(server.address, ["you"] * 3, options={"first": "random"})
        told = ask(f"{server.address}/api/tables/{opened.json['table']}").json
        drawn.add(told["options"]["first"])
    assert drawn == {"0", "1", "2"}
    wrong = {"game": "push", "seats": ["you", "you"], "options": {"risk": "random"}}
    assert ask(f"{server.address}/api/tables", wrong).json["name"] == "unknown-option-value"


def test_options_are_told_for_a_number_of_seats(server: InThread) -> None:
    address = f"{server.address}/api/games/push/options"
    first = ask(f"{address}?seats=3").json[0]
    assert first["choices"] == ["0", "1", "2"] and first["by_lot"]
    assert ask(f"{address}?seats=99").json["name"] == "wrong-seat-count"
    assert ask(f"{address}?seats=three").json["name"] == "bad-number"


# Card files


def test_a_table_is_played_with_the_card_file_it_was_opened_with(server: InThread) -> None:
    cards = {"text": own_cards(), "file": "mine.toml"}
    opened = finished(server, cards=cards)
    address = f"{server.address}/api/tables/{opened.json['table']}"
    record = parse(ask(f"{address}/record").body.decode())
    own = games.load("push", CardFile(own_cards(), "mine.toml"))
    assert record.header["cards"] == own.cards_digest != games.load("push").cards_digest
    assert list(replay(own, record, start(own, record)))
    assert ask(f"{address}/cards.toml").body.decode() == own_cards()
    copies = {card["card"]["name"]: card["card"]["copies"] for card in ask(f"{address}/cards").json}
    assert 2 in copies.values()
    assert ask(f"{address}/replay").json["fairness"]["checked"] > 0
    usual = open_table(server.address, ["you", "you"]).json["table"]
    assert ask(f"{server.address}/api/tables/{usual}/cards.toml").json["name"] == "no-own-cards"


@pytest.mark.parametrize(
    ("text", "problem"),
    (
        ("orange = ", "cards-not-toml"),
        ("a = " + "[" * 5000, "cards-not-toml"),
        ("a = " + "9" * 5000, "cards-not-toml"),
        ("orange = 3", "cards-bad-shape"),
        (own_cards().replace("is = 2,", "is = -1,"), "cards-wrong-field"),
    ),
)
def test_a_wrong_card_file_is_refused_with_its_name(
    server: InThread, text: str, problem: str
) -> None:
    body = {"game": "push", "seats": ["you", "you"], "cards": {"text": text, "file": "mine.toml"}}
    refused = ask(f"{server.address}/api/tables", body)
    assert (refused.status, refused.json["name"]) == (400, problem)
    assert "mine.toml" in refused.json["text"]


# Rematch


def test_the_same_people_play_again_and_everybody_is_told_where(server: InThread) -> None:
    opened = open_table(server.address, ["you", "you"], options={"risk": "yes"})
    address = f"{server.address}/api/tables/{opened.json['table']}"
    other = enter(server.address, opened, 1)
    assert ask(f"{address}/rematch", {}, cookie=other).json["name"] == "rematch-after-end"
    watcher = Player(server.address, opened.json["table"])
    for seat in (0, 1):
        ask(f"{address}/seats/{seat}/hand", {"bot": "random"}, cookie=opened.cookie)
    while not watcher.hear_until("update")["view"]["over"]:
        pass
    assert ask(f"{address}/rematch", {}).status == 403
    mine = ask(f"{address}/rematch", {}, cookie=opened.cookie)
    theirs = ask(f"{address}/rematch", {}, cookie=other)
    assert mine.json["table"] == theirs.json["table"] != opened.json["table"]
    assert (mine.json["seat"], theirs.json["seat"]) == (0, 1)
    while not (update := watcher.hear_until("update"))["rematch"]:
        pass
    assert update["rematch"] == mine.json["table"]
    again = f"{server.address}/api/tables/{mine.json['table']}"
    seen = ask(again, cookie=theirs.cookie).json
    assert (seen["seat"], seen["host"], seen["options"]["risk"]) == (1, False, "yes")
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "person"] and not seen["number"]
    assert ask(again, cookie=mine.cookie).json["host"]
    secret = theirs.json["links"][0]["secret"]
    assert ask(f"{again}/enter", {"secret": secret}).json["seat"] == 1


# Replays


def views(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The view after each step, reconstructed from the changes."""
    changes = [step["change"] for step in told["steps"]]
    return list(accumulate(changes, changed, initial=told["start"]))[1:]


def whole_views(game: Game[Any], record: Record, viewer: int) -> list[dict[str, Any]]:
    """The same views, each built separately."""
    state = start(game, record)
    steps = (seen_by(game, state, viewer) for _ in replay(game, record, state))
    return [json.loads(msgspec.json.encode(view)) for view in steps]


@every_game
def test_a_record_is_told_step_by_step_from_every_seat(server: InThread, name: str) -> None:
    game = games.load(name)
    seats = max(game.fewest, 2)
    record = plan(game, ["random"] * seats, 1, 1, {}).record(0)
    for viewer in (OPEN, NOBODY, *range(seats)):
        body = {"record": record.text(), "viewer": viewer}
        told = ask(f"{server.address}/api/replay", body).json
        assert [step["move"] for step in told["steps"]] == [move.text for move in record.moves]
        seen = views(told)
        assert {view["viewer"] for view in seen} == {viewer}
        assert seen == whole_views(game, record, viewer)
        assert told["ending"] == record.ending and told["fairness"] is None
        assert told["steps"][-1]["scores"] == seen[-1]["scores"] and seen[-1]["over"]


@every_game
def test_an_open_replay_shows_what_every_seat_sees_of_its_own(server: InThread, name: str) -> None:
    """The open view contains whatever a seat knows about itself."""
    game = games.load(name)
    seats = max(game.fewest, 2)
    record = plan(game, ["random"] * seats, 2, 1, {}).record(0)
    bodies = [{"record": record.text(), "viewer": viewer} for viewer in (OPEN, *range(seats))]
    everything, *own = (ask(f"{server.address}/api/replay", body).json for body in bodies)
    for seat, told in enumerate(own):
        for shown, known in zip(views(everything), views(told), strict=True):
            assert shown["seats"][seat] == known["seats"][seat]


def test_a_finished_table_is_replayed_and_its_chance_checked(server: InThread) -> None:
    opened = finished(server)
    address = f"{server.address}/api/tables/{opened.json['table']}/replay"
    told = ask(address, accept_encoding="gzip")
    assert told.headers["Content-Encoding"] == "gzip"
    whole = json.loads(gzip.decompress(told.body))
    assert whole == ask(address).json and whole["seats"][0]["name"] == "Ada"
    assert whole["fairness"]["checked"] > 0 and whole["fairness"]["problem"] is None
    assert ask(f"{address}?viewer=7").json["name"] == "unknown-viewer"
    record = ask(address.replace("replay", "record")).body.decode()
    lied = parse(record)
    lied.header["seed"] = "00" * 32
    fairness = ask(f"{server.address}/api/replay", {"record": lied.text()}).json["fairness"]
    assert fairness["problem"]["name"] == "other-commitment"
    running = open_table(server.address, ["you", "you"]).json["table"]
    early = ask(f"{server.address}/api/tables/{running}/replay")
    assert (early.status, early.json["name"]) == (409, "record-after-end")


def test_a_record_that_cannot_be_is_refused_with_its_line(server: InThread) -> None:
    record = plan(games.load("push"), ["random"] * 2, 1, 1, {}).record(0).text()
    for text in ("", "quartett 9\n", record.replace("? draw", "? drew", 1), "x" * 9000):
        refused = ask(f"{server.address}/api/replay", {"record": text})
        assert refused.status == 400 and refused.json["name"].startswith("record-")
    refused = ask(f"{server.address}/api/replay", {"record": record.replace("0 flip", "0 stop", 1)})
    assert "PUSH-" in refused.json["text"]


# Pages


def test_the_client_is_served_with_strict_headers(server: InThread) -> None:
    for page in ("/", "/table/abc", "/replay/abc/12", "/rules/push", "/cards/push", "/replay"):
        shown = ask(f"{server.address}{page}")
        assert shown.status == 200 and b"Quartett" in shown.body
        assert "require-trusted-types-for 'script'" in shown.headers["Content-Security-Policy"]
        assert shown.headers["Cache-Control"] == "no-cache"
        assert shown.headers["Content-Type"].startswith("text/html")
    again = ask(f"{server.address}/", if_none_match=shown.headers["ETag"])
    assert again.status == 304


def test_files_with_a_hash_in_their_name_are_kept_for_ever(server: InThread) -> None:
    script = ask(f"{server.address}/assets/main-5f1c.js", accept_encoding="gzip, br")
    assert script.headers["Cache-Control"] == FOR_EVER
    assert gzip.decompress(script.body) == b"export {};"
    assert script.headers["Content-Type"].startswith("text/javascript")
    assert ask(f"{server.address}/icon.svg").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/x%00", "/assets")
)
def test_nothing_outside_of_the_client_is_served(server: InThread, path: str) -> None:
    refused = ask(f"{server.address}{path}")
    assert refused.status == 404 and refused.json["name"] == "unknown-page"


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", client=tmp_path / "nothing") as bare:
        assert ask(f"{bare.address}/").json["name"] == "no-client"
        assert ask(f"{bare.address}/offline/files.json").status == 204
        assert ask(f"{bare.address}/api").status == 200


def test_a_large_file_is_sent_as_it_was_packed_beside(tmp_path: Path) -> None:
    pages = tmp_path / "client"
    (pages / "offline").mkdir(parents=True)
    (pages / "offline" / "engine.wasm").write_bytes(b"wasm" * 100)
    (pages / "offline" / "engine.wasm.gz").write_bytes(gzip.compress(b"wasm" * 100))
    with serving(tmp_path / "tables.db", client=pages) as server:
        address = f"{server.address}/offline/engine.wasm"
        assert ask(address).body == b"wasm" * 100
        packed = ask(address, Accept_Encoding="gzip")
        assert packed.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(packed.body) == b"wasm" * 100


def test_a_script_is_sent_as_small_as_the_browser_can_unpack_it(tmp_path: Path) -> None:
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets / "main-5f1c.js").write_bytes(b"export {};")
    (assets / "main-5f1c.js.br").write_bytes(b"packed by the build")
    with serving(tmp_path / "tables.db", client=tmp_path / "client") as server:
        address = f"{server.address}/assets/main-5f1c.js"
        best = ask(address, accept_encoding="gzip, deflate, br;q=1.0")
        assert best.headers["Content-Encoding"] == "br" and best.body == b"packed by the build"
        assert best.headers["Content-Type"].startswith("text/javascript")
        older = ask(address, accept_encoding="gzip, broken")
        assert gzip.decompress(older.body) == b"export {};"
        assert ask(address).body == b"export {};"
