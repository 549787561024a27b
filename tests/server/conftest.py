"""Fixtures of the server's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.databases import Postgres, postgres
from server.kit import Served, serving, sqlite_at


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="module")
def postgres_address(postgres_server: Postgres) -> str:
    """A database for each file of tests: none meets what others have left."""
    return postgres_server.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    address: str = request.getfixturevalue("postgres_address")
    return address


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server for all tests of a file, on one database and then on the other."""
    if request.param == "sqlite":
        database = sqlite_at(tmp_path_factory.mktemp("either"))
    else:
        database = request.getfixturevalue("postgres_address")
    with serving(database) as served:
        yield served
