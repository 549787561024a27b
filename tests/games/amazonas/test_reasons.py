"""Positions in which a strong player would agree with what the coach says."""

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
    assert "passes up Tucu, a village of your mission, though you could pay its" in said


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
    assert "saves money for Tucu, a village of your mission that costs 5 gold [AM13]" in said


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
            assert f"builds next to {names[goal]}, a village of your mission [AM13]" in said
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
    assert "adds a point to a species that already scores" in why(
        opened.match, 0, "done", "build Tucu"
    )


@pytest.mark.rule("AM7")
def test_the_guide_protects_from_harm(opened: Any) -> None:
    opened.chance("event theft")
    said = why(opened.match, 0, "income 5", "income 6")
    assert "protects you from this round’s event (Theft) [AM7]" in said
    assert "plays a card of the highest value in your hand" in said


@pytest.mark.rule("AM11")
def test_the_fire_burns_a_good_card(opened: Any) -> None:
    opened.chance("event fire")
    said = why(opened.match, 0, "income 5", "income 0")
    assert "silver of card 5 (Orchid) to the fire [AM11]" in said or "spends only card 0" in said
    assert "spends only card 0 (all species)" in said
    opened.tiles(0, orchid=1, fish=1)
    opened.s.guides[0, 1] = 1  # the Guide's card is worth more, and is not burned
    said = why(opened.match, 0, "income 5", "income 6")
    assert "plays card 5 (Orchid) in a forest fire, though it would bring 3 more silver" in said
    assert "valuable of the others" not in why(opened.match, 0, "income 0", "income 5")


def test_the_guides_card_wasted(opened: Any) -> None:
    opened.chance("event bonus-fish")
    opened.tiles(0, orchid=3)
    said = why(opened.match, 0, "income 6", "income 5")
    assert "plays a card of the highest value in your hand (value 8 now), for more silver" in said
    wasted = "spends card 6 in a round with no harmful event, though some are still to come [AM7]"
    assert wasted in said
    opened.tiles(0, orchid=1)
    assert why(opened.match, 0, "income 6", "income 5") == f"The move played {wasted}."
    opened.s.events[[EVENTS.index(each) for each in ("jaguar", "crocodile", "fire", "theft")]] = 0
    assert "spends" not in why(opened.match, 0, "income 6", "income 5")
    opened.s.events[EVENTS.index("fire")] = 1
    assert "Karte 6" in why(opened.match, 0, "income 6", "income 5", "de")
    assert "carte 6" in why(opened.match, 0, "income 6", "income 5", "fr")


def test_what_both_moves_bring_speaks_for_neither(table: Any) -> None:
    opened = building(table)
    names = [name_of(opened.s, v) for v in range(opened.s.villages)]
    mission(opened, "Lagoa")
    opened.tiles(0, fish=1)
    assert opened.s.species[names.index("Tucu")] != opened.s.species[names.index("Moreña")]
    assert "new species" not in why(opened.match, 0, "build Tucu", "build Moreña")
    opened.tiles(0, reptile=1)
    assert "brings a new species, number 2 of 5 [AM14]" in why(
        opened.match, 0, "build Tucu", "build Moreña"
    )
    opened.tiles(0, reptile=2, butterfly=2)
    assert "three of a species" not in why(opened.match, 0, "build Tucu", "build Moreña")


@pytest.mark.rule("AM13")
def test_a_hut_that_spends_the_missions_money(table: Any) -> None:
    opened = building(table)
    mission(opened, "Tucu")  # 3 gold
    missed = "passes up Tucu, a village of your mission, though you could pay its 3 gold [AM13]"
    opened.s.money[0] = 11
    assert missed in why(opened.match, 0, "build Moreña", "build Tucu")
    assert missed not in why(opened.match, 0, "done", "build Moreña")  # it leaves it, too
    opened.s.money[0] = 60
    assert missed not in why(opened.match, 0, "build Moreña", "build Tucu")  # Tucu can follow
    assert missed in why(opened.match, 0, "done", "build Moreña")


def test_nobody_saves_for_a_round_that_does_not_come(table: Any) -> None:
    opened = building(table)
    mission(opened, "Tucu")
    opened.s.money[0] = 8
    assert "saves money for Tucu" in why(opened.match, 0, "build Santo Caño", "done")
    opened.s.lap = 18
    assert "saves" not in why(opened.match, 0, "build Santo Caño", "done")


def test_no_need_to_save_what_is_left_over(table: Any) -> None:
    opened = building(table, "jaguar")
    mission(opened, "Tucu")  # by land alone
    opened.s.money[0] = 60
    assert "saves" not in why(opened.match, 0, "build Moreña", "done")
    opened.s.money[0] = 11
    assert "saves money for Tucu" in why(opened.match, 0, "build Moreña", "done")


