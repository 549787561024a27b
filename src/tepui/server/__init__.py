"""The server: tables over the network. It serves every game through the contract alone."""
