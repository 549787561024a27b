"""A table of Amazonas that tests drive by words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tepui
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE
from tepui.games.amazonas.board import SPECIES


class Table:
    """A match, and short words to bring it where a test wants it."""

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.match = Match(tepui.game("amazonas"), seats, options)

    @property
    def s(self) -> Any:
        """The full record; a test may write to it."""
        return self.match.position.record[0]

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def turn(self) -> int:
        (seat,) = self.match.position.waiting()
        return seat

    def say(self, actor: int, phrase: str) -> None:
        self.match.play(actor, self.match.parse(actor, phrase))

    def chance(self, *phrases: str) -> None:
        for phrase in phrases:
            self.say(CHANCE, phrase)

    def legal(self, seat: int) -> list[str]:
        return [self.match.text(seat, move) for move in self.match.legal(seat)]

    def builds(self, seat: int) -> set[str]:
        """The villages where the seat may build now."""
        return {phrase[6:] for phrase in self.legal(seat) if phrase.startswith("build ")}

    def places(self, seat: int) -> set[str]:
        return {phrase[8:] for phrase in self.legal(seat) if phrase.startswith("neutral ")}

    def open(self, *huts: str, first: int = 0, missions: str = "ABCD") -> Table:
        """The lot, the missions, and a first hut each, from the first seat on."""
        self.chance(f"start {first}")
        each = 2 if self.seats == 2 else 1
        for seat in range(self.seats):
            for letter in missions[each * seat : each * (seat + 1)]:
                self.chance(f"mission {letter} for {seat}")
        if self.seats == 2:
            self.say(0, f"keep {missions[0]}")
            self.say(1, f"keep {missions[2]}")
        for hut in huts:
            self.say(self.turn, f"build {hut}")
        return self

    def tiles(self, seat: int, **counts: int) -> None:
        """Give a seat exactly these tiles."""
        self.s.tiles[seat] = [counts.get(name, 0) for name in SPECIES]

    def income(self, *cards: int) -> None:
        """Every seat lays its card, and all are revealed."""
        for seat, card in enumerate(cards):
            self.say(seat, f"income {card}")
        self.chance(f"reveal {' '.join(map(str, cards))}")

    def round(self, event: str, *cards: int) -> None:
        self.chance(f"event {event}")
        self.income(*cards)

    def done(self) -> None:
        self.say(self.turn, "done")

    def until(self, seat: int) -> None:
        """Those before this seat in the order of play build nothing."""
        for _ in range(self.seats):
            if self.turn != seat:
                self.done()
        assert self.turn == seat

    def finish_round(self) -> None:
        """Nobody builds, nobody takes a Guide."""
        for _ in range(self.seats):
            if "coins" in self.legal(self.turn):
                self.say(self.turn, "coins")
            self.done()
        assert not self.match.position.waiting()

    def skip_rounds(self, count: int) -> None:
        """Rounds in which everybody lays the lowest card and nobody builds."""
        for _ in range(count):
            (outcome, _), *_ = self.match.position.chances()
            self.match.play(CHANCE, (outcome,))
            self.income(*(int(self.legal(seat)[0][7:]) for seat in range(self.seats)))
            self.finish_round()


@pytest.fixture
def table() -> Callable[..., Table]:
    return Table


@pytest.fixture
def opened() -> Table:
    """Three seats with huts in Rosaria, Moreña and Xibu, before the first event."""
    return Table(3).open("Rosaria", "Moreña", "Xibu")
