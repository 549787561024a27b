"""The database schema, and the steps that migrate an older one."""

from collections.abc import Sequence
from typing import Any

from tepui.server.store.contract import Row, Statement, StoreError

VERSION = 18

# MIGRATIONS[n] brings a database from version n to n + 1. $BLOB, $REAL: the database's own types.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            head $BLOB NOT NULL,
            seed $BLOB NOT NULL,
            status TEXT NOT NULL,
            listed INTEGER NOT NULL,
            next INTEGER NOT NULL,
            touched $REAL NOT NULL,
            due $REAL
        )""",
        "CREATE INDEX tables_by_status ON tables (status, listed, touched)",
        "CREATE INDEX tables_by_due ON tables (due)",
        """CREATE TABLE events (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            at $REAL NOT NULL,
            body $BLOB NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE notices (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, kind)
        )""",
    ),
    ("CREATE TABLE secrets (name TEXT PRIMARY KEY, value $BLOB NOT NULL)",),
    (
        """CREATE TABLE days (
            game TEXT NOT NULL,
            day TEXT NOT NULL,
            terms $BLOB NOT NULL,
            par $BLOB,
            PRIMARY KEY (game, day)
        )""",
        """CREATE TABLE tries (
            game TEXT NOT NULL,
            day TEXT NOT NULL,
            person TEXT NOT NULL,
            table_id TEXT NOT NULL,
            name TEXT NOT NULL,
            address TEXT NOT NULL,
            begun $REAL NOT NULL,
            points INTEGER,
            place INTEGER,
            ended $REAL,
            PRIMARY KEY (game, day, person)
        )""",
        "CREATE INDEX tries_by_person ON tries (person, day)",
    ),
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            colour INTEGER NOT NULL,
            piece TEXT NOT NULL,
            code TEXT,
            since $REAL NOT NULL,
            seen $REAL NOT NULL,
            muted INTEGER NOT NULL,
            banned INTEGER NOT NULL,
            warning TEXT NOT NULL
        )""",
        "CREATE UNIQUE INDEX people_by_code ON people (code)",
        # A name by its look: of two that look alike, only one can be stored.
        "CREATE TABLE names (look TEXT PRIMARY KEY, person TEXT NOT NULL)",
        """CREATE TABLE sessions (
            key TEXT PRIMARY KEY,
            id TEXT NOT NULL,
            person TEXT NOT NULL,
            label TEXT NOT NULL,
            since $REAL NOT NULL,
            seen $REAL NOT NULL
        )""",
        "CREATE INDEX sessions_by_person ON sessions (person)",
        """CREATE TABLE passkeys (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            public $BLOB NOT NULL,
            count INTEGER NOT NULL,
            label TEXT NOT NULL,
            since $REAL NOT NULL,
            seen $REAL NOT NULL
        )""",
        "CREATE INDEX passkeys_by_person ON passkeys (person)",
        """CREATE TABLE tickets (
            key TEXT PRIMARY KEY,
            kind TEXT NOT NULL,
            person TEXT NOT NULL,
            until $REAL NOT NULL
        )""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            person TEXT NOT NULL,
            since $REAL NOT NULL,
            result $BLOB,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seats_by_person ON seats (person, since)",
    ),
    (
        "CREATE TABLE rated (table_id TEXT PRIMARY KEY, ended $REAL, result $BLOB)",
        "CREATE INDEX rated_by_end ON rated (ended, table_id)",
    ),
    ("CREATE INDEX IF NOT EXISTS tries_by_table ON tries (table_id)",),
    (
        """CREATE TABLE seeking (
            key TEXT PRIMARY KEY,
            wish $BLOB NOT NULL,
            person TEXT NOT NULL,
            since $REAL NOT NULL,
            seen $REAL NOT NULL,
            table_id TEXT NOT NULL
        )""",
    ),
    (
        """CREATE TABLE tournaments (
            id TEXT PRIMARY KEY,
            head $BLOB NOT NULL,
            status TEXT NOT NULL,
            touched $REAL NOT NULL,
            person TEXT NOT NULL
        )""",
        "CREATE INDEX tournaments_by_status ON tournaments (status, touched)",
        """CREATE TABLE happened (
            tournament TEXT NOT NULL,
            number INTEGER NOT NULL,
            at $REAL NOT NULL,
            body $BLOB NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (tournament, number)
        )""",
        "CREATE INDEX happened_by_person ON happened (person)",
    ),
    (
        """CREATE TABLE invitations (
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            host TEXT NOT NULL,
            since $REAL NOT NULL,
            PRIMARY KEY (table_id, person)
        )""",
        "CREATE INDEX invitations_by_person ON invitations (person, since)",
        """CREATE TABLE mutes (
            id TEXT PRIMARY KEY,
            person TEXT NOT NULL,
            other TEXT NOT NULL,
            since $REAL NOT NULL
        )""",
        "CREATE UNIQUE INDEX mutes_by_person ON mutes (person, other)",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY,
            at $REAL NOT NULL,
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            other INTEGER NOT NULL,
            person TEXT NOT NULL,
            about TEXT NOT NULL,
            reason TEXT NOT NULL,
            number INTEGER NOT NULL
        )""",
        "CREATE INDEX reports_by_time ON reports (at)",
    ),
    # The last decision a seat was notified about: nobody is notified twice of one turn.
    ("ALTER TABLE notices ADD COLUMN told INTEGER NOT NULL DEFAULT -1",),
    (
        """CREATE TABLE answers (
            person TEXT NOT NULL,
            game TEXT NOT NULL,
            puzzle TEXT NOT NULL,
            move INTEGER NOT NULL,
            at $REAL NOT NULL,
            PRIMARY KEY (person, game, puzzle)
        )""",
        "CREATE INDEX answers_by_time ON answers (game, at, person, puzzle)",
    ),
    (
        """CREATE TABLE ways (
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            address TEXT NOT NULL,
            PRIMARY KEY (person, kind, address)
        )""",
        "ALTER TABLE seats ADD COLUMN told INTEGER NOT NULL DEFAULT -1",
        # What the coach found, where a game was reviewed: its error rate, over how many choices.
        "ALTER TABLE seats ADD COLUMN errors $REAL",
        "ALTER TABLE seats ADD COLUMN choices INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE happened ADD COLUMN told INTEGER NOT NULL DEFAULT -1",
        # Nobody is notified of an invitation that existed before.
        "ALTER TABLE invitations ADD COLUMN told INTEGER NOT NULL DEFAULT 1",
    ),
    (
        # `seat`: whose choices were judged, -1: everybody's; `made`: by which version of the coach.
        """CREATE TABLE reviews (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            open INTEGER NOT NULL,
            made TEXT NOT NULL,
            body $BLOB NOT NULL,
            PRIMARY KEY (table_id, seat, open)
        )""",
    ),
    (
        # When a tournament needs attention next; NULL: when somebody has done something.
        "ALTER TABLE tournaments ADD COLUMN due $REAL",
        "UPDATE tournaments SET due = 0 WHERE status <> 'over'",
        "CREATE INDEX tournaments_by_due ON tournaments (due)",
        # The address a search comes from, as a keyed hash.
        "ALTER TABLE seeking ADD COLUMN address TEXT NOT NULL DEFAULT ''",
    ),
    # The short form of a review, for lists of games.
    ("ALTER TABLE reviews ADD COLUMN findings $BLOB",),
    # The passkey that signed in at a browser, or was made there: both can be ended together.
    ("ALTER TABLE sessions ADD COLUMN passkey TEXT NOT NULL DEFAULT ''",),
    (
        # What a host changes while servers run, and what hosts have done.
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value $BLOB NOT NULL)",
        # Public tournaments: everybody here sees them and may enter.
        "ALTER TABLE tournaments ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tournaments_by_listed ON tournaments (listed, status, touched)",
        """CREATE TABLE host_acts (
            id TEXT PRIMARY KEY,
            at $REAL NOT NULL,
            what TEXT NOT NULL,
            whom TEXT NOT NULL,
            text TEXT NOT NULL
        )""",
        "CREATE INDEX host_acts_by_time ON host_acts (at)",
        # Who may enter, if not everybody may.
        """CREATE TABLE door_codes (
            id TEXT PRIMARY KEY,
            key TEXT NOT NULL,
            label TEXT NOT NULL,
            uses INTEGER NOT NULL,
            until $REAL NOT NULL
        )""",
        "CREATE UNIQUE INDEX door_codes_by_key ON door_codes (key)",
        """CREATE TABLE passes (
            key TEXT PRIMARY KEY,
            id TEXT NOT NULL,
            kind TEXT NOT NULL,
            label TEXT NOT NULL,
            person TEXT NOT NULL,
            since $REAL NOT NULL,
            seen $REAL NOT NULL
        )""",
        "CREATE INDEX passes_by_person ON passes (person)",
        "CREATE TABLE members (person TEXT PRIMARY KEY, since $REAL NOT NULL)",
        "CREATE TABLE barred (address TEXT PRIMARY KEY, until $REAL NOT NULL)",
        # What each worker counts: current values, and minute by minute.
        "CREATE TABLE workers (id TEXT PRIMARY KEY, at $REAL NOT NULL, text TEXT NOT NULL)",
        """CREATE TABLE figures (
            at $REAL NOT NULL,
            worker TEXT NOT NULL,
            sockets INTEGER NOT NULL,
            tables INTEGER NOT NULL,
            events INTEGER NOT NULL,
            refused INTEGER NOT NULL,
            failures INTEGER NOT NULL,
            writes INTEGER NOT NULL,
            seconds $REAL NOT NULL,
            PRIMARY KEY (at, worker)
        )""",
    ),
    # Who opened a table that is not over yet: keyed hashes of an address and its networks.
    ("ALTER TABLE tables ADD COLUMN opener TEXT NOT NULL DEFAULT ''",),
)
assert len(MIGRATIONS) == VERSION


