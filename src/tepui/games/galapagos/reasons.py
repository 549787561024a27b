"""What is good or bad about a move, as facts that can be checked on the position."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Args, Event, Fact
from tepui.games.galapagos.material import (
    BY_FIFTH,
    COLOURS,
    EACH,
    FIFTH,
    FINISH,
    GO,
    LAY,
    N_COLOURS,
    NOBODY,
    ON_ISLAND,
    PLAN,
    SET_BONUS,
    STOP,
    TAKE_BACK,
    TURTLE_COLOUR,
    TURTLES,
    fifth_wins,
)

# By what a fact says: what says as much, or more.
OUTDONE = {
    "nears": ["leads"],
    "goes-on": ["collects"],
    "lacked": ["set", "fifth"],
    "set": ["fifth"],
}
LESSONS = ("stays", "dead-end")  # what names a kind of choice, whatever else tells the moves apart
DANGER = FIFTH - 2  # turtles of a colour with which a rival may have a fifth soon


def facts(sight: Sight, seat: int, move: int) -> list[Fact]:
    """The facts about one move of a seat, the weightiest first."""
    s = sight.s
    if s.phase == PLAN:
        if move < TAKE_BACK:
            return list(_laid(s, seat, move - LAY))
        return list(_finished(s, seat)) if move == FINISH else []
    if move == STOP:
        return list(_stopped(s, seat))
    return list(_gone(s, seat, move - GO))


def ended(choices: Sequence[Sight], last: Sight, seat: int) -> Event | None:
    """What a seat should know of a game that ended early: whose fifth turtle it was; and in which
    rounds whoever lost by it left one of that colour. Two of six stop another's fifth. [GA14]

    `choices`: what the seat knew whenever it chose.
    """
    if last.s.ending != BY_FIFTH:
        return None
    held = [_counts(last.s, each) for each in range(last.s.seats)]
    winner, colour = next((each, own.index(FIFTH)) for each, own in enumerate(held) if FIFTH in own)
    loser = 1 - winner
    args: Args = {
        "seat": winner, "other": loser, "turtle": COLOURS[colour], "has": held[loser][colour],
    }  # fmt: skip
    if seat == winner:
        return Event("galapagos-ended-won", args)
    rounds: dict[int, Any] = {}  # at the first choice of each
    for sight in choices:
        if sight.s.phase == PLAN:
            rounds.setdefault(sight.s.round_number, sight.s)
    missed = [
        str(s.round_number)
        for s, after in zip(rounds.values(), [*[*rounds.values()][1:], last.s], strict=True)
        if _counts(s, winner)[colour] >= DANGER
        and _counts(s, seat)[colour] == _counts(after, seat)[colour]
        and any(TURTLE_COLOUR[each] == colour for each in _within_reach(s, seat, after))
    ]
    at = ", ".join(missed)
    return Event("galapagos-ended-lost", {**args, "rounds": len(missed), "at": at})


def _within_reach(s: Any, seat: int, after: Any) -> list[int]:
    """The turtles that a seat's dice can come to, in whatever order they are played [GA8], and that
    nobody has taken a round later."""
    start = int(s.pawn[seat]), tuple(int(count) for count in s.dice[seat])
    ways, met = [start], {start}
    while ways:
        tile, dice = ways.pop()
        for die in (each for each in range(N_COLOURS) if dice[each]):
            left = tuple(count - (each == die) for each, count in enumerate(dice))
            more = {(to, left) for to in _led_to(s, [tile], die)} - met
            met |= more
            ways += more
    return _turtles(after, _turtles(s, {tile for tile, _ in met}))


def advisable(sight: Sight, seat: int, move: int) -> bool:
    """Whether a move may be advised: no die that leads nowhere, and none is taken back but such a
    one. So advice never takes back what it has advised."""
    s = sight.s
    if s.phase != PLAN or move == FINISH:
        return True
    ends = _ends(s, seat)
    return not ends if move == TAKE_BACK else bool(_led_to(s, ends, move - LAY))


def compare_moves(sight: Sight, seat: int, move: int, best: int) -> list[Fact]:
    """What tells two steps of a walk apart, where no fact is true of one of them alone. [GA8]"""
    s = sight.s
    turtles = [tile for tile in range(TURTLES) if s.holder[tile] == ON_ISLAND]
    if s.phase == PLAN or not turtles:
        return []
    steps, fewest = (_steps(s, _stops(s, seat, each), turtles) for each in (move, best))
    if 0 < fewest < steps:
        return [Fact("galapagos-fact-nearer", {"steps": fewest}, "GA8")]
    return []


def _stops(s: Any, seat: int, move: int) -> list[int]:
    """Where the pawn can end its move."""
    if move == STOP:
        return [int(s.pawn[seat])]
    plan = [int(die) for die in s.plan[seat, s.step + 1 : s.laid[seat]]]
    return [move - GO, *_walk(s, [move - GO], plan)]


def _steps(s: Any, tiles: list[int], turtles: list[int]) -> int:
    """How many steps it is from the nearest of some tiles to a turtle, by whatever colours."""
    reached, count = set(tiles), 0
    while not reached & set(turtles):
        reached |= set(_next(s, list(reached), [1] * N_COLOURS))
        count += 1
    return count


def _laid(s: Any, seat: int, die: int) -> Iterator[Fact]:
    """[GA8] Where one more die leads, from wherever the plan so far can end."""
    tiles, passed = _ends(s, seat), _passed(s, seat)
    ahead = _led_to(s, tiles, die)
    colour: Args = {"colour": COLOURS[die]}
    if not ahead:
        yield Fact("galapagos-fact-dead-end", colour, "GA8", good=False)
        return
    if met := [tile for tile in ahead if tile not in passed]:
        yield from _met(s, seat, met, "galapagos-fact-leads")
    left = [int(count) - (each == die) for each, count in enumerate(s.dice[seat])]
    beyond = [tile for tile in _next(s, ahead, left) if tile not in passed]
    if not _turtles(s, met) and _turtles(s, beyond):
        yield Fact("galapagos-fact-nears", colour, "GA8")


def _finished(s: Any, seat: int) -> Iterator[Fact]:
    passed = _passed(s, seat)
    ahead = _next(s, _ends(s, seat), s.dice[seat])
    if turtles := _turtles(s, [tile for tile in ahead if tile not in passed]):
        args: Args = {"turtle": COLOURS[TURTLE_COLOUR[_wanted(s, seat, turtles)]]}
        yield Fact("galapagos-fact-unused", args, "GA6", good=False)
    if s.first == NOBODY:
        yield Fact("galapagos-fact-sandglass", {}, "GA7")
    if not s.laid[seat]:
        yield Fact("galapagos-fact-stays", {}, "GA8", good=False)


def _gone(s: Any, seat: int, tile: int) -> Iterator[Fact]:
    if s.holder[tile] == ON_ISLAND:
        yield from _met(s, seat, [tile], "galapagos-fact-collects")
    plan = [int(die) for die in s.plan[seat, s.step + 1 : s.laid[seat]]]
    if not plan:
        return
    ahead = _led_to(s, [tile], plan[0])
    if not ahead:
        yield Fact("galapagos-fact-stuck", {"colour": COLOURS[plan[0]]}, "GA8", good=False)
        return
    later = _walk(s, [tile], plan)
    if turtles := [turtle for turtle in _turtles(s, later) if turtle != tile]:
        colour = TURTLE_COLOUR[_wanted(s, seat, turtles)]
        args: Args = {"turtle": COLOURS[colour]}
        yield Fact("galapagos-fact-goes-on", args, "GA8")
        if fifth_wins(s) and _counts(s, seat)[colour] + 1 == FIFTH:
            yield Fact("galapagos-fact-fifth", args, "GA14")


def _stopped(s: Any, seat: int) -> Iterator[Fact]:
    plan = [int(die) for die in s.plan[seat, s.step : s.laid[seat]]]
    if turtles := _turtles(s, _walk(s, [int(s.pawn[seat])], plan)):
        args: Args = {"turtle": COLOURS[TURTLE_COLOUR[_wanted(s, seat, turtles)]]}
        yield Fact("galapagos-fact-forgoes", args, "GA10", good=False)


def _met(s: Any, seat: int, tiles: Iterable[int], key: str) -> Iterator[Fact]:
    """The turtle worth most to the seat among those on some tiles, and what it is worth."""
    turtles = _turtles(s, tiles)
    if not turtles:
        return
    turtle = _wanted(s, seat, turtles)
    colour, counts = TURTLE_COLOUR[turtle], _counts(s, seat)
    args: Args = {"turtle": COLOURS[colour], "count": counts[colour] + 1}
    yield Fact(key, args, "GA10")
    if fifth_wins(s) and counts[colour] + 1 == FIFTH:
        yield Fact("galapagos-fact-fifth", args, "GA14")
    elif _makes_set(counts, colour):
        yield Fact("galapagos-fact-set", {"turtle": COLOURS[colour], "points": SET_BONUS}, "GA13")
    elif counts[colour] == 0:
        yield Fact("galapagos-fact-lacked", args, "GA13")


def _wanted(s: Any, seat: int, turtles: list[int]) -> int:
    """The turtle worth most: the fifth of a colour, one that makes a set, one of a rare colour."""
    counts = _counts(s, seat)

    def worth(turtle: int) -> tuple[bool, bool, int, int]:
        colour = TURTLE_COLOUR[turtle]
        fifth = fifth_wins(s) and counts[colour] + 1 == FIFTH
        return fifth, _makes_set(counts, colour), -counts[colour], -turtle

    return max(turtles, key=worth)


def _counts(s: Any, seat: int) -> list[int]:
    counts = [0] * N_COLOURS
    for turtle in range(TURTLES):
        counts[TURTLE_COLOUR[turtle]] += s.holder[turtle] == seat
    return [int(count) for count in counts]


def _makes_set(counts: list[int], colour: int) -> bool:
    more = [count + (each == colour) for each, count in enumerate(counts)]
    return min(more) > min(counts)


def _turtles(s: Any, tiles: Iterable[int]) -> list[int]:
    return [tile for tile in tiles if s.holder[tile] == ON_ISLAND]


def _ends(s: Any, seat: int) -> list[int]:
    """Where the plan so far can lead."""
    tiles = [int(s.pawn[seat])]
    for die in s.plan[seat, : s.laid[seat]]:
        tiles = _led_to(s, tiles, int(die))
    return tiles


def _passed(s: Any, seat: int) -> set[int]:
    """Where the plan so far may come by: a turtle there is collected before its end. [GA10]"""
    plan = [int(die) for die in s.plan[seat, : s.laid[seat]]]
    return {int(s.pawn[seat]), *_walk(s, [int(s.pawn[seat])], plan)}


def _led_to(s: Any, tiles: Iterable[int], die: int) -> list[int]:
    """The tiles of a die's colour next to any of some tiles. [GA8] [GA9]"""
    bits = 0
    for tile in tiles:
        bits |= int(s.near[tile, die])
    return [EACH * die + i for i in range(EACH) if bits >> i & 1]


def _next(s: Any, tiles: list[int], dice: Any) -> list[int]:
    """Where any one of some dice leads."""
    return [tile for die in range(N_COLOURS) if dice[die] > 0 for tile in _led_to(s, tiles, die)]


def _walk(s: Any, tiles: list[int], plan: list[int]) -> list[int]:
    """All tiles that a row of dice can come to, however far it leads."""
    met: list[int] = []
    for die in plan:
        tiles = _led_to(s, tiles, die)
        met += tiles
    return met
