"""People in a database: plain statements that both of ours understand.

Secrets (a session's, a recovery code, a ticket) are kept as hashes alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tepui.server.store.asking import Asking
from tepui.server.store.contract import Identity, Kept, Passkey, Session
from tepui.server.store.tournaments import FORGOTTEN

WHO = (
    "SELECT people.id, name, colour, piece, code, people.since, people.seen, muted, banned, warning"
)
PASSKEY = "SELECT id, person, public, count, label, since, seen FROM passkeys"
SEAT = (
    "SELECT table_id, seat, person, since, result, status "
    "FROM seats JOIN tables ON tables.id = table_id"
)


class PeopleStore(Asking):
    """What a store does for people who wish to be known again."""

    # Who they are

    async def new_person(self, who: Identity) -> None:
        """Somebody new, without a name."""
        sql = (
            "INSERT INTO people (id, name, colour, piece, code, since, seen, muted, banned, "
            "warning) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        await self._ask(
            sql, who.id, who.name, who.colour, who.piece, who.code, who.since, who.seen,
            int(who.muted), int(who.banned), who.warning,
        )  # fmt: skip

    async def person(self, id: str) -> Identity | None:
        """Somebody by their id."""
        return await self._one(f"{WHO} FROM people WHERE id = ?", id)

    async def known(self, ids: Sequence[str]) -> list[Identity]:
        """Those of these who are known."""
        marks = ", ".join("?" for _ in ids) or "NULL"
        return [
            identity_of(row)
            for row in await self._ask(f"{WHO} FROM people WHERE id IN ({marks})", *ids)
        ]

    async def person_of_code(self, code: str) -> Identity | None:
        """Whose recovery code has this hash."""
        return await self._one(f"{WHO} FROM people WHERE code = ?", code)

    async def _one(self, sql: str, value: str) -> Identity | None:
        rows = await self._ask(sql, value)
        return identity_of(rows[0]) if rows else None

    async def people(self, after: str, most: int) -> list[Identity]:
        """All of them, in order of their ids."""
        sql = f"{WHO} FROM people WHERE id > ? ORDER BY id LIMIT ?"
        return [identity_of(row) for row in await self._ask(sql, after, most)]

    async def claim_name(self, look: str, person: str) -> bool:
        """Whether a name that looks like this is now this person's: the first has it."""
        await self._ask("INSERT INTO names VALUES (?, ?) ON CONFLICT DO NOTHING", look, person)
        ((owner,),) = await self._ask("SELECT person FROM names WHERE look = ?", look)
        return bool(owner == person)

    async def set_name(self, who: Identity, look: str) -> None:
        """Store a person's name and sign; names they had before are free again."""
        sql = "UPDATE people SET name = ?, colour = ?, piece = ? WHERE id = ?"
        await self._ask(sql, who.name, who.colour, who.piece, who.id)
        await self._ask("DELETE FROM names WHERE person = ? AND look <> ?", who.id, look)

    async def set_code(self, person: str, code: str) -> None:
        """Store the hash of a new recovery code; the old one is void."""
        await self._ask("UPDATE people SET code = ? WHERE id = ?", code, person)

    async def set_standing(self, who: Identity) -> None:
        """Store what the host has decided about a person."""
        sql = "UPDATE people SET muted = ?, banned = ?, warning = ? WHERE id = ?"
        await self._ask(sql, int(who.muted), int(who.banned), who.warning, who.id)

    async def delete_person(self, person: str) -> None:
        """Delete all that is kept of a person here, but for the events of tables.

        The person goes last but for the sessions, which without one are void: what was cut short
        can be asked for again.
        """
        told = "SELECT tournament, number FROM happened WHERE person = ?"
        await self._ask(f"DELETE FROM notices WHERE (table_id, seat) IN ({told})", person)  # noqa: S608
        entries = "UPDATE happened SET body = ?, person = '' WHERE person = ?"
        await self._ask(entries, FORGOTTEN, person)
        await self._ask("UPDATE tournaments SET person = '' WHERE person = ?", person)
        for table in (
            "seats", "passkeys", "tickets", "names", "invitations", "mutes", "reports", "answers",
            "ways",
        ):  # fmt: skip
            await self._ask(f"DELETE FROM {table} WHERE person = ?", person)  # noqa: S608
        for table, other in (("invitations", "host"), ("mutes", "other"), ("reports", "about")):
            await self._ask(f"DELETE FROM {table} WHERE {other} = ?", person)  # noqa: S608
        await self._ask("DELETE FROM people WHERE id = ?", person)
        await self._ask("DELETE FROM sessions WHERE person = ?", person)

    # How they sign in

    async def new_session(self, key: str, session: Session) -> None:
        """Somebody has signed in."""
        sql = "INSERT INTO sessions (key, id, person, label, since, seen) VALUES (?, ?, ?, ?, ?, ?)"
        await self._ask(
            sql, key, session.id, session.person, session.label, session.since, session.seen
        )

    async def session(self, key: str) -> tuple[Session, Identity] | None:
        """The session whose secret has this hash, and whose it is."""
        rows = await self._ask(
            f"{WHO}, sessions.id, person, label, sessions.since, sessions.seen "
            "FROM sessions JOIN people ON people.id = person WHERE key = ?",
            key,
        )
        return (Session(*rows[0][10:]), identity_of(rows[0][:10])) if rows else None

    async def sessions(self, person: str) -> list[Session]:
        """Where somebody is signed in, the last seen first."""
        sql = (
            "SELECT id, person, label, since, seen FROM sessions WHERE person = ? "
            "ORDER BY seen DESC, id"
        )
        return [Session(*row) for row in await self._ask(sql, person)]

    async def saw(self, key: str, person: str, at: float) -> None:
        """Note that a session is in use."""
        await self._ask("UPDATE sessions SET seen = ? WHERE key = ?", at, key)
        await self._ask("UPDATE people SET seen = ? WHERE id = ?", at, person)

    async def end_session(self, person: str, id: str) -> bool:
        """Sign one of a person's browsers out; whether there was one."""
        sql = "DELETE FROM sessions WHERE person = ? AND id = ? RETURNING id"
        return bool(await self._ask(sql, person, id))

    async def new_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey; not one that is known already."""
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
        """Forget one of a person's passkeys; whether there was one."""
        sql = "DELETE FROM passkeys WHERE person = ? AND id = ? RETURNING id"
        return bool(await self._ask(sql, person, id))

    async def new_ticket(self, key: str, kind: str, person: str, until: float) -> None:
        """Something that may be shown once, and not later than then."""
        sql = "INSERT INTO tickets (key, kind, person, until) VALUES (?, ?, ?, ?)"
        await self._ask(sql, key, kind, person, until)

    async def take_ticket(self, key: str, kind: str, at: float) -> str | None:
        """Use a ticket up: for whom it was; None, if there is no such ticket or it is too late."""
        sql = "DELETE FROM tickets WHERE key = ? AND kind = ? RETURNING person, until"
        for person, until in await self._ask(sql, key, kind):
            return str(person) if until >= at else None
        return None

    # What is theirs

    async def keep_seat(self, kept: Kept) -> str:
        """A seat is somebody's from now on, if it was nobody's; whose it is."""
        sql = (
            "INSERT INTO seats (table_id, seat, person, since) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING"
        )
        await self._ask(sql, kept.table, kept.seat, kept.person, kept.since)
        sql = "SELECT person FROM seats WHERE table_id = ? AND seat = ?"
        ((owner,),) = await self._ask(sql, kept.table, kept.seat)
        return str(owner)

    async def seat_of_session(self, key: str, table: str) -> int | None:
        """The seat at a table of whoever has signed in with this secret, by its hash."""
        rows = await self._ask(
            "SELECT min(seat) FROM sessions JOIN people ON people.id = sessions.person "
            "JOIN seats ON seats.person = people.id "
            "WHERE key = ? AND table_id = ? AND banned = 0",
            key, table,
        )  # fmt: skip
        seat = rows[0][0]
        return None if seat is None else int(seat)

    async def seats_of(self, person: str, most: int) -> list[Kept]:
        """A person's seats, the newest first."""
        sql = f"{SEAT} WHERE person = ? ORDER BY since DESC, table_id LIMIT ?"
        return [_kept(row) for row in await self._ask(sql, person, most)]

    async def sitters(self, table: str) -> list[Kept]:
        """Whose the seats of a table are, of those that are somebody's."""
        return [_kept(row) for row in await self._ask(f"{SEAT} WHERE table_id = ?", table)]

    async def set_result(self, kept: Kept) -> None:
        """Store how a game ended for a seat."""
        sql = "UPDATE seats SET result = ? WHERE table_id = ? AND seat = ?"
        await self._ask(sql, kept.result, kept.table, kept.seat)

    async def forget_results(self, table: str) -> None:
        """The names in the results of a table have changed: they are read again."""
        await self._ask("UPDATE seats SET result = NULL WHERE table_id = ?", table)

    async def drop_seat(self, kept: Kept) -> None:
        """A seat is nobody's any more; a day's deal that was played there has no name."""
        sql = "DELETE FROM seats WHERE table_id = ? AND seat = ?"
        await self._ask(sql, kept.table, kept.seat)
        await self._ask("UPDATE tries SET name = '-' WHERE table_id = ?", kept.table)

    async def tidy_people(self, sessions: float, people: float, at: float) -> list[str]:
        """Delete tickets that are out of date and sessions not seen since then; the people not seen
        since then who can be deleted."""
        await self._ask("DELETE FROM tickets WHERE until < ?", at)
        await self._ask(
            "DELETE FROM sessions WHERE seen < ? OR person NOT IN (SELECT id FROM people)", sessions
        )
        rows = await self._ask("SELECT id FROM people WHERE seen < ? LIMIT 100", people)
        return [row[0] for row in rows]


def identity_of(row: Sequence[Any]) -> Identity:
    """A person from the columns of `WHO`."""
    id, name, colour, piece, code, since, seen, muted, banned, warning = row
    return Identity(id, name, colour, piece, code, since, seen, bool(muted), bool(banned), warning)


def _passkey(row: Sequence[Any]) -> Passkey:
    id, person, public, *more = row
    return Passkey(id, person, bytes(public), *more)


def _kept(row: Sequence[Any]) -> Kept:
    table, seat, person, since, result, status = row
    return Kept(table, seat, person, since, None if result is None else bytes(result), status)
