"""The requests of DynamoDB Streams, which is a separate service.

Members have the order in which DynamoDB reports their violations.
"""

from __future__ import annotations

from typing import Final

from tablewright import limits
from tablewright.engine.shapes.kinds import (
    TEXT,
    Choice,
    Member,
    Moment,
    Operation,
    Structure,
    Text,
    Whole,
)
from tablewright.engine.shapes.parts import INDEX_NAME

_LIMIT = Member("Limit", Whole("Integer", 1))
_SHARD_ID = Text(limits.SHARD_ID_LENGTH_MIN, limits.SHARD_ID_LENGTH_MAX)
# The engine checks ARNs, because DynamoDB has its own messages for them.
_STREAM_ARN = Member("StreamArn", TEXT, required=True)

STREAM_OPERATIONS: Final = (
    Operation(
        "ListStreams",
        (Member("TableName", INDEX_NAME), _LIMIT, Member("ExclusiveStartStreamArn", TEXT)),
    ),
    Operation(
        "DescribeStream",
        (
            _STREAM_ARN,
            _LIMIT,
            Member("ExclusiveStartShardId", _SHARD_ID),
            Member(
                "ShardFilter",
                Structure(
                    "ShardFilter",
                    (Member("Type", Choice(("CHILD_SHARDS",))), Member("ShardId", _SHARD_ID)),
                ),
            ),
        ),
    ),
    Operation(
        "GetShardIterator",
        (
            _STREAM_ARN,
            Member("ShardId", _SHARD_ID, required=True),
            Member(
                "ShardIteratorType",
                Choice(
                    (
                        "AFTER_SEQUENCE_NUMBER",
                        "LATEST",
                        "AT_SEQUENCE_NUMBER",
                        "AT_TIMESTAMP",
                        "TRIM_HORIZON",
                    )
                ),
                required=True,
            ),
            Member(
                "SequenceNumber",
                Text(limits.SEQUENCE_NUMBER_LENGTH_MIN, limits.SEQUENCE_NUMBER_LENGTH_MAX),
            ),
            Member("Timestamp", Moment()),
        ),
    ),
    Operation(
        "GetRecords",
        (
            Member("ShardIterator", Text(1, limits.SHARD_ITERATOR_LENGTH_MAX), required=True),
            _LIMIT,
        ),
    ),
)
