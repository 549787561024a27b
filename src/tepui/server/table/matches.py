"""Matches: several tables play the same deals, and are compared seat by seat.

A match has no row of its own. Its first tables have ids that follow from the match's; each table's
head says which one of the match it is, and the table leads to the next round's as to a rematch. So
a match survives whatever its tables survive. While somebody still plays a deal, its tables are
sealed: nobody sees another's log, and results are shown only to those who have played it
themselves. When it has been played everywhere, an event at each of its tables says so.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

import tepui
from tepui.engine.play import fair
from tepui.engine.play.duplicate import Compared, compared, standings
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import SPECTATOR
from tepui.server import messages as ms
from tepui.server.background import Tasks
from tepui.server.errors import Broken, NotAllowed, NotFound, Refused
from tepui.server.store.store import Store
from tepui.server.table import duplicate as dm
from tepui.server.table import events as ev
from tepui.server.table import picture, policy
from tepui.server.table.divergence import divergences
from tepui.server.table.draft import Draft
from tepui.server.table.head import Head
from tepui.server.table.live import LiveTable
from tepui.server.table.opening import Opening, RematchPlan
from tepui.server.table.state import TableState
from tepui.server.table.tables import Tables

KEPT = 200  # deals whose divergences are cached

journal = logging.getLogger("tepui.server")
Forks = list[list[dm.MatchBranch]]


class Chain(NamedTuple):
    """One table of a match, round after round, so far."""

    rounds: list[LiveTable]
    gone: bool = False  # it ends here: its next table was tidied up, or never opened
    broken: bool = False  # its next table cannot be read now

    @property
    def last(self) -> TableState:
        return self.rounds[-1].state

    @property
    def ended(self) -> bool:
        """Whether nothing more will be played here."""
        return self.gone or (bool(self.rounds) and self.last.status == "closed")

    def played(self) -> list[LiveTable]:
        """The rounds that were played to their end."""
        return [live for live in self.rounds if live.state.status == "over"]

    def has_played(self, deal: int, turns: int) -> bool:
        """Whether this deal is finished here."""
        return self.ended or len(self.played()) >= (deal + 1) * turns


class OpenMatch(NamedTuple):
    """A match, with what its tables have in common."""

    head: Head
    part: ms.Duplicate
    chains: list[Chain]

    @property
    def turns(self) -> int:
        """The rounds of one deal."""
        return turns_of(self.head)

    def is_done(self, deal: int) -> bool:
        """Whether a deal is finished everywhere."""
        return all(chain.has_played(deal, self.turns) for chain in self.chains)

    def of(self, deal: int) -> list[tuple[int, LiveTable]]:
        """The tables at which a deal was finished, with their numbers."""
        first, last = deal * self.turns, (deal + 1) * self.turns
        return [
            (n, live) for n, chain in enumerate(self.chains) for live in chain.played()[first:last]
        ]


class Matches:
    """The matches of this server."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.opening = Opening(tables)
        self._secret = b""
        self._forks: OrderedDict[str, Forks] = OrderedDict()
        self._tasks = Tasks()

    async def start(self) -> None:
        """Load the secret of this server, or make it."""
        self._secret = await self.store.keep("matches", secrets.token_bytes(32))

    async def stop(self) -> None:
        """Finish what is being settled."""
        await self._tasks.finish()

    def seed(self, match: str, deal: int) -> bytes:
        """The seed of a match's deal, secret until it is finished everywhere."""
        said = f"tepui match 1\nmatch {match}\ndeal {deal}"
        return hmac.digest(self._secret, said.encode(), "sha256")

    # Opening, and going on

    async def open(self, wish: dm.MatchWish, person: str = "", opener: str = "") -> dm.MatchSeated:
        """Open all tables of a match's first round; whoever opens it may sit at the first."""
        if wish.tables == 1 and not wish.rotated:
            raise Refused("server-match-alone")
        game = tepui.game(wish.game)
        options = {**game.unhurried, **wish.options}
        if any(options[name] != calm for name, calm in game.unhurried.items()):
            raise Refused("server-match-hurried")
        terms = {**ms.terms_of(wish), "options": options, "spectators": False, "hints": False}
        table = ms.Wish(game=wish.game, who=wish.who, live=wish.live, **terms)
        head, _, invitation = self.opening.settled(table)
        await self.tables.check_name(wish.name, person)
        match = secrets.token_hex(8)
        seed = self.seed(match, 0)
        await self.tables.make_room(opener, wish.tables)
        for number in range(wish.tables):
            part = ms.Duplicate(match, number, wish.tables, 0, wish.deals, wish.rotated)
            opened = msgspec.structs.replace(
                head, id=first_id(match, number), commitment=fair.commitment(seed), duplicate=part
            )
            await self.tables.create(opened, seed, 0, opener)
        first = first_id(match, 0)
        if "me" not in wish.who:
            return dm.MatchSeated(match, invitation, first, None, "")
        join = ms.Join(wish.name, wish.who.index("me"), invitation)
        mine = await self.tables.join(first, join, person)
        return dm.MatchSeated(match, invitation, first, mine.seat, mine.token)

    async def rematch(self, live: LiveTable, opener: str = "") -> str:
        """Let the same people play again: the next round of their match, if they play one."""
        part = live.state.head.duplicate
        return await self.opening.rematch(live, opener, None if part is None else self._next)

    def _next(self, table: TableState) -> RematchPlan:
        old, part = table.head, _part(table.head)
        if table.status == "closed":
            raise Refused("server-is-closed")
        if part.round + 1 == rounds_of(old):
            raise Refused("server-match-over")
        part = msgspec.structs.replace(part, round=part.round + 1)
        turn = 1 if part.rotated else 0
        who = [old.who[seat - turn] for seat in range(old.seats)]
        head = msgspec.structs.replace(old, duplicate=part, who=who)
        return RematchPlan(head, self.seed(part.match, part.round // turns_of(old)), turn)

    # Settling

    def wrote(self, live: LiveTable) -> None:
        """A table has changed. If it is over and belongs to a match, its deal may be finished."""
        part = live.state.head.duplicate
        if part is not None and live.state.status in ("over", "closed") and not live.state.shown:
            self._tasks.start(self._settle(part.match))

    async def _settle(self, match: str) -> None:
        try:
            await self._open_match(match)
        except Exception:  # noqa: BLE001  # the next look at the match settles it
            journal.exception("match %s could not be settled", match)

    async def _open_match(self, match: str) -> OpenMatch:
        """A match; whatever of it is played everywhere is shown from now on."""
        chains: list[Chain] = []
        head: Head | None = None
        while len(chains) < (dm.MOST_TABLES if head is None else _part(head).tables):
            chains.append(await self._chain(first_id(match, len(chains))))
            if chains[-1].rounds:
                head = chains[-1].last.head
        if head is None:
            raise NotFound("server-no-match")
        part = _part(head)
        found = OpenMatch(head, part, chains)
        for deal in range(part.deals):
            if found.is_done(deal):
                for _, live in found.of(deal):
                    await _show(live)
        return found

    async def _chain(self, id: str) -> Chain:
        rounds: list[LiveTable] = []
        while True:
            try:
                live = await self.tables.find(id)
                if self.store.database.shared and not live.state.shown:
                    await live.catch_up()  # another worker may have ended it
            except NotFound:
                return Chain(rounds, gone=True)
            except Broken:
                return Chain(rounds, broken=True)
            rounds.append(live)
            if live.state.rematch is None:
                return Chain(rounds)
            id = live.state.rematch

    async def go_without(self, match: str, token: str) -> None:
        """Close the tables that keep others waiting, and at which nobody plays."""
        found = await self._open_match(match)
        mine = await self._seat_of(found, token)
        if mine is None:
            raise NotAllowed("server-match-not-yours")
        deal = next((deal for deal in range(found.part.deals) if not found.is_done(deal)), None)
        if deal is None or not found.chains[mine[0]].has_played(deal, found.turns):
            raise Refused("server-match-not-waiting")
        for chain in found.chains:
            idle = chain.rounds and chain.last.status in ("open", "over")
            if idle and not chain.has_played(deal, found.turns):
                live = chain.rounds[-1]
                if chain.last.status == "over":
                    live = await self.tables.find(await self.rematch(live))
                await live.attempt(_close)
        await self._open_match(match)

    async def _seat_of(self, found: OpenMatch, token: str) -> tuple[int, int] | None:
        """The table and the player whose secret this is."""
        for number, chain in enumerate(found.chains):
            if not chain.rounds:
                continue
            try:
                seat = await self.tables.viewer_of(chain.last, token)
            except NotAllowed:
                continue
            if seat != SPECTATOR:
                return number, player_of(chain.last, seat)
        return None

    # What is shown

    async def page(self, match: str, token: str) -> dm.MatchTold:
        """A match, as far as the holder of a seat's secret, or anybody else, may know it."""
        found = await self._open_match(match)
        mine = await self._seat_of(found, token)
        head, part = found.head, found.part
        deals, results = [], []
        for deal in range(part.deals):
            done = found.is_done(deal)
            own = mine is not None and found.chains[mine[0]].has_played(deal, found.turns)
            shared = policy.SharedDeal(over=done, played=own)
            played = found.of(deal) if shared.shows_results else []
            scored = _scored([live.state for _, live in played])
            results += [
                ((number, player_of(live.state, seat)), each)
                for (number, live), seats in zip(played, scored, strict=True)
                for seat, each in enumerate(seats)
                if each.most and (part.rotated or head.who[seat] == "person")
            ]
            seed = self.seed(match, deal)
            deals.append(
                dm.MatchDeal(
                    commitment=fair.commitment(seed),
                    seed=seed.hex() if shared.shows_deal else "",
                    done=done,
                    results=[
                        _result(number, live.state, seats, shared)
                        for (number, live), seats in zip(played, scored, strict=True)
                    ],
                    forks=await self._parted(f"{match} {deal}", played)
                    if shared.shows_deal
                    else [],
                )
            )
        return dm.MatchTold(
            match=match,
            game=head.game,
            rules=head.rules,
            seats=head.seats,
            options=head.options,
            rotated=part.rotated,
            rounds=rounds_of(head),
            over=all(deal.done for deal in deals),
            tables=[
                _table(chain, head, mine is not None and number == mine[0])
                for number, chain in enumerate(found.chains)
            ],
            deals=deals,
            standings=_standings(found, results, mine),
        )

    async def _parted(self, name: str, played: Sequence[tuple[int, LiveTable]]) -> Forks:
        if name not in self._forks:
            games = [live.state.match for _, live in played if live.state.match is not None]
            self._forks[name] = await asyncio.to_thread(divergences, games)
            if len(self._forks) > KEPT:
                self._forks.popitem(last=False)
        return self._forks[name]


async def _show(live: LiveTable) -> None:
    def act(draft: Draft) -> None:
        if not draft.state.shown:
            draft.add(ev.Shown())

    if not live.state.shown:
        await live.attempt(act)


def _close(draft: Draft) -> None:
    if draft.state.status != "closed":
        draft.add(ev.Closed("abandoned"))


def _scored(tables: Sequence[TableState]) -> list[list[Compared]]:
    """Each table's seats compared with the same seats at the others."""
    points = [_match(table).position.scores() for table in tables]
    by_seat = [compared(seat) for seat in zip(*points, strict=True)]
    return [list(each) for each in zip(*by_seat, strict=True)]


def _result(
    number: int, table: TableState, seats: Sequence[Compared], shared: policy.SharedDeal
) -> dm.MatchResult:
    position, part = _match(table).position, _part(table.head)
    scores = [
        dm.MatchScore(
            points, place, _against(each) if each.most else None, each.matchpoints, each.most
        )
        for points, place, each in zip(position.scores(), position.places(), seats, strict=True)
    ]
    return dm.MatchResult(
        number,
        part.round,
        picture.people(table),
        scores,
        table.head.id if shared.shows_deal else "",
    )


def _table(chain: Chain, head: Head, yours: bool) -> dm.MatchTable:
    if not chain.rounds:
        nobody = [ms.Person("", "empty") for _ in range(head.seats)]
        return dm.MatchTable(nobody, "gone", 0, yours, "")
    table, part = chain.last, _part(chain.last.head)
    joinable = table.status == "open" and bool(table.empty())
    id = table.head.id if yours or joinable else ""
    return dm.MatchTable(
        picture.people(table), "gone" if chain.gone else table.status, part.round, yours, id
    )


def _standings(
    found: OpenMatch, results: list[tuple[tuple[int, int], Compared]], mine: tuple[int, int] | None
) -> list[dm.MatchStanding]:
    told = []
    for each in standings(results):
        number, player = each.player
        table = found.chains[number].last
        seat = next(s for s in range(table.seats) if player_of(table, s) == player)
        told.append(
            dm.MatchStanding(
                each.place, number, picture.people(table)[seat], each.played,
                round(float(each.against), 2), each.matchpoints, each.most, each.player == mine,
            )
        )  # fmt: skip
    return told


def _against(each: Compared) -> float:
    return round(float(each.against), 2)


def _match(table: TableState) -> Match:
    assert table.match is not None
    return table.match


async def sits_elsewhere(store: Store, table: TableState, person: str) -> bool:
    """Whether somebody sits at another table of the same match, and so knows the deal."""
    part = table.head.duplicate
    if part is None or not person:
        return False
    for number in range(part.tables):
        kept = await store.seats.at(first_id(part.match, number))
        if number != part.table and any(each.person == person for each in kept):
            return True
    return False


def first_id(match: str, number: int) -> str:
    """The id of a match's table in the first round."""
    said = f"tepui match 1\nmatch {match}\ntable {number}"
    return hashlib.sha256(said.encode()).hexdigest()[:16]


def turns_of(head: Head) -> int:
    """How many rounds a deal of this match has."""
    return head.seats if _part(head).rotated else 1


def rounds_of(head: Head) -> int:
    """How many rounds a match has."""
    return _part(head).deals * turns_of(head)


def player_of(table: TableState, seat: int) -> int:
    """Which player sits there: their seat in the first round."""
    part = _part(table.head)
    return (seat - part.round) % table.seats if part.rotated else seat


def _part(head: Head) -> ms.Duplicate:
    assert head.duplicate is not None
    return head.duplicate
