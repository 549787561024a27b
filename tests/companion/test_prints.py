"""Printed pages, looked at as pages: nothing cut off, true to size, vector, with our own fonts.

These are the files that `make client` makes: what a server, a wheel and the page have.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pypdfium2 as pdfium
import pytest
from click.testing import CliRunner
from pypdfium2 import raw

import tepui
from tepui.cli.app import app
from tepui.engine.text.words import LANGUAGES, words
from tepui.printing import pages
from tepui.printing.layout import MARGIN, laid_out
from tepui.printing.pages import PAPERS, USUAL, CannotPrint, made_of, pages_of, printed, typeset

GAMES = [game.id for game in tepui.all_games() if game.pad is not None]
DOTS = 8  # in a millimetre, where a page is looked at
FREE = 3.0  # millimetres at the edge of the paper that stay white
INCH = 25.4
WHITE = 250


@pytest.fixture(autouse=True, scope="module")
def _closed() -> Iterator[None]:
    yield
    for each in opened:
        each.close()


opened: list[pdfium.PdfDocument] = []


@cache
def document(game: str, what: str, language: str, paper: str) -> pdfium.PdfDocument:
    opened.append(pdfium.PdfDocument(printed(tepui.game(game), what, language, paper)))
    return opened[-1]


def seen(page: pdfium.PdfPage, dots: float = 3) -> np.ndarray:
    """A page in grey, as so many dots a millimetre."""
    bitmap = page.render(scale=dots * INCH / 72, grayscale=True)
    return bitmap.to_numpy().squeeze()


def size_of(page: pdfium.PdfPage) -> tuple[float, float]:
    return tuple(side * INCH / 72 for side in page.get_size())


def uncut(page: pdfium.PdfPage) -> bool:
    """Whether something is printed, and nothing near the edge of the paper."""
    found, edge = seen(page), round(FREE * 3)
    inner = found[edge:-edge, edge:-edge]
    outer = found.copy()
    outer[edge:-edge, edge:-edge] = 255
    return bool((inner < WHITE).any()) and not (outer < WHITE).any()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", USUAL)
def test_one_page_has_the_rules_in_short(paper: str, language: str) -> None:
    for game in GAMES:
        found = document(game, "rules", language, paper)
        assert len(found) == 1, game
        assert size_of(found[0]) == pytest.approx(PAPERS[paper], abs=0.5)
        assert uncut(found[0])
        text = found[0].get_textpage().get_text_range()
        aids, say = tepui.game(game).companion.aids(tepui.game(game).usual), words(language)
        for each in (*aids.setup, *aids.turn, *aids.scoring):
            assert each.rule in text
        assert say("printing-scoring") in text
        assert say("printing-turn") in text
        assert tepui.game(game).title in text


@pytest.mark.parametrize("game", GAMES)
def test_score_sheets_have_a_line_for_all_that_counts(game: str) -> None:
    for paper in USUAL:
        found = document(game, "scores", "de", paper)
        assert len(found) == 1
        assert uncut(found[0])
        text = found[0].get_textpage().get_text_range()
        assert text.count(words("de")("printing-total")) >= 2


def marks(line: np.ndarray) -> list[float]:
    """The middles of the dark stretches of a line of dots, in millimetres."""
    dark = np.flatnonzero(line < 150)
    groups = np.split(dark, np.flatnonzero(np.diff(dark) > 2) + 1)
    return [float(group.mean()) / DOTS for group in groups if len(group)]


@pytest.mark.parametrize("paper", USUAL)
@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_of_true_size(game: str, paper: str) -> None:
    """What lies between the marks is as large as the piece, within half a millimetre."""
    cutouts = tepui.game(game).cutouts.cutouts(words("en"))
    plan = laid_out([(each.wide, each.high, each.copies) for each in cutouts], PAPERS[paper])
    found = document(game, "pieces", "en", paper)
    assert len(found) == len(plan)
    assert sum(len(sheet["pieces"]) for sheet in plan) == sum(each.copies for each in cutouts)
    sizes = {(sheet["wide"], sheet["high"]): number for number, sheet in enumerate(plan)}
    for number, sheet in enumerate(plan):
        assert uncut(found[number]), number
        if number not in sizes.values():
            continue  # one page of each size is measured
        across, down = size_of(found[number])
        top = (down - sheet["rows"] * sheet["high"]) / 2
        left = (across - sheet["columns"] * sheet["wide"]) / 2
        page = seen(found[number], DOTS)
        columns = marks(page[round((top - 3.5) * DOTS)])
        rows = marks(page[: round((down - 10) * DOTS), round((left - 3.5) * DOTS)])  # not the ruler
        assert len(columns) == sheet["columns"] + 1
        assert len(rows) == sheet["rows"] + 1
        assert all(abs(b - a - sheet["wide"]) < 0.5 for a, b in pairwise(columns))
        assert all(abs(b - a - sheet["high"]) < 0.5 for a, b in pairwise(rows))
        assert min(top, left) >= MARGIN - 0.1


def test_a_card_fills_the_space_between_its_marks() -> None:
    found = document("coloretto", "pieces", "en", "a4")
    across, down = size_of(found[0])
    left, top = (across - 4 * 59) / 2, (down - 2 * 92) / 2
    inked = seen(found[0], DOTS)[round((top + 5) * DOTS)] < WHITE
    strip = np.flatnonzero(inked[round((left - 1) * DOTS) : round((left + 4 * 59 + 1) * DOTS)])
    assert (strip[-1] - strip[0] + 1) / DOTS == pytest.approx(4 * 59, abs=0.5)


@pytest.mark.parametrize("game", [game for game in GAMES if tepui.game(game).cutouts.BACK])
def test_backs_meet_their_cards(game: str) -> None:
    """Turned over any edge, a sheet of backs covers all of its cards, and tells them apart by
    nothing."""
    found = document(game, "cards", "en", "a4")
    assert len(found) % 2 == 0
    for number in {0, len(found) - 2}:
        front, back = (seen(found[number + side])[:-36] < WHITE for side in (0, 1))  # not the ruler
        assert uncut(found[number + 1])
        turned = back[36:, ::-1]  # the ruler's place, mirrored
        inner = front[36:]
        assert (inner & ~turned).sum() < 0.01 * inner.sum()
        assert (turned ^ back[36:]).sum() < 0.01 * turned.sum()
        assert (turned ^ turned[::-1]).sum() < 0.01 * turned.sum()


def test_the_ruler_is_fifty_millimetres_long() -> None:
    page = document("galapagos", "pieces", "en", "a4")[0]
    found = seen(page, DOTS)
    foot = found[-round(9 * DOTS) :, : round(70 * DOTS)] < 200
    longest = max(foot.sum(1)) / DOTS
    assert longest == pytest.approx(50, abs=0.5)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_map_is_whole(paper: str) -> None:
    """On one sheet, or in four parts that together are the map."""
    found = document("amazonas", "map", "en", paper)
    assert len(found) == (4 if paper in USUAL else 1)
    across, down = size_of(found[0])
    assert (across, down) == pytest.approx(PAPERS[paper][::-1], abs=0.5)
    for page in found:
        assert uncut(page)
        inked = (seen(page) < WHITE).mean()
        assert inked > 0.6  # the map, and not white paper
    if paper == "a4":
        # Where two parts meet they show the same: the last dots of one, the first of the other.
        one, two = seen(found[0]).astype(int), seen(found[1]).astype(int)
        wide = 1200 * min(273 * 2 / 1200, 186 * 2 / 800) / 2
        edge = round((297 + wide) / 2 * 3) - 2, round((297 - wide) / 2 * 3) + 2
        rows = slice(120, 500)
        assert np.abs(one[rows, edge[0]] - two[rows, edge[1]]).mean() < 25


def objects(page: pdfium.PdfPage) -> set[int]:
    return {each.type for each in page.get_objects(max_depth=15)}


@pytest.mark.parametrize("game", GAMES)
def test_pages_are_vectors_with_our_own_fonts(game: str) -> None:
    fonts = set()
    for what in pages_of(tepui.game(game)):
        for page in document(game, what, "en", "a4"):
            assert raw.FPDF_PAGEOBJ_IMAGE not in objects(page), what
            assert raw.FPDF_PAGEOBJ_PATH in objects(page), what
            for each in page.get_objects([raw.FPDF_PAGEOBJ_TEXT], max_depth=15):
                font = raw.FPDFTextObj_GetFont(each.raw)
                assert raw.FPDFFont_GetIsEmbedded(font) == 1
                name = ctypes.create_string_buffer(80)
                raw.FPDFFont_GetBaseFontName(font, name, len(name))
                fonts.add(name.value.decode().partition("+")[2])
    assert fonts
    assert all(font.startswith(("Fraunces", "AtkinsonHyperlegible")) for font in fonts), fonts


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    asked = ["print", "coloretto", "--paper", "letter", "--lang", "fr", "-o", str(file)]
    ran = CliRunner().invoke(app, asked)
    assert ran.exit_code == 0, ran.output
    assert str(file) in ran.output
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(("what", "paper"), [("poem", "a4"), ("rules", "a2"), ("map", "a4")])
def test_what_is_not_printed_is_refused_with_what_there_is(what: str, paper: str) -> None:
    with pytest.raises(CannotPrint, match="Choose from: "):
        printed(tepui.game("coloretto"), what, "en", paper)


@pytest.mark.parametrize("game", GAMES)
def test_all_pages_are_made_and_fresh(game: str) -> None:
    """One page of each game tells: whoever changes words or drawings runs `make prints`."""
    found = tepui.game(game)
    assert made_of(found) == {what: list(papers) for what, papers in pages_of(found).items()}
    assert all((pages.MADE / name).is_file() for name in pages.made())
    assert printed(found, "rules", "fr", "a4") == typeset(found, "rules", "fr", "a4")


def test_a_page_that_is_not_made_needs_typst(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "MADE", tmp_path)
    found = tepui.game("coloretto")
    assert made_of(found) == {}
    assert printed(found, "scores", "en", "a4").startswith(b"%PDF-")
    monkeypatch.setitem(sys.modules, "typst", None)  # to Python, it is not installed
    with pytest.raises(CannotPrint, match=r"tepui\[print\]"):
        printed(found, "scores", "en", "a4")
