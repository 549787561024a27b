"""The laws of hidden information, as functions that raise when a game breaks them.

The heart of it: two moves look alike to a viewer if and only if they leave the same hidden record
behind. So what is witnessed is never more than what may be known, and never less.
"""

from __future__ import annotations

import random

import msgspec

from settings import Setting, next_move, often
from tepui.engine.play import log
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import NOTHING, SPECTATOR
from tepui.engine.text.sheet import Sheet
from tepui.engine.text.words import LANGUAGES, words

# Every how many plies the score sheet is added up, and all that is said compared.
SHEETS, WORDS = often(4, 1), often(10, 5)


class LawBroken(AssertionError):
    pass


def holds(law: bool, what: str) -> None:
    if not law:
        raise LawBroken(what)


def raw(position: Position) -> bytes:
    return position.record.tobytes()


def after(position: Position, actor: int, move: int) -> Position:
    new = position.copy()
    new.apply(actor, move)
    return new


def hidden(position: Position, viewer: int) -> Position:
    return position.hidden_from(viewer)


def viewers(position: Position) -> list[int]:
    return [*range(position.seats), SPECTATOR]


def check_guess(position: Position, viewer: int, seed: int) -> Position:
    """hide is idempotent; a guessed world hides to the same; the viewer can do the same in it."""
    sight = hidden(position, viewer)
    holds(raw(hidden(sight, viewer)) == raw(sight), "hide is not idempotent")
    world = sight.guessed(viewer, seed)
    holds(raw(hidden(world, viewer)) == raw(sight), "hide(guess(hide(s))) is not hide(s)")
    holds(world.waiting() == position.waiting(), "waiting seats betray a secret")
    holds(world.over() == position.over(), "the end betrays a secret")
    holds(all(map(world.legal, world.waiting())), "a guessed world cannot be played on")
    if viewer != SPECTATOR:
        holds(world.legal(viewer) == position.legal(viewer), "legal moves differ in a guess")
        holds(sight.legal(viewer) == position.legal(viewer), "legal moves differ when hidden")
    return world


def said(position: Position, viewer: int, seed: int) -> list[object]:
    """All that a viewer is told of a position: view, choices, and answers to wishes."""
    rng = random.Random(seed)
    game, sight = position.game, position.seen_by(viewer)
    say = words(rng.choice(LANGUAGES))
    names = [f"Name{seat}" for seat in range(position.seats)]
    view = game.views.view(sight)
    told: list[object] = [msgspec.json.encode(view), *game.terminal.lines(view, say, names)]
    told.append(msgspec.json.encode(game.breakdown(sight)))
    legal = [] if viewer == SPECTATOR else position.legal(viewer)
    for move in legal:
        event = game.narration.describe(sight, viewer, move)
        action = msgspec.json.encode(game.choices.action(sight, viewer, move))
        told += [action, event, say.tell(event.key, event.args, names)]
    wishes = range(game.material.MOVES + 3)
    for move in rng.sample(wishes, min(8, len(wishes))):
        if legal and move not in legal:
            why = game.refusals.why_not(sight, viewer, move)
            told += [why, say.tell(why.key, why.args, names)]
            holds(f"**[{why.rule}]**" in rules_of(game), f"{why.rule} is not in RULES.md")
    return told


def check_words(position: Position, world: Position, viewer: int, seed: int) -> None:
    """All that is said to a viewer is the same from a guessed world."""
    for here, there in zip(said(position, viewer, seed), said(world, viewer, seed), strict=True):
        holds(here == there, "what is said betrays a secret")


def check_sheets(position: Position, seed: int) -> None:
    """The score sheet, as everybody sees it."""
    whole = position.game.breakdown(position.laid_open())
    for viewer in viewers(position):
        check_sheet(position, viewer, seed, whole)


def check_sheet(position: Position, viewer: int, seed: int, whole: Sheet) -> None:
    """The score sheet adds up to the score, names its rules, and marks what it leaves out.

    Points, then the tie-breaks in their order, give the places.
    """
    game, sight = position.game, position.seen_by(viewer)
    sheet = game.breakdown(sight)
    scores = sight.position.scores()
    holds(sheet.totals() == scores, "the lines of the sheet do not add up to the score")
    say = words(LANGUAGES[seed % len(LANGUAGES)])
    names = [f"Name{seat}" for seat in range(position.seats)]
    holds(len(sheet.lines) == len(whole.lines), "how many lines there are betrays a secret")
    for line, known in zip(sheet.lines, whole.lines, strict=True):
        holds(say.tell(line.key, line.args, names) != "", "a line without a name")
        if game.sheets is not None:
            holds(f"**[{line.rule}]**" in rules_of(game), f"{line.rule} is not in RULES.md")
        for entry, truth in zip(line.entries, known.entries, strict=True):
            holds(
                not entry.hidden or entry.points is None,
                "a hidden entry has points: leave them out",
            )
            holds(entry.hidden or entry == truth, "a hidden part is not marked as hidden")
            if entry.note is not None:
                holds(say.tell(entry.note.key, entry.note.args, names) != "", "an empty note")
    standing = [(score,) for score in scores]
    for line in sheet.ties:
        holds(say.tell(line.key, line.args, names) != "", "a tie-break without a name")
        holds(f"**[{line.rule}]**" in rules_of(game), f"{line.rule} is not in RULES.md")
        equal = [standing.count(each) > 1 for each in standing]
        holds(
            [entry.points is not None for entry in line.entries] == equal, "a tie-break for whom?"
        )
        standing = [(*s, e.points or 0) for s, e in zip(standing, line.entries, strict=True)]
    places = [1 + sum(other > mine for other in standing) for mine in standing]
    holds(places == sight.position.places(), "the sheet gives other places")


