"""Persistence: what a database guarantees, the two that provide it, and repositories by subject."""
