"""What people are told about a game: something that happened, or why a move is not allowed."""

import re

import msgspec

Args = dict[str, str | int]  # of a message: see `Event`


class Event(msgspec.Struct, frozen=True):
    """Something that happened, for a log in words and for animation: a key of the game's words.

    The arguments `seat` and `other` are seats; other strings are the game's own ids.
    """

    key: str
    args: dict[str, str | int]


def _verb(name: str) -> str:
    """The verb of a class: `TakeBack` is `take-back`."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Verb(msgspec.Struct, frozen=True, tag_field="verb", tag=_verb):
    """A legal move as clients find it: a verb, which is the class's name, and its arguments.

    Arguments are seats, numbers and the game's own ids, never words in a language.
    """


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the id of the rule that forbids it, and a sentence."""

    rule: str
    key: str
    args: dict[str, str | int]


class Fact(msgspec.Struct, frozen=True):
    """Something a move does, checked on the position: what a game's `reasons` names.

    Its words go on from the move ("completes your blue column"), and it cites the rule it rests on.
    """

    key: str
    args: dict[str, str | int]
    rule: str
    good: bool = True  # for whoever makes the move
