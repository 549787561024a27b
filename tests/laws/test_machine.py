"""Matches driven by Hypothesis, so that what fails shrinks to a short game."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from laws.laws import check_guess, check_sheets, viewers
from settings import settings as all_settings
from tepui.engine.rules.contract import CHANCE, CLOCK
from tepui.engine.text.errors import CannotUndo

pick = st.integers(min_value=0, max_value=2**31)


class Play(RuleBasedStateMachine):
    """One match: moves, revisions, outcomes, the clock and undo, in any order that is allowed."""

    @initialize(which=pick)
    def sit_down(self, which: int) -> None:
        found = all_settings()
        self.match = found[which % len(found)].match()

    @rule(seat=pick, move=pick)
    def act(self, seat: int, move: int) -> None:
        position = self.match.position
        if able := [each for each in range(position.seats) if self.match.legal(each)]:
            actor = able[seat % len(able)]
            legal = self.match.legal(actor)
            self.match.play(actor, (legal[move % len(legal)],))

    @precondition(lambda self: not self.match.position.waiting())
    @rule(outcome=pick)
    def happen(self, outcome: int) -> None:
        if possible := self.match.position.moves_of(CHANCE):
            self.match.play(CHANCE, (possible[outcome % len(possible)],))

    @precondition(lambda self: self.match.position.clock())
    @rule()
    def run_out(self) -> None:
        if possible := self.match.position.moves_of(CLOCK):
            self.match.play(CLOCK, (possible[0],))

    @rule(seat=pick)
    def take_back(self, seat: int) -> None:
        actor = seat % self.match.seats
        before, lines = self.match.position, len(self.match.lines)
        if self.match.can_undo(actor):
            self.match.undo(actor)
            assert len(self.match.lines) == lines + 1
        else:
            with pytest.raises(CannotUndo):
                self.match.undo(actor)
            assert self.match.position is before

    @invariant()
    def laws_hold(self) -> None:
        position = self.match.position
        check_sheets(position, len(self.match.lines))
        for viewer in viewers(position):
            check_guess(position, viewer, len(self.match.lines) + 1)


TestPlay = pytest.mark.filterwarnings("ignore")(Play.TestCase)
TestPlay.settings = settings(
    max_examples=12, stateful_step_count=40, deadline=None, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
