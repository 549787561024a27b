"""What is in the box, and getting ready: the rules by their ids."""

from __future__ import annotations

import collections
import json

import pytest

from games import players
from games.amazonas.refused import refused
from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.games.amazonas import board, material
from tepui.games.amazonas.board import SPECIES

# -- material ------------------------------------------------------------------------------------


def test_for_two_to_four_players():
    assert players.numbers("amazonas") == [2, 3, 4]


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
    three.finish_round()
    three.round("crocodile", 4, 2, 1)
    three.s.money[0] = 30
    assert three.builds(0) == {"Piedras", "Moreña", "Tucu"}


@pytest.mark.rule("AM1", "AM2")
def test_sixty_sites_and_twelve_a_species():
    sites = collections.Counter()
    for village in board.built_in().villages:
        sites[SPECIES[village.species]] += len(village.prices)
        assert village.prices[0] in (2, 3)
        assert list(village.prices) == sorted(set(village.prices))
        assert village.prices[-1] <= 5
    assert sites == dict.fromkeys(SPECIES, 12)
    assert board.MOST_SITES_OF_SPECIES == 12


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


@pytest.mark.rule("AM2")
def test_the_bank_never_runs_dry(opened):
    opened.s.money[:3] = 30_000
    opened.round("jaguar", 5, 1, 2)
    assert opened.s.money[opened.turn] == 30_000 + int(opened.s.value[opened.turn])


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
        twin.record[0].chosen[:3] = [card, 0, 0]
        twin.record[0].phase = material.REVEAL
        twin.apply(CHANCE, twin.chances()[0][0])
        assert twin.record[0].value[0] == value


@pytest.mark.rule("AM3")
def test_every_card_has_its_own_tie_break_number(opened):
    ties = board.built_in().ties
    assert sorted(number for row in ties for number in row) == list(range(1, 29))
    assert opened.s.ties.tolist() == [list(row) for row in ties]


@pytest.mark.rule("AM2", "AM4")
def test_the_deck_of_events(opened):
    deck = {opened.match.text(CHANCE, kind): n for kind, n in opened.match.position.chances()}
    assert deck == {
        "event jaguar": 2, "event crocodile": 2, "event fire": 3, "event theft": 2,
        "event guide": 4, "event bonus orchid": 1, "event bonus fish": 1,
        "event bonus butterfly": 1, "event bonus parrot": 1, "event bonus reptile": 1,
    }  # fmt: skip
    assert sum(deck.values()) == 18
    assert deck["event guide"] == material.GUIDES


# -- set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("AM5", "AM2")
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
        before, mission = (
            three.match.position,
            three.match.parse(CHANCE, f"mission {letter} for {seat}")[0],
        )
        for viewer in range(3):  # who is dealt it looks at it, and does not show it
            assert before.witness(CHANCE, mission, viewer) == (
                mission if viewer == seat else UNSEEN
            )
        three.chance(f"mission {letter} for {seat}")
    assert three.s.mission[:3].tolist() == [2, 0, 5]
    assert [len(mission) for mission in board.built_in().missions] == [4] * 8
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
