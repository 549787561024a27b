"""A review as one page that needs nothing else: curve and ledger are SVG within it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from tepui.coach.ledger import COLUMNS, Account
from tepui.coach.reasons import sentences
from tepui.coach.review import COSTLY, Judged, Moment, Review
from tepui.engine.words import Words

WIDTH, HEIGHT, LEFT, RIGHT = 900, 260, 44, 130
ROW, BAR, NAMES = 34, 18, 150
COLOURS = ("#2a6f4e", "#c2571a", "#3a6ea5", "#8a4f9e", "#7a6a1e")
DASHES = ("", "7 4", "2 3", "9 3 2 3", "1 4")  # lines that are told apart without colour, too
PIECES = ("#d98e04", "#3a6ea5", "#2a6f4e", "#7d9c3b", "#9a978c")

STYLE = """
:root { --ink: #223; --paper: #fdfcf8; --line: #c9c8be; --card: #f4f1e6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #181c1a; --line: #4a4f4b;
  --card: #222826; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper); }
h1, h2 { line-height: 1.2; text-wrap: balance; } p { max-width: 46rem; }
svg { width: 100%; min-width: 34rem; height: auto; }  /* on a phone it is scrolled */
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); }
.axis { stroke: var(--line); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td { white-space: nowrap; }
td, th { padding: .2rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
td:first-child, th:first-child { text-align: left; padding-left: 0; }
.scroll { overflow-x: auto; }
.choice { background: var(--card); border-radius: .5rem; padding: .6rem 1rem; margin: .8rem 0; }
.choice p { margin: .2rem 0; } .grade { font-weight: 600; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em; }
"""


def points(share: float, sign: bool = True) -> str:
    """A share of a victory as points of a hundred."""
    return f"{100 * share:+.1f}" if sign else f"{100 * share:.0f}"


def page(review: Review, title: str, names: list[str], say: Words) -> str:
    """The whole page in one language."""
    head = escape(say("coach-title", title=title))
    parts = [f"<h1>{head}</h1>", _paragraph(say("coach-how"))]
    parts += [f"<h2>{escape(say('coach-curve'))}</h2>", curve(review, names, say)]
    if review.accounts:
        parts += [
            f"<h2>{escape(say('coach-ledger'))}</h2>",
            _paragraph(say("coach-ledger-how")),
            bars(review.accounts, names, say),
            _key(say),
            _table(review.accounts, names, say),
        ]
    parts.append(f"<h2>{escape(say('coach-costly'))}</h2>")
    parts += [_paragraph(line) for line in skill_lines(review, names, say)]
    worst = worst_first(review)
    parts += [_choice(each, names, say) for each in worst]
    if not worst:
        parts.append(_paragraph(say("coach-no-costly")))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{head}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def worst_first(review: Review) -> list[Judged]:
    """The costly choices, the worst first."""
    costly = (each for each in review.choices if each.verdict.grade in COSTLY)
    return sorted(costly, key=lambda each: (-each.verdict.loss, each.ply))


def skill_lines(review: Review, names: list[str], say: Words) -> list[str]:
    """How well each seat chose."""
    return [
        say(
            "coach-skill", name=names[skill.seat], choices=skill.choices,
            slips=skill.grades["slip"], mistakes=skill.grades["mistake"],
            blunders=skill.grades["blunder"],
            rate=f"{skill.error_rate:.0f}", error=math.ceil(skill.error),
        )
        for skill in review.skill
    ]  # fmt: skip


def choice_lines(each: Judged, names: list[str], say: Words) -> list[str]:
    """A costly choice: its cost, what was played, what was better, and why."""
    found = each.verdict
    lines = [
        say(
            "coach-lost", name=names[each.seat], grade=say(f"coach-grade-{found.grade}"),
            points=points(found.loss, sign=False), error=math.ceil(100 * found.error),
            chance=points(found.chance, sign=False), best=points(found.best_chance, sign=False),
        )
    ]  # fmt: skip
    for key, event in (("coach-played", each.played), ("coach-better", each.better)):
        if event is not None:
            lines.append(say(key, move=say.tell(event.key, event.args, names)))
    return [*lines, *sentences(each.reasons, say, names)]


def _choice(each: Judged, names: list[str], say: Words) -> str:
    first, *rest = choice_lines(each, names, say)
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
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for seat, name in enumerate(names):
        spots = " ".join("{:.1f},{:.1f}".format(*at(each.ply, each.chances[seat])) for each in ends)
        parts.append(
            f'<polyline points="{spots}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[seat]}"/>'
        )
        y = 30 + 20 * seat
        parts.append(
            f'<line x1="{LEFT + wide + 8}" y1="{y - 4}" x2="{LEFT + wide + 34}" y2="{y - 4}" '
            f'stroke="{COLOURS[seat]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"/>'
            f'<text x="{LEFT + wide + 40}" y="{y}">{escape(name)}</text>'
        )
    chances = {each.ply: each.chances for each in review.curve}
    for each in worst_first(review):
        x, y = at(each.ply, chances[each.ply][each.seat])
        size = 4 + 20 * min(each.verdict.loss, 0.3)
        grade = say(f"coach-grade-{each.verdict.grade}")
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="none" '
            f'stroke="{COLOURS[each.seat]}" stroke-width="2">'
            f"<title>{escape(names[each.seat])}: {escape(grade)}</title></circle>"
        )
    return _svg(WIDTH, HEIGHT, parts, say("coach-curve"))


def bars(accounts: Sequence[Account], names: list[str], say: Words) -> str:
    """For each seat, the pieces one after the other from its start to its result."""
    edges = [0.0, 1.0]
    for account in accounts:
        at = account.start
        for name in COLUMNS:
            at += account.columns[name]
            edges.append(at)
    low, high = min(edges), max(edges)
    scale = (WIDTH - NAMES - 20) / (high - low)

    def x_of(share: float) -> float:
        return NAMES + (share - low) * scale

    parts, row = [], 0
    for account in accounts:
        parts.append(f'<text x="0" y="{row + 14}">{escape(names[account.seat])}</text>')
        at = account.start
        parts.append(_tick(x_of(at), row, say("coach-start")))
        for lane, (name, colour) in enumerate(zip(COLUMNS, PIECES, strict=True)):
            end = at + account.columns[name]
            y = row + lane * (BAR // 2 + 2)
            label = f"{say(f'coach-column-{name}')}: {points(account.columns[name])}"
            parts.append(
                f'<rect x="{min(x_of(at), x_of(end)):.1f}" y="{y}" height="{BAR // 2}" rx="2" '
                f'width="{max(abs(x_of(end) - x_of(at)), 0.8):.1f}" fill="{colour}">'
                f"<title>{escape(label)}</title></rect>"
            )
            at = end
        parts.append(_tick(x_of(at), row, say("coach-result")))
        row += len(COLUMNS) * (BAR // 2 + 2) + 16
    for share in (0.0, 1.0):
        x = x_of(share)
        parts.insert(0, f'<line class="axis" x1="{x}" y1="0" x2="{x}" y2="{row}"/>')
        parts.append(f'<text x="{x:.0f}" y="{row + 12}" text-anchor="middle">{share:.0%}</text>')
    return _svg(WIDTH, row + 16, parts, say("coach-ledger"))


def _tick(x: float, row: int, label: str) -> str:
    tall = len(COLUMNS) * (BAR // 2 + 2)
    return (
        f'<line x1="{x:.1f}" y1="{row}" x2="{x:.1f}" y2="{row + tall}" stroke="currentColor" '
        f'stroke-dasharray="3 2"><title>{escape(label)}</title></line>'
    )


def _key(say: Words) -> str:
    """What the columns mean."""
    rows = (
        f'<li><span class="key" style="background:{colour}"></span>'
        f"<b>{escape(say(f'coach-column-{name}'))}</b>: "
        f"{escape(say(f'coach-column-{name}-how'))}</li>"
        for name, colour in zip(COLUMNS, PIECES, strict=True)
    )
    return f'<ul style="list-style:none;padding:0">{"".join(rows)}</ul>'


def _table(accounts: Sequence[Account], names: list[str], say: Words) -> str:
    heads = [say("coach-seat"), say("coach-start"),
             *(say(f"coach-column-{name}") for name in COLUMNS), say("coach-result")]  # fmt: skip
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    rows = []
    for account in accounts:
        cells = [names[account.seat], points(account.start, sign=False)]
        cells += [
            f"{points(account.columns[name])} ± {100 * account.errors[name]:.1f}"
            for name in COLUMNS
        ]
        cells.append(points(account.result, sign=False))
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    return f'<div class="scroll"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _svg(width: int, height: int, parts: Sequence[str], label: str) -> str:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    name = escape(label)
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{name}">'
        f'<svg {size} xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{name}">'
        f"{''.join(parts)}</svg></div>"
    )
