"""What was luck, what was skill, and what could have been done, knowing only what was known."""
