"""A choice judged by what its seat could know: what it lost compared with the best, and how certain
that is.

A verdict is made from a `Sight`, so it cannot differ between worlds that its seat could not tell
apart. The chances come from our strongest search (the champion's, with the game's net if it fits),
seeded by the hidden record alone; it tries weaker moves more often than a player would, so that the
chosen move is judged well too. Several searches run independently; their spread is the error.
Choices that they call costly must be confirmed by playing on with the net from both moves: all
searches alike judge moves that they hardly tried too harshly.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from tepui.bots.judge import seed_of, thought_about, worlds_of
from tepui.bots.levels import Level, level
from tepui.bots.lookahead import Lookahead
from tepui.bots.thinker import Thinker
from tepui.coach.verdicts import CLEAR, EVEN, GRADES, RatedMove, Verdict
from tepui.engine.learning.netfile import Nets
from tepui.engine.play.means import deviation, mean
from tepui.engine.rules.sight import Sight

RUNS = 6  # searches per choice
STUDENT = 2.571 / 1.96  # factor for the error, which six searches know less well than many would
QUICK, DEEP = 240, 2_040  # simulations of all of them, at first sight and for what looks costly
MANY = 4  # number of moves that needs all of them: fewer moves need fewer
UNGUIDED = 3  # factor without a net, where a simulation is cheaper
WORTH_A_LOOK = 0.01  # a loss above which a choice is examined again
EXPLORE, TRUST, DOUBT = 1.0, 2.0, 0.5  # how exploratory a search is, without a net and with one
WORLDS, FEWEST = 48, 4  # in which the net plays on from both moves, with DEEP simulations; at least
LEAST = 0.001  # the smallest error that is assumed
UNKNOWN = 0.5  # the error of a move that at most one search tried
Z = 1.96  # standard errors within which nothing is said

LOSSES = (0.02, 0.05, 0.10, 0.20)  # losses from which a choice is fine, a slip, ...


class Looks:
    """What several searches found about each move a seat could make."""

    def __init__(self, sight: Sight, simulations: int, by: Level | None = None) -> None:
        seat, hidden = sight.viewer, sight.position
        position = thought_about(hidden, seat)
        self.moves = position.moves_of(seat)
        # By move: the values from the searches that tried it.
        self.chances: dict[int, dict[int, float]] = {move: {} for move in self.moves}
        self.visits = dict.fromkeys(self.moves, 0)
        if len(self.moves) < 2:
            return
        by = by or level(position.game, position.seats, "champion")
        settings = replace(by.settings, exploration=EXPLORE, puct=TRUST, smoothing=DOUBT)
        if by.nets is not None:
            settings = replace(settings, cut=0)  # the critic is asked at once: quicker, less luck
        thinker = Thinker(position.game, position.seats, seat, settings, nets=by.nets)
        simulations = simulations * min(len(self.moves), MANY) // MANY
        each = max(simulations * (1 if by.nets else UNGUIDED) // RUNS, len(self.moves))
        seed = seed_of(hidden.memory)
        for run in range(RUNS):
            for thought in thinker.think(hidden.memory, self.moves, seed + run, each):
                if thought.visits:
                    self.chances[thought.move][run] = thought.chance
                    self.visits[thought.move] += thought.visits

    def rated(self) -> list[RatedMove]:
        """All moves, the most visited first, so that the best is not merely the luckiest."""
        moves = [
            RatedMove(move, *_mean([*self.chances[move].values()]), self.visits[move])
            for move in self.moves
        ]
        return sorted(moves, key=lambda each: (-each.visits, -each.chance, each.move))

    def loss(self, move: int, best: int) -> tuple[float, float]:
        """What a move loses compared with another, search by search, and its standard error."""
        mine, others = self.chances[move], self.chances[best]
        return _mean([others[run] - mine[run] for run in mine if run in others])


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean over the searches, and its standard error."""
    if len(values) < 2:
        return math.fsum(values), UNKNOWN
    error = STUDENT * deviation(values, less=1) / math.sqrt(len(values))
    return mean(values), max(error, LEAST)


