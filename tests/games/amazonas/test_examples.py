"""The worked examples of the rulebook, with its numbers."""

from __future__ import annotations

import pytest

from tepui.games.amazonas.board import SPECIES

FISH = SPECIES.index("fish")


@pytest.mark.rule("AM7", "AM3", "AM12")
@pytest.mark.parametrize(
    ("card", "tiles", "guides", "value"),
    [
        (2, {"butterfly": 1}, {}, 3),
        (5, {"orchid": 3}, {}, 8),
        (0, {"fish": 3, "butterfly": 2, "parrot": 2}, {}, 3),
        (1, {"fish": 3}, {"fish": 1}, 4),  # two fish and a Guide assigned to fish
        (6, {"fish": 2, "orchid": 3}, {"fish": 1, "orchid": 1}, 8),
    ],
)
def test_example_1_values(opened, card, tiles, guides, value):
    opened.chance("event jaguar")
    opened.tiles(0, **tiles)
    opened.s.guides[0] = [guides.get(name, 0) for name in SPECIES]
    others = (4, 5) if card < 4 else (2, 3)
    money = int(opened.s.money[0])
    opened.income(card, *others)
    assert opened.s.value[0] == value
    opened.until(0)
    assert opened.s.money[0] == money + value


@pytest.mark.rule("AM11")
def test_example_2_theft(opened):
    opened.chance("event theft")
    opened.tiles(0, fish=2, orchid=2, reptile=1)
    money = int(opened.s.money[0])
    opened.income(5, 1, 2)  # the orchid card with two orchids: 7
    assert opened.turn == 0
    assert opened.s.money[0] == money + 7 - 2


@pytest.mark.rule("AM11")
def test_example_2_bonus(opened):
    opened.chance("event bonus fish")
    opened.tiles(0, fish=2)
    money = int(opened.s.money[0])
    opened.income(5, 1, 2)
    assert opened.turn == 0
    assert opened.s.money[0] == money + 5 + 2


@pytest.mark.rule("AM1", "AM13")
def test_example_3_from_rosaria(opened):
    opened.round("guide", 6, 1, 2)
    opened.s.money[0] = 60
    opened.say(0, "coins")
    assert opened.builds(0) == {"Santo Caño", "Moreña", "Piedras", "Xibu", "Tucu"}


@pytest.mark.rule("AM15")
def test_example_4_final_score(table):
    four = table(4).open("Rosaria", "Moreña", "Xibu", "Tucu")
    four.tiles(0, orchid=2, butterfly=4, reptile=1, parrot=4, fish=2)
    four.s.guides[0, SPECIES.index("butterfly")] = 1
    four.s.guides[0, FISH] = 1
    four.s.token[0] = 4  # the second of four to own all five
    four.s.huts[0] = four.s.goals[0]
    assert four.match.position.scores()[0] == 4 + 4 + 4
    missed = int(four.s.goals[0]) & -int(four.s.goals[0])
    four.s.huts[0] = int(four.s.goals[0]) ^ missed
    assert four.match.position.scores()[0] == 9


@pytest.mark.rule("AM14")
def test_example_4_the_second_of_four_takes_the_four(table):
    four = table(4).open("Rosaria", "Moreña", "Xibu", "Tucu")
    four.round("jaguar", 5, 4, 0, 1)
    village = four.match.parse(0, "build Santo Caño")  # an orchid village, by water
    for seat in (0, 1):
        four.s.money[seat] = 30
        four.tiles(seat, fish=1, butterfly=1, parrot=1, reptile=1)
    four.match.play(0, village)
    assert four.s.token[0] == 5
    four.done()
    assert four.turn == 1
    four.s.by_water[1] = 0xFFFFFFFF
    four.say(1, "build Palmar")
    assert four.s.token[1] == 4


@pytest.mark.rule("AM11")
@pytest.mark.parametrize(("event", "silver"), [("jaguar", 5), ("fire", 2)])
def test_example_5_a_value_of_five_is_five_silver_and_half_in_a_fire(opened, event, silver):
    opened.chance(f"event {event}")
    opened.tiles(0, butterfly=3)
    money = int(opened.s.money[0])
    opened.income(2, 0, 1)
    assert opened.s.value[0] == 5
    opened.until(0)
    assert opened.s.money[0] == money + silver


@pytest.mark.rule("AM12")
def test_example_6_seven_silver_or_the_guide(opened):
    opened.chance("event guide")
    opened.tiles(0, orchid=2)
    opened.tiles(1, fish=1)
    opened.s.money[:3] = 0
    opened.income(5, 1, 0)
    assert opened.s.value[0] == 7
    assert opened.turn == 0
    assert opened.legal(0) == ["coins", "guide orchid"]
    opened.say(0, "coins")
    assert opened.s.money[0] == 7
    opened.done()
    assert "coins" in opened.legal(opened.turn)  # now the next one has the choice
