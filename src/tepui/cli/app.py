"""All commands: what is typed, and the function that does it.

Its options stand beside it; the module is loaded when the command is run or its help is shown.
"""

import click

from tepui import __version__
from tepui.cli.command import Option, Program

app = Program(
    {
        "games": "games:games",
        "play": "play:play",
        "daily": "daily:daily",
        "learn": "learn:learn",
        "puzzle": "puzzle:puzzle",
        "lab": {
            "puzzles": "puzzle:find_puzzles",
        },
        "simulate": "simulate:simulate",
        "arena": "arena:arena",
        "evaluate": "evaluate:evaluate",
        "exploit": "exploit:exploit",
        "data": "data:data",
        "hint": "hint:hint",
        "review": "review:review",
        "report": "report:report",
        "train": "train:train",
        "replay": "replay:replay",
        "verify": "replay:verify",
        "golden": "golden:golden",
        "build": "build:build",
        "serve": "serve:serve",
        "print": "print_pages:print_pages",
        "board": {
            "check": "board:check",
            "draw": "board:draw",
        },
        "host": {
            "close": "host:close",
            "mute": "host:mute",
            "forget": "host:forget",
            "broken": "host:broken",
            "people": {
                "list": "people:list_people",
                "warn": "people:warn",
                "mute": "people:mute",
                "ban": "people:ban",
                "member": "people:member",
                "delete": "people:delete",
            },
            "tournaments": {
                "list": "tournaments:list_tournaments",
                "show": "tournaments:show",
                "name": "tournaments:name_entrant",
            },
            "reports": "people:reports",
            "ratings": "host:ratings",
            "backup": "backup:back_up",
            "restore": "backup:restore",
            "doctor": "doctor:doctor",
            "admin": "hosting:admin",
            "door": "hosting:door",
            "invite": "hosting:invite",
            "settings": "hosting:host_settings",
            "announce": "hosting:host_announce",
            "log": "hosting:log",
        },
    }
)
click.version_option(__version__, message="tepui %(version)s", cls=Option)(app)
