"""Whether the levels play like people: how many of their choices nobody would make.

    python research/naturalness.py amazones --seats 3 --levels novice,beginner,normal --games 20

Each level plays against itself. Of its unforced small choices, one line of JSON a level tells the
share that the coach calls a blunder, the share that are `unthinkable`, and the mean cost. A choice
is unthinkable where the game's net, whose policy is that of a strong player, makes it less than
once in a hundred, and the coach calls it a mistake or a blunder. In Amazones it also counts
`odd` bids: a 10 or a 5 together with a card of -1 or -2.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import random
from collections.abc import Sequence
from typing import NamedTuple

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import tepui
from tepui.bots.bot import BotSeat, ask
from tepui.bots.players import InstinctBot
from tepui.bots.roster import seated
from tepui.coach.choices import LOSSES, deeper, verdict
from tepui.engine.match import Match
from tepui.engine.netfile import nets_of
from tepui.engine.position import Position
from tepui.games.amazones import material as amazones
from tepui.lab.duplicate import Deal
from tepui.lab.figure import wilson

RARE = 0.01  # how often a strong player makes a choice that counts as unthinkable, at most
HIGH, LOW = (0, 1), (4, 5)  # kinds of cards in Amazones


class Choice(NamedTuple):
    """An unforced small choice."""

    likely: float  # by the net's policy
    loss: float  # of chance, as the coach finds
    blunder: bool


class Played(NamedTuple):
    """What was seen of one game."""

    choices: list[Choice]
    bids: int
    odd: int


def watch(job: tuple[str, int, str, int, int]) -> Played:
    """One game of a level against itself."""
    name, seats, level, number, every = job
    game = tepui.game(name)
    match = Match(game, seats, game.simulated({}))
    deal, rng = Deal(11, number), random.Random(number)  # noqa: S311
    tables = [BotSeat(game, seats, seat, match.options) for seat in range(seats)]
    bots = [seated(level, table) for table in tables]
    nets = nets_of(game, match.options)
    assert nets is not None
    strong = [InstinctBot(table, nets, 1.0) for table in tables]
    choices, bids, odd, asked = [], 0, 0, 0
    while True:
        match.run_chance(deal)
        position = match.position
        if position.over():
            break
        seat = position.waiting()[0]
        legal = position.legal(seat)
        move = ask(bots[seat], level, position, seat, rng)
        asked += len(legal) > 1
        if len(legal) > 1 and asked % every == 0:
            choices.append(judged(position, seat, legal, move, strong[seat]))
        if name == "amazones" and amazones.ADD <= move <= amazones.STAY:
            kinds = bid(position, seat, move)
            bids += bool(kinds)
            odd += any(kind in HIGH for kind in kinds) and any(kind in LOW for kind in kinds)
        match.play(seat, (move,))
    return Played([each for each in choices if each is not None], bids, odd)


def judged(
    position: Position, seat: int, legal: Sequence[int], move: int, strong: InstinctBot
) -> Choice | None:
    """What the coach and the net say of a choice."""
    sight = position.seen_by(seat)
    if (glance := verdict(sight, move)) is None:
        return None
    said = deeper(sight, glance)
    odds = strong.odds(position.hidden_from(seat).s, legal)
    return Choice(odds[list(legal).index(move)], said.cost, said.grade == "blunder")


def bid(position: Position, seat: int, move: int) -> list[int]:
    """The kinds of all cards of a bid in Amazones, the second move included."""
    laid = list(position.s.laid[seat])
    if move < amazones.BACK:
        laid[(move - amazones.ADD) % amazones.KINDS] += 1
    elif move < amazones.STAY:
        laid[move - amazones.BACK] -= 1
    return [kind for kind, n in enumerate(laid) if n > 0]


def line(game: str, seats: int, level: str, games: Sequence[Played]) -> dict[str, object]:
    """What is said of one level, shares with their 95% intervals."""
    choices = [choice for each in games for choice in each.choices]
    n = max(len(choices), 1)
    strange = [each for each in choices if each.likely < RARE and each.loss >= LOSSES[2]]
    said: dict[str, object] = {
        "game": game, "seats": seats, "level": level, "games": len(games), "choices": len(choices),
        "blunders": share(sum(each.blunder for each in choices), n),
        "unthinkable": share(len(strange), n),
        "points": round(100 * sum(each.loss for each in choices) / n, 2),
    }  # fmt: skip
    if bids := sum(each.bids for each in games):
        said["odd"] = share(sum(each.odd for each in games), bids)
    return said


def share(found: int, of: int) -> list[float]:
    """A share in per cent, and its interval."""
    low, high = wilson(found / of, of)
    return [
        round(100 * each, 2) if not math.isnan(each) else 0.0 for each in (found / of, low, high)
    ]


def main() -> None:
    """Watch the levels asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--levels", required=True)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=1, help="judge one choice in so many")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    with multiprocessing.get_context("spawn").Pool(asked.workers) as pool:
        for level in asked.levels.split(","):
            jobs = [(asked.game, asked.seats, level, k, asked.every) for k in range(asked.games)]
            games = pool.map(watch, jobs, chunksize=1)
            print(json.dumps(line(asked.game, asked.seats, level, games)), flush=True)


if __name__ == "__main__":
    main()
