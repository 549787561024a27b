"""Bots. They see a position as their seat may know it, and nothing else."""
