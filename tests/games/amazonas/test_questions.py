"""What people ask at the table, answered from the rulebook and played."""

from __future__ import annotations

import pytest

from games.amazonas.refused import refused
from tepui.games.amazonas.board import SPECIES, built_in

ROSARIA = built_in().find("Rosaria")
FISH, PARROT = SPECIES.index("fish"), SPECIES.index("parrot")


@pytest.mark.rule("AM1", "AM5")
def test_may_i_begin_where_the_first_player_has_begun(table):
    """Yes, at the price of the next site, if 3 gold pay it."""
    three = table(3).open("Moreña")  # its sites cost 2 and 3
    assert "build Moreña" in three.legal(1)
    assert "build Tucu" in three.legal(1)  # 3 and 5: free for its first site
    three.say(1, "build Moreña")
    assert three.s.money[1] == 0
    assert three.s.tiles[1].tolist() == three.s.tiles[0].tolist()
    assert "build Moreña" not in three.legal(2)  # it has no third site


@pytest.mark.rule("AM1", "AM5")
def test_do_i_get_the_tile_of_my_first_village(table):
    """Yes, one of its species, whichever village it is."""
    for village in built_in().villages:
        three = table(3).open(village.name)
        assert three.s.tiles[0].tolist() == [n == village.species for n in range(len(SPECIES))]


@pytest.mark.rule("AM7")
def test_does_a_tile_that_i_buy_now_change_my_value_of_this_round(opened):
    """No: it was announced before."""
    opened.round("bonus orchid", 1, 6, 5)
    opened.s.money[0] = 90
    opened.until(0)
    value, order = int(opened.s.value[0]), opened.s.order.tolist()
    opened.say(0, "build Tucu")
    assert (opened.s.value[0], opened.s.order.tolist()) == (value, order)


@pytest.mark.rule("AM7")
def test_is_card_zero_worth_one_species_or_all(opened):
    opened.chance("event jaguar")
    opened.tiles(0, fish=2, orchid=2, parrot=1)
    opened.income(0, 1, 2)
    assert opened.s.value[0] == 2


@pytest.mark.rule("AM8")
def test_may_i_play_a_card_again_before_the_seventh_round(opened):
    opened.round("jaguar", 5, 4, 3)
    opened.finish_round()
    opened.chance("event fire")
    assert "income 5" not in opened.legal(0)
    assert refused(opened, 0, "income 5")[0] == "AM8"


@pytest.mark.rule("AM8", "AM15")
def test_how_many_cards_are_left_at_the_end(opened):
    """Three: 18 rounds are twice seven and four."""
    opened.skip_rounds(18)
    assert opened.match.position.ending() == "rounds"
    assert int(opened.s.played[0]).bit_count() == 4


@pytest.mark.rule("AM9")
def test_may_two_players_lay_the_same_card(opened):
    """Yes, and their numbers decide who is first."""
    for seat in range(3):
        opened.tiles(seat, fish=1)
    opened.s.ties[:3, 5] = [3, 5, 4]
    opened.round("jaguar", 5, 5, 5)
    assert opened.s.value[:3].tolist() == [5, 5, 5]
    assert opened.s.order[:3].tolist() == [1, 2, 0]


