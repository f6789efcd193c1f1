"""The operations, by the names that DynamoDB gives them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablewright.engine.database import Database
from tablewright.engine.operations.account import describe_endpoints, describe_limits
from tablewright.engine.operations.backups import (
    create_backup,
    delete_backup,
    describe_backup,
    list_backups,
)
from tablewright.engine.operations.batch_execute_statement import batch_execute_statement
from tablewright.engine.operations.batch_get_item import batch_get_item
from tablewright.engine.operations.batch_write_item import batch_write_item
from tablewright.engine.operations.continuous_backups import (
    describe_continuous_backups,
    update_continuous_backups,
)
from tablewright.engine.operations.create_table import create_table
from tablewright.engine.operations.delete_table import delete_table
from tablewright.engine.operations.describe_table import describe_table, list_tables
from tablewright.engine.operations.execute_statement import execute_statement
from tablewright.engine.operations.execute_transaction import execute_transaction
from tablewright.engine.operations.export_table import export_table_to_point_in_time
from tablewright.engine.operations.get_item import get_item
from tablewright.engine.operations.import_table import import_table
from tablewright.engine.operations.read_range import query, scan
from tablewright.engine.operations.read_stream import get_records, get_shard_iterator
from tablewright.engine.operations.restore_table import (
    restore_table_from_backup,
    restore_table_to_point_in_time,
)
from tablewright.engine.operations.streams import describe_stream, list_streams
from tablewright.engine.operations.tags import (
    list_tags_of_resource,
    tag_resource,
    untag_resource,
)
from tablewright.engine.operations.time_to_live import describe_time_to_live, update_time_to_live
from tablewright.engine.operations.transact_get_items import transact_get_items
from tablewright.engine.operations.transact_write_items import transact_write_items
from tablewright.engine.operations.transfers import (
    describe_export,
    describe_import,
    list_exports,
    list_imports,
)
from tablewright.engine.operations.update_table import update_table
from tablewright.engine.operations.write_item import delete_item, put_item, update_item
from tablewright.engine.requests import Request

Operation = Callable[[Database, Request], dict[str, Any]]

OPERATIONS: dict[str, Operation] = {
    "BatchExecuteStatement": batch_execute_statement,
    "BatchGetItem": batch_get_item,
    "BatchWriteItem": batch_write_item,
    "CreateBackup": create_backup,
    "CreateTable": create_table,
    "DeleteBackup": delete_backup,
    "DeleteItem": delete_item,
    "DeleteTable": delete_table,
    "DescribeBackup": describe_backup,
    "DescribeContinuousBackups": describe_continuous_backups,
    "DescribeEndpoints": describe_endpoints,
    "DescribeExport": describe_export,
    "DescribeImport": describe_import,
    "DescribeLimits": describe_limits,
    "DescribeStream": describe_stream,
    "DescribeTable": describe_table,
    "DescribeTimeToLive": describe_time_to_live,
    "ExecuteStatement": execute_statement,
    "ExecuteTransaction": execute_transaction,
    "ExportTableToPointInTime": export_table_to_point_in_time,
    "GetItem": get_item,
    "GetRecords": get_records,
    "GetShardIterator": get_shard_iterator,
    "ImportTable": import_table,
    "ListBackups": list_backups,
    "ListExports": list_exports,
    "ListImports": list_imports,
    "ListStreams": list_streams,
    "ListTables": list_tables,
    "ListTagsOfResource": list_tags_of_resource,
    "PutItem": put_item,
    "Query": query,
    "RestoreTableFromBackup": restore_table_from_backup,
    "RestoreTableToPointInTime": restore_table_to_point_in_time,
    "Scan": scan,
    "TagResource": tag_resource,
    "TransactGetItems": transact_get_items,
    "TransactWriteItems": transact_write_items,
    "UntagResource": untag_resource,
    "UpdateContinuousBackups": update_continuous_backups,
    "UpdateItem": update_item,
    "UpdateTable": update_table,
    "UpdateTimeToLive": update_time_to_live,
}

# Those that change nothing; a process that only reads can do them.
READS = frozenset(
    """BatchGetItem DescribeBackup DescribeContinuousBackups DescribeEndpoints DescribeExport
    DescribeImport DescribeLimits DescribeStream DescribeTable DescribeTimeToLive GetItem GetRecords
    GetShardIterator ListBackups ListExports ListImports ListStreams ListTables ListTagsOfResource
    Query Scan TransactGetItems""".split()
)

# Those that write items in one commit, which they may share with others.
ITEM_WRITES = frozenset("BatchWriteItem DeleteItem PutItem TransactWriteItems UpdateItem".split())
