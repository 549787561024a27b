"""Fair shuffles for tables: chance that is settled before play, and that anyone can check after.

The construction, `tepui fair 2`:

- The table draws a secret seed of 32 bytes and publishes its commitment, SHA-256("tepui seed 1" +
  seed), before the first move.
- key = HMAC-SHA-256(seed, table), where `table` spells game, rules version, seats, options and the
  numbers the players have added (each player's own, if the table asked for them). A player
  promises a number by SHA-256("tepui number 1" + number), and tells it once all have promised.
- Each source of chance (a stack, a bag, a seat's dice: `contract.source`, numbered by the game) is
  drawn from for itself. Its outcome k (k = 0, 1, ...; total weight W) is drawn from blocks
  HMAC-SHA-256(key, source, k, t), each a number of 8 bytes, with t = 0, 1, ...: the first 8 bytes
  as a number x; if x < W * floor(2**64 / W) the draw is x mod W, else the next t is tried
  (rejection sampling: exactly uniform). The outcome is the one whose weight that draw falls into,
  outcomes in the order the rules list them.
- After the last move the seed is published; `check` recomputes the commitment and every outcome.

`tepui fair 1`, of older logs and tables, had one source, outcome k of the whole game, and blocks
HMAC-SHA-256(key, k, t).

Who can do what:

- Nobody without the seed can predict: HMAC-SHA-256 under an unknown key is indistinguishable from
  random, and SHA-256 does not reveal the seed.
- Nobody can change an outcome once the commitment is published: it depends only on the key and
  its number.
- Without numbers, the host can choose: it may try seeds in private and promise the one it likes.
- With numbers, nobody can choose, if one of the people plays honestly: the number of that one is
  promised after the seed and revealed after all promises, and changes the key in a way nobody can
  aim. Whoever reveals last (or the host) may see the deal first and abandon the table in time.
- The host holds the seed, in either mode, and can look ahead while the game runs.
"""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Mapping, Sequence

from tepui.engine.text.errors import NotFair

SEED_BYTES = 32
NEWEST = 2  # construction; tables and logs go on under the one they were begun with


def new_seed() -> bytes:
    """A seed nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published of a seed before play."""
    return hashlib.sha256(b"tepui seed 1" + seed).hexdigest()


def promise(number: str) -> str:
    """What a player publishes of a number (in hexadecimal) before the others reveal theirs."""
    return hashlib.sha256(b"tepui number 1" + bytes.fromhex(number)).hexdigest()


def table_name(
    game: str,
    version: int,
    seats: int,
    options: Mapping[str, str],
    numbers: Mapping[int, str] | None = None,
    construction: int = NEWEST,
) -> str:
    """The table as it enters the key. Only what was settled before play, and players' numbers."""
    settle_construction(construction)
    chosen = [f"option {name} {value}" for name, value in sorted(options.items())]
    added = [f"number {seat} {number}" for seat, number in sorted((numbers or {}).items())]
    head = [f"tepui fair {construction}", f"game {game}", f"rules {version}", f"seats {seats}"]
    return "\n".join([*head, *chosen, *added])


def settle_construction(number: int) -> int:
    """The number of a construction, if it is one that we know."""
    if not 1 <= number <= NEWEST:
        raise NotFair("engine-unknown-fair", found=number, known=NEWEST)
    return number


class FairDeal:
    """The chance outcomes of one table."""

    def __init__(self, seed: bytes, table: str, construction: int = NEWEST) -> None:
        self._key = hmac.digest(seed, table.encode(), "sha256")
        self._construction = settle_construction(construction)

    def pick(self, weights: Sequence[int], source: int, drawn: Mapping[int, int]) -> int:
        """The index of the next outcome of a source; `drawn` counts those before, by source."""
        numbers = [source, drawn.get(source, 0)]
        if self._construction == 1:
            numbers = [sum(drawn.values())]
        head = b"".join(number.to_bytes(8, "big") for number in numbers)
        total = sum(weights)
        bound = total * (2**64 // total)
        tries = 0
        while True:
            block = hmac.digest(self._key, head + tries.to_bytes(8, "big"), "sha256")
            x = int.from_bytes(block[:8], "big")
            if x < bound:
                break
            tries += 1
        left = x % total
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("a draw below the total falls into some weight")


def check_commitment(seed: bytes, published: str) -> None:
    """Check that a seed is the one that was promised, and complete."""
    if len(seed) != SEED_BYTES:
        raise NotFair("engine-bad-seed", bytes=len(seed), wanted=SEED_BYTES)
    if commitment(seed) != published:
        raise NotFair("engine-bad-commitment", published=published[:64])


def check_promises(
    promises: Mapping[int, str], numbers: Mapping[int, str], people: Collection[int]
) -> None:
    """Check that numbers come from every person or from none, and are those promised."""
    for seat in sorted({*promises, *numbers}):
        if seat not in people:
            raise NotFair("engine-number-of-nobody", seat=seat)
    for seat in sorted(people) if promises or numbers else ():
        promised, number = promises.get(seat, "-"), numbers.get(seat)
        if number is None or promise(number) != promised:
            raise NotFair("engine-bad-promise", seat=seat, promise=promised[:64])
