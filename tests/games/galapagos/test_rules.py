"""Each rule by its id."""

from __future__ import annotations

from collections import Counter

import pytest

from games.galapagos.drive import (
    GAME,
    choices,
    do,
    held,
    island,
    new,
    next_to,
    on_island,
    pawns,
    rest_in_bag,
    roll,
    table,
    words,
)
from tepui.engine.contract import CHANCE, SPECTATOR, UNSEEN
from tepui.engine.errors import BadNotation, BadOption, CannotUndo, IllegalMove
from tepui.engine.match import Match
from tepui.games.galapagos.material import (
    COLOURS,
    CORNERS,
    FINISH,
    LAY,
    PLACES,
    TAKE_BACK,
    TILE_COLOUR,
    TURTLE_COLOUR,
)

FAR = {(-3, 0): 35, (-3, 1): 36}  # where pawns stand that do not matter: blue tiles, far away


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


# Material and set-up


@pytest.mark.rule("GA1")
def test_the_island_is_thirty_six_tiles_around_the_volcano() -> None:
    assert len(set(PLACES)) == 36
    assert (0, 0) not in PLACES
    assert all(max(abs(q), abs(r), abs(q + r)) <= 3 for q, r in PLACES)
    assert Counter(TILE_COLOUR) == dict.fromkeys(range(6), 6)


@pytest.mark.rule("GA1")
def test_tiles_are_laid_at_random() -> None:
    match = new(3)
    laid: list[int] = []
    for tile in (17, 3, 22, 36, 1):
        assert match.position.waiting() == ()
        left = [(n, 1) for n in range(36) if n + 1 not in laid]
        assert match.position.chances() == left
        do(match, f"* island {tile}")
        laid.append(tile)


@pytest.mark.rule("GA1", "GA9")
def test_every_tile_knows_the_tiles_next_to_it() -> None:
    match = new(2)
    numbers = island({(0, -1): 30, (3, 0): 2, (-1, 3): 9})
    do(match, f"* island {words(numbers)}")
    s = match.position.s
    at = dict(zip(PLACES, numbers, strict=True))
    for place in PLACES:
        found = {
            6 * colour + bit + 1
            for colour in range(6)
            for bit in range(6)
            if s.near[at[place] - 1, colour] >> bit & 1
        }
        assert found == {at[each] for each in next_to(place)}


@pytest.mark.rule("GA2")
def test_each_tile_colour_is_home_to_a_turtle_of_each_colour() -> None:
    assert COLOURS == ("black", "white", "red", "green", "yellow", "blue")
    assert [TILE_COLOUR[n - 1] for n in (1, 6, 7, 18, 24, 25, 36)] == [0, 0, 1, 2, 3, 4, 5]
    assert [TURTLE_COLOUR[n - 1] for n in (1, 6, 7, 18, 24, 25, 36)] == [0, 5, 0, 5, 5, 0, 5]
    for colour in range(6):
        homes = {TURTLE_COLOUR[n] for n in range(36) if TILE_COLOUR[n] == colour}
        assert homes == set(range(6))


@pytest.mark.rule("GA3")
def test_five_dice_a_seat_with_a_face_for_each_colour() -> None:
    match = table(2, FAR, [1, 2, 3, 4, 5], [35, 36])
    for die in range(10):
        assert match.position.chances() == [(colour, 1) for colour in range(6)]
        do(match, f"* roll red for {die // 5}")
    assert match.position.waiting() == (0, 1)
    assert choices(match, 0) == ["lay red", "finish"]
    do(match, "0 lay red red red red red")
    assert choices(match, 0) == ["back", "finish"]


@pytest.mark.rule("GA3")
def test_the_sandglass_holds_thirty_seconds() -> None:
    def seconds(**options: str) -> object:
        return GAME.views.view(new(2, **options).position.seen_by(0)).sand.seconds

    assert seconds() == seconds(sand="30") == 30
    assert seconds(sand="45") == 45
    assert seconds(sand="off") is seconds(sand="ticks") is None
    with pytest.raises(BadOption):
        new(2, sand="3")


