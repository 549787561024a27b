"""A tournament folded from its events: whole ones of every kind, with people who leave."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tepui
from tepui.server.store.contract import Stored
from tepui.server.store.tournaments import FORGOTTEN
from tepui.server.tournament import events as ev
from tepui.server.tournament import pairing
from tepui.server.tournament.messages import TournamentWish
from tepui.server.tournament.picture import page_for, sheet
from tepui.server.tournament.rounds import next_round
from tepui.server.tournament.state import BOT, Head, Tournament

GAMES = [game.id for game in tepui.all_games()]


class Run:
    """A tournament, played without a server."""

    def __init__(self, people: int, **wish: Any) -> None:
        self.head = Head(TournamentWish(**{"game": "coloretto", **wish}), 1, "", "")
        self.tournament = Tournament("t", self.head)
        self.log: list[Stored] = []
        self.at = 1000.0
        for number in range(people):
            self.add(ev.Entered(f"P{number}", str(number)))

    def add(self, event: ev.Event) -> None:
        self.log.append(Stored(len(self.log), self.at, ev.encode(event)))
        self.tournament.apply(event, self.at)

    def play(self, rng: random.Random) -> None:
        """A round, its results by chance."""
        self.add(self.tournament.pair())
        played = self.tournament.rounds[-1]
        for n, seats in rng.sample(list(enumerate(played.tables)), len(played.tables)):
            scores = [rng.randrange(20) for _ in seats]
            places = [1 + sum(other > mine for other in scores) for mine in scores]
            absent = [seat for seat in range(len(seats)) if rng.random() < 0.1]
            self.add(ev.Settled(played.number, n, places, scores, absent))


@settings(max_examples=15, deadline=None)
@given(
    st.integers(2, 14), st.sampled_from(["league", "swiss", "duplicate"]), st.sampled_from(GAMES),
    st.integers(0, 3), st.integers(0, 2**32), st.sampled_from(["bot", "loss"]),
)  # fmt: skip
def test_whole_tournaments(
    people: int, kind: Any, game: str, size: int, seed: int, absent: Any
) -> None:
    """Everybody who plays on sits once a round, at a legal table; all add up; a league ends when
    everybody has met."""
    rng = random.Random(seed)
    legal = tepui.game(game).seats
    seats = legal[size % len(legal)]
    run = Run(people, game=game, kind=kind, seats=seats, rounds=4, absent=absent)
    tournament = run.tournament
    while not tournament.finished():
        playing = tournament.active()
        run.play(rng)
        played = tournament.rounds[-1]
        sitting = [one for table in played.tables for one in table if one != BOT]
        assert sorted([*sitting, *played.byes]) == playing
        for table in played.tables:
            assert len(table) in legal
            assert len(table) == seats or kind != "duplicate"
            assert all(one == BOT for one in table[len([o for o in table if o != BOT]) :])
        if rng.random() < 0.1:
            run.add(ev.Withdrew(rng.choice(playing)))
    if kind == "league":
        met = pairing.meetings(
            [one for one in table if one != BOT]
            for played in tournament.rounds for table in played.tables
        )  # fmt: skip
        assert all(met[pair] for pair in combinations(tournament.active(), 2))
        assert seats > 2 or set(met.values()) <= {1}
    found = tournament.standings()
    assert sorted(each.entrant for each in found) == list(range(people))
    assert [each.place for each in found] == list(range(1, people + 1))
    assert [each.points for each in found] == sorted((e.points for e in found), reverse=True)
    # Read again from what is stored, it is the same.
    again = Tournament("t", run.head, run.log)
    assert again.standings() == found
    assert page_for(again, {}, {}, 0, False, None) == page_for(tournament, {}, {}, 0, False, None)
    assert len(sheet(tournament, "fr").splitlines()) == people + 1


def test_of_one_deal_nothing_is_told_before_it_is_played_everywhere() -> None:
    run = Run(4, kind="duplicate", seats=2)
    run.add(run.tournament.pair())
    one = run.tournament.rounds[0].tables[0][0]
    before = (run.tournament.standings(), sheet(run.tournament, "en"))
    run.add(ev.Settled(0, 0, [1, 2], [9, 3]))
    assert (run.tournament.standings(), sheet(run.tournament, "en")) == before
    for viewer in (None, one):
        page = page_for(run.tournament, {}, {}, viewer, True, None).rounds[0]
        assert all(seat.points is seat.score is seat.place is None
                   for table in page.tables for seat in table.seats)  # fmt: skip
        assert [table.table != "" for table in page.tables] == [viewer == one, False]
    run.add(ev.Settled(0, 1, [1, 2], [7, 4]))
    page = page_for(run.tournament, {}, {}, None, False, None).rounds[0]
    assert [[seat.points for seat in table.seats] for table in page.tables] == [[1, 0], [0, 1]]
    assert [[seat.place for seat in table.seats] for table in page.tables] == [[1, 2], [1, 2]]
    assert all(table.table for table in page.tables)


@pytest.mark.parametrize(("rule", "points"), [("bot", 1), ("loss", 0)])
def test_who_never_comes(rule: str, points: int) -> None:
    run = Run(2, absent=rule)
    run.add(run.tournament.pair())
    run.add(ev.Settled(0, 0, [1, 2], [9, 3], absent=[0]))
    first, second = run.tournament.rounds[0].tables[0]
    made = {each.entrant: each.points for each in run.tournament.standings()}
    assert made == {first: Fraction(points), second: Fraction(1 - points)}


def test_a_table_without_an_end_counts_for_nobody() -> None:
    run = Run(2)
    run.add(run.tournament.pair())
    run.add(ev.Settled(0, 0))
    assert run.tournament.rounds[0].done
    assert {(each.points, each.played) for each in run.tournament.standings()} == {(Fraction(0), 0)}
    assert (
        page_for(run.tournament, {}, {}, None, False, None).rounds[0].tables[0].status == "closed"
    )


def test_rounds_by_date_or_when_all_are_done() -> None:
    by_date = Run(4, every=3600, start=5000.0)
    assert next_round(by_date.tournament) == 5000
    by_date.at = 5002.0
    by_date.add(by_date.tournament.pair())
    assert next_round(by_date.tournament) == 5002 + 3600
    when_done = Run(4, rest=30, start=0.0)
    assert next_round(when_done.tournament) is None
    when_done.add(when_done.tournament.pair())
    when_done.add(ev.Settled(0, 0, [1, 2], [1, 0]))
    assert next_round(when_done.tournament) is None
    when_done.at = 2000.0
    when_done.add(ev.Settled(0, 1, [1, 2], [1, 0]))
    assert next_round(when_done.tournament) == 2030


def test_what_is_left_of_an_entry_can_be_read() -> None:
    assert ev.decode(FORGOTTEN) == ev.Entered("-", "", "")


def test_a_name_is_no_formula() -> None:
    run = Run(0)
    run.add(ev.Entered('=HYPERLINK("x")', "k"))
    assert sheet(run.tournament, "en").splitlines()[1].startswith('1,"\'=HYPERLINK(""x"")"')
