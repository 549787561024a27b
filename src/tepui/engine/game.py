"""The description of a game: its name, seats and options, and where its code is.

It is light, because it is read to list the games. The game's other parts (rules, view, notation,
narration, choices, refusals) are loaded when first needed.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from tepui.engine import parts
from tepui.engine.folders import load
from tepui.engine.text.errors import BadOption, BadSeats, NoPart, UnknownRules

if TYPE_CHECKING:
    from tepui.engine.rules.record import Layout
    from tepui.engine.rules.sight import Sight
    from tepui.engine.text.sheet import Sheet


@dataclass(frozen=True)
class Option:
    """One choice made when a table is opened: one of `values`, or one of `numbers`."""

    name: str
    values: tuple[str, ...]
    numbers: range = range(0)
    since: int = 1  # the version of the rules that brought it: older games go on without it

    @property
    def default(self) -> str:
        return self.values[0]

    def settle(self, value: str) -> str:
        """The value in its one spelling, or an error that says which there are."""
        if value in self.values:
            return value
        if re.fullmatch("[0-9]{1,9}", value) and int(value) in self.numbers:
            return str(int(value))
        said = value.partition("\n")[0][:40]
        choices = self.choices.replace("|", ", ")
        raise BadOption("engine-bad-value", option=self.name, value=said, choices=choices)

    @property
    def choices(self) -> str:
        """The possible values, as a person would write them."""
        numbers = [f"{self.numbers[0]}-{self.numbers[-1]}"] if self.numbers else []
        return "|".join([*self.values, *numbers])

    def pack(self, value: str) -> list[int]:
        """The value as whole numbers for `setup`: its index, or a number's negative."""
        return [self.values.index(value) if value in self.values else -int(value)]


T = TypeVar("T")


class Part(Generic[T]):
    """A module of a game's folder, loaded when it is first used.

    Where it is missing: None, or an error if whoever asks for it cannot do without (`required`).
    """

    def __init__(self, module: str, required: bool = True) -> None:
        self.module, self.required = module, required

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, game: Game, owner: type | None = None) -> T:
        given = game.has(self.module)
        if self.required and not given:
            raise NoPart("engine-no-part", title=game.title, part=self.module)
        part = cast(T, game._part(self.module) if given else None)
        game.__dict__[self.name] = part  # next time it is found there
        return part


def _game_of(package: str) -> Any:
    return load(package).GAME


@dataclass(frozen=True)
class Described:
    """The choices of a game that has no such part: `<id>-would-bid` is the verb `bid`.

    Of a game that is not narrated either, the verb is the move as logs write it.
    """

    game: Game
    Action: ClassVar[Any] = dict[str, str | int]

    def action(self, sight: Sight, seat: int, move: int) -> dict[str, str | int]:
        """The description of a legal move, as a verb with arguments."""
        if not self.game.has("narration"):
            return {"verb": self.game.notation.text(sight.s, seat, (move,))}
        event = self.game.narration.describe(sight, seat, move)
        return {"verb": event.key.removeprefix(f"{self.game.id}-would-"), **event.args}