def test_a_full_village_is_nothing_to_come_next_to(table: Any) -> None:
    opened = building(table)
    s = opened.s
    names = [name_of(s, v) for v in range(s.villages)]
    mission(opened, "Tocari")  # beside Moreña, with one site
    said = "builds next to Tocari, a village of your mission [AM13]"
    assert said in why(opened.match, 0, "build Tucu", "build Moreña")
    s.built[names.index("Tocari")] = 1
    assert "Tocari" not in why(opened.match, 0, "build Tucu", "build Moreña")


@pytest.mark.rule("AM16")
def test_a_neutral_hut_hinders_whoever_is_near(table: Any) -> None:
    opened = table(2).open("Rosaria", "Serrita")
    opened.round("bonus-fish", 5, 1)
    opened.until(0)
    dearer = "raises the price in a village where Bob could build next [AM16]"
    assert dearer in why(opened.match, 0, "done", "neutral Pirapó")
    assert dearer not in why(opened.match, 0, "neutral Ibira", "neutral Pirapó")
    own = "raises the price in a village where you could build next yourself [AM16]"
    assert own in why(opened.match, 0, "neutral Tucu", "neutral Pirapó")
    assert "more expensive" not in why(opened.match, 0, "done", "neutral Palmar")
    names = [name_of(opened.s, v) for v in range(opened.s.villages)]
    mission(opened, "Palmar")
    dearer = "raises the price in Palmar, a village of your own mission [AM16]"
    assert dearer in why(opened.match, 0, "neutral Palmar", "done")
    opened.s.huts[0] |= 1 << names.index("Palmar")
    assert dearer not in why(opened.match, 0, "neutral Palmar", "done")


@pytest.mark.rule("AM12")
def test_the_guide_is_a_tile_for_good(opened: Any) -> None:
    opened.round("guide", 5, 1, 1)
    opened.tiles(0, orchid=1, fish=1)
    said = why(opened.match, 0, "coins", "guide fish")
    assert (
        "It takes the Guide, a tile for good, which also raises the value of card 6 by one" in said
    )


@pytest.mark.rule("AM9")
def test_a_good_card_beside_the_guides(opened: Any) -> None:
    opened.chance("event guide")
    opened.tiles(0, orchid=1, fish=1)
    opened.s.guides[0, 1] = 1
    said = why(opened.match, 0, "income 0", "income 5")
    assert "keeps card 6 and plays the highest of the others, value 6 [AM9]" in said
    assert "Guide" not in why(opened.match, 0, "income 5", "income 0")


def test_a_first_hut_is_paid_by_its_own_rule(table: Any) -> None:
    opened = table(3).open()
    mission(opened, "Lagoa")
    assert why(opened.match, 0, "build Rosaria", "build Moreña") == "It costs only 2 gold [AM5]."


@pytest.mark.rule("AM16")
def test_a_hut_can_still_be_built_after_a_neutral_one(table: Any) -> None:
    opened = table(2).open("Rosaria", "Serrita")
    opened.round("bonus-fish", 5, 1)
    opened.until(0)
    mission(opened, "Moreña")
    assert "village of your mission" in why(opened.match, 0, "done", "build Moreña")
    assert why(opened.match, 0, "neutral Palmar", "build Moreña") == ""
    assert "save" not in why(opened.match, 0, "neutral Palmar", "done")  # it costs nothing
    dearer = "raises the price in Moreña, a village of your own mission [AM16]"
    assert dearer in why(opened.match, 0, "neutral Moreña", "build Moreña")


def two(table: Any) -> Any:
    """Two seats after the first huts; seat 0 builds, with plenty of money."""
    opened = table(2).open("Rosaria", "Serrita")
    opened.round("bonus-fish", 5, 1)
    opened.until(0)
    opened.s.money[0] = 60
    return opened


@pytest.mark.rule("AM16")
def test_the_point_for_most_tiles(table: Any) -> None:
    opened = two(table)
    lead = "gains you a point on your opponents as things stand"
    opened.tiles(0, fish=1, reptile=1, butterfly=1)
    opened.tiles(1, reptile=1, butterfly=3)
    assert lead in why(opened.match, 0, "build Moreña", "build Tucu")
    assert lead not in why(opened.match, 0, "build Tucu", "build Moreña")
    opened.tiles(1, reptile=1, butterfly=2)  # as many as the other takes the other's point away
    assert lead not in why(opened.match, 0, "build Moreña", "build Tucu")


@pytest.mark.rule("AM17")
def test_the_point_for_most_tiles_is_for_three(table: Any) -> None:
    opened = building(lambda seats: table(seats, missions="plus"))
    lead = "gains you a point on your opponents"
    opened.tiles(0, fish=1, reptile=2, butterfly=1)
    assert lead in why(opened.match, 0, "build Moreña", "build Tucu")
    opened.tiles(1, reptile=3)
    assert lead not in why(opened.match, 0, "build Moreña", "build Tucu")
    opened.tiles(0, fish=1, reptile=1, butterfly=1)
    assert lead not in why(opened.match, 0, "build Moreña", "build Tucu")


