"""What the modules of a game give, and what else they may give; `Game` loads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import numpy as np

    from tepui.engine.real_table.companion import Aids
    from tepui.engine.real_table.cutout import Cutout
    from tepui.engine.real_table.pad import PadGroup
    from tepui.engine.real_table.transcript import Asked
    from tepui.engine.rules.record import Layout
    from tepui.engine.rules.sight import Sight
    from tepui.engine.text.event import Event, Fact, Refusal
    from tepui.engine.text.sheet import Sheet
    from tepui.engine.text.words import Words

# The modules of a game's folder that others know by name: those that every game has, and those that
# it may leave out. Each with what it may give beyond its protocol, as `Game.optional` finds it.
NEEDED = {
    "material": (
        "LISTED_OUTCOMES",  # the most outcomes that are possible at one node
        "LONGEST",  # the most decisions of a game; chance has no more outcomes in it
        "SOURCES",  # how many sources of chance there are (see `contract.source`)
    ),
    "rules": (),
    "view": ("clock_seconds",),  # clock_seconds(s): how long the real-time clock takes, or None
    "notation": (),
    "narration": (),
    "terminal": (),
}
OPTIONAL = {
    "choices": (),
    "refusal": (),
    "sheet": ("unit",),  # unit(s): what the coach counts instead of points
    "reasons": (
        "leaves_open",  # (move, other): whether a move leaves another possible
        "compare_moves",  # (sight, seat, move, best): what tells two moves apart
        "OUTDONE",  # by what a fact says: what says as much or more
        "LESSONS",  # what names a kind of choice, by what a fact says, whatever else is true
        "ended",  # (acts, sight, seat): how a game ended early, for its review
        "advisable",  # (sight, seat, move): whether a hint may advise a move
    ),
    "invariants": (),
    "features": (
        "FIELDS", "DERIVED", "SEAT_MOVES", "ACTIONS", "VERSION",  # see `relative_features`
        "OPTIONS", "HORIZON",  # of a training
    ),
    "policy": (
        "SIMULATIONS", "SEARCH", "EXPERT", "CHAMPION", "SLACK",  # of the levels: `bots.levels`
        "ALL_CHAIRS", "CHAPTER_SHOWN",  # see docs/bots.md
    ),
    "habits": ("awkward", "leaning"),  # how people play: see `bots.casual`, `bots.manners`
    "poster": (),
    "draw": (),
    "pad": (),
    "companion": (),
    "cutouts": (),
    "transcript": (),
    "traits": (),
}  # fmt: skip
KNOWN = {
    **NEEDED,
    **OPTIONAL,
}  # `policy` and `features` may also give hooks of `engine.rules.hooks`
TOGETHER = ("pad", "companion", "cutouts")  # for owners of the box: a game gives all or none


@cache
def refuse_misspelt(part: str, module: ModuleType) -> None:
    """Refuse a part that gives a name much like an optional one: nothing would read it."""
    known = {*KNOWN.get(part, ())}
    if part in ("policy", "features"):
        from tepui.engine.rules.hooks import HOOKS

        known |= {hook.__name__ for hook in HOOKS}
    missing = known - vars(module).keys()
    for name in vars(module).keys() - known:
        for meant in get_close_matches(name, [] if name[0] == "_" else missing, 1, 0.75):
            raise TypeError(f"{module.__name__}.{name} is never read; is it meant to be {meant}?")


class Material(Protocol):
    """What every game's `material` provides besides its own tables."""

    RECORD: Layout
    MOVES: int  # moves are 0 to MOVES - 1
    OUTCOMES: int  # and chance outcomes 0 to OUTCOMES - 1


class Views(Protocol):
    """A game's `view`: the picture of the table that a client draws."""

    View: type  # the picture as a struct

    def view(self, sight: Sight) -> Any: ...


class Notation(Protocol):
    """A game's `notation`: moves as words and back. Language-neutral; used in logs."""

    def text(self, s: Any, actor: int, moves: Sequence[int]) -> str: ...
    def parse(self, s: Any, actor: int, phrase: str) -> tuple[int, ...]: ...
    def ends_line(self, s: Any, actor: int, move: int) -> bool: ...


class Narration(Protocol):
    """A game's `narration`: what happened, and what a move would mean, as a seat may see it."""

    def narrate(self, before: Sight, actor: int, move: int, after: Sight) -> list[Event]: ...
    def describe(self, sight: Sight, seat: int, move: int) -> Event: ...


class Choices(Protocol):
    """A game's `choices`: a legal move as a verb with arguments, by which a client finds it.

    Without it, choices are made from descriptions.
    """

    Action: Any  # all its verbs, as one union

    def action(self, sight: Sight, seat: int, move: int) -> Any: ...


class Terminal(Protocol):
    """A game's `terminal`: its view as plain lines of text."""

    def lines(self, view: Any, say: Words, names: list[str]) -> list[str]: ...


class Sheets(Protocol):
    """A game's `sheet`: where each seat's points come from."""

    def breakdown(self, sight: Sight) -> Sheet: ...


class Traits(Protocol):
    """A game's `traits`: what of a seat may go with victory."""

    def traits(
        self, records: np.ndarray[Any, Any], seats: int
    ) -> Iterable[tuple[Event, np.ndarray[Any, Any]]]: ...


class Reasons(Protocol):
    """A game's `reasons`: what is good or bad about a move, as facts."""

    def facts(self, sight: Sight, seat: int, move: int) -> list[Fact]: ...


class Invariants(Protocol):
    """A game's `invariants`: what holds of every position it can reach.

    Each condition is named after a field of the record, and may rely on those before it.
    """

    def conditions(self, s: Any, opening: Any) -> Iterable[tuple[str, bool]]: ...


class Pad(Protocol):
    """A game's `pad`: a real table, entered piece by piece."""

    OPTIONS: Sequence[str]  # of the game, that the score depends on
    HOLDS: dict[str, tuple[str, str]]  # conditions that hold of it, each with its rule and words

    def groups(self, seats: int) -> list[PadGroup]: ...
    def lay(self, s: Any, entries: Sequence[Mapping[str, int]]) -> Refusal | None: ...


class Transcripts(Protocol):
    """A game's `transcript`: how it is written down at a real table.

    Both take what the writer knows. `asked` offers of another's secret cards all that there are, so
    that it reminds nobody of what was seen; `why_not` says why none of the worlds that fit allows a
    move.
    """

    OPTIONS: Sequence[str]  # of the game, that play at a real table depends on

    def asked(self, sight: Sight, actor: int) -> Asked: ...
    def why_not(self, sight: Sight, actor: int, move: int) -> Refusal: ...


class AtRealTables(Protocol):
    """A game's `companion`: what helps at a real table."""

    def aids(self, seats: int) -> Aids: ...


class Cutouts(Protocol):
    """A game's `cutouts`: its pieces at true size, to be printed."""

    COLOUR: str  # of headings, frames and backs
    EMBLEMS: Sequence[str]  # drawn at the head of its pages
    BACK: str  # drawn on the backs of its cards; nothing, where it has none

    def cutouts(self, say: Words) -> list[Cutout]: ...


class Refusals(Protocol):
    """A game's `refusal`: why a move is not allowed, and which moves reveal something.

    Without it, an illegal move is refused without a reason, and none can be taken back.
    """

    def why_not(self, sight: Sight, seat: int, move: int) -> Refusal: ...
    def reveals(self, s: Any, seat: int, move: int) -> bool: ...
