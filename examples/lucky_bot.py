"""A bot as a process of its own, in any language: here in plain Python, without Tepui.

    tepui arena coloretto --bots "process:python3 examples/lucky_bot.py" --bots random --games 20

It reads one JSON value a line and answers each question with one. `view` has the table as this seat
sees it, `legal` the moves, each a verb with arguments, `random` a number to draw chance from.
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "choose":
        rng = random.Random(question["random"])  # noqa: S311
        # keep cards rather than give them away
        moves = [m for m in question["legal"] if m["action"]["verb"] != "give"]
        choice = rng.choice(moves or question["legal"])
        print(json.dumps({"move": choice["move"]}), flush=True)
