"""The command `tepui`. Each command loads what it needs when it runs, so that help is fast."""

import atexit
import os
import sys
import time
from contextlib import suppress
from typing import Any, NoReturn

INTERRUPTED = 130


def main() -> None:
    """Run the command. What was wrong goes to stderr, in a sentence, with exit code 2."""
    begun = time.monotonic()
    sys.unraisablehook = _raised_in_vain
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:  # from here on, an interruption is not an error
        import click

        from tepui.cli.language import SIGNS

        with SIGNS.shown(begun):
            from tepui.cli.app import app
            from tepui.cli.output import tell_left_out

            try:
                app.main(standalone_mode=False, prog_name="tepui")
            finally:
                tell_left_out()
        return
    except KeyboardInterrupt:
        pass
    except click.Abort:
        pass
    except click.ClickException as wrong:
        wrong.show()
        sys.exit(wrong.exit_code)
    _interrupted()  # by now, what was at work has been let go of


def _raised_in_vain(lost: Any) -> None:
    """End also where Ctrl-C came to a callback of a library, as of the compiler: it would go on."""
    if issubclass(lost.exc_type, KeyboardInterrupt):
        _interrupted()
    sys.__unraisablehook__(lost)


def _interrupted() -> NoReturn:
    with suppress(OSError):
        sys.stdout.flush()
    atexit._run_exitfuncs()
    os._exit(INTERRUPTED)  # a thread in compiled code would be waited for
