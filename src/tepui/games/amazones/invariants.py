"""What holds of every position of Amazones, so that no other is begun from."""

from collections.abc import Iterator
from typing import Any

from tepui.games.amazones.material import (
    BID,
    COPIES,
    END,
    KINDS,
    LOT,
    MOST_SEATS,
    MOST_TILES,
    MOST_UNFINISHED,
    N_PARTS,
    NO_CARD,
    NO_COLOUR,
    NO_MAN,
    NOBODY,
    PHASES,
    PICK,
    SECOND,
    STACK,
    STACKS_TO_END,
    TILE_COPIES,
    TILES,
    UNCOVER,
    VALUES,
)


def conditions(s: Any, opening: Any) -> Iterator[tuple[str, bool]]:
    """What must hold, field by field."""
    for name in ("seats", "passers", "tracking"):
        yield name, getattr(s, name) == getattr(opening, name)
    for name in ("hand", "colour", "laid", "face_down", "total", "rank", "giver", "men", "man",
                 "unfinished"):  # fmt: skip
        yield name, getattr(s, name)[s.seats :] == getattr(opening, name)[s.seats :]
    yield "phase", s.phase in range(len(PHASES))
    yield "ending", s.ending in range(3) and (s.ending > 0) == (s.phase == END)
    yield "starter", s.starter in range(s.seats) or s.starter == NOBODY
    begun = s.starter != NOBODY
    yield "starter", begun if s.phase not in (UNCOVER, LOT) else not begun or s.phase == UNCOVER
    yield "turn", s.turn in range(s.seats) or (s.turn == NOBODY and not begun)
    yield from _tiles(s)
    yield from _men(s)
    # [AZ11] each joust takes tiles away
    gone = N_PARTS * STACK - sum(s.under) - sum(top != 0 for top in s.top)
    yield "joust", 1 <= s.joust <= 1 + gone if begun else s.joust == 0
    yield from _cards(s)
    yield from _joust(s, begun)


def _tiles(s: Any) -> Iterator[tuple[str, bool]]:
    """[AZ2] [AZ12] the stacks."""
    yield "top", all(top == 0 or top in TILES for top in s.top)
    yield "left", all(min(left) >= 0 for left in s.left) and [*map(sum, s.left)] == [*s.under]
    for part in range(N_PARTS):
        known = [*(man[part] for court in s.man for man in court), s.top[part]]
        for k, tile in enumerate(TILES):
            yield "left", s.left[part, k] + known.count(tile) <= TILE_COPIES[k]
        yield "man", all(tile == 0 or tile in TILES for tile in known)
    bare = [part for part in range(N_PARTS) if s.top[part] == 0 and s.under[part] > 0]
    if s.phase == UNCOVER:
        yield "part", bool(bare) and s.part == bare[0]
    else:
        yield "part", s.part == 0
        yield "top", not bare or s.phase == END
    empty = sum(s.top[part] == 0 and s.under[part] == 0 for part in range(N_PARTS))
    yield "under", (empty >= STACKS_TO_END) == (s.phase == END)


def _men(s: Any) -> Iterator[tuple[str, bool]]:
    """[AZ8] who was begun, and who lacks a part."""
    for seat in range(s.seats):
        parts = [sum(tile != 0 for tile in man) for man in s.man[seat]]
        yield "men", 0 <= s.men[seat] <= len(parts)
        yield "man", all((n > 0) == (man < s.men[seat]) for man, n in enumerate(parts))
        lacking = [man for man, n in enumerate(parts) if 0 < n < N_PARTS]
        yield "unfinished", len(lacking) <= MOST_UNFINISHED
        lacking += [NO_MAN] * (MOST_UNFINISHED - len(lacking))
        yield "unfinished", [*s.unfinished[seat]] == lacking


def _cards(s: Any) -> Iterator[tuple[str, bool]]:
    """[AZ1] all cards are in a hand or on the table; [AZ3] [AZ4] those laid are of one colour."""
    yield "hand", all(min(hand) >= 0 for hand in s.hand)
    yield "laid", all(min(laid) >= 0 for laid in s.laid)
    all_cards = [*map(sum, zip(*s.hand, strict=True))]
    order = [(s.starter + k) % s.seats for k in range(s.seats)] if s.starter != NOBODY else []
    for seat in range(s.seats):
        colour, card = s.colour[seat], s.face_down[seat]
        yield "colour", colour == NO_COLOUR or colour in range(s.seats)
        yield "colour", (colour == NO_COLOUR) == (not any(s.laid[seat]))
        if colour != NO_COLOUR:
            for kind, count in enumerate(s.laid[seat]):
                all_cards[colour * KINDS + kind] += count
        before = seat in order[: order.index(s.turn)] if s.turn in order else False
        yield "laid", s.phase != BID or before or seat == s.turn or colour == NO_COLOUR
        if card != NO_CARD:
            yield "face_down", s.phase == SECOND and before and card in range(s.seats * KINDS)
            yield "face_down", colour in (NO_COLOUR, card // KINDS)
            all_cards[card] += 1
    dealt = list(COPIES) * s.seats + [0] * KINDS * (MOST_SEATS - s.seats)
    yield "hand", all_cards == dealt
    kinds = [kind for kind in range(KINDS) if s.laid[s.turn, kind]] if s.phase == BID else []
    yield "lowest", s.lowest == (kinds[-1] if kinds else 0)


def _joust(s: Any, begun: bool) -> Iterator[tuple[str, bool]]:
    """[AZ5] [AZ6] [AZ7] [AZ9] totals, ranks and who takes whose cards, once the cards are shown."""
    shown = begun and s.phase in (UNCOVER, PICK, END)
    yield "picks", s.picks in range(MOST_TILES + 2)
    yield "picks", s.picks == 0 or shown
    seats = range(s.seats)
    if not shown:
        yield "colour", begun or not any(map(any, s.laid))
        yield "total", not any(s.total)
        yield "rank", not any(s.rank)
        yield "giver", all(s.giver[seat] == NOBODY for seat in seats)
        return
    totals = [sum(n * each for n, each in zip(laid, VALUES, strict=True)) for laid in s.laid]
    yield "total", [*s.total] == totals
    ranked = _standing(s, [seat for seat in seats if s.colour[seat] != NO_COLOUR])
    ranks = [ranked.index(seat) + 1 if seat in ranked else 0 for seat in seats]
    yield "rank", [*s.rank[: s.seats]] == ranks
    ring = _standing(s, list(seats)) if s.passers else ranked
    givers = [ring[(ring.index(seat) + 1) % len(ring)] if seat in ring else seat for seat in seats]
    yield "giver", [*s.giver[: s.seats]] == givers
    if s.phase == PICK:
        rank = 0 if s.picks < MOST_TILES else 1
        yield "picks", s.picks <= MOST_TILES and rank < len(ranked) and s.turn == ranked[rank]


def _standing(s: Any, rivals: list[int]) -> list[int]:
    """Those whose total is their own, the highest first."""
    totals = [s.total[seat] for seat in rivals]
    alone = [seat for seat in rivals if totals.count(s.total[seat]) == 1]
    return sorted(alone, key=lambda seat: -s.total[seat])
