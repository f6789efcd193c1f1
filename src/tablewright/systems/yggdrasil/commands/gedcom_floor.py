"""How long the items of an import take to write, with nothing else done: the engine's own floor."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from tablewright import limits
from tablewright.commands.failures import UsageFailure
from tablewright.systems.yggdrasil import limits as yggdrasil_limits

if TYPE_CHECKING:
    from tablewright.client import AsyncDatabase, Target


async def floor_seconds(target: Target, user_id: str, tree_id: str) -> float:
    """Seconds for the items of a tree, by raw batch writes into a store beside the target's."""
    from tablewright.client import AsyncDatabase
    from tablewright.clock import stopwatch_seconds
    from tablewright.systems.yggdrasil.design import DESIGN

    if target.path is None:
        raise UsageFailure("--measure needs an embedded store: the scratch store lies beside it.")
    table = DESIGN.tables[0].name
    async with AsyncDatabase(str(target)) as db:
        items = await _items(db, table, user_id, tree_id)
    with TemporaryDirectory(dir=Path(target.path).absolute().parent) as folder:
        async with AsyncDatabase(f"embedded:{folder}/scratch") as scratch:
            await scratch.create_tables(DESIGN)
            started = stopwatch_seconds()
            at_once = yggdrasil_limits.GEDCOM_WRITES_AT_ONCE
            for at in range(0, len(items), at_once):
                await _write(scratch, table, items[at : at + at_once])
            return stopwatch_seconds() - started


async def _write(db: AsyncDatabase, table: str, items: list[dict[str, Any]]) -> None:
    """Writes some items in batches side by side, as an import does."""
    requests = [{"PutRequest": {"Item": item}} for item in items]
    size = limits.BATCH_WRITE_REQUESTS_MAX
    batches = [requests[at : at + size] for at in range(0, len(requests), size)]
    await asyncio.gather(
        *(db.call("BatchWriteItem", {"RequestItems": {table: batch}}) for batch in batches)
    )


async def _items(db: AsyncDatabase, table: str, user_id: str, tree_id: str) -> list[dict[str, Any]]:
    """The people and links of a tree, as they are stored."""
    request: dict[str, Any] = {
        "TableName": table,
        "KeyConditionExpression": "PK = :user AND begins_with(SK, :person)",
        "FilterExpression": "TreeId = :tree",
        "ExpressionAttributeValues": {
            ":user": {"S": f"USER#{user_id}"},
            ":person": {"S": "PERSON#"},
            ":tree": {"S": tree_id},
        },
    }
    items: list[dict[str, Any]] = []
    while True:
        answer = await db.call("Query", request)
        items += answer["Items"]
        if "LastEvaluatedKey" not in answer:
            return items
        request["ExclusiveStartKey"] = answer["LastEvaluatedKey"]
