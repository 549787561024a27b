"""What is said to people of a game: something that happened, or why a move is not allowed."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something that happened, for a log in words and for animation: a key of the game's words.

    The arguments `seat` and `other` are seats; other strings are the game's own ids.
    """

    key: str
    args: dict[str, str | int]


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the id of the rule that forbids it, and a sentence."""

    rule: str
    key: str
    args: dict[str, str | int]
