"""The table of operations, from which the API's routes and OpenAPI description are made."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tepui import __version__
from tepui.server.http import (
    about,
    browser_python,
    companion,
    daily,
    export,
    friends,
    hosting,
    lessons,
    matches,
    notices,
    offline,
    people,
    puzzles,
    replays,
    rest,
    seeking,
    tournaments,
)  # fmt: skip
from tepui.server.http.messages import TYPES, json_schema
from tepui.server.http.operation import PREFIX, Operation, Query
from tepui.server.http.request import answer

AFTER = Query("after", {"type": "string"})
HOURS = Query("hours", {"type": "integer"})
NAME = Query("name", {"type": "string"})
STATUS = Query("status", {"enum": ["open", "running", "past"]})
KEY = Query("key", {"enum": ["forget"]})
PAPER = Query("paper", {"type": "string"})
SEAT = Query("seat", {"type": "string", "pattern": "^([0-9]|spectator|all)$"})
HERE = Query("here", {"enum": ["yes"]})
SEAT_AT = Query("table", {"type": "string"})
WHOSE = Query("seat", {"type": "string", "pattern": "^([0-9]|spectator|all|mine)$"})

# fmt: off
OPERATIONS = (
    Operation("GET", "/games", rest.games, "The games and the levels of bots.", "Games"),
    Operation("GET", "/games/{game}/words/{language}", rest.game_words,
        "All words of a game in one language: a Project Fluent file.", text="text/plain"),
    Operation("GET", "/games/{game}/rules/{language}", rest.game_rules,
        "The rules of a game, in one language.", text="text/markdown"),
    Operation("POST", "/games/{game}/scenery", rest.scenery,
        "The background of a game's table, as SVG.",
        body="Options", text="image/svg+xml"),
    Operation("GET", "/games/{game}/about", about.about,
        "How a game plays, and its bots' strength.", "GameAbout"),
    Operation("GET", "/games/{game}/lessons/{lesson}", lessons.lesson,
        "A lesson of a game, to be played by the client.", "LessonTold"),
    Operation("POST", "/games/{game}/lessons/{lesson}", lessons.look,
        "Preview moves in a lesson: the table after them, or why not.",
        "Previewed | Wrong", body="LessonLook"),
    Operation("GET", "/games/{game}/puzzles/{number:few}", puzzles.puzzle,
        "A puzzle of a game.", "PuzzleTold"),
    Operation("POST", "/games/{game}/puzzles/{number:few}", puzzles.look,
        "Preview moves in a puzzle: the table after them, or why not.",
        "Previewed | Wrong", body="LessonLook"),
    Operation("POST", "/games/{game}/puzzles/{number:few}/answer", puzzles.answer_it,
        "Answer a puzzle; with a session or the browser's secret, the first answer counts.",
        "PuzzleGraded", body="PuzzleAnswer", token=True),
    Operation("GET", "/games/{game}/companion/{seats:int}", companion.companion,
        "Aids for a real table, and what its score pad accepts.", "Companion"),
    Operation("POST", "/games/{game}/pad", companion.count,
        "The score of a real table, from each seat's pieces; nothing is stored.",
        "PadScored", body="PadEntered"),
    Operation("POST", "/games/{game}/transcript", companion.transcribe,
        "What to enter next of a game that is written down at a real table, and in the end its "
        "log; nothing is kept.",
        "TranscriptTold", body="TranscriptEntered"),
    Operation("GET", "/games/{game}/print/{what}/{language}", companion.pages,
        "Pages of a game to print: rules, scores, pieces, cards or map.",
        query=(PAPER,), text="application/pdf"),
    Operation("GET", "/where", rest.where,
        "Whether others can reach this server, and how.", "Where"),
    Operation("GET", "/tables", rest.lobby,
        "The lobby: open tables that anyone may join.", "Lobby"),
    Operation("POST", "/tables", rest.open_table,
        "Open a table.", "Seated", body="Wish", status=201),
    Operation("GET", "/tables/{table}", rest.look,
        "A table, as the caller may see it.", "Look", token=True),
    Operation("POST", "/tables/{table}/join", rest.join,
        "Sit down.", "Seated", body="Join", status=201),
    Operation("POST", "/tables/{table}/same-deal", rest.same_deal,
        "Play the deal of a finished game again, in the same seat, against bots.",
        "Seated", token=True, status=201),
    Operation("GET", "/tables/{table}/log", rest.log,
        "The log: whole when the game is over, otherwise as the caller may see it.",
        text="text/plain", token=True),
    Operation("GET", "/tables/{table}/story", rest.story,
        "Everything that happened, as the caller saw it.", "Story", token=True),
    Operation("GET", "/tables/{table}/sheet", rest.sheet,
        "The score so far, line by line, as the caller may know it.", "Sheet", token=True),
    Operation("GET", "/tables/{table}/text", rest.text,
        "The table in plain text, as the caller may see it.", text="text/plain", token=True),
    Operation("GET", "/tables/{table}/replay", replays.replay,
        "A finished game, from a seat's view; `mine`: numbered as in the caller's own review.",
        "Replayed", query=(WHOSE,), token=True),
    Operation("GET", "/tables/{table}/review", replays.review,
        "The coach's review of a finished game, as far as it is ready: ask again until it is "
        "done. It shows all cards; `mine`: only what the caller's seat saw. A caller that offers "
        "to make it (`here`) may get what that takes instead.",
        "Reviewed", query=(WHOSE, HERE), token=True),
    Operation("PUT", "/tables/{table}/review", replays.found,
        "What the coach in the caller's browser found about their own choices, for their list of "
        "games.",
        body="OwnFindings", token=True, status=204),
    Operation("GET", "/tables/{table}/known", browser_python.known,
        "The position as the caller's seat may know it, where hints are allowed: for hints that "
        "the caller's browser finds itself.", "Known", token=True),
    Operation("POST", "/tables/{table}/offline", offline.hand_in,
        "Hand in what was played without a connection, alone against bots: the table goes on from "
        "there.", body="OfflineGame", token=True, status=204),
    Operation("GET", "/daily", daily.today,
        "Today's deals; with a session or the browser's secret, the caller's progress.",
        "Daily", token=True),
    Operation("POST", "/daily/{game}", daily.begin,
        "Begin or continue a try at a day's deal, or practise.",
        "Seated", body="DailyWish", token=True, status=201),
    Operation("GET", "/daily/{game}/{day}", daily.board,
        "A day's deal: its results, for those who may know them.",
        "Board", query=(SEAT_AT,), token=True),
    Operation("GET", "/people", people.ways, "The ways to sign in here.", "Ways"),
    Operation("POST", "/people", people.keep,
        "Create an account, with a recovery code and a session.",
        "Kept", body="Keep", status=201),
    Operation("POST", "/people/passkey", people.passkey_options,
        "What a browser needs to make a passkey, or to sign in with one.",
        "PasskeyOptions", body="PasskeyWish", token=True),
    Operation("POST", "/people/sign-in", people.sign_in,
        "Sign in with a recovery code, a link from another device, or a passkey.",
        "Kept", body="SignIn", status=201),
    Operation("GET", "/me", people.me, "What is kept about the caller.", "Me", token=True),
    Operation("PUT", "/me", people.call,
        "Set a name and a sign.", "Me", body="Called", token=True),
    Operation("DELETE", "/me", people.delete, "Delete everything.", token=True, status=204),
    Operation("POST", "/me/code", people.code,
        "A new recovery code, which replaces the old one.", "Code", token=True),
    Operation("POST", "/me/link", people.link,
        "A secret that signs in another device, once.", "Link", token=True),
    Operation("POST", "/me/seats", people.seats,
        "Add seats of this browser to my account.",
        "OwnSeats", body="HeldSeats", token=True),
    Operation("GET", "/me/tables", people.tables,
        "My tables, those waiting for me first.", "MyTables", token=True),
    Operation("DELETE", "/me/warning", people.heed,
        "Confirm that the host's warning was read.", token=True, status=204),
    Operation("GET", "/me/export", export.export,
        "Everything, as one file: a ZIP.", text="application/zip", token=True),
    Operation("POST", "/me/passkeys", people.add_passkey,
        "Add a passkey.", "Me", body="NewPasskey", token=True),
    Operation("DELETE", "/me/passkeys/{id}", people.end_passkey,
        "Forget a passkey.", token=True, status=204),
    Operation("PUT", "/me/passkeys/{id}", people.name_passkey,
        "Rename a passkey.", "Me", body="Naming", token=True),
    Operation("GET", "/me/ratings", people.ratings,
        "My ratings, game by game, with their curves.", "MyRatings", token=True),
    Operation("GET", "/me/played", people.my_played,
        "My finished games, the newest first.", "Played", token=True),
    Operation("POST", "/played", people.played,
        "The finished games at these seats, each proved by its token.", "Played", body="HeldSeats"),
    Operation("GET", "/ratings/{game}", people.rating_board,
        "A game's leaderboard, with its bots.", "RatingBoard"),
    Operation("GET", "/players/{name}", people.player,
        "A person on a leaderboard, and their ratings.", "Player"),
    Operation("GET", "/tables/{table}/people", people.sitters,
        "Signs and ratings of those who sit at a table.", "Sitters", token=True),
    Operation("DELETE", "/me/sessions", people.end_others,
        "Sign out everywhere else, and forget all passkeys except this browser's.",
        token=True, status=204),
    Operation("DELETE", "/me/sessions/{id}", people.end_session,
        "Sign a browser out; with `key=forget` its passkey is forgotten, too.",
        query=(KEY,), token=True, status=204),
    Operation("PUT", "/me/sessions/{id}", people.name_device,
        "Rename a browser.", "Me", body="Naming", token=True),
    Operation("GET", "/me/friends", friends.friends,
        "People I have played with, the latest first.", "Friends", token=True),
    Operation("POST", "/me/invitations", friends.invite,
        "Play again: open a table of the same game, and invite whoever sat there.",
        "Seated", body="Invite", token=True, status=201),
    Operation("POST", "/me/invitations/{table}", friends.accept,
        "Accept an invitation and sit down.", "Seated", body="Coming", token=True, status=201),
    Operation("DELETE", "/me/invitations/{table}", friends.decline,
        "Decline an invitation.", token=True, status=204),
    Operation("POST", "/me/mutes", friends.mute,
        "Mute somebody at all tables, or unmute them.", body="Hush", token=True, status=204),
    Operation("DELETE", "/me/mutes/{id}", friends.unmute,
        "Unmute somebody.", token=True, status=204),
    Operation("POST", "/tables/{table}/report", friends.report,
        "Report somebody at a table to the host.", body="ReportWish", token=True, status=204),
    Operation("GET", "/notices", notices.notices,
        "The ways in which this server can notify people.", "NoticeWays"),
    Operation("PUT", "/tables/{table}/notice", notices.set_notice,
        "Notify me when it is my turn.", body="NoticeWish", token=True, status=204),
    Operation("DELETE", "/tables/{table}/notice", notices.drop_notice,
        "Stop notifying me.", token=True, status=204),
    Operation("GET", "/me/notice", notices.my_ways,
        "How I am notified, for all tables and tournaments.", "MyNotices", token=True),
    Operation("PUT", "/me/notice", notices.set_way,
        "Notify me of turns at correspondence tables, rounds and invitations.",
        body="NoticeWish", token=True, status=204),
    Operation("DELETE", "/me/notice", notices.drop_ways,
        "Stop notifying me.", token=True, status=204),
    Operation("DELETE", "/me/notice/{id}", notices.drop_ways,
        "Stop notifying me in this way.", token=True, status=204),
    Operation("POST", "/me/notice/{id}", notices.test_way,
        "Send a test notification in this way; the answer says whether it arrived.",
        token=True, status=204),
    Operation("POST", "/seek", seeking.seek,
        "Search for opponents; the caller is seated when enough have come.",
        "Sought", body="Seek", token=True, status=201),
    Operation("GET", "/seek", seeking.look,
        "The state of a search; the answer waits a while for news.", "Sought", token=True),
    Operation("DELETE", "/seek", seeking.stop, "Stop searching.", "Sought", token=True),
    Operation("GET", "/me/tournaments", tournaments.mine,
        "Tournaments that I organise or take part in.", "MyTournaments", token=True),
    Operation("POST", "/me/tournaments", tournaments.keep,
        "Add tournaments of this browser to my account.",
        "OwnTournaments", body="HeldTournaments", token=True),
    Operation("GET", "/tournaments", tournaments.listed,
        "The public tournaments: upcoming, running, past.", "Tournaments"),
    Operation("POST", "/tournaments", tournaments.open_tournament,
        "Open a tournament: a league, a Swiss or a duplicate Swiss.",
        "TournamentOpened", body="TournamentWish", token=True, status=201),
    Operation("GET", "/tournaments/{tournament}", tournaments.tournament,
        "A tournament: its entrants, rounds and standings. Tables that play one deal are shown "
        "when all of them are over.", "TournamentTold", token=True),
    Operation("POST", "/tournaments/{tournament}/enter", tournaments.enter,
        "Enter, with the secret of the link. The token is valid for all your seats in it.",
        "TournamentEntered", body="TournamentEntry", token=True, status=201),
    Operation("POST", "/tournaments/{tournament}/do", tournaments.do,
        "An action of the organiser or an entrant.",
        "TournamentTold", body="TournamentDo", token=True),
    Operation("GET", "/tournaments/{tournament}/standings.csv", tournaments.standings,
        "The standings, with the points of each round, as CSV.", text="text/csv"),
    Operation("PUT", "/tournaments/{tournament}/notice", tournaments.set_notice,
        "Notify me by mail or webhook: at live tables when a round begins, at others when it is "
        "my turn.", body="NoticeWish", token=True, status=204),
    Operation("DELETE", "/tournaments/{tournament}/notice", tournaments.drop_notice,
        "Stop notifying me.", token=True, status=204),
    Operation("GET", "/door", hosting.door,
        "Who may enter, and whether the caller has access.", "DoorTold"),
    Operation("POST", "/door", hosting.enter,
        "Get access by the link, a code, or as a signed-in member. The pass is a cookie.",
        body="DoorWish", token=True, status=204),
    Operation("POST", "/host/session", hosting.come,
        "Begin a host's session, with the code of the link printed by `tepui host admin`.",
        body="HostCode", status=204),
    Operation("DELETE", "/host/session", hosting.go, "End the host's session.", status=204),
    Operation("GET", "/host", hosting.overview,
        "The state of the server, and its settings.", "HostOverview"),
    Operation("GET", "/host/figures", hosting.figures,
        "Load and errors over time.", "HostFigures", query=(HOURS,)),
    Operation("GET", "/host/tables", hosting.tables,
        "Tables, as anybody at them sees them.", "HostTables", query=(STATUS, AFTER)),
    Operation("GET", "/host/tournaments", hosting.tournaments,
        "Tournaments that are not over.", "HostTournaments"),
    Operation("GET", "/host/people", hosting.people,
        "People with an account, by name.", "HostPeople", query=(NAME,)),
    Operation("GET", "/host/reports", hosting.reports,
        "Reports to the host.", "HostReports"),
    Operation("GET", "/host/door", hosting.doors,
        "Valid codes, and browsers that have access.", "HostDoor"),
    Operation("GET", "/host/log", hosting.log, "What hosts have done.", "HostLog"),
    Operation("PUT", "/host/settings", hosting.settle,
        "Change settings while the server runs.", "HostOverview", body="HostSettings"),
    Operation("POST", "/host/link", hosting.renew_link,
        "A new link; whoever used the old one loses access.",
        "HostSecret", status=201),
    Operation("POST", "/host/codes", hosting.make_code,
        "A code that admits people.", "HostSecret", body="HostInvite", status=201),
    Operation("POST", "/host/do", hosting.do,
        "A host's action on a table, a person, a report, a code or a pass.",
        body="HostDo", status=204),
    Operation("POST", "/matches", matches.open_match,
        "Open a match: tables that play the same deals.",
        "MatchSeated", body="MatchWish", status=201),
    Operation("GET", "/matches/{match}", matches.match,
        "A match, as far as the caller may know it: with a seat's token, the deals that were "
        "played there.", "MatchTold", token=True),
    Operation("POST", "/matches/{match}/go-without", matches.go_without,
        "Close tables that keep others waiting and where nobody plays.",
        token=True, status=204),
    Operation("POST", "/review", replays.review_upload,
        "The coach's review of an uploaded log, as far as it is ready.",
        "Reviewed", body="text", query=(SEAT, HERE)),
    Operation("POST", "/replay", replays.replay_upload,
        "Replay an uploaded log.", "Replayed", body="text", query=(SEAT,)),
)
# fmt: on


def document() -> dict[str, Any]:
    """The OpenAPI description of the API."""
    _, components = msgspec.json.schema_components(
        TYPES, ref_template="#/components/schemas/{name}"
    )
    paths: dict[str, Any] = {}
    for each in OPERATIONS:
        paths.setdefault(each.address, {})[each.method.lower()] = each.described()
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tepui",
            "version": __version__,
            "description": "Tables over HTTP. Play itself goes over a WebSocket at "
            f"{PREFIX}/tables/{{table}}/play: the client's first message is Hello, its messages "
            f"are In, the server's are Out (see {PREFIX}/messages.json).",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


async def _openapi(request: Request) -> Response:
    return answer(document())


async def _messages(request: Request) -> Response:
    return answer(json_schema())


ROUTES = [
    *(each.route for each in OPERATIONS),
    Route(f"{PREFIX}/openapi.json", _openapi),
    Route(f"{PREFIX}/messages.json", _messages),
]
