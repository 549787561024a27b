"""A table of Amazones to play test positions on, and random walks through whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tepui
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.errors import IllegalMove
from tepui.games.amazones.material import COLOURS, KINDS, PARTS, TILES, VALUES

GAME = tepui.game("amazones")


class Table:
    """A match driven by phrases; chance says what the test wants."""

    def __init__(self, seats: int, **options: str) -> None:
        self.match = Match(GAME, seats, options)

    @property
    def s(self) -> Any:
        return self.match.position.record[0]

    def deal(self, head: int = 4, torso: int = -3, legs: int = 1, start: int = 0) -> Table:
        """The opening: three tops and the lot."""
        self.uncover(head, torso, legs)
        return self.chance(f"start {start}")

    def chance(self, phrase: str) -> Table:
        self.match.play(CHANCE, self.match.parse(CHANCE, phrase))
        return self

    def uncover(self, *values: int) -> Table:
        for value in values:
            self.chance(f"uncover {PARTS[self.s.part]} {value}")
        return self

    def say(self, *phrases: str) -> Table:
        """Phrases of the seats that are awaited, one after the other."""
        for phrase in phrases:
            (seat,) = self.match.position.waiting()
            self.match.play(seat, self.match.parse(seat, phrase))
        return self

    def move(self, phrase: str) -> int:
        """The one small move that a phrase stands for here."""
        (seat,) = self.match.position.waiting()
        (move,) = self.match.parse(seat, phrase)
        return move

    def legal(self) -> list[str]:
        """What the awaited seat may do, as phrases."""
        (seat,) = self.match.position.waiting()
        return [self.match.text(seat, move) for move in self.match.legal(seat)]

    def hand(self, seat: int) -> dict[str, list[int]]:
        """A hand: the values of each colour in it, from high to low."""
        held: dict[str, list[int]] = {}
        for card, count in enumerate(self.s.hand[seat]):
            for _ in range(count):
                held.setdefault(COLOURS[card // KINDS], []).append(VALUES[card % KINDS])
        return held

    def court(self, seat: int) -> list[tuple[int, ...]]:
        """A court: head, torso and legs of each man, 0 for a missing part."""
        return [tuple(map(int, self.s.man[seat, man])) for man in range(self.s.men[seat])]

    def set_court(self, seat: int, *men: tuple[int, int, int]) -> None:
        """Put men before a seat, as if they had been placed."""
        self.s.men[seat] = len(men)
        open_men = [number for number, man in enumerate(men) if 0 in man]
        self.s.unfinished[seat] = [*open_men, -1, -1][:2]
        for number, man in enumerate(men):
            self.s.man[seat, number] = man

    def set_hand(self, seat: int, **colours: list[int]) -> None:
        """Put cards into a hand, whatever was there."""
        self.s.hand[seat] = 0
        for colour, values in colours.items():
            for value in values:
                self.s.hand[seat, COLOURS.index(colour) * KINDS + VALUES.index(value)] += 1

    def set_stack(self, part: str, top: int, *under: int) -> None:
        """Leave a stack with a top (0 for none) and some tiles below it."""
        p = PARTS.index(part)
        self.s.top[p], self.s.under[p], self.s.left[p] = top, len(under), 0
        for tile in under:
            self.s.left[p, TILES.index(tile)] += 1


def walk(
    seed: int, seats: int, options: dict[str, str] | None = None
) -> Iterator[tuple[Position, int, int, Position]]:
    """A random game: before, actor, move, after."""
    dice = random.Random(seed)
    position = Position.opening(GAME, seats, options)
    while not position.over():
        before = position.copy()
        if waiting := position.waiting():
            (actor,) = waiting
            move = dice.choice(position.legal(actor))
        else:
            actor = CHANCE
            outcomes, weights = zip(*position.chances(), strict=True)
            (move,) = dice.choices(outcomes, weights)
        position.apply(actor, move)
        yield before, actor, move, position.copy()


def refused(t, phrase):
    """The rule and the key that refuse a phrase."""
    with pytest.raises(IllegalMove) as wrong:
        t.say(phrase)
    return wrong.value.why.rule, wrong.value.why.key.removeprefix("amazones-")


def picking(seats=3, **options):
    """A table at which seat 0 picks, and seat 1 after it."""
    t = Table(seats, **options).deal()
    return t.say("bid sun 5", "bid moon 2", *["pass"] * (seats - 2), *["stay"] * seats)
