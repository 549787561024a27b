"""What people ask at the table, answered from the rulebook and played."""

from __future__ import annotations

import pytest

from games.galapagos.drive import (
    FAR,
    choices,
    crossing,
    do,
    held,
    on_island,
    pawns,
    planned,
    refused,
    rest_in_bag,
    roll,
    table,
)
from tepui.engine.text.errors import IllegalMove, TepuiError


@pytest.mark.rule("GA8")
def test_may_i_stop_although_i_could_go_on() -> None:
    match = do(crossing(2), "0 lay red white finish", "1 finish", "0 go 14", "0 stop")
    assert pawns(match)[0] == 14


@pytest.mark.rule("GA8")
def test_may_i_leave_a_die_out_and_play_the_next() -> None:
    """No: what cannot be played ends the move, though the red die would lead on."""
    match = do(crossing(2), "0 lay blue red finish", "1 finish")
    assert pawns(match)[0] == 7
    assert match.position.record[0].round_number == 2


@pytest.mark.rule("GA8")
def test_may_i_go_back_to_the_tile_i_came_from() -> None:
    match = do(crossing(2), "0 lay red white finish", "1 finish", "0 go 14")
    assert "go 7" in choices(match, 0)
    do(match, "0 go 7")
    assert pawns(match)[0] == 7


@pytest.mark.rule("GA8")
def test_may_i_go_across_the_volcano() -> None:
    """No: 31 lies beyond it, and its blue die leads nowhere."""
    match = do(crossing(2), "0 lay blue finish", "1 finish")
    assert pawns(match)[0] == 7


@pytest.mark.rule("GA5")
def test_may_i_plan_nothing_at_all() -> None:
    match = do(planned(2), "0 finish", "1 finish")
    assert match.position.record[0].round_number == 2


@pytest.mark.rule("GA5")
def test_may_i_change_the_order_of_my_dice_before_i_have_finished() -> None:
    match = do(planned(3), "1 lay white red", "1 back", "1 back", "1 lay red white")
    plan = match.position.record[0].plan[1, :2].tolist()
    assert plan == [2, 1]  # red, white


@pytest.mark.rule("GA5", "GA6")
def test_may_the_others_still_change_their_plans_while_the_sand_runs() -> None:
    match = do(planned(3), "0 finish", "1 lay white", "1 back", "1 lay red")
    assert match.position.record[0].laid[1] == 1


@pytest.mark.rule("GA5")
def test_may_i_use_a_die_twice_or_one_of_somebody_else() -> None:
    match = do(planned(2), "0 lay white")
    assert refused(match, "0 lay white") == "GA5"
    assert refused(match, "1 lay yellow") == "GA5"


@pytest.mark.rule("GA6")
def test_does_a_die_count_that_lay_when_the_sand_ran_out_though_i_had_not_finished() -> None:
    match = do(crossing(2), "1 lay red", "0 finish", "! sand out")
    assert "go 13" in choices(match, 1)


@pytest.mark.rule("GA7")
def test_does_who_finishes_second_move_second() -> None:
    """No: clockwise from the one with the sandglass."""
    match = crossing(4)
    do(match, "1 lay red finish", "0 lay red finish", "3 lay red finish", "2 lay red finish")
    movers = []
    while match.position.record[0].round_number == 1:
        (seat,) = match.position.waiting()
        movers.append(seat)
        do(match, f"{seat} stop")
    assert movers == [1, 2, 3, 0]


@pytest.mark.rule("GA10")
def test_do_i_collect_what_i_only_pass() -> None:
    """Yes: on every tile that the pawn enters."""
    match = rest_in_bag(crossing(3), 14, 8, bag=[1, 2])
    do(match, "0 lay red white finish", "1 finish", "2 finish", "0 go 14")
    assert 14 in held(match, 0)


@pytest.mark.rule("GA10")
def test_may_i_leave_a_turtle_where_it_is() -> None:
    """No choice: it is collected."""
    match = rest_in_bag(crossing(3), 14, bag=[1, 2])
    do(match, "0 lay red finish", "1 finish", "2 finish", "0 go 14")
    assert 14 in held(match, 0)
    assert on_island(match) == []


