"""What lies in the box of Amazones, and the record of a position. [AZ1-AZ2]"""

from __future__ import annotations

from tepui.engine.rules.record import record

# [AZ1] A card is colour * KINDS + kind; kinds run from the highest value to the lowest.
COLOURS = ("sun", "moon", "arrow", "leaf", "shell")
VALUES = (10, 5, 2, 1, -1, -2)
COPIES = (1, 3, 3, 2, 1, 1)
KINDS = len(VALUES)
CARDS = len(COLOURS) * KINDS
SERIES = sum(COPIES)  # cards of one colour
MOST_SEATS = len(COLOURS)

# [AZ2] Men are put together from three parts, one stack of tiles each.
PARTS = ("head", "torso", "legs")
N_PARTS = len(PARTS)
TILES = (4, 3, 2, 1, -1, -2, -3, -4)  # never 0, so 0 means no tile
TILE_COPIES = (2, 2, 2, 2, 1, 1, 1, 1)
STACK = sum(TILE_COPIES)

MOST_UNFINISHED = 2  # [AZ8]
# One seat can finish at most 11 men (the twelfth would need three empty stacks, and the second
# empty one ends the game) and have two more begun.
MOST_MEN = STACK - 1 + MOST_UNFINISHED
STACKS_TO_END = 2  # [AZ12]
MOST_TILES = 2  # [AZ7] for the first ranked
BEAUTY, COURT, SHAME = 5, 5, -5  # [AZ13]

NOBODY = -1
NO_COLOUR = -1
NO_CARD = -1
UNKNOWN = -2  # a face-down card somebody else laid
NO_MAN = -1

# What is awaited.
UNCOVER, LOT, BID, SECOND, PICK, END = range(6)
PHASES = ("uncover", "lot", "bid", "second", "pick", "end")
ONWARD = 6  # inside one move only: what comes next is still to be found

# How it ended (Game.endings, from 1).
BY_TAKING, BY_DISCARD = 1, 2

RECORD = record(
    [
        ("seats", "i1"),
        ("passers", "i1"),  # option: 1 if passers count as zero in the exchange
        ("tracking", "i1"),  # option: 1 if people are shown all hands
        ("phase", "i1"),
        ("joust", "i1"),  # the number of this joust, from 1
        ("starter", "i1"),  # who bids first in this joust
        ("turn", "i1"),  # who bids or picks
        ("lowest", "i1"),  # kind of the last card of the bid being laid
        ("picks", "i1"),  # tiles taken in this joust
        ("part", "i1"),  # whose stack uncovers a tile
        ("ending", "i1"),
        ("top", "i1", (N_PARTS,)),  # value of the tile that is seen, or 0
        ("under", "i1", (N_PARTS,)),  # how many tiles lie below it
        ("left", "i1", (N_PARTS, len(TILES))),  # which ones these are
        ("hand", "i1", (MOST_SEATS, CARDS)),  # see `hide`
        ("colour", "i1", (MOST_SEATS,)),  # of the cards laid open
        ("laid", "i1", (MOST_SEATS, KINDS)),  # open cards, by kind
        ("face_down", "i1", (MOST_SEATS,)),  # the card, until the reveal; see `hide`
        ("total", "i1", (MOST_SEATS,)),  # after the reveal
        ("rank", "i1", (MOST_SEATS,)),  # after the reveal: from 1, or 0 for who is out
        ("giver", "i1", (MOST_SEATS,)),  # after the reveal: whose cards this seat will take
        ("men", "i1", (MOST_SEATS,)),  # how many men were begun
        ("man", "i1", (MOST_SEATS, MOST_MEN, N_PARTS)),  # tile values, 0 for a missing part
        ("unfinished", "i1", (MOST_SEATS, MOST_UNFINISHED)),  # numbers of men, ascending
    ]
)

# Moves. First bid: lay a card, done. Second bid: add a card face down, take a card back, stay.
# Then: take the tile of a part for a man of a seat (men are numbered from 0; the next is new).
LAY = 0
DONE = LAY + CARDS
ADD = DONE + 1
BACK = ADD + CARDS
STAY = BACK + KINDS
TAKE = STAY + 1
MOVES = TAKE + N_PARTS * MOST_SEATS * MOST_MEN
SOURCES = 1 + N_PARTS  # of chance: the lot, and each stack
OUTCOMES = len(TILES)  # a tile uncovered, or the seat that starts
