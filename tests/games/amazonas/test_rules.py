"""The rules of Amazonas, one by one, by their ids."""

from __future__ import annotations

import collections
import json

import pytest

from tepui.engine.contract import CHANCE, NOTHING, UNSEEN
from tepui.engine.errors import IllegalMove
from tepui.games.amazonas import board, material
from tepui.games.amazonas.board import SPECIES


def refused(table, seat, phrase):
    """The rule and the key by which a phrase is refused."""
    with pytest.raises(IllegalMove) as wrong:
        table.say(seat, phrase)
    return wrong.value.why.rule, wrong.value.why.key.removeprefix("amazonas-")


# -- material ------------------------------------------------------------------------------------


@pytest.mark.rule("AM1")
def test_the_second_hut_pays_the_second_site(table):
    three = table(3).open("Bidora", "Bidora")
    assert three.s.money[:2].tolist() == [9 - 2 * 3, 9 - 3 * 3]
    assert three.s.site[1].tolist() == [0, 1, -1]
    assert refused(three, 2, "build Bidora") == ("AM5", "no-site")


@pytest.mark.rule("AM1")
def test_a_village_may_have_water_and_path_to_the_same_neighbour(table):
    data = board.built_in().data()
    data["name"] = "Twofold"
    data["links"].append({"a": "Rosaria", "b": "Moreña", "by": "land"})
    three = table(3, board=json.dumps(data)).open("Rosaria", "Bidora", "Bidora")
    three.round("jaguar", 5, 1, 2)
    three.s.money[0] = 30
    assert three.builds(0) == {"Santo Caño", "Moreña", "Xibu"}
    three.done()
    three.finish_round()
    three.round("crocodile", 4, 2, 1)
    three.s.money[0] = 30
    assert three.builds(0) == {"Piedras", "Moreña", "Tucu"}


@pytest.mark.rule("AM1", "AM2")
def test_sixty_sites_and_twelve_a_species():
    sites = collections.Counter()
    for village in board.built_in().villages:
        sites[SPECIES[village.species]] += len(village.prices)
    assert sites == dict.fromkeys(SPECIES, 12)


@pytest.mark.rule("AM2")
def test_the_seats_material(opened):
    assert opened.s.huts_left[:3].tolist() == [11, 11, 11]
    assert [len(opened.legal(seat)) for seat in range(3)] == [0, 0, 0]
    opened.chance("event fire")
    assert opened.legal(0) == [f"income {card}" for card in range(7)]


@pytest.mark.rule("AM2")
def test_three_silver_are_one_gold(opened):
    opened.round("jaguar", 5, 1, 2)
    opened.s.money[0] = 5
    assert not opened.builds(0)
    opened.s.money[0] = 6
    assert opened.builds(0) == {"Santo Caño"}  # its first site costs 2 gold; Moreña's second 3


@pytest.mark.rule("AM3")
def test_the_species_of_the_cards(opened):
    opened.chance("event theft")
    opened.tiles(0, orchid=1, fish=2, butterfly=3, parrot=4, reptile=5)
    values = {}
    for move in opened.match.legal(0):
        told = opened.match.game.narration.describe(opened.match.position.seen_by(0), 0, move)
        values[told.args["card"]] = told.args["value"]
    assert list(values.values()) == [5, 1 + 2, 2 + 3, 3 + 4, 4 + 5, 5 + 1, 6]
    for card, value in enumerate(values.values()):
        twin = opened.match.position.copy()
        twin.s.chosen[:3] = [card, 0, 0]
        twin.s.phase = material.REVEAL
        twin.apply(CHANCE, twin.chances()[0][0])
        assert twin.s.value[0] == value


@pytest.mark.rule("AM3")
def test_every_card_has_its_own_tie_break_number(opened):
    ties = board.built_in().ties
    assert sorted(number for row in ties for number in row) == list(range(1, 29))
    assert opened.s.ties.tolist() == [list(row) for row in ties]


