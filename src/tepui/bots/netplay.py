"""Games played on to their end by the bare net, without search: quick, and as strong as its heat.

Each seat has a heat of its own: at 0 it makes the move that the net likes best; the higher the
heat, the more random the move. Chance that a deal has fixed is repeated: outcome k of a source is
the same, whatever was played (`lab.strength.duplicate`); what it leaves open is drawn. Records of
one stream have the same luck, at the draws and in how the net chooses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tepui.bots.guided import soften
from tepui.bots.judge import Records, Rows
from tepui.bots.lookahead import APART
from tepui.bots.search import Scratch, scratch_of
from tepui.engine.game import Game
from tepui.engine.learning.net import policy, ponder
from tepui.engine.learning.netfile import Nets
from tepui.engine.learning.stepper import lowest
from tepui.engine.rules.chance import draw, start
from tepui.engine.rules.contract import (
    CHANCE,
    apply,
    chance,
    legal,
    over,
    place,
    score,
    source,
    waiting,
)
from tepui.engine.rules.hooks import imagine, toss
from tepui.engine.rules.places import share_victory
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import machine_of
from tepui.engine.runtime.piece import numbers, piece, records

SEED = 6_180_339
FINE = 1 << 30  # steps between 0 and 1, for a draw
MOST = 6_000  # decisions of a game; a longer one counts as it stands


@rule
def heated(
    a: Any, who: int, seats: int, moves: Any, n: int, heat: float, odds: Any, actor: Any, rng: Any
) -> int:
    """A legal move in `a[1]` as the net likes it, by what the mover may know."""
    ponder(a, 1, who, seats, actor)
    policy(a[1], who, moves, n, actor, odds)
    best = 0
    if heat <= 0.0:
        for i in range(1, n):
            if odds[i] > odds[best]:
                best = i
        return moves[best]
    soften(odds, n, heat)
    left = draw(rng, FINE) / FINE
    for i in range(n):
        if left >= 0.0:
            best = i
        left -= odds[i]
    return moves[best]


@rule
def brought(s: Any, dealt: Any, known: Any, used: Any, moves: Any, weights: Any) -> int:
    """What the deal has brought next from the source that is asked; -1 where it leaves it open."""
    where = source(s)
    k = used[where]
    used[where] += 1
    if k >= known[where]:
        return -1
    n = chance(s, moves, weights)
    for i in range(n):
        if moves[i] == dealt[where, k]:
            return moves[i]
    return -1


@rule
def play_to_end(
    records: Any, streams: Any, seed: int, seats: int, most: int, heats: Any, dealt: Any,
    known: Any, used: Any, scratch: Scratch, actor: Any, out: Any,
) -> None:  # fmt: skip
    """Play each record to its end, in place; each seat's score, then its share of the victory."""
    pair, rng, moves = scratch.pair, scratch.rng, scratch.moves
    for i in range(len(records)):
        pair[1] = records[i]
        s = pair[1]
        awaited = waiting(s)
        imagine(s, lowest(awaited) if awaited else 0)
        for k in range(len(used)):
            used[k] = 0
        done = 0
        decided = 0
        while not over(s) and decided < most:
            awaited = waiting(s)
            if awaited == 0:
                outcome = brought(s, dealt, known, used, moves, scratch.weights)
                if outcome < 0:
                    start(rng, seed + APART * done, streams[i])
                    outcome = toss(s, rng, moves, scratch.weights)
                apply(s, CHANCE, outcome)
                done += 1
                continue
            who = lowest(awaited)
            n = legal(s, who, moves)
            move = moves[0]
            if n > 1:
                start(rng, seed - APART * (decided + 1), streams[i])
                move = heated(pair, who, seats, moves, n, heats[who], scratch.odds, actor, rng)
            apply(s, who, move)
            decided += 1
        score(s, moves)
        for seat in range(seats):
            out[i, seat] = moves[seat]
        place(s, moves)
        share_victory(moves, seats, scratch.wins)
        for seat in range(seats):
            out[i, seats + seat] = scratch.wins[seat]
        records[i] = s


class NetPlay:
    """Plays records of one game on to their end."""

    def __init__(self, game: Game, seats: int, nets: Nets) -> None:
        self.seats, self._layout = seats, game.layout
        self._machine = machine = machine_of(game)
        self._actor = nets.mind(seats, machine)
        self._scratch = scratch_of(game, seats, machine)
        self._used = machine.piece("i8", game.streams)
        self.sources = game.streams

    def play(
        self, worlds: Records, streams: Sequence[int], heats: Sequence[float],
        dealt: Mapping[int, Sequence[int]] | None = None,
    ) -> tuple[Rows, bytes]:  # fmt: skip
        """Each record's scores, then shares of the victory, seat by seat; and how they ended.

        `dealt`: what a deal has brought, in order, by source.
        """
        given = dealt or {}
        longest = max((len(each) for each in given.values()), default=0)
        table = piece("i8", (self.sources, max(longest, 1)))
        for where, outcomes in given.items():
            table.set(outcomes, where * table.shape[1])
        known = [len(given.get(where, ())) for where in range(self.sources)]
        played = records(self._layout, bytearray(worlds))
        out = piece("f8", (len(streams), 2 * self.seats))
        self._machine.run(
            play_to_end, played, numbers("i8", streams), SEED, self.seats, MOST,
            numbers("f8", heats), table, numbers("i8", known), self._used, self._scratch,
            self._actor, out,
        )  # fmt: skip
        return out.rows(), played.tobytes()
