"""The deals of the day: committed to the day before, tried once, judged by par and by each other.

Every day of every game has one seed, made from a secret of this server, and everybody gets the same
deal. A try is an ordinary table that nobody else may look at before the day is over. People who
have not finished see no results. The end of a try is read from its table, so a restart of the
server loses none.
"""

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from datetime import date, timedelta
from typing import NamedTuple

import msgspec

import tepui
from tepui.daily import deal
from tepui.daily.deal import Terms
from tepui.daily.par import BOT, STAND_IN, Par, beaten
from tepui.engine import registry
from tepui.engine.game import Game
from tepui.engine.play import fair
from tepui.server import messages as ms
from tepui.server.errors import NotFound, Refused
from tepui.server.store.contract import Asker, Day, Kept, Row, Try, wall
from tepui.server.store.store import Store
from tepui.server.table import board as bd
from tepui.server.table import events as ev
from tepui.server.table import policy
from tepui.server.table.draft import Draft
from tepui.server.table.head import new_head
from tepui.server.table.names import clean_name
from tepui.server.table.tables import Tables, hashed, row_of

BOARD = 200  # entries to show
CALENDAR = 60  # days
STREAK = 400  # days to look at for those played in a row
RUNNING = ("open", "playing", "paused")


class Lacking(NamedTuple):
    """A par that is still to be played."""

    game: str
    day: str
    terms: Terms
    bot: str


