"""How the API of tournaments is described in OpenAPI."""

from __future__ import annotations

from tepui.server.http.operation import operation
from tepui.server.tournament import messages as tm

TYPES = (
    tm.TournamentWish, tm.TournamentOpened, tm.TournamentEntry, tm.TournamentEntered,
    tm.TournamentDo, tm.TournamentTold,
)  # fmt: skip

_ID = {"name": "tournament", "in": "path", "required": True, "schema": {"type": "string"}}

PATHS = {
    "/api/tournaments": {
        "post": operation(
            "Open a tournament: a league, a Swiss or a duplicate Swiss.", "TournamentOpened",
            "TournamentWish", token=True, status=201,
        )
    },
    "/api/tournaments/{tournament}": {
        "get": operation(
            "A tournament: its field, rounds and standings. Of tables that play one deal nothing "
            "is told before all of them are over.", "TournamentTold", None, _ID, token=True,
        )
    },
    "/api/tournaments/{tournament}/enter": {
        "post": operation(
            "Take part, with the secret of the link. The token proves every seat of yours.",
            "TournamentEntered", "TournamentEntry", _ID, token=True, status=201,
        )
    },
    "/api/tournaments/{tournament}/do": {
        "post": operation(
            "What the organiser does, or whoever takes part.", "TournamentTold", "TournamentDo",
            _ID, token=True,
        )
    },
    "/api/tournaments/{tournament}/standings.csv": {
        "get": operation(
            "The standings, with what each round gave, as CSV.", None, None, _ID, text="text/csv"
        )
    },
    "/api/tournaments/{tournament}/notice": {
        "put": operation(
            "Be told by mail or webhook: at live tables when a round begins, at others of one's "
            "turn.", None, "NoticeWish", _ID, token=True, status=204,
        ),
        "delete": operation("Be told no more.", None, None, _ID, token=True, status=204),
    },
}  # fmt: skip
