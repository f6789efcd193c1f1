"""Databases with the table of Yggdrasil: one to look into, and one with two owners' families."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright.client import Database
from tablewright.systems.yggdrasil.design import DESIGN
from tests.systems.yggdrasil.families import Family, planted
from tests.systems.yggdrasil.reading import TARGETS, database


@pytest.fixture(scope="session", params=TARGETS)
def db(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Database]:
    """A database for the whole session: tests that write have ids of their own."""
    with database(request.param, DESIGN, tmp_path_factory.mktemp("ygg")) as opened:
        yield opened


@pytest.fixture(scope="session")
def families(db: Database) -> dict[str, Family]:
    """The families of two owners, side by side in one table."""
    return {owner: planted(db, owner) for owner in ("ann", "bob")}


@pytest.fixture
def ann(families: dict[str, Family]) -> Family:
    return families["ann"]


@pytest.fixture
def bob(families: dict[str, Family]) -> Family:
    return families["bob"]
