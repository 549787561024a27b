"""A game being played, written down, checked and compared: positions, matches, logs, fair deals."""
