"""Sets up tables of Galapagos for the tests, and drives them by phrases."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import tepui
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE, CLOCK
from tepui.engine.text.errors import IllegalMove
from tepui.games.galapagos.material import CORNERS, DICE, ON_ISLAND, PLACES, TILES

GAME = tepui.game("galapagos")
Place = tuple[int, int]

FAR = {(-3, 0): 35, (-3, 1): 36}  # where pawns stand that do not matter: blue tiles, far away


def do(match: Match, *phrases: str) -> Match:
    """Play lines as a log has them: `0 lay blue finish`, `! sand out`, `* next 1`."""
    for phrase in phrases:
        who, words = phrase.split(" ", 1)
        actor = {"*": CHANCE, "!": CLOCK}[who] if who in "*!" else int(who)
        match.play(actor, match.parse(actor, words))
    return match


def new(seats: int, **options: str) -> Match:
    return Match(GAME, seats, options)


def island(tiles: Mapping[Place, int]) -> list[int]:
    """All tile numbers in the order of places: the given ones there, the others ascending."""
    rest = iter(n for n in range(1, TILES + 1) if n not in tiles.values())
    return [tiles[place] if place in tiles else next(rest) for place in PLACES]


def words(numbers: Sequence[int]) -> str:
    return " ".join(str(n) for n in numbers)


def table(
    seats: int,
    tiles: Mapping[Place, int],
    turtles: Sequence[int],
    pawns: Sequence[int],
    **options: str,
) -> Match:
    """A table whose first round is about to be rolled."""
    match = new(seats, **options)
    do(match, f"* island {words(island(tiles))}", f"* turtles {words(turtles)}")
    return do(match, f"* pawns {words(pawns)}")


def roll(match: Match, *dice: str) -> Match:
    """Five dice for each seat; fewer words are filled up with the last."""
    for seat, colours in enumerate(dice):
        five = colours.split()
        five += five[-1:] * (DICE - len(five))
        do(match, f"* roll {' '.join(five)} for {seat}")
    return match


def rest_in_bag(match: Match, *on_island: int, hold: Mapping[int, Sequence[int]] | None = None,
                bag: Sequence[int] = ()) -> Match:  # fmt: skip
    """Give the turtles new homes: on the island, in the bag, with seats (all others to seat 0)."""
    s = match.position.record[0]
    s.holder[:] = 0
    for seat, turtles in (hold or {}).items():
        s.holder[[n - 1 for n in turtles]] = seat
    s.holder[[n - 1 for n in on_island]] = ON_ISLAND
    s.holder[[n - 1 for n in bag]] = -1
    s.on_island = len(on_island)
    s.bag_size = len(bag)
    return match


def pawns(match: Match) -> list[int]:
    """The numbers of the tiles that pawns stand on."""
    return [int(tile) + 1 for tile in match.position.record[0].pawn[: match.seats]]


def held(match: Match, seat: int) -> list[int]:
    """The numbers of the turtles that a seat holds."""
    return [n + 1 for n in range(TILES) if match.position.record[0].holder[n] == seat]


def on_island(match: Match) -> list[int]:
    return [n + 1 for n in range(TILES) if match.position.record[0].holder[n] == ON_ISLAND]


def choices(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat in words."""
    return [match.text(seat, move) for move in match.legal(seat)]


def next_to(place: Place) -> set[Place]:
    """The places next to one, by the rulebook: hexagons that touch, and the coast. [GA8] [GA9]"""
    q, r = place
    touching = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
    corners = [(3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3)]
    assert tuple(corners) == CORNERS
    if place in corners:
        at = corners.index(place)
        touching |= {corners[(at + 1) % 6], corners[(at + 5) % 6]}
    return {p for p in touching if p != (0, 0) and max(map(abs, (*p, p[0] + p[1]))) <= 3}


def refused(match: Match, line: str) -> str:
    """The id of the rule that forbids a line."""
    with pytest.raises(IllegalMove) as wrong:
        do(match, line)
    assert wrong.value.why is not None, wrong.value.text("en")
    return wrong.value.why.rule


def planned(seats: int = 2, **options: str) -> Match:
    """A table whose first plans are being made, with these dice for everybody."""
    turtles = [1, 2, 3, 4, 5, 6][: 5 if seats == 2 else 6]
    match = table(seats, FAR, turtles, [35, 36, 20, 21][:seats], **options)
    return roll(match, *["red red white blue green"] * seats)


def crossing(seats: int, **options: str) -> Match:
    """White tiles 7 to 10 with pawns around red tiles 13 and 14; blue 31 beyond the volcano."""
    tiles = {(0, -1): 7, (0, -2): 8, (2, -2): 9, (2, -1): 10, (1, -2): 13, (1, -1): 14, (0, 1): 31}
    tiles |= {(-1, -1): 21, (-1, 0): 22}
    turtles = [1, 2, 3, 4, 5, 6][: 5 if seats == 2 else 6]
    match = table(seats, tiles, turtles, [7, 8, 9, 10][:seats], **options)
    return roll(match, *["red red white white blue"] * seats)
