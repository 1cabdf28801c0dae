"""Metrics for operators."""

import re
from pathlib import Path

from serving import AtOnce, Player, ask, open_table, serving

LABEL = r'[a-z]+="[\w.+-]+"'
LINE = re.compile(
    r"(# TYPE \w+ (gauge|counter|histogram)"
    rf"|\w+(\{{{LABEL}(,{LABEL})*\}})? [\d.e+-]+)"
)


def figures(address: str) -> dict[str, float]:
    told = ask(f"{address}/metrics")
    assert told.status == 200
    lines = told.body.decode().splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    return {
        name: float(value)
        for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")
    }


def test_tables_sockets_moves_and_latencies_are_told(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", thinkers=AtOnce()) as server:
        opened = open_table(server.address, ["you", "steady"], "push")
        player = Player(server.address, opened.json["table"], opened.cookie)
        question = player.question()
        player.move(question["choices"][0]["move"], question["number"])
        told = figures(server.address)
        assert told['quartett_tables{game="push"}'] == 1
        assert told["quartett_sockets"] == told["quartett_viewers"] == 1
        assert told['quartett_moves_total{reply="taken"}'] == 1
        assert told["quartett_move_seconds_count"] == 1
        assert told['quartett_move_seconds_bucket{le="+Inf"}'] == 1
        assert told['quartett_requests_total{status="201"}'] == 1
        assert told["quartett_store_up"] == 1
        assert told["quartett_store_commits_total"] >= 1
        player.close()


def test_strangers_behind_a_proxy_are_told_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", thinkers=AtOnce()) as server:
        assert ask(f"{server.address}/metrics", X_Forwarded_For="1.2.3.4").status == 404


def test_no_table_and_no_secret_is_among_the_figures(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", thinkers=AtOnce()) as server:
        opened = open_table(server.address, ["Ada=you", "steady"], "push")
        body = ask(f"{server.address}/metrics").body.decode()
        assert opened.json["table"] not in body and "Ada" not in body
