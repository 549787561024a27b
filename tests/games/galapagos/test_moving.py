"""Moving, collecting, and the next round: the rules by their ids."""

from __future__ import annotations

import pytest

from games.galapagos.drive import (
    GAME,
    choices,
    crossing,
    do,
    held,
    next_to,
    on_island,
    pawns,
    refused,
    rest_in_bag,
    roll,
    table,
    words,
)
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE, SPECTATOR
from tepui.engine.text.errors import BadNotation
from tepui.games.galapagos.material import COLOURS, CORNERS, PLACES

# Moving


@pytest.mark.rule("GA8")
def test_a_die_leads_to_any_tile_of_its_colour_next_to_the_pawn() -> None:
    match = do(crossing(2), "0 lay red white finish", "1 finish")
    assert choices(match, 0) == ["go 13", "go 14", "stop"]
    match = do(crossing(2), "1 lay red white finish", "0 finish")
    assert choices(match, 1) == ["go 13", "stop"]
    do(match, "1 go 13")
    assert choices(match, 1) == ["go 7", "go 8", "go 9", "stop"]  # 8 is revisited


@pytest.mark.rule("GA8")
def test_no_die_is_skipped() -> None:
    match = do(crossing(2), "0 lay red white red finish", "1 finish")
    assert refused(match, "0 go 8") == "GA8"  # next to it, but white
    assert refused(match, "0 go 15") == "GA8"  # red, but far away
    match = do(crossing(2), "0 lay red blue red finish", "1 finish", "0 go 14")
    assert match.position.record[0].round_number == 2  # no blue tile next to 14: the move is over
    assert pawns(match) == [14, 8]


@pytest.mark.rule("GA8")
def test_a_seat_may_stop_at_any_point() -> None:
    match = do(crossing(2), "0 lay red white red white finish", "1 lay red finish")
    do(match, "0 go 14 7 stop")  # the dice after the next one are unused, too
    assert pawns(match) == [7, 8]
    assert match.position.waiting() == (1,)
    do(match, "1 stop")
    assert pawns(match) == [7, 8]


@pytest.mark.rule("GA8")
def test_a_plan_that_cannot_begin_is_passed_over() -> None:
    match = do(crossing(3), "0 lay blue finish", "1 finish", "2 lay red finish")
    assert match.position.waiting() == (2,)


@pytest.mark.rule("GA8")
def test_the_volcano_is_never_entered() -> None:
    """Tiles on opposite sides of the volcano are not next to each other."""
    match = do(crossing(2), "0 lay blue finish", "1 finish")
    assert match.position.record[0].round_number == 2
    match = do(crossing(2), "0 lay red finish", "1 finish")
    with pytest.raises(BadNotation):
        match.parse(0, "go volcano")


@pytest.mark.rule("GA8")
def test_pawns_share_tiles() -> None:
    match = do(crossing(4), "0 lay red finish", "3 lay red finish", "1 finish", "2 finish")
    do(match, "0 go 14", "3 go 14")
    assert pawns(match) == [14, 8, 9, 14]


def on_corner(at: int, turtles: tuple[int, ...] = (1, 2, 3, 4, 5), **options: str) -> Match:
    """Corners are tiles 7 to 12 (white) in order round the coast; seat 0 stands on one."""
    tiles = {corner: 7 + k for k, corner in enumerate(CORNERS)} | {(0, -1): 36}
    match = table(2, tiles, turtles, [7 + at, 36], **options)
    return roll(match, "white", "black")


@pytest.mark.rule("GA9")
@pytest.mark.parametrize("at", range(6))
def test_from_a_corner_to_the_next_corners_round_the_coast(at: int) -> None:
    match = do(on_corner(at), "0 lay white white finish", "1 finish")
    sides = sorted([7 + (at + 1) % 6, 7 + (at + 5) % 6])
    assert choices(match, 0) == [f"go {sides[0]}", f"go {sides[1]}", "stop"]
    for other in {*range(7, 13)} - {7 + at, *sides}:
        assert refused(match, f"0 go {other}") == "GA9"
    assert refused(match, f"0 go {7 + at}") == "GA8"
    do(match, f"0 go {7 + (at + 1) % 6} {7 + (at + 2) % 6}")
    assert pawns(match)[0] == 7 + (at + 2) % 6


@pytest.mark.rule("GA9")
@pytest.mark.parametrize("at", range(6))
def test_the_coast_asks_for_the_colour_of_the_corner(at: int) -> None:
    tiles = {corner: 6 * k + 1 for k, corner in enumerate(CORNERS)}  # six colours
    match = table(2, tiles, [2, 3, 4, 5, 6], [6 * at + 1, 36])
    left, right = (at + 1) % 6, (at + 5) % 6
    roll(match, f"{COLOURS[left]} {COLOURS[right]}", "black")
    do(match, f"0 lay {COLOURS[left]} finish", "1 finish")
    assert f"go {6 * left + 1}" in choices(match, 0)
    assert f"go {6 * right + 1}" not in choices(match, 0)


