"""A review as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import accumulate, groupby

from tepui.coach.lines import Line, whole
from tepui.coach.reasons import sentences
from tepui.coach.told import Account, Draw, Judged, Moment, Review
from tepui.coach.verdicts import COSTLY
from tepui.engine.event import Event
from tepui.engine.words import Words

WIDTH, HEIGHT, LEFT, RIGHT = 640, 250, 52, 10
DASHES = ("", "7 4", "2 3", "9 3 2 3", "5 3")  # lines that can be distinguished without colour
TOLD = 5  # sentences about one draw

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
th, .how { text-align: left; white-space: normal; }
.how { padding: 0; font-size: .9rem; line-height: 1.35; color: var(--quiet); }
.sum > * { border-top: 2px solid var(--line); font-weight: 700; }
.way { position: relative; height: .8rem; }
.way i { position: absolute; top: 0; bottom: 0; }
.edge { border-left: 1px dashed var(--quiet); }
.more { clip-path: polygon(0 0, calc(100% - 6px) 0, 100% 50%, calc(100% - 6px) 100%, 0 100%); }
.less { clip-path: polygon(6px 0, 100% 0, 100% 100%, 6px 100%, 0 50%); }
.way .whole { background: var(--quiet); top: .2rem; bottom: .2rem; }
.luck { background: #d98e04; } .others { background: #4a83c0; } .mine { background: #2e8058; }
.scroll { overflow-x: auto; }
.choice { background: var(--card); border-radius: .5rem; padding: .6rem 1rem; margin: .8rem 0; }
.choice p { margin: .2rem 0; } .grade { font-weight: 600; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em; }
"""


def points(share: float, say: Words) -> str:
    """A share of a victory as whole points of a hundred."""
    return say.figure(whole(share))


def gained(figure: int, say: Words) -> str:
    """What was gained or lost, in points of a hundred."""
    return say.figure(figure, sign=True)


def page(review: Review, title: str, names: list[str], say: Words) -> str:
    """The whole page in one language."""
    head = escape(say("coach-title", title=title))
    parts = [f"<h1>{head}</h1>", _paragraph(say("coach-how"))]
    parts += [_paragraph(line) for line in unjudged_lines(review, names, say)]
    parts += [f"<h2>{escape(say('coach-curve'))}</h2>", curve(review, names, say)]
    if review.accounts:
        parts += [f"<h2>{escape(say('coach-ledger'))}</h2>", *_books(review, names, say)]
    parts.append(f"<h2>{escape(say('coach-costly'))}</h2>")
    parts += [_paragraph(line) for line in skill_lines(review, names, say)]
    worst = worst_first(review)
    parts += [_choice(review, each, names, say) for each in worst]
    if not worst:
        parts.append(_paragraph(say("coach-no-costly")))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{head}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def shown(review: Review) -> Sequence[int]:
    """The seats on the page: the requested one, or all."""
    return range(review.seats) if review.seat is None else (review.seat,)


def worst_first(review: Review) -> list[Judged]:
    """The costly choices of the seats on the page, the worst first."""
    costly = (
        each
        for each in review.choices
        if each.verdict.grade in COSTLY and each.seat in shown(review)
    )
    return sorted(costly, key=lambda each: (-each.verdict.loss, each.ply))


def skill_lines(review: Review, names: list[str], say: Words) -> list[str]:
    """How much each seat lost by its choices."""
    return [
        say(
            "coach-skill", name=names[skill.seat], choices=skill.choices,
            points=whole(sum(e.verdict.cost for e in review.choices if e.seat == skill.seat)),
        )
        for skill in review.skill
        if skill.seat in shown(review)
    ]  # fmt: skip


def unjudged_lines(review: Review, names: list[str], say: Words) -> list[str]:
    """What cannot be judged, where some of the game is unknown."""
    return [say("coach-unknown", name=names[review.seat or 0])] if review.unknown else []


def choice_lines(review: Review, each: Judged, names: list[str], say: Words) -> list[str]:
    """A costly choice: its cost, what was played, what was better, and why."""
    found = each.verdict
    lines = [
        say(
            "coach-lost", name=names[each.seat], grade=say(f"coach-grade-{found.grade}"),
            points=whole(found.loss), best=whole(found.best_chance),
            chance=whole(found.best_chance) - whole(found.loss),
        )
    ]  # fmt: skip
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
        size = 4 + 20 * min(each.verdict.loss, 0.3)
        grade = say(f"coach-grade-{each.verdict.grade}")
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" style="--c: var(--s{each.seat})">'
            f"<title>{escape(names[each.seat])} · {escape(grade)}</title></circle>"
        )
    seats = "".join(
        f'<li><svg class="sample" viewBox="0 0 32 8" aria-hidden="true"><path d="M0 4H32" '
        f"{_line(seat)}/></svg> {escape(name)}</li>"
        for seat, name in enumerate(names)
    )
    return _svg(WIDTH, HEIGHT, parts, say("coach-curve")) + f'<ul class="seats">{seats}</ul>'


