"""A whole game in words: result, level and luck in one sentence, and what cost the most."""

from collections.abc import Sequence

from tepui.coach.measures import CLASSES, GAMES, POINTS
from tepui.coach.par import LEVEL
from tepui.coach.told import Kind, Review, Skill, Strength, TurningPoint
from tepui.coach.verdicts import COSTLY, whole
from tepui.engine.text.words import Words

ME = "me"  # in place of the reader's name


def count(n: int, unit: str, say: Words) -> str:
    """So many points, or games won of `GAMES`."""
    return say("coach-count", n=n, many=abs(n), unit=unit)


def between(played: Strength, say: Words) -> str:
    """Between which levels somebody played, if it is more than one."""
    if played.low == played.high:
        return ""
    low, high = (say(f"coach-rank-{each}") for each in (played.low, played.high))
    return say("coach-between", low=low, high=high)


def result_line(skill: Skill, unit: str, name: str, say: Words) -> str:
    """Result and par, how well somebody played, and how lucky they were; "" where none is known."""
    played, par = skill.played, skill.par
    if played is None:
        return ""
    told = {"level": say(f"coach-level-{played.level}"), "between": between(played, say)}
    if par is None:
        return say("coach-result-alone", name=name, **told)
    key = "coach-result-par" if unit == POINTS else "coach-result-wins"
    made = say(
        key, name=name, made=count(par.made, unit, say), regular=par.regular, master=par.master,
        place="won" if par.made == GAMES else "shared" if par.made else "lost",
    )  # fmt: skip
    played_like = say("coach-result-played", name=name, **told)
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
    par, played = skill.par, skill.played
    if par is None or played is None:
        return []
    rows = [("par", par.regular, True), ("level", par.play, False), ("own", par.own, True)]
    if par.usual is not None:
        first = [("usual", par.usual, True), ("luck", par.luck, False)]
        rows = [*first, ("others", par.others, False), *rows]
    if unit == POINTS:
        rows += [("rest", par.rest, False), ("made", par.made, True)]
    level = say(f"coach-level-{played.level}")
    return [
        (say(f"coach-account-{key}", name=name, level=level), n, whole) for key, n, whole in rows
    ]


def account_title(unit: str, say: Words) -> str:
    """What the figures of an account are."""
    return say("coach-account" if unit == POINTS else "coach-account-wins")


def cost_line(skill: Skill, unit: str, name: str, say: Words) -> str:
    """What all choices lost together; "" where it is not known, or nothing."""
    if not skill.points_lost or skill.played is None:
        return ""
    level = say(f"coach-level-{skill.played.level}")
    worth = count(skill.points_lost, unit, say)
    return say("coach-cost-level", name=name, worth=worth, level=level, unit=unit)


def kind_line(kind: Kind, unit: str, say: Words) -> str:
    """Choices of one kind, and what they cost."""
    key = "coach-kind-better" if kind.better else "coach-kind-worse"
    worth = count(kind.points, unit, say)
    known = "yes" if kind.points else "no"
    return say(key, count=len(kind.plies), known=known, worth=worth, kind=_kind_phrase(kind, say))


def other_line(skill: Skill, unit: str, say: Words) -> str:
    """What was lost in choices of no kind that is told; "" where that is nothing."""
    other = (skill.points_lost or 0) - sum(kind.points for kind in skill.kinds)
    return say("coach-kinds-other", worth=count(other, unit, say)) if skill.kinds and other else ""


def next_line(kinds: Sequence[Kind], say: Words) -> str:
    """One thing to try next time: against what cost the most."""
    if not kinds:
        return ""
    key = "coach-next-better" if kinds[0].better else "coach-next-worse"
    return say(key, kind=_kind_phrase(kinds[0], say))


def _kind_phrase(kind: Kind, say: Words) -> str:
    """What choices of a kind have in common, without the cards and places of a single one."""
    return say(
        "coach-fact", fact=say(kind.fact.key.replace("-fact-", "-kind-")), rule=kind.fact.rule
    )


def turn_line(turn: TurningPoint | None, name: str, names: list[str], say: Words) -> str:
    """What decided the game for somebody."""
    if turn is None:
        return say("coach-turn-none")
    move = say.tell(turn.does.key, turn.does.args, names)
    key = "coach-turn-won" if turn.after > turn.before else "coach-turn-lost"
    said = say(
        key, who=names[turn.actor] if turn.actor >= 0 else "", move=move, whose=name, name=name,
        open="yes" if turn.open else "no", drawn="yes" if turn.drawn else "no",
        before=whole(turn.before), after=whole(turn.after),
    )  # fmt: skip
    said = f"{say('coach-ply', ply=turn.ply)} · {said}"
    return f"{said} {say('coach-turn-blameless')}" if turn.blameless else said


def none_line(review: Review, skill: Skill, say: Words) -> str:
    """The line for a seat without a choice shown to be costly: no praise for playing badly."""
    costly = any(each.verdict.grade in COSTLY for each in review.choices if each.seat == skill.seat)
    if costly:
        return ""
    weak = skill.played is not None and CLASSES.index(skill.played.level) < CLASSES.index(LEVEL)
    return say("coach-many-small" if weak or skill.points_lost else "coach-none-said")
