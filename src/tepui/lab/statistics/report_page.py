"""The figures of `lab.statistics.report` as one self-contained page: plots are SVG within it."""

from collections.abc import Sequence
from html import escape

from tepui.engine.text.words import Words
from tepui.lab.figure import Figure, Histogram
from tepui.lab.statistics.luck_and_skill import SkillParts
from tepui.lab.statistics.report import Effect, Findings, GameReport
from tepui.lab.statistics.score_lines import Source
from tepui.lab.statistics.traits import Trait

WIDTH, HEIGHT, ROW = 560, 180, 26
LONGEST, LETTER = 200, 7  # the longest bar; about the width of a letter

STYLE = """
:root { --ink: #223; --paper: #fdfcf8; --leaf: #2a6f4e; --sun: #d98e04; --line: #c9c8be; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #181c1a; --leaf: #59b98a;
  --sun: #e8a838; --line: #4a4f4b; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper); }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h2 { margin-top: 3rem; padding-top: .8rem; border-top: 3px solid var(--leaf); }
h3 { font-size: 1rem; margin: 1rem 0 .4rem; } p { max-width: 46rem; }
svg { max-width: 100%; height: auto; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); white-space: pre; }
.bar { fill: var(--leaf); } .other { fill: var(--sun); fill-opacity: .6; }
.span { stroke: var(--ink); stroke-width: 1.5; } .axis { stroke: var(--line); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .2rem .8rem; border-bottom: 1px solid var(--line); text-align: right; }
td:first-child, th:first-child { text-align: left; padding-left: 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 33rem), 1fr));
  gap: 1rem 2.5rem; }
"""


def number(figure: Figure, say: Words, percent: bool = False) -> str:
    """A value with its interval, as text."""
    told = say.percent if percent else say.figure
    value, low, high = (told(each, 2) for each in (figure.value, figure.low, figure.high))
    return f"{value} [{low}; {high}]"


def bars(
    rows: Sequence[tuple[str, Figure]], say: Words, percent: bool = False,
    notes: Sequence[str] = (),
) -> str:  # fmt: skip
    """Horizontal bars, each with its interval; from 0 to both sides if some are negative.

    Notes, if given, are shown at the right instead of the numbers.
    """
    notes = notes or [number(figure, say, percent) for _, figure in rows]
    left = 12 + max(LETTER * len(label) for label, _ in rows)
    right = 12 + max(LETTER * len(note) for note in notes)
    low = min(0.0, *(figure.low for _, figure in rows))
    high = max(0.0, *(figure.high for _, figure in rows)) or 1.0
    scale = LONGEST / (high - low)
    parts = []
    for k, (label, figure) in enumerate(rows):
        y = k * ROW + 4
        zero, end = left - low * scale, left + (figure.value - low) * scale
        parts.append(
            f'<text x="0" y="{y + 13}">{escape(label)}</text>'
            f'<rect class="bar" x="{min(zero, end):.1f}" y="{y}" '
            f'width="{abs(end - zero):.1f}" height="16"/>'
            f'<line class="span" x1="{left + (figure.low - low) * scale:.1f}" y1="{y + 8}" '
            f'x2="{left + (figure.high - low) * scale:.1f}" y2="{y + 8}"/>'
            f'<text x="{left + LONGEST + 12}" y="{y + 13}">{escape(notes[k])}</text>'
        )
    return _svg(len(rows) * ROW + 4, parts, left + LONGEST + right)


def curve(kinds: Sequence[tuple[str, Histogram]]) -> str:
    """Overlaid histograms, the first in front."""
    edges = [edge for _, each in kinds for edge in each.edges]
    low, high = min(edges), max(edges)
    most = max(max(each.shares) for _, each in kinds) or 1.0
    scale = (WIDTH - 60) / (high - low or 1)
    parts = []
    for (_, each), kind in zip(kinds, ("bar", "other"), strict=False):
        for k, share in enumerate(each.shares):
            x, end = (30 + (edge - low) * scale for edge in each.edges[k : k + 2])
            tall = share / most * (HEIGHT - 30)
            parts.append(
                f'<rect class="{kind}" x="{x:.1f}" y="{HEIGHT - 20 - tall:.1f}" '
                f'width="{max(end - x - 1, 0.5):.1f}" height="{tall:.1f}"/>'
            )
    axis = HEIGHT - 20
    parts.append(f'<line class="axis" x1="30" y1="{axis}" x2="{WIDTH - 30}" y2="{axis}"/>')
    for k in range(5):
        edge = low + (high - low) * k / 4
        x = 30 + (edge - low) * scale
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 5}" text-anchor="middle">{edge:.0f}</text>')
    return _svg(HEIGHT, parts)


def _svg(height: int, parts: Sequence[str], width: int = WIDTH) -> str:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg {size} xmlns="http://www.w3.org/2000/svg" role="img">{"".join(parts)}</svg>'


