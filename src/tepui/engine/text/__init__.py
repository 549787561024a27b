"""What people are told: events, sentences in their languages, refusals, score sheets."""
