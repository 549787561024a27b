"""Finding opponents: searches wait for others that fit, and those are seated at a new table.

First come, first served; rated tables take the closest in rating among those who fit, and never two
from one address. A person has one search, an address a few. Searches are stored, so that all
workers find them, and lapse if their page falls silent; they are paired when one arrives and at
intervals, however many ask. Being seated is a stored table with everybody's seat, before anybody is
told: the secret of a search becomes that of the seat.
"""

import asyncio
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

import tepui
from tepui.rating.ladder import Ladder
from tepui.server.errors import NotAllowed, NotFound, Refused, TooMuch
from tepui.server.messages import Clock, Wish
from tepui.server.people import messages as pm
from tepui.server.people.ratings import Ratings
from tepui.server.store.contract import Seeker, wall
from tepui.server.store.store import Store
from tepui.server.table import bots
from tepui.server.table.names import clean_name
from tepui.server.table.opening import Occupant, Opening
from tepui.server.table.tables import Tables, hashed
from tepui.server.table.waiting import rated_level

SILENCE = 15.0  # seconds without a sign of a page after which its search is not seated
NOTED = 4.0  # seconds between two notes that a page is there
HOLD = 20.0  # seconds that an answer waits for news
LOOK = 2.0  # seconds between two checks of what other workers have done
KEPT = 3600.0  # seconds until a search that nobody asks about is deleted
MOST = 500  # searches to look at
AT_ADDRESS = 6  # searches waiting at one address
CLOCKS = {
    True: Clock("move", 180, then="seat"),
    False: Clock("move", 172_800, then="move"),
}  # strangers do not wait for each other for ever

_order = random.SystemRandom()
_read = msgspec.json.Decoder(pm.Seek).decode
Near = Callable[[str, str, str], float]  # how far apart two people's ratings in a game are


class Waiting(NamedTuple):
    """A search, and whose it is."""

    seeker: Seeker
    wish: pm.Seek


class Group(NamedTuple):
    """People who play together, and how many seats there are."""

    game: str
    people: list[Waiting]
    seats: int


def groups(waiting: Sequence[Waiting], at: float, near: Near) -> Iterator[Group]:
    """The searches that can be seated together, or with bots by now. First come, first seated."""
    alike: defaultdict[tuple[bool, bool, str], list[Waiting]] = defaultdict(list)
    for each in waiting:
        for game in each.wish.games:
            alike[each.wish.live, each.wish.rated, game].append(each)
    enough = {kind: _enough(there, *kind[1:]) for kind, there in alike.items()}
    seated: set[str] = set()
    for first in waiting:
        if first.seeker.key in seated:
            continue
        for game in first.wish.games:
            kind = first.wish.live, first.wish.rated, game
            there, sizes = alike[kind], enough[kind]
            if not sizes and not _wants_bots(first, at):
                continue  # few could meet, so nobody looks through the others
            others = _others(first, [each for each in there if each.seeker.key not in seated])
            if first.wish.rated:
                person = first.seeker.person
                others.sort(key=lambda each: near(game, person, each.seeker.person))
            if group := _complete(first, game, others, sizes) or _with_bots(
                first, game, others, at
            ):
                seated.update(each.seeker.key for each in group.people)
                yield group
                break


def _enough(there: Sequence[Waiting], rated: bool, game: str) -> list[int]:
    """The sizes of tables for which enough people wait, the largest first."""
    found = []
    for seats in sorted(tepui.game(game).seats, reverse=True):
        willing = [each.seeker for each in there if each.wish.seats in (None, seats)]
        lines = {(rated and each.address) or each.person or each.key for each in willing}
        if 2 <= seats <= len(lines):
            found.append(seats)
    return found


def _others(first: Waiting, waiting: Sequence[Waiting]) -> list[Waiting]:
    """The people the first may play with, each once; if rated, one per address."""
    people, lines, others = {first.seeker.person}, {first.seeker.address}, []
    for each in waiting:
        person, line = each.seeker.person, each.seeker.address
        same_line = first.wish.rated and line and line in lines
        if each is first or (person and person in people) or same_line:
            continue
        people.add(person)
        lines.add(line)
        others.append(each)
    return others


def _complete(
    first: Waiting, game: str, others: Sequence[Waiting], sizes: Sequence[int]
) -> Group | None:
    """The largest table that people fill."""
    for seats in sizes:
        if first.wish.seats not in (None, seats):
            continue
        willing = [each for each in others if each.wish.seats in (None, seats)]
        if len(willing) >= seats - 1:
            return Group(game, [first, *willing[: seats - 1]], seats)
    return None


def _with_bots(first: Waiting, game: str, others: Sequence[Waiting], at: float) -> Group | None:
    if not _wants_bots(first, at):
        return None
    seats = first.wish.seats or tepui.game(game).usual
    if seats not in tepui.game(game).seats:
        return None
    willing = [each for each in others if each.wish.bots and each.wish.seats in (None, seats)]
    return Group(game, [first, *willing[: seats - 1]], seats)


