"""Operations: DynamoDB's names for them, and the facts about each that several packages need.

One table, from which the sets below are derived.
Not here: the operations (`engine.operations`), the form of requests (`engine.shapes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

import msgspec


class Kind(Enum):
    """What an operation does to a store."""

    ITEM_READ = "reads items, and nothing else"
    ITEM_WRITE = "writes items, in one commit that it may share with others"
    STATEMENT = "runs PartiQL, which reads or writes items"
    LOOK = "reads anything but items"
    CHANGE = "changes tables, settings or backups"


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts about one operation."""

    name: str
    kind: Kind
    is_by_key: bool = False  # the request names one key, or one partition
    is_of_tables: bool = False  # creates, changes or deletes a table: every server has it
    is_of_streams: bool = False  # belongs to the service DynamoDB Streams
    has_body: bool = True  # in its response


_ROWS: Final = (
    Facts("BatchExecuteStatement", Kind.STATEMENT),
    Facts("BatchGetItem", Kind.ITEM_READ),
    Facts("BatchWriteItem", Kind.ITEM_WRITE),
    Facts("CreateBackup", Kind.CHANGE),
    Facts("CreateTable", Kind.CHANGE, is_of_tables=True),
    Facts("DeleteBackup", Kind.CHANGE),
    Facts("DeleteItem", Kind.ITEM_WRITE, is_by_key=True),
    Facts("DeleteTable", Kind.CHANGE, is_of_tables=True),
    Facts("DescribeBackup", Kind.LOOK),
    Facts("DescribeContinuousBackups", Kind.LOOK),
    Facts("DescribeEndpoints", Kind.LOOK),
    Facts("DescribeExport", Kind.LOOK),
    Facts("DescribeImport", Kind.LOOK),
    Facts("DescribeLimits", Kind.LOOK),
    Facts("DescribeStream", Kind.LOOK, is_of_streams=True),
    Facts("DescribeTable", Kind.LOOK),
    Facts("DescribeTimeToLive", Kind.LOOK),
    Facts("ExecuteStatement", Kind.STATEMENT),
    Facts("ExecuteTransaction", Kind.STATEMENT),
    Facts("ExportTableToPointInTime", Kind.CHANGE),
    Facts("GetItem", Kind.ITEM_READ, is_by_key=True),
    Facts("GetRecords", Kind.LOOK, is_of_streams=True),
    Facts("GetShardIterator", Kind.LOOK, is_of_streams=True),
    Facts("ImportTable", Kind.CHANGE),
    Facts("ListBackups", Kind.LOOK),
    Facts("ListExports", Kind.LOOK),
    Facts("ListImports", Kind.LOOK),
    Facts("ListStreams", Kind.LOOK, is_of_streams=True),
    Facts("ListTables", Kind.LOOK),
    Facts("ListTagsOfResource", Kind.LOOK),
    Facts("PutItem", Kind.ITEM_WRITE),
    Facts("Query", Kind.ITEM_READ, is_by_key=True),
    Facts("RestoreTableFromBackup", Kind.CHANGE),
    Facts("RestoreTableToPointInTime", Kind.CHANGE),
    Facts("Scan", Kind.ITEM_READ),
    Facts("TagResource", Kind.CHANGE, has_body=False),
    Facts("TransactGetItems", Kind.ITEM_READ),
    Facts("TransactWriteItems", Kind.ITEM_WRITE),
    Facts("UntagResource", Kind.CHANGE, has_body=False),
    Facts("UpdateContinuousBackups", Kind.CHANGE),
    Facts("UpdateItem", Kind.ITEM_WRITE, is_by_key=True),
    Facts("UpdateTable", Kind.CHANGE, is_of_tables=True),
    Facts("UpdateTimeToLive", Kind.CHANGE),
)


def _named(wanted: Callable[[Facts], bool]) -> frozenset[str]:
    return frozenset(one.name for one in _ROWS if wanted(one))


NAMES: Final = _named(lambda one: True)
ITEM_READS: Final = _named(lambda one: one.kind is Kind.ITEM_READ)
ITEM_WRITES: Final = _named(lambda one: one.kind is Kind.ITEM_WRITE)
STATEMENTS: Final = _named(lambda one: one.kind is Kind.STATEMENT)
# Operations that change nothing: a process that only reads can execute them.
READS: Final = _named(lambda one: one.kind in (Kind.ITEM_READ, Kind.LOOK))
# Operations whose response contains the consumed capacity on request.
METERED: Final = ITEM_READS | ITEM_WRITES
BY_KEY: Final = _named(lambda one: one.is_by_key)
BY_KEY_READS: Final = BY_KEY & ITEM_READS
TABLE_CHANGES: Final = _named(lambda one: one.is_of_tables)
STREAM_OPERATIONS: Final = _named(lambda one: one.is_of_streams)
WITHOUT_BODY: Final = _named(lambda one: not one.has_body)

_SERVICE: Final = "DynamoDB_20120810."
_STREAMS_SERVICE: Final = "DynamoDBStreams_20120810."
SERVICES: Final = (_SERVICE, _STREAMS_SERVICE)


def target_header(operation: str) -> str:
    """The X-Amz-Target header of an operation.

    >>> target_header("GetItem"), target_header("GetRecords")
    ('DynamoDB_20120810.GetItem', 'DynamoDBStreams_20120810.GetRecords')
    """
    return (_STREAMS_SERVICE if operation in STREAM_OPERATIONS else _SERVICE) + operation


class _Names(msgspec.Struct):
    """Where an item request names its tables."""

    TableName: str = ""
    RequestItems: dict[str, msgspec.Raw] = {}
    TransactItems: list[dict[str, _Names]] = []

    def all(self) -> Iterator[str]:
        if self.TableName:
            yield self.TableName
        yield from self.RequestItems
        for item in self.TransactItems:
            for action in item.values():
                yield from action.all()


_NAMES: Final = msgspec.json.Decoder(_Names)


def tables_named(body: bytes) -> list[str]:
    """Returns the tables of a request, each once; none for an invalid request.

    >>> tables_named(b'{"TableName": "users", "Limit": 3}')
    ['users']
    >>> tables_named(b'{"RequestItems": {"users": [], "orders": []}}')
    ['users', 'orders']
    """
    try:
        return list(dict.fromkeys(_NAMES.decode(body).all()))
    except (ValueError, RecursionError):
        return []
