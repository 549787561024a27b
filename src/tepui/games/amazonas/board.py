"""The board of Amazonas as data: read from a file, checked, and packed for the rules. [AM1] [AM3]

The built-in board, `board.json`, is a map of our own: the published one is not ours to copy. Any
table may bring another, as a file in the same form. What is wrong with a board is said by a
`BadBoard`. Whether a board is also well balanced, `figures` says; how it looks, `draw`.
"""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

from tepui.engine.game import Option
from tepui.engine.text.errors import TepuiError

SPECIES = ("orchid", "fish", "butterfly", "parrot", "reptile")
KINDS = ("water", "land")
MOST_VILLAGES = 32
LEAST_VILLAGES = 4
MOST_SITES = 3
MOST_SITES_OF_SPECIES = 12  # [AM2] as many as tiles
FIRST_PRICES = (2, 3)
PRICES = (2, 3, 4, 5)
MISSION_CARDS = 8
MISSION_VILLAGES = 4
TIE_ROWS, TIE_CARDS = 4, 7
MOST_TIE = 99
LONGEST = 100_000  # characters of a board's file
LEAST_SIDE, MOST_SIDE = 200, 5_000  # of the map
MOST_POINTS = 2_000  # of all courses together
MOST_RIVERS, MOST_WIDTH = 200, 200
BUILT_IN = "tepui"

Point = tuple[int, int]

_NAME = re.compile(r"[^\W\d_][^\W_]*(?:[ '’.-]{1,2}[^\W_]+)*")  # letters first, no comma
_LONGEST_NAME = 24


class BadBoard(TepuiError):
    """The file is not a board that Amazonas can be played on."""


@dataclass(frozen=True)
class Village:
    """A village: its species, and the prices of its building sites in gold."""

    name: str
    species: int
    prices: tuple[int, ...]
    at: Point


@dataclass(frozen=True)
class Link:
    """A waterway or a path between two villages.

    For its drawing: the points it passes between them, and how wide its water is.
    """

    a: int
    b: int
    by: str
    course: tuple[Point, ...] = ()
    width: int = 0


@dataclass(frozen=True)
class River:
    """Water that joins nothing, for the eye: where rivers come from and where they go."""

    course: tuple[Point, ...]
    width: int


@dataclass(frozen=True)
class Board:
    """A board that has been checked."""

    name: str
    size: Point
    villages: tuple[Village, ...]
    links: tuple[Link, ...]
    rivers: tuple[River, ...]
    missions: tuple[tuple[int, ...], ...]
    ties: tuple[tuple[int, ...], ...]

    @cached_property
    def line(self) -> str:
        """The whole board in one line, in its one spelling: for options and logs."""
        return json.dumps(self.data(), ensure_ascii=False, separators=(",", ":"))

    @cached_property
    def fingerprint(self) -> int:
        """A number that stands for this board in a record."""
        return int.from_bytes(hashlib.sha256(self.line.encode()).digest()[:7], "big")

    def data(self) -> dict[str, Any]:
        """The board as it stands in a file."""
        names = [village.name for village in self.villages]
        return {
            "name": self.name,
            "size": list(self.size),
            "villages": [
                {
                    "name": v.name,
                    "species": SPECIES[v.species],
                    "prices": list(v.prices),
                    "at": list(v.at),
                }
                for v in self.villages
            ],
            "links": [
                {"a": names[link.a], "b": names[link.b], "by": link.by}
                | ({"course": [list(point) for point in link.course]} if link.course else {})
                | ({"width": link.width} if link.width else {})
                for link in self.links
            ],
            "rivers": [
                {"course": [list(point) for point in river.course], "width": river.width}
                for river in self.rivers
            ],
            "missions": [[names[v] for v in mission] for mission in self.missions],
            "ties": [list(row) for row in self.ties],
        }

    def neighbours(self, village: int, by: Sequence[str] = KINDS) -> set[int]:
        """The villages one link away."""
        return {
            link.a + link.b - village
            for link in self.links
            if village in (link.a, link.b) and link.by in by
        }

    def pack(self) -> list[int]:
        """The board as whole numbers, for `setup`."""
        empty = MOST_VILLAGES - len(self.villages)
        masks = {
            by: [_mask(self.neighbours(v, (by,))) for v in range(len(self.villages))] + [0] * empty
            for by in KINDS
        }
        return [
            self.fingerprint,
            len(self.villages),
            *(village.species for village in self.villages), *[0] * empty,
            *masks["water"],
            *masks["land"],
            *(p for v in self.villages for p in (*v.prices, 0, 0)[:MOST_SITES]),
            *[0] * (MOST_SITES * empty),
            *(_mask(mission) for mission in self.missions),
            *(number for row in self.ties for number in row),
        ]  # fmt: skip

    def find(self, words: str) -> int | None:
        """The village of this name, whatever its accents, case and spaces."""
        return self._folded.get(fold(words))

    @cached_property
    def _folded(self) -> dict[str, int]:
        return {fold(village.name): v for v, village in enumerate(self.villages)}


