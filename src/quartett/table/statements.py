"""The SQL statements for PostgreSQL."""

from typing import Final

from quartett.table.postgres_bells import MIGRATION as BELLS
from quartett.table.postgres_entries import MIGRATION as ENTRIES
from quartett.table.postgres_reviews import MIGRATION as REVIEWS

SCHEMA: Final = "quartett"
CHANNEL: Final = "quartett"
LOCKS: Final = 1_903_521
"""The first key of our advisory locks. Each living process holds the one with its own number."""

ONE_AT_A_TIME: Final = f"SELECT pg_advisory_xact_lock({LOCKS}, 0)"

MIGRATIONS: Final = (
    """
    CREATE TABLE tables (name text PRIMARY KEY, facts bytea NOT NULL, opened float8 NOT NULL,
        address text NOT NULL, touched float8 NOT NULL, over bool NOT NULL DEFAULT false,
        listed bool NOT NULL, rematch text NOT NULL DEFAULT '', snapshot bytea, wish bytea,
        archived bool NOT NULL DEFAULT false, number int NOT NULL DEFAULT 0, keeper int);
    CREATE INDEX tables_by_address ON tables (address, opened);
    CREATE INDEX tables_by_use ON tables (touched) WHERE NOT archived AND NOT over;
    CREATE INDEX tables_by_listing ON tables (opened) WHERE listed AND NOT over;
    CREATE TABLE log (name text NOT NULL REFERENCES tables, number int NOT NULL,
        seat int NOT NULL, text text NOT NULL, ack text NOT NULL, at float8 NOT NULL,
        back int NOT NULL, PRIMARY KEY (name, number));
    CREATE TABLE chairs (name text NOT NULL REFERENCES tables, seat int NOT NULL,
        chair bytea NOT NULL, free bool NOT NULL, PRIMARY KEY (name, seat));
    CREATE TABLE passes (digest bytea PRIMARY KEY, name text NOT NULL REFERENCES tables,
        seat int NOT NULL, host bool NOT NULL);
    CREATE INDEX passes_by_seat ON passes (name, seat);
    """,
    BELLS,
    """
    ALTER TABLE tables ADD COLUMN affairs bytea;
    ALTER TABLE tables ADD COLUMN code text NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code <> '';
    """,
    ENTRIES,
    REVIEWS,
)
"""Each migrates the database from one version to the next; the table `version` counts them."""

APPEND: Final = """
    WITH job AS (SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::float8[], $5::bool[],
            $6::bytea[]) AS job (name, first, size, touched, over, snapshot)),
        locked AS (SELECT name, number FROM tables
            WHERE name = ANY ($1::text[]) AND NOT archived ORDER BY name FOR UPDATE),
        changed AS (UPDATE tables SET number = job.first + job.size, touched = job.touched,
            over = job.over, snapshot = job.snapshot, wish = NULL
            FROM job JOIN locked ON locked.name = job.name AND locked.number = job.first
            WHERE tables.name = job.name RETURNING tables.name),
        added AS (INSERT INTO log SELECT entry.* FROM unnest($7::text[], $8::int[], $9::int[],
            $10::text[], $11::text[], $12::float8[], $13::int[])
            AS entry (name, number, seat, text, ack, at, back) JOIN changed USING (name))
    SELECT name, pg_notify($14, json_build_object('table', name, 'sender', $15::int)::text)
    FROM changed"""
"""Stores many plans at once. A plan whose first number does not follow the table's last one is
skipped as a whole, and so is one for an archived table."""

NOTIFY: Final = "SELECT pg_notify($1, $2)"