class Days:
    """The deals of the day of this server."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._secret = b""
        self._salt = b""

    async def start(self, secret: bytes | None = None) -> None:
        """Load the secrets of this server, or make them; or take the days' from the caller."""
        self._secret = secret or await self.store.keep("daily", secrets.token_bytes(32))
        self._salt = await self.store.keep("daily addresses", secrets.token_bytes(32))

    def today(self) -> date:
        """Today, in UTC."""
        return deal.day_of(wall())

    def seed(self, game: str, day: str) -> bytes:
        """The seed of a game's day, secret until the day is over."""
        return deal.seed_of(game, date.fromisoformat(day), self._secret)

    def _keyed(self, text: str) -> str:
        """A keyed hash, stored instead of an address or a person."""
        return hmac.new(self._salt, text.encode(), "sha256").hexdigest()

    async def prepare(self) -> list[Lacking]:
        """Fix today's and tomorrow's tables. Returns the pars that are still to be played, the most
        urgent first: any par at all of today's, then the champion's.
        """
        lacking, today = [], self.today()
        for day in (today, today + timedelta(days=1)):
            for game in registry.shelf():
                kept = await self._settled(game, day.isoformat())
                par, which = _par(kept), (game.id, day.isoformat(), _terms(kept))
                if par is None and day == today:
                    lacking.append(Lacking(*which, STAND_IN))
                if par is None or not par.final:
                    lacking.append(Lacking(*which, BOT))
        return sorted(lacking, key=lambda each: each.bot == BOT)

    async def set_par(self, game: str, day: str, par: Par) -> None:
        """Store a bot's result with a deal. The champion's replaces another's."""
        kept = await self.store.days.load(game, day)
        known = None if kept is None else _par(kept)
        yields = known is not None and par.final and not known.final
        instead = kept.par if kept is not None and yields else None
        await self.store.days.set_par(game, day, msgspec.json.encode(par), instead)

    async def _settled(self, game: Game, day: str) -> Day:
        """A game's day. From now on its table stays as it is, whatever becomes of the program."""
        terms = msgspec.json.encode(deal.terms_of(game))
        return await self.store.days.load(game.id, day) or await self.store.days.keep(
            game.id, day, terms
        )

    # Playing

    async def begin(
        self, game: str, wish: bd.DailyWish, address: str, who: str = "", opener: str = ""
    ) -> ms.Seated:
        """Begin or continue a try at today's deal, or practise with a past one.

        `who` is the signed-in person, if any: they have one try, whatever browser they use.
        """
        chosen, today = tepui.game(game), self.today().isoformat()
        day = self._read(wish.day) if wish.day else today
        asker = Asker(who, hashed(wish.person))
        secret = self._keyed(f"person {who}") if who else wish.person
        for mine in await self.store.days.tries_of(asker, day):
            here = (mine.game, mine.day) == (chosen.id, day) and mine.status is not None
            if here and (day == today or mine.status in RUNNING):
                return await self._sat(mine.table, secret, mine.name, who)
        await self.tables.check_name(wish.name, who)
        terms, name = _terms(await self._known(chosen, day)), clean_name(wish.name)
        deal.match_of(chosen, terms)  # a day under rules that we do not know is refused, not stored
        await self.tables.make_room(opener)
        if day == today:
            id = _digest("table", chosen.id, day, secret)[:16]
            row = self._row(id, terms, day, opener)
            begun = Try(
                chosen.id, day, hashed(secret), id, name, self._keyed(address), wall(),
            )  # fmt: skip
            await self.store.days.begin_try(begun, row)
        else:
            row = self._row(secrets.token_hex(8), terms, day, opener)
            await self.store.tables.create(row)
        return await self._sat(row.id, secret, name, who)

    def _row(self, id: str, terms: Terms, day: str, opener: str) -> Row:
        seed = self.seed(terms.game, day)
        who = [terms.bots.get(seat, "person") for seat in range(terms.seats)]
        alone = ms.Terms(options=terms.options, spectators=False, chat=False, absence=0)
        head = new_head(
            alone, seed, who, id=id, game=terms.game, rules=terms.rules, live=False, daily=day,
            invitation=hashed(secrets.token_urlsafe(18)),
        )  # fmt: skip
        return row_of(head, seed, opener=opener)

    async def _sat(self, table: str, secret: str, name: str, who: str) -> ms.Seated:
        """Seat the person, unless that was done before.

        Returns the same token again. The seat of a signed-in person is theirs: their sessions
        replace its token.
        """
        live = await self.tables.find(table)
        (seat,) = live.state.people()
        token = _digest("seat", table, secret)

        def act(draft: Draft) -> None:
            if draft.state.empty():
                draft.add(ev.Sat(seat, name, hashed(token)))

        await live.attempt(act)
        if who:
            await self.store.seats.keep(Kept(table, seat, who, wall()))
        return ms.Seated(table, seat, "" if who else token)

    def _read(self, text: str) -> str:
        """A day that has begun."""
        day, today = deal.read_day(text), self.today()
        if day > today:
            raise Refused("daily-not-yet", date=day.isoformat(), today=today.isoformat())
        return day.isoformat()

    async def _known(self, game: Game, day: str) -> Day:
        """A day of this server: today, or one that was dealt here."""
        if day == self.today().isoformat():
            return await self._settled(game, day)
        found = await self.store.days.load(game.id, day)
        if found is None:
            raise NotFound("server-daily-unknown", title=game.title, date=day)
        return found

    # What is shown

    async def summary(self, who: Asker) -> bd.Daily:
        """Today's deals, and how far the caller has come with them."""
        day, tomorrow = self.today(), self.today() + timedelta(days=1)
        mine = await self.store.days.tries_of(who, day.isoformat())
        done = {each.game: _is_done(each) for each in reversed(mine) if each.day == str(day)}
        games = []
        for game in registry.shelf():
            promise, next_one = (
                fair.commitment(self.seed(game.id, each.isoformat())) for each in (day, tomorrow)
            )
            yours = "done" if done.get(game.id) else "begun" if game.id in done else "new"
            games.append(bd.DailyGame(game.id, promise, next_one, yours))  # type: ignore[arg-type]
        return bd.Daily(day.isoformat(), games)

    async def board(self, game: str, text: str, who: Asker) -> bd.Board:
        """A day's results, for people who have finished; for everybody when the day is over."""
        chosen, day = tepui.game(game), self._read(text)
        kept = await self._known(chosen, day)
        tries = await self.settle(chosen.id, day)
        ended = [each for each in tries if each.points is not None]
        mine = next((each for each in ended if who.has(each)), None)
        shared = policy.SharedDeal(over=policy.is_over(day), played=mine is not None)
        par = _par(kept)
        seed = self.seed(chosen.id, day)
        return bd.Board(
            game=chosen.id,
            day=day,
            over=shared.over,
            commitment=fair.commitment(seed),
            seed=seed.hex() if shared.shows_deal else "",
            begun=len(tries),
            finished=len(ended),
            yours=None if mine is None else _verdict(mine, ended, par),
            par=_daily_par(par) if shared.shows_results else None,
            entries=_entries(tries, who, shared) if shared.shows_results else [],
            days=await self.store.days.before(chosen.id, self.today().isoformat(), CALENDAR),
            played=await self._played(chosen.id, who),
        )

    async def _played(self, game: str, who: Asker) -> list[str]:
        """The days whose deal the caller has finished."""
        since = (self.today() - timedelta(days=STREAK)).isoformat()
        mine = await self.store.days.tries_of(who, since)
        return sorted({each.day for each in mine if each.game == game and _is_done(each)})

    async def settle(self, game: str, day: str) -> list[Try]:
        """All tries at a deal, with results if the table is over."""
        tries = await self.store.days.tries(game, day)
        for number, each in enumerate(tries):
            if each.points is None and each.status == "over":
                tries[number] = ended = await self._ended(each)
                await self.store.days.end_try(ended)
        return tries

    async def settle_lately(self) -> None:
        """Read the results of tries that nobody has asked for."""
        for day in (self.today() - timedelta(days=1), self.today()):
            for game in registry.shelf():
                await self.settle(game.id, day.isoformat())

    async def _ended(self, begun: Try) -> Try:
        table = (await self.tables.find(begun.table)).state
        assert table.match is not None
        (seat,), position = table.people(), table.match.position
        return msgspec.structs.replace(
            begun, points=position.scores()[seat], place=position.places()[seat],
            ended=table.clocks.since,
        )  # fmt: skip


