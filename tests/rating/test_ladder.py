"""Ratings are folded from results alone: bots stay, true order is found, farming does not pay."""

from __future__ import annotations

import random

import msgspec
import pytest

import tepui
from rating.season import Season, people
from tepui.bots.levels import LEVELS, SEARCHERS
from tepui.rating.anchors import anchors
from tepui.rating.ladder import RULES, Ladder, RatedGame, RatedSeat, Skill, folded, updated

GAMES = [game.id for game in tepui.all_games() if anchors(game.id)]


def rated(number: int, *who: str, game: str = "coloretto") -> RatedGame:
    """A game that ended in the order in which they are named."""
    seats = [RatedSeat(name, place) for place, name in enumerate(who, 1)]
    return RatedGame(game, str(number), float(number), seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_stronger_bot_stands_higher(game: str) -> None:
    known = anchors(game)
    assert known is not None
    assert set(known.noise) == set(tepui.game(game).seats)
    levels = known.levels
    assert set(levels) == set(LEVELS)
    ladder = [levels[name] for name in ("random", *SEARCHERS)]
    assert ladder == sorted(ladder)
    assert levels["normal"] < levels["instinct"] < levels["champion"]


def test_ratings_are_the_same_whatever_order_the_results_are_read_in() -> None:
    season = Season("coloretto", people(6), 1)
    rng = random.Random(1)
    games = [rated(n, *rng.sample(["bot:easy", *season.people], 3)) for n in range(200)]
    first = folded(games).curves
    rng.shuffle(games)
    assert folded(games).curves == first
    assert not any(who.startswith("bot:") for _, who in first)


def test_an_old_result_counts_by_where_its_bot_stood_then() -> None:
    known = anchors("amazonas")
    assert known is not None
    assert known.before["novice"] < known.levels["novice"], "it got stronger"
    day = known.moved

    def lost(at: float) -> float:
        seats = [RatedSeat("bot:novice", 1), RatedSeat("ann", 2)]
        return folded([RatedGame("amazonas", "t", at, seats)]).skill("amazonas", "ann").mu

    assert lost(day - 1) < lost(day) < 25, "a weaker bot's victory tells more"
    assert known.skill("normal", day - 1) == known.levels["normal"], "this one stayed"
    assert known.skill("nobody", day) is None


def test_whoever_wins_rises_and_equals_come_nearer() -> None:
    ladder = folded([rated(1, "ann", "bot:normal"), rated(2, "bot:easy", "bob")])
    assert ladder.skill("coloretto", "ann").points > 1500 > ladder.skill("coloretto", "bob").points
    assert ladder.skill("galapagos", "ann") == Skill(), "each game has its own"
    strong, weak = updated([Skill(30, 4), Skill(20, 4)], [1, 1], 4.0)
    assert strong.mu < 30
    assert weak.mu > 20


def test_what_cannot_be_rated_changes_nothing() -> None:
    ladder = Ladder()
    ladder.play(rated(1, "bot:easy", "bot:normal"))
    ladder.play(rated(2, "ann", "ann", "bob"))
    assert not ladder.curves


def test_the_true_order_is_found() -> None:
    season = Season("coloretto", people(40, 1), 2)
    agreed = []
    for _ in range(40):
        for who in season.people:
            season.play(season.table(who, 2))
        agreed.append(season.agreement())
    assert agreed[4] > 0.6
    assert agreed[-1] > 0.85
    assert all(season.ladder.skill("coloretto", who).doubt < 170 for who in season.people)


def test_within_one_household_nothing_counts_and_against_others_all_does() -> None:
    def seats(*houses: int) -> list[RatedSeat]:
        return [RatedSeat(f"p{n}", n, house=house) for n, house in enumerate(houses, 1)]

    def after(*houses: int) -> Ladder:
        return folded([RatedGame("coloretto", "1", 1.0, seats(*houses), RULES)])

    assert not after(1, 1).curves
    assert not after(1, 1, 1).curves
    ladder = after(1, 2, 1)
    assert ladder.skill("coloretto", "p1").points > 1500 > ladder.skill("coloretto", "p3").points
    two = folded([RatedGame("coloretto", "1", 1.0, [RatedSeat("p1", 1), RatedSeat("p2", 2)], 2)])
    assert ladder.skill("coloretto", "p1").mu <= two.skill("coloretto", "p1").mu
    assert after(1, 2).curves == after(0, 0).curves


def test_stored_results_count_by_the_rules_of_their_time() -> None:
    """A rating from before the ceiling stays; a result is read as it was written."""
    helpers = [f"h{n}" for n in range(40)]
    old = [rated(n, "ann", who) for n, who in enumerate(helpers)]
    assert folded(old).skill("coloretto", "ann").points > 1900
    stored = b'{"game":"coloretto","table":"t","at":1.0,"seats":[{"who":"ann","place":1}]}'
    read = msgspec.json.decode(stored, type=RatedGame)
    assert (read.rules, read.seats[0].house) == (1, 0)
    assert msgspec.json.encode(read) == stored
    more = [*old, msgspec.structs.replace(rated(99, "ann", "new"), rules=RULES)]
    before, after = (folded(games).skill("coloretto", "ann").points for games in (old, more))
    assert after == before, "it can rise no further until bots were beaten"


def test_a_second_identity_that_leaves_at_once_lifts_nobody() -> None:
    """Nor does one that stays and loses, far: the champion stands at 1674."""
    left, lost = Ladder(), Ladder()
    for n in range(100):
        seats = [RatedSeat("ann", 1), RatedSeat("other", 2, stayed=0.0)]
        left.play(RatedGame("coloretto", str(n), float(n), seats))
        lost.play(rated(n, "ann", "other"))
    assert left.skill("coloretto", "ann").points == 1500
    assert left.skill("coloretto", "other").points < 1400, "who leaves is last, as ever"
    assert lost.skill("coloretto", "ann").points < 1650
    table = [RatedSeat("ann", 1), RatedSeat("bot:easy", 2), RatedSeat("other", 3, stayed=0.0)]
    with_bot = Ladder()
    with_bot.play(RatedGame("coloretto", "1", 1.0, table))
    assert with_bot.skill("coloretto", "ann").points > 1500, "of the bot she learns"


def test_farming_does_not_pay() -> None:
    """A friend who always loses, a row of newcomers who do, the easy bot for ever."""
    crowd = people(30, 1)
    season = Season("coloretto", {**crowd, "ann": 25.0, "friend": 25.0}, 3)
    for _ in range(20):
        for who in season.people:
            season.play(season.table(who, 2))
    honest = season.ladder.skill("coloretto", "ann").points
    for _ in range(300):
        season.play(["ann", "friend"], loses="friend")
    assert season.ladder.skill("coloretto", "ann").points < honest + 150
    season = Season("coloretto", {**crowd, "ann": 25.0, **{f"new{n}": 25.0 for n in range(50)}}, 3)
    for _ in range(20):
        for who in [*crowd, "ann"]:
            season.play(season.table(who, 2, 1))
    honest = season.ladder.skill("coloretto", "ann").points
    for n in range(50):
        season.play(["ann", f"new{n}"], loses=f"new{n}")
    assert season.ladder.skill("coloretto", "ann").points < honest + 150
    season = Season("coloretto", {"ann": 25.0}, 3)
    for _ in range(300):
        season.play(["ann", "bot:easy"])
    skill = season.ladder.skill("coloretto", "ann")
    assert skill.mu < 25 + 2 * skill.sigma, "she loses now and then, and pays for it"
