"""People in the database, in plain SQL that both databases understand.

Secrets (a session's, a recovery code, a ticket) are stored only as hashes.
"""

from collections.abc import Sequence
from typing import Any

from tepui.server.store.contract import Identity, Way
from tepui.server.store.repository import Repository
from tepui.server.store.tournaments import FORGOTTEN

WHO = (
    "SELECT people.id, name, colour, piece, code, people.since, people.seen, muted, banned, warning"
)


class PeopleRepository(Repository):
    """People with accounts, and how they want to be notified."""

    async def add(self, who: Identity) -> None:
        """Add a person, without a name."""
        sql = (
            "INSERT INTO people (id, name, colour, piece, code, since, seen, muted, banned, "
            "warning) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        )
        await self._ask(
            sql, who.id, who.name, who.colour, who.piece, who.code, who.since, who.seen,
            int(who.muted), int(who.banned), who.warning,
        )  # fmt: skip

    async def load(self, id: str) -> Identity | None:
        """A person by their id."""
        return await self._one(f"{WHO} FROM people WHERE id = ?", id)

    async def known(self, ids: Sequence[str]) -> list[Identity]:
        """Which of these people have an account."""
        marks = ", ".join("?" for _ in ids) or "NULL"
        return [
            identity_of(row)
            for row in await self._ask(f"{WHO} FROM people WHERE id IN ({marks})", *ids)
        ]

    async def with_code(self, code: str) -> Identity | None:
        """The person whose recovery code has this hash."""
        return await self._one(f"{WHO} FROM people WHERE code = ?", code)

    async def _one(self, sql: str, value: str) -> Identity | None:
        rows = await self._ask(sql, value)
        return identity_of(rows[0]) if rows else None

    async def page(self, after: str, most: int) -> list[Identity]:
        """All of them, in order of their ids."""
        sql = f"{WHO} FROM people WHERE id > ? ORDER BY id LIMIT ?"
        return [identity_of(row) for row in await self._ask(sql, after, most)]

    async def search(self, text: str, most: int) -> list[Identity]:
        """People whose name contains this, or whose id it is; the last seen first."""
        like = "%" + "".join(f"!{c}" if c in "!%_" else c for c in text.lower()) + "%"
        sql = f"{WHO} FROM people WHERE lower(name) LIKE ? ESCAPE '!' OR id = ? "
        rows = await self._ask(f"{sql} ORDER BY seen DESC, id LIMIT ?", like, text, most)
        return [identity_of(row) for row in rows]

    async def count(self) -> int:
        """How many people have an account."""
        return int((await self._ask("SELECT count(*) FROM people"))[0][0])

    async def claim_name(self, look: str, person: str) -> bool:
        """Claim a name for a person. Returns whether it is theirs: the first to claim it has it."""
        await self._ask("INSERT INTO names VALUES (?, ?) ON CONFLICT DO NOTHING", look, person)
        ((owner,),) = await self._ask("SELECT person FROM names WHERE look = ?", look)
        return bool(owner == person)

    async def owner_of_name(self, look: str) -> str | None:
        """Who owns a name that looks like this."""
        rows = await self._ask("SELECT person FROM names WHERE look = ?", look)
        return str(rows[0][0]) if rows else None

    async def set_name(self, who: Identity, look: str) -> None:
        """Store a person's name and symbol. Their former names are free again."""
        sql = "UPDATE people SET name = ?, colour = ?, piece = ? WHERE id = ?"
        await self._ask(sql, who.name, who.colour, who.piece, who.id)
        await self._ask("DELETE FROM names WHERE person = ? AND look <> ?", who.id, look)

    async def set_code(self, person: str, code: str) -> None:
        """Store the hash of a new recovery code, which replaces the old one."""
        await self._ask("UPDATE people SET code = ? WHERE id = ?", code, person)

    async def set_standing(self, who: Identity) -> None:
        """Store what the host has decided about a person."""
        sql = "UPDATE people SET muted = ?, banned = ?, warning = ? WHERE id = ?"
        await self._ask(sql, int(who.muted), int(who.banned), who.warning, who.id)

    async def delete(self, person: str) -> None:
        """Delete everything stored about a person here, except the events of tables.

        The person is deleted last but for the sessions, which are void without one: after an
        interruption, the deletion can be repeated.
        """
        told = "SELECT tournament, number FROM happened WHERE person = ?"
        await self._ask(f"DELETE FROM notices WHERE (table_id, seat) IN ({told})", person)  # noqa: S608
        entries = "UPDATE happened SET body = ?, person = '' WHERE person = ?"
        await self._ask(entries, FORGOTTEN, person)
        await self._ask("UPDATE tournaments SET person = '' WHERE person = ?", person)
        for table in (
            "seats", "passkeys", "tickets", "names", "invitations", "mutes", "reports", "answers",
            "ways", "passes", "members",
        ):  # fmt: skip
            await self._ask(f"DELETE FROM {table} WHERE person = ?", person)  # noqa: S608
        for table, other in (("invitations", "host"), ("mutes", "other")):
            await self._ask(f"DELETE FROM {table} WHERE {other} = ?", person)  # noqa: S608
        # Reports by others stay, but no longer say who they are about.
        await self._ask("UPDATE reports SET about = '' WHERE about = ?", person)
        await self._ask("DELETE FROM people WHERE id = ?", person)
        await self._ask("DELETE FROM sessions WHERE person = ?", person)

    async def tidy(self, sessions: float, people: float, at: float) -> list[str]:
        """Delete expired tickets, and sessions and (deletable) people not seen since then."""
        await self._ask("DELETE FROM tickets WHERE until < ?", at)
        await self._ask(
            "DELETE FROM sessions WHERE seen < ? OR person NOT IN (SELECT id FROM people)", sessions
        )
        rows = await self._ask("SELECT id FROM people WHERE seen < ? LIMIT 100", people)
        return [row[0] for row in rows]

    # How they are notified everywhere

    async def set_way(self, person: str, way: Way) -> None:
        """Add a way in which somebody wants to be notified at all their tables."""
        await self._ask(
            "INSERT INTO ways (person, kind, address) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            person, way.kind, way.address,
        )  # fmt: skip

    async def ways(self, person: str) -> list[Way]:
        """The ways in which somebody wants to be notified at all their tables."""
        sql = "SELECT kind, address FROM ways WHERE person = ? ORDER BY kind, address"
        return [Way(*row) for row in await self._ask(sql, person)]

    async def forget_way(self, person: str, way: Way) -> None:
        """Remove a way in which somebody is notified."""
        sql = "DELETE FROM ways WHERE person = ? AND kind = ? AND address = ?"
        await self._ask(sql, person, way.kind, way.address)


def identity_of(row: Sequence[Any]) -> Identity:
    """A person from the columns of `WHO`."""
    id, name, colour, piece, code, since, seen, muted, banned, warning = row
    return Identity(id, name, colour, piece, code, since, seen, bool(muted), bool(banned), warning)
