"""A server cannot choose its chance (M10 of the attack): it commits in advance, nonces are
added, and everything is verified."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quartett import games
from quartett.cli import main
from quartett.core.keyed import commitment
from quartett.core.problem import Problem
from quartett.core.record import Record, ending_of, parse
from quartett.table.fairness import Promise, verify
from quartett.table.log import moves_of
from quartett.table.match import Match
from quartett.table.opening import OpenTable, chairs_of, new_facts
from quartett.table.recovery import match_of
from quartett.table.registry import Registry
from quartett.table.sqlite import SqliteStore
from quartett.table.store import Kept, Manner
from serving import PATIENCE, AtOnce, Player, ask, enter, open_table, serving

NONCES = ("ab" * 16, "cd" * 16)


class Cheat:
    """A server that plays a game as committed, and then writes another record."""

    def __init__(self, seed: bytes = bytes(32)) -> None:
        self.game = games.load("push")
        self.seed = seed
        self.promise = Promise(commitment(seed), ())

    def play(self, *nonces: str) -> Record:
        """An honest game: the nonces are added before the first move."""
        match = Match(self.game, self.game.start(2), self.seed)
        for seat, nonce in enumerate(nonces):
            match.add(match.plan_nonce(seat, nonce))
        while not match.state.over:
            seat = match.state.owing[0]
            match.add(match.plan(seat, match.state.legal(seat)[0]))
        told = tuple(nonce.text for nonce in match.nonces)
        self.promise = Promise(commitment(self.seed), told)
        return self.write(match, told)

    def write(self, match: Match, nonces: tuple[str, ...]) -> Record:
        facts = new_facts(self.game, chairs_of(self.game, ["you", "you"]), {}, Manner(), "")
        header = {**facts.header, "commitment": commitment(self.seed), "seed": self.seed.hex()}
        if nonces:
            header["nonces"] = " ".join(nonces)
        return parse(Record(header, list(match.moves), ending_of(match.state)).text())


def test_an_honest_record_is_as_it_was_promised() -> None:
    cheat = Cheat()
    record = cheat.play(*NONCES)
    assert verify(cheat.game, record, cheat.promise) > 0
    assert record.text().startswith("quartett 2\n") and "\nnonces: 0@0=abab" in record.text()


def test_nonces_change_what_chance_answers_and_older_records_stay_as_they_are() -> None:
    plain, one, two = Cheat().play(), Cheat().play(NONCES[0]), Cheat().play(*NONCES)
    assert plain.text().startswith("quartett 1\n")
    assert len({str(record.moves) for record in (plain, one, two)}) == 3
    for record in (plain, one, two):
        assert verify(games.load("push"), record) > 0


def test_a_server_that_exchanges_its_seed_is_caught() -> None:
    """It looks for a better seed, and writes a record that is consistent in itself."""
    honest = Cheat()
    honest.play(*NONCES)
    better = Cheat(b"a better seed for my good friend").play(*NONCES)
    assert verify(honest.game, better) > 0, "nothing in the record tells"
    with pytest.raises(Problem, match="other-promise"):
        verify(honest.game, better, honest.promise)


@pytest.mark.parametrize("others", ((NONCES[0], "ee" * 16), ("ee" * 16, NONCES[1]), (NONCES[0],)))
def test_a_server_that_exchanges_a_nonce_is_caught(others: tuple[str, ...]) -> None:
    honest = Cheat()
    honest.play(*NONCES)
    other = Cheat().play(*others)
    assert verify(honest.game, other) > 0
    with pytest.raises(Problem, match="nonce-missing"):
        verify(honest.game, other, honest.promise)


def test_a_server_that_puts_a_nonce_later_than_it_said_is_caught() -> None:
    honest = Cheat()
    record = honest.play(*NONCES)
    record.header["nonces"] = record.header["nonces"].replace("1@0", "1@500")
    with pytest.raises(Problem, match="nonce-missing"):
        verify(honest.game, record, honest.promise)
    with pytest.raises(Problem, match="chance-differs"):
        verify(honest.game, record)


def test_lots_are_drawn_with_the_seed_and_checked() -> None:
    game = games.load("push")
    facts = new_facts(game, chairs_of(game, ["you"] * 4), {"first": "random"}, Manner(), "")
    header = {**facts.header, "seed": facts.seed.hex()}
    assert header["lots"] == "first=random"
    assert verify(game, Record(header, [])) == 0
    right = header["options"].partition("first=")[2][0]
    header["options"] = header["options"].replace(f"first={right}", f"first={(int(right) + 1) % 4}")
    with pytest.raises(Problem, match="lot-differs"):
        verify(game, Record(header, []))


def test_verify_takes_what_the_player_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cheat = Cheat()
    file = tmp_path / "game.quartett"
    file.write_text(cheat.play(*NONCES).text())
    kept = ["--commitment", cheat.promise.commitment, "--nonce", cheat.promise.nonces[1]]
    assert main(["verify", *kept, str(file)]) == 0
    file.write_text(Cheat(bytes(31) + b"x").play(*NONCES).text())
    assert main(["verify", str(file)]) == 0
    assert main(["verify", *kept, str(file)]) == 2
    assert "promise" in capsys.readouterr().err


@pytest.mark.parametrize("text", ("0@0=xyz", "0=" + "a" * 32, "0@0=" + "A" * 32, "x"))
def test_nonces_that_are_none_are_refused(text: str) -> None:
    record = Cheat().play(NONCES[0])
    record.header["nonces"] = text
    with pytest.raises(Problem, match="record-bad-nonces"):
        verify(games.load("push"), record)


# At a real table


def test_the_promise_is_known_before_anything_happens_and_the_deal_waits_for_a_nonce(
    tmp_path: Path,
) -> None:
    with serving(tmp_path / "tables.db") as server:
        opened = open_table(server.address, ["you", "you", "steady"], "konoha")
        name, promise = opened.json["table"], opened.json["commitment"]
        assert promise.startswith("sha256:")
        assert ask(f"{server.address}/api/tables/{name}").json["number"] == 0, "no deal yet"
        watcher = Player(server.address, name)
        assert watcher.hear()["number"] == 0, "who only watches starts nothing"
        host = Player(server.address, name, opened.cookie, nonce=NONCES[0])
        welcome = host.hear()
        assert welcome["commitment"] == promise and welcome["nonces"] == [f"0@0={NONCES[0]}"]
        assert welcome["number"] > 1, "the deal follows at once"
        guest = Player(server.address, name, enter(server.address, opened, 1), nonce=NONCES[1])
        own = guest.hear()["nonces"][1]
        assert own.startswith("1@") and own.endswith(NONCES[1]) and not own.startswith("1@0=")
        again = Player(server.address, name, opened.cookie, nonce="ff" * 16)
        assert again.hear()["nonces"] == [f"0@0={NONCES[0]}", own], "the first of a seat counts"
        table = server.registry.tables[name]
        assert [m.seat for m in table.match.moves[: len(table.match.moves)]].count(-1) > 0


def test_who_adds_nothing_starts_the_game_all_the_same(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        opened = open_table(server.address, ["you", "steady", "steady"], "konoha")
        player = Player(server.address, opened.json["table"], opened.cookie)
        assert player.question()["number"] > 0


def test_a_table_with_nonces_is_read_again_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        registry = Registry(SqliteStore(str(tmp_path / "tables.db")), AtOnce())  # type: ignore[arg-type]
        asked = OpenTable("push", ["you", "you"])
        table = (await registry.open(asked, waits=True)).table
        await table.greet(0, NONCES[0])
        for number in range(6):
            seat = table.match.state.owing[0]
            move = table.match.game.moves.text(table.match.state.legal(seat)[0])
            await table.move(seat, table.number, move, f"m{number}")
        await table.greet(1, NONCES[1])
        kept: Any = await registry.store.load(table.name)
        again = match_of(kept)
        assert again.nonces == table.match.nonces and again.moves == table.match.moves
        assert moves_of(kept.log) == table.match.moves
        assert again.nonces[1].place == len(table.match.moves) > 0
        assert isinstance(kept, Kept)
        registry.close()
        await registry.store.stop()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
