"""The table as plain lines of text, for a terminal and a screen reader."""

from tepui.engine.text.words import Words
from tepui.games.amazonas.material import CARD_NAMES
from tepui.games.amazonas.view import Mission, Seat, Site, View


def lines(view: View, say: Words, names: list[str]) -> list[str]:
    """The round, the map village by village, and what lies before each seat."""
    event = _name(say, view.event) if view.event else "-"
    left = sum(view.events.values())
    tokens = ", ".join(map(str, view.tokens)) or "-"
    out = [
        say("amazonas-table", round=view.round, rounds=view.rounds, event=event, left=left),
        say("amazonas-table-tokens", tokens=tokens),
    ]
    if view.order:
        order = ", ".join(names[seat] for seat in view.order)
        out.append(say("amazonas-table-order", order=order))
    out += ["", *(_village_line(view, v, say, names) for v in range(len(view.villages)))]
    for seat, name in zip(view.seats, names, strict=True):
        out += ["", *_seat_lines(view, seat, say, name)]
    return out


def _village_line(view: View, v: int, say: Words, names: list[str]) -> str:
    village = view.villages[v]
    return say(
        "amazonas-table-village",
        village=village.name,
        species=_name(say, village.species),
        sites=", ".join(_site(site, say, names) for site in village.sites),
        water=_neighbours(view, v, "water"),
        land=_neighbours(view, v, "land"),
    )


def _site(site: Site, say: Words, names: list[str]) -> str:
    if site.neutral:
        return say("amazonas-table-neutral")
    return str(site.price) if site.hut is None else names[site.hut]


def _neighbours(view: View, v: int, by: str) -> str:
    others = [link.a + link.b - v for link in view.links if v in (link.a, link.b) and link.by == by]
    return ", ".join(view.villages[each].name for each in others) or "-"


def _seat_lines(view: View, seat: Seat, say: Words, name: str) -> list[str]:
    tiles = ", ".join(f"{_name(say, species)} {n}" for species, n in seat.tiles.items() if n)
    guides = ", ".join(f"{_name(say, species)} {n}" for species, n in seat.guides.items())
    hand = " ".join(map(str, seat.hand))
    out = [
        say("amazonas-table-seat", seat=name, points=seat.score, gold=seat.gold,
            silver=seat.silver, huts=seat.huts),
        say("amazonas-table-tiles", tiles=tiles or "-", guides=guides or "-", token=seat.token),
        say("amazonas-table-hand", cards=hand),
    ]  # fmt: skip
    if seat.neutral_huts:
        out.append(say("amazonas-table-neutral-huts", huts=seat.neutral_huts))
    if seat.card is not None:
        card = _name(say, CARD_NAMES[seat.card])
        out.append(say("amazonas-table-card", card=card, value=seat.value or 0))
    if seat.laid is not None:
        out.append(say("amazonas-table-laid", card=_name(say, CARD_NAMES[seat.laid])))
    elif seat.ready:
        out.append(say("amazonas-table-ready"))
    for mission in seat.missions or []:
        out.append(_mission_line(view, mission, "amazonas-table-mission", say))
    if seat.rejected:
        out.append(_mission_line(view, seat.rejected, "amazonas-table-rejected", say))
    return [out[0], *(f"  {line}" for line in out[1:])]


def _mission_line(view: View, mission: Mission, key: str, say: Words) -> str:
    villages = ", ".join(view.villages[v].name for v in mission.villages)
    return say(key, mission=mission.card, villages=villages)


def _name(say: Words, id: str) -> str:
    return say(f"amazonas-name-{id}")
