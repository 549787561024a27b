"""Real people at real tables, over the network. Serves every game by the contract alone."""
