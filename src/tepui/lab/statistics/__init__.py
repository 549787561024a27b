"""What many games show about a game: the figures of `tepui report`, and its page."""
