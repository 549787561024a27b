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
    """A code that lets people in: so many, until then."""

    id: str
    label: str
    uses: int
    until: float


class Pass(msgspec.Struct, frozen=True):
    """A browser that was let in: by the link, a code, or as that of a member."""

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
    """What one worker has counted within a minute; `sockets` and `tables`: how many there were."""

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
    """Settings, doors, the host's log, figures."""

    async def settings(self) -> bytes | None:
        """The settings that can change while a server runs, as they were stored."""
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
        """Write down what a host has done."""
        sql = "INSERT INTO host_acts (id, at, what, whom, text) VALUES (?, ?, ?, ?, ?)"
        await self._ask(sql, secrets.token_hex(8), wall(), what, whom, text)

    async def acts(self, most: int) -> list[HostAct]:
        """What hosts have done, the last first."""
        sql = "SELECT at, what, whom, text FROM host_acts ORDER BY at DESC, id LIMIT ?"
        return [HostAct(*row) for row in await self._ask(sql, most)]

    # The door

    async def new_code(self, key: str, code: DoorCode) -> None:
        """A code that lets people in."""
        sql = "INSERT INTO door_codes (id, key, label, uses, until) VALUES (?, ?, ?, ?, ?)"
        await self._ask(sql, code.id, key, code.label, code.uses, code.until)

    async def use_code(self, key: str) -> str | None:
        """Use a code once: its label; None, if it has expired or is used up."""
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
        """Revoke a code; whether there was one."""
        return bool(await self._ask("DELETE FROM door_codes WHERE id = ? RETURNING id", id))

    async def new_pass(self, key: str, made: Pass) -> None:
        """Let a browser in."""
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
        """Whoever has this pass has signed in."""
        await self._ask("UPDATE passes SET person = ? WHERE key = ?", person, key)

    async def passes(self, most: int) -> list[tuple[Pass, str]]:
        """Browsers that were let in, the last seen first; and how their people are called."""
        rows = await self._ask(
            "SELECT passes.id, kind, label, person, passes.since, passes.seen, people.name "
            "FROM passes LEFT JOIN people ON people.id = person ORDER BY passes.seen DESC LIMIT ?",
            most,
        )
        return [(Pass(*row[:6]), str(row[6] or "")) for row in rows]

    async def end_pass(self, id: str) -> bool:
        """Let a browser in no more; whether there was one."""
        return bool(await self._ask("DELETE FROM passes WHERE id = ? RETURNING id", id))

    async def end_passes_by(self, kind: str) -> None:
        """Let those in no more who came in by this."""
        await self._ask("DELETE FROM passes WHERE kind = ?", kind)

    async def end_passes_of(self, person: str) -> None:
        """Let a person's browsers in no more."""
        await self._ask("DELETE FROM passes WHERE person = ?", person)

    async def add_member(self, person: str) -> None:
        """Somebody is a member from now on."""
        sql = "INSERT INTO members (person, since) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._ask(sql, person, wall())

    async def end_member(self, person: str) -> None:
        """Somebody is a member no more."""
        await self._ask("DELETE FROM members WHERE person = ?", person)

    async def add_everybody(self) -> None:
        """Everybody with an account becomes a member."""
        await self._ask(
            "INSERT INTO members (person, since) SELECT id, ? FROM people WHERE banned = 0 "
            "ON CONFLICT DO NOTHING",
            wall(),
        )

    async def members(self, people: Sequence[str]) -> set[str]:
        """Those of these who are members."""
        marks = ", ".join("?" for _ in people) or "NULL"
        sql = f"SELECT person FROM members WHERE person IN ({marks})"  # noqa: S608
        return {str(row[0]) for row in await self._ask(sql, *people)}

    async def bar(self, address: str, until: float) -> None:
        """Let no guest of an address, which is a keyed hash, sit down until then."""
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
        """What a worker has counted since it started, as it would tell Prometheus."""
        await self._ask(
            "INSERT INTO workers (id, at, text) VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET at = excluded.at, text = excluded.text",
            worker, wall(), text,
        )  # fmt: skip

    async def noted(self, since: float) -> list[str]:
        """What each worker has noted since then."""
        rows = await self._ask("SELECT text FROM workers WHERE at >= ? ORDER BY id", since)
        return [str(row[0]) for row in rows]

    async def drop_worker(self, worker: str) -> None:
        """A worker has ended."""
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
        """Delete what is older than these, and what is out of date."""
        at = wall()
        await self._ask("DELETE FROM figures WHERE at < ?", figures)
        await self._ask("DELETE FROM host_acts WHERE at < ?", acts)
        await self._ask("DELETE FROM passes WHERE seen < ?", passes)
        await self._ask("DELETE FROM door_codes WHERE until < ? OR uses <= 0", at)
        await self._ask("DELETE FROM barred WHERE until < ?", at)
        await self._ask("DELETE FROM workers WHERE at < ?", at - 3600)
