"""A round: event, cards, order, income, guide, building. The rules by their ids."""

from __future__ import annotations

import pytest

from games.amazonas.refused import refused
from tepui.engine.rules.contract import CHANCE, NOTHING, UNSEEN
from tepui.games.amazonas import board, material
from tepui.games.amazonas.board import SPECIES


@pytest.mark.rule("AM6")
def test_an_event_holds_for_the_round_and_leaves_the_deck(opened):
    opened.chance("event fire")
    fires = material.EVENTS.index("fire")
    for _ in range(3):
        assert opened.s.event == fires
        opened.s.chosen[:3] = [0, 1, 2]
        opened.s.phase = material.REVEAL
        before = opened.s.money[:3].copy()
        opened.match.position.apply(CHANCE, opened.match.position.chances()[0][0])
        for _ in range(3):
            assert opened.s.event == fires
            opened.done()
        assert (opened.s.money[:3] - before == opened.s.value[:3] // 2).all()  # for everybody
        if dict(opened.match.position.chances()).get(fires):
            opened.chance("event fire")
    assert fires not in dict(opened.match.position.chances())
    assert sum(weight for _, weight in opened.match.position.chances()) == 15


@pytest.mark.rule("AM7")
def test_all_choose_in_secret_and_may_change_until_all_have_chosen(opened):
    opened.chance("event jaguar")
    assert opened.match.position.waiting() == (0, 1, 2)
    opened.say(1, "income 3")
    assert opened.match.position.waiting() == (0, 2)
    assert opened.legal(1) == [f"income {card}" for card in (0, 1, 2, 4, 5, 6)]
    assert refused(opened, 1, "income 3") == ("AM7", "card-is-laid")
    before = opened.match.position
    change = opened.match.parse(1, "income 5")[0]
    assert before.witness(1, change, 0) == NOTHING
    assert before.witness(1, change, 1) == change
    assert before.witness(0, opened.match.parse(0, "income 2")[0], 1) == UNSEEN
    assert before.seen_by(0).s.chosen[1] == material.FACE_DOWN
    assert before.seen_by(1).s.chosen[1] == 3
    opened.match.play(1, (change,))
    opened.say(0, "income 2")
    opened.say(2, "income 2")
    assert opened.legal(1) == []
    assert not opened.match.position.waiting()
    assert opened.match.text(CHANCE, opened.match.position.chances()[0][0]) == "reveal 2 5 2"
    opened.chance("reveal 2 5 2")
    assert opened.s.card[:3].tolist() == [2, 5, 2]


@pytest.mark.rule("AM7")
@pytest.mark.parametrize("event", ["jaguar", "crocodile", "fire", "theft"])
def test_the_guide_card_protects_from_harm(opened, event):
    opened.chance(f"event {event}")
    opened.s.money[:3] = 60
    opened.income(6, 0, 1)
    assert opened.s.money[0] == 66
    assert opened.builds(0) == {"Santo Caño", "Moreña", "Piedras", "Xibu", "Tucu"}


@pytest.mark.rule("AM7")
def test_the_guide_cards_player_still_has_bonus_and_guide(opened):
    opened.chance("event bonus fish")
    opened.tiles(0, fish=2)
    opened.s.money[0] = 0
    opened.income(6, 0, 1)
    assert opened.s.money[0] == 8
    opened.finish_round()
    opened.round("guide", 5, 6, 3)
    assert opened.turn == 1
    assert "guide butterfly" in opened.legal(1)


@pytest.mark.rule("AM3", "AM7")
@pytest.mark.parametrize("species", SPECIES)
def test_card_zero_counts_the_largest_collection(opened, species):
    opened.chance("event fire")
    opened.tiles(0, **{**dict.fromkeys(SPECIES, 2), species: 4})
    opened.income(0, 1, 2)
    assert opened.s.value[0] == 4


@pytest.mark.rule("AM8")
def test_played_cards_stay_out_until_all_seven_are_played(opened):
    for lap in range(7):
        opened.chance("event bonus " + SPECIES[lap] if lap < 5 else "event fire")
        assert opened.legal(0) == [f"income {card}" for card in range(lap, 7)]
        if lap:
            assert refused(opened, 0, "income 0") == ("AM8", "card-is-out")
        opened.income(lap, lap, lap)
        opened.finish_round()
    opened.chance("event fire")
    assert opened.legal(0) == [f"income {card}" for card in range(7)]
    opened.income(6, 0, 1)
    opened.finish_round()
    opened.skip_rounds(6)
    opened.match.position.apply(CHANCE, opened.match.position.chances()[0][0])
    assert opened.s.lap == 15
    assert len(opened.legal(2)) == 7


@pytest.mark.rule("AM9", "AM2")
def test_the_highest_value_is_first(opened):
    opened.chance("event jaguar")
    opened.tiles(0, fish=3)
    opened.income(1, 5, 2)  # worth 4, 5 and 2
    assert opened.s.order[:3].tolist() == [1, 0, 2]
    assert opened.turn == 1
    opened.finish_round()
    opened.chance("event jaguar")
    opened.income(2, 4, 6)  # the order cards are dealt again in each round
    assert opened.s.order[:3].tolist() == [2, 1, 0]


@pytest.mark.rule("AM9", "AM3", "AM2")
@pytest.mark.parametrize("card", range(7))
def test_equal_values_go_by_the_tie_break_number(table, card):
    four = table(4).open("Rosaria", "Moreña", "Xibu", "Tucu")
    four.chance("event jaguar")
    for seat in range(4):
        four.tiles(seat)
    four.income(card, card, card, card)
    ties = board.built_in().ties
    assert four.s.order.tolist() == sorted(range(4), key=lambda seat: -ties[seat][card])


@pytest.mark.rule("AM9")
def test_a_bonus_is_not_part_of_the_value(opened):
    opened.chance("event bonus fish")
    opened.tiles(0, fish=3)
    opened.income(2, 3, 6)
    assert opened.s.order[:3].tolist() == [2, 1, 0]


@pytest.mark.rule("AM10")
def test_income_then_building_then_done(opened):
    opened.s.money[:3] = 0
    opened.round("jaguar", 4, 5, 2)
    order = [(1, 5), (0, 4), (2, 2)]
    for place, (seat, silver) in enumerate(order, 1):
        assert opened.turn == seat
        assert opened.s.money[seat] == silver
        assert not any(opened.s.money[later] for later, _ in order[place:])  # not paid yet
        assert opened.legal(seat) == ["done"]
        opened.s.money[seat] = 60
        assert opened.builds(seat)
        assert not [each for other in {0, 1, 2} - {seat} for each in opened.legal(other)]
        opened.done()


@pytest.mark.rule("AM10")
def test_nobody_but_the_seat_at_turn_acts(opened):
    opened.round("jaguar", 5, 4, 3)
    assert opened.legal(1) == []
    assert refused(opened, 0, "income 2") == ("AM10", "must-build-or-end")
    opened.say(0, "done")
    assert opened.turn != 0


@pytest.mark.rule("AM11")
@pytest.mark.parametrize(("card", "silver"), [(5, 2), (4, 2), (3, 1), (0, 0), (6, 6)])
def test_fire_halves_the_income(opened, card, silver):
    opened.chance("event fire")
    opened.tiles(0)
    opened.s.money[:3] = 0
    opened.income(card, 1, 2)
    opened.until(0)
    assert opened.s.money[0] == silver


@pytest.mark.rule("AM11")
def test_theft_takes_no_more_than_there_is(opened):
    opened.chance("event theft")
    opened.tiles(0, fish=7, orchid=1)
    opened.s.money[0] = 0
    opened.income(4, 1, 2)
    opened.until(0)
    assert opened.s.money[0] == 0


@pytest.mark.rule("AM11")
def test_theft_takes_from_everybody(opened):
    opened.chance("event theft")
    for seat in range(3):
        opened.tiles(seat, fish=2 + seat, orchid=2)
    opened.s.money[:3] = 20
    opened.income(3, 4, 2)
    for _ in range(3):  # each on its own turn
        assert opened.s.money[opened.turn] == 20 + opened.s.value[opened.turn] - 2 - opened.turn
        opened.done()


@pytest.mark.rule("AM11")
def test_theft_takes_from_gold_too(opened):
    opened.chance("event theft")
    opened.tiles(0, fish=7)
    opened.s.money[0] = 9
    opened.income(4, 1, 2)
    opened.until(0)
    assert opened.s.money[0] == 9 + 4 - 7


@pytest.mark.rule("AM11")
@pytest.mark.parametrize("species", SPECIES)
def test_a_bonus_pays_for_the_tiles_of_its_species(opened, species):
    opened.chance(f"event bonus {species}")
    for seat in range(3):
        opened.tiles(seat, **{**dict.fromkeys(SPECIES, 1), species: 3 + seat})
    opened.s.money[:3] = 0
    opened.income(6, 1, 2)
    for _ in range(3):  # each on its own turn
        assert opened.s.money[opened.turn] == opened.s.value[opened.turn] + 3 + opened.turn
        opened.done()


@pytest.mark.rule("AM12")
def test_the_guide_instead_of_the_income(opened):
    opened.s.money[:3] = 0
    opened.round("guide", 5, 4, 3)
    assert opened.legal(0) == ["coins", "guide fish"]
    assert refused(opened, 0, "guide orchid") == ("AM12", "not-owned")
    assert refused(opened, 0, "done") == ("AM12", "must-answer")
    opened.say(0, "guide fish")
    fish = SPECIES.index("fish")
    assert opened.s.money[0] == 0
    assert opened.s.tiles[0, fish] == 2
    assert opened.s.guides[0, fish] == 1
    opened.done()
    assert opened.turn == 1 or opened.turn == 2
    assert "coins" not in opened.legal(opened.turn)  # it is gone, and the income is paid
    assert opened.s.money[opened.turn] > 0
    assert refused(opened, opened.turn, "guide parrot") == ("AM12", "no-guide-here")


@pytest.mark.rule("AM12")
def test_a_guide_counts_everywhere(opened):
    opened.round("guide", 5, 4, 3)
    opened.say(0, "guide fish")
    opened.finish_round()
    opened.s.money[0] = 0
    opened.round("bonus fish", 1, 2, 0)
    opened.until(0)
    assert opened.s.value[0] == 1 + 2
    assert opened.s.money[0] == 1 + 2 + 2
    opened.finish_round()
    opened.chance("event theft")
    opened.income(6, 5, 4)
    assert opened.s.value[0] == 7
    opened.tiles(0, fish=3)  # two research tiles and the Guide make a set
    score = opened.match.position.scores()[0]
    opened.tiles(0, fish=2)
    assert opened.match.position.scores()[0] == score - 3


@pytest.mark.rule("AM12")
def test_a_guide_nobody_takes_leaves(opened):
    opened.round("guide", 5, 4, 3)
    opened.finish_round()
    assert not opened.s.guide
    opened.round("fire", 4, 5, 2)
    assert "coins" not in opened.legal(opened.turn)


@pytest.mark.rule("AM12")
def test_the_offer_passes_on(opened):
    opened.round("guide", 5, 4, 3)
    offered = []
    for _ in range(3):
        offered.append("coins" in opened.legal(opened.turn))
        opened.say(opened.turn, "coins")
        opened.done()
    assert offered == [True, True, True]


@pytest.mark.rule("AM13")
def test_building_along_links_pays_and_takes_a_tile(opened):
    opened.round("fire", 6, 1, 2)
    opened.s.money[0] = 14
    assert refused(opened, 0, "build Rosaria") == ("AM13", "has-hut")
    assert refused(opened, 0, "build Caracol") == ("AM13", "not-linked")
    opened.say(0, "build Santo Caño")
    assert opened.s.money[0] == 14 - 6
    assert opened.s.tiles[0].tolist() == [1, 1, 0, 0, 0]
    assert opened.s.huts_left[0] == 10
    assert "Uraçu" not in opened.builds(0)
    assert refused(opened, 0, "build Uraçu") == ("AM13", "too-dear")
    opened.s.money[0] = 9
    assert "Uraçu" in opened.builds(0)  # onward from the hut just built
    opened.s.money[0] = 60
    assert not {"Rosaria", "Santo Caño"} & opened.builds(0)  # one hut a village
    assert refused(opened, 0, "build Rosaria") == ("AM13", "has-hut")
    opened.say(0, "build Yacaré, done")
    assert opened.turn != 0


@pytest.mark.rule("AM13")
@pytest.mark.parametrize(
    ("event", "open_to", "closed"),
    [
        ("jaguar", {"Santo Caño", "Moreña", "Xibu"}, "Piedras"),
        ("crocodile", {"Piedras", "Tucu"}, "Xibu"),
    ],
)
@pytest.mark.parametrize("cards", [(5, 1, 2), (0, 5, 4)])
def test_jaguar_and_crocodile_close_links(opened, event, open_to, closed, cards):
    opened.round(event, *cards)
    opened.until(0)  # whether it is first or last
    opened.s.money[0] = 60
    assert opened.builds(0) == open_to
    assert refused(opened, 0, f"build {closed}") == ("AM13", f"closed-by-{event}")


@pytest.mark.rule("AM13")
def test_no_hut_left_no_building(opened):
    opened.round("fire", 6, 1, 2)
    opened.s.money[0] = 60
    opened.s.huts_left[0] = 1
    opened.say(0, "build Santo Caño")
    assert opened.legal(0) == ["done"]
    assert refused(opened, 0, "build Uraçu") == ("AM13", "no-hut-left")


@pytest.mark.rule("AM13")
def test_a_full_village_is_closed(table):
    three = table(3).open("Salinda", "Salinda", "Pirapó")
    three.round("fire", 1, 2, 6)
    three.s.money[2] = 60
    assert "Salinda" not in three.builds(2)
    assert refused(three, 2, "build Salinda") == ("AM13", "no-site")


@pytest.mark.rule("AM14")
@pytest.mark.parametrize("lacking", SPECIES)
def test_a_token_needs_a_tile_of_each_species(opened, lacking):
    opened.round("jaguar", 5, 1, 2)
    opened.s.money[0] = 90
    opened.s.by_water[0] = 0xFFFFFFFF
    villages = {
        SPECIES[village.species]: village.name
        for village in board.built_in().villages
        if village.name in opened.builds(0)
    }
    last, *owned = (species for species in SPECIES if species != lacking)
    opened.tiles(0, **dict.fromkeys(owned, 2))
    opened.say(0, f"build {villages[last]}")
    assert opened.s.token[0] == 0
    opened.say(0, f"build {villages[lacking]}")
    assert opened.s.token[0] == 4


@pytest.mark.rule("AM14", "AM2")
@pytest.mark.parametrize(("seats", "tokens"), [(2, [4, 2]), (3, [4, 3, 2]), (4, [5, 4, 3, 2])])
def test_bonus_tokens(table, seats, tokens):
    some = table(seats).open(*["Rosaria", "Moreña", "Xibu", "Tucu"][:seats])
    some.round("fire", *[6] * seats)
    won = []
    for _ in range(seats):
        seat = some.turn
        some.s.money[seat] = 60
        some.s.by_water[seat] = 0xFFFFFFFF
        some.tiles(seat, fish=1, butterfly=1, parrot=1, reptile=0)
        some.say(seat, "build Bidora" if seat % 2 else "build Serrita")
        assert some.s.token[seat] == 0  # no new species
        some.tiles(seat, fish=1, butterfly=1, parrot=1, reptile=1)
        villages = [name for name in ("Caracol", "Samaúma", "Palmar") if name in some.builds(seat)]
        some.say(seat, f"build {villages[0]}")
        won.append(int(some.s.token[seat]))
        villages = [name for name in ("Pirapó", "Palmar") if name in some.builds(seat)]
        some.say(seat, f"build {villages[0]}")
        assert some.s.token[seat] == won[-1]  # once only
        some.done()
    assert won == tokens
