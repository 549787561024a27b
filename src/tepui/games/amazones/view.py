"""The picture of the table: what a client draws for one viewer."""

import struct
from typing import Any

import msgspec

from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event
from tepui.games.amazones.material import (
    COLOURS,
    KINDS,
    MOST_MEN,
    MOST_UNFINISHED,
    N_PARTS,
    NO_CARD,
    NO_COLOUR,
    NOBODY,
    PARTS,
    PHASES,
    TILE_COPIES,
    TILES,
    UNKNOWN,
    VALUES,
)
from tepui.games.amazones.scoring import score

PRIZES = {1: 2, 2: 1}  # [AZ7] tiles by rank


class Card(msgspec.Struct, frozen=True):
    """A warrior card."""

    colour: str
    value: int


class Stack(msgspec.Struct, frozen=True):
    """The tiles of one part."""

    part: str
    top: int | None  # the tile that is seen
    height: int  # with the top
    under: list[int]  # the tiles below the top, in no order: all others were seen
    discarded: list[int]
    worth: list[int | None]  # what the top would change in each seat's score at most; 0: it waits


class Man(msgspec.Struct, frozen=True):
    """A man of a court, finished or not; his number is his place in the list."""

    head: int | None
    torso: int | None
    legs: int | None
    finished: bool
    value: int  # of his tiles so far
    best: bool  # of the finished men of all courts, none is dressed better
    worst: bool  # or worse


