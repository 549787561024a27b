"""The worked examples of the rulebook, move by move."""

from __future__ import annotations

import pytest

from games.galapagos.drive import GAME, choices, do, held, pawns, rest_in_bag, roll, table
from tepui.engine.play.match import Match
from tepui.engine.text.errors import IllegalMove


def felix() -> Match:
    """Felix is seat 1. Seat 0 could go to his blue tile as well."""
    tiles = {
        (0, -1): 7,
        (1, -1): 31,
        (2, -1): 8,
        (2, 0): 13,
        (1, -2): 14,
    }  # white, blue, white, red
    match = table(3, tiles, [8, 13, 1, 2, 3, 4], [14, 7, 36])
    return roll(match, "blue", "red blue yellow white red", "green")


@pytest.mark.rule("GA5", "GA6", "GA7", "GA8", "GA10")
def test_felix_takes_two_turtles() -> None:
    """Blue, white, red from a white tile; a red and a yellow die stay unused."""
    match = do(felix(), "1 lay blue white red finish", "0 lay blue finish", "2 finish")
    assert match.position.waiting() == (1,)  # he finished first, so he moves first
    assert choices(match, 1) == ["go 31", "stop"]
    do(match, "1 go 31")
    assert held(match, 1) == []
    do(match, "1 go 8")
    assert held(match, 1) == [8]
    do(match, "1 go 13")
    assert held(match, 1) == [8, 13]
    assert pawns(match)[1] == 13
    assert match.position.ending() is None
    assert match.position.waiting() == (0,)  # the other two dice are not used
    seen = GAME.views.view(match.position.seen_by(2)).seats[1].turtles
    assert [turtle.number for turtle in seen] == [8, 13]


@pytest.mark.rule("GA6")
def test_felix_changes_nothing_more() -> None:
    """He has the sandglass; the others plan on while the sand runs, and he does not."""
    match = do(felix(), "0 lay blue", "1 lay blue white red")
    assert match.position.clock() == []
    do(match, "1 finish")
    assert match.position.record[0].first == 1
    assert match.position.clock() != []
    view = GAME.views.view(match.position.seen_by(2))
    assert (view.sand.running, view.sand.seconds) == (True, 30)
    assert choices(match, 1) == []
    for change in ("1 lay yellow", "1 back"):
        with pytest.raises(IllegalMove):
            do(match, change)
    do(match, "0 back", "0 lay blue", "2 lay green finish")
    assert match.position.record[0].first == 1  # he keeps it
    do(match, "! sand out")
    assert [int(laid) for laid in match.position.record[0].laid[:3]] == [1, 3, 1]
    assert match.position.waiting() == (1,)


def anna(**options: str) -> Match:
    corners = {(3, 0): 7, (0, 3): 25, (-3, 3): 26}  # white, yellow, yellow
    tiles = {(1, 0): 8, (2, 0): 27, **corners}
    match = table(3, tiles, [27, 25, 1, 2, 3, 4], [8, 35, 36], **options)
    return roll(match, "yellow white yellow yellow red", "green", "green")


@pytest.mark.rule("GA8", "GA9", "GA10")
def test_anna_follows_the_coast() -> None:
    """Yellow neighbour (turtle), white corner, yellow corner (turtle), next yellow corner."""
    match = do(anna(), "0 lay yellow white yellow yellow finish", "1 finish", "2 finish")
    do(match, "0 go 27")
    assert held(match, 0) == [27]
    do(match, "0 go 7")
    assert "go 25" in choices(match, 0)
    do(match, "0 go 25")
    assert held(match, 0) == [25, 27]
    do(match, "0 go 26")
    assert pawns(match)[0] == 26
    assert held(match, 0) == [25, 27]
    assert match.position.record[0].round_number == 2  # four dice were played, the others have none


@pytest.mark.rule("GA13")
def test_lars_scores_fourteen() -> None:
    """Twelve turtles with one full set of six: 8 + 6."""
    match = anna()
    lars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15]  # all six colours, then three of them twice
    rest_in_bag(match, 36, hold={0: [], 1: lars, 2: [n for n in range(1, 36) if n not in lars]})
    assert len(lars) == 12
    assert match.position.scores()[1] == 14


@pytest.mark.rule("GA10")
def test_a_waiting_seat_loses_its_turtle() -> None:
    """The note on a pawn that begins on a turtle's tile: an earlier mover can take it first."""
    tiles = {(0, -1): 7, (1, -1): 31}
    for first, taker in ((0, 0), (1, 1)):
        match = table(2, tiles, [1, 2, 3, 4, 5], [7, 31])
        roll(match, "blue", "blue")
        do(match, "0 finish", "1 finish", "* turtles 31 6 8 9 10")  # a turtle where 1 stands
        roll(match, "blue", "green")
        if first == 0:
            do(match, "0 lay blue finish", "1 finish")
        else:
            do(match, "1 finish", "0 lay blue finish")
        do(match, "0 go 31")
        assert held(match, taker) == [31]
        assert held(match, 1 - taker) == []
