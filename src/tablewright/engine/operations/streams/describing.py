"""ListStreams and DescribeStream: streams and their shards."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.requests import Request
from tablewright.engine.streams import shards as streams
from tablewright.engine.streams.shards import Shard, Stream
from tablewright.engine.streams.stream_records import sequence_text
from tablewright.errors import ResourceNotFoundException, ValidationException

_INVALID = "One or more parameter values were invalid: "
_STREAM_ARN = re.compile(
    r"arn:[a-z-]+:dynamodb:[a-z0-9-]+:[0-9]+:table/[a-zA-Z0-9_.-]+/stream/[0-9T:.-]+"
)


def list_streams(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the streams of a table, or all, by name; a page at a time."""
    count: int = request.get("Limit", limits.LIST_STREAMS_PAGE_MAX)
    if count > limits.LIST_STREAMS_PAGE_MAX:
        raise ValidationException(
            f"{_INVALID}Limit cannot be greater than the maximum allowed size: "
            f"{limits.LIST_STREAMS_PAGE_MAX}"
        )
    start = request.get("ExclusiveStartStreamArn")
    if start is not None:
        check_arn(start)
    name, now = request.get("TableName"), context.clock.now()
    with context.store.snapshot() as txn:
        wanted = (
            stream
            for stream in streams.all_in_order(txn, context.store)
            if stream.is_readable(now)
            and name in (None, stream.table_name)
            and (start is None or stream.arn > start)
        )
        found: list[Stream] = list(islice(wanted, count + 1))
    answer: dict[str, Any] = {"Streams": [_listed(stream) for stream in found[:count]]}
    if len(found) > count:
        answer["LastEvaluatedStreamArn"] = found[count - 1].arn
    return answer


def _listed(stream: Stream) -> dict[str, Any]:
    return {
        "StreamArn": stream.arn,
        "TableName": stream.table_name,
        "StreamLabel": stream.label,
    }


def describe_stream(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns a stream and a page of its shards, parents before children."""
    arn, now = request["StreamArn"], context.clock.now()
    count: int = request.get("Limit", limits.DESCRIBE_STREAM_SHARDS_MAX)
    if count > limits.DESCRIBE_STREAM_SHARDS_MAX:
        raise ValidationException(
            f"{_INVALID}Limit cannot be greater than the maximum: "
            f"{limits.DESCRIBE_STREAM_SHARDS_MAX}"
        )
    shard_filter: dict[str, str] | None = request.get("ShardFilter")
    start: str = request.get("ExclusiveStartShardId", "")
    _check_filter(shard_filter, start)
    with context.store.snapshot() as txn:
        stream = found_stream(context, txn, arn, f"Stream: {arn} not found")
    shards = [shard for shard in stream.readable_shards(now) if shard.id > start]
    if shard_filter is not None:
        shards = [shard for shard in shards if shard.parent == shard_filter["ShardId"]]
    described = {
        "StreamArn": arn,
        "StreamLabel": stream.label,
        "StreamStatus": "DISABLED" if stream.ended_at else "ENABLED",
        "StreamViewType": stream.view_type,
        "CreationRequestDateTime": stream.created_at,
        "TableName": stream.table_name,
        "KeySchema": stream.key_schema,
        "Shards": [_described(shard) for shard in shards[:count]],
    }
    if len(shards) > count:
        described["LastEvaluatedShardId"] = shards[count - 1].id
    return {"StreamDescription": described}


def _check_filter(shard_filter: dict[str, str] | None, start: str) -> None:
    if shard_filter is None:
        return
    if start:
        raise ValidationException(
            "ShardFilter and ExclusiveStartShardId both should not be specified in the request."
        )
    if "Type" not in shard_filter:
        raise ValidationException(
            "1 validation error detected: Value 'null' at 'shardFilter.type' failed to satisfy "
            "constraint: Member must be CHILD_SHARDS"
        )
    if "ShardId" not in shard_filter:
        raise ValidationException(
            "1 validation error detected: Value 'null' at 'shardFilter.shardId' failed to satisfy "
            "constraint: Member must not be null"
        )


def _described(shard: Shard) -> dict[str, Any]:
    numbers = {"StartingSequenceNumber": sequence_text(shard.first)}
    if not shard.is_open:
        numbers["EndingSequenceNumber"] = sequence_text(shard.last)
    described: dict[str, Any] = {"ShardId": shard.id, "SequenceNumberRange": numbers}
    if shard.parent:
        described["ParentShardId"] = shard.parent
    return described


def check_arn(arn: str) -> None:
    """Rejects an invalid stream ARN."""
    is_an_arns_length = limits.STREAM_ARN_LENGTH_MIN <= len(arn) <= limits.STREAM_ARN_LENGTH_MAX
    if not is_an_arns_length or _STREAM_ARN.fullmatch(arn) is None:
        raise ValidationException("Invalid StreamArn")


def found_stream(context: EngineContext, txn: Any, arn: str, otherwise: str) -> Stream:
    """Returns the stream of an ARN, if it can still be read."""
    check_arn(arn)
    stream = streams.read(txn, context.store, arn)
    if stream is None or not stream.is_readable(context.clock.now()):
        raise ResourceNotFoundException(f"Requested resource not found: {otherwise}")
    return stream
