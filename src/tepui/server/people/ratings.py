"""Ratings on this server: results of rated tables, stored once, and the ladder computed from them.

A result is read from its table's events alone. So nothing is lost if a server stops between the
last move and the write, and all ratings can be recomputed from the logs.
"""

import asyncio
from collections.abc import Sequence

import msgspec

import tepui
from tepui.bots.levels import LADDER
from tepui.coach.told import Skill as Reviewed
from tepui.engine.text.errors import TepuiError
from tepui.rating.anchors import BOT, anchors
from tepui.rating.ladder import RULES, Ladder, RatedGame, RatedSeat, Skill
from tepui.server.errors import NotFound
from tepui.server.people import messages as pm
from tepui.server.store.store import Store
from tepui.server.table.names import looks
from tepui.server.table.state import TableState
from tepui.server.table.tables import Tables

BATCH = 500
SURE = 200  # points by which the rating of a listed person may be off
LISTED = 100
CURVE = 200  # the latest games to show
EARLY = 12  # phrases: whoever leaves earlier has not played much of a game

_read = msgspec.json.Decoder(RatedGame).decode


class Ratings:
    """The ratings of this server's people."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self._ladder, self._folded = Ladder(), 0
        self._last = (0.0, "")
        self._lock = asyncio.Lock()

    async def settle(self) -> None:
        """Store the results of games that are over."""
        for id in await self.store.ratings.unsettled(BATCH):
            try:
                table = (await self.tables.find(id)).state
            except TepuiError:
                continue  # it cannot be read now
            if counts(table):
                rated = result_of(table)
                await self.store.ratings.settle(id, rated.at, msgspec.json.encode(rated))
            elif table.status == "closed":
                await self.store.ratings.drop(id)

    async def ladder(self) -> Ladder:
        """Everybody's ratings, up to date."""
        async with self._lock:
            await self.settle()
            await self._fold()
            if self._folded != await self.store.ratings.count():
                # One that ended earlier was stored later, by another worker.
                self._ladder, self._folded, self._last = Ladder(), 0, (0.0, "")
                await self._fold()
            return self._ladder

    async def _fold(self) -> None:
        while results := await self.store.ratings.after(*self._last, BATCH):
            games = [_read(result) for result in results]
            await asyncio.to_thread(self._play, games)

    def _play(self, games: Sequence[RatedGame]) -> None:
        for rated in games:
            self._ladder.play(rated)
            self._last = (rated.at, rated.table)
            self._folded += 1

    async def of(self, person: str) -> pm.MyRatings:
        """A person's ratings, game by game, each with its curve."""
        ladder, errors = await self.ladder(), await self.store.seats.errors_of(person)
        ratings = []
        for game in tepui.all_games():
            if curve := ladder.curves.get((game.id, person)):
                points = [pm.RatingPoint(each.at, each.skill.points) for each in curve[-CURVE:]]
                seen = [errors[each.table] for each in curve if each.table in errors]
                ratings.append(pm.Rating(game.id, *_shown(curve[-1].skill), points, *_errors(seen)))
        return pm.MyRatings(ratings)

    async def reviewed(self, table: str, skills: Sequence[Reviewed]) -> None:
        """The coach has reviewed a game: store its error rates for the owners of the seats."""
        kept = {each.seat for each in await self.store.seats.at(table)}
        for each in skills:
            if each.seat in kept and each.choices:
                await self.store.seats.set_errors(table, each.seat, each.error_rate, each.choices)

    async def sitters(self, table: TableState, viewer: int) -> pm.Sitters:
        """Symbols of the people with accounts, and at a rated table everybody's rating."""
        kept = {each.seat: each.person for each in await self.store.seats.at(table.head.id)}
        ladder = await self.ladder() if table.head.rated else None
        seats = []
        for seat in range(table.seats):
            who = await self.store.people.load(kept[seat]) if seat in kept else None
            points, doubt = (None, None) if ladder is None else _stands(ladder, table, seat)
            colour, piece = (None, None) if who is None else (who.colour, who.piece)
            muted = (viewer, seat) in table.talk.muted
            seats.append(pm.Sitter(colour, piece, points, doubt, muted))  # type: ignore[arg-type]
        return pm.Sitters(seats)

    async def player(self, name: str) -> pm.Player:
        """A person on a game's leaderboard: their ratings and their history."""
        owners = [await self.store.people.owner_of_name(look) for look in looks(name)]
        curves, ratings = (await self.ladder()).curves, list[pm.Rating]()
        for person in await self.store.people.known([each for each in owners if each]):
            for game in tepui.all_games() if person.name == name else ():
                curve = curves.get((game.id, person.id))
                if curve and curve[-1].skill.doubt <= SURE:
                    points = [pm.RatingPoint(each.at, each.skill.points) for each in curve[-CURVE:]]
                    ratings.append(pm.Rating(game.id, *_shown(curve[-1].skill), points))
            if ratings:
                piece: pm.Piece = person.piece  # type: ignore[assignment]
                return pm.Player(person.name, person.colour, piece, ratings)
        raise NotFound("server-no-player", name=name[:40])

    async def board(self, game: str) -> pm.RatingBoard:
        """A game's best players, and its bots."""
        chosen = tepui.game(game)
        known = anchors(chosen.id)
        if known is None:
            raise NotFound("server-not-rated", game=chosen.title)
        bots = [
            pm.Standing(BOT + level, Skill(known.levels[level]).points, 0, 0)
            for level in LADDER
            if level in known.levels
        ]
        curves = (await self.ladder()).curves
        skills = {who: curve[-1].skill for (each, who), curve in curves.items() if each == game}
        sure = [who for who, skill in skills.items() if skill.doubt <= SURE]
        sure.sort(key=lambda who: -skills[who].points)
        people: list[pm.Standing] = []
        while sure and len(people) < LISTED:  # those who have deleted their account are left out
            some, sure = sure[:LISTED], sure[LISTED:]
            for each in await self.store.people.known(some):
                if each.name:
                    people.append(pm.Standing(each.name, *_shown(skills[each.id])))
        ranked = sorted([*people, *bots], key=lambda each: -each.points)
        return pm.RatingBoard(chosen.id, ranked[:LISTED])


