"""Measurements. From the folder above: `python -m bench.speed.bench`; see docs/performance.md."""
