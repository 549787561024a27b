"""The games somebody has played: opponents, result, time, rating, and the coach's findings.

With an account they are those of all devices; without one, those whose seats' secrets the browser
holds. Games that are not over are not listed.
"""

from collections.abc import Sequence

import msgspec

from tepui.engine.text.errors import TepuiError
from tepui.rating.ladder import Skill, SkillAt
from tepui.server.people import messages as pm
from tepui.server.people.my_tables import looked_at, my_table
from tepui.server.people.ratings import Ratings
from tepui.server.store.store import Store
from tepui.server.table.reviews import Finding
from tepui.server.table.tables import Tables

MOST = 500  # games of a person, the newest
READ = 60  # of these, to be read from their events; the result is then stored with the seat

_result = msgspec.json.Decoder(pm.MyTable).decode
_findings = msgspec.json.Decoder(list[Finding]).decode


async def played_by(store: Store, tables: Tables, ratings: Ratings, person: str) -> pm.Played:
    """The finished games of a person, the newest first."""
    finished, read = [], 0
    for kept in await store.seats.of(person, MOST):
        if kept.status != "over":
            continue
        table = _result(kept.result) if kept.result is not None else None
        if table is None or not table.began:  # stored before this was known
            read += 1
            table = await looked_at(store, tables, kept) if read <= READ else table
        if table is not None and table.status == "over":
            finished.append(table)
    games = await _with_findings(store, finished)
    curves = (await ratings.ladder()).curves
    changes = {
        moment.table: moment.skill.points - before.points
        for game in {each.table.game for each in games}
        for before, moment in _steps(curves.get((game, person), []))
    }
    return pm.Played([
        msgspec.structs.replace(each, change=changes.get(each.table.table)) for each in games
    ])  # fmt: skip


async def played_at(store: Store, tables: Tables, seats: Sequence[pm.HeldSeat]) -> pm.Played:
    """The finished games at these seats, except where the token does not match."""
    games = []
    for held in seats:
        try:
            table = (await tables.find(held.table)).state
            seat = await tables.viewer_of(table, held.token)
        except TepuiError:
            continue
        if table.status == "over" and seat >= 0:
            games.append(my_table(table, seat))
    return pm.Played(await _with_findings(store, games))


def _steps(curve: Sequence[SkillAt]) -> list[tuple[Skill, SkillAt]]:
    """Each game of a curve, with the skill before it."""
    earlier = [Skill(), *(moment.skill for moment in curve)]
    return list(zip(earlier, curve, strict=False))


async def _with_findings(store: Store, found: Sequence[pm.MyTable]) -> list[pm.PlayedGame]:
    """Add to each game what the coach found about its own seat, and about no other."""
    known: dict[tuple[str, int], Finding] = {}
    for table, body in await store.reviews.findings([each.table for each in found]):
        known |= {(table, each.seat): each for each in _findings(body)}
    games = [
        pm.PlayedGame(table, coach=_finding(known.get((table.table, table.seat))))
        for table in found
    ]
    return sorted(games, key=lambda each: -each.table.since)


def _finding(found: Finding | None) -> pm.CoachFound | None:
    if found is None:
        return None
    return pm.CoachFound(found.lost, found.choices, found.worst, found.ply, found.level)
