"""Shared by all tests: every game at every seat count and with every option."""

from __future__ import annotations

import pytest
from settings import Setting, settings


@pytest.fixture(params=settings(), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    return request.param
