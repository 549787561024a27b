"""How much could any player win from experts? Seats that cheat find out.

    python research/ceiling.py --minutes 8 [--games coloretto,galapagos] [--seats 2,4]

Each of them thinks as the champion does (`bots/guided.py`), but in the world as it is, in place of
guessed ones. They play against experts at all other seats, beside the champion, on the same deals:

- `open:FACTOR` sees all cards: rivals' hands in Coloretto, rivals' secret plans in Galapagos. It
  thinks with FACTOR times the champion's simulations.
- `fated:FACTOR` also foresees chance. In Coloretto that is the order of the deck: it is the same
  whatever is played, so the search is given the deal's own numbers. Other games draw from several
  sources at once, which the search's one stream cannot follow.

The lines are those of `research/champions.py`. At the end comes one more for each cheat: where the
champion stands between the fair share (0) and what the cheat wins (1), with an interval from
bootstrapped deals. It estimates the ceiling and proves no bound: a cheat takes its rivals for
players who know as much as it does, which costs it something.

Cheats are for this account alone. Nothing in the package can be made to think about a true world.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import champions
from tepui.bots import roster
from tepui.bots.bot import Bot, BotSeat
from tepui.bots.levels import level
from tepui.bots.players import SearchBot
from tepui.bots.thinker import GuidedDesk
from tepui.engine.chance import GAMMA
from tepui.engine.position import Position
from tepui.lab import contest
from tepui.lab.duplicate import mixed

CHEATS = ("open", "fated")
# Coloretto's chance comes from one source, in one order: that can be foreseen.
PAIRS = {
    "coloretto": "champion>expert,open:1>expert,fated:1>expert,fated:4>expert",
    "galapagos": "champion>expert,open:1>expert,open:4>expert",
}
WHOLE = (1 << 64) - 1
DRAWS = 2_000  # of the bootstrap


class OpenDesk(GuidedDesk):
    """A search in one given world."""

    def __init__(self, *asked_for: Any) -> None:
        super().__init__(*asked_for)
        self.worlds = self.machine.zeros(1, asked_for[0].material.RECORD)


class FatedDesk(OpenDesk):
    """The same, and every simulation meets the same chance."""

    before = 0  # the number before the next one that chance will take

    def run(self, seat: int, simulations: int) -> None:
        """Simulations one by one, each from the same moment of the stream."""
        # The first number of a simulation picks its world, of which there is one.
        begin = (self.before - int(GAMMA)) & WHOLE
        for _ in range(simulations):
            self.scratch.rng[0] = begin
            super().run(seat, 1)


class Cheat(SearchBot):
    """A champion that is told the truth."""

    def __init__(self, table: BotSeat, kind: str, factor: float) -> None:
        usual = level(table.game, table.seats, "champion", table.options)
        simulations = max(1, round(usual.simulations * factor))
        super().__init__(table, replace(usual, simulations=simulations))
        desk = FatedDesk if kind == "fated" else OpenDesk
        self._desk = desk(table.game, table.seats, usual.settings, usual.nets)
        self._thinker._desks = [self._desk]

    def tell(self, position: Position, job: contest.Job, drawn: Mapping[int, int]) -> None:
        """All that there is to know, before it is asked."""
        self._desk.worlds[0] = position.s
        if isinstance(self._desk, FatedDesk):
            self._desk.before = number_before(job.seed, job.deal, drawn)


def number_before(seed: int, deal: int, drawn: Mapping[int, int]) -> int:
    """The state of a deal's only stream before its next draw, as `lab.duplicate.Deal` has it."""
    stream = mixed(mixed(mixed((seed + int(GAMMA)) & WHOLE) ^ deal))
    return (stream + drawn.get(0, 0) * int(GAMMA)) & WHOLE


def seated(spec: str, table: BotSeat, threads: int = 1) -> Bot:
    """As the roster has it, and the cheats."""
    kind, _, factor = spec.partition(":")
    if kind not in CHEATS:
        return roster.seated(spec, table, threads)
    return Cheat(table, kind, float(factor or 1))


class Betrayed(contest.Contest):
    """A game in which cheats are told the truth."""

    def _ask(self, seat: int) -> None:
        bot = self.bots[seat]
        if isinstance(bot, Cheat):
            bot.tell(self.match.position, self.job, self.match.drawn)
        super()._ask(seat)


# Every process of the pool imports this module first.
contest.seated = seated  # type: ignore[attr-defined]
contest.Contest = Betrayed  # type: ignore[misc]
roster.KINDS = (*roster.KINDS, *CHEATS)  # type: ignore[assignment]


def places(found: Sequence[champions.Pairing]) -> list[dict[str, Any]]:
    """Where the champion stands on each cheat's scale, by the deals that both have played."""
    lines = []
    honests = {(each.game, each.seats): each for each in found if each.strong == "champion"}
    for cheat in found:
        honest = honests.get((cheat.game, cheat.seats))
        if honest is not None and cheat is not honest:
            shares = [pairing.by_deal() for pairing in (honest, cheat)]
            both = [(shares[0][deal], shares[1][deal]) for deal in shares[0] if deal in shares[1]]
            if both:
                lines.append({
                    "game": honest.game, "seats": honest.seats, "ceiling": cheat.strong,
                    "deals": len(both), **standing(both, 1 / honest.seats),
                })  # fmt: skip
    return lines


def standing(both: Sequence[tuple[float, float]], fair: float) -> dict[str, float]:
    """What the champion takes above the fair share, as a part of what the cheat takes."""
    rng = random.Random(1)

    def means(drawn: Sequence[tuple[float, float]]) -> tuple[float, float]:
        return sum(a for a, _ in drawn) / len(drawn), sum(b for _, b in drawn) / len(drawn)

    def part(drawn: Sequence[tuple[float, float]]) -> float:
        honest, cheat = means(drawn)
        return (honest - fair) / (cheat - fair) if cheat > fair else float("inf")

    again = sorted(part(rng.choices(both, k=len(both))) for _ in range(DRAWS))
    honest, cheat = means(both)
    return {
        "champion": round(honest, 4), "cheat": round(cheat, 4), "stands_at": round(part(both), 3),
        "low": round(again[DRAWS // 40], 3), "high": round(again[-DRAWS // 40], 3),
    }  # fmt: skip


def main() -> None:
    """Measure the champion and the cheats."""
    parser = champions.arguments(8.0)
    parser.add_argument("--games", default=",".join(PAIRS))
    parser.add_argument("--pairs")
    asked = parser.parse_args()
    found = [
        pairing
        for game in asked.games.split(",")
        for pairing in champions.pairings(
            [game], asked.pairs or PAIRS[game], asked.seats, asked.seed
        )
    ]
    champions.measure(found, asked.minutes, asked.workers)
    for line in places(found):
        sys.stdout.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()
