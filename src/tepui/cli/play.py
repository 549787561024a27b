"""`tepui play`: a game in the terminal against bots, in plain text.

The whole game is saved after every move, so nothing is lost; `--resume` continues it.
"""

from __future__ import annotations

import os
import random
import re
import shlex
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import platformdirs

import tepui
from tepui.bots import roster
from tepui.bots.bot import Bot, BotSeat
from tepui.bots.hint import ADVISER, hints
from tepui.bots.levels import DEFAULT, LADDER, LEVELS, SEARCHERS
from tepui.bots.phrase import phrase, steady
from tepui.bots.process import LIMIT
from tepui.cli import table
from tepui.cli.command import argument, option
from tepui.cli.hint import advise
from tepui.cli.language import say, tell
from tepui.cli.options import FILE, BadFile, force, game_options, may_write, new, refuse_beside
from tepui.cli.output import names_of, options_of, read_log, tell_moves
from tepui.cli.result import print_result
from tepui.engine.game import Game
from tepui.engine.play import fair, log
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE
from tepui.engine.runtime.machine import implementation_of
from tepui.engine.text.errors import BadLog, BadOption, CannotUndo, TepuiError, cause

SAVES = platformdirs.user_data_path("tepui") / "saves"


@argument("game")
@option("--seats", type=int)
@option("--seat", type=int, default=0)
@option("--name")
@option("--bot")
@game_options
@option("--save", type=FILE)
@force
@option("--resume", is_flag=False, flag_value="last", metavar="[file]")
def play(
    game: str, seats: int | None, seat: int, name: str | None, bot: str | None,
    options: Sequence[str], save: Path | None, resume: str | None,
) -> None:  # fmt: skip
    """Sit down at a new table, or at one that was left."""
    chosen = tepui.game(game)
    if bot is not None:
        roster.check(bot, chosen)
    if resume is None:
        count = chosen.settle_seats(chosen.seats[0] if seats is None else seats)
        if seat not in range(count):
            raise BadOption("engine-no-such-seat", seat=seat, most=count - 1)
        settled = chosen.settle_options({**chosen.unhurried, **options_of(options)})
        stamp = time.strftime("%Y%m%d-%H%M%S")
        own = SAVES / f"{chosen.id}-{stamp}-{os.getpid()}.log"
        file = may_write(own) if save is None else new(save)
        sitting = _new(Match(chosen, count, settled), seat, name, bot or DEFAULT, file)
    else:
        refuse_beside("--resume", "seats", "seat", "options")
        sitting = _resumed(chosen, _saved(chosen, resume), name, bot, save)
    company = Company(sitting)
    try:
        sitting.run(company)
    finally:
        company.leave()


def _new(match: Match, seat: int, name: str | None, bot: str, file: Path) -> Sitting:
    words = say()
    names = [words("cli-bot", number=number) for number in range(match.seats)]
    names[seat] = name or words("engine-guest")
    bots = {number: bot for number in range(match.seats) if number != seat}
    return Sitting(match, seat, names, bots, fair.new_seed(), file)


def _saved(game: Game, resume: str) -> Path:
    if resume != "last":
        return Path(resume)
    files = sorted(SAVES.glob(f"{game.id}-*.log"), key=lambda file: file.stat().st_mtime)
    if not files:
        raise BadLog("cli-no-save", game=game.id, title=game.title)
    return files[-1]


def _resumed(
    game: Game, file: Path, name: str | None, bot: str | None, save: Path | None
) -> Sitting:
    if not file.is_file():
        raise BadLog("cli-no-file", file=str(file))
    saved = read_log(file)
    if save is not None and not (save.exists() and save.samefile(file)):
        new(save)
    if saved.game != game.id:
        raise BadLog("cli-other-game", file=str(file), game=saved.game)
    people = [seat for seat in range(saved.seats) if seat not in saved.bots]
    if saved.seed is None or len(people) != 1:
        raise BadLog("cli-not-a-save", file=str(file))
    match = log.resume(saved)
    bots = {seat: bot or roster.check(spec) for seat, spec in saved.bots.items()}
    names, seat = names_of(saved), people[0]
    names[seat] = name or names[seat]
    return Sitting(match, seat, names, bots, saved.seed, save or file, saved.construction)


class Company:
    """The bots at the table, ready to play."""

    def __init__(self, sitting: Sitting) -> None:
        match = sitting.match
        self._specs = sitting.bots
        self._bots: dict[int, Bot] = {}
        self._seed = sitting.seed if sitting.daily else None
        self._rng = random.Random()  # noqa: S311  # bots may be predicted; the deal may not
        for seat, spec in sitting.bots.items():
            table = BotSeat(match.game, match.seats, seat, match.options)
            self._bots[seat] = roster.seated(spec, table)
        search = any(spec in (*SEARCHERS, *LADDER) for spec in sitting.bots.values())
        if search and (sitting.daily or implementation_of(match.game) == "numba"):
            roster.warm(match.game, match.seats)

    def choose(self, match: Match, seat: int) -> tuple[int, ...]:
        """A bot's phrase, in the time its level has; in a day's deal, from its view alone."""
        spec, bot = self._specs[seat], self._bots[seat]
        if self._seed is not None:
            return phrase(bot, spec, match.position, seat, steady(self._seed, seat))
        deadline = time.monotonic() + (LEVELS[spec].seconds if spec in LEVELS else LIMIT)
        return phrase(bot, spec, match.position, seat, lambda known: self._rng, deadline)

    def leave(self) -> None:
        """The game is over, or left."""
        for bot in self._bots.values():
            roster.dismiss(bot)


