"""Ten positions in which a strong player would agree with what the coach says."""

from __future__ import annotations

import pytest

from coach.told import why
from games.amazones.table import Table


def picking(top: int = 4) -> Table:
    """Seat 0 has won the joust and picks: head as given, torso -3, legs 1."""
    table = Table(3).deal(head=top)
    table.say("bid sun 10", "bid moon 5", "pass", "stay", "stay", "stay")
    return table


@pytest.mark.rule("AZ13")
def test_a_fine_tile_for_oneself() -> None:
    said = why(picking().match, 0, "take head 4 for 1 new", "take head 4 for 0 new")
    assert said == "The move played gives Bob a +4 tile [AZ13]."  # another comes to Ann's court


def test_a_poor_tile_for_a_rival() -> None:
    said = why(picking().match, 0, "take torso -3 for 0 new", "take torso -3 for 1 new")
    assert said == (
        "It gives Bob a −3 tile [AZ13]. The move played puts a −3 tile at your own court [AZ13]."
    )


def test_the_finest_courtier() -> None:
    table = picking()
    table.set_court(0, (0, 3, 4))
    table.set_court(1, (1, 1, 1))
    said = why(table.match, 0, "take legs 1 for 1 new", "take head 4 for 0 man 1")
    assert (
        "finishes the best-dressed courtier of all, one of your own, worth +11 plus 5 for best "
        "dressed [AZ13]" in said
    )


@pytest.mark.rule("AZ13")
def test_the_only_courtier_is_both_the_finest_and_the_shabbiest() -> None:
    table = picking()
    table.set_court(0, (0, 3, 4))
    said = why(table.match, 0, "take legs 1 for 1 new", "take head 4 for 0 man 1")
    assert "It finishes one of your courtiers, worth +11 [AZ13]." in said
    table = picking()
    table.set_court(1, (-4, 0, -2))
    said = why(table.match, 0, "take torso -3 for 0 new", "take torso -3 for 1 man 1")
    assert "finishes one of Bob’s courtiers, worth −9 [AZ13]" in said


def test_the_shabbiest_courtier_goes_to_a_rival() -> None:
    table = picking()
    table.set_court(1, (-4, 0, -2))
    table.set_court(2, (1, 1, 1))
    said = why(table.match, 0, "take torso -3 for 0 new", "take torso -3 for 1 man 1")
    assert (
        "finishes the worst-dressed courtier of all, one of Bob’s, worth −9 minus 5 for worst "
        "dressed [AZ13]" in said
    )


def test_finishing_a_courtier_between_the_others() -> None:
    table = picking()
    table.set_court(0, (0, 1, 1))
    table.set_court(1, (4, 4, 4), (-4, -4, -4))
    said = why(table.match, 0, "take legs 1 for 1 new", "take head 4 for 0 man 1")
    assert "finishes one of your courtiers, worth +6 [AZ13]" in said


@pytest.mark.rule("AZ6")
def test_a_tie_puts_both_out() -> None:
    table = Table(3).deal()
    table.say("bid sun 5", "bid moon 5", "bid arrow 1")
    said = why(table.match, 0, "stay", "add sun 1")
    assert "breaks the tie at 5 [AZ6]" in said
    assert "ties with Bob at 5 as things stand, so that both would be out [AZ6]" in said


@pytest.mark.rule("AZ7")
def test_a_card_that_puts_one_ahead() -> None:
    table = Table(3).deal()
    table.say("bid sun 5", "bid moon 5 2", "bid arrow 1")
    said = why(table.match, 0, "add sun 1", "add sun 5")
    assert "beats the highest face-up total, 7 [AZ7]" in said


def test_nobody_is_ahead_of_bids_that_are_not_open() -> None:
    table = Table(3).deal()
    table.say("bid sun 5", "bid moon 5", "bid arrow 2", "stay", "add moon 1")
    assert why(table.match, 2, "add arrow 2", "add arrow 10").count("beats the highest") == 1
    table = Table(3).deal()
    table.say("pass", "bid moon 5", "bid arrow 2", "stay", "add moon 1")
    said = why(table.match, 2, "add arrow 2", "add arrow 10")
    assert said == "It beats the highest face-up total, 5 [AZ7]."


@pytest.mark.rule("AZ9")
def test_a_strong_card_at_risk() -> None:
    table = Table(3).deal()
    said = why(table.match, 0, "bid sun 10 ...", "pass")
    assert (
        said
        == "The move played risks losing your 10 when cards change hands after the joust [AZ9]."
    )
    assert why(table.match, 0, "bid sun 5 ...", "pass") == ""  # whoever passes keeps every card
    assert why(table.match, 0, "bid sun 2 ...", "pass") == ""
    # Nor is a card at risk in a joust that may end the game.
    for under, top in (([0, 1, 9], [1, 1, 1]), ([0, 2, 9], [0, 1, 1])):
        table.s.under[:], table.s.top[:] = under, top
        for card in (10, 5):
            assert why(table.match, 0, f"bid sun {card} ...", "pass") == ""


def test_taking_the_strong_card_back() -> None:
    table = Table(3).deal()
    table.say("bid sun 5 2", "bid moon 10", "bid arrow 1")
    said = why(table.match, 0, "stay", "back 5")
    assert "brings your 5 back into your hand [AZ9]" in said