def _mask(villages: Sequence[int] | set[int]) -> int:
    return sum(1 << v for v in villages)


def fold(name: str) -> str:
    """A name as it is compared: santocano for Santo Caño."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


@cache
def built_in() -> Board:
    """Our own board."""
    return load((Path(__file__).parent / "board.json").read_text(encoding="utf-8"))


# Boards that were packed in this process, by fingerprint; the latest ones, if there are very many.
_known: dict[int, Board] = {}
MOST_KNOWN = 1_000


def board_of(s: Any) -> Board | None:
    """The board a position is played on, if it was opened or read in this process."""
    own = built_in()
    return own if s.board == own.fingerprint else _known.get(int(s.board))


def name_of(s: Any, village: int) -> str:
    """A village's name."""
    board = board_of(s)
    return board.villages[village].name if board else f"Village {village + 1}"


@dataclass(frozen=True)
class BoardOption(Option):
    """The board of a table: the built-in one by name, or a whole one as one line of JSON."""

    def settle(self, value: str) -> str:
        if value in self.values or not value.lstrip().startswith("{"):
            return super().settle(value)
        board = load(value)
        if board.line != value and 0 in chain(*board.ties):  # a board that is stored may have it
            raise _bad("tie-number", where="ties", found=0, most=MOST_TIE)
        return BUILT_IN if board.line == built_in().line else board.line

    @property
    def choices(self) -> str:
        return "|".join([*self.values, "{…}"])

    def pack(self, value: str) -> list[int]:
        board = built_in() if value == BUILT_IN else load(value)
        _known.pop(board.fingerprint, None)
        _known[board.fingerprint] = board
        if len(_known) > MOST_KNOWN:
            del _known[next(iter(_known))]
        return board.pack()


# -- reading and checking ---------------------------------------------------------------------


@lru_cache(maxsize=64)
def load(text: str) -> Board:
    """Read a board and check it whole. Raises `BadBoard` at the first thing that is wrong."""
    if len(text) > LONGEST:
        raise _bad("long", most=LONGEST)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        line = getattr(wrong, "lineno", 1)
        raise _bad("json", line=line, why=str(wrong)[:80]) from None
    if not isinstance(data, dict):
        raise _bad("shape", where="board", wanted="{…}")
    villages = tuple(_village(i, each) for i, each in enumerate(_list(data, "villages", "board")))
    if not LEAST_VILLAGES <= len(villages) <= MOST_VILLAGES:
        raise _bad("villages", found=len(villages), least=LEAST_VILLAGES, most=MOST_VILLAGES)
    names = {fold(village.name): v for v, village in enumerate(villages)}
    board = Board(
        name=_name(data, "name", "board"),
        size=_size(data),
        villages=villages,
        links=tuple(_link(i, each, names) for i, each in enumerate(_list(data, "links", "board"))),
        rivers=tuple(_river(i, each) for i, each in enumerate(_rivers(data))),
        missions=tuple(
            _mission(i, each, names) for i, each in enumerate(_list(data, "missions", "board"))
        ),
        ties=tuple(_ties(i, each) for i, each in enumerate(_list(data, "ties", "board"))),
    )
    courses = [*(each.course for each in board.links), *(each.course for each in board.rivers)]
    points = sum(map(len, courses))
    if points > MOST_POINTS:
        raise _bad("points", found=points, most=MOST_POINTS)
    check(board)
    return board


