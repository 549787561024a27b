"""What a farm of helpers can do is what the docs say, whatever it tries."""

from __future__ import annotations

import pytest

from rating import farm
from settings import THOROUGH
from tepui.rating.anchors import anchors
from tepui.rating.ladder import Skill

CHAMPION = Skill(anchors(farm.GAME).levels["champion"]).points  # type: ignore[union-attr]


def test_the_docs_say_what_a_farm_can_do() -> None:
    if THOROUGH:
        assert farm.written() == farm.table()
    for count in farm.HELPERS[:2]:
        assert farm.row(count) in farm.written()


@pytest.mark.parametrize("kind", farm.KINDS)
def test_nobody_is_lifted_to_the_champion(kind: str) -> None:
    for level in ("", "normal"):
        assert farm.lifted(kind, 60, level)[1] < CHAMPION