@pytest.mark.rule("GA4")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 6)])
def test_turtles_are_drawn_then_pawns_start_without_turtles(seats: int, count: int) -> None:
    match = do(new(seats), f"* island {words(island({}))}")
    turtles = [30, 2, 17, 9, 23, 11][:count]
    for turtle in turtles:
        assert len(match.position.chances()) == 36 - len(on_island(match))
        do(match, f"* turtles {turtle}")
    assert on_island(match) == sorted(turtles)
    starts = [3, 36, 1, 20][:seats]
    for seat, start in enumerate(starts):
        taken = {*turtles, *starts[:seat]}
        assert match.position.chances() == [(n, 1) for n in range(36) if n + 1 not in taken]
        do(match, f"* pawns {start}")
    assert pawns(match) == starts
    assert match.position.s.bag_size == 36 - count  # the pawns' turtles are back in the bag
    assert sum(match.position.s.holder == -1) == 36 - count


# Planning


@pytest.mark.rule("GA5")
def test_all_plan_at_the_same_time_with_their_own_dice() -> None:
    match = planned(3)
    assert match.position.waiting() == (0, 1, 2)
    both = ["lay white", "lay red", "lay green", "lay blue"]
    assert choices(match, 2) == choices(match, 0) == [*both, "finish"]
    do(match, "2 lay white", "0 lay red", "2 lay red", "0 lay red")
    assert choices(match, 0) == ["lay white", "lay green", "lay blue", "back", "finish"]
    assert choices(match, 2) == ["lay red", "lay green", "lay blue", "back", "finish"]
    assert refused(match, "0 lay red") == "GA5"
    assert refused(match, "0 lay yellow") == "GA5"
    assert refused(match, "1 back") == "GA5"
    assert refused(match, "1 stop") == "GA8"
    assert list(match.position.s.plan[2]) == [1, 2, -1, -1, -1]


@pytest.mark.rule("GA5")
def test_the_last_die_can_be_taken_back() -> None:
    match = do(planned(), "0 lay red white blue", "0 back", "0 back")
    assert list(match.position.s.plan[0]) == [2, -1, -1, -1, -1]
    do(match, "0 lay blue")
    assert list(match.position.s.plan[0]) == [2, 5, -1, -1, -1]
    assert choices(match, 0) == ["lay white", "lay red", "lay green", "back", "finish"]


@pytest.mark.rule("GA5")
@pytest.mark.parametrize("sand", ["30", "off", "ticks"])
def test_others_see_dice_and_counts_but_no_plan(sand: str) -> None:
    match = planned(3, sand=sand)
    if sand == "ticks":
        do(match, "* next 1")
    assert match.position.witness(1, LAY, 0) == UNSEEN
    assert match.position.witness(1, LAY, SPECTATOR) == UNSEEN
    assert match.position.witness(1, LAY, 1) == LAY
    assert match.position.witness(1, TAKE_BACK, 0) == TAKE_BACK
    assert match.position.witness(1, FINISH, 0) == FINISH
    do(match, "1 lay blue")
    for viewer in (0, 2, SPECTATOR):
        other = GAME.views.view(match.position.seen_by(viewer)).seats[1]
        assert (other.laid, other.plan) == (1, None)
        assert other.dice == ["white", "red", "red", "green", "blue"]
    assert GAME.views.view(match.position.seen_by(1)).seats[1].plan == ["blue"]


@pytest.mark.rule("GA5")
def test_plans_are_shown_together_when_planning_ends() -> None:
    match = do(planned(), "1 lay green finish", "0 lay blue")
    assert GAME.views.view(match.position.seen_by(0)).seats[1].plan is None
    assert match.position.witness(0, FINISH, 1) == FINISH
    do(match, "0 finish")
    seats = GAME.views.view(match.position.seen_by(SPECTATOR)).seats
    assert [seat.plan for seat in seats] == [["blue"], ["green"]]


@pytest.mark.rule("GA8")
def test_a_seen_plan_tells_where_it_can_lead() -> None:
    """Every choice while walking is a step that was told before; a plan unseen tells nothing."""
    tiles = {**FAR, (-2, 0): 13, (-1, 0): 14, (-1, -1): 15}
    match = roll(table(2, tiles, [1, 2, 3, 4, 5], [35, 36]), *["red red white blue green"] * 2)
    do(match, "0 lay red red white")

    def ways(viewer: int) -> list[list[tuple[int, int]]]:
        told = GAME.views.view(match.position.seen_by(viewer)).seats[0].ways
        return [[(step.leaves, step.enters) for step in steps] for steps in told]

    told = ways(0)
    assert told[0] == [(35, 13)]
    assert [step for step in told[1] if step[0] == 13] == told[1]
    assert {step[0] for step in told[2]} <= {step[1] for step in told[1]}
    assert ways(1) == ways(SPECTATOR) == []
    do(match, "0 finish", "1 finish")
    assert ways(1) == told
    assert choices(match, 0) == ["go 13", "stop"]
    do(match, "0 go 13")
    assert ways(1) == told[1:]
    assert choices(match, 0) == [*(f"go {tile}" for _, tile in told[1]), "stop"]
    do(match, "0 stop")
    assert ways(1) == []


