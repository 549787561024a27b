"""What is fixed when a table is opened."""

from tepui.server.messages import Absence, Duplicate, Terms


class Head(Terms, frozen=True, kw_only=True):
    """A table as it was opened, in its stored form."""

    id: str
    game: str
    rules: int
    seats: int
    who: list[str]  # for each seat "person" or a bot's level
    live: bool
    public: bool
    numbers: bool
    invitation: str  # hash of the secret that lets people in
    commitment: str
    opened: float
    construction: int = 1  # the fair deal's version, which a table keeps
    absence: Absence = 120  # missing from older tables
    start: str = (
        ""  # the position it starts from, instead of the deal: `engine/play/start_position.py`
    )
    daily: str = ""  # the day of its daily challenge
    duplicate: Duplicate | None = None  # the match it belongs to
    rated: bool = False
    tournament: str = ""  # the one this table belongs to
    device: bool = False  # dealt by the device on which it was played, from `start` on
    seen: bool = False  # whoever opened it had played its deal before
