"""The log of a game: a text file that a person can read and a program can check.

    tepui log 1
    game coloretto
    rules 1
    seats 2
    fair 2
    player 0 Anne
    player 1 Bot 1
    bot 1 random
    commitment 5f70...
    promise 0 09ca...
    number 0 c3f1...
    position AgIB...
    dealt device
    written 0

    * draw toucan for 0
    0 play toucan
    0 undo

    ending deck
    scores 41 35
    places 1 2
    seed 8a31...
    digest 77be...

Header, one line a phrase (chance is `*`, the clock `!`), and a closing part whose last line is
SHA-256 of all before it, so that a cut or edited file is noticed. `fair` names the construction of
the deal (`engine/play/fair.py`); an older log that says nothing has the first. A number is what a
player added to the shuffle, and its promise what was published of it before. A `position` stands
where the game was begun from one in place of the deal (`engine/play/start_position.py`), and `dealt
device` where no server dealt, but the device on which it was played. `written` stands where nobody
dealt, but somebody at that seat of a real table wrote the game down
(`engine/play/transcript_steps.py`), with `?` for what stayed unknown. A running game closes with
`running` in place of ending, scores and places. A log as one viewer may know it says so in its
header (`viewer 0`), has `?` for what that viewer did not see, and no seed.
"""

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tepui.engine import registry
from tepui.engine.play import fair, start_position
from tepui.engine.play.match import ACTORS, Line, Match
from tepui.engine.play.position import Position
from tepui.engine.play.transcript_steps import Followed, part_of
from tepui.engine.rules.contract import CHANCE, CLOCK, NOTHING
from tepui.engine.rules.sight import Hidden, Sight
from tepui.engine.text.errors import BadLog, IllegalMove, NotFair, TepuiError, printable

__all__ = ["Log", "ReplayStep", "opening", "read", "replay", "resume", "verify", "write"]

FORMAT = "tepui log 1"
UNDO = -1  # the move of a step that takes a phrase back
_MARKS = {mark: actor for actor, mark in ACTORS.items()}


@dataclass
class Log:
    """What stands in a log, checked as far as text can be: the moves are checked by `replay`."""

    game: str
    version: int
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)
    promises: dict[int, str] = field(default_factory=dict)
    numbers: dict[int, str] = field(default_factory=dict)
    construction: int = 1  # of the fair deal
    commitment: str | None = None
    viewer: str | None = None
    position: str | None = None  # what it was begun from, if not from the deal
    dealt: str | None = None  # `device`: by the one it was played on, not by a server
    written: int | None = None  # by whoever sat there at a real table
    lines: list[tuple[str, str]] = field(default_factory=list)  # actor's mark, phrase
    closing: dict[str, str] = field(default_factory=dict)
    first_line: int = 0  # number of the first move's line in the file

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(self.seats) if seat not in self.bots]

    @property
    def running(self) -> bool:
        return "running" in self.closing

    @property
    def unknown(self) -> bool:
        """Whether some of what was written down at a real table stayed unknown to its writer."""
        return self.written is not None and any("?" in phrase for _, phrase in self.lines)

    @property
    def seed(self) -> bytes | None:
        return bytes.fromhex(self.closing["seed"]) if "seed" in self.closing else None

    def table_name(self) -> str:
        """The table as it enters the key of a fair deal."""
        return fair.table_name(
            self.game, self.version, self.seats, self.options, self.numbers, self.construction
        )

    def deal(self) -> fair.FairDeal | None:
        """The fair deal of this table, if its seed is known."""
        if self.seed is None:
            return None
        return fair.FairDeal(self.seed, self.table_name(), self.construction)


def mark_of(actor: int) -> str:
    """How a log names an actor."""
    return ACTORS.get(actor) or str(actor)


def actor_of(mark: str) -> int:
    """The actor that a log names so."""
    return _MARKS[mark] if mark in _MARKS else int(mark)


