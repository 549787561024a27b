"""Training nets by self-play. Needs the extra `tepui[train]` (PyTorch)."""
