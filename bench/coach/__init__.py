"""Whether the coach is right, what it measures by, and what a review costs."""
