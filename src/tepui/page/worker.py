"""What one of the browser's other workers does: run a pickled job and return its result."""

import logging
import pickle
from collections.abc import Callable

from tepui.engine.text.errors import TepuiError
from tepui.server.errors import Refused

journal = logging.getLogger("tepui.server")


def do(data: bytes, post: Callable[[bytes], None]) -> None:
    """Do a job. `post` is called with each result, and whether it is the last."""
    try:
        work, grows = pickle.loads(data)  # noqa: S301  # from our own page
        if not grows:
            post(pickle.dumps((True, work(), None)))
            return
        for result in work():
            post(pickle.dumps((False, result, None)))
        post(pickle.dumps((True, None, None)))
    except TepuiError as wrong:
        post(pickle.dumps((True, None, wrong)))
    except Exception:  # noqa: BLE001  # the browser's console has it
        journal.exception("a thought failed")
        post(pickle.dumps((True, None, Refused("server-failed"))))
