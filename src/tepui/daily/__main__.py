"""`python -m tepui.daily`: a day's par, in a separate process of low priority.

It reads `[terms, seed in hexadecimal, games, bot]` from standard input and writes the par as JSON.
"""

from __future__ import annotations

import os
import sys

import msgspec

from tepui.daily.deal import Terms
from tepui.daily.par import par_of

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    asked = msgspec.json.decode(sys.stdin.read(), type=tuple[Terms, str, int, str])
    terms, seed, games, bot = asked
    print(msgspec.json.encode(par_of(terms, bytes.fromhex(seed), games, bot)).decode())