@pytest.mark.rule("AM11")
@pytest.mark.parametrize(("card", "silver"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_is_half_of_an_odd_value_rounded_down(opened, card, silver):
    opened.chance("event fire")
    opened.tiles(0, fish=1)
    opened.s.money[0] = 0
    opened.income(card, 0, 0)
    opened.until(0)
    assert opened.s.money[0] == silver


@pytest.mark.rule("AM11")
def test_what_if_the_monkey_wants_more_than_i_have(opened):
    opened.chance("event theft")
    opened.tiles(0, fish=5)
    opened.s.money[0] = 0
    opened.income(2, 0, 0)
    opened.until(0)
    assert opened.s.money[0] == 0


@pytest.mark.rule("AM11")
def test_are_two_largest_species_stolen_from_twice(opened):
    opened.chance("event theft")
    opened.tiles(0, fish=3, parrot=3)
    opened.s.money[0] = 30
    opened.income(2, 0, 0)
    opened.until(0)
    assert opened.s.money[0] == 30 + 2 - 3


@pytest.mark.rule("AM7", "AM11")
@pytest.mark.parametrize(("event", "silver"), [("fire", 6), ("theft", 6), ("bonus fish", 6 + 2)])
def test_what_does_card_six_spare_me_and_what_not(opened, event, silver):
    opened.chance(f"event {event}")
    opened.tiles(0, fish=2)
    opened.s.money[0] = 0
    opened.income(6, 0, 0)
    opened.until(0)
    assert opened.s.money[0] == silver


@pytest.mark.rule("AM12")
def test_may_a_guide_be_a_species_that_i_lack(opened):
    opened.round("guide", 6, 1, 2)
    opened.tiles(0, fish=1)
    assert opened.legal(0) == ["coins", "guide fish"]


@pytest.mark.rule("AM12")
def test_may_two_players_take_the_guide(opened):
    opened.round("guide", 6, 1, 2)
    opened.say(0, opened.legal(0)[1])
    opened.done()
    assert "coins" not in opened.legal(opened.turn)


@pytest.mark.rule("AM12")
def test_may_i_move_my_guide_to_another_species_later(opened):
    """No: no move does so."""
    opened.round("guide", 6, 1, 2)
    opened.say(0, opened.legal(0)[1])
    opened.finish_round()
    opened.round("guide", 5, 0, 0)
    opened.until(0)
    opened.say(0, "coins")
    assert not [each for each in opened.legal(0) if each.startswith("guide")]


@pytest.mark.rule("AM12", "AM14")
def test_does_a_guide_help_towards_the_five_species(opened):
    """No: it stands for a species that one has already."""
    opened.round("guide", 6, 1, 2)
    opened.tiles(0, fish=1, orchid=1, parrot=1, reptile=1)
    opened.say(0, "guide fish")
    assert opened.s.token[0] == 0


@pytest.mark.rule("AM13")
def test_may_i_build_from_a_hut_that_i_have_just_built(opened):
    opened.round("guide", 6, 1, 2)
    opened.s.money[0] = 90
    opened.say(0, "coins")
    before = opened.builds(0)
    opened.say(0, "build Piedras")
    assert opened.builds(0) - before


@pytest.mark.rule("AM13")
def test_may_i_build_where_a_rival_has_a_hut(opened):
    """Yes, while a site is free, at its price; never twice in one village."""
    opened.round("guide", 6, 1, 2)
    opened.s.money[0] = 90
    opened.say(0, "coins")
    assert "Moreña" in opened.builds(0)  # seat 1 lives there
    money = int(opened.s.money[0])
    opened.say(0, "build Moreña")
    assert opened.s.money[0] == money - 3 * 3
    assert opened.s.by_water[0] >> ROSARIA & 1  # the way back is open
    assert refused(opened, 0, "build Rosaria") == ("AM13", "has-hut")


@pytest.mark.rule("AM13")
def test_must_i_build_when_i_can(opened):
    opened.round("jaguar", 6, 1, 2)
    opened.s.money[0] = 90
    assert "done" in opened.legal(0)


@pytest.mark.rule("AM14")
def test_may_i_have_two_tokens(opened):
    """No: it is taken when the fifth species comes, once."""
    opened.round("guide", 6, 1, 2)
    opened.s.money[0] = 90
    opened.say(0, "coins")
    opened.tiles(0, fish=2, orchid=1, butterfly=1, parrot=1, reptile=1)
    opened.s.token[0], opened.s.tokens = 4, 2
    opened.say(0, "build Piedras")
    assert opened.s.token[0] == 4


@pytest.mark.rule("AM15")
@pytest.mark.parametrize(
    ("tiles", "points"), [({"fish": 2}, 0), ({"fish": 3}, 3), ({"fish": 3, "parrot": 4}, 7)]
)
def test_what_are_tiles_worth_at_the_end(opened, tiles, points):
    opened.tiles(0, **tiles)
    opened.s.huts[0] = opened.s.goals[opened.s.mission[0]]
    assert opened.match.position.scores()[0] == points


@pytest.mark.rule("AM15")
def test_can_i_end_below_zero(opened):
    """Yes: each missed village takes three points."""
    opened.tiles(0, fish=1)
    opened.s.huts[0] = 0
    assert opened.match.position.scores()[0] == -12


@pytest.mark.rule("AM15")
def test_is_money_worth_points(opened):
    opened.tiles(0, fish=3)
    opened.s.huts[0] = opened.s.goals[opened.s.mission[0]]
    opened.s.money[0] = 300
    assert opened.match.position.scores()[0] == 3


@pytest.mark.rule("AM5")
def test_who_builds_after_the_first_player(table):
    """The player on its left, and so on, round the table; then the rounds begin."""
    three = table(3).open(first=2)
    turns = []
    for village in ("Rosaria", "Moreña", "Xibu"):
        turns.append(three.turn)
        three.say(three.turn, f"build {village}")
    assert turns == [2, 0, 1]
    assert three.match.position.waiting() == ()
    three.chance("event jaguar")


@pytest.mark.rule("AM6")
def test_does_an_event_come_back_into_the_deck(opened):
    """No: the two jaguars come, and no third."""
    for _ in range(2):
        opened.chance("event jaguar")
        opened.income(*(int(opened.legal(seat)[0][7:]) for seat in range(3)))
        opened.finish_round()
    texts = {
        opened.match.text(-1, outcome)
        for outcome, weight in opened.match.position.chances()
        if weight
    }
    assert "event jaguar" not in texts
    assert "event crocodile" in texts


@pytest.mark.rule("AM7")
def test_does_the_tile_of_my_first_village_add_to_my_card(opened):
    opened.round("jaguar", 1, 1, 4)  # seat 0 lives in Rosaria, a village of fish
    assert opened.s.value[:3].tolist() == [2, 1, 4]


@pytest.mark.rule("AM9")
def test_who_is_first_when_different_cards_have_one_value(opened):
    """The higher tie-break number, though the card or the tiles be fewer."""
    opened.chance("event jaguar")
    opened.tiles(0, butterfly=1)
    opened.tiles(1)
    opened.tiles(2, fish=2)
    opened.income(2, 3, 1)
    assert opened.s.value[:3].tolist() == [3, 3, 3]
    numbers = [int(opened.s.ties[seat, card]) for seat, card in enumerate((2, 3, 1))]
    assert opened.s.order[:3].tolist() == sorted(range(3), key=lambda seat: -numbers[seat])


@pytest.mark.rule("AM8")
def test_when_do_i_take_my_cards_back(opened):
    """After the seventh round, all seven."""
    opened.skip_rounds(6)
    opened.chance("event theft")
    assert opened.legal(0) == ["income 6"]  # the lowest have been played first
    opened.income(6, 6, 6)
    opened.finish_round()
    opened.chance("event theft")
    assert opened.legal(0) == [f"income {card}" for card in range(7)]


@pytest.mark.rule("AM10")
def test_do_i_get_my_money_when_the_cards_are_shown(opened):
    """No: on my own turn."""
    opened.round("jaguar", 2, 5, 4)
    assert opened.turn == 1
    money = int(opened.s.money[0])
    opened.until(0)
    assert opened.s.money[0] == money + 2


@pytest.mark.rule("AM9", "AM11")
def test_does_bonus_silver_bring_me_forward(opened):
    """No: it comes with the income, and the order is by the value of the card alone."""
    opened.chance("event bonus fish")
    opened.tiles(0, fish=4)
    opened.s.money[0] = 0
    opened.income(3, 5, 4)
    assert opened.s.order[:3].tolist() == [1, 2, 0]
    opened.until(0)
    assert opened.s.money[0] == 3 + 4


@pytest.mark.rule("AM12")
@pytest.mark.parametrize(("event", "silver"), [("bonus fish", 5 + 3), ("theft", 5 - 3)])
def test_does_my_guide_count_as_a_tile(opened, event, silver):
    """Yes: for the card, the bonus and the monkey alike."""
    opened.tiles(0, fish=2)
    opened.round("guide", 6, 2, 3)
    opened.say(0, "guide fish")
    opened.finish_round()
    opened.s.money[0] = 1
    opened.round(event, 1, 0, 0)
    assert opened.s.value[0] == 4  # the card 1, two tiles and the guide
    opened.until(0)
    assert opened.s.money[0] == silver


@pytest.mark.rule("AM7", "AM12")
def test_do_guides_of_two_species_both_add_to_card_six(opened):
    opened.tiles(0, fish=1, parrot=1)
    for card, species in ((5, "fish"), (4, "parrot")):
        opened.round("guide", card, card - 4, card - 4)
        while opened.turn != 0:
            opened.say(opened.turn, "coins")
            opened.done()
        opened.say(0, f"guide {species}")
        opened.finish_round()
    opened.round("jaguar", 6, 2, 3)
    assert opened.s.value[0] == 8


@pytest.mark.rule("AM12")
def test_does_the_guide_come_to_the_next_player_when_i_take_my_money(opened):
    opened.round("guide", 6, 5, 4)
    opened.say(0, "coins")
    opened.done()
    assert opened.legal(1) == ["coins", "guide butterfly"]


@pytest.mark.rule("AM12")
def test_is_a_guide_that_nobody_took_offered_with_the_next_event(opened):
    """No: it has left the game."""
    opened.round("guide", 6, 5, 4)
    opened.finish_round()
    opened.round("fire", 5, 4, 3)
    assert not [each for each in opened.legal(opened.turn) if each.startswith(("guide", "coins"))]


@pytest.mark.rule("AM12", "AM13")
def test_may_i_build_in_the_turn_in_which_i_take_the_guide(opened):
    """Yes, from my savings: the guide costs the income only."""
    opened.round("guide", 6, 5, 4)
    opened.s.money[0] = 6
    opened.say(0, "guide fish")
    assert opened.s.money[0] == 6
    opened.say(0, "build Santo Caño")
    assert opened.s.money[0] == 0


@pytest.mark.rule("AM7", "AM13")
@pytest.mark.parametrize(
    ("event", "card", "villages"),
    [
        ("jaguar", 5, {"Santo Caño", "Moreña", "Xibu"}),
        ("crocodile", 5, {"Piedras", "Tucu"}),
        ("jaguar", 6, {"Santo Caño", "Moreña", "Xibu", "Piedras", "Tucu"}),
        ("crocodile", 6, {"Santo Caño", "Moreña", "Xibu", "Piedras", "Tucu"}),
    ],
)
def test_where_may_i_go_from_rosaria_past_the_animals(opened, event, card, villages):
    """Past a jaguar by water, past crocodiles by land, and with card 6 both ways."""
    opened.round(event, card, 0, 0)
    opened.s.money[0] = 90
    assert opened.builds(0) == villages


@pytest.mark.rule("AM13")
def test_may_i_build_two_villages_away(opened):
    opened.round("guide", 6, 1, 2)
    opened.s.money[0] = 90
    opened.say(0, "coins")
    assert refused(opened, 0, "build Tocari")[0] == "AM13"  # beyond Moreña
    opened.say(0, "build Moreña")
    opened.say(0, "build Tocari")
    assert opened.s.huts_left[0] == 12 - 3


@pytest.mark.rule("AM2", "AM13")
def test_may_i_pay_gold_with_silver(opened):
    """Yes, three for one at any time, and change is given."""
    opened.round("jaguar", 5, 0, 0)
    opened.s.money[0] = 3 * 2 - 1
    assert "Santo Caño" not in opened.builds(0)  # for 2 gold
    opened.s.money[0] = 3 * 2 + 1
    opened.say(0, "build Santo Caño")
    assert opened.s.money[0] == 1


@pytest.mark.rule("AM1", "AM13")
def test_what_does_a_village_cost_after_two_have_built_there(opened):
    """Nothing at all: its two sites are taken, and nobody else builds there."""
    opened.round("guide", 6, 5, 4)
    opened.s.money[:3] = 90
    opened.say(0, "coins")
    opened.say(0, "build Xibu")
    assert opened.s.money[0] == 90 + 6 - 3 * 5  # its second site
    opened.done()
    opened.say(1, "coins")
    opened.say(1, "build Rosaria")
    assert "Xibu" not in opened.builds(1)


@pytest.mark.rule("AM2", "AM13")
def test_may_i_build_when_my_twelve_huts_stand(opened):
    """No; what remains is to take money."""
    opened.round("jaguar", 5, 0, 0)
    opened.s.money[0] = 90
    assert opened.builds(0)
    opened.s.huts_left[0] = 0
    assert opened.legal(0) == ["done"]


@pytest.mark.rule("AM14")
@pytest.mark.parametrize(("seats", "tokens"), [(3, [4, 3]), (4, [5, 4])])
def test_when_do_i_get_a_token_and_what_does_the_second_get(table, seats, tokens):
    """At once, with the fifth species, in mid-turn; the second player gets the next one."""
    match = table(seats).open(*("Rosaria", "Moreña", "Xibu", "Lagoa")[:seats])
    match.round("jaguar", 6, 5, *[0] * (seats - 2))
    match.s.money[:seats] = 90
    match.tiles(0, fish=1, orchid=1, butterfly=1, parrot=1)
    match.say(0, "build Tucu")
    assert match.s.token[0] == tokens[0]
    match.done()
    match.tiles(1, orchid=1, butterfly=1, parrot=1, reptile=1)
    match.say(1, "build Rosaria")
    assert match.s.token[:2].tolist() == tokens


@pytest.mark.rule("AM15")
def test_does_my_first_hut_count_for_my_mission(table):
    """Yes, like any other: three villages are missed."""
    three = table(3).open("Rosaria", "Bidora", "Xibu", missions="BAC")
    assert three.match.position.scores() == [-9, -9, -12]


@pytest.mark.rule("AM12", "AM15")
def test_what_does_the_player_of_the_example_score(opened):
    """Nine: a guide makes four of three butterflies, and no set of one fish."""
    opened.tiles(0, orchid=2, butterfly=3 + 1, reptile=1, parrot=4, fish=1 + 1)
    opened.s.token[0] = 4
    goals = int(opened.s.goals[opened.s.mission[0]])
    opened.s.huts[0] = goals & (goals - 1)  # all but one
    assert opened.match.position.scores()[0] == 9


@pytest.mark.rule("AM15")
@pytest.mark.parametrize(
    ("tiles", "money", "places"),
    [
        ([{"fish": 3}, {"fish": 3, "parrot": 1}], [90, 0], [2, 1]),
        ([{"fish": 3}, {"parrot": 3}], [4, 5], [2, 1]),
        ([{"fish": 3}, {"parrot": 3}], [5, 5], [1, 1]),
    ],
)
def test_who_wins_with_as_many_points(opened, tiles, money, places):
    """Who has more tiles, even worthless ones; then more money; then both."""
    for seat in (0, 1):
        opened.tiles(seat, **tiles[seat])
        opened.s.money[seat] = money[seat]
        opened.s.huts[seat] = opened.s.goals[opened.s.mission[seat]]
    opened.tiles(2)
    assert opened.match.position.scores()[:2] == [3, 3]
    assert opened.match.position.places() == [*places, 3]
