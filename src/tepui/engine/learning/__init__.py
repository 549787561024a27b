"""Positions as numbers, neural nets, and games that a program steps through."""
