"""What lies in the box of Piranha, and the record of a position. [PI1]"""

from __future__ import annotations

from tepui.engine.rules.record import record

MOST_SEATS = 4
NETS = 7  # [PI1] of each seat, worth 1 to 7; net n has the number n - 1 here
ROUNDS = NETS

# [PI1] what swims in the river: seven fish, two piranhas
CATCHES = ("tetra", "molly", "guppy", "pacu", "oscar", "arowana", "arapaima", "piranha")
POINTS = (1, 2, 3, 4, 5, 6, 7, -5)
COPIES = (1, 1, 1, 1, 1, 1, 1, 2)
KINDS = len(CATCHES)
PIRANHA = KINDS - 1

NOBODY = -1
NOTHING_UP = -1  # no catch has been turned up
NO_NET = -1  # none cast yet
FACE_DOWN = -2  # cast, but not to be seen

# What is awaited.
TURN_UP, CAST, END = range(3)
PHASES = ("turn-up", "cast", "end")

BY_NETS = 1  # how it ended (Game.endings, from 1)

RECORD = record(
    [
        ("seats", "i1"),
        ("phase", "i1"),
        ("round_number", "i1"),  # from 1; 0 before the first catch is turned up
        ("catch", "i1"),  # what is fished for
        ("river", "i1", (KINDS,)),  # what has not been turned up
        ("cast", "i1", (MOST_SEATS,)),  # the net of this round; secret
        ("shown", "i1", (MOST_SEATS,)),  # the net of the round before
        ("taken_by", "i1"),  # who took the catch of the round before
        ("used", "u1", (MOST_SEATS,)),  # nets that are gone, as bits
        ("caught", "i1", (MOST_SEATS, KINDS)),
    ]
)

# A move casts a net.
MOVES = NETS
OUTCOMES = KINDS  # a catch turned up