def check_version(found: int) -> None:
    """Refuse a database that a newer program has written."""
    if found > VERSION:
        raise StoreError("server-newer-database", found=found, known=VERSION)


def statements(found: int, types: dict[str, str], version: int = VERSION) -> list[str]:
    """What brings a database from the version found to ours, or to an older one."""
    steps = [step for migration in MIGRATIONS[found:version] for step in migration]
    for mark, real in types.items():
        steps = [step.replace(mark, real) for step in steps]
    return steps


def creating(row: Row, at: float) -> Statement:
    """Store a new table, unless it exists."""
    marks = "?, ?, ?, ?, ?, ?, ?, ?, ?"
    sql = f"INSERT INTO tables ({COLUMNS}, opener) VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608
    return sql, (
        row.id, row.head, row.seed, row.status, row.listed, row.next, at, row.due, row.opener,
    )  # fmt: skip


def deleting(table: str) -> list[Statement]:
    """Delete a table with everything that belongs to it."""
    belongs = ("notices", "seats", "invitations", "reviews", "events")
    deletions = [f"DELETE FROM {each} WHERE table_id = ?" for each in belongs]  # noqa: S608
    return [(sql, (table,)) for sql in (*deletions, "DELETE FROM tables WHERE id = ?")]


def moving(table: str, seat: int, to: int | None) -> list[Statement]:
    """Move what is stored about a seat to another, or delete it."""
    changes: list[Statement] = []
    for kept in ("seats", "notices"):
        there = f"{kept} WHERE table_id = ? AND seat = ?"
        if to is None:
            changes.append((f"DELETE FROM {there}", (table, seat)))  # noqa: S608
        else:
            sql = f"UPDATE {kept} SET seat = ? WHERE table_id = ? AND seat = ?"  # noqa: S608
            changes.append((sql, (to, table, seat)))
    return changes


def row_of(values: Sequence[Any]) -> Row:
    """A row from its columns in order."""
    id, head, seed, status, listed, next, touched, due = values
    return Row(id, bytes(head), bytes(seed), status, listed, next, touched, due)


COLUMNS = "id, head, seed, status, listed, next, touched, due"