def write(
    match: Match,
    *,
    players: Sequence[str] = (),
    bots: Mapping[int, str] | None = None,
    seed: bytes | None = None,
    construction: int = fair.NEWEST,
    promises: Mapping[int, str] | None = None,
    numbers: Mapping[int, str] | None = None,
    viewer: int | None = None,
    device: bool = False,
) -> str:
    """The log of a match: whole, or (with `viewer`) as one seat or a spectator may know it."""
    head = _first_lines(match, players)
    head += [f"bot {seat} {level}" for seat, level in (bots or {}).items()]
    if seed is not None:
        head += [f"fair {construction}"] * (construction > 1)
        head.append(f"commitment {fair.commitment(seed)}")
    head += [f"promise {seat} {promise}" for seat, promise in (promises or {}).items()]
    head += [f"number {seat} {number}" for seat, number in (numbers or {}).items()]
    if viewer is not None:
        head.append(f"viewer {viewer if viewer in range(match.seats) else 'spectator'}")
    if match.arranged:
        start = match.start if viewer is None else match.start.hidden_from(viewer)
        head.append(f"position {start_position.text_of(start)}")
    head += ["dealt device"] * device
    tail = [f"seed {seed.hex()}"] if seed is not None and viewer is None else []
    return _whole_text(head, _phrases(match, viewer), match.position, tail)


def write_down(table: Followed, players: Sequence[str] = ()) -> str:
    """The log of a game at a real table, from the seat it was written down at."""
    head = [*_first_lines(table, players), f"written {table.seat}"]
    return _whole_text(head, table.lines, table.sight.position)


def _first_lines(table: Match | Followed, players: Sequence[str]) -> list[str]:
    return [
        FORMAT,
        f"game {table.game.id}",
        f"rules {table.version}",
        f"seats {table.seats}",
        *(f"option {name} {value}" for name, value in table.options.items()),
        *(f"player {seat} {' '.join(name.split()) or seat}" for seat, name in enumerate(players)),
    ]


def _whole_text(
    head: Sequence[str], lines: Iterable[tuple[int, str]], last: Hidden, more: Sequence[str] = ()
) -> str:
    """A log of these parts, closed with the result, and with its digest."""
    body = [f"{mark_of(actor)} {phrase}" for actor, phrase in lines]
    tail = [" ".join([word, value]) for word, value in _result(last).items()] or ["running"]
    text = "\n".join([*head, "", *body, "", *tail, *more, ""])
    return f"{text}digest {_digest(text)}\n"


def _result(last: Hidden) -> dict[str, str]:
    """How a game ended, as the closing part of its log says it; nothing of a running one."""
    ending = last.ending()
    if ending is None:
        return {}
    return {
        "ending": ending,
        "scores": " ".join(map(str, last.scores())),
        "places": " ".join(map(str, last.places())),
    }


def _phrases(match: Match, viewer: int | None) -> Iterator[tuple[int, str]]:
    """Each line's actor and words; for a viewer, from what that viewer saw."""
    position = match.start.copy()
    before: list[tuple[Position, bool]] = []  # of each standing line; whether it was shown
    for line in match.lines:
        if line.is_undo:
            position, shown = before.pop()
            if shown:
                yield line.actor, "undo"
            continue
        sight: Sight = position.laid_open() if viewer is None else position.seen_by(viewer)
        start, seen = position.copy(), []
        for move in line.moves:
            seen.append(move if viewer is None else position.witness(line.actor, move, viewer))
            position.apply(line.actor, move)
        seen = [move for move in seen if move != NOTHING]
        before.append((start, bool(seen)))
        if seen:
            yield line.actor, match.game.notation.text(sight.s, line.actor, seen)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
_HEX = re.compile(r"([0-9a-f]{2}){1,64}")
_SINGLE = (
    "game", "rules", "seats", "fair", "commitment", "viewer", "position", "dealt", "written",
)  # fmt: skip
_HASH = re.compile(r"[0-9a-f]{64}")
_FORMS = {"commitment": _HASH, "dealt": re.compile("device"), "written": re.compile("[0-9]")}


def read(text: str) -> Log:
    """Read a log and check that it is whole and unedited. Its moves are checked by `replay`."""
    if not text.startswith("tepui log "):
        raise BadLog("engine-log-not-a-log", format=FORMAT)
    if not text.startswith(FORMAT + "\n"):
        raise BadLog("engine-log-format", found=text.splitlines()[0][:40], format=FORMAT)
    body, mark, digest = text.rpartition("\ndigest ")
    if not mark or not re.fullmatch(r"[0-9a-f]{64}\n?", digest):
        raise BadLog("engine-log-cut")
    if digest.strip() != _digest(body + "\n"):
        raise BadLog("engine-log-edited")
    parts = body.split("\n\n")
    if len(parts) == 2 and body.count("\n\n") == 1:
        parts[1:] = ["", parts[1].removeprefix("\n")]  # no move yet
    if len(parts) != 3:
        raise BadLog("engine-log-parts", found=len(parts))
    log = _head(parts[0].split("\n")[1:])
    log.first_line = parts[0].count("\n") + 3
    _moves(log, parts[1].split("\n") if parts[1] else [])
    _closing(log, parts[2].split("\n"))
    return log


