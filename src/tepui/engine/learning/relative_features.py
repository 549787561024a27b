"""What a seat may know, seen from its own chair: small whole numbers for a net to read.

The viewer sits first, the others follow in order; seat numbers are relative, categories one-hot.
The length is the same for every number of seats (of seats that are not there, all is 0), so that
one net plays at any table. A game says in its `features` how each field of its record is read:

    FIELDS = {"turn": seat(), "hand": steps(3, axes=(0,), secret=True), ...}
    SEAT_MOVES = ((GIVE, SPECIES),)  # moves that name a seat: the first, and how many a seat has

and may add what it derives (`DERIVED` names, written by its `derive`) and actions of its own
(`ACTIONS`, `encode_action`, `decode_action`). A game that declares nothing gets every number as it
stands, and the viewer's seat. In order: the plan's features, each seat's score, then
what the game derives.

There are two forms. The closed one is made from the record after `hide` alone. The open one is made
from the whole record, with all secrets in turned order: for a critic while training, for looking
over finished games, for worlds that a search has guessed; never for a seat of a running table.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from tepui.engine.learning.observe import fields_of, is_bits, number_at, size_of
from tepui.engine.rules.contract import hide, legal, score
from tepui.engine.rules.hooks import decode_action, derive, encode_action
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import machine_of
from tepui.engine.runtime.piece import Piece, numbers, piece, table

if TYPE_CHECKING:
    import numpy as np

    from tepui.engine.game import Game

# The rows of a plan; it has one column for each feature. A number is found at AT, with the bytes of
# SIZE, moved by STEP_A for the seat TURN_A places on from the viewer, and so with B. It is compared
# with PARAM, moved by STEP_C for the seat TURN_C places on. A turn of NO_TURN moves nothing.
OP, AT, SIZE, TURN_A, STEP_A, TURN_B, STEP_B, TURN_C, STEP_C, PARAM = range(10)
NO_TURN = -1

# What is done with the number; of what is known without the record, PARAM is the feature.
COUNT, IS, LEAST, BIT, TABLE_OF, VIEWER_IS, KNOWN = range(7)

# The rows of a reading list, as many for each viewer of a table of this many seats: a plan with all
# turns taken, its features sorted into groups, so that compiled code reads each group in a loop of
# its own. Features in a row that ask the same number for READ_MANY values, from READ_PARAM on, are
# one entry: the number is read once. READ_PLACE is where the first of them is written, READ_ENDS
# where each group ends. Features that are always 0 are left out; numbers of more than one byte are
# LONG, by their READ_OP.
READ_AT, READ_PARAM, READ_PLACE, READ_MANY, READ_OP, READ_SIZE, READ_ENDS = range(7)
READ_ROWS = 7
ONES, SAME, REACHED, BITS, COUNTS, LONG, ALL = range(7)  # the groups, and the number of features

MOST, LOWEST = 127, -127  # what a feature can hold


@dataclass(frozen=True)
class Reading:
    """How a field is read: what becomes of each of its numbers."""

    kind: str
    values: range = range(1)
    scale: float = 1.0  # what a net multiplies the feature by
    axes: tuple[int, ...] = ()  # which axes of the field are seats; two at most
    shape: tuple[int, ...] = ()  # the field's shape, where it is to be read in another
    secret: bool = False  # others' are hidden: the closed form has the viewer's alone


def count(most: int, **more: Any) -> Reading:
    """The number as it stands; it is seldom beyond `most`."""
    return Reading("count", scale=1.0 / most, **more)


def steps(most: int, **more: Any) -> Reading:
    """For 1, 2, ... `most`: whether the number is at least that."""
    return Reading("steps", range(1, most + 1), **more)


def at_least(values: range, **more: Any) -> Reading:
    """For each of the values: whether the number is at least that."""
    return Reading("steps", values, **more)


def one_of(values: range, **more: Any) -> Reading:
    """For each of the values: whether it is that. Others show nothing."""
    return Reading("is", values, **more)


def seat(each: int = 1, **more: Any) -> Reading:
    """A seat's number, relative; or a thing's, where each seat has several of them."""
    return Reading("seat", range(each), **more)


def bits(values: range, **more: Any) -> Reading:
    """The bits of a set."""
    return Reading("bits", values, **more)


def seat_bits(**more: Any) -> Reading:
    """A set of seats, relative."""
    return Reading("seat bits", **more)


class Chair(NamedTuple):
    """How compiled code sees a game from each seat's own chair."""

    turns: Any
    back: Any
    most: int  # seats
    reads: Any
    open_reads: Any


