"""What people see, and how they write it."""

from __future__ import annotations

import pytest

from games.amazones.table import GAME, Table
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import BadNotation

# What people see


@pytest.mark.rule("AZ4")
def test_closed_tracking_shows_sizes_and_open_tracking_hands_without_giving_a_card_away() -> None:
    for tracking in ("closed", "open"):
        t = Table(3, tracking=tracking).deal()
        t.say("bid sun 5", "pass", "pass", "add sun 2", "add moon 10")
        seat, passer = GAME.views.view(t.match.position.seen_by(2)).seats[:2]
        assert seat.hand_size == 9
        assert passer.hand_size == 10
        assert seat.face_down
        assert seat.face_down_card is None
        if tracking == "closed":
            assert seat.hand is None
            assert not seat.hand_and_face_down
        else:
            held = sorted((card.value for card in seat.hand), reverse=True)
            assert held == [10, 5, 5, 2, 2, 2, 1, 1, -1, -2]
            assert seat.hand_and_face_down
        own = GAME.views.view(t.match.position.seen_by(0)).seats[0]
        assert own.face_down_card.value == 2
        assert len(own.hand) == 9
        assert not own.hand_and_face_down


@pytest.mark.rule("AZ2", "AZ8", "AZ10")
def test_the_view_shows_stacks_discards_and_courts() -> None:
    t = Table(3).deal().say(*["pass"] * 3, *["stay"] * 3).uncover(3, 2, -1)
    t.say("bid sun 5", "pass", "pass", "stay", "stay", "stay")
    t.say("take head 3 for 2 new")
    view = GAME.views.view(t.match.position.seen_by(SPECTATOR))
    head, torso, legs = view.stacks
    assert (head.part, head.top, head.height, head.discarded) == ("head", None, 10, [4])
    assert head.under == [4, 3, 2, 2, 1, 1, -1, -2, -3, -4]
    assert (torso.top, torso.height, torso.discarded) == (2, 11, [-3])
    assert (legs.top, legs.discarded) == (-1, [1])
    (man,) = view.seats[2].court
    assert (man.head, man.torso, man.legs, man.finished, man.value) == (3, None, None, False, 3)
    assert [seat.standing for seat in view.seats] == ["ranked", "out", "out"]
    assert view.joust == 2
    assert view.picks == 1
    assert view.turn is None


@pytest.mark.rule("AZ5", "AZ6", "AZ7")
def test_the_bids_are_ranked_as_each_viewer_sees_them_lie() -> None:
    t = Table(4).deal().say("bid sun 5", "bid moon 5", "bid arrow 2", "pass")

    def shown(viewer: int) -> list[tuple[int | None, int]]:
        view = GAME.views.view(t.match.position.seen_by(viewer))
        return [(seat.would, seat.prize) for seat in view.seats]

    assert shown(3) == [(None, 0), (None, 0), (1, 2), (None, 0)]  # two are tied
    t.say("add sun 1")
    assert shown(0) == [(1, 2), (2, 1), (3, 0), (None, 0)]  # its own card is no secret to itself
    assert shown(1) == shown(SPECTATOR) == [(None, 0), (None, 0), (1, 2), (None, 0)]
    t.say("stay", "stay", "stay")
    view = GAME.views.view(t.match.position.seen_by(1))
    assert [seat.would for seat in view.seats] == [seat.rank for seat in view.seats]
    assert shown(1) == [(1, 2), (2, 1), (3, 0), (None, 0)]


# Notation


@pytest.mark.parametrize(
    "phrase",
    [
        "", "bid", "bid sun", "bid sun ...", "bid sun 7", "bid sun 5 ... 2", "bid son 5",
        "bid xyz 5", "more 5", "done", "undo", "bid sun 5 done", "add ?", "add 5", "back",
        "take head 4 for 0",
        "take head 3 for 0 new", "take foot 4 for 0 new", "take head 4 for 9 new", "start 0",
        "take head 4 for 0 man 0", "take head 4 for 0 man x",
        "take head 4 for " + "9" * 5000 + " new",
        "bid sun ５",
    ],
)  # fmt: skip
def test_phrases_that_are_no_move(phrase) -> None:
    t = Table(3).deal()
    with pytest.raises(BadNotation) as wrong:
        t.match.parse(0, phrase)
    for language in ("en", "fr", "de"):
        assert wrong.value.text(language)


def test_phrases_are_tolerant_of_case_space_sign_and_order() -> None:
    t = Table(3).deal()
    assert t.match.parse(0, "  BID  Sun 2 +5  -1 2 ") == t.match.parse(0, "bid sun 5 2 2 -1")
    assert t.match.text(0, *t.match.parse(0, "bid sun 2 5 -1 2")) == "bid sun 5 2 2 -1"


def test_chance_is_named_by_part_and_seat() -> None:
    t = Table(3)
    for phrase in ("uncover torso 4", "uncover head 5", "start 0", "uncover head"):
        with pytest.raises(BadNotation):
            t.chance(phrase)


def test_the_game_is_listed_with_its_options() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    assert GAME.settle_options({}) == {"passers": "out", "tracking": "closed"}
