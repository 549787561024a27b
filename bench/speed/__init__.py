"""How fast games, search and environments are, alone and beside others."""
