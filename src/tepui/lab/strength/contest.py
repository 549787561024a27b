"""One game of an arena: bots at the seats, chance from a duplicate deal, every move checked."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import platformdirs

from tepui.bots.bot import Bot, BotFailed, BotSeat, ask
from tepui.bots.levels import LEVELS
from tepui.bots.roster import dismiss, seated
from tepui.engine import registry
from tepui.engine.play import log
from tepui.engine.play.match import Line, Match
from tepui.engine.rules.places import victory_shares
from tepui.lab.strength.duplicate import Deal
from tepui.lab.strength.luck_adjustment import fixed, luck_in

SLOW = 0.25  # seconds per choice of bots whose games cost more than judging their luck
LOGS = platformdirs.user_data_path("tepui") / "arena"


@dataclass(frozen=True)
class Job:
    """A game to be played."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # the bot at each seat
    seed: int
    deal: int
    number: int
    logs: str  # where the log of a game that a bot broke off is written
    adjust: bool = False  # whether the luck of the draw is measured
    keep: bool = False  # whether the logs of all games are written
    moves: bool = False  # whether the outcome has all moves


@dataclass(frozen=True)
class Outcome:
    """The result of a game."""

    job: Job
    places: list[int]
    scores: list[int]
    seconds: list[float]  # seconds of thinking, by seat
    choices: list[int]  # by seat; the small moves of one choice are one
    decisions: int = 0  # of all seats; every small move is one
    ending: int = 0  # the number of the end reason; 0 if it was broken off
    final: bytes = b""  # the last position
    failed: int | None = None  # the seat whose bot broke the game off
    why: str = ""
    log: str = ""
    luck: tuple[float, ...] = ()  # by seat, where it was measured
    lines: Sequence[Line] = ()  # of the game, where they were asked for

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        return victory_shares(self.places)


class Contest:
    """A game between bots."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = registry.game(job.game)
        self.match = Match(self.game, len(job.bots), job.options)
        self.bots: list[Bot] = []
        self.seconds = [0.0] * self.match.seats
        self.choices = [0] * self.match.seats
        self._rngs = [
            random.Random(f"{job.seed} {job.deal} {job.number} {seat}")  # noqa: S311
            for seat in range(self.match.seats)
        ]
        self._asked = 0  # the seat that is thinking
        self._decisions = 0

    def play(self) -> Outcome:
        """Play to the end, or until a bot fails, which alone has then lost."""
        try:
            for seat, spec in enumerate(self.job.bots):
                self._asked = seat
                table = BotSeat(self.game, self.match.seats, seat, self.match.options)
                self.bots.append(seated(spec, table))
            self._run()
        except BotFailed as wrong:
            return self._broken_off(str(wrong))
        finally:
            for bot in self.bots:
                dismiss(bot)
        kept = str(self._keep_log()) if self.job.keep else ""
        outcome = self._outcome(self.match.position.places(), log=kept)
        return replace(outcome, luck=self._luck()) if self.job.adjust else outcome

    def _luck(self) -> tuple[float, ...]:
        options = tuple(sorted(self.match.options.items()))
        plain = [spec.partition("@")[0] for spec in self.job.bots]
        # A bot of somebody's own may be quick: judging its luck must not cost more than its games.
        ours = [spec for spec in plain if not spec.startswith(("python:", "process:"))]
        slow = any(spec not in LEVELS or LEVELS[spec].seconds >= SLOW for spec in ours)
        return tuple(luck_in(self.match, fixed(self.game.id, self.match.seats, options, slow)))

    def _run(self) -> None:
        match, deal = self.match, Deal(self.job.seed, self.job.deal)
        while not match.position.over():
            match.run_chance(deal)
            if awaited := match.position.waiting():
                self._ask(awaited[0])

    def _ask(self, seat: int) -> None:
        self._asked = seat
        position = self.match.position
        begun = time.perf_counter()
        move = ask(self.bots[seat], self.job.bots[seat], position, seat, self._rngs[seat])
        self.seconds[seat] += time.perf_counter() - begun
        self.choices[seat] += self.game.notation.ends_line(position.s, seat, move)
        self.match.play(seat, (move,))
        self._decisions += 1

    def _broken_off(self, why: str) -> Outcome:
        places = [1] * self.match.seats
        places[self._asked] = self.match.seats
        return self._outcome(places, self._asked, why, str(self._keep_log()))

    def _outcome(
        self, places: list[int], failed: int | None = None, why: str = "", log: str = ""
    ) -> Outcome:
        position = self.match.position
        return Outcome(
            self.job, places, position.scores(), self.seconds, self.choices, self._decisions,
            position.over(), position.record.tobytes(), failed, why, log,
            lines=self.match.lines if self.job.moves else (),
        )  # fmt: skip

    def _keep_log(self) -> Path:
        names = dict(enumerate(self.job.bots))
        text = log.write(self.match, players=list(self.job.bots), bots=names)
        file = log_of(self.job)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file


def log_of(job: Job) -> Path:
    """The path of a game's log."""
    return Path(job.logs) / f"{job.game}-{job.seed}-{job.number}.log"


def contest(job: Job) -> Outcome:
    """Play one game, in any process."""
    return Contest(job).play()
