"""Tournaments: leagues, Swiss and duplicate Swiss, paired, played, counted."""
