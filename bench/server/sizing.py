"""How large a machine: all figures for a host's sums, measured in one run.

    python -m bench.server.sizing --database postgresql://tepui@HOST/EMPTY [--workers 1 2 4 8]
        [--tables 200] [--seconds 30] [--sockets 10000] [-o FILE]

First SQLite with one worker, then PostgreSQL with as many as asked for: moves a second, the time
from a move to its view, processor time a move, memory a table. Then idle sockets, opened until the
server or the system refuses one: how many, and the memory of each. Clients take as many cores as
they are given processes; on a small machine, say so beside the figures. Between two sizes the
database is emptied: name one that holds nothing.
"""

import argparse
import asyncio
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

import uvloop

from bench.server.load import Load, measure, resident, serving

NEVER = 1e-9  # moves a second
TOGETHER = 200  # sockets that are opened at a time
AT_A_TABLE = 50  # spectators, so that there are few tables and many sockets


async def idle_sockets(port: int, pid: int, wanted: int) -> dict[str, Any]:
    """Open sockets that say nothing, until one is refused."""
    load, stop = Load(port, NEVER), asyncio.Event()
    empty, why, table = resident(pid), "", ""
    tasks: list[asyncio.Task[None]] = []
    while len(tasks) < wanted and not why:
        for _ in range(min(TOGETHER, wanted - len(tasks))):
            if len(tasks) % AT_A_TABLE == 0:
                wish = {"game": "coloretto", "who": ["me", "friend"], "name": "A"}
                table = (await asyncio.to_thread(load.post, "/api/tables", wish))["table"]
            tasks.append(asyncio.create_task(load.client(table, -1, "", stop)))
        await asyncio.sleep(0.5)
        ended = [task for task in tasks if task.done()]
        if ended:
            why = repr(ended[0].exception() or "closed by the server")
    await asyncio.sleep(5)
    held = sum(not task.done() for task in tasks)
    figures = {
        "sockets": held, "wanted": wanted, "why_no_more": why,
        "kilobytes_per_socket": round((resident(pid) - empty) / max(held, 1) / 1024, 1),
    }  # fmt: skip
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return figures


async def emptied(database: str) -> None:
    """Take all tables out of a database."""
    import asyncpg

    connection = await asyncpg.connect(database)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


def main() -> None:
    """Measure, and print one JSON object a line."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--database", help="an empty PostgreSQL database")
    asked.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4, 8])
    asked.add_argument("--tables", type=int, default=200, help="for each worker")
    asked.add_argument("--seconds", type=float, default=30.0)
    asked.add_argument("--sockets", type=int, default=10_000)
    asked.add_argument("-o", "--out", type=Path)
    wish = asked.parse_args()
    lines = [{"machine": platform.machine(), "cores": os.cpu_count(), "python": sys.version[:6]}]
    print(json.dumps(lines[0]), flush=True)

    def tell(**found: Any) -> None:
        lines.append(found)
        print(json.dumps(found), flush=True)

    sizes = [("sqlite", 1, "")]
    sizes += [("postgresql", n, wish.database) for n in wish.workers if wish.database]
    for kind, workers, database in sizes:
        if database:
            asyncio.run(emptied(database))
        with serving(workers=workers, database=database) as (port, pid):
            tables = wish.tables * workers
            found = measure(port, pid, tables, wish.seconds, 0.0, workers)
            tell(what="play", database=kind, workers=workers, **found)
    with serving() as (port, pid):
        tell(what="idle", **uvloop.run(idle_sockets(port, pid, wish.sockets)))
    if wish.out:
        wish.out.write_text("\n".join(map(json.dumps, lines)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
