"""Amazones written down at a real table: tiles as they are uncovered, bids, and who takes what.

Second bids are entered when all cards have been turned up, so nothing stays unknown in the end. Of
another's cards all are offered, held or not.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from tepui.engine.real_table.transcript import Asked, Tap
from tepui.engine.rules.contract import CHANCE
from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event, Refusal
from tepui.engine.text.words import minus
from tepui.games.amazones.material import (
    BID,
    COLOURS,
    COPIES,
    KINDS,
    LOT,
    MOST_MEN,
    MOST_SEATS,
    NO_COLOUR,
    PARTS,
    SECOND,
    TAKE,
    TILES,
    UNCOVER,
    VALUES,
)
from tepui.games.amazones.refusal import why_not as refusal
from tepui.games.amazones.sheet import signed

OPTIONS = ("passers",)


def asked(sight: Sight, actor: int) -> Asked:
    """What is to be tapped next."""
    s = sight.s
    if s.phase == UNCOVER:
        part = PARTS[s.part]
        tiles = [_tile(s, part, tile) for tile in range(len(TILES)) if s.left[s.part, tile]]
        return Asked(CHANCE, Event("amazones-write-uncover", {"part": part}), tiles)
    if s.phase == LOT:
        starts = [
            Tap(Event("amazones-write-seat", {"seat": seat}), f"start {seat}", seat=seat)
            for seat in range(s.seats)
        ]
        return Asked(CHANCE, Event("amazones-write-start", {}), starts)
    if s.phase == BID:
        bids = [_bid(sight, actor, colour) for colour in _colours(sight, actor)]
        taps = [Tap(Event("amazones-write-pass", {}), "pass"), *bids]
        return Asked(actor, Event("amazones-write-bid", {"seat": actor}), taps)
    if s.phase == SECOND:
        return Asked(actor, Event("amazones-write-second", {"seat": actor}), _second(sight, actor))
    taken = Event("amazones-write-take", {"seat": actor})
    return Asked(actor, taken, _picks(sight, actor))


def _tile(s: Any, part: str, tile: int) -> Tap:
    value = TILES[tile]
    label = Event("amazones-write-tile", {"part": part, "value": signed(value)})
    return Tap(label, f"uncover {part} {value}", part, value)


def _colours(sight: Sight, seat: int) -> list[int]:
    """The colours that a seat may have laid: of those in play, all but what the writer lacks."""
    return [
        colour for colour in range(sight.s.seats) if any(_count(sight, seat, colour, k) for k in
                                                         range(KINDS))
    ]  # fmt: skip


def _count(sight: Sight, seat: int, colour: int, kind: int) -> int:
    """How many of a card may be tapped."""
    held = int(sight.s.hand[seat, colour * KINDS + kind])
    return held if sight.shows(seat) else COPIES[kind]


def _bid(sight: Sight, seat: int, colour: int) -> Tap:
    cards = [
        _card(colour, kind, str(VALUES[kind]), most)
        for kind in range(KINDS)
        if (most := _count(sight, seat, colour, kind))
    ]
    return _colour(colour, f"bid {COLOURS[colour]}", cards)


def _colour(colour: int, phrase: str, cards: list[Tap]) -> Tap:
    label = Event("amazones-write-colour", {"colour": COLOURS[colour], "seat": colour})
    return Tap(label, phrase, "cards", seat=colour, then=cards)


def _card(colour: int, kind: int, phrase: str, most: int = 0) -> Tap:
    label = Event("amazones-write-card", {"colour": COLOURS[colour], "value": minus(VALUES[kind])})
    return Tap(label, phrase, "card", VALUES[kind], colour, most)


def _second(sight: Sight, seat: int) -> list[Tap]:
    """Let the bid stand, take one of its cards back, or add one. [AZ4]"""
    s = sight.s
    own = int(s.colour[seat])
    added = [
        _colour(colour, "", [
            _card(colour, kind, f"add {COLOURS[colour]} {VALUES[kind]}")
            for kind in range(KINDS)
            if _count(sight, seat, colour, kind)
        ])
        for colour in (_colours(sight, seat) if own == NO_COLOUR else [own])
    ]  # fmt: skip
    back = [_card(own, kind, f"back {VALUES[kind]}") for kind in range(KINDS) if s.laid[seat, kind]]
    taps = [Tap(Event("amazones-write-stay", {}), "stay")]
    if own != NO_COLOUR:
        added = added[0].then
        taps.append(Tap(Event("amazones-write-back", {}), then=back))
    return [*taps, Tap(Event("amazones-write-add", {}), then=added)] if added else taps


def _picks(sight: Sight, seat: int) -> list[Tap]:
    """A tile that is seen, then the court and the courtier that it is for. [AZ7] [AZ8]"""
    s = sight.s

    def part_of(move: int) -> int:
        return (move - TAKE) // MOST_MEN // MOST_SEATS

    def owner_of(move: int) -> int:
        return (move - TAKE) // MOST_MEN % MOST_SEATS

    taps = []
    for part, moves in groupby(sight.position.glance(seat).legal, part_of):
        value = int(s.top[part])
        label = Event("amazones-write-tile", {"part": PARTS[part], "value": signed(value)})
        courts = [_court(s, part, owner, own) for owner, own in groupby(moves, owner_of)]
        taps.append(Tap(label, "", PARTS[part], value, then=courts))
    return taps


def _court(s: Any, part: int, owner: int, moves: Iterable[int]) -> Tap:
    """A court, and which of its courtiers a tile may go to."""
    begin = f"take {PARTS[part]} {int(s.top[part])} for {owner}"
    men = []
    for move in moves:
        man = (move - TAKE) % MOST_MEN
        if man == s.men[owner]:
            men.append(Tap(Event("amazones-write-new", {}), f"{begin} new"))
        else:
            tiles = ", ".join(signed(int(tile)) for tile in s.man[owner, man] if tile)
            label = Event("amazones-write-man", {"n": man + 1, "tiles": tiles})
            men.append(Tap(label, f"{begin} man {man + 1}"))
    return Tap(Event("amazones-write-seat", {"seat": owner}), seat=owner, then=men)


def why_not(sight: Sight, actor: int, move: int) -> Refusal:
    """Why such a card cannot have been laid, or such a tile taken."""
    if actor == CHANCE:
        # [AZ2] how many tiles there are of each value
        tile = {"part": PARTS[sight.s.part], "value": signed(TILES[move])}
        return Refusal("AZ2", "amazones-write-no-tile", {**tile})
    return refusal(sight, actor, move)