@pytest.mark.rule("GA5")
def test_guesses_deal_the_dice_of_a_hidden_plan_evenly() -> None:
    """Two of red red white blue green, in order: a world counts as often as dice can make it."""
    match = do(planned(), "1 lay white green")
    hidden = match.position.seen_by(0).position
    seen = Counter(tuple(hidden.guessed(0, seed).s.plan[1, :2].tolist()) for seed in range(4000))
    dice = [2, 2, 1, 5, 3]
    worlds = Counter((dice[i], dice[k]) for i in range(5) for k in range(5) if i != k)
    assert set(seen) == set(worlds)
    expected = {world: 4000 * count / 20 for world, count in worlds.items()}
    chi = sum((seen[world] - due) ** 2 / due for world, due in expected.items())
    assert chi < 32.9  # 12 degrees of freedom, one in a thousand


@pytest.mark.rule("GA6")
def test_the_first_to_finish_takes_the_sandglass_and_is_locked() -> None:
    match = do(planned(3), "1 lay white")
    assert match.position.clock() == []
    do(match, "1 finish")
    assert match.position.s.first == 1
    assert match.legal(1) == []
    assert match.position.waiting() == (0, 2)
    with pytest.raises(IllegalMove):
        do(match, "1 back")
    with pytest.raises(CannotUndo):
        match.undo(1)
    do(match, "2 finish")
    assert match.position.s.first == 1
    assert match.position.waiting() == (0,)


@pytest.mark.rule("GA6")
def test_when_the_sand_runs_out_every_plan_is_locked_as_it_lies() -> None:
    match = do(planned(3), "0 lay white", "1 lay green finish", "2 lay red red")
    assert match.position.clock() == [0]
    do(match, "! sand out")
    assert match.position.clock() == []
    assert match.position.s.laid[:3].tolist() == [1, 1, 2]
    if match.position.waiting():
        (mover,) = match.position.waiting()
        assert refused(match, f"{mover} lay blue") == "GA6"
    assert match.position.s.dice[0].sum() == 4  # unplaced dice are unused


@pytest.mark.rule("GA6")
def test_without_a_sandglass_nothing_runs_out() -> None:
    for sand in ("off", "ticks"):
        match = planned(2, sand=sand)
        if sand == "ticks":
            do(match, "* next 0")
        do(match, "0 finish")
        assert match.position.clock() == []
        assert match.position.waiting() == (1,)
    with pytest.raises(IllegalMove):
        do(match, "! sand out")


def crossing(seats: int, **options: str) -> Match:
    """White tiles 7 to 10 with pawns around red tiles 13 and 14; blue 31 beyond the volcano."""
    tiles = {(0, -1): 7, (0, -2): 8, (2, -2): 9, (2, -1): 10, (1, -2): 13, (1, -1): 14, (0, 1): 31}
    tiles |= {(-1, -1): 21, (-1, 0): 22}
    turtles = [1, 2, 3, 4, 5, 6][: 5 if seats == 2 else 6]
    match = table(seats, tiles, turtles, [7, 8, 9, 10][:seats], **options)
    return roll(match, *["red red white white blue"] * seats)


@pytest.mark.rule("GA7")
@pytest.mark.parametrize("first", range(4))
def test_the_sandglass_moves_first_then_clockwise(first: int) -> None:
    match = crossing(4)
    order = [first, (first + 3) % 4, (first + 1) % 4, (first + 2) % 4]  # of finishing
    for seat in order:
        do(match, f"{seat} lay red finish")
    for k in range(4):
        mover = (first + k) % 4
        assert match.position.waiting() == (mover,)
        do(match, f"{mover} stop")
    assert match.position.s.round_number == 2


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
    assert match.position.s.round_number == 2  # no blue tile next to 14: the move is over
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
    assert match.position.s.round_number == 2
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
@pytest.mark.parametrize("at", range(6))
def test_a_turtle_on_a_corner_is_collected_along_the_coast(at: int) -> None:
    corner = 7 + (at + 1) % 6
    match = on_corner(at, (corner, 1, 2, 3, 4))
    do(match, "0 lay white white finish", "1 finish", f"0 go {corner}")
    assert held(match, 0) == [corner]
    assert match.position.s.on_island == 4
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


