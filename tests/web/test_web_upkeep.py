"""Operating a server: backups while it runs, lists without secrets, closing and deleting."""

import sqlite3
from pathlib import Path

import pytest

from quartett.cli import main
from quartett.table.passes import alias
from serving import Player, ask, open_table, serving


def command(*arguments: str) -> int:
    return main([arguments[0], "--language", "en", *arguments[1:]])


def test_a_backup_is_made_while_moves_come_and_restored_with_all_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    with serving(file) as server:
        opened = open_table(server.address, ["you", "you"])
        player = Player(server.address, opened.json["table"], opened.cookie)
        player.question()
        number = player.move("flip", player.number, "m")["number"]
        assert command("backup", "--database", f"sqlite:///{file}", str(backup)) == 0
        assert backup.stat().st_mode & 0o777 == 0o600
        assert command("restore", "--database", f"sqlite:///{file}", str(backup)) == 2
        assert command("backup", "--database", f"sqlite:///{file}", str(backup)) == 2
        capsys.readouterr()
        player.close()
    file.write_bytes(b"nonsense")
    assert command("restore", "--database", f"sqlite:///{file}", str(backup)) == 0
    assert "One table" in capsys.readouterr().out
    with serving(file) as server:
        again = Player(server.address, opened.json["table"], opened.cookie)
        assert again.hear()["number"] >= number
        assert again.move("flip", 0, "m")["number"] == number, "the first answer again"
        again.close()
    assert any(one.name.startswith("tables.db.2") for one in tmp_path.iterdir())


def test_tables_are_listed_without_secrets_closed_and_deleted_while_they_are_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    database = ("--database", f"sqlite:///{file}")
    with serving(file) as server:
        first, second = (open_table(server.address, ["you", "you"]) for _ in range(2))
        name, other = first.json["table"], second.json["table"]
        player = Player(server.address, name, first.cookie)
        player.question()
        assert command("tables", *database) == 0
        told = capsys.readouterr().out
        assert alias(name) in told and alias(other) in told and name not in told
        assert command("tables", *database, "--close", alias(name)) == 0
        assert "resting" in capsys.readouterr().out
        refused = player.move("flip", player.number, "a")
        assert refused["problem"]["name"] == "table-archived"
        again = Player(server.address, name, first.cookie)
        again.question()
        assert again.move("flip", again.number, "b")["type"] == "answer", "who sits there is back"
        assert command("tables", *database, "--delete", alias(other)) == 0
        assert alias(other) not in capsys.readouterr().out
        assert command("tables", *database, "--delete", "nothing") == 2
        player.close()
        again.close()
    with serving(file) as server:
        assert ask(f"{server.address}/api/tables/{other}").status == 404
    with sqlite3.connect(file) as db:
        for table in ("log", "chairs", "passes", "tables"):
            assert not db.execute(f"SELECT 1 FROM {table} WHERE name = ?", (other,)).fetchall()


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("x")
    for database in (f"sqlite:///{tmp_path / 'x'}", "sqlite:////nowhere/a.db", "postgresql://a/b"):
        assert command("backup", "--database", database, str(tmp_path / "b")) == 2
        assert command("tables", "--database", database) == 2
    assert not (tmp_path / "b").exists()
