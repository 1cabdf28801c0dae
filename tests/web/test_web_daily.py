"""The daily deal: committed to in advance, the same for everyone, and verified afterwards."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from databases import database, why_none
from quartett import games
from quartett.cli import main
from quartett.core.keyed import commitment
from quartett.core.problem import Problem
from quartett.core.record import Move, Record, parse
from quartett.table import daily
from quartett.table.daily import Daily, ranked, verify_bots
from quartett.table.entries import Played
from quartett.table.fairness import Promise, verify
from quartett.table.opening import DAY
from quartett.table.registry import Registry
from quartett.web.server import open_store
from serving import AtOnce, InThread, Player, ask, serving, wait_for

QUICK = "expert:2"
"""Bots with little effort: the test is that they repeat their moves."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with serving(tmp_path_factory.mktemp("daily") / "tables.db") as running:
        deals_of(running).opponent, deals_of(running).pause = QUICK, 0
        yield running


def deals_of(server: InThread) -> Daily:
    deals: Daily = server.config.app.state.daily  # type: ignore[union-attr]
    return deals


@pytest.fixture
def clock(server: InThread) -> Iterator[list[float]]:
    """A clock that can be moved forward by a number of seconds."""
    later = [0.0]
    deals = deals_of(server)
    deals.clock = lambda: time.time() + later[0]
    yield later
    deals.clock = time.time


def begin(server: InThread, game: str, name: str = "Ada", day: str = "") -> Any:
    day = day or ask(f"{server.address}/api/daily").json["today"]
    opened = ask(f"{server.address}/api/daily/{day}/{game}", {"name": name})
    assert opened.status == 201, opened.body
    return opened


def cookies(opened: Any) -> str:
    told = opened.headers.get_all("Set-Cookie")
    return "; ".join(one.split(";")[0] for one in told)


def play(server: InThread, opened: Any, choice: int = 0, most: int = 100_000) -> list[str]:
    """Always makes the move at this index, or the last one. Returns the answers."""
    return play_on(server, opened.json["table"], cookies(opened), choice, most)


def play_on(
    server: InThread, table: str, cookie: str, choice: int = 0, most: int = 100_000
) -> list[str]:
    player, said = Player(server.address, table, cookie), []
    player.socket.close_timeout = 0.2
    update = player.hear_until("update")
    while not update["view"]["over"] and len(said) < most:
        if update["choices"]:
            moves = [one["move"] for one in update["choices"]]
            said.append(moves[min(choice, len(moves) - 1)])
            player.move(said[-1], update["number"])
        fresh = player.last["number"] > update["number"]
        update = player.last if fresh else player.hear_until("update")
    player.close()
    return said


def record_of(server: InThread, opened: Any) -> Any:
    return ask(f"{server.address}/api/tables/{opened.json['table']}/record")


@pytest.fixture(scope="module")
def played(server: InThread) -> Any:
    """Today's deal, played to the end."""
    opened = begin(server, "force")
    play(server, opened)
    return opened


def test_the_promise_comes_a_day_before_and_the_seed_a_day_after(
    server: InThread, clock: list[float]
) -> None:
    promised = {}
    for later in range(3):
        clock[0] = later * DAY
        seen = ask(f"{server.address}/api/daily").json
        today = [deal for deal in seen["deals"] if deal["day"] == seen["today"]]
        assert len(today) == len(games.NAMES) and not any(deal["seed"] for deal in seen["deals"])
        for deal in today:
            before = promised.get((deal["day"], deal["game"]), deal["commitment"])
            assert before == deal["commitment"]
        promised |= {(d["day"], d["game"]): d["commitment"] for d in seen["deals"]}
    day = seen["days"][0]
    shown = ask(f"{server.address}/api/daily/{day}/push").json["deal"]
    assert commitment(bytes.fromhex(shown["seed"])) == promised[day, "push"]


