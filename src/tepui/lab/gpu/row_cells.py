"""The cells of a row that is shown at a table: what to look up in its record, for each viewer.

On a GPU a thread writes one cell, whichever table's. So all that the layouts of `observe.py` and
`relative_features.py` say is settled beforehand, and brought into one form of few instructions. A
cell reads a signed byte of the record, keeps the bits of `mask`, which leaves x, and writes

    x - p held between `low` and `high`, or
    for EQUAL, 1 - |x - p| held between 0 and 1: whether x is p, or
    for FREE, x.

With MORE, x is the number that begins there and has 1 or 3 more bytes, and is not masked.

Whether x is at least p is x - (p - 1), held between 0 and 1; what is known beforehand is held
between it and itself. `cells[viewer + 1, k]` is a cell packed into one number of 64 bits; `viewer`
is -1 where nobody is asked. What VARIES is not the same for all viewers; all else is read once.
"""

from typing import Any

import numpy as np

from tepui.engine.game import Game
from tepui.engine.learning import relative_features as rf
from tepui.engine.learning.observe import fields_of, is_bits, size_of
from tepui.engine.learning.relative_features import RelativeFeatures

Numbers = np.ndarray[Any, Any]

# Where a cell has its parts, in its lower half: the byte, the mask and the flags; in its upper
# half: p (16 bits), low and high (8 each).
MASK_AT, EQUAL_AT, FREE_AT, MORE_AT, VARIES_AT = 16, 24, 25, 26, 28
LOW_AT, HIGH_AT = 16, 24
HALF = 32


def packed(
    at: Any, mask: Any = -1, p: Any = 0, low: Any = 0, high: Any = 0, equal: Any = False,
    free: Any = False, size: Any = 1,
) -> Numbers:  # fmt: skip
    """Cells that read the bytes `at`."""
    at, mask, p, low, high, *flags = (
        np.asarray(each, np.int64) for each in (at, mask, p, low, high, equal, free)
    )
    lower = at | (mask & 0xFF) << MASK_AT
    for flag, place in zip(flags, (EQUAL_AT, FREE_AT), strict=True):
        lower = lower | flag << place
    lower = lower | (np.asarray(size, np.int64) - 1 & 3) << MORE_AT
    upper = p & 0xFFFF | (low & 0xFF) << LOW_AT | (high & 0xFF) << HIGH_AT
    return (upper << HALF | lower).astype(np.int64)


def set_bits(at: Any) -> Numbers:
    """Whether bits are set."""
    bit = np.left_shift(1, np.asarray(at) % 8).astype(np.int8)
    return packed(np.asarray(at) // 8, mask=bit, p=bit, high=1, equal=True)


def marked(rows: Numbers) -> Numbers:
    """The same, and which cells vary from row to row."""
    return rows | np.int64(1 << VARIES_AT) * (rows != rows[0]).any(0)


def plain(game: Game, seats: int) -> Numbers:
    """The cells of `engine.learning.observe`: the viewer, then every field."""
    fields = []
    for _, kind, shape, start in fields_of(game.material.RECORD):
        count = int(np.prod(shape, dtype=int))
        if is_bits(kind):
            fields.append(set_bits(8 * start + np.arange(8 * size_of(kind) * count)))
        else:
            at = start + np.arange(count) * size_of(kind)
            fields.append(packed(at, size=size_of(kind), free=True))
    viewers = np.arange(-1, seats)[:, None] == np.arange(game.seats[-1])
    same = np.concatenate(fields)
    shown = packed(0, low=viewers, high=viewers)
    return marked(np.hstack([shown, np.tile(same, (seats + 1, 1))]))


def own(layout: RelativeFeatures, seats: int, open: bool, tail_at: int) -> Numbers:
    """The cells of the relative features: their plan, then the bytes of the tail from `tail_at`."""
    planned, size = layout.planned(open), layout.open_size if open else layout.size
    tail = packed(tail_at + np.arange(size - planned), free=True)
    viewers = [max(viewer, 0) for viewer in range(-1, seats)]
    rows = [_cells(*np.array(layout.settled(viewer, seats, open)).T) for viewer in viewers]
    return marked(np.array([np.concatenate([row, tail]) for row in rows]))


def _cells(op: Numbers, at: Numbers, size: Numbers, param: Numbers) -> Numbers:
    """What a settled plan asks."""
    return np.select(
        [op == rf.KNOWN, op == rf.BIT, op == rf.IS, op == rf.LEAST],
        [packed(0, low=param, high=param), set_bits(8 * at + param),
         packed(at, p=param, high=1, equal=True, size=size),
         packed(at, p=param - 1, high=1, size=size)],
        packed(at, low=rf.LOWEST, high=rf.MOST, size=size),
    )  # fmt: skip
