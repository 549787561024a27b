"""The command `tepui`. Each command loads what it needs when it runs, so that help is fast."""

from __future__ import annotations

import sys

import click

from tepui.cli.app import app
from tepui.cli.output import tell_left_out

INTERRUPTED = 130


def main() -> None:
    """Run the command. What was wrong goes to stderr, in a sentence, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        try:
            app.main(standalone_mode=False, prog_name="tepui")
        finally:
            tell_left_out()
    except click.ClickException as wrong:
        wrong.show()
        sys.exit(wrong.exit_code)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()  # the reader has closed the pipe: not an error
        sys.exit(0)
