"""The coach: what was luck, what was skill, and what could have been done with what was known."""