def check(board: Board) -> None:
    """What must hold of a board as a whole. Raises `BadBoard`."""
    _check_villages(board)
    _check_links(board)
    _check_cards(board)


def _check_villages(board: Board) -> None:
    seen: dict[str, str] = {}
    for village in board.villages:
        other = seen.setdefault(fold(village.name), village.name)
        if other is not village.name:
            raise _bad("name-twice", village=village.name, other=other)
        _check_prices(village)
        if not all(0 <= x <= most for x, most in zip(village.at, board.size, strict=True)):
            raise _bad("off-map", village=village.name, wide=board.size[0], high=board.size[1])
    for i, species in enumerate(SPECIES):
        sites = sum(len(v.prices) for v in board.villages if v.species == i)
        if sites > MOST_SITES_OF_SPECIES:
            raise _bad("species-sites", species=species, sites=sites, most=MOST_SITES_OF_SPECIES)


def _check_prices(village: Village) -> None:
    prices = village.prices
    if not 1 <= len(prices) <= MOST_SITES:
        raise _bad("sites", village=village.name, found=len(prices), most=MOST_SITES)
    if any(before >= after for before, after in pairwise(prices)):
        raise _bad("rising", village=village.name, prices=_listed(prices))
    if not set(prices) <= set(PRICES):
        raise _bad("price", village=village.name, prices=_listed(prices))
    if prices[0] not in FIRST_PRICES:
        raise _bad("first-price", village=village.name, price=prices[0])


def _check_links(board: Board) -> None:
    name = [village.name for village in board.villages]
    seen = set()
    for link in board.links:
        if link.a == link.b:
            raise _bad("loop", village=name[link.a])
        pair = (min(link.a, link.b), max(link.a, link.b), link.by)
        if pair in seen:
            raise _bad("link-twice", village=name[pair[0]], other=name[pair[1]], by=link.by)
        seen.add(pair)
    for v in range(len(name)):
        found = sum(v in (link.a, link.b) for link in board.links)
        if found < 2:
            raise _bad("few-links", village=name[v], found=found)
    reached, fresh = {0}, {0}
    while fresh:
        fresh = {n for v in fresh for n in board.neighbours(v)} - reached
        reached |= fresh
    for v in range(len(name)):
        if v not in reached:
            raise _bad("split", village=name[v], other=name[0])


def _check_cards(board: Board) -> None:
    if len(board.missions) != MISSION_CARDS:
        raise _bad("missions", found=len(board.missions), wanted=MISSION_CARDS)
    if len(board.ties) != TIE_ROWS:
        raise _bad("tie-rows", found=len(board.ties), wanted=TIE_ROWS)
    numbers = [number for row in board.ties for number in row]
    for number in numbers:
        if numbers.count(number) > 1:
            raise _bad("tie-twice", number=number)


def _bad(key: str, **args: Any) -> BadBoard:
    return BadBoard(f"amazonas-board-{key}", **args)


def _listed(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:40]


def _list(data: Any, key: str, where: str) -> list[Any]:
    found = data.get(key) if isinstance(data, dict) else None
    if not isinstance(found, list):
        raise _bad("shape", where=f"{where}: {key}", wanted="[…]")
    return found


def _name(data: Any, key: str, where: str) -> str:
    found = data.get(key) if isinstance(data, dict) else None
    if not isinstance(found, str):
        raise _bad("shape", where=f"{where}: {key}", wanted='"…"')
    found = unicodedata.normalize("NFC", found)
    if len(found) > _LONGEST_NAME or not _NAME.fullmatch(found) or not fold(found):
        raise _bad("name", name=_shown(found), most=_LONGEST_NAME)
    return found


