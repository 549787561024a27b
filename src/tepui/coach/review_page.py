"""A review as one self-contained HTML page."""

from html import escape

from tepui.coach.measures import POINTS
from tepui.coach.reasons import sentences
from tepui.coach.summary import (
    account,
    account_title,
    closing_lines,
    count,
    ended_line,
    is_weak,
    kind_lines,
    level_line,
    next_line,
    opening_lines,
    result_line,
    turn_line,
)
from tepui.coach.told import Judged, Moment, Review, Skill
from tepui.coach.verdicts import COSTLY, whole
from tepui.engine.play.position import Position
from tepui.engine.text.words import Words

AS_MUCH = 5  # hundredths of chance that weigh as much as a point, where none is known to be lost
WIDTH, HEIGHT, LEFT, RIGHT = 640, 250, 52, 10
DASHES = ("", "7 4", "2 3", "9 3 2 3", "5 3")  # lines that can be distinguished without colour

STYLE = """
:root { --ink: #223; --quiet: #555a52; --paper: #fdfcf8; --line: #c9c8be; --card: #f4f1e6;
  --s0: #1f7a52; --s1: #b84c10; --s2: #2d66a3; --s3: #8a4f9e; --s4: #7a6a1e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --quiet: #b4b8ae; --paper: #181c1a;
  --line: #4a4f4b; --card: #222826;
  --s0: #63c596; --s1: #f0965a; --s2: #7fb2e8; --s3: #cf9be0; --s4: #d3c05e; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper); }
h1, h2 { line-height: 1.2; text-wrap: balance; }
svg { width: 100%; min-width: 26rem; height: auto; }  /* on a phone it is scrolled */
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
polyline, circle, .sample path { fill: none; stroke: var(--c); stroke-width: 2.5; }
svg.sample { width: 2rem; min-width: 0; height: .5rem; }
.seats { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; }
.axis { stroke: var(--line); }
table { border-collapse: collapse; width: 100%; max-width: 34rem; margin: 1rem 0 2rem;
  font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 700; }
td, th { padding: .4rem 0 0; text-align: right; vertical-align: top; white-space: nowrap; }
th { text-align: left; white-space: normal; }
.sum > * { border-top: 2px solid var(--line); font-weight: 700; }
.scroll { overflow-x: auto; }
.choice { background: var(--card); border-radius: .5rem; padding: .6rem 1rem; margin: .8rem 0; }
.choice p { margin: .2rem 0; } .grade { font-weight: 600; }
"""


