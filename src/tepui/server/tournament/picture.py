"""What is shown of a tournament: the same to everybody, except for their own table.

Of tables that play one deal nothing is shown before the last of them is over.
"""

import csv
import io
from collections.abc import Mapping
from typing import Any

from tepui.engine.text.words import words
from tepui.server.store.contract import Identity
from tepui.server.tournament import messages as tm
from tepui.server.tournament.state import BOT, Entrant, Round, Tournament


def page_for(
    tournament: Tournament, statuses: Mapping[str, str], signs: Mapping[str, Identity],
    you: int | None, organiser: bool, next: float | None,
) -> tm.TournamentTold:  # fmt: skip
    """A tournament, for an entrant, the organiser, or anybody else. `signs`: the symbols of people
    with accounts, by their ids, which are revealed to nobody.
    """
    return tm.TournamentTold(
        tournament=tournament.id,
        terms=tournament.terms,
        rules=tournament.head.rules,
        status=tournament.status,
        entry=not tournament.shut and not tournament.ended,
        entrants=[_entrant(one, signs.get(one.person)) for one in tournament.entrants],
        rounds=[_round(tournament, played, statuses, you) for played in tournament.rounds],
        standings=[
            tm.TournamentStanding(
                each.entrant, each.place, round(float(each.points), 3), each.played,
                round(float(each.met), 3), each.direct,
            )
            for each in tournament.standings()
        ],
        planned=tournament.planned(),
        next=next,
        you=you,
        organiser=organiser,
    )  # fmt: skip


def summary(tournament: Tournament, mine: int | None, organiser: bool) -> tm.MyTournament:
    """A tournament in a line, for its organiser or an entrant."""
    terms = tournament.terms
    here = [
        tournament.table_id(played.number, n)
        for played in tournament.rounds
        for n, seats in enumerate(played.tables)
        if mine is not None and mine in seats and n not in played.results
    ]
    places = {each.entrant: each.place for each in tournament.standings() if each.played}
    return tm.MyTournament(
        tournament.id, terms.title, terms.game, terms.kind, tournament.status,
        len(tournament.rounds), len(tournament.active()), organiser,
        playing=mine is not None and not tournament.entrants[mine].gone,
        place=None if mine is None else places.get(mine),
        table=here[-1] if here else "",
    )  # fmt: skip


def listed(tournament: Tournament) -> tm.ListedTournament:
    """A tournament in a line, for everybody."""
    terms = tournament.terms
    first = [each for each in tournament.standings() if each.place == 1 and each.played]
    over = tournament.status == "over"
    return tm.ListedTournament(
        tournament.id, terms.title, terms.game, terms.kind, terms.live, terms.rated,
        len(tournament.rounds), None if terms.kind == "league" else terms.rounds,
        len(tournament.active()), terms.start,
        [tournament.entrants[each.entrant].name for each in first] if over else [],
    )  # fmt: skip


def _entrant(one: Entrant, who: Identity | None) -> tm.TournamentEntrant:
    if who is None:
        return tm.TournamentEntrant(one.name, one.gone)
    return tm.TournamentEntrant(one.name, one.gone, who.colour, who.piece)  # type: ignore[arg-type]


def _round(
    tournament: Tournament, played: Round, statuses: Mapping[str, str], you: int | None
) -> tm.TournamentRound:
    match = tournament.match_of(played.number)
    given = tournament.points(played.number)
    tables = []
    for n, seats in enumerate(played.tables):
        id = tournament.table_id(played.number, n)
        result, points = played.results.get(n), given.get(n)
        yours = you is not None and you in seats
        if result is not None:
            status = "over" if result.places else "closed"
        else:
            status = statuses.get(id, "open")
        page_for = [
            tm.TournamentSeat(
                None if one == BOT else one,
                result.places[seat] if result and points else None,
                result.scores[seat] if result and points else None,
                round(float(points[seat]), 3) if points else None,
                bool(result and points and seat in result.absent),
            )
            for seat, one in enumerate(seats)
        ]
        seen = yours or not match or played.done
        tables.append(tm.TournamentTable(id if seen else "", status, page_for, yours))  # type: ignore[arg-type]
    return tm.TournamentRound(played.begun, played.done, tables, played.byes, match)


def sheet(tournament: Tournament, language: str) -> str:
    """The standings as CSV, with everybody's points in each round."""
    say = words(language)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    rounds = range(len(tournament.rounds))
    writer.writerow(
        [
            say(f"server-csv-{name}")
            for name in ("place", "name", "points", "played", "met", "direct")
        ]
        + [say("server-csv-round", n=n + 1) for n in rounds]
    )
    made = [_made(tournament, n) for n in rounds]
    for each in tournament.standings():
        name = tournament.entrants[each.entrant].name
        # Spreadsheets take a cell that begins like this for a formula.
        safe = f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
        writer.writerow(
            [each.place, safe, _short(each.points), each.played, _short(each.met), each.direct]
            + [made[n].get(each.entrant, "") for n in rounds]
        )
    return text.getvalue()


def _made(tournament: Tournament, number: int) -> dict[int, str]:
    played = tournament.rounds[number]
    found = {
        one: _short(share)
        for n, given in tournament.points(number).items()
        for one, share in zip(played.tables[n], given, strict=True)
    }
    worth = "0" if tournament.terms.kind == "league" else "1"
    return {**found, **dict.fromkeys(played.byes, worth)}


def _short(value: Any) -> str:
    return f"{float(value):.3f}".rstrip("0").rstrip(".")
