"""Databases that the tests of a system run on, and ways to read a query to its end.

The clock of a client stands in a far year, so that a server with a clock of its own finds nothing
expired.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from tablewright import ManualClock
from tablewright.client import Database
from tablewright.model import Design, Entity, Query
from tablewright.testing.data_keys import MemoryKeys
from tests.model.engine import ENGINE, on_engine, on_targets
from tests.model.targets import START, endpoint, in_memory, over_http

TARGETS = on_targets("memory", "http")
NOW = datetime.fromtimestamp(START, UTC)

E = TypeVar("E", bound=Entity)


@contextmanager
def database(target: str, design: Design, folder: Path) -> Iterator[Database]:
    """A database with the tables of a design, in this process or behind our endpoint."""
    clock, options = ManualClock(START), {"keys": MemoryKeys()}
    if target == "memory":
        with in_memory(clock, folder, options) as db:
            db.create_tables(design)
            yield db
        return
    if target == ENGINE:
        with on_engine(clock, options, is_kept=True) as db:
            db.create_tables(design)
            yield db
        return
    with endpoint() as url, over_http(url, clock, options) as db:
        db.create_tables(design)
        yield db


def in_pages(db: Database, query: Query[E], *, size: int = 2) -> list[E]:
    """All results of a query, in pages of so many; only the last may be shorter."""
    found: list[E] = []
    cursor = None
    while True:
        page = db.run(query.limit(size).from_cursor(cursor))
        found += page.items
        if page.cursor is None:
            return found
        assert size == len(page.items)
        cursor = page.cursor


def wired(value: Any) -> dict[str, Any]:
    """A JSON value as DynamoDB keeps it."""
    match value:
        case None:
            return {"NULL": True}
        case bool():
            return {"BOOL": value}
        case int() | float():
            return {"N": str(value)}
        case str():
            return {"S": value}
        case list():
            return {"L": [wired(one) for one in value]}
        case set():
            return {"SS": sorted(value)}
        case _:
            return {"M": wired_item(value)}


def wired_item(item: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """A JSON object as DynamoDB keeps an item."""
    return {name: wired(value) for name, value in item.items()}
