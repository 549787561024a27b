"""What workers count, stored for all: the current values, for Prometheus, and by minute."""

import time
from collections.abc import Sequence
from itertools import groupby

from tepui.server.hosting import messages as hm
from tepui.server.metrics import Metrics
from tepui.server.store.contract import wall
from tepui.server.store.hosting import Minute
from tepui.server.store.store import Store

NOTED = 10.0  # seconds between two notes for Prometheus
FRESH = 60.0  # seconds of silence after which a worker is left out


class Figures:
    """The figures of one worker."""

    def __init__(self, store: Store, metrics: Metrics, name: str) -> None:
        self._store = store
        self._metrics = metrics
        self.name = name
        self._minute = 0.0  # the minute that is being counted
        self._before = (0, 0, 0, 0, 0.0)
        self._noted = -NOTED

    async def round(self, tables: int, sockets: int, broken: int) -> None:
        """Store what is due."""
        if self._store.database.shared and time.monotonic() - self._noted > NOTED:
            self._noted = time.monotonic()
            await self._store.hosting.note(self.name, self._metrics.text(tables, sockets, broken))
        minute = wall() // 60 * 60
        if minute != self._minute:
            counted = self._counted()
            since = [now - then for now, then in zip(counted, self._before, strict=True)]
            self._before, self._minute = counted, minute
            events, refused, failures, writes, seconds = since
            await self._store.hosting.count_minute(
                Minute(
                    minute, self.name, sockets, tables, int(events), int(refused), int(failures),
                    int(writes), round(seconds, 6),
                )
            )  # fmt: skip

    async def stop(self) -> None:
        """Leave this worker out from now on."""
        if self._store.database.shared:
            await self._store.hosting.drop_worker(self.name)

    def _counted(self) -> tuple[int, int, int, int, float]:
        now = self._metrics
        return now.events, now.refused, now.failed(), now.writes, now.seconds

    async def text(self, tables: int, sockets: int, broken: int) -> str:
        """All workers, for Prometheus: each of them gives the same answer."""
        if not self._store.database.shared:
            return self._metrics.text(tables, sockets, broken)
        noted = await self._store.hosting.noted(wall() - FRESH)
        return merged(noted or [self._metrics.text(tables, sockets, broken)])


def merged(texts: Sequence[str]) -> str:
    """The figures of several workers as one text, grouped by kind."""
    kinds: dict[str, list[str]] = {}
    for text in texts:
        head = ""
        for line in text.splitlines():
            if line.startswith("#"):
                head = line
                kinds.setdefault(head, [])
            else:
                kinds[head].append(line)
    return "".join(f"{head}\n" + "".join(f"{line}\n" for line in kinds[head]) for head in kinds)


def points(minutes: Sequence[Minute], step: float) -> list[hm.Figure]:
    """The sum over all workers, in steps of this many seconds."""
    figures = []
    for at, group in groupby(minutes, lambda each: each.at // step * step):
        some = list(group)
        by_minute = {
            each: [one for one in some if one.at == each] for each in {one.at for one in some}
        }
        writes, seconds = sum(each.writes for each in some), sum(each.seconds for each in some)
        figures.append(
            hm.Figure(
                at,
                max(sum(one.sockets for one in each) for each in by_minute.values()),
                max(sum(one.tables for one in each) for each in by_minute.values()),
                sum(each.events for each in some),
                sum(each.refused for each in some),
                sum(each.failures for each in some),
                round(1000 * seconds / writes, 2) if writes else 0.0,
            )
        )
    return figures
