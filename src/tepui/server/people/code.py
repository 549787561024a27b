"""Recovery codes: 140 random bits, in groups that can be written down or read aloud."""

import secrets

# Crockford's letters and digits, without those that are mistaken for others.
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH, GROUP = 28, 4
_READ = str.maketrans({"O": "0", "I": "1", "L": "1"})


def new_code(length: int = LENGTH) -> str:
    """A code such as `7QK2-...`. It cannot be guessed, so a plain hash of it can be stored."""
    drawn = "".join(secrets.choice(LETTERS) for _ in range(length))
    return "-".join(drawn[at : at + GROUP] for at in range(0, length, GROUP))


def read_code(text: str, length: int = LENGTH) -> str | None:
    """A code as somebody has typed it, without what does not matter; None if it cannot be one.

    >>> read_code(" 7qk2 oil0-0000 0000-0000 0000 0000")
    '7QK2011000000000000000000000'
    """
    bare = "".join(c for c in text.upper() if c.isalnum()).translate(_READ)
    return bare if len(bare) == length and set(bare) <= set(LETTERS) else None