@pytest.mark.rule("GA11")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 6)])
def test_after_a_round_new_turtles_come_and_pawns_stay(seats: int, count: int) -> None:
    match = crossing(seats)
    do(match, "0 lay red finish", *[f"{seat} finish" for seat in range(1, seats)], "0 go 14")
    assert pawns(match) == [14, 8, 9, 10][:seats]
    assert len(on_island(match)) == count
    new_ones = [14, 8, 20, 21, 22, 23][:count]  # also where pawns stand
    do(match, f"* turtles {words(new_ones)}")
    assert on_island(match) == sorted({*range(1, count + 1), *new_ones})
    assert held(match, 0) == []
    assert match.position.chances() == [(colour, 1) for colour in range(6)]
    roll(match, *["green"] * seats)
    assert match.position.s.laid.sum() == 0
    assert choices(match, 0) == ["lay green", "finish"]
    assert match.position.s.finished == 0
    assert match.position.s.first == -1


@pytest.mark.rule("GA11")
def test_as_many_turtles_as_are_left() -> None:
    match = rest_in_bag(crossing(3), 1, 2, bag=[20, 21])
    do(match, "0 finish", "1 finish", "2 finish", "* turtles 20 21")
    assert on_island(match) == [1, 2, 20, 21]
    assert match.position.s.bag_size == 0
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


# The end


@pytest.mark.rule("GA12")
def test_the_last_turtle_ends_the_game_at_once() -> None:
    match = rest_in_bag(crossing(3), 14, 1, hold={1: range(2, 14)})
    do(match, "0 lay red white red finish", "1 lay red finish", "2 finish", "0 go 14 stop")
    do(match, "1 stop")
    assert match.position.ending() is None
    assert match.text(CHANCE, 0).startswith("roll")  # no draws any more
    match = rest_in_bag(crossing(3), 14, hold={1: range(1, 14)})
    do(match, "0 lay red white red finish", "1 lay red finish", "2 finish", "0 go 14")
    assert match.position.ending() == "last"
    assert match.legal(0) == []


@pytest.mark.rule("GA12")
def test_an_empty_island_does_not_end_the_game_while_the_bag_holds_turtles() -> None:
    match = rest_in_bag(crossing(3), 14, bag=[20])
    do(match, "0 lay red finish", "1 finish", "2 finish", "0 go 14")
    assert match.position.ending() is None
    do(match, "* turtles 20")
    assert on_island(match) == [20]


@pytest.mark.rule("GA12")
def test_the_last_turtle_can_be_collected_where_a_move_begins() -> None:
    match = rest_in_bag(crossing(3), 8, hold={0: range(1, 8)})
    do(match, "0 finish", "2 finish", "1 lay red finish")
    assert match.position.ending() == "last"


@pytest.mark.rule("GA13")
def test_sets_score_eight_and_other_turtles_one() -> None:
    match = rest_in_bag(crossing(3), hold={0: range(1, 13), 1: [], 2: range(13, 37)})
    assert match.position.scores() == [16, 0, 32]
    rest_in_bag(match, 36, hold={0: [1, 7, 13, 19, 25, 31], 1: range(2, 7), 2: []})
    s = match.position.record[0]
    s.holder[s.holder == 0] = -1
    s.holder[[0, 6, 12]] = 0
    assert match.position.scores() == [3, 5, 0]
    assert match.position.places() == [2, 1, 3]


@pytest.mark.rule("GA13")
def test_equal_scores_share_the_victory() -> None:
    match = rest_in_bag(crossing(3), 14, hold={1: range(1, 13), 2: range(19, 31)})
    assert match.position.scores() == [13, 16, 16]
    assert match.position.places() == [3, 1, 1]
    do(match, "0 lay red finish", "1 finish", "2 finish", "0 go 14")
    assert match.position.ending() == "last"
    assert match.position.scores() == [16, 16, 16]
    assert match.position.places() == [1, 1, 1]


WHITE = [2, 8, 14, 20, 26, 32]  # turtles; 14 is the one to be had
OTHERS = [n for n in range(1, 25) if n not in WHITE]  # four of each other colour


