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
from tepui.server.tournament.state import BOT, Contest, Entrant, Round


def told(
    contest: Contest, statuses: Mapping[str, str], signs: Mapping[str, Identity],
    you: int | None, organiser: bool, next: float | None,
) -> tm.TournamentTold:  # fmt: skip
    """A tournament, for an entrant, the organiser, or anybody else. `signs`: the symbols of people
    with accounts, by their ids, which are revealed to nobody.
    """
    return tm.TournamentTold(
        tournament=contest.id,
        terms=contest.terms,
        rules=contest.head.rules,
        status=contest.status,
        entry=not contest.shut and not contest.ended,
        entrants=[_entrant(one, signs.get(one.person)) for one in contest.entrants],
        rounds=[_round(contest, played, statuses, you) for played in contest.rounds],
        standings=[
            tm.TournamentStanding(
                each.entrant, each.place, round(float(each.points), 3), each.played,
                round(float(each.met), 3), each.direct,
            )
            for each in contest.standings()
        ],
        planned=contest.planned(),
        next=next,
        you=you,
        organiser=organiser,
    )  # fmt: skip


def summary(contest: Contest, mine: int | None, organiser: bool) -> tm.MyTournament:
    """A tournament in a line, for its organiser or an entrant."""
    terms = contest.terms
    here = [
        contest.table_id(played.number, n)
        for played in contest.rounds
        for n, seats in enumerate(played.tables)
        if mine is not None and mine in seats and n not in played.results
    ]
    places = {each.entrant: each.place for each in contest.standings() if each.played}
    return tm.MyTournament(
        contest.id, terms.title, terms.game, terms.kind, contest.status,
        len(contest.rounds), len(contest.active()), organiser,
        playing=mine is not None and not contest.entrants[mine].gone,
        place=None if mine is None else places.get(mine),
        table=here[-1] if here else "",
    )  # fmt: skip


def listed(contest: Contest) -> tm.ListedTournament:
    """A tournament in a line, for everybody."""
    terms = contest.terms
    first = [each for each in contest.standings() if each.place == 1 and each.played]
    over = contest.status == "over"
    return tm.ListedTournament(
        contest.id, terms.title, terms.game, terms.kind, terms.live, terms.rated,
        len(contest.rounds), None if terms.kind == "league" else terms.rounds,
        len(contest.active()), terms.start,
        [contest.entrants[each.entrant].name for each in first] if over else [],
    )  # fmt: skip


def _entrant(one: Entrant, who: Identity | None) -> tm.TournamentEntrant:
    if who is None:
        return tm.TournamentEntrant(one.name, one.gone)
    return tm.TournamentEntrant(one.name, one.gone, who.colour, who.piece)  # type: ignore[arg-type]


def _round(
    contest: Contest, played: Round, statuses: Mapping[str, str], you: int | None
) -> tm.TournamentRound:
    match = contest.match_of(played.number)
    given = contest.points(played.number)
    tables = []
    for n, seats in enumerate(played.tables):
        id, result, points = contest.table_id(played.number, n), played.results.get(n), given.get(n)
        yours = you is not None and you in seats
        if result is not None:
            status = "over" if result.places else "closed"
        else:
            status = statuses.get(id, "open")
        told = [
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
        tables.append(tm.TournamentTable(id if seen else "", status, told, yours))  # type: ignore[arg-type]
    return tm.TournamentRound(played.begun, played.done, tables, played.byes, match)


def sheet(contest: Contest, language: str) -> str:
    """The standings as CSV, with everybody's points in each round."""
    say = words(language)
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    rounds = range(len(contest.rounds))
    writer.writerow(
        [
            say(f"server-csv-{name}")
            for name in ("place", "name", "points", "played", "met", "direct")
        ]
        + [say("server-csv-round", n=n + 1) for n in rounds]
    )
    made = [_made(contest, n) for n in rounds]
    for each in contest.standings():
        name = contest.entrants[each.entrant].name
        # Spreadsheets take a cell that begins like this for a formula.
        safe = f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
        writer.writerow(
            [each.place, safe, _short(each.points), each.played, _short(each.met), each.direct]
            + [made[n].get(each.entrant, "") for n in rounds]
        )
    return text.getvalue()


def _made(contest: Contest, number: int) -> dict[int, str]:
    played = contest.rounds[number]
    found = {
        one: _short(share)
        for n, given in contest.points(number).items()
        for one, share in zip(played.tables[n], given, strict=True)
    }
    worth = "0" if contest.terms.kind == "league" else "1"
    return {**found, **dict.fromkeys(played.byes, worth)}


def _short(value: Any) -> str:
    return f"{float(value):.3f}".rstrip("0").rstrip(".")
