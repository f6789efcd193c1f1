"""The operations, by the names that DynamoDB gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablewright.engine.database import Database
from tablewright.engine.operations.account import describe_endpoints, describe_limits
from tablewright.engine.operations.batch_get_item import batch_get_item
from tablewright.engine.operations.batch_write_item import batch_write_item
from tablewright.engine.operations.create_table import create_table
from tablewright.engine.operations.delete_table import delete_table
from tablewright.engine.operations.describe_table import describe_table, list_tables
from tablewright.engine.operations.get_item import get_item
from tablewright.engine.operations.read_range import query, scan
from tablewright.engine.operations.tags import (
    list_tags_of_resource,
    tag_resource,
    untag_resource,
)
from tablewright.engine.operations.time_to_live import describe_time_to_live, update_time_to_live
from tablewright.engine.operations.transact_get_items import transact_get_items
from tablewright.engine.operations.transact_write_items import transact_write_items
from tablewright.engine.operations.update_table import update_table
from tablewright.engine.operations.write_item import delete_item, put_item, update_item
from tablewright.engine.requests import Request

Operation = Callable[[Database, Request], dict[str, Any]]

OPERATIONS: dict[str, Operation] = {
    "BatchGetItem": batch_get_item,
    "BatchWriteItem": batch_write_item,
    "CreateTable": create_table,
    "DeleteItem": delete_item,
    "DeleteTable": delete_table,
    "DescribeEndpoints": describe_endpoints,
    "DescribeLimits": describe_limits,
    "DescribeTable": describe_table,
    "DescribeTimeToLive": describe_time_to_live,
    "GetItem": get_item,
    "ListTables": list_tables,
    "ListTagsOfResource": list_tags_of_resource,
    "PutItem": put_item,
    "Query": query,
    "Scan": scan,
    "TagResource": tag_resource,
    "TransactGetItems": transact_get_items,
    "TransactWriteItems": transact_write_items,
    "UntagResource": untag_resource,
    "UpdateItem": update_item,
    "UpdateTable": update_table,
    "UpdateTimeToLive": update_time_to_live,
}

# Those that change nothing; a process that only reads can do them.
READS = frozenset(
    """BatchGetItem DescribeEndpoints DescribeLimits DescribeTable DescribeTimeToLive GetItem
    ListTables ListTagsOfResource Query Scan TransactGetItems""".split()
)

# Those that write items in one commit, which they may share with others.
ITEM_WRITES = frozenset("BatchWriteItem DeleteItem PutItem TransactWriteItems UpdateItem".split())
