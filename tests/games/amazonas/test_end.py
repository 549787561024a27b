"""The end, two seats, missions that bring points: the rules by their ids."""

from __future__ import annotations

import pytest

from games.amazonas.refused import refused
from tepui.engine.rules.contract import UNSEEN
from tepui.games.amazonas import board, material
from tepui.games.amazonas.board import SPECIES

# -- the end -------------------------------------------------------------------------------------


@pytest.mark.rule("AM2", "AM15")
def test_the_game_ends_after_round_18(opened):
    opened.skip_rounds(17)
    assert not opened.match.position.over()
    assert opened.s.lap == 18
    opened.skip_rounds(1)  # to the last player's turn
    assert opened.match.position.ending() == "rounds"
    assert opened.match.legal(0) == []
    assert not opened.s.events.any()  # all have been turned up


@pytest.mark.rule("AM15")
def test_sets_of_three_token_and_mission(opened):
    opened.tiles(0, fish=2, orchid=3, parrot=5)
    opened.s.token[0] = 3
    opened.s.huts[0] = 0
    assert opened.match.position.scores()[0] == 3 + 5 + 3 - 12
    opened.s.huts[0] = opened.s.goals[0]
    assert opened.match.position.scores()[0] == 3 + 5 + 3


@pytest.mark.rule("AM15")
def test_the_highest_score_wins(opened):
    """Whatever tiles and money the others have."""
    opened.s.huts[:3] = opened.s.goals[:3]
    opened.tiles(0, fish=3)
    opened.tiles(1, fish=2, orchid=2, parrot=2)
    opened.tiles(2, fish=4)
    opened.s.money[:3] = [5, 90, 0]
    assert opened.match.position.scores() == [3, 0, 4]
    assert opened.match.position.places() == [2, 3, 1]


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
def test_a_guide_breaks_a_tie_like_a_tile(opened):
    opened.s.huts[:3] = opened.s.goals[:3]
    for seat in range(3):
        opened.tiles(seat, fish=3, orchid=1)
        opened.s.money[seat] = 4
    opened.s.tiles[1, SPECIES.index("orchid")] += 1
    opened.s.guides[1, SPECIES.index("orchid")] += 1
    assert opened.match.position.scores() == [3, 3, 3]
    assert opened.match.position.places() == [2, 1, 2]


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


@pytest.mark.rule("AM5", "AM15")
def test_missions_are_secret_until_the_end(opened):
    opened.skip_rounds(17)
    sight = opened.match.position.seen_by(1)
    assert list(sight.s.mission[:3]) == [material.FACE_DOWN, 1, material.FACE_DOWN]
    assert list(sight.s.held[:3]) == [0, 1 << 1, 0]
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