@pytest.mark.rule("GA8", "GA10")
def test_who_gets_the_turtle_under_two_pawns() -> None:
    """Who moves first: each collects when its own move begins."""
    match = rest_in_bag(crossing(3), 7, bag=[1, 2])
    match.position.record[0].pawn[1] = 6  # tile 7, where seat 0 stands
    do(match, "1 finish", "0 finish", "2 finish")
    assert 7 in held(match, 1)


@pytest.mark.rule("GA9")
def test_may_i_follow_the_coast_past_a_corner_in_one_step() -> None:
    """No: to the next corner on either side, if it has the die's colour."""
    corners = {(3, 0): 7, (0, 3): 25, (-3, 3): 26, (3, -3): 13}
    match = table(3, corners, [1, 2, 3, 4, 5, 6], [7, 35, 36])
    roll(match, "yellow yellow red red white", "green", "green")
    do(match, "0 lay yellow yellow finish", "1 finish", "2 finish")
    assert "go 25" in choices(match, 0)
    assert refused(match, "0 go 26") == "GA9"


@pytest.mark.rule("GA11")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 6)])
def test_are_new_turtles_drawn_when_old_ones_are_left(seats: int, count: int) -> None:
    """Yes: five or six each round, whatever lies there."""
    match = planned(seats)
    do(match, *(f"{seat} finish" for seat in range(seats)))
    assert match.position.record[0].to_draw == count


@pytest.mark.rule("GA12")
def test_do_the_others_still_move_after_the_last_turtle() -> None:
    """No: the game is over with that pick-up."""
    match = rest_in_bag(crossing(3), 14)
    do(match, "0 lay red white finish", "1 lay red finish", "2 finish", "0 go 14")
    assert match.position.ending() == "last"
    assert match.position.waiting() == ()


@pytest.mark.rule("GA12")
def test_is_the_game_over_when_the_island_is_empty_but_not_the_bag() -> None:
    match = rest_in_bag(crossing(3), 14, bag=[1])
    do(match, "0 lay red finish", "1 finish", "2 finish", "0 go 14")
    assert match.position.ending() is None


@pytest.mark.rule("GA13")
@pytest.mark.parametrize(
    ("turtles", "points"),
    [(range(1, 7), 8), (range(1, 13), 16), (range(1, 6), 5), ([1, 7, 13, 19], 4), ([], 0)],
    ids=["a set", "two sets", "five colours", "four alike", "none"],
)
def test_what_are_turtles_worth(turtles, points: int) -> None:
    match = rest_in_bag(crossing(3), hold={1: list(turtles)}, bag=[])
    assert match.position.scores()[1] == points


@pytest.mark.rule("GA13")
def test_do_most_turtles_win() -> None:
    """No: most points. Six of six colours beat seven of few."""
    rest = [n for n in range(1, 37) if n > 6 and n not in (7, 13, 19, 25, 31, 8, 14)]
    match = rest_in_bag(crossing(3), hold={0: range(1, 7), 1: [7, 13, 19, 25, 31, 8, 14]}, bag=rest)
    assert match.position.scores()[:2] == [8, 7]
    assert match.position.places()[:2] == [1, 2]


@pytest.mark.rule("GA10", "GA14")
def test_does_a_fifth_turtle_win_that_i_stood_upon() -> None:
    """Yes, as soon as it is collected: before my first die."""
    mine = [1, 13, 19, 25]  # black, as the one below
    rest = [n for n in range(1, 37) if n not in (*mine, 7)]
    match = rest_in_bag(crossing(2), 7, hold={0: mine}, bag=rest)
    do(match, "0 lay red finish", "1 finish")
    assert match.position.ending() == "fifth"
    assert match.position.places() == [1, 2]


@pytest.mark.rule("GA4")
def test_are_the_turtles_that_placed_the_pawns_out_of_the_game() -> None:
    """No: they go back into the bag, which lacks only those on the island."""
    assert [int(planned(seats).position.record[0].bag_size) for seats in (2, 3, 4)] == [31, 30, 30]
    assert 35 not in on_island(planned(2))


@pytest.mark.rule("GA4")
def test_may_two_pawns_begin_on_the_same_tile() -> None:
    """No: each draws a turtle of its own."""
    with pytest.raises(TepuiError):
        table(2, {}, [1, 2, 3, 4, 5], [7, 7])
    assert pawns(table(2, {}, [1, 2, 3, 4, 5], [7, 8])) == [7, 8]


