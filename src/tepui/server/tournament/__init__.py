"""Tournaments: league, Swiss and duplicate Swiss; pairing, rounds, standings."""
