"""Signing in, in the database: sessions, passkeys, and tickets that are valid once.

Secrets are stored only as hashes.
"""

from collections.abc import Sequence
from typing import Any

from tepui.server.store.contract import Identity, Passkey, Session
from tepui.server.store.people import WHO, identity_of
from tepui.server.store.repository import Repository

PASSKEY = "SELECT id, person, public, count, label, since, seen FROM passkeys"


class SignInRepository(Repository):
    """Sessions, passkeys and tickets."""

    async def new_session(self, key: str, session: Session) -> None:
        """Store a session."""
        sql = (
            "INSERT INTO sessions (key, id, person, label, since, seen, passkey) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)"
        )
        await self._ask(
            sql, key, session.id, session.person, session.label, session.since, session.seen,
            session.passkey,
        )  # fmt: skip

    async def session(self, key: str) -> tuple[Session, Identity] | None:
        """The session whose secret has this hash, and its person."""
        rows = await self._ask(
            f"{WHO}, sessions.id, person, label, sessions.since, sessions.seen, passkey "
            "FROM sessions JOIN people ON people.id = person WHERE key = ?",
            key,
        )
        return (Session(*rows[0][10:]), identity_of(rows[0][:10])) if rows else None

    async def sessions(self, person: str) -> list[Session]:
        """Where somebody is signed in, the last seen first."""
        sql = (
            "SELECT id, person, label, since, seen, passkey FROM sessions WHERE person = ? "
            "ORDER BY seen DESC, id"
        )
        return [Session(*row) for row in await self._ask(sql, person)]

    async def saw(self, key: str, person: str, at: float) -> None:
        """Note that a session is in use."""
        await self._ask("UPDATE sessions SET seen = ? WHERE key = ?", at, key)
        await self._ask("UPDATE people SET seen = ? WHERE id = ?", at, person)

    async def end_session(self, person: str, id: str) -> bool:
        """Sign one of a person's browsers out. Returns whether there was one."""
        sql = "DELETE FROM sessions WHERE person = ? AND id = ? RETURNING id"
        return bool(await self._ask(sql, person, id))

    async def name_session(self, person: str, id: str, label: str) -> bool:
        """Rename one of a person's browsers. Returns whether there was one."""
        sql = "UPDATE sessions SET label = ? WHERE person = ? AND id = ? RETURNING id"
        return bool(await self._ask(sql, label, person, id))

    async def set_passkey_of(self, session: str, passkey: str) -> None:
        """Note that a passkey was made at a browser."""
        await self._ask("UPDATE sessions SET passkey = ? WHERE id = ?", passkey, session)

    async def new_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey, unless it is known already."""
        rows = await self._ask(
            "INSERT INTO passkeys (id, person, public, count, label, since, seen) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
            passkey.id, passkey.person, passkey.public, passkey.count, passkey.label,
            passkey.since, passkey.seen,
        )  # fmt: skip
        return bool(rows)

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""
        rows = await self._ask(f"{PASSKEY} WHERE id = ?", id)
        return _passkey(rows[0]) if rows else None

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys, the oldest first."""
        rows = await self._ask(f"{PASSKEY} WHERE person = ? ORDER BY since, id", person)
        return [_passkey(row) for row in rows]

    async def used_passkey(self, id: str, count: int, at: float) -> None:
        """Note that a passkey was used."""
        await self._ask("UPDATE passkeys SET count = ?, seen = ? WHERE id = ?", count, at, id)

    async def end_passkey(self, person: str, id: str) -> bool:
        """Delete one of a person's passkeys. Returns whether there was one."""
        sql = "DELETE FROM passkeys WHERE person = ? AND id = ? RETURNING id"
        return bool(await self._ask(sql, person, id))

    async def name_passkey(self, person: str, id: str, label: str) -> bool:
        """Rename one of a person's passkeys. Returns whether there was one."""
        sql = "UPDATE passkeys SET label = ? WHERE person = ? AND id = ? RETURNING id"
        return bool(await self._ask(sql, label, person, id))

    async def new_ticket(self, key: str, kind: str, person: str, until: float) -> None:
        """Store a ticket: something that may be used once, until it expires."""
        sql = "INSERT INTO tickets (key, kind, person, until) VALUES (?, ?, ?, ?)"
        await self._ask(sql, key, kind, person, until)

    async def has_ticket(self, key: str, kind: str, at: float) -> bool:
        """Whether there is such a ticket. It is not used up by asking."""
        sql = "SELECT key FROM tickets WHERE key = ? AND kind = ? AND until >= ?"
        return bool(await self._ask(sql, key, kind, at))

    async def take_ticket(self, key: str, kind: str, at: float) -> str | None:
        """Use a ticket up. Returns its person, or None if it is not valid."""
        sql = "DELETE FROM tickets WHERE key = ? AND kind = ? RETURNING person, until"
        for person, until in await self._ask(sql, key, kind):
            return str(person) if until >= at else None
        return None


def _passkey(row: Sequence[Any]) -> Passkey:
    id, person, public, *more = row
    return Passkey(id, person, bytes(public), *more)
