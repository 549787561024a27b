"""Games and tables on an NVIDIA GPU. Needs the extra `tepui[gpu]`."""
