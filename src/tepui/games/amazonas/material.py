"""What lies in the box of Amazonas, and the record of a position. [AM1-AM4]

The board is not here: it is data (`board.json`, read by `board`), and `setup` packs it into the
record, so that a table may bring its own.
"""

from __future__ import annotations

from tepui.engine.rules.record import record
from tepui.games.amazonas.board import (
    MISSION_CARDS,
    MOST_SITES,
    MOST_VILLAGES,
    SPECIES,
)

N_SPECIES = len(SPECIES)
MOST_SEATS = 4
ROUNDS = 18
HUTS = 12  # [AM2] of each seat
NEUTRAL_HUTS = 6  # [AM16] of each seat
SILVER_IN_GOLD = 3  # [AM2]
PURSE = 3 * SILVER_IN_GOLD  # [AM5]
SET = 3  # [AM15] fewer tiles of a species score nothing
MISSION_POINTS = 3  # [AM15]
CHEAPEST, DEAREST = 2, 5  # [AM1] prices in gold
GUIDES = 4  # [AM2]

# [AM2] [AM14] bonus tokens by number of seats, in the order they are taken
TOKENS = (
    (0, 0, 0, 0), (0, 0, 0, 0), (4, 2, 0, 0), (4, 3, 2, 0), (5, 4, 3, 2),
)  # fmt: skip

# [AM3] the species of the income cards 1 to 5; card 0 bears all, card 6 is the Guide
CARDS = 7
CARD_NAMES = ("card-0", "card-1", "card-2", "card-3", "card-4", "card-5", "card-6")
ALL_CARD, GUIDE_CARD = 0, 6
ALL_CARDS = (1 << CARDS) - 1
ORCHID, FISH, BUTTERFLY, PARROT, REPTILE = range(N_SPECIES)
CARD_SPECIES = (-1, FISH, BUTTERFLY, PARROT, REPTILE, ORCHID, -1)

# [AM4] the events; there is one bonus card per species, from BONUS on
JAGUAR, CROCODILE, FIRE, THEFT, GUIDE_EVENT, BONUS = range(6)
EVENTS = (
    "jaguar", "crocodile", "fire", "theft", "guide",
    "bonus-orchid", "bonus-fish", "bonus-butterfly", "bonus-parrot", "bonus-reptile",
)  # fmt: skip
EVENT_COPIES = (2, 2, 3, 2, 4, 1, 1, 1, 1, 1)
N_EVENTS = len(EVENTS)

NOBODY = -1
NEUTRAL = MOST_SEATS  # the owner of a neutral hut
NO_EVENT = -1
NO_CARD = -1  # no card; no mission
FACE_DOWN = -2  # a card, a mission: chosen, but not to be seen

# What is awaited; TURN and PAY pass within a move and are never seen.
LOT, DEAL, KEEP, FIRST, EVENT, INCOME, REVEAL, OFFER, BUILDING, END, TURN, PAY = range(12)
PHASES = (
    "lot", "deal", "keep", "first", "event", "income", "reveal", "offer", "building", "end",
)  # fmt: skip

BY_ROUNDS = 1  # how it ended (Game.endings, from 1)

RECORD = record(
    [
        ("board", "i8"),  # the board's fingerprint: its names are found by it
        # The board, as `Board.pack` gives it; villages are bits of the masks.
        ("villages", "i1"),
        ("species", "i1", (MOST_VILLAGES,)),
        ("prices", "i1", (MOST_VILLAGES, MOST_SITES)),  # 0 where there is no site
        ("water", "u4", (MOST_VILLAGES,)),
        ("land", "u4", (MOST_VILLAGES,)),
        ("goals", "u4", (MISSION_CARDS,)),  # the villages of each mission
        ("ties", "i1", (MOST_SEATS, CARDS)),  # [AM3]
        # The table.
        ("seats", "i1"),
        ("plus", "i1"),  # [AM17] whether missions bring points
        ("phase", "i1"),
        ("first", "i1"),  # [AM5] the first seat
        ("turn", "i1"),  # whose turn; while missions are dealt, who is dealt to
        ("lap", "i1"),  # the round, 1 to 18; 0 before
        ("event", "i1"),
        ("events", "i1", (N_EVENTS,)),  # left in the deck, by kind
        ("guide", "i1"),  # [AM12] 1 while the event's Guide can be taken
        ("order", "i1", (MOST_SEATS,)),  # [AM9] the seats in order of play
        ("step", "i1"),  # who of them is at turn
        ("tokens", "i1"),  # [AM14] how many have been taken
        # The villages.
        ("built", "i1", (MOST_VILLAGES,)),  # sites taken
        ("site", "i1", (MOST_VILLAGES, MOST_SITES)),  # who took it
        ("priced", "u4", (DEAREST - CHEAPEST + 1,)),  # whose cheapest free site costs 2, 3 ...
        ("roomy", "u4"),  # with two free sites or more
        ("neutral", "u4"),  # with a neutral hut
        # The seats.
        ("dealt", "i1", (MOST_SEATS,)),  # how many missions
        ("held", "u1", (MOST_SEATS,)),  # which missions, as bits; secret
        ("mission", "i1", (MOST_SEATS,)),  # the mission kept; secret
        ("chosen", "i1", (MOST_SEATS,)),  # [AM7] the income card laid face down; secret
        ("card", "i1", (MOST_SEATS,)),  # the income card played last
        ("played", "u1", (MOST_SEATS,)),  # [AM8] the cards that are out, as bits
        ("value", "i1", (MOST_SEATS,)),  # [AM7] of the card played last
        ("money", "i2", (MOST_SEATS,)),  # in silver
        ("tiles", "i1", (MOST_SEATS, N_SPECIES)),  # research tiles, and Guides assigned
        ("guides", "i1", (MOST_SEATS, N_SPECIES)),  # Guides assigned
        ("token", "i1", (MOST_SEATS,)),  # the worth of its bonus token
        ("huts", "u4", (MOST_SEATS,)),  # where
        ("by_water", "u4", (MOST_SEATS,)),  # villages one waterway from a hut
        ("by_land", "u4", (MOST_SEATS,)),  # villages one path from a hut
        ("huts_left", "i1", (MOST_SEATS,)),
        ("neutral_left", "i1", (MOST_SEATS,)),
        ("placed", "i1"),  # [AM16] 1 when a neutral hut was placed in this turn
    ]
)

# Moves: keep a mission; lay an income card; take the coins, or the Guide for a species; build a
# hut; place a neutral hut; done.
KEEPING = 0
LAY = KEEPING + MISSION_CARDS
COINS = LAY + CARDS
GUIDE = COINS + 1
BUILD = GUIDE + N_SPECIES
PLACE = BUILD + MOST_VILLAGES
DONE = PLACE + MOST_VILLAGES
MOVES = DONE + 1
# Outcomes: the first seat, a mission dealt, an event; or the income cards revealed, one digit of
# base 7 a seat.
OUTCOMES = CARDS**MOST_SEATS
LISTED_OUTCOMES = N_EVENTS  # at one node; a revealing has one
