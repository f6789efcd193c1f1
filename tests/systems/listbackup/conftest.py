"""Databases with the tables of ListBackup, and two accounts' data side by side in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright.client import Database
from tablewright.systems.listbackup.design import DESIGN
from tests.systems.listbackup.customers import Customer, stored
from tests.systems.yggdrasil.reading import TARGETS, database


@pytest.fixture(scope="session", params=TARGETS)
def db(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Database]:
    """A database for the whole session: tests that write have ids of their own."""
    with database(request.param, DESIGN, tmp_path_factory.mktemp("listbackup")) as opened:
        yield opened


@pytest.fixture(scope="session")
def customers(db: Database) -> dict[str, Customer]:
    """Two accounts with all that belongs to them."""
    return {account_id: stored(db, account_id) for account_id in ("acme", "bolt")}


@pytest.fixture
def acme(customers: dict[str, Customer]) -> Customer:
    return customers["acme"]


@pytest.fixture
def bolt(customers: dict[str, Customer]) -> Customer:
    return customers["bolt"]
