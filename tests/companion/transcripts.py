"""Random games, and what somebody at their table would tap to write them down."""

from __future__ import annotations

import random

from settings import Setting, next_move
from tepui.engine.play import log as logs
from tepui.engine.play.match import Match
from tepui.engine.play.transcript_steps import Followed
from tepui.engine.real_table.transcript import TranscriptEntered

NAMES = ["Anne", "Bo", "Cleo", "Dai", "Eve"]


def played(setting: Setting, seed: int) -> Match:
    """A game of random moves."""
    rng, match = random.Random(seed), setting.match()
    while not match.position.over():
        actor, move = next_move(match.position, rng)
        match.play(actor, (move,))
    return match


def tapped(match: Match, seat: int) -> tuple[Followed, TranscriptEntered]:
    """What somebody at a seat of this game taps: always something that is offered and told."""
    table = Followed(match.game, match.seats, seat, match.options)
    lines, entries = logs.read(logs.write(match)).lines, list[str]()
    table.go_on()
    while not table.over:
        mark, phrase = lines[len(table.lines)]
        asked = table.asked()
        assert asked.actor == table.actor == logs.actor_of(mark)
        offers = [each for tap in asked.taps for each in tap.phrases()]
        assert len(offers) == len(set(offers)) > 1
        assert [each for each in offers if phrase == each or phrase.startswith(f"{each} ")]
        entries.append(phrase)
        table.enter(phrase)
        table.go_on()
    assert len(table.lines) == len(lines)
    return table, TranscriptEntered(match.seats, seat, entries, NAMES[: match.seats], match.options)
