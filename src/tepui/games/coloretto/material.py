"""What lies in the box of Coloretto Amazonas, and the record of a position. [CA1-CA3]"""

from __future__ import annotations

from tepui.engine.rules.record import record

COLOURS = ("blue", "violet", "brown", "green")  # [CA1] also the order of the columns
CAPACITY = (5, 4, 3, 6)  # [CA1] species of a colour = capacity of its column
BONUS = (5, 4, 3, 6)  # [CA2]
POINTS = (0, 1, 3, 6, 10, 15, 21)  # [CA3] for 0 to 6 cards of one colour

ANIMALS = (
    "dolphin", "ray", "seahorse", "crab", "jellyfish",
    "toucan", "hummingbird", "heron", "owl",
    "chameleon", "toad", "snake",
    "anteater", "frog", "rhinoceros", "rabbit", "sloth", "armadillo",
)  # fmt: skip
SPECIES = len(ANIMALS)
COLOUR_OF = (0,) * 5 + (1,) * 4 + (2,) * 3 + (3,) * 6
FIRST = (0, 5, 9, 12, 18)  # species FIRST[c] to FIRST[c + 1] - 1 have colour c

COPIES = 5  # [CA1]
CARDS = SPECIES * COPIES
HAND = 3  # [CA4]
MOST_SEATS = 4
PILES_TO_END = (0, 0, 3, 3, 2)  # [CA12] by number of seats

NOBODY = -1
NO_CARD = -1

# What is awaited.
DEAL, LOT, TURN, ANSWER, DRAW, END = range(6)
PHASES = ("deal", "lot", "turn", "answer", "draw", "end")

# How it ended (Game.endings, from 1).
BY_PILES, BY_DECK = 1, 2

RECORD = record(
    [
        ("seats", "i1"),
        ("phase", "i1"),
        ("turn", "i1"),  # whose turn; while dealing, who is dealt to
        ("receiver", "i1"),  # who answers a gift
        ("gift", "i1"),  # the species given
        ("protected", "i1"),  # [CA11] who holds the protection card
        ("ending", "i1"),
        ("deck_size", "i1"),
        ("deck", "i1", (SPECIES,)),  # cards nobody has seen, by species; see `hide`
        ("hand_size", "i1", (MOST_SEATS,)),
        ("hand", "i1", (MOST_SEATS, SPECIES)),
        ("column", "i1", (MOST_SEATS, SPECIES)),  # 1 where the species lies
        ("height", "i1", (MOST_SEATS, len(COLOURS))),  # cards in each column
        ("piles", "i1", (MOST_SEATS, len(COLOURS))),
        ("bonus", "i1", (len(COLOURS),)),  # who took it
    ]
)

# Moves: play a species; give it to a seat; accept; refuse and discard a species.
PLAY = 0
GIVE = PLAY + SPECIES
ACCEPT = GIVE + MOST_SEATS * SPECIES
REFUSE = ACCEPT + 1
MOVES = REFUSE + SPECIES
OUTCOMES = SPECIES  # a card drawn, or the seat that starts