@dataclass(frozen=True)
class RelativeFeatures:
    """The features and actions of one game."""

    game: Game

    @cached_property
    def declared(self) -> dict[str, Reading]:
        """How each field is read."""
        own = self.game.optional("features", "FIELDS")
        return dict(own) if own is not None else _readings(self.game)

    @cached_property
    def most_seats(self) -> int:
        return self.game.seats[-1]

    @cached_property
    def _columns(self) -> list[tuple[str, float, bool, list[int]]]:
        """Each feature of the open form: its name, scale, whether others' secret, its plan."""
        found = [
            (f"seats-{n}", 1.0, False, _column(TABLE_OF, 0, 1, PARAM_=n)) for n in self.game.seats
        ]
        if self.game.features is None:
            found += [
                (f"viewer-{n}", 1.0, False, _column(VIEWER_IS, 0, 1, PARAM_=n))
                for n in range(self.most_seats)
            ]
        for name, number, shape, start in fields_of(self.game.layout):
            if name in self.declared:
                reading = self.declared[name]
                found += _read(name, reading, size_of(number), shape, start, self.most_seats)
        return found

    def _tail(self) -> list[str]:
        scores = [f"score-{n}" for n in range(self.most_seats)]
        return scores + list(self.game.optional("features", "DERIVED", ()))

    def names(self, open: bool = False) -> list[str]:
        """What each feature is."""
        return [c[0] for c in self._columns if open or not c[2]] + self._tail()

    @cached_property
    def size(self) -> int:
        """How many features the closed form has."""
        return len(self.names())

    @cached_property
    def open_size(self) -> int:
        """How many features the open form has."""
        return len(self.names(open=True))

    def scale(self, open: bool = False) -> Piece:
        """What a net multiplies each feature by, so that most lie between -1 and 1."""
        own = [c[1] for c in self._columns if open or not c[2]]
        tail = [1 / 32] * self.most_seats
        tail += list(self.game.optional("features", "DERIVED", {}).values())
        return numbers("f4", own + tail)

    def planned(self, open: bool = False) -> int:
        """How many features the plan has."""
        return sum(open or not secret for _, _, secret, _ in self._columns)

    def settled(self, viewer: int, seats: int, open: bool = False) -> list[list[int]]:
        """What the plan asks for a viewer at a table of this size: each feature's OP, AT, SIZE and
        PARAM."""
        return [_settled(c[3], viewer, seats) for c in self._columns if open or not c[2]]

    @cache  # noqa: B019
    def reads(self, seats: int, open: bool = False) -> Piece:
        """The reading lists of all viewers of a table, as compiled code has them."""
        lists = [_reading_list(self.settled(viewer, seats, open)) for viewer in range(seats)]
        rows = [row for each in lists for row in each]
        longest = max(map(len, rows))
        return table("i4", [row + [0] * (longest - len(row)) for row in rows])

    @cached_property
    def actions(self) -> int:
        """How many relative actions there are."""
        return int(self.game.optional("features", "ACTIONS", self.game.moves))

    @cache  # noqa: B019  # there is one for each game, for good
    def chair(self, seats: int, held: Callable[[Any], Any] = lambda array: array) -> Chair:
        """What compiled code needs for games of this many seats, in the memory that holds it."""
        tables = (self.turns(seats), self.back(seats), self.reads(seats), self.reads(seats, True))
        turns, back, reads, open_reads = (held(each.array) for each in tables)
        return Chair(turns, back, self.most_seats, reads, open_reads)

    @cache  # noqa: B019
    def turns(self, seats: int) -> Piece:
        """At a table of this size: the move of each viewer's relative action."""
        turns = [[*range(self.game.moves)] for _ in range(seats)]
        for first, each in self.game.optional("features", "SEAT_MOVES", ()):
            for viewer, other in product(range(seats), range(seats)):
                there = first + (viewer + other) % seats * each
                here = first + other * each
                turns[viewer][here : here + each] = range(there, there + each)
        return table("i2", turns)

    @cache  # noqa: B019
    def back(self, seats: int) -> Piece:
        """At a table of this size: the relative action of each viewer's move."""
        back = [[0] * self.game.moves for _ in range(seats)]
        for viewer, row in enumerate(self.turns(seats).rows()):
            for action, move in enumerate(row):
                back[viewer][move] = action
        return table("i2", back)

    @cached_property
    def fingerprint(self) -> str:
        """Stands for all of this: a net fits the features and actions it was trained on."""
        version = self.game.optional("features", "VERSION", 0)
        said = repr((self.game.id, version, self.names(True), self.size, self.actions))
        digest = hashlib.sha256(said.encode())
        plan = table("i4", [*zip(*(c[3] for c in self._columns), strict=True)])
        digest.update(plan.tobytes() + self.scale(True).tobytes())
        digest.update(b"".join(self.turns(n).tobytes() for n in self.game.seats))
        return digest.hexdigest()[:16]


