"""Ratings: how strong people are at each game, measured against bots that never move."""