@dataclass
class Sitting:
    """One person at a table with bots."""

    match: Match
    seat: int
    names: list[str]
    bots: dict[int, str]
    seed: bytes
    file: Path
    construction: int = fair.NEWEST
    # In the deal of a day, the command that goes on with it: there are no hints, and nothing is
    # taken back.
    daily: str = ""

    def __post_init__(self) -> None:
        match, self.game, self.words, self.left = self.match, self.match.game, say(), False
        table = fair.table_name(
            self.game.id, match.version, match.seats, match.options, None, self.construction
        )
        self.deal = fair.FairDeal(self.seed, table, self.construction)

    def run(self, company: Company) -> None:
        """Play until the end, or until the person leaves."""
        match = self.match
        self._save()
        self._tell("cli-welcome", title=self.game.title, file=str(self.file))
        self._tell("cli-commitment", commitment=fair.commitment(self.seed))
        while not match.position.over() and not self.left:
            self._chance()
            for seat in match.position.waiting():
                if seat == self.seat:
                    self._person()
                elif match.legal(seat) and not self.left:
                    phrase = company.choose(match, seat)
                    self._move(seat, phrase)
        if self.left and self.daily:
            self._tell("cli-daily-left", command=self.daily)
        elif self.left:
            self._tell("cli-left", game=self.game.id, file=shlex.quote(str(self.file)))
        else:
            print_result(match.position.seen_by(self.seat), self.names)
            self._tell("cli-logged", file=shlex.quote(str(self.file)))

    def _chance(self) -> None:
        while not self.match.position.waiting() and not self.match.position.over():
            self._move(CHANCE, (self.match.outcome(self.deal),))

    def _move(self, actor: int, moves: Sequence[int]) -> None:
        """Make a move, save it, and tell what this person sees of it."""
        before = self.match.position
        self.match.play(actor, moves)
        self._save()
        tell_moves(before, actor, moves, self.seat, self.names)

    def _save(self) -> None:
        """Write the whole log beside the old one and put it in its place, so that none is torn."""
        text = log.write(
            self.match, players=self.names, bots=self.bots, seed=self.seed,
            construction=self.construction,
        )  # fmt: skip
        beside = self.file.with_name(self.file.name + ".new")
        try:
            if self.file.parent == SAVES:
                SAVES.mkdir(parents=True, exist_ok=True)
            with beside.open("w", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            beside.replace(self.file)
        except OSError as wrong:
            raise BadFile("cli-cannot-write", file=str(self.file), why=cause(wrong)) from None

    # The person

    def _person(self) -> None:
        """Ask until one move is made, or the person leaves."""
        self._choices()
        while not self.left:
            wish = table.read(self.words("cli-your-move"))
            if wish is None:
                self.left = True
            elif wish.startswith("?"):
                example = self.match.text(self.seat, self.match.legal(self.seat)[0])
                lines = self.words("cli-explain", example=example).splitlines()
                usual = [each for each in lines if not self._refuses(each.split()[0])]
                table.explain(self.game, wish, "\n".join(usual))
            elif self._refuses(wish):
                self._tell("cli-daily-alone")
            elif wish == "hint":
                self._hint()
            elif wish == "table":
                self._choices()
            elif wish == "save" or wish.startswith("save "):
                self._save_as(wish[4:].strip())
            elif wish and self._try(wish):
                return

    def _refuses(self, wish: str) -> bool:
        return bool(self.daily) and wish in ("hint", "undo")

    def _try(self, wish: str) -> bool:
        """Carry out a command, if possible; whether the turn may have moved on."""
        try:
            if wish == "undo":
                self._take_back()
                self._save()
                self._tell("cli-took-back", name=self.names[self.seat])
            else:
                self._move(self.seat, self._understand(wish))
        except BadFile:
            raise
        except TepuiError as wrong:
            table.refuse(wrong, self.names)
        else:
            return True
        return False

    def _take_back(self) -> None:
        """Take the last move back, and what bots have answered."""
        lines = self.match.undone_with(self.seat)
        if not lines:
            raise CannotUndo("engine-cannot-undo")
        for actor, _ in lines:
            self.match.undo(actor)

    def _understand(self, wish: str) -> tuple[int, ...]:
        legal = self.match.legal(self.seat)
        if not re.fullmatch("[0-9]+", wish):
            return self.match.parse(self.seat, wish)
        if len(wish) > 5 or not 1 <= int(wish) <= len(legal):
            raise BadOption("cli-no-such-number", number=wish[:20], most=len(legal))
        return (legal[int(wish) - 1],)

    def _choices(self) -> None:
        """The table, and what can be done."""
        sight = self.match.position.seen_by(self.seat)
        table.show(sight, self.names)
        tell("")
        for number, move in enumerate(self.match.legal(self.seat), 1):
            event = self.game.narration.describe(sight, self.seat, move)
            tell(f"{number:3}  {self.words.tell(event.key, event.args, self.names)}")
        if self.match.undone_with(self.seat) and not self.daily:
            self._tell("cli-can-undo")

    def _hint(self) -> None:
        """What an expert would consider, and what it gives for each move."""
        most, options = LEVELS[ADVISER].seconds, self.match.options
        thoughts = hints(self.match.position, self.seat, seconds=most, options=options)
        advise(self.match, self.seat, self.names, thoughts)

    def _save_as(self, name: str) -> None:
        kept = self.file
        self.file = Path(name).expanduser() if name else kept
        try:
            if not (kept.exists() and self.file.exists() and self.file.samefile(kept)):
                new(self.file)
            self._save()
        except (BadFile, OSError) as wrong:
            said = BadFile("cli-cannot-write", file=str(self.file), why=cause(wrong))
            table.refuse(wrong if isinstance(wrong, BadFile) else said, self.names)
            self.file = kept
        else:
            self._tell("cli-saved", file=str(self.file))

    def _tell(self, key: str, **args: str | int) -> None:
        tell(self.words(key, **args))
