"""Who may see what of a table and of a shared deal: a table of cases."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest

from tepui.daily.deal import day_of
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import TepuiError
from tepui.server import messages as ms
from tepui.server.store.contract import wall
from tepui.server.table import policy
from tepui.server.table.head import Head
from tepui.server.table.state import TableState

SEAT = 0
TODAY = day_of(wall()).isoformat()
BEFORE = (day_of(wall()) - timedelta(days=1)).isoformat()
MATCH = ms.Duplicate("0123456789abcdef", 0, 2, 0, 1, False)
WATCHED = {"spectators": True}
JOINABLE = {"public": True}
HEAD = Head(
    id="0123456789abcdef", game="coloretto", rules=1, seats=2, options={}, who=["person"] * 2,
    live=True, public=False, spectators=False, hints=False, chat=False, clock=ms.Clock(),
    numbers=False, invitation="", commitment="", opened=0, construction=1,
)  # fmt: skip


def table(status: str, shown: bool = False, **terms: Any) -> TableState:
    found = TableState(msgspec.structs.replace(HEAD, **terms), b"seed")
    found.status, found.shown = status, shown  # type: ignore[assignment]
    return found


def refusal(check: Any, state: TableState, viewer: int) -> str:
    """The key of a refusal; nothing if there is none."""
    try:
        check(state, viewer)
    except TepuiError as refused:
        return refused.key.removeprefix("server-")
    return ""


NOBODY = "no-spectators"
# A table, and what looking, looking back and one's own review are refused with: to a seat, and to
# whoever sits nowhere.
CASES: list[tuple[str, TableState, tuple[str, str, str], tuple[str, str, str]]] = [
    ("private, open", table("open"), ("", "not-over", "not-over"), (NOBODY, NOBODY, "spectator")),
    ("public, open", table("open", **JOINABLE), ("", "not-over", "not-over"),
     ("", "not-over", "spectator")),
    ("public, played", table("playing", **JOINABLE), ("", "not-over", "not-over"),
     (NOBODY, NOBODY, "spectator")),
    ("watched, played", table("playing", **WATCHED), ("", "not-over", "not-over"),
     ("", "not-over", "spectator")),
    ("watched, paused", table("paused", **WATCHED), ("", "not-over", "not-over"),
     ("", "not-over", "spectator")),
    ("private, over", table("over"), ("", "", ""), (NOBODY, NOBODY, "spectator")),
    ("watched, over", table("over", **WATCHED), ("", "", ""), ("", "", "spectator")),
    ("watched, closed", table("closed", **WATCHED), ("", "not-over", "not-over"),
     ("", "not-over", "spectator")),
    ("today's, played", table("playing", daily=TODAY), ("", "not-over", "not-over"),
     (NOBODY, NOBODY, "spectator")),
    ("today's, over", table("over", daily=TODAY), ("", "daily-sealed", ""),
     (NOBODY, NOBODY, "spectator")),
    ("yesterday's, still played", table("playing", daily=BEFORE), ("", "not-over", "not-over"),
     (NOBODY, NOBODY, "spectator")),
    ("yesterday's, over", table("over", daily=BEFORE), ("", "", ""), ("", "", "spectator")),
    ("match, played", table("playing", duplicate=MATCH, **WATCHED), ("", "not-over", "not-over"),
     ("", "not-over", "spectator")),
    ("match, over here", table("over", duplicate=MATCH, **WATCHED),
     ("", "match-sealed", "match-sealed"), ("", "match-sealed", "spectator")),
    ("match, over everywhere", table("over", shown=True, duplicate=MATCH), ("", "", ""),
     ("", "", "spectator")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "seat", "others"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_who_may_see_what(
    state: TableState, seat: tuple[str, str, str], others: tuple[str, str, str]
) -> None:
    checks = (policy.may_look, policy.may_look_back, policy.may_review_own)
    assert tuple(refusal(check, state, SEAT) for check in checks) == seat
    assert tuple(refusal(check, state, SPECTATOR) for check in checks) == others
    # The whole log is there for whoever may look back.
    assert policy.shows_whole_log(state) == (seat[1] == "")
    assert policy.sealed(state) == (
        state.head.daily == TODAY or (state.head.duplicate is not None and not state.shown)
    )


@pytest.mark.parametrize(
    ("status", "spectators", "may"),
    [("open", False, True), ("playing", False, False), ("playing", True, True),
     ("over", False, False), ("over", True, True)],
)  # fmt: skip
def test_who_may_watch(status: str, spectators: bool, may: bool) -> None:
    assert policy.may_watch(table(status, spectators=spectators)) is may


@pytest.mark.parametrize(
    ("over", "played", "results", "deal"),
    [(False, False, False, False), (False, True, True, False),
     (True, False, True, True), (True, True, True, True)],
)  # fmt: skip
def test_results_are_for_those_who_have_played_the_deal_for_all(
    over: bool, played: bool, results: bool, deal: bool
) -> None:
    shared = policy.SharedDeal(over=over, played=played)
    assert (shared.shows_results, shared.shows_deal) == (results, deal)


def test_a_day_is_over_the_day_after() -> None:
    assert policy.is_over(BEFORE)
    assert not policy.is_over(TODAY)
