"""Planning: dice, plans, the sandglass. The rules by their ids."""

from __future__ import annotations

from collections import Counter

import pytest

from games.galapagos.drive import FAR, GAME, choices, crossing, do, planned, refused, roll, table
from tepui.engine.rules.contract import SPECTATOR, UNSEEN
from tepui.engine.text.errors import CannotUndo, IllegalMove
from tepui.games.galapagos.material import FINISH, LAY, TAKE_BACK


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
    assert list(match.position.record[0].plan[2]) == [1, 2, -1, -1, -1]


@pytest.mark.rule("GA5")
def test_the_last_die_can_be_taken_back() -> None:
    match = do(planned(), "0 lay red white blue", "0 back", "0 back")
    assert list(match.position.record[0].plan[0]) == [2, -1, -1, -1, -1]
    do(match, "0 lay blue")
    assert list(match.position.record[0].plan[0]) == [2, 5, -1, -1, -1]
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
    seen = Counter(
        tuple(hidden.guessed(0, seed).record[0].plan[1, :2].tolist()) for seed in range(4000)
    )
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
    assert match.position.record[0].first == 1
    assert match.position.clock() == [0]  # the sand runs
    assert match.legal(1) == []
    assert match.position.waiting() == (0, 2)
    with pytest.raises(IllegalMove):
        do(match, "1 back")
    with pytest.raises(CannotUndo):
        match.undo(1)
    do(match, "2 finish")
    assert match.position.record[0].first == 1
    assert match.position.waiting() == (0,)


@pytest.mark.rule("GA6")
def test_when_the_sand_runs_out_every_plan_is_locked_as_it_lies() -> None:
    match = do(planned(3), "0 lay white", "1 lay green finish", "2 lay red red")
    assert match.position.clock() == [0]
    do(match, "! sand out")
    assert match.position.clock() == []
    assert match.position.record[0].laid[:3].tolist() == [1, 1, 2]
    if match.position.waiting():
        (mover,) = match.position.waiting()
        assert refused(match, f"{mover} lay blue") == "GA6"
    assert match.position.record[0].dice[0].sum() == 4  # unplaced dice are unused


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
    assert match.position.record[0].round_number == 2