def _wants_bots(first: Waiting, at: float) -> bool:
    return bool(first.wish.bots) and at - first.seeker.since >= first.wish.bots


class Seeking:
    """The searches on this server."""

    def __init__(self, store: Store, tables: Tables, ratings: Ratings) -> None:
        self.store = store
        self.tables = tables
        self.ratings = ratings
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._looked = 0.0  # when all searches were last looked through
        self._count = 0  # searches that were waiting then

    async def seek(self, wish: pm.Seek, person: str, address: str = "") -> pm.Sought:
        """Begin a search, which replaces any other of the same person."""
        _check(wish, person)
        await self.tables.check_name(wish.name, person)
        token, at = secrets.token_urlsafe(24), wall()
        if address and await self.store.seeking.count_at(address, at - SILENCE) >= AT_ADDRESS:
            raise TooMuch("server-many-wishes")
        wish = msgspec.structs.replace(wish, name=clean_name(wish.name))
        seeker = Seeker(
            hashed(token), msgspec.json.encode(wish), person, at, at, address=address
        )  # fmt: skip
        await self.store.seeking.add(seeker)
        await self._pair(changed=True)
        return msgspec.structs.replace(await self._answer(await self._known(token)), seek=token)

    async def look(self, token: str, gone: Callable[[], Awaitable[bool]]) -> pm.Sought:
        """The state of a search. The answer waits a while for news, unless the caller has gone."""
        end = time.monotonic() + HOLD
        while True:
            seeker = await self._known(token)
            if seeker.table or time.monotonic() > end or await gone():
                return await self._answer(seeker)
            if wall() - seeker.seen > NOTED:
                await self.store.seeking.saw(seeker.key, wall())
            news = self._news
            await self._pair()
            if not news.is_set():
                with suppress(TimeoutError):
                    left = max(end - time.monotonic(), 0.0)
                    await asyncio.wait_for(news.wait(), min(LOOK, left))

    async def stop(self, token: str) -> pm.Sought:
        """Stop searching. If already seated, say where for the last time."""
        await self._known(token)
        seeker = await self.store.seeking.stop(hashed(token))
        return await self._answer(seeker) if seeker is not None else pm.Sought(0)

    async def tidy(self) -> None:
        """Delete searches that nobody has asked about for long."""
        await self.store.seeking.tidy(wall() - KEPT)

    async def _known(self, token: str) -> Seeker:
        seeker = await self.store.seeking.load(hashed(token)) if token else None
        if seeker is None:
            raise NotFound("server-no-seek")
        return seeker

    async def _answer(self, seeker: Seeker) -> pm.Sought:
        waiting = self._count
        if not seeker.table:
            return pm.Sought(waiting)
        table = (await self.tables.find(seeker.table)).state
        return pm.Sought(
            waiting, "", seeker.table, table.head.game, table.keys.index(seeker.key)
        )  # fmt: skip

    async def _waiting(self) -> list[Waiting]:
        seekers = await self.store.seeking.waiting(wall() - SILENCE, MOST)
        return [Waiting(each, _read(each.wish)) for each in seekers]

    async def _pair(self, changed: bool = False) -> None:
        """Seat everybody who can be: when somebody arrives, otherwise once for all who ask."""
        async with self._lock:
            if not changed and time.monotonic() - self._looked < LOOK:
                return
            waiting = await self._waiting()
            self._count, self._looked = len(waiting), time.monotonic()
            rated = any(each.wish.rated for each in waiting)
            near = _near(await self.ratings.ladder()) if rated else lambda *_: 0.0
            for group in groups(waiting, wall(), near):
                await self._seat(group)
                self._count -= len(group.people)

    async def _seat(self, found: Group) -> None:
        people, wish = found.people, found.people[0].wish
        _order.shuffle(people)
        who = ["friend"] * len(people) + [f"bot:{wish.level}"] * (found.seats - len(people))
        _order.shuffle(who)
        table = await Opening(self.tables).open_seated(
            Wish(
                game=found.game, who=who, live=wish.live, rated=wish.rated, clock=CLOCKS[wish.live]
            ),
            [Occupant(each.wish.name, each.seeker.key, each.seeker.person) for each in people],
            people[0].seeker.address,
        )  # fmt: skip
        if await self.store.seeking.seat([each.seeker.key for each in people], table):
            self._news.set()
            self._news = asyncio.Event()
        else:  # another worker was faster, or somebody has left: nobody was seated
            await self.store.tables.delete(table)


def _near(ladder: Ladder) -> Near:
    return lambda game, one, other: abs(
        ladder.skill(game, one).points - ladder.skill(game, other).points
    )


def _check(wish: pm.Seek, person: str) -> None:
    """Refuse a search that can never succeed."""
    if wish.rated and not person:
        raise NotAllowed("server-rated-who")
    bots.check(wish.level)
    for id in wish.games:
        game = tepui.game(id)
        if wish.rated:
            rated_level(game, wish.level)
        if wish.seats is not None:
            game.settle_seats(wish.seats)
    if len(set(wish.games)) < len(wish.games):
        raise Refused("server-seek-twice")
