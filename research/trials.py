"""Bots that are not in the roster, for `research/champions.py`: trials.

    python research/trials.py --games galapagos --seats 4 --pairs "likely:1500>expert" --as-is
    python research/trials.py --games amazonas --seats 2 --pairs "net:response.npz>champion" --as-is

`net:FILE` makes the best move of another net, such as `research/best_response.py --save` writes;
`champion-net:FILE` searches with it as the champion does.

`likely:SIMULATIONS+SETTING=VALUE` is the champion's search (`guided:`) in worlds that are as likely
as the net's policy makes the moves that were seen in them:

- Galapagos: rivals' secret dice lie as the policy would have laid them, die by die, given what each
  of them could know, rather than any way.
- Coloretto: worlds are guessed as ever, then drawn anew by how likely each rival's last play or
  gift was with the hand it has in them (the card drawn since is any of the three).

The arguments and the lines are those of `research/champions.py`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import champions
from tepui.bots import roster
from tepui.bots.bot import Bot, BotSeat
from tepui.bots.guided import soften
from tepui.bots.judge import fill
from tepui.bots.levels import level
from tepui.bots.players import InstinctBot, SearchBot
from tepui.bots.settings import Thought
from tepui.engine import netfile
from tepui.engine.chance import draw, start
from tepui.engine.contract import legal
from tepui.engine.game import Game
from tepui.engine.hooks import imagine
from tepui.engine.machine import arrays
from tepui.engine.net import policy, ponder
from tepui.engine.rule import rule
from tepui.games.coloretto.material import ANSWER, GIVE, SPECIES, TURN
from tepui.games.galapagos.material import NOBODY, PLAN, TAKE_BACK
from tepui.lab import contest

WORLDS = {"coloretto": 160, "galapagos": 96}
DOUBT = 0.15  # the part of the policy that all moves share alike: rivals are not the net
FINE = 1 << 30


@rule
def lay_likely(
    worlds: Any, a: Any, seat: int, seats: int, seed: int, rng: Any, moves: Any, odds: Any,
    actor: Any,
) -> None:  # fmt: skip
    """Galapagos: worlds of the hidden record `a[0]` in which rivals laid what they like."""
    for i in range(len(worlds)):
        a[1] = a[0]
        imagine(a[1], seat)
        start(rng, seed, i)
        worlds[i] = a[1]
        for other in range(seats):
            if other != seat:
                for k in range(worlds[i].laid[other]):
                    a[1] = worlds[i]
                    as_it_was(a[1], other, k)
                    legal(a[1], other, moves)
                    n = 0
                    while moves[n] < TAKE_BACK:  # a die was laid; which one is not known
                        n += 1
                    ponder(a, 1, other, seats, actor)
                    policy(a[1], other, moves, n, actor, odds)
                    soften(odds, n, 1.0)
                    left = draw(rng, FINE) / FINE
                    chosen = 0
                    for j in range(n):
                        left -= odds[j] * (1.0 - DOUBT) + DOUBT / n
                        chosen += left > 0 and chosen < n - 1
                    worlds[i].dice[other, moves[chosen]] -= 1
                    worlds[i].plan[other, k] = moves[chosen]


@rule
def as_it_was(s: Any, other: int, k: int) -> None:
    """About the position in which a seat was to lay its die number k."""
    finished = 0
    for seat in range(s.seats):
        if (s.finished >> seat) & 1 and s.laid[seat] < k:
            finished |= 1 << seat
    s.finished = finished
    if s.first != NOBODY:
        if (finished >> s.first) & 1:
            s.ticks_left = max(s.further_ticks - k + s.laid[s.first], 0)
        else:
            s.first = NOBODY
            s.ticks_left = 0
    for seat in range(s.seats):
        s.laid[seat] = min(s.laid[seat], k)
    s.acted = 0
    s.phase = PLAN
    s.turn = other


@rule
def weigh(
    worlds: Any, before: Any, made: Any, a: Any, seats: int, rng: Any, moves: Any, odds: Any,
    actor: Any, out: Any,
) -> None:  # fmt: skip
    """Coloretto: how likely each rival's last move (or -1) was, with its hand in each world."""
    for i in range(len(worlds)):
        out[i] = 1.0
        for other in range(seats):
            if made[other] < 0:
                continue
            a[1] = before[other]
            played = made[other] if made[other] < GIVE else (made[other] - GIVE) % SPECIES
            for species in range(SPECIES):
                a[1].hand[other, species] = worlds[i].hand[other, species]
            if worlds[i].hand_size[other] == 3:
                left = draw(rng, 3)  # the card that was drawn since
                gone = 0
                before_it = 0
                for species in range(SPECIES):
                    before_it += worlds[i].hand[other, species]
                    gone += before_it <= left
                a[1].hand[other, gone] -= 1
            a[1].hand[other, played] += 1
            for species in range(SPECIES):
                a[1].deck[species] -= a[1].hand[other, species]
            n = legal(a[1], other, moves)
            ponder(a, 1, other, seats, actor)
            policy(a[1], other, moves, n, actor, odds)
            soften(odds, n, 1.0)
            for j in range(n):
                if moves[j] == made[other]:
                    out[i] *= odds[j] * (1.0 - DOUBT) + DOUBT / n


