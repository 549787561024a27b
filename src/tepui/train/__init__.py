"""Training nets by self-play. Needs the extra `tepui[train]` (PyTorch)."""

# What of a training's plan can be asked for: see `Plan` in `ppo.py`.
LEARNING = ("rate", "entropy", "least_entropy", "gae_lambda", "clip", "average")
