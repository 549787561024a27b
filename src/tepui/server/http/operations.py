"""The table of operations: the API's routes and its OpenAPI description are made from it."""

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
        "All that a game says, in one language: a file of Project Fluent.", text="text/plain"),
    Operation("GET", "/games/{game}/rules/{language}", rest.game_rules,
        "The rules of a game, in one language.", text="text/markdown"),
    Operation("POST", "/games/{game}/scenery", rest.scenery,
        "What lies under the pieces of a game's table, as SVG.",
        body="Options", text="image/svg+xml"),
    Operation("GET", "/games/{game}/about", about.about,
        "How a game plays, and its bots' strength.", "GameAbout"),
    Operation("GET", "/games/{game}/lessons/{lesson}", lessons.lesson,
        "A lesson of a game, to be played by the client.", "LessonTold"),
    Operation("POST", "/games/{game}/lessons/{lesson}", lessons.look,
        "Look ahead in a lesson: the table after some moves, or why not.",
        "Previewed | Wrong", body="LessonLook"),
    Operation("GET", "/games/{game}/puzzles/{number:few}", puzzles.puzzle,
        "A puzzle of a game.", "PuzzleTold"),
    Operation("POST", "/games/{game}/puzzles/{number:few}", puzzles.look,
        "Look ahead in a puzzle: the table after some moves, or why not.",
        "Previewed | Wrong", body="LessonLook"),
    Operation("POST", "/games/{game}/puzzles/{number:few}/answer", puzzles.answer_it,
        "Answer a puzzle; with a session or the browser's secret, the first answer counts.",
        "PuzzleGraded", body="PuzzleAnswer", token=True),
    Operation("GET", "/games/{game}/companion/{seats:int}", companion.companion,
        "What helps at a real table of so many, and what its score pad takes.", "Companion"),
    Operation("POST", "/games/{game}/pad", companion.count,
        "The score of a real table, from what lies before each seat; nothing is kept.",
        "PadScored", body="PadEntered"),
    Operation("GET", "/games/{game}/print/{what}/{language}", companion.pages,
        "Pages of a game to print: rules, scores, pieces or map.",
        query=(PAPER,), text="application/pdf"),
    Operation("GET", "/where", rest.where,
        "Whether others can reach this server, and how.", "Where"),
    Operation("GET", "/tables", rest.lobby,
        "The lobby: open tables that anyone may join.", "Lobby"),
    Operation("POST", "/tables", rest.open_table,
        "Open a table.", "Seated", body="Wish", status=201),
    Operation("GET", "/tables/{table}", rest.look, "What is known of a table.", "Look", token=True),
    Operation("POST", "/tables/{table}/join", rest.join,
        "Sit down.", "Seated", body="Join", status=201),
    Operation("POST", "/tables/{table}/same-deal", rest.same_deal,
        "Play the deal of a finished game once more, in your seat, among bots.",
        "Seated", token=True, status=201),
    Operation("GET", "/tables/{table}/log", rest.log,
        "The log: whole when the game is over, else as its asker may see it.",
        text="text/plain", token=True),
    Operation("GET", "/tables/{table}/story", rest.story,
        "All that happened, as its asker saw it.", "Story", token=True),
    Operation("GET", "/tables/{table}/sheet", rest.sheet,
        "The score so far, line by line, as its asker may know it.", "Sheet", token=True),
    Operation("GET", "/tables/{table}/text", rest.text,
        "The table in plain lines, as its asker may see it.", text="text/plain", token=True),
    Operation("GET", "/tables/{table}/replay", replays.replay,
        "A finished game, from a seat's view; of `mine`, as one's own review numbers it.",
        "Replayed", query=(WHOSE,), token=True),
    Operation("GET", "/tables/{table}/review", replays.review,
        "The coach's review of a finished game, as far as it is made: ask again until it is "
        "done. Everything is laid open; of `mine`, only what its seat saw. Whoever offers to make "
        "it (`here`) may be given what that takes in its place.",
        "Reviewed", query=(WHOSE, HERE), token=True),
    Operation("PUT", "/tables/{table}/review", replays.found,
        "What the coach in my own browser found about my choices, for my list of games.",
        body="OwnFindings", token=True, status=204),
    Operation("GET", "/tables/{table}/known", browser_python.known,
        "The position as its asker's seat may know it, where hints may be had: for those that "
        "the asker's browser finds itself.", "Known", token=True),
    Operation("GET", "/daily", daily.today,
        "Today's deals; with a session or the browser's secret, what is done.",
        "Daily", token=True),
    Operation("POST", "/daily/{game}", daily.begin,
        "Begin a try at a day's deal, or go on with it; or practise.",
        "Seated", body="DailyWish", token=True, status=201),
    Operation("GET", "/daily/{game}/{day}", daily.board,
        "A day's deal: its results, for those who may know them.",
        "Board", query=(SEAT_AT,), token=True),
    Operation("GET", "/people", people.ways, "How people can be known again here.", "Ways"),
    Operation("POST", "/people", people.keep,
        "Be known again: an identity, with a recovery code and a session.",
        "Kept", body="Keep", status=201),
    Operation("POST", "/people/passkey", people.passkey_options,
        "What a browser needs to make a passkey, or to sign in with one.",
        "PasskeyOptions", body="PasskeyWish", token=True),
    Operation("POST", "/people/sign-in", people.sign_in,
        "Sign in with a recovery code, a link from another device, or a passkey.",
        "Kept", body="SignIn", status=201),
    Operation("GET", "/me", people.me, "What is kept of whoever has signed in.", "Me", token=True),
    Operation("PUT", "/me", people.call,
        "Take a name and a sign.", "Me", body="Called", token=True),
    Operation("DELETE", "/me", people.delete, "Delete everything.", token=True, status=204),
    Operation("POST", "/me/code", people.code,
        "A new recovery code; the one before is void.", "Code", token=True),
    Operation("POST", "/me/link", people.link,
        "A secret that signs another device in, once.", "Link", token=True),
    Operation("POST", "/me/seats", people.seats,
        "Seats of this browser become mine on every device.",
        "OwnSeats", body="HeldSeats", token=True),
    Operation("GET", "/me/tables", people.tables,
        "My tables, those first that wait for me.", "MyTables", token=True),
    Operation("DELETE", "/me/warning", people.heed,
        "What the host had to say was read.", token=True, status=204),
    Operation("GET", "/me/export", export.export,
        "Everything, as one file: a ZIP.", text="application/zip", token=True),
    Operation("POST", "/me/passkeys", people.add_passkey,
        "One more passkey.", "Me", body="NewPasskey", token=True),
    Operation("DELETE", "/me/passkeys/{id}", people.end_passkey,
        "Forget a passkey.", token=True, status=204),
    Operation("PUT", "/me/passkeys/{id}", people.name_passkey,
        "Call a passkey otherwise.", "Me", body="Naming", token=True),
    Operation("GET", "/me/ratings", people.ratings,
        "My ratings, game by game, with their curves.", "MyRatings", token=True),
    Operation("GET", "/me/played", people.my_played,
        "My finished games, the newest first.", "Played", token=True),
    Operation("POST", "/played", people.played,
        "The finished games at these seats, each proved by its token.", "Played", body="HeldSeats"),
    Operation("GET", "/ratings/{game}", people.rating_board,
        "The best of a game, and where its bots stand.", "RatingBoard"),
    Operation("GET", "/players/{name}", people.player,
        "Somebody who is on the board of a game, and their ratings.", "Player"),
    Operation("GET", "/tables/{table}/people", people.sitters,
        "Signs and ratings of those who sit at a table.", "Sitters", token=True),
    Operation("DELETE", "/me/sessions", people.end_others,
        "Sign out everywhere but here, and forget all passkeys but this browser's.",
        token=True, status=204),
    Operation("DELETE", "/me/sessions/{id}", people.end_session,
        "Sign a browser out; with `key=forget` its passkey is forgotten, too.",
        query=(KEY,), token=True, status=204),
    Operation("PUT", "/me/sessions/{id}", people.name_device,
        "Call a browser otherwise.", "Me", body="Naming", token=True),
    Operation("GET", "/me/friends", friends.friends,
        "With whom I have played, the last first.", "Friends", token=True),
    Operation("POST", "/me/invitations", friends.invite,
        "Play again: open a table of the same game; whoever sat there is told.",
        "Seated", body="Invite", token=True, status=201),
    Operation("POST", "/me/invitations/{table}", friends.accept,
        "Sit down where I am invited.", "Seated", body="Coming", token=True, status=201),
    Operation("DELETE", "/me/invitations/{table}", friends.decline,
        "I will not come; whoever waits is told.", token=True, status=204),
    Operation("POST", "/me/mutes", friends.mute,
        "Read somebody no more, at any table; or again.", body="Hush", token=True, status=204),
    Operation("DELETE", "/me/mutes/{id}", friends.unmute,
        "Read somebody again.", token=True, status=204),
    Operation("POST", "/tables/{table}/report", friends.report,
        "Tell the host about somebody at a table.", body="ReportWish", token=True, status=204),
    Operation("GET", "/notices", notices.notices,
        "How people can be told that it is their turn.", "NoticeWays"),
    Operation("PUT", "/tables/{table}/notice", notices.set_notice,
        "Tell me when it is my turn.", body="NoticeWish", token=True, status=204),
    Operation("DELETE", "/tables/{table}/notice", notices.drop_notice,
        "Tell me no more.", token=True, status=204),
    Operation("GET", "/me/notice", notices.my_ways,
        "How I am told, wherever I am waited for.", "MyNotices", token=True),
    Operation("PUT", "/me/notice", notices.set_way,
        "Tell me of my turns by correspondence, of rounds and invitations.",
        body="NoticeWish", token=True, status=204),
    Operation("DELETE", "/me/notice", notices.drop_ways,
        "Tell me no more.", token=True, status=204),
    Operation("DELETE", "/me/notice/{id}", notices.drop_ways,
        "Tell me no more in this way.", token=True, status=204),
    Operation("POST", "/me/notice/{id}", notices.test_way,
        "Send a test notice in this way; the answer says whether it arrived.",
        token=True, status=204),
    Operation("POST", "/seek", seeking.seek,
        "Find me a game: one is seated when enough have come.",
        "Sought", body="Seek", token=True, status=201),
    Operation("GET", "/seek", seeking.look,
        "How a wish stands; the answer waits for news for a while.", "Sought", token=True),
    Operation("DELETE", "/seek", seeking.stop, "Seek no more.", "Sought", token=True),
    Operation("GET", "/me/tournaments", tournaments.mine,
        "Tournaments that I organise or take part in.", "MyTournaments", token=True),
    Operation("POST", "/me/tournaments", tournaments.keep,
        "Tournaments of this browser become mine on every device.",
        "OwnTournaments", body="HeldTournaments", token=True),
    Operation("GET", "/tournaments", tournaments.listed,
        "The tournaments that everybody is shown: to come, running, past.", "Tournaments"),
    Operation("POST", "/tournaments", tournaments.open_tournament,
        "Open a tournament: a league, a Swiss or a duplicate Swiss.",
        "TournamentOpened", body="TournamentWish", token=True, status=201),
    Operation("GET", "/tournaments/{tournament}", tournaments.tournament,
        "A tournament: its field, rounds and standings. Of tables that play one deal nothing is "
        "told before all of them are over.", "TournamentTold", token=True),
    Operation("POST", "/tournaments/{tournament}/enter", tournaments.enter,
        "Take part, with the secret of the link. The token proves every seat of yours.",
        "TournamentEntered", body="TournamentEntry", token=True, status=201),
    Operation("POST", "/tournaments/{tournament}/do", tournaments.do,
        "What the organiser does, or whoever takes part.",
        "TournamentTold", body="TournamentDo", token=True),
    Operation("GET", "/tournaments/{tournament}/standings.csv", tournaments.standings,
        "The standings, with what each round gave, as CSV.", text="text/csv"),
    Operation("PUT", "/tournaments/{tournament}/notice", tournaments.set_notice,
        "Be told by mail or webhook: at live tables when a round begins, at others of one's "
        "turn.", body="NoticeWish", token=True, status=204),
    Operation("DELETE", "/tournaments/{tournament}/notice", tournaments.drop_notice,
        "Be told no more.", token=True, status=204),
    Operation("GET", "/door", hosting.door,
        "Who may come in, and whether whoever asks is inside.", "DoorTold"),
    Operation("POST", "/door", hosting.enter,
        "Come in: by the link, by a code, or as a member who has signed in. A cookie is the pass.",
        body="DoorWish", token=True, status=204),
    Operation("POST", "/host/session", hosting.come,
        "Begin a host's session, by the code of the link that `tepui host admin` prints.",
        body="HostCode", status=204),
    Operation("DELETE", "/host/session", hosting.go, "End the host's session.", status=204),
    Operation("GET", "/host", hosting.overview,
        "How the server is, and its settings.", "HostOverview"),
    Operation("GET", "/host/figures", hosting.figures,
        "Load and errors over time.", "HostFigures", query=(HOURS,)),
    Operation("GET", "/host/tables", hosting.tables,
        "Tables, as anybody at them knows them.", "HostTables", query=(STATUS, AFTER)),
    Operation("GET", "/host/people", hosting.people,
        "People who are known, by name.", "HostPeople", query=(NAME,)),
    Operation("GET", "/host/reports", hosting.reports,
        "What people have told the host about each other.", "HostReports"),
    Operation("GET", "/host/door", hosting.doors,
        "Codes that are good, and browsers that were let in.", "HostDoor"),
    Operation("GET", "/host/log", hosting.log, "What hosts have done.", "HostLog"),
    Operation("PUT", "/host/settings", hosting.settle,
        "Change settings while the server runs.", "HostOverview", body="HostSettings"),
    Operation("POST", "/host/link", hosting.renew_link,
        "A new link; those who came by the one before are outside again.",
        "HostSecret", status=201),
    Operation("POST", "/host/codes", hosting.make_code,
        "A code that lets people in.", "HostSecret", body="HostInvite", status=201),
    Operation("POST", "/host/do", hosting.do,
        "Something a host does about a table, a person, a report, a code or a pass.",
        body="HostDo", status=204),
    Operation("POST", "/matches", matches.open_match,
        "Open a match: tables that play the same deals.",
        "MatchSeated", body="MatchWish", status=201),
    Operation("GET", "/matches/{match}", matches.match,
        "A match, as far as its asker may know it: with the token of a seat, those deals that "
        "were played there.", "MatchTold", token=True),
    Operation("POST", "/matches/{match}/go-without", matches.go_without,
        "Close the tables that keep others waiting, and where nobody plays.",
        token=True, status=204),
    Operation("POST", "/review", replays.review_upload,
        "The coach's review of an uploaded log, as far as it is made.",
        "Reviewed", body="text", query=(SEAT, HERE)),
    Operation("POST", "/replay", replays.replay_upload,
        "Play an uploaded log through.", "Replayed", body="text", query=(SEAT,)),
)
# fmt: on


def document() -> dict[str, Any]:
    """The OpenAPI page."""
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