def _fields(line: str, number: int, count: int) -> list[str]:
    fields = line.split(" ", count)
    if len(fields) != count + 1 or not all(fields):
        raise BadLog("engine-log-line", line=number, text=line[:60])
    return fields[1:]


def _whole(word: str, number: int, line: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise BadLog("engine-log-line", line=number, text=line[:60])
    return int(word)


def _head(lines: list[str]) -> Log:
    single: dict[str, str] = {}
    log = Log("", 0, 0)
    for number, line in enumerate(lines, 2):
        word = line.split(" ", 1)[0]
        if word in _SINGLE and word not in single:
            (single[word],) = _fields(line, number, 1)
            if word in _FORMS and not _FORMS[word].fullmatch(single[word]):
                raise BadLog("engine-log-line", line=number, text=line[:60])
        elif word == "option":
            name, value = _fields(line, number, 2)
            log.options[name] = value
        elif word in ("player", "bot", "promise", "number"):
            seat, value = _fields(line, number, 2)
            wanted = {"promise": _HASH, "number": _HEX}.get(word)
            if wanted is not None and not wanted.fullmatch(value):
                raise BadLog("engine-log-line", line=number, text=line[:60])
            store = {
                "player": log.players, "bot": log.bots, "promise": log.promises,
                "number": log.numbers,
            }[word]  # fmt: skip
            store[_whole(seat, number, line)] = printable(value)
        else:
            raise BadLog("engine-log-line", line=number, text=line[:60])
    for word in ("game", "rules", "seats"):
        if word not in single:
            raise BadLog("engine-log-lacks", word=word)
    log.game = single["game"]
    log.version = _whole(single["rules"], 0, f"rules {single['rules']}")
    log.seats = _whole(single["seats"], 0, f"seats {single['seats']}")
    construction = single.get("fair", "1")
    log.construction = _whole(construction, 0, f"fair {construction}")
    fair.settle_construction(log.construction)
    log.commitment = single.get("commitment")
    log.viewer = single.get("viewer")
    log.position = single.get("position")
    log.dealt = single.get("dealt")
    game = registry.game(log.game)
    game.settle_seats(log.seats)
    log.options = game.settle_options(log.options, log.version)
    if "written" in single:
        part_of(game)
        if {"commitment", "viewer", "position", "dealt"} & single.keys():
            raise BadLog("engine-log-written-alone")
        log.written = int(single["written"])
        if log.written >= log.seats:
            raise BadLog("engine-no-such-seat", seat=log.written, most=log.seats - 1)
    return log


def _moves(log: Log, lines: list[str]) -> None:
    for number, line in enumerate(lines, log.first_line):
        mark, phrase = line.split(" ", 1) if " " in line else (line, "")
        if not phrase or (mark not in _MARKS and not _NUMBER.fullmatch(mark)):
            raise BadLog("engine-log-line", line=number, text=line[:60])
        log.lines.append((mark, phrase))


def _closing(log: Log, lines: list[str]) -> None:
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in log.closing or word not in ("running", "ending", "scores", "places", "seed"):
            raise BadLog("engine-log-closing", text=line[:60])
        log.closing[word] = rest
    if not log.running and not {"ending", "scores", "places"} <= set(log.closing):
        raise BadLog("engine-log-cut")
    if "seed" in log.closing and not _HEX.fullmatch(log.closing["seed"]):
        raise BadLog("engine-log-closing", text=f"seed {log.closing['seed']}"[:60])


@dataclass(frozen=True)
class ReplayStep:
    """One small move of a replay, or a taking back: the positions before and after it."""

    ply: int
    line: Line
    move: int
    text: str  # of this small move
    before: Position
    after: Position


def replay(log: Log, match: Match | None = None) -> Iterator[ReplayStep]:
    """Play a log through, small move by small move, on `match` (a fresh one by default).

    Raises `BadLog` at the first line that breaks the rules and at a result that is not so.
    """
    if log.viewer is not None:
        raise BadLog("engine-log-viewer", viewer=log.viewer)
    if log.unknown:
        raise BadLog("engine-log-unknown", seat=log.written)
    match = match or opening(log)
    ply = 0
    for number, (mark, phrase) in enumerate(log.lines, log.first_line):
        actor = actor_of(mark)
        before = match.position
        try:
            if phrase == "undo":
                match.undo(actor)
                yield ReplayStep(ply, match.lines[-1], UNDO, "undo", before, match.position)
                ply += 1
                continue
            if actor not in (CHANCE, CLOCK) and actor >= match.seats:
                raise IllegalMove("engine-no-such-seat", seat=actor, most=match.seats - 1)
            moves = match.parse(actor, phrase)
            steps = match.play(actor, moves)
        except TepuiError as wrong:
            raise BadLog("engine-log-move", line=number, text=phrase[:60], why=wrong) from wrong
        for move, step in zip(moves, steps, strict=True):
            text = match.game.notation.text(step.before.s, actor, (move,))
            yield ReplayStep(ply, match.lines[-1], move, text, step.before, step.after)
            ply += 1
    _check_result(log, match.position)


def followed(log: Log) -> Followed:
    """A log that was written down at a real table, as its writer knew the game, move by move.

    Raises `BadLog` as `replay` does.
    """
    assert log.written is not None
    table = Followed(registry.game(log.game), log.seats, log.written, log.options, log.version)
    for number, (mark, phrase) in enumerate(log.lines, log.first_line):
        try:
            if table.over or actor_of(mark) != table.actor:
                raise IllegalMove("engine-game-over" if table.over else "engine-not-awaited")
            table.enter(phrase)
        except TepuiError as wrong:
            raise BadLog("engine-log-move", line=number, text=phrase[:60], why=wrong) from wrong
    _check_result(log, table.sight.position)
    return table


def _check_result(log: Log, last: Hidden) -> None:
    told = _result(last)
    if log.running:
        if told:
            raise BadLog("engine-log-result", stated="running", found=told["ending"])
        return
    if not told:
        raise BadLog("engine-log-unfinished", stated=log.closing["ending"])
    for word, value in told.items():
        if log.closing[word] != value:
            raise BadLog(
                "engine-log-result", stated=f"{word} {log.closing[word]}", found=f"{word} {value}"
            )


def opening(log: Log) -> Match:
    """The match at the beginning of a log, under the rules it was begun with."""
    game, start = registry.game(log.game), None
    if log.position is not None:
        start = start_position.read(game, log.seats, log.options, log.version, log.position)
    return Match(game, log.seats, log.options, log.version, start)


def resume(log: Log) -> Match:
    """The match at the end of a log."""
    match = opening(log)
    for _ in replay(log, match):
        pass
    return match


def verify(log: Log, match: Match | None = None) -> int:
    """Check the whole chain: every move legal, the result, the seed, every outcome; how many. It is
    played through on `match`, as by `replay`.

    Of a game that was begun from a position, what lay there was not dealt, and is not checked. Of
    one that was written down at a real table, nothing can be but the moves.

    Raises `BadLog` or `NotFair`.
    """
    if log.written is not None:
        followed(log)
        raise NotFair("engine-written-down", name=log.players.get(log.written, str(log.written)))
    deal = log.deal()
    if log.commitment is None or deal is None or log.seed is None:
        for _ in replay(log, match):
            pass
        raise NotFair("engine-no-seed")
    fair.check_commitment(log.seed, log.commitment)
    fair.check_promises(log.promises, log.numbers, log.people)
    drawn: Counter[int] = Counter()
    for step in replay(log, match):
        if step.line.actor == CHANCE:
            outcomes, source = step.before.chances(), step.before.source()
            index = deal.pick([weight for _, weight in outcomes], source, drawn)
            drawn[source] += 1
            if outcomes[index][0] != step.move:
                due = registry.game(log.game).notation.text(
                    step.before.s, CHANCE, (outcomes[index][0],)
                )
                raise NotFair("engine-not-fair", ply=step.ply, found=step.text, due=due)
    return drawn.total()
