"""What is good or bad about a move, as facts that can be checked on the position."""

from collections.abc import Iterator

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Args, Fact
from tepui.games.coloretto.material import (
    ACCEPT,
    ANIMALS,
    BONUS,
    CAPACITY,
    COLOUR_OF,
    COLOURS,
    GIVE,
    NOBODY,
    PILES_TO_END,
    PLAY,
    POINTS,
    REFUSE,
    SPECIES,
)

HIGH = 2  # cards from which a column is worth naming
LESSONS = ("own-clash",)  # what names a kind of choice, whatever else tells the moves apart
# By what a fact says: what says as much, or more.
OUTDONE = {
    "adds": ["grows", "completes"], "grows": ["completes"], "safe": ["completes"],
    "feeds": ["gives-pile"], "own-clash": ["pays"],
    "harmless": ["twin"], "parts-with": ["parts-with-last"],
    "gift": ["feeds", "gives-pile", "own-clash", "twin"],
}  # fmt: skip


def facts(sight: Sight, seat: int, move: int) -> list[Fact]:
    """The facts about one move of a seat, the weightiest first."""
    if move < GIVE:
        return list(_laid(sight, seat, move - PLAY))
    if move < ACCEPT:
        return list(_gift_facts(sight, seat, *divmod(move - GIVE, SPECIES)))
    if move == ACCEPT:
        return list(_laid(sight, seat, sight.s.gift))
    return list(_refused(sight, seat, move - REFUSE))


def compare_moves(sight: Sight, seat: int, move: int, best: int) -> list[Fact]:
    """Of two cards that each cancel a duplicate, one makes room for another of its kind. [CA6]"""
    s = sight.s
    if max(move, best) >= GIVE or not s.column[seat, move] or not s.column[seat, best]:
        return []
    if s.hand[seat, best] > 1 and s.hand[seat, move] == 1:
        return [Fact("coloretto-fact-makes-room", {"animal": ANIMALS[best]}, "CA6")]
    return []


def _laid(sight: Sight, seat: int, species: int) -> Iterator[Fact]:
    s, colour = sight.s, COLOUR_OF[species]
    height = int(s.height[seat, colour])
    card: Args = {"animal": ANIMALS[species], "colour": COLOURS[colour]}
    if s.column[seat, species]:
        lost = POINTS[height] - POINTS[height - 1]
        yield Fact("coloretto-fact-own-clash", {**card, "points": lost}, "CA6", good=False)
        return
    if height + 1 == CAPACITY[colour]:
        yield from _completed(sight, seat, colour)
        return
    gained = POINTS[height + 1] - POINTS[height]
    if height >= HIGH:
        yield Fact("coloretto-fact-grows", {**card, "points": gained}, "CA3")
    if _cannot_clash(sight, species):
        yield Fact("coloretto-fact-safe", card, "CA6")
    if height < HIGH:
        yield Fact("coloretto-fact-adds", {**card, "points": gained}, "CA3")


def _completed(sight: Sight, seat: int, colour: int) -> Iterator[Fact]:
    s = sight.s
    name: Args = {"colour": COLOURS[colour]}
    if sum(s.piles[seat]) + 1 == PILES_TO_END[s.seats]:
        won = _wins(sight, seat, colour)
        yield Fact("coloretto-fact-ends" if won else "coloretto-fact-ends-lost", name, "CA12", won)
    yield Fact("coloretto-fact-completes", name, "CA7")
    if s.bonus[colour] == NOBODY:
        yield Fact("coloretto-fact-bonus", {"points": BONUS[colour]}, "CA8")


def _wins(sight: Sight, seat: int, colour: int) -> bool:
    """Whether a last pile would win: nobody has more points than it brings. [CA13]"""
    s, scores, full = sight.s, sight.position.scores(), CAPACITY[colour]
    scores[seat] += POINTS[full] - POINTS[full - 1]
    scores[seat] += BONUS[colour] if s.bonus[colour] == NOBODY else 0
    return scores[seat] == max(scores)


def _gift_facts(sight: Sight, seat: int, other: int, species: int) -> Iterator[Fact]:
    s, colour = sight.s, COLOUR_OF[species]
    height = int(s.height[other, colour])
    card: Args = {"other": other, "animal": ANIMALS[species], "colour": COLOURS[colour]}
    if s.column[other, species]:
        # [CA10] the receiver loses its twin, or a card of a neighbouring column if it prefers
        lost = POINTS[height] - POINTS[height - 1]
        least = min([lost, *_neighbours(sight, other, colour)])
        yield Fact("coloretto-fact-twin", {**card, "points": least}, "CA10")
    elif height + 1 == CAPACITY[colour]:
        yield Fact("coloretto-fact-gives-pile", card, "CA7", good=False)
    else:
        gained = POINTS[height + 1] - POINTS[height]
        if gained > 1:
            yield Fact("coloretto-fact-feeds", {**card, "points": gained}, "CA3", good=False)
        else:
            yield Fact("coloretto-fact-harmless", card, "CA3")
            yield Fact("coloretto-fact-gift", {}, "CA9", good=False)
    own = int(s.height[seat, colour])
    if not s.column[seat, species] and own + 1 == CAPACITY[colour]:
        name: Args = {"colour": COLOURS[colour]}
        yield Fact("coloretto-fact-parts-with-last", name, "CA7", good=False)
    elif not s.column[seat, species] and own >= HIGH and s.hand[seat, species] == 1:
        missed = POINTS[own + 1] - POINTS[own]
        args: Args = {"animal": ANIMALS[species], "colour": COLOURS[colour], "points": missed}
        yield Fact("coloretto-fact-parts-with", args, "CA3", good=False)


def _neighbours(sight: Sight, seat: int, colour: int) -> Iterator[int]:
    """The points that each neighbouring column would lose with a card."""
    for beside in (colour - 1, colour + 1):
        if 0 <= beside < len(COLOURS) and (height := int(sight.s.height[seat, beside])):
            yield POINTS[height] - POINTS[height - 1]


def _refused(sight: Sight, seat: int, thrown: int) -> Iterator[Fact]:
    s = sight.s
    kept, gone = COLOUR_OF[s.gift], COLOUR_OF[thrown]
    saved, lost = (
        POINTS[height] - POINTS[height - 1]
        for height in (int(s.height[seat, kept]), int(s.height[seat, gone]))
    )
    args: Args = {"colour": COLOURS[kept], "saved": saved, "lost": lost, "thrown": ANIMALS[thrown]}
    if saved > lost:
        yield Fact("coloretto-fact-keeps", args, "CA10")
    elif saved < lost:
        yield Fact("coloretto-fact-pays", args, "CA10", good=False)
    else:  # no better than to accept the card
        own: Args = {"animal": ANIMALS[thrown], "colour": COLOURS[gone], "points": lost}
        yield Fact("coloretto-fact-own-clash", own, "CA10", good=False)


def _cannot_clash(sight: Sight, species: int) -> bool:
    """Whether no twin can come any more: none is in the deck or in another hand (see `hide`)."""
    return not sight.s.deck[species]