@pytest.mark.rule("AM4")
def test_the_deck_of_events(opened):
    deck = {opened.match.text(CHANCE, kind): n for kind, n in opened.match.position.chances()}
    assert deck == {
        "event jaguar": 2, "event crocodile": 2, "event fire": 3, "event theft": 2,
        "event guide": 4, "event bonus orchid": 1, "event bonus fish": 1,
        "event bonus butterfly": 1, "event bonus parrot": 1, "event bonus reptile": 1,
    }  # fmt: skip
    assert sum(deck.values()) == 18


# -- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("AM5")
def test_the_lot_then_the_missions_then_the_first_huts(table):
    three = table(3)
    assert three.s.money[:3].tolist() == [9, 9, 9]
    assert [three.match.text(CHANCE, m) for m, _ in three.match.position.chances()] == [
        "start 0", "start 1", "start 2",
    ]  # fmt: skip
    three.chance("start 1")
    for seat, letter in enumerate("CAF"):
        dealt = {three.match.text(CHANCE, m): w for m, w in three.match.position.chances()}
        assert len(dealt) == 8 - seat
        assert set(dealt.values()) == {1}
        three.chance(f"mission {letter} for {seat}")
    assert three.s.mission[:3].tolist() == [2, 0, 5]
    for seat in (1, 2, 0):
        assert three.turn == seat
        three.say(
            seat, "build Rosaria" if seat == 0 else "build Iraré" if seat == 1 else "build Xibu"
        )
    assert not three.match.position.waiting()
    assert three.s.tiles[:3, :].sum() == 3
    assert three.s.tiles[0, SPECIES.index("fish")] == 1
    assert three.s.money[:3].tolist() == [0, 3, 0]


@pytest.mark.rule("AM5")
def test_the_first_hut_goes_anywhere_one_can_pay(table):
    three = table(3).open()
    assert len(three.builds(0)) == 30
    three.say(0, "build Rosaria")
    assert len(three.builds(1)) == 29  # the second site in Rosaria costs 5 gold
    assert refused(three, 1, "build Rosaria") == ("AM5", "too-dear")
    assert refused(three, 1, "done") == ("AM5", "must-build-first")


# -- a round -------------------------------------------------------------------------------------


@pytest.mark.rule("AM6")
def test_an_event_holds_for_the_round_and_leaves_the_deck(opened):
    opened.chance("event fire")
    fires = material.EVENTS.index("fire")
    for _ in range(3):
        assert opened.s.event == fires
        opened.s.chosen[:3] = [0, 1, 2]
        opened.s.phase = material.REVEAL
        opened.match.position.apply(CHANCE, opened.match.position.chances()[0][0])
        for _ in range(3):
            assert opened.s.event == fires
            opened.done()
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


@pytest.mark.rule("AM7")
def test_card_zero_counts_the_largest_collection(opened):
    opened.chance("event fire")
    opened.tiles(0, parrot=4, fish=2)
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


@pytest.mark.rule("AM9")
def test_the_highest_value_is_first(opened):
    opened.chance("event jaguar")
    opened.tiles(0, fish=3)
    opened.income(1, 5, 2)  # worth 4, 5 and 2
    assert opened.s.order[:3].tolist() == [1, 0, 2]
    assert opened.turn == 1


@pytest.mark.rule("AM9", "AM3")
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
    opened.round("jaguar", 5, 4, 2)
    for seat, silver in ((0, 5), (1, 4), (2, 2)):
        assert opened.turn == seat
        assert opened.s.money[seat] == silver
        assert opened.s.money[seat + 1 :].sum() == 0  # the next have not been paid yet
        assert opened.legal(seat) == ["done"]
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
def test_theft_takes_from_gold_too(opened):
    opened.chance("event theft")
    opened.tiles(0, fish=7)
    opened.s.money[0] = 9
    opened.income(4, 1, 2)
    opened.until(0)
    assert opened.s.money[0] == 9 + 4 - 7


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
def test_jaguar_and_crocodile_close_links(opened, event, open_to, closed):
    opened.round(event, 5, 1, 2)
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