@pytest.mark.rule("GA6")
def test_may_i_change_my_plan_while_i_hold_the_sandglass() -> None:
    """No: neither add a die nor take one back."""
    match = do(planned(3), "0 lay red", "0 finish")
    for change in ("0 lay white", "0 back"):
        with pytest.raises(IllegalMove):
            do(match, change)
    assert match.position.record[0].laid[0] == 1


@pytest.mark.rule("GA6")
def test_do_we_wait_for_the_sand_when_all_have_finished() -> None:
    match = do(crossing(2), "0 lay red finish")
    assert match.position.clock() != []
    do(match, "1 lay red finish")
    assert match.position.clock() == []
    assert "go 14" in choices(match, 0)


@pytest.mark.rule("GA6", "GA7")
def test_what_of_who_has_laid_nothing_when_the_sand_runs_out() -> None:
    """That pawn stays, and the next seat moves."""
    match = do(crossing(3), "2 lay red", "0 lay red finish", "! sand out", "0 go 14")
    assert match.position.waiting() == (2,)
    assert pawns(match)[1] == 8


@pytest.mark.rule("GA7")
def test_who_moves_when_the_first_to_finish_has_planned_nothing() -> None:
    """The neighbour on the left, not who finished next."""
    match = do(crossing(3), "1 finish", "0 lay red finish", "2 lay red finish")
    assert match.position.waiting() == (2,)


@pytest.mark.rule("GA7", "GA11")
def test_does_the_same_player_move_first_in_the_next_round() -> None:
    """No: who takes the sandglass then."""
    match = rest_in_bag(crossing(3), 1, hold={0: range(2, 37)})
    do(match, "0 finish", "1 finish", "2 finish")
    roll(match, *["red"] * 3)
    do(match, "2 lay red finish", "0 lay red finish", "1 lay red finish")
    assert match.position.waiting() == (2,)


@pytest.mark.rule("GA8")
def test_may_i_choose_among_tiles_of_one_colour() -> None:
    """Yes, when the pawn moves: the plan names colours only."""
    match = do(crossing(2), "0 lay red finish", "1 finish")
    assert choices(match, 0) == ["go 13", "go 14", "stop"]
    do(match, "0 go 13")
    assert pawns(match)[0] == 13


@pytest.mark.rule("GA8")
def test_may_a_die_of_my_tiles_colour_leave_me_where_i_am() -> None:
    """No: each die leads to a neighbouring tile. From white 7, white leads to 8 alone."""
    match = do(crossing(2), "0 lay white finish", "1 finish")
    assert choices(match, 0) == ["go 8", "stop"]


@pytest.mark.rule("GA8")
def test_may_i_play_my_dice_from_the_right() -> None:
    """No: white lies second, though a white tile is near."""
    match = do(crossing(2), "0 lay red white finish", "1 finish")
    assert refused(match, "0 go 8") == "GA8"
    assert pawns(match)[0] == 7


@pytest.mark.rule("GA8")
def test_may_i_stay_although_i_have_planned_dice() -> None:
    match = do(crossing(2), "0 lay red white finish", "1 lay red finish", "0 stop")
    assert pawns(match)[0] == 7
    assert match.position.waiting() == (1,)


@pytest.mark.rule("GA8")
def test_does_another_pawn_bar_my_way() -> None:
    """No: two pawns share a tile, and one moves on over it."""
    match = do(crossing(2), "0 lay white red finish", "1 finish", "0 go 8")
    assert pawns(match) == [8, 8]
    do(match, "0 go 13")
    assert pawns(match) == [13, 8]


@pytest.mark.rule("GA9")
def test_may_i_go_round_the_coast_from_a_tile_beside_a_corner() -> None:
    """No: only from a corner. Of two yellow corners, the one next to the tile can be entered."""
    tiles = {(3, -1): 7, (3, 0): 25, (3, -3): 26, **FAR}
    match = roll(table(3, tiles, [1, 2, 3, 4, 5, 6], [7, 35, 36]), "yellow", "green", "green")
    do(match, "0 lay yellow finish", "1 finish", "2 finish")
    assert "go 25" in choices(match, 0)
    assert refused(match, "0 go 26") == "GA8"