@pytest.mark.rule("GA14")
@pytest.mark.parametrize("bag", [[], [31, 33]], ids=["last", "more"])
def test_with_two_seats_a_fifth_turtle_of_a_colour_wins_at_once(bag: list[int]) -> None:
    match = rest_in_bag(crossing(2), 14, hold={1: [*OTHERS, 32]}, bag=bag)
    do(match, "0 lay red white finish", "1 lay red finish", "0 go 14")
    assert match.position.ending() == "fifth"
    assert match.position.scores() == [1, 0]
    assert match.position.places() == [1, 2]


@pytest.mark.rule("GA14")
def test_four_of_a_colour_do_not_win() -> None:
    match = rest_in_bag(crossing(2), 14, hold={1: [*OTHERS, 26, 32]}, bag=[31])
    do(match, "0 lay red white finish", "1 lay red finish", "0 go 14")
    assert match.position.ending() is None


@pytest.mark.rule("GA14")
def test_with_three_seats_a_fifth_turtle_is_one_more() -> None:
    match = rest_in_bag(crossing(3), 14, hold={1: [*OTHERS, *range(25, 37)]}, bag=[31])
    match.position.record[0].holder[[n - 1 for n in (2, 8, 20, 26)]] = 0
    do(match, "0 lay red white finish", "1 lay red finish", "2 finish", "0 go 14")
    assert match.position.ending() is None
    assert match.position.scores()[0] == 5


# Options: stale, and time without a clock


def test_a_stale_game_is_scored_as_it_stands() -> None:
    match = rest_in_bag(crossing(3, stale="2"), 1, 2, 14)
    do(match, "0 finish", "1 finish", "2 finish")
    roll(match, "red", "green", "green")
    do(match, "0 lay red finish", "1 finish", "2 finish", "0 go 14")  # the count starts again
    for ended in (None, "stale"):
        assert match.position.ending() is None
        roll(match, "green", "green", "green")
        do(match, "0 finish", "1 finish", "2 finish")
        assert match.position.ending() == ended
    assert match.position.scores() == [34 + 2 * 5, 0, 0]  # without turtles 1 and 2


def test_rounds_are_not_counted_while_the_bag_holds_turtles() -> None:
    match = rest_in_bag(crossing(2, stale="1"), 1, 2, bag=[20])
    do(match, "0 finish", "1 finish", "* turtles 20")
    assert match.position.ending() is None
    roll(match, "green", "green")
    do(match, "0 finish", "1 finish")
    assert match.position.ending() == "stale"


@pytest.mark.rule("GA5")
def test_in_ticks_every_seat_decides_once_in_an_order_drawn_by_chance() -> None:
    match = planned(3, sand="ticks")
    assert match.position.waiting() == ()
    assert match.position.chances() == [(0, 1), (1, 1), (2, 1)]
    do(match, "* next 2")
    assert match.position.waiting() == (2,)
    do(match, "2 lay red")
    assert match.position.chances() == [(0, 1), (1, 1)]
    do(match, "* next 0", "0 lay red")
    assert match.position.waiting() == (1,)  # the last of a tick needs no draw
    do(match, "1 lay red")
    assert match.position.chances() == [(0, 1), (1, 1), (2, 1)]
    do(match, "* next 2")
    assert "back" not in choices(match, 2)
    assert refused(match, "2 back") == "GA5"


@pytest.mark.rule("GA6")
@pytest.mark.parametrize("further", [1, 2, 5])
def test_after_the_first_finish_the_others_have_full_ticks(further: int) -> None:
    match = planned(2, sand="ticks", ticks=str(further))
    do(match, "* next 1", "1 finish")  # in a tick that 0 has yet to decide in
    laid = 0
    while laid < 5 and "finish" in choices(match, 0):
        do(match, f"0 lay {('red', 'red', 'white', 'blue', 'green')[laid]}")
        laid += 1
    assert laid == min(1 + further, 5)
    if further < 5:
        assert match.position.s.laid[0] == 1 + further
        assert match.position.s.finished == 0b11
    else:
        assert choices(match, 0) == ["finish"]


@pytest.mark.rule("GA5")
def test_the_die_that_ends_the_last_tick_is_seen_with_all_plans() -> None:
    match = planned(2, sand="ticks", ticks="1")
    do(match, "* next 1", "1 finish")
    assert match.position.witness(0, LAY + 2, 1) == UNSEEN
    do(match, "0 lay red")
    assert match.position.witness(0, LAY + 2, 1) == LAY + 2


def test_programs_use_ticks() -> None:
    assert GAME.settle_options({})["sand"] == "30"
    assert GAME.simulated({})["sand"] == "ticks"
    assert GAME.simulated({"sand": "off"})["sand"] == "off"
