"""Ten positions in which a strong player would agree with what the coach says."""

from __future__ import annotations

from typing import Any

import pytest

from coach.told import why
from tepui.games.amazonas.board import name_of
from tepui.games.amazonas.material import EVENTS


def building(table: Any, event: str = "fire") -> Any:
    """Three seats after the first huts; seat 0 builds, with plenty of money."""
    opened = table(3).open("Rosaria", "Moreña", "Xibu")
    opened.round(event, 5, 1, 1)
    opened.until(0)
    opened.s.money[0] = 60
    return opened


def mission(opened: Any, *villages: str) -> None:
    """Make these villages seat 0's mission."""
    names = [name_of(opened.s, v) for v in range(opened.s.villages)]
    opened.s.goals[opened.s.mission[0]] = sum(1 << names.index(each) for each in villages)


@pytest.mark.rule("AM15")
def test_a_village_of_the_mission(table: Any) -> None:
    opened = building(table)
    mission(opened, "Tucu")
    said = why(opened.match, 0, "build Piedras", "build Tucu")
    assert "builds in a village of your mission, worth 3 points [AM15]" in said
    mission(opened, "Tucu", "Piedras")
    assert "mission" not in why(opened.match, 0, "build Piedras", "build Tucu")


def test_ending_the_turn_beside_the_mission(table: Any) -> None:
    opened = building(table)
    mission(opened, "Tucu")
    said = why(opened.match, 0, "done", "build Tucu")
    assert "leaves Tucu of your mission unbuilt, though you could pay its" in said


@pytest.mark.rule("AM13")
def test_saving_for_the_mission(table: Any) -> None:
    opened = building(table)
    mission(opened, "Tucu")
    names = [name_of(opened.s, v) for v in range(opened.s.villages)]
    tucu = names.index("Tucu")
    opened.s.priced[:] &= ~(1 << tucu) & 0xFFFFFFFF
    opened.s.prices[tucu, 0] = 5
    opened.s.priced[3] |= 1 << tucu
    opened.s.money[0] = 12
    said = why(opened.match, 0, opened.legal(0)[0], "done")
    assert "saves money for Tucu of your mission, 5 gold [AM13]" in said


def test_coming_next_to_the_mission(table: Any) -> None:
    opened = building(table)
    s = opened.s
    names = [name_of(s, v) for v in range(s.villages)]
    near = int(s.by_water[0]) | int(s.by_land[0]) | int(s.huts[0])
    for phrase in sorted(opened.builds(0)):
        village = names.index(phrase)
        beyond = (int(s.water[village]) | int(s.land[village])) & ~near
        if beyond:
            goal = beyond.bit_length() - 1
            mission(opened, names[goal])
            said = why(opened.match, 0, "done", f"build {phrase}")
            assert f"comes next to {names[goal]}, a village of your mission [AM13]" in said
            return
    raise AssertionError("Rosaria has neighbours with neighbours")


@pytest.mark.rule("AM14")
def test_the_fifth_species_takes_the_token(table: Any) -> None:
    opened = building(table)
    names = [name_of(opened.s, v) for v in range(opened.s.villages)]
    species = int(opened.s.species[names.index("Tucu")])
    opened.s.tiles[0] = 1
    opened.s.tiles[0, species] = 0
    said = why(opened.match, 0, "done", "build Tucu")
    assert "completes all five species and takes the token of 4 points [AM14]" in said


def test_the_third_tile_makes_a_set(table: Any) -> None:
    opened = building(table)
    names = [name_of(opened.s, v) for v in range(opened.s.villages)]
    opened.s.tiles[0, opened.s.species[names.index("Tucu")]] = 2
    said = why(opened.match, 0, "done", "build Tucu")
    assert "makes three of a species" in said
    assert "which now score 3 points [AM15]" in said


def test_a_tile_more_of_a_set(table: Any) -> None:
    opened = building(table)
    names = [name_of(opened.s, v) for v in range(opened.s.villages)]
    opened.s.tiles[0, opened.s.species[names.index("Tucu")]] = 3
    assert "adds a point to a species that scores already" in why(
        opened.match, 0, "done", "build Tucu"
    )


@pytest.mark.rule("AM7")
def test_the_guide_protects_from_harm(opened: Any) -> None:
    opened.chance("event theft")
    said = why(opened.match, 0, "income 5", "income 6")
    assert "protects you from this round’s event (Theft) [AM7]" in said
    assert "is your most valuable card now" in said


@pytest.mark.rule("AM11")
def test_the_fire_burns_a_good_card(opened: Any) -> None:
    opened.chance("event fire")
    said = why(opened.match, 0, "income 5", "income 0")
    assert "silver of card 5 (Orchid) to the fire [AM11]" in said or "spends only card 0" in said
    assert "spends only card 0 (all species)" in said


def test_the_guides_card_wasted(opened: Any) -> None:
    opened.chance("event bonus-fish")
    opened.tiles(0, orchid=3)
    said = why(opened.match, 0, "income 6", "income 5")
    assert "is your most valuable card now, worth 8, for more silver and an early turn" in said
    wasted = "spends the Guide’s card in a round without harm, though harm is still to come [AM7]"
    assert wasted in said
    opened.tiles(0, orchid=1)
    assert why(opened.match, 0, "income 6", "income 5") == f"The move played {wasted}."
    opened.s.events[[EVENTS.index(each) for each in ("jaguar", "crocodile", "fire", "theft")]] = 0
    assert "Guide" not in why(opened.match, 0, "income 6", "income 5")
    opened.s.events[EVENTS.index("fire")] = 1
    assert "Kundigen" in why(opened.match, 0, "income 6", "income 5", "de")
    assert "guide" in why(opened.match, 0, "income 6", "income 5", "fr")
