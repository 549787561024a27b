"""How strong bots are: games between them, and the figures that come of those."""
