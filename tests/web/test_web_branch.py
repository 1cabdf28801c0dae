"""Continuing a finished game from the middle: what is kept, whose luck it is, and what can be
verified afterwards."""

from collections.abc import Iterator
from typing import Any

import pytest

from quartett import games
from quartett.core.chance import CHANCE
from quartett.core.record import parse
from quartett.table.fairness import verify
from serving import InThread, Player, ask, open_table, serving, wait_for

GAMES = {"push": 2, "force": 3, "konoha": 3, "deckbattle": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("branch") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def played(server: InThread) -> dict[str, str]:
    """The record of a game of each kind, played on a server with a seed."""
    return {game: finished(server, open_bots(server, game)) for game in GAMES}


def open_bots(server: InThread, game: str) -> str:
    return str(open_table(server.address, ["greedy"] * GAMES[game], game).json["table"])


def finished(server: InThread, table: str) -> str:
    address = f"{server.address}/api/tables/{table}"
    wait_for(lambda: ask(address).json["over"])
    return ask(f"{address}/record").body.decode()


def play_on(server: InThread, record: str, after: int, **more: Any) -> Any:
    seats = ["greedy"] * parse(record).seats
    sent = {"record": record, "after": after, "seats": seats, **more}
    return ask(f"{server.address}/api/branch", sent)


def told_moves(record: str) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in parse(record).moves]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("luck", ("new", "same"))
def test_a_branch_is_a_record_that_names_where_it_came_from(
    server: InThread, played: dict[str, str], game: str, luck: str
) -> None:
    origin = played[game]
    half = len(parse(origin).moves) // 2
    opened = play_on(server, origin, half, luck=luck)
    assert opened.status == 201, opened.body
    branch = parse(finished(server, opened.json["table"]))
    told = branch.header["branch"].split()
    stand = int(told[1].removeprefix("after="))
    assert half - parse(origin).seats < stand <= half
    assert told_moves(branch.text())[:stand] == told_moves(origin)[:stand]
    assert branch.underived == (stand if luck == "new" else 0)
    same_promise = branch.header["commitment"] == parse(origin).header["commitment"]
    assert same_promise == (luck == "same")
    chances = sum(move.seat == CHANCE for move in branch.moves[branch.underived :])
    assert verify(games.load(game), branch) == chances


def test_the_same_answers_meet_the_same_luck(server: InThread, played: dict[str, str]) -> None:
    """A person repeats the answers of the record, in the game with the most chance."""
    origin = parse(played["push"])
    opened = play_on(server, played["push"], 0, luck="same", seats=["you", "you"])
    table = server.registry.tables[opened.json["table"]]
    person = Player(server.address, table.name, opened.cookie)
    wait_for(lambda: table.somebody_came)
    for move in origin.moves:
        if move.seat != CHANCE:
            match = table.match
            plan = match.plan(move.seat, match.game.moves.parse(move.text))
            match.add(plan)
    person.close()
    assert told_moves(table.record().text()) == told_moves(played["push"])


def test_nobody_takes_back_what_was_played_elsewhere(
    server: InThread, played: dict[str, str]
) -> None:
    opened = play_on(server, played["push"], 12, seats=["you", "you"])
    match = server.registry.tables[opened.json["table"]].match
    assert len(match.moves) == 12 and not any(map(match.can_take_back, range(2)))


def test_a_player_adds_to_new_luck_and_not_to_the_same(
    server: InThread, played: dict[str, str]
) -> None:
    for luck, nonces in (("new", 1), ("same", 0)):
        opened = play_on(server, played["push"], 12, luck=luck, seats=["you", "you"])
        person = Player(server.address, opened.json["table"], opened.cookie, nonce="ab" * 16)
        person.hear_until("update")  # for whoever owes the next answer
        match = server.registry.tables[opened.json["table"]].match
        assert len(match.nonces) == nonces
        person.close()


def test_a_branch_is_whole_when_it_is_read_from_the_store(
    server: InThread, played: dict[str, str]
) -> None:
    opened = play_on(server, played["deckbattle"], 40, seats=["you", "steady"])
    name = opened.json["table"]
    before = server.registry.tables.pop(name).match
    assert ask(f"{server.address}/api/tables/{name}").json["before"] == len(before.moves) == 40
    after = server.registry.tables[name].match
    assert after.moves == before.moves and after.state == before.state


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"after": -1}, "branch-beyond"),
        ({"after": 10_000}, "branch-beyond"),
        ({"luck": "good"}, "unknown-luck"),
        ({"seats": ["you"]}, "branch-seats"),
        ({"record": "quartett 1\n"}, "record-cut-short"),
    ],
)
def test_what_cannot_be_played_on_is_said(
    server: InThread, played: dict[str, str], change: dict[str, Any], problem: str
) -> None:
    sent = {"record": played["push"], "after": 2, "seats": ["you", "steady"], **change}
    refused = ask(f"{server.address}/api/branch", sent)
    assert (refused.status, refused.json["name"]) == (400, problem)


def test_the_end_and_a_record_without_a_seed_are_refused(
    server: InThread, played: dict[str, str]
) -> None:
    record = parse(played["push"])
    assert play_on(server, played["push"], len(record.moves)).json["name"] == "branch-over"
    for key in ("seed", "commitment"):
        del record.header[key]
    assert play_on(server, record.text(), 2, luck="same").json["name"] == "no-same-luck"
    assert play_on(server, record.text(), 2, luck="new").status == 201


def test_a_header_with_another_branch_line_is_refused(played: dict[str, str]) -> None:
    record = parse(played["push"])
    record.header["branch"] = "somewhere"
    with pytest.raises(Exception, match="branch: sha256"):
        parse(record.text())
