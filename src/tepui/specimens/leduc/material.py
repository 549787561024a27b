"""The cards of Leduc hold'em, and the record of a position."""

from tepui.engine.rules.record import record

RANKS = 3  # jack, queen, king
COPIES = 2
SEATS = 2
ANTE = 1
RAISE = (2, 4)  # by round
MOST_RAISES = 2
NO_CARD = -1

DEAL, BET, TABLE, END = range(4)
BY_FOLD, BY_SHOWDOWN = 1, 2

RECORD = record(
    [
        ("phase", "i1"),
        ("turn", "i1"),  # who bets; while dealing, who is dealt to
        ("lap", "i1"),  # the round of betting, 0 or 1
        ("raises", "i1"),
        ("checked", "i1"),  # whether a call ends the round
        ("ending", "i1"),
        ("folded", "i1"),  # the seat that folded, or -1
        ("community", "i1"),
        ("deck", "i1", (RANKS,)),  # cards nobody has seen; see `hide`
        ("card", "i1", (SEATS,)),
        ("paid", "i1", (SEATS,)),
    ]
)

FOLD, CALL, RAISING = range(3)
MOVES = 3
LONGEST = 8  # check, raise, raise, call; twice
OUTCOMES = RANKS
