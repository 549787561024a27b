"""`python -m tepui.daily`: a day's par, in a separate process of low priority.

It reads `[terms, seed in hexadecimal, games, bot]`, a line of standard input, and writes the par as
JSON. Where standard input ends, so has the server that asked, and nobody waits for the par.
"""

import os
import sys
import threading

import msgspec

from tepui.daily.deal import Terms
from tepui.daily.par import par_of


def _end_with_server() -> None:
    while os.read(0, 1):  # not through `sys.stdin`, whose lock this would hold to the end
        pass
    os._exit(1)


if __name__ == "__main__":
    try:
        asked = msgspec.json.decode(sys.stdin.readline(), type=tuple[Terms, str, int, str])
        seed = bytes.fromhex(asked[1])
    except ValueError as wrong:
        sys.exit(f"Expected a line [terms, seed in hexadecimal, games, bot]: {wrong}")
    if hasattr(os, "nice"):
        os.nice(19)
    threading.Thread(target=_end_with_server, daemon=True).start()
    terms, _, games, bot = asked
    print(msgspec.json.encode(par_of(terms, seed, games, bot)).decode())