@cache
def relative_features(game: Game) -> RelativeFeatures:
    """The features and actions of a game."""
    return RelativeFeatures(game)


def _readings(game: Game) -> dict[str, Reading]:
    """The default: numbers unchanged, sets as bits, and arrays with a row per seat rotated."""
    found = {}
    for name, number, shape, _ in fields_of(game.layout):
        axes = (0,) if shape and shape[0] == game.seats[-1] else ()
        if is_bits(number):
            found[name] = bits(range(8 * size_of(number)), axes=axes)
        else:
            found[name] = count(4, axes=axes)
    return found


def _column(op: int, at: int, size: int, a: tuple[int, int] = (NO_TURN, 0),
            b: tuple[int, int] = (NO_TURN, 0), c: tuple[int, int] = (NO_TURN, 0),
            PARAM_: int = 0) -> list[int]:  # fmt: skip # noqa: N803
    return [op, at, size, *a, *b, *c, PARAM_]


_Column = tuple[str, float, bool, list[int]]


def _read(
    name: str, reading: Reading, size: int, shape: tuple[int, ...], start: int, seats: int
) -> Iterator[_Column]:
    """The features of one field."""
    shape = reading.shape or shape
    strides = [size * math.prod(shape[k + 1 :]) for k in range(len(shape))]
    for index in product(*(range(n) for n in shape)):
        at, turns = start, []
        for axis, i in enumerate(index):
            if axis in reading.axes:
                turns.append((i, strides[axis]))
            else:
                at += i * strides[axis]
        turns += [(NO_TURN, 0)] * (2 - len(turns))
        others = reading.secret and turns[0][0] > 0
        label = "-".join([name, *map(str, index)])
        for more, op, c, param in _questions(reading, seats):
            column = _column(op, at, size, turns[0], turns[1], c, param)
            yield f"{label}{more}", reading.scale, others, column


def _questions(reading: Reading, seats: int) -> Iterator[tuple[str, int, tuple[int, int], int]]:
    """What is asked of each number of a field: by which operation, with which parameters."""
    none = (NO_TURN, 0)
    if reading.kind == "count":
        yield "", COUNT, none, 1
    elif reading.kind == "seat":
        for other, k in product(range(seats), reading.values):
            yield f"={other}.{k}", IS, (other, len(reading.values)), k
    elif reading.kind == "seat bits":
        for other in range(seats):
            yield f":{other}", BIT, (other, 1), 0
    else:
        op, sign = {"steps": (LEAST, ">"), "is": (IS, "="), "bits": (BIT, ":")}[reading.kind]
        for value in reading.values:
            yield f"{sign}{value}", op, none, value


def _settled(column: list[int], viewer: int, seats: int) -> list[int]:
    """A column of a plan, for a viewer of a table of this size: OP, AT, SIZE, PARAM."""
    op, at, size, turn_a, step_a, turn_b, step_b, turn_c, step_c, param = column
    if op in (TABLE_OF, VIEWER_IS):
        return [KNOWN, 0, 1, int((seats if op == TABLE_OF else viewer) == param)]
    if max(turn_a, turn_b, turn_c) >= seats:
        return [KNOWN, 0, 1, 0]  # nobody sits there
    at += place_of(viewer, turn_a, seats) * step_a + place_of(viewer, turn_b, seats) * step_b
    param += place_of(viewer, turn_c, seats) * step_c
    return [BIT, at + (param >> 3), 1, param & 7] if op == BIT else [op, at, size, param]


