"""How the API of people is described in OpenAPI."""

from __future__ import annotations

from tepui.server.http.operation import operation
from tepui.server.people import messages as pm

TYPES = (
    pm.Keep, pm.SignIn, pm.Kept, pm.Code, pm.Link, pm.Called, pm.Me, pm.HeldSeats, pm.OwnSeats,
    pm.MyTables, pm.Ways, pm.PasskeyWish, pm.PasskeyOptions, pm.NewPasskey,
    pm.Friends, pm.Invite, pm.Coming, pm.At, pm.Hush, pm.ReportWish,
    pm.MyNotices, pm.MyRatings, pm.RatingBoard, pm.Seek, pm.Sought, pm.Sitters,
)  # fmt: skip

_ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
_TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}

PATHS = {
    "/api/people": {
        "get": operation("How people can be known again here.", "Ways"),
        "post": operation(
            "Be known again: an identity, with a recovery code and a session.", "Kept", "Keep",
            status=201,
        ),
    },
    "/api/people/passkey": {
        "post": operation(
            "What a browser needs to make a passkey, or to sign in with one.", "PasskeyOptions",
            "PasskeyWish", token=True,
        )
    },
    "/api/people/sign-in": {
        "post": operation(
            "Sign in with a recovery code, a link from another device, or a passkey.", "Kept",
            "SignIn", status=201,
        )
    },
    "/api/me": {
        "get": operation("What is kept of whoever has signed in.", "Me", token=True),
        "put": operation("Take a name and a sign.", "Me", "Called", token=True),
        "delete": operation("Delete everything.", None, token=True, status=204),
    },
    "/api/me/code": {
        "post": operation("A new recovery code; the one before is void.", "Code", token=True)
    },
    "/api/me/link": {
        "post": operation("A secret that signs another device in, once.", "Link", token=True)
    },
    "/api/me/seats": {
        "post": operation(
            "Seats of this browser become mine on every device.", "OwnSeats", "HeldSeats",
            token=True,
        )
    },
    "/api/me/tables": {
        "get": operation("My tables, those first that wait for me.", "MyTables", token=True)
    },
    "/api/me/warning": {
        "delete": operation("What the host had to say was read.", None, token=True, status=204)
    },
    "/api/me/friends": {
        "get": operation("With whom I have played, the last first.", "Friends", token=True)
    },
    "/api/me/invitations": {
        "post": operation(
            "Play again: open a table of the same game; whoever sat there is told.", "Seated",
            "Invite", token=True, status=201,
        )
    },
    "/api/me/invitations/{table}": {
        "post": operation(
            "Sit down where I am invited.", "Seated", "Coming", _TABLE, token=True, status=201
        ),
        "delete": operation(
            "I will not come; whoever waits is told.", None, None, _TABLE, token=True, status=204
        ),
    },
    "/api/me/mutes": {
        "post": operation(
            "Read somebody no more, at any table; or again.", None, "Hush", token=True, status=204
        )
    },
    "/api/me/mutes/{id}": {
        "delete": operation("Read somebody again.", None, None, _ID, token=True, status=204)
    },
    "/api/tables/{table}/report": {
        "post": operation(
            "Tell the host about somebody at a table.", None, "ReportWish", _TABLE, token=True,
            status=204,
        )
    },
    "/api/me/notice": {
        "get": operation("How I am told, wherever I am waited for.", "MyNotices", token=True),
        "put": operation(
            "Tell me of my turns by correspondence, of rounds and invitations.", None,
            "NoticeWish", token=True, status=204,
        ),
        "delete": operation("Tell me no more.", None, token=True, status=204),
    },
    "/api/me/notice/{id}": {
        "delete": operation("Tell me no more in this way.", None, None, _ID, token=True, status=204)
    },
    "/api/me/export": {
        "get": operation(
            "Everything, as one file: a ZIP.", None, text="application/zip", token=True
        )
    },
    "/api/me/passkeys": {
        "post": operation("One more passkey.", "Me", "NewPasskey", token=True)
    },
    "/api/me/passkeys/{id}": {
        "delete": operation("Forget a passkey.", None, None, _ID, token=True, status=204)
    },
    "/api/seek": {
        "post": operation(
            "Find me a game: one is seated when enough have come.", "Sought", "Seek", token=True,
            status=201,
        ),
        "get": operation(
            "How a wish stands; the answer waits for news for a while.", "Sought", token=True
        ),
        "delete": operation("Seek no more.", "Sought", token=True),
    },
    "/api/me/ratings": {
        "get": operation("My ratings, game by game, with their curves.", "MyRatings", token=True)
    },
    "/api/tables/{table}/people": {
        "get": operation(
            "Signs and ratings of those who sit at a table.", "Sitters", None, _TABLE, token=True,
        )
    },
    "/api/ratings/{game}": {
        "get": operation(
            "The best of a game, and where its bots stand.", "RatingBoard", None,
            {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}},
        )
    },
    "/api/me/sessions/{id}": {
        "delete": operation("Sign a browser out.", None, None, _ID, token=True, status=204)
    },
}  # fmt: skip