def _shown(skill: Skill) -> tuple[int, int, int]:
    return skill.points, skill.doubt, skill.games


def _errors(seen: Sequence[tuple[float, int]]) -> tuple[int, float | None]:
    """How many games were reviewed, and the error rate over all their choices."""
    choices = sum(count for _, count in seen)
    if not choices:
        return 0, None
    return len(seen), sum(rate * count for rate, count in seen) / choices


def _stands(ladder: Ladder, table: TableState, seat: int) -> tuple[int | None, int | None]:
    """The rating of a seat. A bot's never changes, and is certain."""
    head, person = table.head, table.persons[seat]
    if head.who[seat] != "person":
        known = anchors(head.game)
        skill = known.levels.get(head.who[seat]) if known is not None else None
        return (None, None) if skill is None else (Skill(skill).points, None)
    if not person:
        return None, None
    now = ladder.skill(head.game, person)
    return now.points, now.doubt


def counts(table: TableState) -> bool:
    """Whether a rated game has a result: it is over, or somebody has moved and all have left."""
    if table.status != "closed" or table.match is None:
        return table.status == "over"
    moved = any(line.actor in table.people() for line in table.match.lines)
    return table.head.forfeit and moved and not table.active()


def result_of(table: TableState) -> RatedGame:
    """How a rated game ended. People who left share the last place."""
    head, match = table.head, table.match
    assert match is not None
    places = match.position.places()
    left = {seat for seat in table.people() if table.is_bot(seat)}
    keys = [(seat in left, 0 if seat in left else place) for seat, place in enumerate(places)]
    households = table.households()
    seats = [
        RatedSeat(
            table.persons[seat] if head.who[seat] == "person" else BOT + head.who[seat],
            1 + sum(other < key for other in keys),
            _stayed(table, seat),
            households[seat],
        )
        for seat, key in enumerate(keys)
    ]
    return RatedGame(head.game, head.id, table.clocks.since, seats, RULES)


def _stayed(table: TableState, seat: int) -> float:
    """How much of a game somebody has played: all of it, or this many phrases until they left."""
    assert table.match is not None
    left = [each.after for each in table.seat_changes if (each.seat, each.what) == (seat, "left")]
    if not left or not table.is_bot(seat):
        return 1.0
    phrases, small = 0, 0
    for line in table.match.lines:
        small += len(line.moves) or 1
        if small > left[-1]:
            break
        phrases += line.actor == seat
    return min(1.0, phrases / EARLY)
