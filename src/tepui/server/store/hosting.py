"""What a host decides and sees, in the database: settings, access, actions, figures.

Secrets (of the link, codes and passes) are stored only as hashes.
"""

import secrets
from collections.abc import Sequence

import msgspec

from tepui.server.store.contract import wall
from tepui.server.store.repository import Repository

SETTINGS = "host"  # the row that holds them all


class DoorCode(msgspec.Struct, frozen=True):
    """A code that lets people in: how many, and until when."""

    id: str
    label: str
    uses: int
    until: float


class Pass(msgspec.Struct, frozen=True):
    """A browser that has access: by the link, by a code, or as a member's."""

    id: str
    kind: str
    label: str
    person: str
    since: float
    seen: float


class HostAct(msgspec.Struct, frozen=True):
    """Something that a host has done."""

    at: float
    what: str
    whom: str
    text: str


class Minute(msgspec.Struct, frozen=True):
    """What one worker counted within a minute. `sockets` and `tables`: how many there were."""

    at: float
    worker: str
    sockets: int
    tables: int
    events: int
    refused: int
    failures: int
    writes: int
    seconds: float


class HostingRepository(Repository):
    """Settings, access, the host's log, figures."""

    async def settings(self) -> bytes | None:
        """The settings that can change while a server runs, as stored."""
        rows = await self._ask("SELECT value FROM settings WHERE name = ?", SETTINGS)
        return bytes(rows[0][0]) if rows else None

    async def set_settings(self, value: bytes) -> None:
        """Store the settings."""
        await self._ask(
            "INSERT INTO settings (name, value) VALUES (?, ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            SETTINGS, value,
        )  # fmt: skip

    # What was done

    async def log(self, what: str, whom: str = "", text: str = "") -> None:
        """Log something that a host has done."""
        sql = "INSERT INTO host_acts (id, at, what, whom, text) VALUES (?, ?, ?, ?, ?)"
        await self._ask(sql, secrets.token_hex(8), wall(), what, whom, text)

    async def acts(self, most: int) -> list[HostAct]:
        """What hosts have done, the latest first."""
        sql = "SELECT at, what, whom, text FROM host_acts ORDER BY at DESC, id LIMIT ?"
        return [HostAct(*row) for row in await self._ask(sql, most)]

    # The door

    async def new_code(self, key: str, code: DoorCode) -> None:
        """Store a code that lets people in."""
        sql = "INSERT INTO door_codes (id, key, label, uses, until) VALUES (?, ?, ?, ?, ?)"
        await self._ask(sql, code.id, key, code.label, code.uses, code.until)

    async def use_code(self, key: str) -> str | None:
        """Use a code once. Returns its label, or None if it has expired or is used up."""
        sql = (
            "UPDATE door_codes SET uses = uses - 1 WHERE key = ? AND uses > 0 AND until >= ? "
            "RETURNING label"
        )
        rows = await self._ask(sql, key, wall())
        return str(rows[0][0]) if rows else None

    async def codes(self) -> list[DoorCode]:
        """Valid codes, in the order in which they expire."""
        sql = "SELECT id, label, uses, until FROM door_codes WHERE uses > 0 AND until >= ?"
        return [DoorCode(*row) for row in await self._ask(f"{sql} ORDER BY until, id", wall())]

    async def end_code(self, id: str) -> bool:
        """Revoke a code. Returns whether there was one."""
        return bool(await self._ask("DELETE FROM door_codes WHERE id = ? RETURNING id", id))

    async def new_pass(self, key: str, made: Pass) -> None:
        """Give a browser access."""
        await self._ask(
            "INSERT INTO passes (key, id, kind, label, person, since, seen) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            key, *msgspec.structs.astuple(made),
        )  # fmt: skip

    async def pass_of(self, key: str) -> Pass | None:
        """The pass whose secret has this hash."""
        sql = "SELECT id, kind, label, person, since, seen FROM passes WHERE key = ?"
        rows = await self._ask(sql, key)
        return Pass(*rows[0]) if rows else None

    async def saw_pass(self, key: str, at: float) -> None:
        """Note that a pass is in use."""
        await self._ask("UPDATE passes SET seen = ? WHERE key = ?", at, key)

    async def own_pass(self, key: str, person: str) -> None:
        """Note that whoever has this pass has signed in."""
        await self._ask("UPDATE passes SET person = ? WHERE key = ?", person, key)

    async def passes(self, most: int) -> list[tuple[Pass, str]]:
        """Browsers that have access, the last seen first, with the names of their people."""
        rows = await self._ask(
            "SELECT passes.id, kind, label, person, passes.since, passes.seen, people.name "
            "FROM passes LEFT JOIN people ON people.id = person ORDER BY passes.seen DESC LIMIT ?",
            most,
        )
        return [(Pass(*row[:6]), str(row[6] or "")) for row in rows]

    async def end_pass(self, id: str) -> bool:
        """End a browser's access. Returns whether it had any."""
        return bool(await self._ask("DELETE FROM passes WHERE id = ? RETURNING id", id))

    async def end_passes_by(self, kind: str) -> None:
        """End the access of everybody who came in by this."""
        await self._ask("DELETE FROM passes WHERE kind = ?", kind)

    async def end_passes_of(self, person: str) -> None:
        """End the access of a person's browsers."""
        await self._ask("DELETE FROM passes WHERE person = ?", person)

    async def add_member(self, person: str) -> None:
        """Make somebody a member."""
        sql = "INSERT INTO members (person, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._ask(sql, person, wall())

    async def end_member(self, person: str) -> None:
        """End somebody's membership."""
        await self._ask("DELETE FROM members WHERE person = ?", person)

    async def add_everybody(self) -> None:
        """Make everybody with an account a member."""
        await self._ask(
            "INSERT INTO members (person, since) SELECT id, ? FROM people WHERE banned = 0 "
            "ON CONFLICT DO NOTHING",
            wall(),
        )

    async def members(self, people: Sequence[str]) -> set[str]:
        """Which of these people are members."""
        marks = ", ".join("?" for _ in people) or "NULL"
        sql = f"SELECT person FROM members WHERE person IN ({marks})"  # noqa: S608
        return {str(row[0]) for row in await self._ask(sql, *people)}

    async def bar(self, address: str, until: float) -> None:
        """Keep guests of an address, given as a keyed hash, from sitting down until then."""
        await self._ask(
            "INSERT INTO barred (address, until) VALUES (?, ?) "
            "ON CONFLICT (address) DO UPDATE SET until = excluded.until",
            address, until,
        )  # fmt: skip

    async def barred(self) -> frozenset[str]:
        """The addresses whose guests may not take a seat."""
        rows = await self._ask("SELECT address FROM barred WHERE until >= ?", wall())
        return frozenset(str(row[0]) for row in rows)

    # Figures

    async def note(self, worker: str, text: str) -> None:
        """Store what a worker has counted since it started, in Prometheus format."""
        await self._ask(
            "INSERT INTO workers (id, at, text) VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET at = excluded.at, text = excluded.text",
            worker, wall(), text,
        )  # fmt: skip

    async def noted(self, since: float) -> list[str]:
        """What each worker has stored since then."""
        rows = await self._ask("SELECT text FROM workers WHERE at >= ? ORDER BY id", since)
        return [str(row[0]) for row in rows]

    async def drop_worker(self, worker: str) -> None:
        """Forget a worker that has ended."""
        await self._ask("DELETE FROM workers WHERE id = ?", worker)

    async def count_minute(self, minute: Minute) -> None:
        """Store what a worker has counted within a minute."""
        await self._ask(
            "INSERT INTO figures (at, worker, sockets, tables, events, refused, failures, writes, "
            "seconds) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            *msgspec.structs.astuple(minute),
        )  # fmt: skip

    async def minutes(self, since: float) -> list[Minute]:
        """What was counted since then, in order of time."""
        rows = await self._ask(
            "SELECT at, worker, sockets, tables, events, refused, failures, writes, seconds "
            "FROM figures WHERE at >= ? ORDER BY at, worker",
            since,
        )
        return [Minute(*row) for row in rows]

    async def tidy(self, figures: float, acts: float, passes: float) -> None:
        """Delete what is older than these times, and what has expired."""
        at = wall()
        await self._ask("DELETE FROM figures WHERE at < ?", figures)
        await self._ask("DELETE FROM host_acts WHERE at < ?", acts)
        await self._ask("DELETE FROM passes WHERE seen < ?", passes)
        await self._ask("DELETE FROM door_codes WHERE until < ? OR uses <= 0", at)
        await self._ask("DELETE FROM barred WHERE until < ?", at)
        await self._ask("DELETE FROM workers WHERE at < ?", at - 3600)
