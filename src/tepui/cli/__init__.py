"""The command `tepui`. Each command loads what it needs when it runs, so that help is quick."""

from __future__ import annotations

import sys

import click

from tepui.cli.app import app
from tepui.engine.errors import TepuiError

USAGE = 2
INTERRUPTED = 130


def main() -> None:
    """Run the command. What was wrong goes to stderr, in a sentence, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    from tepui.cli.language import current

    try:
        app.main(standalone_mode=False, prog_name="tepui")
    except TepuiError as wrong:
        click.echo(f"tepui: {wrong.text(current())}", err=True)
        sys.exit(USAGE)
    except click.ClickException as wrong:
        wrong.show()
        sys.exit(USAGE)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has left: that is no error
        sys.exit(0)