# -- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("AM15")
def test_the_game_ends_after_round_18(opened):
    opened.skip_rounds(17)
    assert not opened.match.position.over()
    assert opened.s.lap == 18
    opened.skip_rounds(1)
    assert opened.match.position.ending() == "rounds"
    assert opened.match.legal(0) == []


@pytest.mark.rule("AM15")
def test_sets_of_three_token_and_mission(opened):
    opened.tiles(0, fish=2, orchid=3, parrot=5)
    opened.s.token[0] = 3
    opened.s.huts[0] = 0
    assert opened.match.position.scores()[0] == 3 + 5 + 3 - 12
    opened.s.huts[0] = opened.s.goals[0]
    assert opened.match.position.scores()[0] == 3 + 5 + 3


@pytest.mark.rule("AM15")
def test_ties_go_to_tiles_then_money_then_are_shared(opened):
    opened.s.huts[:3] = opened.s.goals[:3]
    for seat in range(3):
        opened.tiles(seat, fish=3)
        opened.s.money[seat] = 4
    assert opened.match.position.places() == [1, 1, 1]
    opened.s.money[1] = 5
    assert opened.match.position.places() == [2, 1, 2]
    opened.s.tiles[2, SPECIES.index("orchid")] = 2
    assert opened.match.position.places() == [3, 2, 1]
    opened.s.token[0] = 2
    assert opened.match.position.places() == [1, 3, 2]


@pytest.mark.rule("AM15")
def test_the_sheet_names_the_tie_breaks_that_were_needed(opened):
    def ties() -> list[tuple[str, list[int | None]]]:
        sheet = opened.match.game.breakdown(opened.match.position.laid_open())
        return [(line.key, [entry.points for entry in line.entries]) for line in sheet.ties]

    opened.s.huts[:3] = opened.s.goals[:3]
    for seat in range(3):
        opened.tiles(seat, fish=3)
        opened.s.money[seat] = 4
    assert ties() == [
        ("amazonas-sheet-tie-tiles", [3, 3, 3]),
        ("amazonas-sheet-tie-money", [4, 4, 4]),
    ]
    opened.s.tiles[2, SPECIES.index("orchid")] = 2
    assert ties() == [
        ("amazonas-sheet-tie-tiles", [3, 3, 5]),
        ("amazonas-sheet-tie-money", [4, 4, None]),
    ]
    opened.s.token[:3] = [2, 0, 1]
    assert ties() == []


@pytest.mark.rule("AM15")
def test_missions_are_secret_until_the_end(opened):
    opened.skip_rounds(17)
    mission = opened.match.position.seen_by(1).s.mission[:3]
    assert list(mission) == [material.FACE_DOWN, 1, material.FACE_DOWN]
    opened.skip_rounds(1)
    assert list(opened.match.position.seen_by(1).s.mission[:3]) == [0, 1, 2]


# -- two seats -----------------------------------------------------------------------------------


@pytest.mark.rule("AM16")
def test_two_seats_choose_one_of_two_missions_in_secret(table):
    two = table(2)
    two.chance(
        "start 1", "mission A for 0", "mission F for 0", "mission B for 1", "mission C for 1"
    )
    assert two.match.position.waiting() == (0, 1)
    assert two.legal(0) == ["keep A", "keep F"]
    assert refused(two, 0, "keep B") == ("AM16", "not-your-mission")
    assert refused(two, 0, "build Rosaria") == ("AM16", "must-keep")
    keep = two.match.parse(1, "keep C")[0]
    assert two.match.position.witness(1, keep, 0) == UNSEEN
    two.match.play(1, (keep,))
    assert two.legal(1) == []
    assert two.match.position.waiting() == (0,)
    two.say(0, "keep F")
    assert two.s.mission[:2].tolist() == [5, 2]
    assert two.turn == 1
    sight = two.match.position.seen_by(0).s
    assert sight.held[0] == 0b100001  # one's own rejected mission stays known
    assert sight.held[1] == 0


