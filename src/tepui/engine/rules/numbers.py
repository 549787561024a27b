"""Numbers of a fixed width, as rules name them: NumPy's types, whose arithmetic wraps and rounds.

Where NumPy is not installed, rules run in the games' modules alone. Then these names stand for
Python's own numbers, which only has to be enough for the constants of a module that is imported.
"""

__all__ = ["float32", "int64", "uint8", "uint32", "uint64"]

try:
    from numpy import float32, int64, uint8, uint32, uint64
except ImportError:
    float32 = float  # type: ignore[assignment,misc]
    int64 = uint8 = uint32 = uint64 = int  # type: ignore[assignment]