@pytest.mark.rule("GA9")
def test_the_coast_leads_from_corners_only() -> None:
    """A tile beside a corner reaches no other corner, and a corner no other tile of the coast."""
    for place in PLACES:
        if max(abs(place[0]), abs(place[1]), abs(sum(place))) == 3 and place not in CORNERS:
            assert len(next_to(place)) == 4
    assert all(len(next_to(corner)) == 5 for corner in CORNERS)


@pytest.mark.rule("GA10")
@pytest.mark.parametrize("at", range(6))
@pytest.mark.parametrize("plan", ["", "lay white "])
def test_a_turtle_where_the_move_begins_is_collected(at: int, plan: str) -> None:
    match = do(on_corner(at), "0 finish", "1 finish")
    do(match, f"* turtles {7 + at} 13 14 15 16")
    roll(match, "white", "black")
    do(match, f"0 {plan}finish")
    assert held(match, 0) == []  # not while planning
    do(match, "1 finish")
    assert held(match, 0) == [7 + at]
    assert len(match.legal(0)) == (3 if plan else 0)


@pytest.mark.rule("GA10")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_collected_turtles_lie_open(viewer: int) -> None:
    match = rest_in_bag(crossing(3), 30, hold={1: [3], 2: [4, 9]}, bag=[36])
    for phase in ("plan", "move"):  # while plans are secret, and when they are not
        sight = match.position.seen_by(viewer)
        assert list(sight.s.holder) == match.position.record[0].holder.tolist()
        view = GAME.views.view(sight)
        assert view.phase == phase
        turtles = [[turtle.number for turtle in seat.turtles] for seat in view.seats[1:]]
        assert turtles == [[3], [4, 9]]
        if phase == "plan":
            do(match, "0 lay red finish", "1 finish", "2 finish")


@pytest.mark.rule("GA10")
@pytest.mark.parametrize("at", range(6))
def test_a_turtle_on_a_corner_is_collected_along_the_coast(at: int) -> None:
    corner = 7 + (at + 1) % 6
    match = on_corner(at, (corner, 1, 2, 3, 4))
    do(match, "0 lay white white finish", "1 finish", f"0 go {corner}")
    assert held(match, 0) == [corner]
    assert match.position.record[0].on_island == 4
    do(match, f"0 go {7 + at}", "* turtles 20 21 22 23 24")
    assert held(match, 0) == [corner]


@pytest.mark.rule("GA10")
def test_later_movers_collect_where_they_stand_too() -> None:
    match = do(on_corner(0), "0 finish", "1 finish", "* turtles 36 13 14 15 16")
    roll(match, "white", "black")
    do(match, "0 lay white finish", "1 finish")
    assert held(match, 1) == []  # only when its own move begins
    do(match, "0 stop")
    assert held(match, 1) == [36]


# The next round


@pytest.mark.rule("GA5", "GA11")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 6)])
def test_after_a_round_new_turtles_come_and_pawns_stay(seats: int, count: int) -> None:
    match = crossing(seats)
    do(match, "0 lay red finish", *[f"{seat} finish" for seat in range(1, seats)], "0 go 14")
    assert pawns(match) == [14, 8, 9, 10][:seats]
    assert len(on_island(match)) == count
    assert match.position.record[0].round_number == 2
    assert match.position.chances() == [(n, 1) for n in range(count, 36)]  # those in the bag
    new_ones = [14, 8, 20, 21, 22, 23][:count]  # also where pawns stand
    do(match, f"* turtles {words(new_ones)}")
    assert on_island(match) == sorted({*range(1, count + 1), *new_ones})
    assert held(match, 0) == []
    assert match.position.chances() == [(colour, 1) for colour in range(6)]
    roll(match, *["green"] * seats)
    assert match.position.waiting() == tuple(range(seats))
    assert match.position.record[0].laid.sum() == 0
    assert choices(match, 0) == ["lay green", "finish"]
    assert match.position.record[0].finished == 0
    assert match.position.record[0].first == -1


@pytest.mark.rule("GA11")
def test_as_many_turtles_as_are_left() -> None:
    match = rest_in_bag(crossing(3), 1, 2, bag=[20, 21])
    do(match, "0 finish", "1 finish", "2 finish", "* turtles 20 21")
    assert on_island(match) == [1, 2, 20, 21]
    assert match.position.record[0].bag_size == 0
    assert match.text(CHANCE, 0).startswith("roll")


@pytest.mark.rule("GA11")
def test_refilling_draws_only_what_is_missing() -> None:
    match = rest_in_bag(crossing(3, draw="refill"), 1, 2, 3, 4, bag=[20, 21, 22, 23])
    do(match, "0 finish", "1 finish", "2 finish", "* turtles 20 21")
    assert len(on_island(match)) == 6
    assert match.text(CHANCE, 0).startswith("roll")
    roll(match, "green", "green", "green")
    do(match, "0 finish", "1 finish", "2 finish")
    assert match.text(CHANCE, 0).startswith("roll")  # nothing is missing