def _reading_list(settled: list[list[int]]) -> list[list[int]]:
    """The rows of a viewer's reading list."""
    groups: list[list[list[int]]] = [[] for _ in range(ALL)]
    group_of = {KNOWN: ONES, IS: SAME, LEAST: REACHED, BIT: BITS, COUNT: COUNTS}
    for place, (op, at, size, param) in enumerate(settled):
        if op != KNOWN or param:
            group = groups[group_of[op] if size == 1 else LONG]
            if group and op in (IS, LEAST, BIT) and _goes_on(group[-1], at, param, place, op):
                group[-1][READ_MANY] += 1
            else:
                group.append([at, param, place, 1, op, size])
    listed = [each for group in groups for each in group]
    ends = [sum(map(len, groups[: group + 1])) for group in range(ALL)] + [len(settled)]
    return [*map(list, zip(*listed, strict=True)), ends]


def _goes_on(entry: list[int], at: int, param: int, place: int, op: int) -> bool:
    """Whether a feature asks the number of an entry for the next value, in the next place."""
    first, value, begun, many, *_ = entry
    return (first, value + many, begun + many, entry[READ_OP]) == (at, param, place, op)


@rule
def place_of(viewer: int, turn: int, seats: int) -> int:
    """The seat this many places on from the viewer; of NO_TURN, 0."""
    if turn < 0:
        return 0
    found = viewer + turn
    return found - seats if found >= seats else found


@rule
def write_same(value: int, out: Any, first: int, many: int) -> None:
    """For each of this many values from 0 on: whether it is that."""
    if 0 <= value < many:
        out[first + value] = 1


@rule
def write_reached(value: int, out: Any, first: int, many: int) -> None:
    """For each of this many values from 0 on: whether it is at least that."""
    for f in range(first, first + min(value + 1, many)):
        out[f] = 1


@rule
def write_bits(value: int, out: Any, first: int, many: int) -> None:
    """So many bits, the lowest first."""
    left = value & ((1 << many) - 1)
    while left:
        out[first] = left & 1
        left >>= 1
        first += 1


@rule
def write_long(value: int, op: int, param: int, out: Any, first: int, many: int) -> None:
    """The features of a number of several bytes."""
    if op == IS:
        write_same(value - param, out, first, many)
    elif op == LEAST:
        write_reached(value - param, out, first, many)
    else:
        out[first] = min(max(value, LOWEST), MOST)


@rule
def write_tail(s: Any, viewer: int, seats: int, most: int, scratch: Any, out: Any) -> None:
    """What stands after the plan's features: each seat's score, and what the game derives."""
    score(s, scratch)
    for turn in range(most):
        out[turn] = 0
        if turn < seats:
            out[turn] = min(max(scratch[place_of(viewer, turn, seats)], LOWEST), MOST)
    derive(s, viewer, seats, out[most:])


@rule
def write(s: Any, b: Any, viewer: int, seats: int, most: int, reads: Any, scratch: Any,
          out: Any) -> None:  # fmt: skip
    """Write the features of a record (hidden already, or open); `b` is its memory, as bytes."""
    first = viewer * READ_ROWS
    at, param, place = reads[first + READ_AT], reads[first + READ_PARAM], reads[first + READ_PLACE]
    many, op, size = reads[first + READ_MANY], reads[first + READ_OP], reads[first + READ_SIZE]
    ends = reads[first + READ_ENDS]
    for f in range(ends[ALL]):
        out[f] = 0
    for k in range(ends[ONES]):
        out[place[k]] = 1
    for k in range(ends[ONES], ends[SAME]):
        write_same(int(b[at[k]]) - param[k], out, place[k], many[k])
    for k in range(ends[SAME], ends[REACHED]):
        write_reached(int(b[at[k]]) - param[k], out, place[k], many[k])
    for k in range(ends[REACHED], ends[BITS]):
        write_bits(int(b[at[k]]) >> param[k], out, place[k], many[k])
    for k in range(ends[BITS], ends[COUNTS]):
        out[place[k]] = max(int(b[at[k]]), LOWEST)
    value, last = 0, -1
    for k in range(ends[COUNTS], ends[LONG]):
        if at[k] != last:
            last = at[k]
            value = number_at(b, last, size[k])
        write_long(value, op[k], param[k], out, place[k], many[k])
    write_tail(s, viewer, seats, most, scratch, out[ends[ALL] :])


