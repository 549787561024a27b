"""The par of the days' deals: bots play them in the background, the most urgent first."""

import asyncio
import logging
import random
import signal
import sys
from contextlib import suppress

import msgspec

from tepui.daily.deal import Terms
from tepui.daily.par import BOT, STAND_IN_GAMES, Par
from tepui.server.store.contract import Away
from tepui.server.table.days import Days, Lacking

AGAIN = 5.0  # seconds until the next try where the store is away

journal = logging.getLogger("tepui.server")


class Pars:
    """Who plays the pars of a server's days."""

    def __init__(self, days: Days) -> None:
        self.days = days
        self._playing: asyncio.Task[None] | None = None

    def begin(self, games: int) -> None:
        """Play what is lacking, each par with this many games, unless that is under way."""
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._play_all(games))

    async def stop(self) -> None:
        """Give up what is being played."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def lacking(self) -> list[Lacking]:
        """The pars to be played here, the most urgent first."""
        return await self.days.prepare()

    async def play(self, terms: Terms, seed: bytes, games: int, bot: str) -> Par:
        """A bot's result with a deal."""
        return await play_par(terms, seed, games, bot)

    async def _play_all(self, games: int) -> None:
        """One by one. Meanwhile another worker may play some, or a new day may begin."""
        failed: list[Lacking] = []
        while lacking := await self._lacking_still(failed):
            first = lacking[0]
            urgent = [each for each in lacking if (each.bot, each.day) == (first.bot, first.day)]
            chosen = random.choice(urgent)  # noqa: S311  # other workers: another
            game, day, terms, bot = chosen
            seed = self.days.seed(game, day)
            many = games if bot == BOT else STAND_IN_GAMES
            try:
                await self.days.set_par(game, day, await self.play(terms, seed, many, bot))
            except Exception:  # noqa: BLE001  # this day has no par; the next may have one
                journal.exception("the par of %s, %s, by %s, failed", game, day, bot)
                failed.append(chosen)

    async def _lacking_still(self, failed: list[Lacking]) -> list[Lacking]:
        while True:
            try:
                return [each for each in await self.lacking() if each not in failed]
            except Away:
                await asyncio.sleep(AGAIN)


async def play_par(terms: Terms, seed: bytes, games: int, bot: str) -> Par:
    """A bot's result with a deal, played in a process of low priority."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tepui.daily", stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C is for this process, which ends that one
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        # The pipe stays open: when this process ends, the other one notices.
        process.stdin.write(msgspec.json.encode((terms, seed.hex(), games, bot)) + b"\n")
        said, wrong = await asyncio.gather(process.stdout.read(), process.stderr.read())
        await process.wait()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()  # so that the event loop has closed what belongs to it
        process.stdin.close()
    if process.returncode == -signal.SIGTERM:
        raise asyncio.CancelledError  # it was told to end, as this server is
    if process.returncode:
        raise RuntimeError(wrong.decode(errors="replace")[-500:])
    return msgspec.json.decode(said, type=Par)