def page(review: Review, last: Position, names: list[str], say: Words) -> str:
    """The whole page of a game that has ended so, in one language."""
    head = escape(say("coach-title", title=last.game.title))
    parts = [f"<h1>{head}</h1>"]
    parts += [_paragraph(line) for line in opening_lines(review, last, names, say)]
    for skill in skills_shown(review):
        parts += _skill(review, skill, names, say)
    parts += [f"<h2>{escape(say('coach-curve'))}</h2>", curve(review, names, say)]
    choices = [_choice(review, each, names, say) for each in worst_first(review)]
    choices += [_paragraph(line) for line in none_lines(review, say)]
    if choices:
        parts += [f"<h2>{escape(say('coach-costly'))}</h2>", *choices]
    parts += [_paragraph(line) for line in closing_lines(say)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{head}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def worst_first(review: Review, bare: bool = False) -> list[Judged]:
    """The costly choices of the seats on the page, the worst first; with a reason, unless bare."""
    shown = [each for each in review.choices if review.seat in (None, each.seat)]
    costly = [each for each in shown if each.listed or (bare and each.verdict.grade in COSTLY)]
    worth = {each.ply: each.points or whole(each.verdict.cost) / AS_MUCH for each in costly}
    return sorted(costly, key=lambda each: (-worth[each.ply], each.ply))


def skills_shown(review: Review) -> list[Skill]:
    """The accounts of the seats on the page: the requested one, or all."""
    return [skill for skill in review.skill if review.seat in (None, skill.seat)]


def none_lines(review: Review, say: Words) -> list[str]:
    """The sentence in place of a list of costly choices, where that is empty."""
    if worst_first(review):
        return []
    weak = any(is_weak(skill.played) for skill in skills_shown(review))
    why = "explained" if worst_first(review, bare=True) else "together" if weak else "said"
    return [say(f"coach-none-{why}")]


def lines_of(review: Review, skill: Skill, names: list[str], say: Words) -> list[str]:
    """A seat's game in sentences."""
    name = names[skill.seat]
    turned = turn_line(review, skill.seat, name, names, say)
    lines = [
        result_line(skill, review.unit, review.result[skill.seat], name, say),
        level_line(skill, review.unit, name, say),
        ended_line(skill, name, names, say),
        say("coach-titled", title=say("coach-turn"), text=turned) if turned else "",
        *kind_lines(review, skill.kinds, say),
        next_line(skill.kinds, say),
    ]
    return [line for line in lines if line]


def choice_lines(review: Review, each: Judged, names: list[str], say: Words) -> list[str]:
    """A costly choice: its cost, what was played, what was better, and why."""
    found = each.verdict
    best, chance = found.shown
    key = "coach-lost" if found.grade in COSTLY else "coach-lost-points"
    worth = count(each.points, POINTS, say)
    first = say(key, name=names[each.seat], best=best, chance=chance, worth=worth)
    both = found.grade in COSTLY and each.points
    lines = [say("coach-lost-both", lost=first, worth=worth) if both else first]
    better = "coach-better" if each.reasons else "coach-better-bare"
    for key, event in (("coach-played", each.played), (better, each.better)):
        if event is not None:
            lines.append(say(key, move=say.tell(event.key, event.args, names)))
    to = None if each.seat == review.seat else each.seat
    return [*lines, *sentences(each.reasons, say, names, to)]


def _choice(review: Review, each: Judged, names: list[str], say: Words) -> str:
    first, *rest = choice_lines(review, each, names, say)
    ply = say("coach-ply", ply=each.ply)
    said = "".join(_paragraph(line) for line in rest)
    head = f'<p><span class="grade">{escape(first)}</span> · {escape(ply)}</p>'
    return f'<section class="choice">{head}{said}</section>'


def curve(review: Review, names: list[str], say: Words) -> str:
    """Everyone's chances, move by move, with the costly choices marked."""
    ends = [*review.curve, Moment(review.curve[-1].ply + 1, -1, review.result)]
    last = ends[-1].ply or 1
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - 40

    def at(ply: int, chance: float) -> tuple[float, float]:
        return LEFT + wide * ply / last, 20 + tall * (1 - chance)

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = at(0, share)[1]
        parts.append(f'<line class="axis" x1="{LEFT}" y1="{y}" x2="{LEFT + wide}" y2="{y}"/>')
        parts.append(
            f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{say.percent(share)}</text>'
        )
    for seat in range(review.seats):
        spots = " ".join("{:.1f},{:.1f}".format(*at(each.ply, each.chances[seat])) for each in ends)
        parts.append(f'<polyline points="{spots}" {_line(seat)}/>')
    chances = {each.ply: each.chances for each in review.curve}
    for each in worst_first(review):
        x, y = at(each.ply, chances[each.ply][each.seat])
        size = 4 + 20 * min(each.verdict.cost, 0.3)
        title = choice_lines(review, each, names, say)[0]
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" style="--c: var(--s{each.seat})">'
            f"<title>{escape(title)}</title></circle>"
        )
    seats = "".join(
        f'<li><svg class="sample" viewBox="0 0 32 8" aria-hidden="true"><path d="M0 4H32" '
        f"{_line(seat)}/></svg> {escape(name)}</li>"
        for seat, name in enumerate(names)
    )
    label = escape(say("coach-curve"))
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{label}"><svg role="img" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" xmlns="http://www.w3.org/2000/svg" aria-label="{label}">'
        f'{"".join(parts)}</svg></div><ul class="seats">{seats}</ul>'
    )


def _line(seat: int) -> str:
    return f'style="--c: var(--s{seat})" stroke-dasharray="{DASHES[seat]}"'


def _skill(review: Review, skill: Skill, names: list[str], say: Words) -> list[str]:
    """A seat's game in sentences, and its account."""
    parts = [f"<h2>{escape(names[skill.seat])}</h2>"]
    parts += [_paragraph(line) for line in lines_of(review, skill, names, say)]
    rows = account(skill, review.unit, names[skill.seat], say)
    cells = [
        f'<tr{" class=sum" if total else ""}><th scope="row">{escape(label)}</th>'
        f"<td>{say.figure(n, sign=not total)}</td></tr>"
        for label, n, total in rows
    ]
    if cells:
        title = escape(account_title(review.unit, say))
        parts.append(f"<table><caption>{title}</caption>{''.join(cells)}</table>")
    return parts


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"
