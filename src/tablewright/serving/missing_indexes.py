"""Missing indexes: declared in a design, but not in its existing tables.

A start creates missing tables and changes no existing ones, which can take long and cost money. Not
here: adding an index (`ops.apply`).
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.errors import MissingIndexError
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.model.design import Design

_SERVICE: Final = "tablewright.kits.service_design:SERVICE_DESIGN"


async def missing_indexes(db: AsyncDatabase, design: Design) -> list[str]:
    """Returns the missing indexes, each as `index NAME of table NAME`."""
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


async def check_service_indexes(db: AsyncDatabase, target: str) -> None:
    """Raises `MissingIndexError` if the table of the kits lacks an index."""
    missing = await missing_indexes(db, SERVICE_DESIGN)
    if missing:
        command = f"tablewright apply {_SERVICE} --target {target}"
        raise MissingIndexError(f"The store does not have {', '.join(missing)}. Run `{command}`.")


def _names(table: dict[str, Any]) -> set[str]:
    members = ("GlobalSecondaryIndexes", "LocalSecondaryIndexes")
    return {index["IndexName"] for member in members for index in table.get(member, ())}
