"""The operations, by DynamoDB's names.

Operations that read and write items are imported with the engine. Others are imported on their
first call: few processes need all of them, and an engine must start fast.
Not here: facts about operations (`tablewright.operations`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from typing import Any

from tablewright.engine.context import EngineContext
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.items.batch_get_item import batch_get_item
from tablewright.engine.operations.items.batch_write_item import batch_write_item
from tablewright.engine.operations.items.get_item import get_item
from tablewright.engine.operations.items.read_range import query, scan
from tablewright.engine.operations.items.transact_get_items import transact_get_items
from tablewright.engine.operations.items.transact_write_items import transact_write_items
from tablewright.engine.operations.items.write_item import delete_item, put_item, update_item

Operation = Callable[[EngineContext, Request], dict[str, Any]]


class WhenCalled:
    """An operation in a module that is imported on its first call."""

    def __init__(self, module: str, function: str) -> None:
        self._module = module
        self._function = function

    @cached_property
    def operation(self) -> Operation:
        """The operation itself."""
        return getattr(import_module(f"{__name__}.{self._module}"), self._function)

    def __call__(self, context: EngineContext, request: Request) -> dict[str, Any]:
        """Executes the operation."""
        return self.operation(context, request)


OPERATIONS: dict[str, Operation] = {
    "BatchExecuteStatement": WhenCalled(
        "statements.batch_execute_statement", "batch_execute_statement"
    ),
    "BatchGetItem": batch_get_item,
    "BatchWriteItem": batch_write_item,
    "CreateBackup": WhenCalled("backups.on_demand", "create_backup"),
    "CreateTable": WhenCalled("tables.create_table", "create_table"),
    "DeleteBackup": WhenCalled("backups.on_demand", "delete_backup"),
    "DeleteItem": delete_item,
    "DeleteTable": WhenCalled("tables.delete_table", "delete_table"),
    "DescribeBackup": WhenCalled("backups.on_demand", "describe_backup"),
    "DescribeContinuousBackups": WhenCalled(
        "backups.continuous_backups", "describe_continuous_backups"
    ),
    "DescribeEndpoints": WhenCalled("tables.account", "describe_endpoints"),
    "DescribeExport": WhenCalled("transfers.describing", "describe_export"),
    "DescribeImport": WhenCalled("transfers.describing", "describe_import"),
    "DescribeLimits": WhenCalled("tables.account", "describe_limits"),
    "DescribeStream": WhenCalled("streams.describing", "describe_stream"),
    "DescribeTable": WhenCalled("tables.describe_table", "describe_table"),
    "DescribeTimeToLive": WhenCalled("tables.time_to_live", "describe_time_to_live"),
    "ExecuteStatement": WhenCalled("statements.execute_statement", "execute_statement"),
    "ExecuteTransaction": WhenCalled("statements.execute_transaction", "execute_transaction"),
    "ExportTableToPointInTime": WhenCalled(
        "transfers.export_table", "export_table_to_point_in_time"
    ),
    "GetItem": get_item,
    "GetRecords": WhenCalled("streams.read_stream", "get_records"),
    "GetShardIterator": WhenCalled("streams.read_stream", "get_shard_iterator"),
    "ImportTable": WhenCalled("transfers.import_table", "import_table"),
    "ListBackups": WhenCalled("backups.on_demand", "list_backups"),
    "ListExports": WhenCalled("transfers.describing", "list_exports"),
    "ListImports": WhenCalled("transfers.describing", "list_imports"),
    "ListStreams": WhenCalled("streams.describing", "list_streams"),
    "ListTables": WhenCalled("tables.describe_table", "list_tables"),
    "ListTagsOfResource": WhenCalled("tables.tags", "list_tags_of_resource"),
    "PutItem": put_item,
    "Query": query,
    "RestoreTableFromBackup": WhenCalled("backups.restore_table", "restore_table_from_backup"),
    "RestoreTableToPointInTime": WhenCalled(
        "backups.restore_table", "restore_table_to_point_in_time"
    ),
    "Scan": scan,
    "TagResource": WhenCalled("tables.tags", "tag_resource"),
    "TransactGetItems": transact_get_items,
    "TransactWriteItems": transact_write_items,
    "UntagResource": WhenCalled("tables.tags", "untag_resource"),
    "UpdateContinuousBackups": WhenCalled(
        "backups.continuous_backups", "update_continuous_backups"
    ),
    "UpdateItem": update_item,
    "UpdateTable": WhenCalled("tables.update_table", "update_table"),
    "UpdateTimeToLive": WhenCalled("tables.time_to_live", "update_time_to_live"),
}
