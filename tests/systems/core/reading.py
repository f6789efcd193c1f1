"""What a test wants of a read: results past the ends of pages, and items as they are stored."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from tablewright.client import Database
from tablewright.model import Query
from tests.model.targets import START

T = TypeVar("T")

_FIRST = datetime.fromtimestamp(START - START % 60, UTC)


def minute(count: int) -> datetime:
    """A whole minute, so many after the one in which the clock starts."""
    return _FIRST + timedelta(minutes=count)


def by_twos(db: Database, query: Query[Any]) -> list[Any]:
    """All that a query finds, two on a page, each page from the cursor of the one before."""
    found: list[Any] = []
    cursor: str | None = None
    while True:
        page = db.run(query.limit(2).from_cursor(cursor))
        assert len(page.items) <= 2
        found += page.items
        cursor = page.cursor
        if cursor is None:
            return found


def stored(db: Database, table: str, **key: str) -> dict[str, Any]:
    """An item as DynamoDB has it, by a key of texts."""
    wire = {name: {"S": text} for name, text in key.items()}
    return db.call("GetItem", {"TableName": table, "Key": wire})["Item"]