@pytest.mark.rule("GA9", "GA10")
def test_do_i_collect_what_lies_on_the_coast_between_two_corners() -> None:
    """No: the pawn leaps from corner to corner and enters no tile between them."""
    tiles = {(3, 0): 7, (3, -1): 8, (3, -2): 9, (3, -3): 25, **FAR}
    match = table(3, tiles, [8, 9, 25, 1, 2, 3], [7, 35, 36])
    roll(match, "yellow", "green", "green")
    do(match, "0 lay yellow finish", "1 finish", "2 finish", "0 go 25")
    assert held(match, 0) == [25]


@pytest.mark.rule("GA10")
def test_may_another_take_the_turtle_under_my_pawn_before_my_turn() -> None:
    """Yes: who moves earlier and comes there collects it."""
    match = rest_in_bag(crossing(3), 7, hold={2: range(8, 37)}, bag=[1, 2])
    do(match, "1 lay white finish", "0 lay red finish", "2 finish", "1 go 7")
    assert held(match, 1) == [7]
    assert 7 not in held(match, 0)


@pytest.mark.rule("GA11")
def test_what_if_a_new_turtle_comes_up_under_a_pawn() -> None:
    """It waits for the pawn's next move, and is collected when that begins."""
    match = rest_in_bag(crossing(2), 1, hold={1: range(9, 37)}, bag=[7, 3])
    do(match, "0 finish", "1 finish", "* turtles 3 7")
    roll(match, "red", "red")
    assert 7 in on_island(match)
    do(match, "0 finish", "1 finish")
    assert 7 in held(match, 0)


@pytest.mark.rule("GA11")
def test_do_i_keep_unused_dice_and_my_place() -> None:
    """The pawn stays where its move ended; all five dice are rolled again, for everybody."""
    match = rest_in_bag(crossing(2), 1, hold={0: range(2, 37)})
    do(match, "0 lay red finish", "1 finish", "0 go 14")
    assert pawns(match) == [14, 8]
    roll(match, "blue", "green")
    assert choices(match, 0) == ["lay blue", "finish"]
    assert refused(match, "0 lay white") == "GA5"


@pytest.mark.rule("GA11", "GA12")
def test_what_if_the_bag_holds_too_few_turtles() -> None:
    """All that it holds come up, and the game goes on without it."""
    match = rest_in_bag(crossing(3), 1, hold={0: range(4, 37)}, bag=[2, 3])
    do(match, "0 finish", "1 finish", "2 finish", "* turtles 2 3")
    assert on_island(match) == [1, 2, 3]
    assert match.position.ending() is None
    roll(match, "red", "red", "red")
    do(match, "0 finish", "1 finish", "2 finish")
    roll(match, "blue", "blue", "blue")  # no draw before it
    assert match.position.record[0].round_number == 3


@pytest.mark.rule("GA14")
@pytest.mark.parametrize(("mine", "seats"), [([1, 13, 19, 25], 3), ([2, 13, 19, 25], 2)])
def test_do_five_alike_win_with_three_players_or_five_turtles_of_two_colours(mine, seats) -> None:
    """No: five of one colour, and only when two play."""
    bag = [n for n in range(1, 37) if n not in (*mine, 7)]
    match = rest_in_bag(crossing(seats), 7, hold={0: mine}, bag=bag)
    do(match, *(f"{seat} finish" for seat in range(seats)))
    assert len(held(match, 0)) == 5
    assert match.position.ending() is None


@pytest.mark.rule("GA14")
def test_do_five_alike_beat_a_rival_with_more_points() -> None:
    """Yes: no points are counted."""
    white = [8, 20, 26, 32]  # as 14, the fifth
    theirs = [1, 2, 3, 4, 5, 6, 7]
    bag = [n for n in range(1, 37) if n not in (*white, *theirs, 14)]
    match = rest_in_bag(crossing(2), 14, hold={0: white, 1: theirs}, bag=bag)
    do(match, "0 lay red finish", "1 finish")
    assert match.position.scores()[0] < match.position.scores()[1]
    do(match, "0 go 14")
    assert match.position.ending() == "fifth"
    assert match.position.places() == [1, 2]
