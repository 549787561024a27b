"""Ratings: how strong people are at each game, measured against bots that stay where they are."""