ALIVE: Final = """SELECT objid::int8 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2
    AND granted AND classid::int8 = {key}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""

MEMBERS: Final = ALIVE.format(key="$1::int8")
JOIN: Final = "SELECT pg_try_advisory_lock($1, $2)"

CLAIM: Final = f"""UPDATE tables SET keeper = $2::int WHERE name = $1 AND (keeper IS NULL
    OR keeper = $2::int OR keeper NOT IN ({ALIVE.format(key="$3::int8")})) RETURNING name"""

ORPHANS: Final = f"""SELECT name FROM tables WHERE NOT archived AND NOT over AND touched >= $1
    AND (keeper IS NULL OR keeper NOT IN ({ALIVE.format(key="$2::int8")})) ORDER BY touched"""

ADD_TABLE: Final = """INSERT INTO tables (name, facts, opened, address, touched, listed, keeper,
    code) VALUES ($1, $2, $3, $4, $3, $5, $6, $7)"""
ADD_CHAIR: Final = "INSERT INTO chairs VALUES ($1, $2, $3, $4)"
ADD_PASS: Final = "INSERT INTO passes VALUES ($1, $2, $3, $4)"
ADD_ONE_PASS: Final = """INSERT INTO passes SELECT $1, $2, $3, $4
    WHERE (SELECT count(*) FROM passes WHERE name = $2 AND seat = $3) < $5 RETURNING true"""
CLAIM_REMATCH: Final = """UPDATE tables SET rematch = $1 WHERE name = $2 AND rematch = ''
    RETURNING name"""
REMATCH_OF: Final = "SELECT rematch FROM tables WHERE name = $1"
FACTS_OF: Final = "SELECT facts FROM tables WHERE name = $1 FOR UPDATE"
GO_ON: Final = "UPDATE tables SET facts = $1 WHERE name = $2"
CHAIR_OF: Final = "SELECT chair FROM chairs WHERE name = $1 AND seat = $2 FOR UPDATE"
SET_CHAIR: Final = "UPDATE chairs SET chair = $1, free = $2 WHERE name = $3 AND seat = $4"
WISH_OF: Final = "SELECT wish FROM tables WHERE name = $1 FOR UPDATE"
SET_WISH: Final = "UPDATE tables SET wish = $1 WHERE name = $2"
AFFAIRS_OF: Final = "SELECT affairs FROM tables WHERE name = $1 FOR UPDATE"
SET_AFFAIRS: Final = "UPDATE tables SET affairs = $1 WHERE name = $2"
CHAIRS_OF: Final = "SELECT chair FROM chairs WHERE name = $1 ORDER BY seat FOR UPDATE"
DROP_CHAIRS: Final = "DELETE FROM chairs WHERE name = $1"
SET_ROOM: Final = "UPDATE tables SET facts = $1, listed = $2, code = $3 WHERE name = $4"
FIND_CODE: Final = """SELECT name FROM tables WHERE code = $1 AND code <> '' AND NOT archived"""
ARCHIVE: Final = """UPDATE tables SET archived = true WHERE NOT archived AND touched < $1
    RETURNING name"""
ALIVE_STILL: Final = "UPDATE version SET version = version RETURNING true"
NEWEST: Final = "SELECT coalesce(max(touched), 0) FROM tables"
REVIVE: Final = "UPDATE tables SET archived = false, touched = $2 WHERE name = $1 AND archived"
LISTED: Final = """SELECT name FROM (SELECT name, opened, row_number() OVER (
        PARTITION BY CASE address WHEN '' THEN name ELSE address END ORDER BY opened DESC) AS nth
    FROM tables WHERE listed AND NOT over AND NOT archived AND EXISTS
    (SELECT 1 FROM chairs WHERE chairs.name = tables.name AND free)) AS open
    WHERE nth <= $1 ORDER BY opened DESC LIMIT $2"""
FORGET: Final = "UPDATE tables SET address = '' WHERE address <> '' AND opened < $1"
REVOKE: Final = "DELETE FROM passes WHERE name = $1 AND seat = $2 AND (NOT host OR $3)"
FIND_PASS: Final = "SELECT name, seat, host FROM passes WHERE digest = $1"
TABLES_OF: Final = "SELECT count(*) FROM tables WHERE address = $1 AND opened >= $2"
READ_TABLE: Final = """SELECT facts, rematch, wish, archived, over, snapshot, affairs
    FROM tables WHERE name = $1"""
READ_CHAIRS: Final = "SELECT chair FROM chairs WHERE name = $1 ORDER BY seat"
READ_LOG: Final = """SELECT number, seat, text, ack, at, back FROM log
    WHERE name = $1 AND number >= $2 ORDER BY number"""