class Seat(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    colour: str  # [AZ2] the colour it began with
    hand_size: int  # without the face-down card
    hand: list[Card] | None  # None where the viewer may not look
    hand_and_face_down: bool  # the face-down card is somewhere among the cards of `hand`
    laid: list[Card]
    face_down: bool  # a card lies face down
    face_down_card: Card | None  # for those who may look at it
    total: int  # of the open cards
    standing: str | None  # after the reveal: ranked, tied, out
    rank: int | None  # for the ranked, from 1
    would: int | None  # the rank it would have, were the joust settled as the viewer sees it lie
    prize: int  # and the tiles it would take
    takes_from: int | None  # after the reveal: whose cards this seat will take in the exchange
    court: list[Man]
    finished: int
    score: int


class View(msgspec.Struct, frozen=True):
    """The table of Amazones."""

    viewer: int | None  # a seat, or None for a spectator
    passers: str
    tracking: str
    phase: str  # uncover, lot, bid, second, pick, end
    joust: int  # from 1; 0 before the first
    starter: int | None  # of this joust
    turn: int | None  # who bids or picks
    picks: int  # tiles taken in this joust
    ends: list[Event]  # what would end the game, and how much is left until then
    stacks: list[Stack]
    seats: list[Seat]


def view(sight: Sight) -> View:
    """The table as a viewer sees it."""
    s = sight.s
    scores = sight.position.scores()
    phase, courts = PHASES[s.phase], [men[:n] for men, n in zip(s.man, s.men, strict=True)]
    values = [sum(man) for court in courts for man in court if all(man)]
    ends = (max(values), min(values)) if values else None
    would = _would(s)
    return View(
        viewer=None if sight.viewer == SPECTATOR else sight.viewer,
        passers="zero" if s.passers else "out",
        tracking="open" if s.tracking else "closed",
        phase=phase,
        joust=int(s.joust),
        starter=None if s.starter == NOBODY else int(s.starter),
        turn=int(s.turn) if phase in ("bid", "second", "pick") else None,
        picks=int(s.picks),
        ends=[_end(s)],
        stacks=[_stack(sight, part, courts, scores) for part in range(N_PARTS)],
        seats=[_seat(sight, seat, scores[seat], ends, would[seat]) for seat in range(s.seats)],
    )


def _end(s: Any) -> Event:
    """The tiles that must go until two stacks are empty. [AZ12]"""
    heights = sorted(int(s.under[part]) + (s.top[part] != 0) for part in range(N_PARTS))
    return Event("amazones-ends-stacks", {"n": int(sum(heights[:2]))})


def _stack(sight: Sight, part: int, courts: list[Any], scores: list[int]) -> Stack:
    s = sight.s
    top, under = int(s.top[part]), s.left[part]
    placed = [man[part] for court in courts for man in court if man[part]]
    seen = [*placed, top]
    return Stack(
        part=PARTS[part],
        top=top or None,
        height=int(s.under[part]) + (top != 0),
        under=[tile for kind, tile in enumerate(TILES) for _ in range(under[kind])],
        discarded=[
            tile
            for kind, tile in enumerate(TILES)
            for _ in range(TILE_COPIES[kind] - int(under[kind]) - seen.count(tile))
        ],
        worth=[_worth(sight, part, seat, scores[seat]) if top else None for seat in range(s.seats)],
    )


def _worth(sight: Sight, part: int, seat: int, now: int) -> int | None:
    """What a stack's top would change in a seat's score at most: 0 where it would wait for other
    tiles, None where it has no place. [AZ8] [AZ13]"""
    s, game = sight.s, sight.position.game
    open_men = [man for man in range(s.men[seat]) if not all(s.man[seat, man])]
    lacking = [man for man in open_men if not s.man[seat, man, part]]
    if not lacking and len(open_men) == MOST_UNFINISHED:
        return None
    changes = [0]
    for man in lacking:
        memory = bytearray(sight.position.memory)
        at = game.layout.span("man").start + (seat * MOST_MEN + man) * N_PARTS + part
        struct.pack_into("b", memory, at, int(s.top[part]))
        then = [0] * s.seats
        score(game.layout.read(memory), then)
        changes.append(then[seat] - now)
    return max(changes, key=lambda change: (abs(change), change))


def _would(s: Any) -> list[int]:
    """Ranks of the bids as they lie, 0 for none; what the viewer cannot see counts nothing."""
    seats = range(s.seats)
    if any(s.giver[seat] != NOBODY for seat in seats):
        return [int(s.rank[seat]) for seat in seats]
    totals: dict[int, int] = {}
    for seat in seats:
        laid = [VALUES[kind] for kind, count in enumerate(s.laid[seat]) for _ in range(count)]
        if s.face_down[seat] >= 0:
            laid.append(VALUES[int(s.face_down[seat]) % KINDS])
        if laid:  # [AZ5] who has a card on the table
            totals[seat] = sum(laid)
    alone = [total for total in totals.values() if list(totals.values()).count(total) == 1]
    ranked = sorted(alone, reverse=True)  # [AZ6] who is tied has no rank
    return [ranked.index(totals[seat]) + 1 if totals.get(seat) in ranked else 0 for seat in seats]


def _seat(sight: Sight, seat: int, score: int, ends: tuple[int, int] | None, would: int) -> Seat:
    s = sight.s
    shown = sight.shows(seat) or bool(s.tracking)
    card = int(s.face_down[seat])
    folded = card == UNKNOWN
    own = s.colour[seat] * KINDS
    laid = [_card(own + kind) for kind, count in enumerate(s.laid[seat]) for _ in range(count)]
    court = [_man(man, ends) for man in s.man[seat][: s.men[seat]]]
    return Seat(
        colour=COLOURS[seat],
        hand_size=sum(s.hand[seat]) - folded,
        hand=[_card(c) for c, n in enumerate(s.hand[seat]) for _ in range(n)] if shown else None,
        hand_and_face_down=shown and folded,
        laid=laid,
        face_down=card != NO_CARD,
        face_down_card=_card(card) if card >= 0 else None,
        total=sum(card.value for card in laid),
        standing=_standing(s, seat),
        rank=int(s.rank[seat]) or None,
        would=would or None,
        prize=PRIZES.get(would, 0),
        takes_from=None if s.giver[seat] == NOBODY else int(s.giver[seat]),
        court=court,
        finished=sum(man.finished for man in court),
        score=score,
    )


def _card(card: int) -> Card:
    return Card(COLOURS[card // KINDS], VALUES[card % KINDS])


def _standing(s: Any, seat: int) -> str | None:
    if s.giver[seat] == NOBODY:  # set by the reveal, until the joust is settled
        return None
    if s.colour[seat] == NO_COLOUR:
        return "out"
    return "ranked" if s.rank[seat] else "tied"


def _man(tiles: Any, ends: tuple[int, int] | None) -> Man:
    """A man by his tiles, and the best and the worst value among all that are finished."""
    head, torso, legs = (int(tile) or None for tile in tiles)
    finished = None not in (head, torso, legs)
    value = sum(int(tile) for tile in tiles)
    best, worst = (value == end for end in ends) if finished and ends else (False, False)
    return Man(head, torso, legs, finished, value, best, worst)
