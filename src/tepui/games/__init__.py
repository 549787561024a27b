"""The games: one folder each, found by the registry. They do not know each other."""
