"""All commands, under the headings of docs/command.md: what is typed, and what does it.

Its options stand beside it; the module is loaded when the command is run or its help is shown.
"""

import click

from tepui import __version__
from tepui.cli.command import Option, Program

app = Program(
    {
        "play": {
            "games": "games:games",
            "play": "play:play",
            "learn": "learn:learn",
            "daily": "daily:daily",
            "puzzle": "puzzle:puzzle",
        },
        "saved": {
            "hint": "hint:hint",
            "review": "review:review",
            "replay": "replay:replay",
            "verify": "replay:verify",
        },
        "network": {
            "serve": "serve:serve",
            "host": {
                "close": "host_tables:close",
                "mute": "host_tables:mute",
                "forget": "host_tables:forget",
                "broken": "host_tables:broken",
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
                "ratings": "host_tables:ratings",
                "backup": "backup:back_up",
                "restore": "backup:restore",
                "doctor": "doctor:doctor",
                "admin": "host_access:admin",
                "door": "host_access:door",
                "invite": "host_access:invite",
                "settings": "host_access:host_settings",
                "announce": "host_access:host_announce",
                "log": "host_access:log",
            },
        },
        "bulk": {
            "arena": "arena:arena",
            "simulate": "simulate:simulate",
            "report": "report:report",
            "lab": {
                "puzzles": "puzzle:find_puzzles",
            },
            "train": "train:train",
            "evaluate": "evaluate:evaluate",
            "exploit": "exploit:exploit",
            "data": "data:data",
        },
        "box": {
            "print": "print_pages:print_pages",
            "board": {
                "check": "board:check",
                "draw": "board:draw",
            },
            "golden": "golden:golden",
            "build": "build:build",
        },
    }
)
click.version_option(__version__, message="tepui %(version)s", cls=Option)(app)
