"""Only what docs/privacy.md lists is stored about people, and deleting a table deletes it."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from quartett.table import upkeep
from quartett.table.passes import alias
from receivers import Receivers
from serving import enter
from test_web_notices import Sat, receivers, serving

PAGE = Path(__file__).parent.parent.parent / "docs" / "privacy.md"
WORDS = ("Zerlina", "Ottokar", "zerlina@example.org", "receiver-of-zerlina")
assert receivers  # the fixture


def tables_of(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as db:
        return {
            name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        }


def dump(file: Path) -> bytes:
    """Every value of every row, including blobs."""
    with closing(sqlite3.connect(file)) as db:
        rows = [row for table in tables_of(file) for row in db.execute(f"SELECT * FROM {table}")]
    values = [value for row in rows for value in row]
    return b"\n".join(v if isinstance(v, bytes) else str(v).encode() for v in values)


def test_delete_deletes_everything_of_a_person(tmp_path: Path, receivers: Receivers) -> None:
    file = tmp_path / "tables.db"
    with serving(file, receivers) as server:
        sat, other = Sat(server.address, "Zerlina", "Ottokar"), Sat(server.address)
        enter(server.address, sat.opened, 1)
        sat.wish("zerlina@example.org", "mail", link=True)
        sat.wish(receivers.url("/receiver-of-zerlina"))
        sat.move()
    before = dump(file)
    assert all(word.encode() in before for word in (*WORDS, sat.name))
    upkeep.delete(file, alias(sat.name))
    after = dump(file)
    assert not [word for word in (*WORDS, sat.name) if word.encode() in after]
    assert other.name.encode() in after


def test_the_page_lists_every_table_of_the_database(tmp_path: Path, receivers: Receivers) -> None:
    file = tmp_path / "tables.db"
    with serving(file, receivers):
        pass
    listed = set(re.findall(r"`(\w+)(?:\.\w+)?`", PAGE.read_text("utf-8")))
    assert tables_of(file) - listed == set()


def test_the_secrets_of_seats_are_not_stored(tmp_path: Path, receivers: Receivers) -> None:
    file = tmp_path / "tables.db"
    with serving(file, receivers) as server:
        sat = Sat(server.address)
        sat.wish(receivers.url("/hook"), link=True)
        secrets = [link["secret"] for link in sat.opened.json["links"]]
        secrets += [cookie.partition("=")[2] for cookie in (sat.cookie, sat.opened.cookie)]
    stored = dump(file)
    assert secrets and not [secret for secret in secrets if secret.encode() in stored]