@dataclass(frozen=True)
class Game:
    """The description of a game, made in its folder's `__init__`."""

    id: str
    title: str
    author: str
    publisher: str
    year: int
    seats: range
    minutes: int
    age: int
    version: int  # of the rules; a fix of what is legal raises it, and keeps what was before
    endings: tuple[str, ...]  # end reasons, from 1
    package: str
    options: tuple[Option, ...] = ()
    weight: int = 2  # from 1, learnt in a minute, to 5, an evening's study; the shelf goes by it
    usual_seats: int = 0  # how many usually sit down; 0 for the fewest
    # Options that differ from the first of their values where programs play among themselves, and
    # where people play but nobody watches a clock (in a terminal, by correspondence).
    simulation: Mapping[str, str] = field(default_factory=dict, hash=False)
    unhurried: Mapping[str, str] = field(default_factory=dict, hash=False)
    sources: Path | None = None  # where its modules are, if not in its folder (`tepui.specimens`)

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy, or one sent to another process, is the game itself: its parts are modules.
        return _game_of, (self.package,)

    @property
    def usual(self) -> int:
        """How many seats a table has by default."""
        return self.usual_seats or self.seats[0]

    @cached_property
    def folder(self) -> Path:
        return Path(cast(str, sys.modules[self.package].__file__)).parent

    @property
    def languages(self) -> tuple[str, ...]:
        """Those that it is told in: English, and others that have a file in its `words`."""
        return tuple(sorted(file.stem for file in self.folder.glob("words/*.ftl")))

    def rules_in(self, language: str) -> str:
        """The rules in words; in English where they are not told in a language."""
        told = self.folder / f"RULES.{language}.md"
        return (told if told.is_file() else self.folder / "RULES.md").read_text("utf-8")

    def has(self, part: str) -> bool:
        """Whether the game gives a part that it may leave out."""
        return ((self.sources or self.folder) / f"{part}.py").is_file()

    def settle_seats(self, seats: int) -> int:
        """The number of seats, if the game allows it."""
        if seats not in self.seats:
            raise BadSeats(
                "engine-bad-seats",
                title=self.title, seats=seats, least=self.seats[0], most=self.seats[-1],
            )  # fmt: skip
        return seats

    def settle_options(
        self, given: Mapping[str, str], version: int | None = None
    ) -> dict[str, str]:
        """All options with their values: the given ones checked, the others by default."""
        newest = self.settle_version(version)
        known = {option.name: option for option in self.options if option.since <= newest}
        for name in given:
            if name not in known:
                key = "engine-unknown-option" if known else "engine-no-options"
                told = {"title": self.title, "option": name, "known": ", ".join(known)}
                raise BadOption(key, **told)
        return {
            name: option.settle(given.get(name, option.default)) for name, option in known.items()
        }

    def simulated(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options as programs play among themselves: the given ones, then `simulation`."""
        return self.settle_options({**self.simulation, **given})

    def settle_version(self, version: int | None) -> int:
        """The version of the rules that a game is played by: what it was begun with, or ours."""
        if version is None:
            return self.version
        if not 1 <= version <= self.version:
            raise UnknownRules(
                "engine-unknown-rules", title=self.title, version=version, known=self.version
            )
        return version

    def pack_options(self, options: Mapping[str, str], version: int | None = None) -> list[int]:
        """Settled options as the whole numbers that `setup` reads, in the order of `options`.

        The last of them is the version of the rules.
        """
        codes = [code for o in self.options for code in o.pack(options.get(o.name, o.default))]
        return [*codes, self.settle_version(version)]

    @cached_property
    def longest(self) -> int:
        """Space for any list of legal moves or of outcomes, and for a number for each seat."""
        outcomes: int = self.optional("material", "LISTED_OUTCOMES", self._box.OUTCOMES)
        return max(self.moves, outcomes, 16)

    @property
    def moves(self) -> int:
        """How many moves there are, from 0 on."""
        return self._box.MOVES

    @cached_property
    def layout(self) -> Layout:
        """The layout of a position's record."""
        return self._box.RECORD

    @property
    def streams(self) -> int:
        """How many streams of numbers bulk play needs: one to decide by, one for each source."""
        return 1 + int(self.optional("material", "SOURCES", 1))

    def optional(self, part: str, name: str, default: Any = None) -> Any:
        """What a part gives beyond its protocol; the default where it gives nothing."""
        if name not in parts.KNOWN[part]:
            raise KeyError(f"{part}.{name} is not declared in engine/parts.py")
        return getattr(self._part(part), name, default) if self.has(part) else default

    def _part(self, name: str) -> Any:
        module = importlib.import_module(f"{self.package}.{name}")
        parts.refuse_misspelt(name, module)
        return module

    @cached_property
    def _box(self) -> parts.Material:
        return cast(parts.Material, self._part("material"))

    @cached_property
    def material(self) -> parts.Material:
        """What is in the box, with rules and hooks for those who run them on its records."""
        self._part("rules")  # binds the record to its rules
        for part in ("policy", "features"):
            if self.has(part):
                self._part(part)  # before anything that uses it is compiled
        return self._box

    @cached_property
    def clock_seconds(self) -> Callable[[Any], Any] | None:
        """How long the clock takes for its move, in a position's fields; None without a clock."""
        return cast(Callable[[Any], Any] | None, self.optional("view", "clock_seconds"))

    views = Part[parts.Views]("view")
    notation = Part[parts.Notation]("notation")
    narration = Part[parts.Narration]("narration")
    refusals = Part[parts.Refusals | None]("refusal", required=False)
    terminal = Part[parts.Terminal]("terminal")
    companion = Part[parts.AtRealTables]("companion")
    cutouts = Part[parts.Cutouts]("cutouts")
    traits = Part[parts.Traits | None]("traits", required=False)
    sheets = Part[parts.Sheets | None]("sheet", required=False)
    reasons = Part[parts.Reasons | None]("reasons", required=False)
    invariants = Part[parts.Invariants | None]("invariants", required=False)
    pad = Part[parts.Pad | None]("pad", required=False)
    transcript = Part[parts.Transcripts | None]("transcript", required=False)
    features = Part[Any]("features", required=False)  # see `engine.learning.relative_features`

    @cached_property
    def choices(self) -> parts.Choices:
        given = self._part("choices") if self.has("choices") else Described(self)
        return cast(parts.Choices, given)

    def breakdown(self, sight: Sight) -> Sheet:
        """The score sheet as a viewer may know it; the bare scores where the game gives none."""
        if self.sheets is None:
            from tepui.engine.text.sheet import bare

            return bare(sight.glance.scores)
        return self.sheets.breakdown(sight)

    @property
    def has_map(self) -> bool:
        return self.has("draw")

    def map(self) -> str:
        """The map of the board, as SVG, for a game that has one."""
        return cast(str, self._part("draw").printed())

    def scenery(self, options: Mapping[str, str]) -> str | None:
        """The background of such a table, as SVG; None if nothing is drawn."""
        return cast(str, self._part("draw").scenery(options)) if self.has_map else None

    def poster(self, view: Any, options: Mapping[str, str]) -> list[str] | None:
        """A view of such a table as a picture, in parts of SVG: see `engine.real_table.poster`."""
        if not self.has("poster"):
            return None
        return cast(list[str], self._part("poster").poster(view, options))
