"""Which pages a game has, on which paper, and their PDF.

Those of our own games are made once, with the client (`scripts/prints.py`), and are plain files
from then on. Typst typesets them: vector drawings, with our own fonts embedded. The text comes from
the game's companion and words; `pages.typ` is layout only.
"""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tepui.engine.game import Game
from tepui.engine.real_table import poster
from tepui.engine.real_table.cutout import CARD, SMALL, back
from tepui.engine.text.errors import TepuiError
from tepui.engine.text.event import Event
from tepui.engine.text.words import LANGUAGES, Words, words
from tepui.printing.art import sheets
from tepui.printing.layout import MARGIN, laid_out

HERE = Path(__file__).parent
MADE = HERE.parent / "server" / "site-print"
NAMES = "pages.txt"  # of the files there: all that the page without a server has in Python
# Millimetres, upright.
PAPERS = {
    "a4": (210.0, 297.0),
    "letter": (215.9, 279.4),
    "a3": (297.0, 420.0),
    "a2": (420.0, 594.0),
}
USUAL = ("a4", "letter")
PARTS = 2  # of a map on usual paper, along each side


class CannotPrint(TepuiError):
    """There is no such page, or it cannot be made here."""


def pages_of(game: Game) -> dict[str, tuple[str, ...]]:
    """The pages of a game, each with its papers."""
    if game.pad is None:
        return {}
    pages = {"rules": USUAL, "scores": USUAL, "pieces": USUAL}
    pages |= {"cards": USUAL} if game.cutouts.BACK else {}
    return pages | ({"map": tuple(PAPERS)} if game.has_map else {})


def made() -> frozenset[str]:
    """The names of the pages that were made with the client."""
    try:
        return frozenset((MADE / NAMES).read_text("utf-8").split())
    except FileNotFoundError:
        return frozenset()


def made_of(game: Game) -> dict[str, list[str]]:
    """The pages of a game that were made, each with its papers."""
    there = made()
    found = {
        what: [
            paper
            for paper in papers
            if all(file_name(game, what, each, paper) in there for each in LANGUAGES)
        ]
        for what, papers in pages_of(game).items()
    }
    return {what: papers for what, papers in found.items() if papers}


def file_name(game: Game, what: str, language: str, paper: str) -> str:
    """The name of a page's file; a page that the game does not have is refused."""
    known = pages_of(game)
    if not known:
        raise CannotPrint("printing-no-pages", title=game.title)
    if what not in known:
        told = ", ".join(known)
        raise CannotPrint("printing-unknown", title=game.title, what=what[:40], known=told)
    if paper not in known[what]:
        raise CannotPrint("printing-paper", paper=paper[:40], known=", ".join(known[what]))
    told = language if language in game.languages else "en"
    return f"{game.id}-{what}-{told}-{paper}.pdf"


def printed(game: Game, what: str, language: str, paper: str) -> bytes:
    """Pages of a game as PDF: the file that was made with the client, or else made now."""
    name = file_name(game, what, language, paper)
    return (MADE / name).read_bytes() if name in made() else typeset(game, what, language, paper)


def typeset(game: Game, what: str, language: str, paper: str) -> bytes:
    """Make pages of a game."""
    if find_spec("typst") is None:
        raise CannotPrint("printing-no-typst")
    if not sheets(game):
        raise CannotPrint("printing-no-art")
    import typst

    say, size = words(language), PAPERS[paper]
    content = {"rules": _rules, "scores": _scores, "pieces": _pieces, "cards": _cards,
               "map": _map}[what]  # fmt: skip
    data = {
        "what": what, "language": language, "wide": size[0], "high": size[1], "margin": MARGIN,
        "title": game.title, "by": f"{game.author} · {game.publisher} {game.year}",
        "colour": game.cutouts.COLOUR, "ours": say("printing-ours"),
        "true_size": say("printing-size"), **content(game, say, size),
    }  # fmt: skip
    pdf = typst.compile(
        HERE / "pages.typ", root=HERE, font_paths=[HERE / "fonts"], ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(data)}, format="pdf", timestamp=0,
    )  # fmt: skip
    return bytes(pdf)


def _tell(say: Words, event: Event) -> str:
    return say.tell(event.key, event.args, []).replace("\N{SOFT HYPHEN}", "")


