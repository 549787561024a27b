"""The table as plain lines of text, for a terminal and a screen reader."""

from tepui.engine.text.words import Words, minus
from tepui.games.amazones.sheet import signed
from tepui.games.amazones.view import Card, Man, Seat, Stack, View


def lines(view: View, say: Words, names: list[str]) -> list[str]:
    """What lies on the table, one seat after the other."""
    out = [say("amazones-table", joust=view.joust), *(_stack(stack, say) for stack in view.stacks)]
    for seat, name in zip(view.seats, names, strict=True):
        out += ["", *_seat(seat, say, name)]
    for number, (seat, name) in enumerate(zip(view.seats, names, strict=True)):
        if seat.hand is not None:
            key = "amazones-table-hand" if number == view.viewer else "amazones-table-their-hand"
            out += ["", say(key, seat=name, cards=_cards(seat.hand, say))]
    return out


def _stack(stack: Stack, say: Words) -> str:
    part = say(f"amazones-name-{stack.part}")
    if stack.top is None:
        return say("amazones-table-no-stack", part=part)
    return say("amazones-table-stack", part=part, value=signed(stack.top), height=stack.height)


def _seat(seat: Seat, say: Words, name: str) -> list[str]:
    out = [say("amazones-table-seat", seat=name, points=seat.score, cards=seat.hand_size)]
    if seat.laid:
        cards = _cards(seat.laid, say)
        out.append(say("amazones-table-laid", cards=cards, total=seat.total))
    if seat.face_down_card is not None:
        out.append(say("amazones-table-own-card", card=_cards([seat.face_down_card], say)))
    elif seat.face_down:
        out.append(say("amazones-table-face-down"))
    if seat.standing is not None:
        rank = seat.rank or 0
        out.append(say(f"amazones-table-{seat.standing}", rank=rank))
    for number, man in enumerate(seat.court, 1):
        out.append(_man(man, number, say))
    return out


def _man(man: Man, number: int, say: Words) -> str:
    tiles = ", ".join(
        f"{say(f'amazones-name-{part}')} {signed(value)}"
        for part, value in (("head", man.head), ("torso", man.torso), ("legs", man.legs))
        if value is not None
    )
    key = "amazones-table-finished" if man.finished else "amazones-table-man"
    return say(key, man=number, tiles=tiles, worth=signed(man.value))


def _cards(cards: list[Card], say: Words) -> str:
    """Cards by colour: Sun +5 +2, Moon +1."""
    by_colour: dict[str, list[str]] = {}
    for card in cards:
        by_colour.setdefault(card.colour, []).append(minus(card.value))
    said = (f"{say(f'amazones-name-{c}')} {' '.join(values)}" for c, values in by_colour.items())
    return ", ".join(said) or "-"