@rule
def mark(s: Any, actor: int, moves: Any, back: Any, mask: Any) -> None:
    """Write the legal moves of a seat, as a mask of its relative actions."""
    for action in range(len(mask)):
        mask[action] = 0
    if actor >= 0:
        for k in range(legal(s, actor, moves)):
            mask[encode_action(s, actor, moves[k], back)] = 1


@rule
def closed_each(a: Any, viewers: Any, seats: int, most: int, desk: Any, b: Any, reads: Any,
                scratch: Any, out: Any) -> None:  # fmt: skip
    """Write the closed features of each position, each for its own viewer."""
    for i in range(len(a)):
        desk[0] = a[i]
        hide(desk[0], viewers[i])
        write(desk[0], b, max(viewers[i], 0), seats, most, reads, scratch, out[i])


@rule
def open_each(a: Any, viewers: Any, seats: int, most: int, desk: Any, b: Any, reads: Any,
              scratch: Any, out: Any) -> None:  # fmt: skip
    """Write the open features of each position."""
    for i in range(len(a)):
        desk[0] = a[i]
        write(desk[0], b, max(viewers[i], 0), seats, most, reads, scratch, out[i])


@rule
def mark_each(a: Any, viewers: Any, moves: Any, back: Any, masks: Any) -> None:
    """Write the legal relative actions of a seat of each position."""
    for i in range(len(a)):
        mark(a[i], viewers[i], moves, back, masks[i])


@rule
def decode_each(a: Any, seats: Any, actions: Any, turns: Any, out: Any) -> None:
    """The move that is a seat's relative action, in each position."""
    for i in range(len(a)):
        out[i] = decode_action(a[i], seats[i], actions[i], turns)


class RelativeObserver:
    """Writes features for Python code. One for each thread: it has a record to work on."""

    def __init__(self, game: Game) -> None:
        self.layout = relative_features(game)
        self._machine = machine = machine_of(game)
        self.desk = machine.zeros(1, game.material.RECORD)
        self.bytes = self.desk.view("i1")
        self._room = machine.zeros(game.longest, "i8")

    def vectors(
        self, records: np.ndarray[Any, Any], viewers: Any, seats: int, open: bool = False
    ) -> np.ndarray[Any, Any]:
        """A row of features for each position, as its viewer may know it; or laid open."""
        import numpy as np

        size = self.layout.open_size if open else self.layout.size
        out = np.zeros((len(records), size), np.int8)
        self._machine.run(
            open_each if open else closed_each, records, np.ascontiguousarray(viewers, np.int64),
            seats, self.layout.most_seats, self.desk, self.bytes,
            self.layout.reads(seats, open), self._room, out,
        )  # fmt: skip
        return out

    def vector(
        self, record: np.ndarray[Any, Any], viewer: int, seats: int, open: bool = False
    ) -> np.ndarray[Any, Any]:
        """The features of one position (an array of one record)."""
        return self.vectors(record, [viewer], seats, open)[0]

    def mask(self, record: np.ndarray[Any, Any], seat: int, seats: int) -> np.ndarray[Any, Any]:
        """A seat's legal relative actions."""
        out, viewers = piece("i1", (1, self.layout.actions)), numbers("i8", [seat])
        self._machine.run(mark_each, record, viewers, self._room, self.layout.back(seats), out)
        return out.array[0]

    def move(self, record: np.ndarray[Any, Any], seat: int, seats: int, action: int) -> int:
        """The move that is a seat's relative action."""
        out, whom, what = piece("i8", 1), numbers("i8", [seat]), numbers("i8", [action])
        self._machine.run(decode_each, record, whom, what, self.layout.turns(seats), out)
        return int(out.get()[0])
