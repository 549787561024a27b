"""A whole game in words: result, level and luck in one sentence, and what cost the most."""

from collections.abc import Sequence

from tepui.coach.measures import CLASSES, POINTS
from tepui.coach.told import Kind, Review, Skill, TurningPoint
from tepui.engine.play.position import Position
from tepui.engine.text.words import Words

ME = "me"  # in place of the reader's name
WIDE = 3  # steps between the levels of an interval that names no level


def count(n: int, unit: str, say: Words) -> str:
    """So many points, or games won of `GAMES`."""
    return say("coach-count", n=n, many=abs(n), unit=unit)


def opening_lines(review: Review, last: Position, names: list[str], say: Words) -> list[str]:
    """Who won, by which points and tie-breaks; and what cannot be judged, where it is unknown."""
    end = last.laid_open() if review.open else last.seen_by(review.seat or 0)
    early = any(skill.ended for skill in review.skill)
    key = "coach-standing-place" if early else "coach-standing-points"
    rows = sorted(zip(last.places(), names, last.scores(), strict=True), key=lambda row: row[0])
    seats = [say(key, place=n, name=name, made=count(made, POINTS, say)) for n, name, made in rows]
    lines = [say("coach-standing", seats=", ".join(seats))]
    for tie in last.game.breakdown(end).ties:
        needed = zip(names, (each.points for each in tie.entries), strict=True)
        values = ", ".join(f"{name} {points}" for name, points in needed if points is not None)
        label = say.tell(tie.key, tie.args, names)
        lines.append(say("coach-tie", label=label, values=values, rule=tie.rule or ""))
    if review.unknown:
        lines.append(say("coach-unknown", name=names[review.seat or 0]))
    return lines


def result_line(skill: Skill, unit: str, share: float, name: str, say: Words) -> str:
    """Result (a share of the victory) and par, strength and luck; "" where none is known."""
    played, par = skill.played, skill.par
    if played is None:
        return ""
    low, at, high = (CLASSES.index(each) + 1 for each in (played.low, played.level, played.high))
    sure = "yes" if low == high else "no" if high - low < WIDE else "wide"
    level = say(f"coach-level-{played.level}")
    rank = say("coach-on-ladder", level=level, at=at, low=low, high=high, sure=sure)
    place = "won" if share == 1 else "shared" if share else "lost"
    told = {"name": name, "place": place, "level": rank}
    if par is None:
        return say("coach-result-seen", **told)
    key = "coach-result-points" if unit == POINTS else "coach-result-wins"
    worth = count(par.made, unit, say)
    made = say(key, made=worth, regular=par.regular, master=par.master, **told)
    played_like = say("coach-result-played", **told)
    if par.usual is None:
        return say("coach-result-dealt", par=made, played=played_like)
    better = "even" if not par.luck else "yes" if par.luck > 0 else "no"
    luck = say("coach-luck", better=better, worth=count(abs(par.luck), unit, say))
    return say("coach-result-whole", par=made, played=played_like, luck=luck)


def ended_line(skill: Skill, name: str, names: list[str], say: Words) -> str:
    """How a game ended early for somebody, and what could have prevented it; "" for others."""
    if skill.ended is None:
        return ""
    whose = ME if name == ME else "other"
    return say.tell(skill.ended.key, {**skill.ended.args, "whose": whose}, names)


def account(skill: Skill, unit: str, name: str, say: Words) -> list[tuple[str, int, bool]]:
    """The way from an average deal to the result: labels, figures, and whether it is a sum. A game
    is won or lost, so of victories it goes as far as what a player of that level can expect."""
    par = skill.par
    if par is None or skill.played is None:
        return []
    rows = [("par", par.regular, True), ("level", par.play, False), ("own", par.own, True)]
    if par.usual is not None:
        first = [("usual", par.usual, True), ("luck", par.luck, False)]
        rows = [*first, ("others", par.others, False), *rows]
    if unit == POINTS:
        rows += [("rest", par.rest, False), ("made", par.made, True)]
    return [(say(f"coach-account-{key}", name=name), n, whole) for key, n, whole in rows]


def account_title(unit: str, say: Words) -> str:
    """What the figures of an account are."""
    return say("coach-account" if unit == POINTS else "coach-account-wins")


def kind_line(kind: Kind, unit: str, say: Words) -> str:
    """Choices of one kind, what they cost, and which moves they were."""
    key = f"coach-{'kind' if kind.points else 'often'}-{'better' if kind.better else 'worse'}"
    worth = count(kind.points, unit, say)
    said = say(key, count=len(kind.plies), worth=worth, kind=_kind_phrase(kind, say))
    parts = [([ply], cost) for ply, cost in zip(kind.plies, kind.each, strict=False)]
    if others := kind.plies[len(kind.each) :]:
        parts.append((others, kind.points - sum(kind.each)))
    shown = "yes" if len(parts) > 1 else "no"
    moves = ", ".join(
        say("coach-kind-move", moves=", ".join(map(str, plies)), n=len(plies), worth=n, shown=shown)
        for plies, n in parts
    )
    return f"{said} {moves[0].upper()}{moves[1:]}."


def next_line(kinds: Sequence[Kind], say: Words) -> str:
    """One thing to try next time: the costliest that recurs, unless nothing else is told."""
    again = [kind for kind in kinds if len(kind.plies) > 1]
    if len(kinds) < 2 or not again:
        return ""
    key = "coach-next-better" if again[0].better else "coach-next-worse"
    return say(key, kind=_kind_phrase(again[0], say))


def _kind_phrase(kind: Kind, say: Words) -> str:
    """What choices of a kind have in common, without the cards and places of a single one."""
    return say(
        "coach-fact", fact=say(kind.fact.key.replace("-fact-", "-kind-")), rule=kind.fact.rule
    )


def turn_line(turn: TurningPoint | None, name: str, names: list[str], say: Words) -> str:
    """Which choice lost somebody the game; "" where no single one did."""
    if turn is None:
        return ""
    move = say.tell(turn.does.key, turn.does.args, names)
    said = say("coach-turn-lost", who=names[turn.actor], move=move, whose=name, name=name)
    return f"{say('coach-ply', ply=turn.ply)} · {said}"


def closing_lines(say: Words) -> list[str]:
    """How all this was found, and what its words mean."""
    ranks = ", ".join(f"{n} {say(f'coach-rank-{each}')}" for n, each in enumerate(CLASSES, 1))
    return [say("coach-how"), say("coach-ladder", ranks=ranks)]