class LikelyBot(SearchBot):
    """A champion that thinks in likely worlds."""

    def __init__(self, table: BotSeat, spec: str) -> None:
        super().__init__(table, roster._trial(spec, table, "guided"))
        game, nets = table.game, self.level.nets
        assert nets is not None
        self._records = np.zeros(2, game.material.RECORD)
        self._worlds = np.zeros(WORLDS[game.id], game.material.RECORD)
        self._scratch, self._odds = np.zeros(game.longest, np.int64), np.zeros(game.longest)
        self._rng, self._mind = np.zeros(1, np.uint64), arrays(nets.mind(table.seats))
        self._before = np.zeros(table.seats, game.material.RECORD)
        self._made = np.full(table.seats, -1)

    def watch(self, record: Any, who: int, move: int) -> None:
        """What a rival did, and the hidden record before it."""
        if self.table.game.id == "coloretto" and record.phase == TURN:
            self._before[who], self._made[who] = self._one(record)[0], move

    def think(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        """Choose worlds, then search in them."""
        for desk in self._thinker._desks:
            desk.worlds = self._likely(record, rng)  # type: ignore[attr-defined]
        return super().think(record, legal, rng, deadline)

    def _one(self, record: Any) -> Any:
        """A record as the array of one that rules take."""
        return np.frombuffer(bytearray(bytes(record)), self._records.dtype)

    def _likely(self, record: Any, rng: random.Random) -> Any:
        seat, seats, seed = self.table.seat, self.table.seats, rng.getrandbits(60)
        self._records[:1] = self._one(record)
        if self.table.game.id == "galapagos":
            others = [int(record.laid[other]) for other in range(seats) if other != seat]
            if record.phase != PLAN or not any(others):
                return self._worlds[:0]
            lay_likely(
                self._worlds, self._records, seat, seats, seed, self._rng, self._scratch,
                self._odds, self._mind,
            )  # fmt: skip
            return self._worlds
        if record.phase == ANSWER and self._made.max() < 0:
            return self._worlds[:0]
        weights = np.zeros(len(self._worlds))
        fill(self._worlds, self._one(record), seat, -1, seed, self._rng)
        weigh(
            self._worlds, self._before, self._made, self._records, seats, self._rng, self._scratch,
            self._odds, self._mind, weights,
        )  # fmt: skip
        drawn = np.random.default_rng(seed).choice(
            len(weights), len(weights), p=weights / weights.sum()
        )
        return self._worlds[drawn]


def seated(spec: str, table: BotSeat, threads: int = 1) -> Bot:
    """As the roster has it, and `likely:`, `net:` and `champion-net:`."""
    kind, _, rest = spec.partition(":")
    if kind == "likely":
        return LikelyBot(table, rest)
    if kind == "net":
        return InstinctBot(table, read_once(table.game, rest))
    if kind == "champion-net":
        usual = level(table.game, table.seats, "champion", table.options)
        return SearchBot(table, replace(usual, nets=read_once(table.game, rest)), threads)
    return roster.seated(spec, table, threads)


@cache
def read_once(game: Game, path: str) -> netfile.Nets:
    """The net of a file."""
    return netfile.read(game, Path(path))


class Watched(contest.Contest):
    """A game in which bots that want to are told what the others do."""

    def _ask(self, seat: int) -> None:
        position = self.match.position
        told = [
            (bot, position.hidden_from(other).s)
            for other, bot in enumerate(self.bots)
            if other != seat and isinstance(bot, LikelyBot)
        ]
        super()._ask(seat)
        move = self.match.lines[-1].moves[-1]
        for bot, record in told:
            bot.watch(record, seat, move)


# Every process of the pool imports this module first.
contest.seated = seated  # type: ignore[attr-defined]
contest.Contest = Watched  # type: ignore[misc]
roster.KINDS = (*roster.KINDS, "likely", "net", "champion-net")  # type: ignore[assignment]

if __name__ == "__main__":
    champions.main()
