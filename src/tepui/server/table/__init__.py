"""A table: its events, what they have made of it, and the live table that people look at."""
