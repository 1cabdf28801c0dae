"""A finished game from elsewhere is stored on a server, with the same record, replay and review
as any other; anything but a complete and valid game is refused."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quartett import games
from quartett.core.record import parse
from quartett.table.fairness import verify
from serving import GENEROUS, Asked, InThread, Player, ask, open_table, serving, wait_for

GAMES = {"push": 2, "force": 3, "konoha": 3, "deckbattle": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("kept") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def played(server: InThread) -> dict[str, str]:
    """The record of a game of each kind, with its seed."""
    return {game: finished(server, game) for game in GAMES}


def finished(server: InThread, game: str) -> str:
    table = open_table(server.address, ["greedy"] * GAMES[game], game).json["table"]
    address = f"{server.address}/api/tables/{table}"
    wait_for(lambda: ask(address).json["over"])
    return ask(f"{address}/record").body.decode()


def keep(server: InThread, record: str, *seats: str, **more: Any) -> Asked:
    sent = {"record": record, "seats": seats or ["you"] + ["greedy"] * (parse(record).seats - 1)}
    return ask(f"{server.address}/api/records", {**sent, **more})


def without_names(record: str) -> str:
    return re.sub(r"^players: .*\n", "", record, flags=re.M)


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_game_is_the_same_record_and_is_over(
    server: InThread, played: dict[str, str], game: str
) -> None:
    kept = keep(server, played[game])
    assert kept.status == 201, kept.body
    address = f"{server.address}/api/tables/{kept.json['table']}"
    seen = ask(address, Cookie=kept.cookie).json
    assert seen["over"] and seen["result"] and seen["seat"] == 0
    record = ask(f"{address}/record").body.decode()
    assert without_names(record) == without_names(played[game])
    replay = ask(f"{address}/replay?viewer=0").json
    assert len(replay["steps"]) == len(parse(record).moves)
    assert replay["fairness"]["checked"] == verify(games.load(game), parse(record)) > 0


def test_a_kept_game_is_whole_when_it_is_read_from_the_store(
    server: InThread, played: dict[str, str]
) -> None:
    name = keep(server, played["konoha"]).json["table"]
    before = server.registry.tables.pop(name)
    address = f"{server.address}/api/tables/{name}"
    assert ask(f"{address}/record").body.decode() == before.record().text()
    assert name not in server.registry.own


def test_who_kept_it_plays_again_with_the_same_seats(
    server: InThread, played: dict[str, str]
) -> None:
    kept = keep(server, played["push"], "Ada=you", "Mira=greedy")
    address = f"{server.address}/api/tables/{kept.json['table']}"
    again = ask(f"{address}/rematch", {}, Cookie=kept.cookie)
    assert again.status == 200, again.body
    person = Player(server.address, again.json["table"], again.cookie)
    assert person.question()
    person.close()
    assert ask(f"{address}/rematch", {}).json["name"] == "no-pass"


def changed(record: str, old: str, new: str) -> str:
    assert re.search(old, record, re.M)
    return re.sub(old, new, record, count=1, flags=re.M)


HOSTILE = {
    "cut short": (r"(?s)^--\noutcome: .*", "", "record-ending-missing"),
    "another outcome": (r"^scores: \d+", "scores: 999", "record-wrong-ending"),
    "chance that the seed does not give": (r"^\? draw .*$", "? draw {other}", "chance-differs"),
    "a move that is not possible": (r"^0 flip$", "0 place 1", "record-refused"),
    "no seed": (r"^seed: .*\n", "", "nothing-to-verify"),
    "another seed": (r"^seed: .*$", f"seed: {'ab' * 32}", "other-commitment"),
    "other cards": (r"^cards: sha256:....", "cards: sha256:0000", "record-other-cards"),
    "rules of tomorrow": (r"^rules: .*$", "rules: 99", "record-other-rules"),
    "a game that is not here": (r"^game: .*$", "game: chess", "unknown-game"),
    "no record at all": (r"(?s).*", "<script>", "record-not-one"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_record_that_is_not_a_true_game_is_refused(
    server: InThread, played: dict[str, str], what: str
) -> None:
    old, new, problem = HOSTILE[what]
    draws = re.findall(r"^\? draw (.*)$", played["push"], re.M)
    other = next(card for card in draws if card != draws[0])
    before = set(server.registry.tables)
    refused = keep(server, changed(played["push"], old, new.format(other=other)), "you", "greedy")
    assert (refused.status, refused.json["name"]) == (404 if "game" in problem else 400, problem)
    assert refused.json["text"] and set(server.registry.tables) == before


def test_a_running_game_and_seats_that_do_not_fit_are_refused(
    server: InThread, played: dict[str, str]
) -> None:
    running = re.sub(r"(?s)\n[^\n]*\n--\noutcome.*", "\n", played["push"])
    assert keep(server, running).json["name"] == "keep-unfinished"
    for seats, problem in (
        (["you"], "branch-seats"),
        (["you", "free"], "keep-free"),
        (["you", "Zorro=nobody"], "unknown-player"),
    ):
        assert keep(server, played["push"], *seats).json["name"] == problem
    assert keep(server, played["push"], more=1).json["name"] == "bad-message"


def test_keeping_games_counts_as_opening_tables(tmp_path: Path, played: dict[str, str]) -> None:
    limits = msgspec.structs.replace(GENEROUS, tables=1)
    with serving(tmp_path / "few.db", limits) as few:
        assert keep(few, played["force"]).status == 201
        assert keep(few, played["force"]).json["name"] == "too-many-tables"
