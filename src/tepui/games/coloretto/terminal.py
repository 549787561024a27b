"""The table as plain lines of text, for a terminal and a screen reader."""

from tepui.engine.text.words import Words
from tepui.games.coloretto.view import Seat, View


def lines(view: View, say: Words, names: list[str]) -> list[str]:
    """What lies on the table, one seat after the other."""
    out = [say("coloretto-table", deck=view.deck, discards=sum(view.discards.values()))]
    left = [f"{_name(say, colour)} {points}" for colour, points in view.bonuses.items()]
    out.append(say("coloretto-table-bonuses", bonuses=", ".join(left) or "-"))
    for seat, name in zip(view.seats, names, strict=True):
        out += ["", *_seat_lines(seat, say, name)]
    for seat in view.seats:
        if seat.hand is not None:
            hand = ", ".join(_name(say, animal) for animal in seat.hand)
            out += ["", say("coloretto-table-hand", cards=hand or "-")]
    return out


def _seat_lines(seat: Seat, say: Words, name: str) -> list[str]:
    out = [say("coloretto-table-seat", seat=name, points=seat.score, cards=seat.hand_size)]
    for column in seat.columns:
        out.append(
            say(
                "coloretto-table-column",
                column=_name(say, column.colour), count=len(column.animals),
                capacity=column.capacity,
                animals=", ".join(_name(say, animal) for animal in column.animals) or "-",
            )
        )  # fmt: skip
    if seat.piles:
        piles = ", ".join(_name(say, colour) for colour in seat.piles)
        out.append(say("coloretto-table-piles", piles=piles))
    if seat.bonuses:
        bonuses = ", ".join(_name(say, colour) for colour in seat.bonuses)
        out.append(say("coloretto-table-won", bonuses=bonuses))
    if seat.protected:
        out.append(say("coloretto-table-protected"))
    return out


def _name(say: Words, id: str) -> str:
    return say(f"coloretto-name-{id}")