@pytest.mark.parametrize("game", ["force", "konoha"])
def test_the_deal_of_yesterday_is_verified_with_its_bots(
    game: str,
    server: InThread,
    played: Any,
    clock: list[float],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A game with turns, and one with simultaneous answers."""
    opened = played
    if game != "force":
        play(server, opened := begin(server, game))
    clock[0] = DAY
    file = tmp_path / "yesterday.txt"
    file.write_bytes(record_of(server, opened).body)
    assert main(["verify", "--commitment", opened.json["commitment"], str(file)]) == 0
    told = capsys.readouterr().out
    record = parse(file.read_text("utf-8"))
    chance = sum(move.seat < 0 for move in record.moves)
    bots = sum(move.seat > 0 for move in record.moves)
    assert f"all {chance} answers of chance" in told and f"All {bots} answers of the bots" in told


@pytest.mark.parametrize("part", [0, 3])
def test_playing_on_with_the_same_luck_meets_the_same_cards(
    server: InThread, played: Any, clock: list[float], part: int
) -> None:
    """The draws before the branch count as well."""
    clock[0] = DAY
    text = record_of(server, played).body.decode()
    origin = parse(text)
    after = len(origin.moves) * part // 4
    sent = {"record": text, "after": after, "seats": ["you"] * origin.seats, "luck": "same"}
    opened = ask(f"{server.address}/api/branch", sent)
    table = server.registry.tables[opened.json["table"]]
    person = Player(server.address, table.name, opened.cookie)
    wait_for(lambda: table.somebody_came)
    while not table.match.state.over:
        match = table.match
        move = origin.moves[len(match.moves)]
        match.add(match.plan(move.seat, match.game.moves.parse(move.text)))
    person.close()
    branch = parse(table.record().text())
    assert [(one.seat, one.text) for one in branch.moves] == [
        (one.seat, one.text) for one in origin.moves
    ]
    assert verify(games.load(origin.game), branch) == verify(games.load(origin.game), origin)


def test_rules_that_change_in_the_middle_are_told_and_the_rest_is_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was played under earlier rules cannot be replayed; everything after it can, and
    chance does not repeat earlier draws."""
    from test_web_rules_change import new_rules

    game, file = games.load("force"), tmp_path / "tables.db"
    with new_rules(game, 1), serving(file) as server:
        deals_of(server).opponent, deals_of(server).pause = QUICK, 0
        opened = begin(server, "force")
        play(server, opened, most=4)
    with new_rules(game, 2):
        with serving(file) as server:
            table = opened.json["table"]
            play_on(server, table, cookies(opened))
            record = server.wait(server.registry.find(table)).record()
        assert 0 < record.earlier < len(record.moves)
        text = tmp_path / "changed.quartett"
        text.write_text(record.text())
        assert main(["verify", "--language", "en", str(text)]) == 0
        told = capsys.readouterr().out
        rest = record.moves[record.earlier :]
        bots = sum(move.seat > 0 for move in rest)
        assert f"first {record.earlier} moves" in told and f"All {bots} answers" in told
        assert bots > 0 and verify(game, record) == sum(move.seat < 0 for move in rest)
    assert main(["verify", "--language", "en", str(text)]) == 2
    assert "rules" in capsys.readouterr().err


def test_another_answer_of_a_bot_is_found(
    server: InThread, played: Any, clock: list[float]
) -> None:
    clock[0] = DAY
    record = parse(record_of(server, played).body.decode())
    game = games.load("force")
    assert verify_bots(game, record) > 0
    at, other = another_answer(record)
    forged = Record(record.header, [*record.moves[:at], other], record.ending)
    with pytest.raises(Problem, match="bot-differs"):
        verify_bots(game, forged)


def another_answer(record: Record) -> tuple[int, Move]:
    """The first place where the bot had another possible answer, and that answer."""
    game = games.load(record.game)
    state = daily.start(game, record)
    for at, move in enumerate(record.moves):
        number = game.moves.parse(move.text)
        others = [one for one in state.legal(move.seat) if one != number] if move.seat > 0 else []
        if others:
            return at, msgspec.structs.replace(move, text=game.moves.text(int(others[0])))
        state.apply(move.seat, number)
    raise AssertionError("a bot without a choice")


def test_until_the_day_is_over_nobody_sees_the_cards(
    server: InThread, played: Any, clock: list[float]
) -> None:
    table, cookie = played.json["table"], cookies(played)
    address = f"{server.address}/api/tables/{table}"
    day = ask(f"{server.address}/api/daily").json["today"]
    sealed = [f"{address}/record", f"{address}/replay?viewer=-3", f"{address}/replay?viewer=1"]
    for asked in (*sealed, f"{address}/review?seat=0"):
        refused = ask(asked, Cookie=cookie)
        assert (refused.status, refused.json["name"]) == (409, "daily-sealed")
        assert ask(asked).status == 403
    assert ask(f"{address}/replay?viewer=0", Cookie=cookie).status == 200
    results = ask(f"{server.address}/api/daily/{day}/force?table={table}").json
    assert (results["best"][0]["table"], results["deal"]["seed"]) == ("", "")
    assert results["own"]["rank"] == 1 and results["count"] == 1
    clock[0] = DAY
    assert all(ask(asked).status == 200 for asked in sealed)
    later = ask(f"{server.address}/api/daily/{day}/force").json
    assert later["best"][0]["table"] == table and later["best"][0]["name"] == "Ada"
    assert sum(bar["count"] for bar in later["bars"]) == 1 and not later["counts"]


def test_the_same_choices_meet_the_same_cards_and_others_the_same_draws(
    server: InThread, clock: list[float]
) -> None:
    same = [begin(server, "push") for _ in range(2)]
    assert play(server, same[0], 0, 12) == play(server, same[1], 0, 12)
    other = begin(server, "push")
    play(server, other, 1, 12)
    logs = [moves_of(server, opened) for opened in (*same, other)]
    shortest = min(len(logs[0]), len(logs[1]))
    assert logs[0][:shortest] == logs[1][:shortest]
    draws = [[text for seat, text in log if seat < 0 and "draw" in text] for log in logs]
    length = min(len(draws[0]), len(draws[2]))
    assert length > 5 and draws[0][:length] == draws[2][:length]
    assert logs[0] != logs[2]


def moves_of(server: InThread, opened: Any) -> list[tuple[int, str]]:
    match = server.registry.tables[opened.json["table"]].match
    return [(move.seat, move.text) for move in match.moves]


def test_a_past_day_is_played_without_counting(server: InThread, clock: list[float]) -> None:
    clock[0] = 2 * DAY
    ask(f"{server.address}/api/daily")
    clock[0] = 4 * DAY
    day = ask(f"{server.address}/api/daily").json["days"][0]
    opened = begin(server, "force", day=day)
    play(server, opened)
    assert ask(f"{server.address}/api/daily/{day}/force").json["count"] == 0
    record = parse(record_of(server, opened).body.decode())
    promise = Promise(opened.json["commitment"])
    assert verify(games.load("force"), record, promise) > 0


def test_a_browser_comes_back_to_its_game(server: InThread, clock: list[float]) -> None:
    opened = begin(server, "konoha")
    day = ask(f"{server.address}/api/daily").json["today"]
    address = f"{server.address}/api/daily/{day}/konoha"
    again = ask(address, {"name": "Ada"}, Cookie=cookies(opened))
    assert (again.status, again.json["table"]) == (200, opened.json["table"])
    assert begin(server, "konoha").json["table"] != opened.json["table"]


@pytest.mark.parametrize("day", ["1999-01-01", "tomorrow", "2026-1-1", "9999-12-31", "%00"])
def test_there_is_no_other_day(day: str, server: InThread) -> None:
    for body in (None, {"name": ""}):
        refused = ask(f"{server.address}/api/daily/{day}/push", body)
        assert (refused.status, refused.json["name"]) == (404, "unknown-day")


def test_tomorrow_cannot_be_played_and_no_seat_is_handed_over(
    server: InThread, clock: list[float]
) -> None:
    seen = ask(f"{server.address}/api/daily").json
    tomorrow = next(deal["day"] for deal in seen["deals"] if deal["day"] != seen["today"])
    assert ask(f"{server.address}/api/daily/{tomorrow}/push", {"name": ""}).status == 404
    opened = begin(server, "push")
    hand = f"{server.address}/api/tables/{opened.json['table']}/seats/0/hand"
    refused = ask(hand, {"bot": "master"}, Cookie=cookies(opened))
    assert refused.json["name"] == "daily-alone"


@pytest.mark.skipif(bool(why_none()), reason=why_none())
def test_several_processes_deal_the_same() -> None:
    import asyncio

    async def deals(address: str) -> list[Any]:
        registries = [Registry(open_store(address), AtOnce()) for _ in range(3)]
        for registry in registries:
            await registry.store.start(registry)
        many = [Daily(registry) for registry in registries for _ in range(5)]
        dealt = await asyncio.gather(*(one.deal(one.tomorrow(), "push") for one in many))
        opened = await many[0].open(await many[0].deal(many[0].today(), "push"), "Ada", "", 0)
        entries = await registries[1].store.entries(many[0].today(), "push")
        assert [one.table for one in entries] == [opened.table.name]
        for registry in registries:
            registry.close()
            await registry.store.stop()
        return list(dealt)

    with database() as address:
        open_store(address)
        assert len({deal.seed for deal in in_thread(deals, address)}) == 1


def in_thread(work: Any, address: str) -> Any:
    """A store uses its own event loop to prepare itself, so it is opened outside of one."""
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    from quartett.table import postgres

    with ThreadPoolExecutor(1) as threads, pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "prepare", lambda _: None)
        return threads.submit(lambda: asyncio.run(work(address))).result(60)


class Compared(int):
    """Points that count their comparisons."""

    times = 0

    def __eq__(self, other: object) -> bool:
        Compared.times += 1
        return int(self) == other

    def __hash__(self) -> int:
        return hash(int(self))


def test_ties_share_a_rank_and_ranks_of_many_are_not_looked_for_one_by_one() -> None:
    """Anybody may request them twenty times a second, on a day with thousands of games."""
    many = 2000
    played = [Played(f"t{n}", 0.0, 0.0, True, Compared(n // 2), False) for n in range(many)]
    Compared.times = 0
    found = ranked(played)
    assert [one.rank for one in found[:5]] == [1, 1, 3, 3, 5]
    assert Compared.times < 20 * many
