"""People beyond one table: accounts, friends, ratings, notifications."""