def options(sight: Sight, simulations: int = QUICK, by: Level | None = None) -> list[RatedMove]:
    """A seat's options with their chances, the best first, by the champion's search or another."""
    return Looks(sight, simulations, by).rated()


def verdict(
    sight: Sight, move: int, simulations: int = QUICK, by: Level | None = None
) -> Verdict | None:
    """The verdict on a choice; None if there was no choice, or none that can be searched."""
    looks = Looks(sight, simulations, by)
    if len(looks.moves) < 2 or move not in looks.moves:
        return None
    rated = looks.rated()
    best, mine = rated[0], _option(rated, move)
    loss, error = looks.loss(move, best.move)
    if mine is best or loss <= 0 or not mine.visits:
        return _flawless(mine, rated)
    grade = grade_of(loss, error)
    return Verdict(move, best.move, best.chance - loss, best.chance, loss, error, grade, rated)


def _option(found: Sequence[RatedMove], move: int) -> RatedMove:
    return next(each for each in found if each.move == move)


def _flawless(mine: RatedMove, found: list[RatedMove]) -> Verdict:
    """No loss was shown: the best, if it is the clear favourite; otherwise nothing is said."""
    chance, others = mine.chance, (each.visits for each in found if each is not mine)
    grade = GRADES[0] if mine.visits >= CLEAR * max(others) else EVEN
    return Verdict(mine.move, mine.move, chance, chance, 0.0, mine.error, grade, found)


def grade_of(loss: float, error: float) -> str:
    """The grade of a loss; as good as any, where it lies within the error or is next to nothing.

    >>> grade_of(0.12, 0.03), grade_of(0.12, 0.08)
    ('mistake', 'even')
    """
    if loss <= Z * error:
        return EVEN
    return GRADES[1 + sum(loss >= least for least in LOSSES)]


def deeper(
    sight: Sight, quick: Verdict, by: Level | None = None, simulations: int = DEEP
) -> Verdict:
    """A second look at a choice that seemed to cost something, or was hardly tried."""
    tried = next((each.visits for each in quick.options if each.move == quick.move), 1)
    if quick.loss < WORTH_A_LOOK and tried:
        return quick
    by = by or level(sight.position.game, sight.position.seats, "champion")
    second = verdict(sight, quick.move, simulations, by) or quick
    if not second.cost or by.nets is None:
        return second
    # Half the simulations for twice as many searches, so each has a quarter of the worlds.
    worlds = max(WORLDS * simulations**2 // DEEP**2, FEWEST)
    return confirmed(second, *played_on(sight, second, by.nets, worlds))


def played_on(sight: Sight, found: Verdict, nets: Nets, worlds: int) -> tuple[float, float]:
    """The loss when the net plays on from the choice and from the best move, with equal luck."""
    seat, hidden = sight.viewer, sight.position
    ahead = Lookahead(hidden.game, hidden.seats, nets)
    best, mine = (
        ahead.values(worlds_of(hidden, seat, worlds, move), range(worlds))
        for move in (found.best, found.move)
    )
    losses = [of_best[seat] - of_mine[seat] for of_best, of_mine in zip(best, mine, strict=True)]
    return mean(losses), deviation(losses, less=1) / math.sqrt(worlds)


def confirmed(found: Verdict, loss: float, error: float) -> Verdict:
    """A costly verdict of the search after a second opinion: it costs what both agree on."""
    if loss >= found.loss:
        return found
    if loss <= 0:
        return _flawless(_option(found.options, found.move), found.options)
    error = max(error, LEAST)
    chance, grade = found.best_chance - loss, grade_of(loss, error)
    return msgspec.structs.replace(found, chance=chance, loss=loss, error=error, grade=grade)


def error_rate(verdicts: Sequence[Verdict]) -> tuple[float, float]:
    """Points of winning chance lost per hundred unforced choices, and the standard error."""
    if not verdicts:
        return 0.0, 0.0
    total = 100 * 100 / len(verdicts)
    costly = [each for each in verdicts if each.cost]
    error = math.sqrt(sum(each.error * each.error for each in costly))
    return total * sum(each.cost for each in costly), total * error
