"""What is fixed when a table is opened."""

from tepui.server.messages import Absence, Duplicate, Terms


class Head(Terms, frozen=True, kw_only=True):
    """A table as it was opened, and as that is stored."""

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
    construction: int = 1  # of the fair deal; tables go on under the one they were opened with
    absence: Absence = 120  # tables of old do not say
    start: str = (
        ""  # the position it begins from, in place of the deal: `engine/play/start_position.py`
    )
    daily: str = ""  # the day whose deal is played here
    duplicate: Duplicate | None = None  # the match whose deal is played here
    rated: bool = False
    tournament: str = ""  # the one this table belongs to
    device: bool = False  # dealt by the device on which it was played, from `start` on
    seen: bool = False  # its deal was played before, by whoever opened it

    @property
    def arranged(self) -> bool:
        """Whether it goes on from a moment of a lesson or of another game: its end says little."""
        return self.start != "" and not self.device
