"""An account in three lines that anybody can check: luck, my choices, the others' choices.

They are whole points of a hundred, and together with the start they add up to the result, as shown.
A choice has one figure, its cost (`Verdict.cost`), wherever it appears: whoever made it loses it,
and the others share it as the ledger says. Everything else is luck: what was drawn, and how choices
turned out through what was hidden. Its greatest draws are named, all other parts are summed up.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

from tepui.coach.verdicts import Verdict
from tepui.engine.contract import CHANCE

MOST = 3  # items of a line that are named
LEAST = 2  # points of a draw, or of another's choice, that is named

Name = Literal["luck", "mine", "others"]
Part = Literal["draws", "mine", "others"]


class Item(msgspec.Struct, frozen=True):
    """A draw or a choice, and what it gave a seat, in points."""

    ply: int
    actor: int  # who chose, or chance
    points: int


class Sum(msgspec.Struct, frozen=True):
    """A part of a seat's luck: draws that are not named, or how somebody's choices turned out."""

    name: Part
    count: int
    points: int


class Line(msgspec.Struct, frozen=True):
    """What one kind of thing gave a seat: the greatest by name, sums, and all the rest together."""

    name: Name
    points: int
    items: list[Item]
    rest: int
    sums: list[Sum] = []


class Booked(msgspec.Struct, frozen=True):
    """What an act was worth to each seat: a draw its luck, a choice what it gave the others."""

    ply: int
    actor: int
    worth: list[float]
    change: list[float]  # of each seat's chances, by whatever the act brought


def whole(share: float) -> int:
    """A share of a victory in whole points of a hundred."""
    return round(100 * share)


def shared_out(cost: float, chooser: int, worth: Sequence[float]) -> list[float]:
    """What a choice cost its seat and gave the others: by what it was worth to each, else equally.

    >>> shared_out(0.25, 1, [0.375, -0.5, 0.125])
    [0.1875, -0.25, 0.0625]
    """
    gained = [0.0 if seat == chooser else max(each, 0.0) for seat, each in enumerate(worth)]
    if not sum(gained):
        gained = [float(seat != chooser) for seat in range(len(worth))]
    given = [cost * each / sum(gained) for each in gained]
    given[chooser] = -cost
    return given


def lines_of(
    seat: int,
    change: int,
    acts: Sequence[Booked],
    verdicts: Mapping[int, Verdict],
    named: Collection[int],
) -> list[Line]:
    """The three lines of a seat, which add up to the change from start to result, in points.

    `named`: the draws that have a name to be called by.
    """
    mine, others, draws = list[Item](), list[Item](), list[Item]()
    lost = gained = drawn = 0.0
    mine_turned, others_turned = list[float](), list[float]()  # choices, beyond what they cost
    for act in acts:
        if act.actor == CHANCE:
            drawn += act.worth[seat]
            if act.ply in named:
                draws.append(Item(act.ply, CHANCE, whole(act.worth[seat])))
            continue
        given = 0.0
        if (verdict := verdicts.get(act.ply)) is not None and verdict.cost:
            given = shared_out(verdict.cost, act.actor, act.worth)[seat]
            item = Item(act.ply, act.actor, whole(given))
            if act.actor == seat:
                lost += given
                mine.append(item)
            else:
                gained += given
                others.append(item)
        if act.actor >= 0:
            turned = mine_turned if act.actor == seat else others_turned
            turned.append(act.change[seat] - given)
    luck = _line("luck", change - whole(lost) - whole(gained), draws, LEAST)
    smaller = whole(drawn) - sum(item.points for item in luck.items)
    sums = [
        Sum("draws", len(draws) - len(luck.items), smaller),
        Sum("mine", len(mine_turned), whole(sum(mine_turned))),
        Sum("others", len(others_turned), whole(sum(others_turned))),
    ]
    sums = [each for each in sums if each.count and each.points]
    sums.sort(key=lambda each: -abs(each.points))
    rest = luck.rest - sum(each.points for each in sums)
    return [
        msgspec.structs.replace(luck, sums=sums, rest=rest),
        _line("mine", whole(lost), mine, 1),
        _line("others", whole(gained), others, LEAST),
    ]


def _line(name: Name, points: int, items: Sequence[Item], least: int) -> Line:
    great = [each for each in items if abs(each.points) >= least]
    great.sort(key=lambda each: (-abs(each.points), each.ply))
    shown = great[:MOST]
    return Line(name, points, shown, points - sum(each.points for each in shown))
