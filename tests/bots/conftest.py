"""What bots are tried on."""

from __future__ import annotations

import pytest

from settings import Setting, seatings


@pytest.fixture(params=seatings(), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    return request.param
