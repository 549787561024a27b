"""The server: people at tables over the network. It serves every game through the contract alone.
"""
