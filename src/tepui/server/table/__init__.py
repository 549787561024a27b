"""A table: its events, the state they make, and the live table that people look at."""