def _whole(value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 100_000:
        raise _bad("number", where=where, found=_shown(value))
    return value


def _point(value: Any, where: str) -> Point:
    if not isinstance(value, list) or len(value) != 2:
        raise _bad("shape", where=where, wanted="[x, y]")
    return (_whole(value[0], where), _whole(value[1], where))


def _size(data: Any) -> Point:
    wide, high = size = _point(data.get("size"), "size")
    if not LEAST_SIDE <= min(size) <= max(size) <= MOST_SIDE:
        raise _bad("size", wide=wide, high=high, least=LEAST_SIDE, most=MOST_SIDE)
    return size


def _width(data: dict[str, Any], usual: int, where: str) -> int:
    width = _whole(data.get("width", usual), f"{where}: width")
    if not 0 <= width <= MOST_WIDTH:
        raise _bad("width", where=where, found=width, most=MOST_WIDTH)
    return width


def _course(data: dict[str, Any], where: str) -> tuple[Point, ...]:
    found = data.get("course", [])
    if not isinstance(found, list):
        raise _bad("shape", where=f"{where}: course", wanted="[[x, y], …]")
    return tuple(_point(each, f"{where}: course") for each in found)


def _village(number: int, data: Any) -> Village:
    where = f"village {number + 1}"
    name = _name(data, "name", where)
    species = data.get("species")
    if species not in SPECIES:
        raise _bad("species", village=name, found=_shown(species), known=", ".join(SPECIES))
    prices = tuple(_whole(price, f"{name}: prices") for price in _list(data, "prices", name))
    return Village(name, SPECIES.index(species), prices, _point(data.get("at"), f"{name}: at"))


def _found(words: Any, names: dict[str, int], where: str) -> int:
    if not isinstance(words, str) or fold(words) not in names:
        raise _bad("unknown", where=where, village=_shown(words))
    return names[fold(words)]


def _link(number: int, data: Any, names: dict[str, int]) -> Link:
    where = f"link {number + 1}"
    if not isinstance(data, dict):
        raise _bad("shape", where=where, wanted="{…}")
    if data.get("by") not in KINDS:
        raise _bad("kind", where=where, found=_shown(data.get("by")), known=", ".join(KINDS))
    a, b = (_found(data.get(end), names, where) for end in ("a", "b"))
    return Link(a, b, data["by"], _course(data, where), _width(data, 0, where))


def _rivers(data: Any) -> list[Any]:
    found = _list(data, "rivers", "board") if data.get("rivers") else []
    if len(found) > MOST_RIVERS:
        raise _bad("rivers", found=len(found), most=MOST_RIVERS)
    return found


def _river(number: int, data: Any) -> River:
    where = f"river {number + 1}"
    if not isinstance(data, dict):
        raise _bad("shape", where=where, wanted="{…}")
    return River(_course(data, where), _width(data, 14, where))


def _mission(number: int, data: Any, names: dict[str, int]) -> tuple[int, ...]:
    where = f"mission {chr(65 + number % 26)}"
    if not isinstance(data, list) or len(data) != MISSION_VILLAGES:
        raise _bad("mission-size", where=where, wanted=MISSION_VILLAGES)
    villages = tuple(_found(each, names, where) for each in data)
    for v in villages:
        if villages.count(v) > 1:
            raise _bad("mission-repeats", where=where, village=data[villages.index(v)])
    return villages


def _ties(number: int, data: Any) -> tuple[int, ...]:
    where = f"ties {number + 1}"
    if not isinstance(data, list) or len(data) != TIE_CARDS:
        raise _bad("tie-row", where=where, wanted=TIE_CARDS)
    row = tuple(_whole(each, where) for each in data)
    for each in row:
        if not 0 <= each <= MOST_TIE:
            raise _bad("tie-number", where=where, found=each, most=MOST_TIE)
    return row
