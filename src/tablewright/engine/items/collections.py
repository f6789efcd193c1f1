"""Item collections: the items of one partition key in a table with local indexes."""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.tables.schema import Table
from tablewright.values.attributes import Item


def collection_metrics(
    changes: ChangeSet, table: Table, item_key: bytes, item: Item
) -> dict[str, Any]:
    """Returns the ItemCollectionMetrics of a response: DynamoDB estimates in whole gigabytes."""
    whole = changes.collection_size_bytes(item_key) // limits.GIB
    return {
        "ItemCollectionKey": {table.partition.name: item[table.partition.name]},
        "SizeEstimateRangeGB": [float(whole), float(whole + 1)],
    }