@pytest.mark.rule("AM16")
def test_which_mission_to_keep(table: Any) -> None:
    opened = table(2)
    opened.chance("start 0")
    opened.chance(*(f"mission {each} for {n // 2}" for n, each in enumerate("HGBC")))
    assert why(opened.match, 0, "keep G", "keep H") == (
        "It keeps the mission whose villages take 5 huts to connect, one fewer than the "
        "other mission’s [AM13]."
    )


@pytest.mark.rule("AM11")
def test_a_card_that_brings_more(opened: Any) -> None:
    opened.chance("event crocodile")
    opened.s.events[[EVENTS.index(each) for each in ("jaguar", "crocodile", "fire", "theft")]] = 0
    opened.s.played[0] = 0b1000000
    mission(opened, "Tucu")  # 3 gold, by land
    opened.s.money[0] = 4
    said = why(opened.match, 0, "income 3", "income 4")
    assert said == "It brings 1 more silver [AM11]."
    opened.s.money[0] = 5
    said = why(opened.match, 0, "income 3", "income 4")
    assert said.startswith(
        "It brings in the money for Tucu, a village of your mission that costs 3 gold"
    )
    opened.s.event = EVENTS.index("jaguar")  # the way is closed
    assert "Tucu" not in why(opened.match, 0, "income 3", "income 4")
    opened.s.event = EVENTS.index("fire")
    assert "more silver" not in why(opened.match, 0, "income 2", "income 3")


@pytest.mark.rule("AM9")
def test_a_card_that_plays_before_its_equals(opened: Any) -> None:
    opened.chance("event crocodile")
    opened.s.played[:3] = 0b1000000
    opened.tiles(0, reptile=2, orchid=1)
    opened.tiles(1, orchid=1)
    opened.tiles(2)
    ties = opened.s.ties
    assert ties[0, 4] > ties[1, 5]
    before = "goes before Bob’s card 5 (Orchid), which has the same value [AM9]"
    opened.s.ties[0, 5] = 0
    assert before in why(opened.match, 0, "income 5", "income 4")
    opened.tiles(1, orchid=2)
    assert before not in why(opened.match, 0, "income 5", "income 4")


@pytest.mark.rule("AM8")
def test_the_guide_for_a_card_in_hand(opened: Any) -> None:
    opened.round("guide", 5, 1, 1)
    opened.tiles(0, orchid=1, fish=1, parrot=1)
    raised = "It raises the value of card 1 (Fish), which is still in your hand, by one [AM8]."
    assert why(opened.match, 0, "guide orchid", "guide fish") == raised
    assert why(opened.match, 0, "guide parrot", "guide fish") == ""
    assert "hast" in why(opened.match, 0, "guide orchid", "guide fish", "de")
    assert "en main" in why(opened.match, 0, "guide orchid", "guide fish", "fr")


@pytest.mark.rule("AM13")
def test_a_first_hut_nearer_to_the_mission(table: Any) -> None:
    opened = table(3).open()
    mission(opened, "Lagoa")
    said = why(opened.match, 0, "build Iraré", "build Samaúma")
    assert "It gets closer to Lagoa, a village of your mission, now 2 huts away [AM13]" in said
    assert "nearer" not in why(opened.match, 0, "build Samaúma", "build Iraré")
    opened.s.lap = 18
    assert "nearer" not in why(opened.match, 0, "build Iraré", "build Samaúma")


def test_a_first_hut_with_good_neighbours(table: Any) -> None:
    opened = table(3).open()
    opened.s.goals[opened.s.mission[0]] = 0
    said = why(opened.match, 0, "build Palmar", "build Pirapó")
    assert said == "It opens the way to 3 villages at 2 gold [AM13]."
    said = why(opened.match, 0, "build Jandiá", "build Santo Caño")
    assert said == "It opens the way to 4 villages [AM13]."


@pytest.mark.rule("AM1")
def test_the_last_site_before_a_rival(table: Any) -> None:
    opened = table(3).open("Porto Morro", "Moreña", "Xibu")
    opened.round("bonus-fish", 5, 1, 1)
    opened.until(0)
    opened.s.money[0] = 60
    opened.tiles(0, reptile=1)
    opened.s.goals[opened.s.mission[0]] = 0
    last = "takes the last site of a village where Bob could build next [AM1]"
    assert last in why(opened.match, 0, "build Serrita", "build Tocari")
    opened.s.by_water[1] = 0
    assert last not in why(opened.match, 0, "build Serrita", "build Tocari")