def page(report: GameReport, say: Words) -> str:
    """The whole page in one language."""
    title = escape(say("lab-report-title", title=report.title))
    parts = [f"<h1>{title}</h1>", _paragraph(say("lab-report-how", seed=str(report.seed)))]
    if report.skill is not None:
        parts.append(_skill(report.skill, say))
    parts += [_table(report, table, say) for table in report.tables]
    if report.effects:
        first = report.effects[0]
        parts.append(f"<h2>{escape(say('lab-report-options'))}</h2>")
        how = say("lab-report-options-at", seats=first.seats, games=first.games)
        parts += [_paragraph(how), _effects(report.effects, say)]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _table(report: GameReport, table: Findings, say: Words) -> str:
    seats = [say("engine-seat", number=seat) for seat in range(table.seats)]
    endings = [
        (say.ending(report.game, name), figure) for name, figure in table.end_reasons.items()
    ]
    victories = list(zip(seats, table.victories, strict=True))
    scores = list(zip(seats, table.scores, strict=True))
    best, shared = number(table.best_score, say), number(table.shared_victories, say, percent=True)
    length = number(table.length, say)
    parts = [
        f"<h2>{escape(say('lab-report-seats', seats=table.seats, games=table.games))}</h2>",
        _paragraph(say("lab-report-facts", best=best, shared=shared, length=length)),
        '<div class="plots">',
        _plot(say("lab-report-victories"), bars(victories, say, percent=True)),
        _plot(say("lab-report-scores"), bars(scores, say)),
        _plot(say("lab-report-score-shares"),
              curve([("", table.all_scores), ("", table.winning_scores)])),
        _plot(say("lab-report-lengths"), curve([("", table.lengths)])),
        "</div>",
        f"<h3>{escape(say('lab-report-endings'))}</h3>",
        _rows([(text, number(figure, say, percent=True)) for text, figure in endings]),
    ]  # fmt: skip
    if table.sources:
        parts.append(_sources(table.sources, say))
    if table.traits:
        parts.append(_traits(say("lab-report-traits-random"), table.traits, say))
    return "\n".join(parts)


def _sources(found: Sequence[Source], say: Words) -> str:
    """A table of where points come from: a line of the sheet, its rule, its points."""
    heads = ("lab-report-line", "lab-report-rule", "lab-report-to-winners", "lab-report-to-others")
    rows = [
        (say.tell(each.key, each.args, []), each.rule or "", say.figure(each.winners, 1),
         say.figure(each.others, 1))
        for each in found
    ]  # fmt: skip
    return f"<h3>{escape(say('lab-report-sources'))}</h3>{_headed(heads, rows, say)}"


def _skill(skill: SkillParts, say: Words) -> str:
    parts = [
        (say("lab-report-part-skill"), skill.skill),
        (say("lab-report-part-deal"), skill.deal),
        (say("lab-report-part-play"), skill.play),
    ]
    levels = [(each.level, each.share) for each in skill.levels]
    how = say(
        "lab-report-skill-how",
        games=skill.games, seats=skill.seats, lineups=skill.line_ups, deals=skill.deals,
    )  # fmt: skip
    return "\n".join(
        [
            f"<h2>{escape(say('lab-report-skill'))}</h2>",
            _paragraph(how),
            '<div class="plots">',
            _plot(say("lab-report-parts"), bars(parts, say, percent=True)),
            _plot(say("lab-report-levels"), bars(levels, say, percent=True)),
            "</div>",
            _traits(say("lab-report-traits"), skill.traits, say),
        ]
    )


def _traits(title: str, traits: Sequence[Trait], say: Words) -> str:
    """Correlations as bars, with the means beside them."""
    rows = [(say.tell(trait.key, trait.args, []), trait.correlation) for trait in traits]
    notes = [
        f"{number(trait.correlation, say)}   "
        + say(
            "lab-report-winners",
            winners=say.figure(trait.winners, 2),
            others=say.figure(trait.others, 2),
        )
        for trait in traits
    ]
    how = _paragraph(say("lab-report-traits-how"))
    return f"<h3>{escape(title)}</h3>{how}{bars(rows, say, notes=notes)}"


def _plot(title: str, svg: str) -> str:
    return f"<section><h3>{escape(title)}</h3>{svg}</section>"


def _rows(rows: Sequence[tuple[str, ...]]) -> str:
    lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def _effects(effects: Sequence[Effect], say: Words) -> str:
    heads = ("lab-report-option", "lab-report-best", "lab-report-length", "lab-report-first")
    rows = [
        (
            f"{effect.option}={effect.value}",
            number(effect.best_score, say),
            number(effect.length, say),
            number(effect.first_seat, say, percent=True),
        )
        for effect in effects
    ]
    return _headed(heads, rows, say)


def _headed(heads: Sequence[str], rows: Sequence[tuple[str, ...]], say: Words) -> str:
    head = "".join(f"<th>{escape(say(key))}</th>" for key in heads)
    return _rows(rows).replace("<table>", f"<table><tr>{head}</tr>", 1)
