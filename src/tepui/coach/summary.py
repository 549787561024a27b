"""A whole game in words: result, level and luck in one sentence, and what cost the most."""

from collections.abc import Sequence

from tepui.coach.measures import CLASSES, POINTS
from tepui.coach.par import LEVEL
from tepui.coach.reasons import sentences
from tepui.coach.told import Kind, Review, Skill, Strength
from tepui.coach.verdicts import GRAVE, whole
from tepui.engine.play.position import Position
from tepui.engine.text.words import Words

ME = "me"  # in place of the reader's name
WIDE = 3  # steps between the levels of an interval that names no level
APART = 5  # points between what was lost and what is usual at a level that ask for a word
SHOWN = 8  # moves of a habit
OTHERS = "others"


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
    sure = "yes" if low == high else "no" if _steps(played) < WIDE else "wide"
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


def _steps(played: Strength) -> int:
    """How many steps of the ladder an interval spans."""
    return CLASSES.index(played.high) - CLASSES.index(played.low)


def is_weak(played: Strength | None) -> bool:
    """Whether somebody played below the level of a usual table, be it by many small losses."""
    return played is not None and CLASSES.index(played.level) < CLASSES.index(LEVEL)


def ended_line(skill: Skill, name: str, names: list[str], say: Words) -> str:
    """How a game ended early for somebody, and what could have prevented it; "" for others."""
    if skill.ended is None:
        return ""
    whose = ME if name == ME else "other"
    return say.tell(skill.ended.key, {**skill.ended.args, "whose": whose}, names)


def level_line(skill: Skill, unit: str, name: str, say: Words) -> str:
    """What the level and the points that were lost have to do with each other, where they differ
    far: "" elsewhere, and where no level was named."""
    played, par, lost = skill.played, skill.par, skill.points_lost
    if played is None or par is None or lost is None or unit != POINTS or _steps(played) >= WIDE:
        return ""
    less, more = sorted((lost, par.lost))
    if more < 2 * less or more - less < APART:
        return ""
    if lost < par.lost and par.master - par.made - lost < APART:
        return ""  # nothing is missing
    which = "costly" if lost > par.lost else "small" if lost else "none"
    worth = {"lost": count(lost, unit, say), "usual": count(par.lost, unit, say), "gap": par.lost}
    return say(f"coach-gap-{which}", name=name, level=say(f"coach-level-{played.level}"), **worth)


def account(skill: Skill, unit: str, name: str, say: Words) -> list[tuple[str, int, bool]]:
    """The way from an average deal to the result: labels, figures, and whether it is a sum. Points
    are lost by the choices that are listed, against a master. A game is won or lost, so of
    victories it goes as far as what a master can expect."""
    par, lost = skill.par, skill.points_lost
    if par is None:
        return []
    rows = [("par", par.regular, True)]
    if par.usual is not None:
        first = [("usual", par.usual, True), ("luck", par.luck, False)]
        rows = [*first, ("others", par.others, False), *rows]
    rows += [("better", par.master - par.regular, False), ("master", par.master, True)]
    if unit == POINTS and lost is not None:
        rows += [("listed", -lost, False), ("rest", par.made - par.master + lost, False)]
        rows += [("made", par.made, True)]
    return [(say(f"coach-account-{key}", name=name), n, whole) for key, n, whole in rows]


def account_title(unit: str, say: Words) -> str:
    """What the figures of an account are."""
    return say("coach-account" if unit == POINTS else "coach-account-wins")


def kind_lines(review: Review, kinds: Sequence[Kind], say: Words) -> list[str]:
    """What recurs among somebody's choices, what it cost, and which moves they were."""
    costs = {
        each.ply: str(each.points) if each.points else say.percent(whole(each.verdict.cost) / 100)
        for each in review.choices
        if each.listed
    }
    lines = []
    for kind in kinds:
        if kind.role == OTHERS and kind is kinds[0]:
            continue  # others than what?
        n, worth = len(kind.plies), count(kind.points, review.unit, say)
        known = "yes" if kind.points else "no"
        key = kind.role if kind.role == OTHERS else f"{kind.role}-{_side(kind)}"
        said = say(f"coach-{key}", count=n, worth=worth, known=known, kind=_kind_phrase(kind, say))
        shown = [ply for ply in kind.plies if ply in costs] or kind.plies[:SHOWN]
        moves = [f"{ply} ({costs[ply]})" if ply in costs else str(ply) for ply in shown]
        more = n - len(shown)
        lines.append(f"{said} {say('coach-kind-moves', moves=', '.join(moves), n=n, more=more)}")
    return lines


def next_line(kinds: Sequence[Kind], say: Words) -> str:
    """One thing to try next time: the costliest that recurs, or the costliest of all."""
    if not kinds or kinds[0].fact is None:
        return ""
    return say(f"coach-next-{_side(kinds[0])}", kind=_kind_phrase(kinds[0], say))


def _side(kind: Kind) -> str:
    return "better" if kind.better else "worse"


def _kind_phrase(kind: Kind, say: Words) -> str:
    """What choices of a kind have in common, without the cards and places of a single one."""
    if kind.fact is None:
        return ""
    return say(
        "coach-fact", fact=say(kind.fact.key.replace("-fact-", "-kind-")), rule=kind.fact.rule
    )


def turn_line(review: Review, seat: int, name: str, names: list[str], say: Words) -> str:
    """Which choice lost somebody the game, and why; or that no single one did. Then from when on
    the winner was ahead. "" while that is not known."""
    if not review.turns:
        return ""
    said, turn = [], review.turns[seat]
    if turn is not None:
        move = say.tell(turn.does.key, turn.does.args, names)
        lost = say("coach-turn-lost", who=names[turn.actor], move=move, whose=name, name=name)
        said.append(f"{say('coach-ply', ply=turn.ply)} · {lost}")
        why = [each.reasons for each in review.choices if each.ply == turn.ply]
        to = None if seat == review.seat else seat
        said += sentences(why[0], say, names, to) if why else []
    elif review.result[seat] < max(review.result) and not any(
        each.seat == seat and each.listed and each.verdict.grade in GRAVE for each in review.choices
    ):  # of a choice that cost much, nobody says that it was too little
        said.append(say("coach-turn-none", name=name))
    return " ".join([*said, *_ahead(review, name, seat, names, say)])


def _ahead(review: Review, name: str, seat: int, names: list[str], say: Words) -> list[str]:
    """From which move on the only winner always had the best chances."""
    if max(review.result) < 1:
        return []
    winner = review.result.index(1)
    behind = [
        number
        for number, each in enumerate(review.curve)
        if max(each.chances) > each.chances[winner]
    ]
    who = name if seat == winner else names[winner]
    if not behind:
        return [say("coach-ahead-always", who=who)]
    after = review.curve[behind[-1] + 1 :]
    return [say("coach-ahead", who=who, ply=after[0].ply)] if after else []


def closing_lines(say: Words) -> list[str]:
    """How all this was found, and what its words mean."""
    ranks = ", ".join(f"{n} {say(f'coach-rank-{each}')}" for n, each in enumerate(CLASSES, 1))
    return [say("coach-how"), say("coach-ladder", ranks=ranks)]
