"""The store: what is kept, by subject, in one database."""

from tepui.server.store.contract import Database, wall
from tepui.server.store.days import DayRepository
from tepui.server.store.friends import FriendRepository
from tepui.server.store.hosting import HostingRepository
from tepui.server.store.notices import NoticeRepository
from tepui.server.store.people import PeopleRepository
from tepui.server.store.puzzles import PuzzleRepository
from tepui.server.store.ratings import RatingRepository
from tepui.server.store.reviews import ReviewRepository
from tepui.server.store.seats import SeatRepository
from tepui.server.store.seeking import SeekingRepository
from tepui.server.store.sign_in import SignInRepository
from tepui.server.store.tables import TableRepository
from tepui.server.store.tournaments import TournamentRepository


class Store:
    """The repositories over one database. While it cannot be reached, each call raises `Away`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.days = DayRepository(database)
        self.friends = FriendRepository(database)
        self.hosting = HostingRepository(database)
        self.notices = NoticeRepository(database)
        self.people = PeopleRepository(database)
        self.puzzles = PuzzleRepository(database)
        self.ratings = RatingRepository(database)
        self.reviews = ReviewRepository(database)
        self.seats = SeatRepository(database)
        self.seeking = SeekingRepository(database)
        self.sign_in = SignInRepository(database)
        self.tables = TableRepository(database)
        self.tournaments = TournamentRepository(database)

    async def check(self) -> None:
        """Write and commit something, to see whether the database accepts writes. Raises `Away`."""
        await self.database.ask(
            "INSERT INTO secrets (name, value) VALUES ('checked', ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            str(wall()).encode(),
        )

    async def keep(self, name: str, fresh: bytes) -> bytes:
        """The secret stored under this name. If there is none, `fresh` is stored."""
        ((kept,),) = await self.database.ask_all(
            [
                ("INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING", (name, fresh)),
                ("SELECT value FROM secrets WHERE name = ?", (name,)),
            ]
        )
        return bytes(kept)
