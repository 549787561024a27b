"""A training run as a picture: shares of wins against random play, and against earlier nets."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

WIDE, HIGH, EDGE = 720, 300, 46
COLOURS = ("#0b6e4f", "#c8553d", "#2b59c3", "#8e6c8a", "#b08900")


def draw(progress: Path, out: Path, title: str) -> None:
    """Draw the lines of progress."""
    lines = [json.loads(text) for text in progress.read_text("utf-8").splitlines()]
    if lines:
        parts = [_panel(lines, "random", f"{title}: fair shares against random play", 0)]
        parts.append(_panel(lines, "earlier", "against itself, as it was before", HIGH))
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {2 * HIGH}" '
        svg += 'font-family="sans-serif" font-size="12">'
        svg += f'<rect width="{WIDE}" height="{2 * HIGH}" fill="#fff"/>' + "".join(parts) + "</svg>"
        out.write_text(svg, "utf-8")


def _panel(lines: Sequence[dict[str, Any]], name: str, title: str, down: int) -> str:
    last = max(line["seconds"] for line in lines) or 1
    seats = sorted({n for line in lines for n in line[name]}, key=int)
    top = max(1.2, *(line[name].get(n, 0) for line in lines for n in seats)) * 1.05

    def at(seconds: float, share: float) -> str:
        x = EDGE + (WIDE - 2 * EDGE) * seconds / last
        y = down + HIGH - EDGE - (HIGH - 2 * EDGE) * share / top
        return f"{x:.1f},{y:.1f}"

    parts = [f'<text x="{EDGE}" y="{down + 24}" font-weight="bold">{escape(title)}</text>']
    for share in (0.0, 1.0, *(() if top < 2.2 else (2.0, 3.0))):
        if share < top:
            ends = f"M{at(0, share)} L{at(last, share)}"
            parts.append(f'<path d="{ends}" stroke="#ddd" fill="none"/>')
            y = at(0, share).split(",")[1]
            parts.append(f'<text x="{EDGE - 8}" y="{y}" text-anchor="end">{share:g}</text>')
    for k, n in enumerate(seats):
        colour = COLOURS[k % len(COLOURS)]
        points = " ".join(at(line["seconds"], line[name][n]) for line in lines if n in line[name])
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        x = EDGE + 90 * k
        parts.append(f'<text x="{x}" y="{down + HIGH - 8}" fill="{colour}">{n} seats</text>')
    parts.append(
        f'<text x="{WIDE - EDGE}" y="{down + HIGH - 8}" text-anchor="end">{last:.0f} s</text>'
    )
    return "".join(parts)
