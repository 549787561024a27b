"""Webhooks: a message to an address that somebody has given, in the format expected there.

Requests go only where pushes may go (`push.py`).
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tepui.server.people.push import post

Form = Literal["discord", "matrix", "json"]


def call(form: str, address: str, text: str, game: str, names: Sequence[str], link: str) -> None:
    """Announce that it is somebody's turn. Raises like a push."""
    said: dict[str, Any]
    if form == "discord":
        # A name such as @everyone must not notify anybody.
        said = {"content": text, "allowed_mentions": {"parse": []}}
    elif form == "matrix":  # the generic webhook of matrix-hookshot
        said = {"text": text, "username": "Tepui"}
    else:
        said = {"text": text, "game": game, "names": list(names), "link": link}
    post(address, msgspec.json.encode(said), {"Content-Type": "application/json"})