def check_choices(position: Position, seat: int) -> None:
    """A client finds each legal move by its action: no two are alike."""
    sight = position.seen_by(seat)
    action = position.game.choices.action
    found = [msgspec.json.encode(action(sight, seat, move)) for move in position.legal(seat)]
    holds(len(set(found)) == len(found), "two legal moves are one choice")


_rules: dict[str, str] = {}


def rules_of(game: object) -> str:
    from tepui.engine.game import Game

    assert isinstance(game, Game)
    if game.id not in _rules:
        _rules[game.id] = (game.folder / "RULES.md").read_text(encoding="utf-8")
    return _rules[game.id]


def check_witness(position: Position, actor: int, moves: list[int], viewer: int) -> None:
    """Two moves look alike if and only if they leave the same hidden record behind."""
    by_witness: dict[int, bytes] = {}
    by_record: dict[bytes, int] = {}
    before = raw(hidden(position, viewer))
    for move in moves:
        seen = position.witness(actor, move, viewer)
        left = raw(hidden(after(position, actor, move), viewer))
        holds(by_witness.setdefault(seen, left) == left, "hide tells what witness does not")
        holds(by_record.setdefault(left, seen) == seen, "witness tells what hide does not")
        holds(seen != NOTHING or left == before, "something changed that nobody noticed")
        if seen == NOTHING:
            public = position.witness(actor, move, SPECTATOR)
            holds(public == NOTHING, "spectators notice what a seat does not")
        if actor == viewer:
            holds(seen == move, "one's own move is not seen")


def check_reveals(position: Position, actor: int, move: int, viewer: int, world: Position) -> None:
    """A move that reveals nothing could have been seen in every world that a viewer can imagine.

    Otherwise it could be taken back when somebody has learnt from it.
    """
    if actor < 0 or position.game.refusals.reveals(position.s, actor, move):
        return
    seen = position.witness(actor, move, viewer)
    left = raw(hidden(after(position, actor, move), viewer))
    likely = sorted(world.legal(actor), key=lambda other: other != move)
    fits = any(
        world.witness(actor, other, viewer) == seen
        and raw(hidden(after(world, actor, other), viewer)) == left
        for other in likely
    )
    holds(fits, "a move is said to reveal nothing, and it does")


def check_narration(position: Position, actor: int, move: int, viewer: int, twin: int) -> None:
    """A move, and another that looks the same, are told in the same words."""
    seen = position.witness(actor, move, viewer)
    if seen == NOTHING:
        return
    game = position.game
    old = position.seen_by(viewer)
    told = game.narration.narrate(old, actor, seen, after(position, actor, move).seen_by(viewer))
    if position.witness(actor, twin, viewer) == seen:
        new = after(position, actor, twin).seen_by(viewer)
        again = game.narration.narrate(old, actor, position.witness(actor, twin, viewer), new)
        holds(told == again, "the narration betrays a secret")
    names = [f"Name{seat}" for seat in range(position.seats)]
    for event in told:
        say = words(LANGUAGES[(move + viewer) % len(LANGUAGES)])
        holds(say.tell(event.key, event.args, names) != "", "nothing said")
    game.notation.text(old.s, actor, (seen,))


def check_log(match: Match, actor: int, move: int, twin: int, viewer: int) -> None:
    """The log as a viewer may know it is the same after a move and after one that looks alike."""
    position = match.position
    if move == twin:
        return  # the same log twice
    if position.witness(actor, move, viewer) != position.witness(actor, twin, viewer):
        return
    logs = []
    for each in (move, twin):
        branch = match.again()
        for line in match.lines:
            branch.play(line.actor, line.moves)
        branch.play(actor, (each,))
        logs.append(log.write(branch, viewer=viewer, seed=bytes(32)))
    holds(logs[0] == logs[1], "the log betrays a secret")


def check_game(
    setting: Setting, seed: int, most: int = 100_000, start: Position | None = None
) -> int:
    """Play one random game and try every law on its positions; how many positions."""
    rng = random.Random(seed)
    match = setting.match(start)
    plies = 0
    while not match.position.over() and plies < most:
        position = match.position
        worlds = {}
        if plies % SHEETS == 0:
            check_sheets(position, plies)
        for viewer in viewers(position):
            world = worlds[viewer] = check_guess(position, viewer, rng.getrandbits(63))
            if plies % WORDS == 0:
                check_words(position, world, viewer, rng.getrandbits(30))
                if viewer != SPECTATOR:
                    check_choices(position, viewer)
        actor, move = next_move(position, rng)
        moves = position.moves_of(actor)
        some = moves if len(moves) < 12 else rng.sample(moves, 12)
        twin = rng.choice(moves)
        for viewer in viewers(position):
            check_witness(position, actor, some, viewer)
            check_narration(position, actor, move, viewer, twin)
            check_reveals(position, actor, move, viewer, worlds[viewer])
            if plies % 29 == 0:
                check_log(match, actor, move, twin, viewer)
        match.play(actor, (move,))
        plies += 1
    check_sheets(match.position, plies)
    return plies
