"""Idle tables: what a server holds in memory for tables at which nothing happens.

    python bench/idle.py [TABLES]

Two-seat Coloretto, everybody seated, on a server of its own. Measured are the tables just opened;
the same when nobody has looked at them for a while, so that they rest in the database; and with one
socket open to each, which needs as many files (`ulimit -n`) on either side.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time

import uvloop

from load import Load, resident, serving
from tepui.server.table.tables import REST

NEVER = 1e-9  # moves a second


async def look(port: int, pid: int, sat: list[tuple[str, list[str]]]) -> int:
    """Open a socket to each table; what the server holds then."""
    load, stop = Load(port, NEVER), asyncio.Event()
    tasks = []
    for table, tokens in sat:
        tasks.append(asyncio.create_task(load.client(table, 0, tokens[0], stop)))
        if len(tasks) % 100 == 0:
            await asyncio.sleep(0.5)
    await asyncio.sleep(20)
    held, open_still = resident(pid), sum(not task.done() for task in tasks)
    print(json.dumps({"sockets": open_still}), flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return held


def main() -> None:
    """Measure so many tables."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with serving() as (port, pid):
        load, empty = Load(port, NEVER), resident(pid)
        sat = [load.sit() for _ in range(tables)]
        tell("opened", tables, empty, resident(pid))
        time.sleep(2 * REST)
        tell("nobody looks", tables, empty, resident(pid))
        tell("a socket each", tables, empty, uvloop.run(look(port, pid, sat)))


def tell(what: str, tables: int, empty: int, held: int) -> None:
    """One figure."""
    found = {
        "what": what, "tables": tables, "empty_mb": round(empty / 2**20),
        "server_mb": round(held / 2**20),
        "kilobytes_per_table": round((held - empty) / tables / 1024, 1),
    }  # fmt: skip
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
