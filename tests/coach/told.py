"""What the coach says of two moves in a position, for the games' tests of their reasons."""

from __future__ import annotations

from tepui.coach.reasons import reasons, sentences
from tepui.engine.play.match import Match
from tepui.engine.text.words import words

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


def why(match: Match, seat: int, played: str, better: str, language: str = "en") -> str:
    """Why one phrase was better than another, in words; both must be legal."""
    moves = [match.parse(seat, phrase)[0] for phrase in (played, better)]
    assert set(moves) <= set(match.legal(seat))
    found = reasons(match.position.seen_by(seat), *moves)
    return " ".join(sentences(found, words(language), NAMES))
