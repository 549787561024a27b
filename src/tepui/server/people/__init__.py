"""People beyond one table: how they are told that it is their turn."""
