"""Everything stored about somebody, as one file: their name, results and logs."""

import asyncio
import io
import zipfile

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tepui.engine.text.errors import TepuiError
from tepui.server.http.operation import operation
from tepui.server.http.replays import count_replay, log_for
from tepui.server.http.request import token_of, worker_of
from tepui.server.people import messages as pm
from tepui.server.people.my_tables import my_table
from tepui.server.store.contract import Answer, Way
from tepui.server.tournament import messages as tm

MOST = 2000  # seats


class Exported(msgspec.Struct, frozen=True):
    """What `me.json` of an export holds."""

    me: pm.Me
    tables: list[pm.MyTable]
    friends: pm.Friends  # including people whom they have muted
    answers: list[Answer]  # to puzzles
    notices: list[Way]  # how they are notified everywhere
    ratings: list[pm.Rating]  # game by game, with their curves
    tournaments: list[tm.MyTournament]  # that they organise or take part in


@operation("GET", "/me/export", text="application/zip")
async def export(request: Request) -> Response:
    """Everything, as one file: a ZIP."""
    worker, token = worker_of(request), token_of(request)
    me = await worker.people.me(token)
    count_replay(request)
    tables, logs = [], {}
    for kept in await worker.store.seats.of(me.id, MOST):
        try:
            live = await worker.tables.find(kept.table)
        except TepuiError:
            continue  # it cannot be read
        table = live.state
        tables.append(my_table(table, kept.seat))
        if table.match is not None:
            log = await asyncio.to_thread(log_for, table, kept.seat)
            logs[f"games/{kept.table}.log"] = log
    friends = await worker.friends.of(me.id)
    answers = await worker.store.puzzles.of(me.id, MOST)
    ways = await worker.store.people.ways(me.id)
    ratings = (await worker.ratings.of(me.id)).ratings
    cups = (await worker.tournaments.of(me.id, MOST)).tournaments
    about = msgspec.json.format(
        msgspec.json.encode(Exported(me, tables, friends, answers, ways, ratings, cups)), indent=2
    )
    packed = await asyncio.to_thread(_packed, {"me.json": about.decode(), **logs})
    name = {"content-disposition": 'attachment; filename="tepui.zip"'}
    return Response(packed, media_type="application/zip", headers=name)


def _packed(files: dict[str, str]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            packed.writestr(name, text)
    return data.getvalue()