@pytest.mark.rule("AM16")
def test_neutral_huts(table):
    two = table(2).open("Rosaria", "Ocara")
    assert two.s.neutral_left[:2].tolist() == [6, 6]
    two.round("jaguar", 5, 1)
    two.s.money[0] = 0
    assert refused(two, 0, "neutral Rosaria") == ("AM16", "last-site")
    assert refused(two, 0, "neutral Tapuá") == ("AM16", "last-site")  # one site only
    two.say(0, "neutral Ocara")
    ocara = board.built_in().find("Ocara")
    assert two.s.site[ocara].tolist() == [1, material.NEUTRAL, -1]
    assert two.s.tiles[0].sum() == 1
    assert two.s.money[0] == 0
    assert two.s.neutral_left[0] == 5
    assert refused(two, 0, "neutral Bidora") == ("AM16", "placed-already")
    assert two.legal(0) == ["done"]
    two.done()
    assert refused(two, 1, "neutral Ocara") == ("AM16", "has-neutral")
    two.s.neutral_left[1] = 0
    assert refused(two, 1, "neutral Bidora") == ("AM16", "no-neutral-left")
    two.s.neutral_left[1] = 6
    two.say(1, "neutral Bidora")  # any village, near or far
    two.s.money[1] = 60
    two.done()
    two.round("fire", 6, 2)
    two.s.money[0] = 60
    two.s.by_land[0] = 0xFFFFFFFF
    two.say(0, "build Bidora")  # pays the second site
    assert two.s.money[0] == 60 - 9
    two.say(0, "build Salinda")
    assert refused(two, 0, "neutral Bidora") == ("AM16", "has-neutral")
    assert refused(two, 0, "neutral Salinda") == ("AM16", "last-site")


@pytest.mark.rule("AM16")
def test_one_neutral_hut_a_village(table):
    two = table(2).open("Rosaria", "Ocara")
    two.round("jaguar", 5, 1)
    two.say(0, "neutral Palmar, done")  # two of its three sites are still free
    assert "Palmar" not in two.places(1)
    assert refused(two, 1, "neutral Palmar") == ("AM16", "has-neutral")


@pytest.mark.rule("AM16")
def test_a_full_village_takes_no_neutral_hut(table):
    two = table(2).open("Salinda", "Salinda")
    two.round("jaguar", 5, 1)
    assert refused(two, 0, "neutral Salinda") == ("AM16", "no-site")


@pytest.mark.rule("AM16")
def test_no_neutral_huts_with_more_seats(opened):
    opened.round("jaguar", 5, 1, 2)
    assert refused(opened, 0, "neutral Bidora") == ("AM16", "no-neutral-huts")
    assert not opened.places(0)


@pytest.mark.rule("AM16")
def test_the_majority_of_a_species_counts_one_for_two(table):
    two = table(2).open("Rosaria", "Ocara")
    two.s.huts[:2] = two.s.goals[two.s.mission[:2]]
    two.tiles(0, fish=2, orchid=1, parrot=3)
    two.tiles(1, fish=1, orchid=1, parrot=4, reptile=1)
    assert two.match.position.scores() == [3 + 1, 4 + 1 + 1]


# -- missions that bring points ------------------------------------------------------------------


@pytest.mark.rule("AM17")
def test_plus_missions_bring_points(table):
    three = table(3, missions="plus").open("Rosaria", "Moreña", "Xibu")
    for seat in range(3):
        three.tiles(seat)
        three.s.huts[seat] = 0
    assert three.match.position.scores() == [0, 0, 0]
    three.s.huts[1] = three.s.goals[1]
    assert three.match.position.scores() == [0, 12, 0]


