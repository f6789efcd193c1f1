"""Missing indexes: those that a design declares, and its existing tables do not have.

A start creates missing tables and changes no existing one: that can take long, and cost money.
Not here: adding an index (`ops.apply`).
"""

from __future__ import annotations

from typing import Any

from tablewright.client import AsyncDatabase
from tablewright.model.design import Design


async def missing_indexes(db: AsyncDatabase, design: Design) -> list[str]:
    """The missing indexes, each as `index NAME of table NAME`."""
    missing: list[str] = []
    for table in design.tables:
        if not table.indexes:
            continue
        response = await db.call("DescribeTable", {"TableName": table.name})
        there = _names(response["Table"])
        missing += [
            f"index {index.name} of table {table.name}"
            for index in table.indexes
            if index.name not in there
        ]
    return missing


def _names(table: dict[str, Any]) -> set[str]:
    members = ("GlobalSecondaryIndexes", "LocalSecondaryIndexes")
    return {index["IndexName"] for member in members for index in table.get(member, ())}
