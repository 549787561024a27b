"""The rules of Piranha, each by its id. Run with `TEPUI_GAMES=examples/games`."""

from __future__ import annotations

import pytest

import tepui
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.errors import IllegalMove


def played(*rounds: tuple[str, list[int]], seats: int = 3) -> Match:
    """A match after these rounds: what the river brought, and the net of each seat."""
    match = Match(tepui.game("piranha"), seats)
    for catch, nets in rounds:
        match.play(CHANCE, match.parse(CHANCE, f"river {catch}"))
        for seat, net in enumerate(nets):
            match.play(seat, match.parse(seat, f"cast {net}"))
    return match


@pytest.mark.rule("PI1")
def test_the_box() -> None:
    match = played()
    assert len(match.position.chances()) == 8
    assert sum(weight for _, weight in match.position.chances()) == 9


@pytest.mark.rule("PI2")
def test_what_has_come_does_not_come_again() -> None:
    match = played(("pacu", [1, 2, 3]))
    with pytest.raises(IllegalMove):
        match.play(CHANCE, match.parse(CHANCE, "river pacu"))


@pytest.mark.rule("PI3")
def test_a_net_is_secret_and_can_be_changed_until_all_have_cast() -> None:
    match = played(("pacu", [1]))
    assert match.position.seen_by(1).s.cast[0] < 0
    match.play(0, match.parse(0, "cast 5"))
    with pytest.raises(IllegalMove):
        match.play(0, match.parse(0, "cast 5"))
    for seat, net in ((1, 2), (2, 3)):
        match.play(seat, match.parse(seat, f"cast {net}"))
    assert match.position.scores() == [4, 0, 0]


@pytest.mark.rule("PI4", "PI5")
def test_equal_nets_tangle() -> None:
    assert played(("oscar", [7, 7, 2])).position.scores() == [0, 0, 5]
    assert played(("piranha", [1, 1, 6])).position.scores() == [0, 0, -5]


@pytest.mark.rule("PI5")
def test_a_fish_goes_to_the_highest_net_a_piranha_to_the_lowest() -> None:
    assert played(("oscar", [3, 7, 2])).position.scores() == [0, 5, 0]
    assert played(("piranha", [3, 7, 2])).position.scores() == [0, 0, -5]


@pytest.mark.rule("PI6")
def test_where_all_are_tangled_nobody_takes_it() -> None:
    match = played(("arapaima", [4, 4]), seats=2)
    assert match.position.scores() == [0, 0]
    match.play(CHANCE, match.parse(CHANCE, "river pacu"))
    assert 3 not in match.legal(0)  # net 4 is gone


@pytest.mark.rule("PI7", "PI8")
def test_seven_rounds_are_the_game() -> None:
    brought = ["piranha", "tetra", "molly", "guppy", "pacu", "oscar", "arowana"]
    match = played(*((c, [n + 1, 7 - n]) for n, c in enumerate(brought)), seats=2)
    assert match.position.ending() == "nets"
    # Nets 1 to 7 against 7 to 1: the piranha, then three rounds lost, one tangled, three won.
    assert match.position.scores() == [-5 + 4 + 5 + 6, 1 + 2]
    assert match.position.places() == [1, 2]
