"""Where tables are kept: the contract of a store, and the two databases that fulfil it."""