@pytest.mark.rule("AM17")
def test_plus_majorities_count_one_from_three_tiles_on(table):
    three = table(3, missions="plus").open("Rosaria", "Moreña", "Xibu")
    three.s.huts[:3] = 0
    three.tiles(0, fish=3, orchid=2, parrot=4)
    three.tiles(1, fish=2, parrot=4)
    three.tiles(2)
    assert three.match.position.scores() == [3 + 1 + 4, 4, 0]


@pytest.mark.rule("AM17", "AM16")
def test_plus_with_two_counts_a_majority_once(table):
    two = table(2, missions="plus").open("Rosaria", "Ocara")
    two.s.huts[:2] = 0
    two.tiles(0, fish=3, orchid=1)
    two.tiles(1, fish=2)
    assert two.match.position.scores() == [3 + 1 + 1, 0]


# -- hidden information --------------------------------------------------------------------------


@pytest.mark.rule("AM5")
def test_guess_deals_missions_with_right_weights(opened):
    seen = collections.Counter()
    hidden = opened.match.position.seen_by(1).position
    for seed in range(2100):
        world = hidden.guessed(1, seed * 7919)
        seen[tuple(int(m) for m in world.s.mission[:3])] += 1
    assert {key[1] for key in seen} == {1}
    assert len(seen) == 7 * 6
    expected = 2100 / 42
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 75  # p below 0.1 %


@pytest.mark.rule("AM7")
def test_guess_chooses_among_the_cards_not_out(opened):
    opened.round("fire", 3, 1, 2)
    opened.finish_round()
    opened.chance("event jaguar")
    opened.say(0, "income 5")
    hidden = opened.match.position.seen_by(1).position
    seen = collections.Counter(
        int(hidden.guessed(1, seed * 7919).s.chosen[0]) for seed in range(1200)
    )
    assert set(seen) == {0, 1, 2, 4, 5, 6}
    assert sum((n - 200) ** 2 / 200 for n in seen.values()) < 25


@pytest.mark.rule("AM16")
def test_guess_of_two_missions(table):
    two = table(2)
    two.chance(
        "start 1", "mission A for 0", "mission F for 0", "mission B for 1", "mission C for 1"
    )
    two.say(1, "keep C")
    hidden = two.match.position.seen_by(0).position
    seen = collections.Counter()
    for seed in range(1500):
        world = hidden.guessed(0, seed * 7919)
        assert world.s.held[1] >> world.s.mission[1] & 1
        seen[int(world.s.held[1]), int(world.s.mission[1])] += 1
    assert len(seen) == 15 * 2
    assert not any(mask & 0b100001 for mask, _ in seen)
    assert sum((n - 50) ** 2 / 50 for n in seen.values()) < 60


@pytest.mark.rule("AM7")
def test_a_laid_card_can_be_taken_back_and_only_the_end_reveals(opened):
    opened.chance("event jaguar")
    opened.say(1, "income 3")
    opened.match.undo(1)
    assert opened.match.position.waiting() == (0, 1, 2)
    opened.income(5, 1, 2)
    opened.s.money[0] = 30
    opened.say(0, "build Moreña")
    opened.say(0, "build Santo Caño")
    opened.match.undo(0)
    assert "Moreña" not in opened.builds(0)
    opened.match.undo(0)
    assert "Moreña" in opened.builds(0)
    opened.finish_round()
    opened.skip_rounds(16)
    opened.match.position.apply(CHANCE, opened.match.position.chances()[0][0])
    opened.income(*(int(opened.legal(seat)[0][7:]) for seat in range(3)))
    for last in (False, False, True):
        if "coins" in opened.legal(opened.turn):
            opened.say(opened.turn, "coins")
        seat = opened.turn
        opened.done()
        assert opened.match.can_undo(seat) is not last
