"""Coloretto Amazonas written down at a real table: which card was drawn, played or given to whom.

Other hands stay unknown; of another's cards all animals are offered, seen or not.
"""

from tepui.engine.real_table.transcript import Asked, Tap
from tepui.engine.rules.contract import CHANCE
from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event, Refusal
from tepui.games.coloretto.material import (
    ACCEPT,
    ANIMALS,
    ANSWER,
    DEAL,
    GIVE,
    HAND,
    LOT,
    PLAY,
    REFUSE,
    SPECIES,
)
from tepui.games.coloretto.refusal import why_not as refusal
from tepui.games.coloretto.refusal import why_not_give

OPTIONS = ()


def asked(sight: Sight, actor: int) -> Asked:
    """What is to be tapped next."""
    s = sight.s
    if s.phase == LOT:
        starts = [
            Tap(Event("coloretto-write-seat", {"seat": seat}), f"start {seat}", seat=seat)
            for seat in range(s.seats)
        ]
        return Asked(CHANCE, Event("coloretto-write-start", {}), starts)
    if actor == CHANCE:
        drawn = [_animal(species, f"draw {ANIMALS[species]} for {s.turn}") for species in _all()]
        key, n = ("hand", int(s.hand_size[s.turn]) + 1) if s.phase == DEAL else ("draw", 0)
        return Asked(CHANCE, Event(f"coloretto-write-{key}", {"n": n, "all": HAND}), drawn)
    if s.phase == ANSWER:
        return Asked(
            actor, Event("coloretto-write-answer", {"seat": actor, "animal": ANIMALS[s.gift]}),
            [_answer(move) for move in sight.position.glance(actor).legal],
        )  # fmt: skip
    held = [n for n in _all() if s.hand[actor, n]] if sight.shows(actor) else _all()
    played = [_animal(species, then=_sent(s.seats, actor, ANIMALS[species])) for species in held]
    return Asked(actor, Event("coloretto-write-play", {"seat": actor}), played)


def _all() -> list[int]:
    return list(range(SPECIES))


def _animal(species: int, phrase: str = "", then: list[Tap] | None = None) -> Tap:
    animal = ANIMALS[species]
    return Tap(Event(f"coloretto-web-title-{animal}", {}), phrase, animal, then=then or [])


def _sent(seats: int, actor: int, animal: str) -> list[Tap]:
    """Where a card went: into the own column, or to another seat."""
    own = Tap(Event("coloretto-write-own", {}), f"play {animal}", seat=actor)
    return [own] + [
        Tap(Event("coloretto-write-to", {"other": other}), f"give {animal} to {other}", seat=other)
        for other in range(seats)
        if other != actor
    ]


def _answer(move: int) -> Tap:
    if move == ACCEPT:
        return Tap(Event("coloretto-write-accept", {}), "accept")
    thrown = ANIMALS[move - REFUSE]
    return Tap(Event("coloretto-write-refuse", {"thrown": thrown}), f"refuse {thrown}", thrown)


def why_not(sight: Sight, actor: int, move: int) -> Refusal:
    """Why such a card cannot have been drawn, played or given."""
    s = sight.s
    if actor >= 0 and (s.phase == ANSWER or sight.shows(actor) or move >= ACCEPT):
        return refusal(sight, actor, move)
    seat, species = divmod(move - GIVE, SPECIES) if move >= GIVE else (actor, move - PLAY)
    if actor >= 0 and move >= GIVE and s.deck[species]:
        return why_not_give(sight, actor, seat)
    # [CA1] there are five of each animal
    return Refusal("CA1", "coloretto-write-all-seen", {"animal": ANIMALS[species]})
