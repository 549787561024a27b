"""What is fixed when a table is opened."""

import secrets
from typing import Any

from tepui.engine.play import fair
from tepui.server.messages import Duplicate, Terms, terms_of
from tepui.server.store.contract import now


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
    construction: int = 1  # of the fair deal; tables go on under the one they were opened with
    # The position it begins from, in place of the deal: `engine/play/start_position.py`.
    start: str = ""
    daily: str = ""  # the day whose deal is played here
    duplicate: Duplicate | None = None  # the match whose deal is played here
    rated: bool = False
    forfeit: bool = False  # rated, and a loss for everybody if all leave; older tables: for nobody
    tournament: str = ""  # the one this table belongs to
    device: bool = False  # dealt by the device on which it was played, from `start` on
    seen: bool = False  # its deal was played before, by whoever opened it

    @property
    def arranged(self) -> bool:
        """Whether it goes on from a moment of a lesson or of another game: its end says little."""
        return self.start != "" and not self.device


def new_head(terms: Terms, seed: bytes, who: list[str], **fixed: Any) -> Head:
    """A table that is opened now, with this deal and on these terms."""
    return Head(
        **terms_of(terms),
        **{"id": secrets.token_hex(8), "public": False, "numbers": False, **fixed},
        who=who,
        seats=len(who),
        commitment=fair.commitment(seed),
        construction=fair.NEWEST,
        opened=now(),
    )