@pytest.mark.rule("AZ5")
def test_leaving_the_joust() -> None:
    table = Table(3).deal()
    table.say("bid sun 2", "bid moon 5", "bid arrow 1")
    said = why(table.match, 0, "back 2", "stay")
    assert "drops out of the joust, with no card on the table [AZ5]" in said
    assert "puts you second with 2 as things stand, which earns a tile [AZ7]" in said
    assert "ausscheiden" in why(table.match, 0, "back 2", "stay", "de")
    assert "joute" in why(table.match, 0, "back 2", "stay", "fr")


@pytest.mark.rule("AZ5")
def test_whoever_laid_nothing_stays_out() -> None:
    table = Table(3).deal()
    table.say("pass", "bid moon 5", "bid arrow 2")
    said = why(table.match, 0, "stay", "add sun 10")
    assert "The move played stays out of the joust, with no card on the table [AZ5]." in said


def test_who_is_ahead_either_way_hears_nothing_of_it() -> None:
    table = Table(3).deal()
    table.say("bid sun 10", "bid moon 5", "bid arrow 1")
    assert "ahead" not in why(table.match, 0, "stay", "add sun 2")
    assert "takes the lead" not in why(Table(3).deal().match, 0, "pass", "bid sun -1 ...")


@pytest.mark.rule("AZ6")
def test_a_total_that_another_can_still_come_to() -> None:
    """Bob has laid 5 and holds another 5; he bids after Ann, and she after Cleo."""
    table = Table(3).deal()
    table.say("bid sun 10", "bid moon 5", "bid arrow 1")
    assert why(table.match, 0, "stay", "add sun 2") == (
        "The move played lets another bid draw level with one more card [AZ6]."
    )
    table.say("stay", "stay")
    assert "one more card" not in why(table.match, 2, "add arrow 5", "add arrow 2")


@pytest.mark.rule("AZ7")
def test_a_rival_with_a_card_face_down_is_not_passed_over() -> None:
    """Ann's open 2 may become more, so nobody is second behind Bob for sure; against what she may
    have there is a card that is enough."""
    table = Table(3).deal()
    table.say("bid sun 2", "bid moon 10", "pass", "add sun 1", "stay")
    assert "second" not in why(table.match, 2, "stay", "add arrow -1")
    table = Table(3).deal()
    table.say("bid sun 2", "bid moon 1", "bid arrow 10", "add sun 1", "stay")
    said = why(table.match, 2, "back 10", "add arrow 5")
    assert "keeps you ahead, whatever is face down [AZ7]" in said
    assert "face down" not in why(table.match, 2, "back 10", "add arrow 1")


@pytest.mark.rule("AZ9")
def test_the_last_takes_the_cards_of_the_first() -> None:
    table = Table(3).deal()
    table.say("bid sun 2", "bid moon 10", "pass", "stay", "stay")
    said = why(table.match, 2, "stay", "add arrow -1")
    assert "puts you last as things stand, so that you would take Bob’s cards" in said


@pytest.mark.rule("AZ12")
def test_a_tile_that_ends_the_game() -> None:
    """The stack of legs is empty, and the head is the last one."""
    table = picking()
    table.set_court(1, (4, 4, 4))
    record = table.match.position.record[0]
    record.under[0] = record.under[2] = record.top[2] = 0
    record.left[0], record.left[2] = 0, 0
    said = why(table.match, 0, "take head 4 for 0 new", "take torso -3 for 1 new")
    assert "The move played ends the game at once, though you aren’t ahead [AZ12]." in said
    table.set_court(0, (0, 4, 4))
    table.set_court(1)
    said = why(table.match, 0, "take torso -3 for 1 new", "take head 4 for 0 man 1")
    assert said.startswith("It ends the game at once, and you win it [AZ12]")


@pytest.mark.rule("AZ3")
def test_a_first_card_from_which_the_bid_can_still_lead() -> None:
    table = Table(3).deal()
    table.say("bid sun 10")
    leads = "It leaves you able to beat the highest face-up total, 10 [AZ7]."
    assert why(table.match, 1, "bid moon 2 ...", "bid moon 10 ...") == leads
    table = Table(3).deal()
    table.say("bid sun 5")
    said = why(table.match, 1, "bid moon 2 ...", "bid moon 10 ...")
    assert "beat the highest face-up total" not in said


def test_a_card_is_not_blamed_while_the_bid_can_still_lead() -> None:
    table = Table(3).deal()
    assert "in the lead" not in why(table.match, 0, "bid sun 1 ...", "bid sun 2 ...")
    table.say("bid sun 2")
    assert why(table.match, 1, "bid moon 2 ...", "bid moon 5 ...") == (
        "It lets you bid up to 23 in the first bid instead of 8, as cards are laid from high to "
        "low [AZ3]."
    )
    assert "takes the lead" in why(table.match, 1, "bid moon -1 ...", "bid moon 5 ...")


@pytest.mark.rule("AZ7")
def test_a_total_that_nobody_reaches() -> None:
    table = Table(3).deal()
    table.say("bid sun 5 2 1", "pass", "pass")
    said = why(table.match, 0, "add sun 1", "add sun 10")
    assert "is more than Bob can reach by adding one card [AZ7]" in said
    assert why(table.match, 0, "add sun 5", "add sun 10") == ""


@pytest.mark.rule("AZ6")
def test_a_total_that_a_covered_card_may_tie() -> None:
    table = Table(3).deal()
    table.say("pass", "bid moon 5 1", "bid arrow 10", "add sun 5")
    assert why(table.match, 1, "add moon -1", "stay") == (
        "The move played could tie with Ann, whose card is face down, "
        "and then both would be out [AZ6]."
    )
    assert "may tie" not in why(table.match, 1, "stay", "add moon -1")