def _rules(game: Game, say: Words, size: tuple[float, float]) -> dict[str, Any]:
    """One page: set-up, the course of play, what counts."""
    aids = game.companion.aids(game.usual)
    least, most = game.seats[0], game.seats[-1]
    return {
        "heading": say("printing-short"),
        "facts": [
            say("printing-players", least=least, most=most),
            say("printing-minutes", n=game.minutes),
        ],
        "tagline": say(f"{game.id}-tagline"),
        "emblems": [_drawn(game, id) for id in game.cutouts.EMBLEMS],
        "setup_title": f"{say('printing-setup')} ({say('printing-setup-for', n=game.usual)})",
        "setup": [[_tell(say, step.label), step.rule] for step in aids.setup],
        "turn_title": say("printing-turn"),
        "turn": [[_tell(say, each.label), each.rule] for each in aids.turn],
        "scoring_title": say("printing-scoring"),
        "scoring": [[_tell(say, each.label), each.points, each.rule] for each in aids.scoring],
    }


def _scores(game: Game, say: Words, size: tuple[float, float]) -> dict[str, Any]:
    """Score sheets to be filled in by hand."""
    rows = game.companion.aids(game.usual).rows
    return {
        "heading": say("printing-scores"),
        "name": say("printing-name"),
        "total": say("printing-total"),
        "date": say("printing-date"),
        "rows": [_first_up(_tell(say, row)) for row in rows],
        "seats": game.seats[-1],
    }


def _pieces(game: Game, say: Words, size: tuple[float, float]) -> dict[str, Any]:
    """All pieces at true size, with marks to cut them by."""
    cutouts = game.cutouts.cutouts(say)
    known = sheets(game)
    drawings = [poster.whole(each.parts, known, *each.box) for each in cutouts]
    return {
        "heading": say("printing-pieces"),
        "drawings": drawings,
        "pages": laid_out([(each.wide, each.high, each.copies) for each in cutouts], size),
    }


def _cards(game: Game, say: Words, size: tuple[float, float]) -> dict[str, Any]:
    """The cards alone, each sheet followed by its backs: to be printed on both sides.

    Sheets lie in the middle of the paper and backs fill every row, so that they meet whichever edge
    the paper is turned over.
    """
    cards = [each for each in game.cutouts.cutouts(say) if (each.wide, each.high) in (CARD, SMALL)]
    backs = [back(each, game.cutouts.BACK, game.cutouts.COLOUR) for each in (CARD, SMALL)]
    known = sheets(game)
    pages = list[dict[str, Any]]()
    for page in laid_out([(each.wide, each.high, each.copies) for each in cards], size):
        behind = len(cards) + ((page["wide"], page["high"]) == SMALL)
        pages += [page, {**page, "pieces": [behind] * (page["columns"] * page["rows"])}]
    return {
        "heading": say("printing-cards"),
        "drawings": [poster.whole(each.parts, known, *each.box) for each in (*cards, *backs)],
        "pages": pages,
    }


def _map(game: Game, say: Words, size: tuple[float, float]) -> dict[str, Any]:
    """The map on one large sheet, or in parts to be put together."""
    drawn = game.map()
    wide, high = map(float, drawn.partition('viewBox="0 0 ')[2].partition('"')[0].split())
    across, down = size[1] - 2 * MARGIN, size[0] - 2 * MARGIN  # a map lies on its side
    parts = PARTS if size in (PAPERS["a4"], PAPERS["letter"]) else 1
    scale = min(across * parts / wide, down * parts / high)
    return {
        "heading": say("printing-map"),
        "map": drawn,
        "map_wide": wide * scale,
        "map_high": high * scale,
        "parts": parts,
        "part_names": [
            say("printing-part", n=n + 1, of=parts * parts) for n in range(parts * parts)
        ],
    }


def _drawn(game: Game, id: str) -> str:
    """One piece by itself, in a square."""
    known = sheets(game)
    wide, high = map(float, known[id][0].split()[2:])
    side = max(wide, high)
    at = (side - wide) / 2, (side - high) / 2
    return poster.whole([poster.piece(id, *at, wide, high)], known, side, side)


def _first_up(said: str) -> str:
    return said[:1].upper() + said[1:]
