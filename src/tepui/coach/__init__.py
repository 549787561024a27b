"""The coach: how well somebody played, what a deal was worth, and what could have been done."""

COACH = 5  # what an older one has said of a game is not shown as this one's