def _line(seat: int) -> str:
    return f'style="--c: var(--s{seat})" stroke-dasharray="{DASHES[seat]}"'


def items_of(
    review: Review, account: Account, line: Line, names: list[str], say: Words
) -> list[tuple[str, str]]:
    """What a line is made of, the greatest first: points, and the draw, the choice or the sum; and
    the rest."""
    draws = {draw.ply: draw for draw in review.luck}
    choices = {each.ply: each for each in review.choices}
    found = list[tuple[int, str]]()
    for item in line.items:
        if line.name == "luck":
            said = _drawn(draws[item.ply], account.seat, names, say)
        else:
            event = choices[item.ply].played
            assert event is not None
            move = say.tell(event.key, event.args, names)
            said = say("coach-by", name=names[item.actor], move=move)
        found.append((item.points, said))
    for each in line.sums:
        better = "yes" if each.points > 0 else "no"
        said = say(
            f"coach-sum-{each.name}", name=names[account.seat], count=each.count, better=better
        )
        found.append((each.points, said))
    found.sort(key=lambda part: -abs(part[0]))
    if line.rest:
        found.append((line.rest, say(f"coach-rest-{line.name}")))
    return [(gained(figure, say), said) for figure, said in found]


def counted(account: Account, say: Words) -> str:
    """How the lines are counted, and what luck is made of."""
    (luck,) = (line.points for line in account.lines if line.name == "luck")
    drawn = whole(account.columns["luck"])
    return say("coach-counted", draws=gained(drawn, say), rest=gained(luck - drawn, say))


def line_name(line: Line, name: str, say: Words) -> str:
    """What a line of somebody's account is called."""
    return say(f"coach-line-{line.name}", name=name)


def _drawn(draw: Draw, seat: int, names: list[str], say: Words) -> str:
    """What was drawn: what the seat itself got, if anything, and not all that came with it."""
    told = [event for event in draw.story if event.args.get("seat") == seat] or draw.story
    said = [say.tell(event.key, event.args, names) for event in _together(told, say)]
    return " ".join([*said[:TOLD], "…"] if len(said) > TOLD else said)


def _together(events: Sequence[Event], say: Words) -> list[Event]:
    """What one seat got of one kind, dice or cards, is one event with the names of all."""
    found = list[Event]()
    for key, same in groupby(events, key=lambda event: (event.key, event.args.get("seat"))):
        alike = list(same)
        ids = [name for name, value in alike[0].args.items() if isinstance(value, str)]
        if key[1] is None or len(ids) != 1 or len(alike[0].args) != 2:
            found += alike
            continue
        namespace, (name,) = alike[0].key.split("-", 1)[0], ids
        said = ", ".join(say.named(namespace, str(event.args[name])) for event in alike)
        found.append(Event(alike[0].key, {**alike[0].args, name: said}))
    return found


def _books(review: Review, names: list[str], say: Words) -> list[str]:
    """Each seat's account: under each figure a bar, which begins where the one before ends."""
    accounts = [each for each in review.accounts if each.seat in shown(review)]
    edges = [0, 100]
    for account in accounts:
        edges += accumulate((line.points for line in account.lines), initial=whole(account.start))
    low, wide = min(edges), max(edges) - min(edges)

    def across(figure: int) -> float:
        return 100 * (figure - low) / wide

    def bar(kind: str, start: int, end: int) -> str:
        ends = "".join(f'<i class="edge" style="left:{across(x):.2f}%"></i>' for x in (0, 100))
        left, width = across(min(start, end)), abs(across(end) - across(start))
        return (
            f'<tr aria-hidden="true"><td colspan="2"><div class="way">{ends}<i class="{kind}" '
            f'style="left:{left:.2f}%;width:max(2px, {width:.2f}%)"></i></div></td></tr>'
        )

    return [_account(review, account, bar, names, say) for account in accounts]


def _account(
    review: Review,
    account: Account,
    bar: Callable[[str, int, int], str],
    names: list[str],
    say: Words,
) -> str:
    def row(label: str, figure: str, kind: str = "") -> str:
        return f'<tr{kind}><th scope="row">{label}</th><td>{figure}</td></tr>'

    def aside(text: str) -> str:
        return f'<tr><td class="how" colspan="2">{escape(text)}</td></tr>'

    at, result = whole(account.start), whole(account.result)
    rows = [row(escape(say("coach-start")), say.figure(at)), bar("whole", 0, at)]
    for line in account.lines:
        name = escape(line_name(line, names[account.seat], say))
        key, end = f'<i class="key {line.name}"></i>{name}', at + line.points
        rows.append(row(key, gained(line.points, say)))
        rows.append(bar(f"{line.name} {'less' if end < at else 'more'}", at, end))
        rows += [aside(" ".join(each)) for each in items_of(review, account, line, names, say)]
        at = end
    rows.append(row(escape(say("coach-result")), say.figure(result), ' class="sum"'))
    rows.append(bar("whole", 0, result))
    rows.append(aside(counted(account, say)))
    return f"<table><caption>{escape(names[account.seat])}</caption>{''.join(rows)}</table>"


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
