"""A game at a real table, written down by one who sits there: what is tapped, and what is asked.

A game's `transcript.py` says what can be tapped at each moment; how a transcript is followed is in
`transcript_steps`.
"""

from __future__ import annotations

import msgspec

from tepui.engine.text.event import Event, Refusal


class Tap(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to tap: a piece, a seat, or words alone. It enters a phrase of the game's notation,
    or leads to further taps.

    Taps with `most` are counted: each as often as it was tapped, their phrases go on from that of
    the tap before them.
    """

    label: Event
    phrase: str = ""
    piece: str = ""  # how it is drawn; words alone, where nothing is
    value: int = 0  # printed on the piece
    seat: int = -1  # whose piece it is, or the seat itself
    most: int = 0
    then: list[Tap] = []

    def phrases(self) -> list[str]:
        """Each phrase that can be entered from here on; of what is counted, its beginning."""
        if any(tap.most for tap in self.then) or not self.then:
            return [self.phrase]
        return [phrase for tap in self.then for phrase in tap.phrases()]


class Asked(msgspec.Struct, frozen=True):
    """What is to be entered next, and what can be tapped."""

    actor: int  # a seat, or chance
    question: Event
    taps: list[Tap]


class TranscriptEntered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was tapped so far, phrase by phrase, by whoever sits at `seat`."""

    seats: int
    seat: int
    entries: list[str]
    names: list[str] = []
    options: dict[str, str] = {}


class TranscriptTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a transcript stands: what is asked next, or that the game is over.

    `wrong` says which rule the entry after the first `entered` breaks, if one does; it and those
    after it do not count.
    """

    entered: int
    scores: list[int]
    story: list[Event] = []  # what the last entry brought about
    asked: Asked | None = None
    wrong: Refusal | None = None
    places: list[int] = []  # once the game is over
    log: str = ""  # then, too
