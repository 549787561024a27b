"""Fair deals: uniform, bound by the commitment, and computed as written down."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from tepui.engine.play import fair
from tepui.engine.text.errors import NotFair

SEED = bytes(range(32))
TABLE = fair.table_name("coloretto", 1, 2, {})


def draws(deal: fair.FairDeal, weights: list[int], count: int, source: int = 0) -> list[int]:
    """So many outcomes of a source, one after the other."""
    return [deal.pick(weights, source, {source: k}) for k in range(count)]


def test_the_construction_is_the_published_one() -> None:
    assert fair.commitment(SEED) == hashlib.sha256(b"tepui seed 1" + SEED).hexdigest()
    key = hmac.new(SEED, b"tepui fair 2\ngame coloretto\nrules 1\nseats 2", "sha256").digest()
    deal = fair.FairDeal(SEED, TABLE)
    for source in range(3):
        for k in range(20):
            numbers = source.to_bytes(8, "big") + k.to_bytes(8, "big") + bytes(8)
            block = hmac.new(key, numbers, "sha256").digest()
            drawn = {source: k, source + 1: 5}  # what came from elsewhere does not matter
            assert deal.pick([1] * 7, source, drawn) == int.from_bytes(block[:8], "big") % 7


def test_the_first_construction_stays_what_it_was() -> None:
    key = hmac.new(SEED, b"tepui fair 1\ngame coloretto\nrules 1\nseats 2", "sha256").digest()
    deal = fair.FairDeal(SEED, fair.table_name("coloretto", 1, 2, {}, None, 1), 1)
    for k in range(50):
        block = hmac.new(key, k.to_bytes(8, "big") + bytes(8), "sha256").digest()
        drawn = {0: k // 2, 3: k - k // 2}  # there, outcomes of all sources were one row
        assert deal.pick([1] * 7, 3, drawn) == int.from_bytes(block[:8], "big") % 7


def test_a_construction_that_is_not_known_yet_is_refused() -> None:
    for number in (0, fair.NEWEST + 1):
        with pytest.raises(NotFair, match="knows 1 to 2"):
            fair.table_name("coloretto", 1, 2, {}, None, number)
        with pytest.raises(NotFair, match="knows 1 to 2"):
            fair.FairDeal(SEED, TABLE, number)


def test_options_and_numbers_change_the_deal() -> None:
    tables = [
        TABLE,
        fair.table_name("coloretto", 2, 2, {}),
        fair.table_name("coloretto", 1, 3, {}),
        fair.table_name("coloretto", 1, 2, {"a": "b"}),
        fair.table_name("coloretto", 1, 2, {}, {0: "17", 1: "4"}),
        fair.table_name("coloretto", 1, 2, {}, {0: "4", 1: "17"}),
    ]
    deals = set()
    for table in tables:
        deal = fair.FairDeal(SEED, table)
        deals.add(tuple(draws(deal, [1] * 90, 20)))
    assert len(deals) == len(tables)


def test_weights_are_kept() -> None:
    deal = fair.FairDeal(SEED, TABLE)
    counts = Counter(draws(deal, [1, 0, 2, 3], 6000))
    assert counts[1] == 0
    chi_square = sum((counts[i] - e) ** 2 / e for i, e in ((0, 1000), (2, 2000), (3, 3000)))
    assert chi_square < 13.8, "1 in 1000"


def test_rejection_keeps_large_totals_uniform(monkeypatch: pytest.MonkeyPatch) -> None:
    total = 2**63 + 1  # almost half of all blocks must be rejected
    deal = fair.FairDeal(SEED, TABLE)
    blocks = []
    digest = hmac.digest
    monkeypatch.setattr(
        fair.hmac, "digest", lambda *args: blocks.append(digest(*args)[:8]) or digest(*args)
    )
    draws(deal, [total], 20)
    rejected = [b for b in blocks if int.from_bytes(b, "big") >= total]
    assert len(blocks) - len(rejected) == 20
    assert rejected


def test_another_seed_does_not_fit_the_commitment() -> None:
    fair.check_commitment(SEED, fair.commitment(SEED))
    with pytest.raises(NotFair, match="isn’t the one that was promised"):
        fair.check_commitment(bytes(32), fair.commitment(SEED))


def test_seeds_differ() -> None:
    assert len({fair.new_seed() for _ in range(100)}) == 100