def _is_done(one: Try) -> bool:
    return one.points is not None or one.status == "over"


def _terms(kept: Day) -> Terms:
    return msgspec.json.decode(kept.terms, type=Terms)


def _par(kept: Day) -> Par | None:
    return None if kept.par is None else msgspec.json.decode(kept.par, type=Par)


def _daily_par(par: Par | None) -> bd.DailyPar | None:
    if par is None:
        return None
    return bd.DailyPar(round(par.mean, 2), round(par.spread, 2), len(par.points), par.final)


def _verdict(mine: Try, ended: Sequence[Try], par: Par | None) -> bd.DailyVerdict:
    assert mine.points is not None
    assert mine.place is not None
    others = [each.points for each in ended if each is not mine and each.points is not None]
    return bd.DailyVerdict(
        mine.points, mine.place,
        None if par is None else beaten(mine.points, par.points),
        beaten(mine.points, others) if others else None,
    )  # fmt: skip


def _entries(tries: Sequence[Try], who: Asker, shared: policy.SharedDeal) -> list[bd.Entry]:
    """The leaderboard: most points first, then the first to begin; always with the caller's own."""
    met: set[str] = set()
    entries = []
    made = sorted(each.points for each in tries if each.points is not None)
    for each in tries:
        marks = {each.address, each.owner or each.person}
        again = bool(marks & met)
        met |= marks
        if each.points is not None and each.place is not None and each.ended is not None:
            rank = 1 + len(made) - bisect_right(made, each.points)
            late = deal.day_of(each.ended).isoformat() > each.day
            table = each.table if shared.shows_deal else ""
            own = who.has(each)
            entries.append(
                bd.Entry(rank, each.name, each.points, each.place, own, again, late, table)
            )
    entries.sort(key=lambda entry: entry.rank)
    return [entry for number, entry in enumerate(entries) if number < BOARD or entry.yours]


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(("tepui daily 1", *parts)).encode()).hexdigest()
