"""Databases with the table of WhatsApp: one for each target, with two businesses in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright.client import Database
from tablewright.systems.whatsapp.design import DESIGN
from tests.systems.whatsapp.businesses import World, planted
from tests.systems.yggdrasil.reading import TARGETS, database


@pytest.fixture(scope="session", params=TARGETS)
def db(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Database]:
    """A database for the whole session: tests that write have ids of their own."""
    with database(request.param, DESIGN, tmp_path_factory.mktemp("whatsapp")) as opened:
        yield opened


@pytest.fixture(scope="session")
def world(db: Database) -> World:
    """Two businesses side by side, which have a customer, a template and a day in common."""
    return planted(db)
