"""Streams and their logs: made, switched on and off, and read as a consumer does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablewright import Engine
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.streams import change_log
from tablewright.engine.streams.change_log import Change, Image
from tablewright.engine.tables import upkeep
from tablewright.engine.tables.schema import Table
from tests.engine.things import make_things

Call = Callable[[str, dict[str, Any]], dict[str, Any]]
Record = dict[str, Any]


def with_stream(view_type: str = "NEW_AND_OLD_IMAGES") -> dict[str, Any]:
    """What a request for a table has if it is to have a stream."""
    return {"StreamSpecification": {"StreamEnabled": True, "StreamViewType": view_type}}


def make_streaming_things(
    engine: Engine, name: str = "things", view_type: str = "NEW_AND_OLD_IMAGES", **more: Any
) -> str:
    """A table of things with a stream; returns the stream's ARN."""
    make_things(engine, name, **with_stream(view_type), **more)
    return arn_of(engine, name)


def arn_of(engine: Engine, name: str = "things") -> str:
    """The ARN of the newest stream of a table."""
    return engine.call("DescribeTable", {"TableName": name})["Table"]["LatestStreamArn"]


def switch_on(engine: Engine, name: str = "things", view_type: str = "NEW_AND_OLD_IMAGES") -> str:
    """Gives a table a stream; returns its ARN."""
    described = engine.call("UpdateTable", {"TableName": name, **with_stream(view_type)})
    return described["TableDescription"]["LatestStreamArn"]


def switch_off(engine: Engine, name: str = "things") -> None:
    """Takes a table's stream away."""
    request = {"TableName": name, "StreamSpecification": {"StreamEnabled": False}}
    engine.call("UpdateTable", request)


def described(call: Call, arn: str, **more: Any) -> dict[str, Any]:
    """What DescribeStream tells of a stream."""
    return call("DescribeStream", {"StreamArn": arn, **more})["StreamDescription"]


def shards_of(call: Call, arn: str) -> list[dict[str, Any]]:
    """Every shard of a stream, page by page."""
    page = described(call, arn, Limit=2)
    shards = page["Shards"]
    while "LastEvaluatedShardId" in page:
        start = page["LastEvaluatedShardId"]
        page = described(call, arn, Limit=2, ExclusiveStartShardId=start)
        shards += page["Shards"]
    return shards


def iterator(call: Call, arn: str, shard_id: str, kind: str = "TRIM_HORIZON", **more: Any) -> str:
    """A shard iterator."""
    request = {"StreamArn": arn, "ShardId": shard_id, "ShardIteratorType": kind, **more}
    return call("GetShardIterator", request)["ShardIterator"]


def read_from(call: Call, start: str, **more: Any) -> tuple[list[Record], str | None]:
    """All records from an iterator on, and the iterator after them; None if the shard ended."""
    records: list[Record] = []
    following: str | None = start
    while following is not None:
        answer = call("GetRecords", {"ShardIterator": following, **more})
        records += answer["Records"]
        following = answer.get("NextShardIterator")
        if not answer["Records"]:
            break
    return records, following


def read_shard(call: Call, arn: str, shard_id: str, **more: Any) -> list[Record]:
    """All records of a shard."""
    return read_from(call, iterator(call, arn, shard_id), **more)[0]


def read_all(call: Call, arn: str, **more: Any) -> list[Record]:
    """All records of a stream, parents before their children."""
    return [
        record
        for shard in shards_of(call, arn)
        for record in read_shard(call, arn, shard["ShardId"], **more)
    ]


def by_number(records: list[Record]) -> list[Record]:
    """Records of several shards in the order in which they came to be."""
    return sorted(records, key=lambda record: int(record["dynamodb"]["SequenceNumber"]))


def told(records: list[Record]) -> list[tuple[str, str]]:
    """The event and the key of records, in the order in which they came to be."""
    return [
        (record["eventName"], record["dynamodb"]["Keys"]["id"]["S"])
        for record in by_number(records)
    ]


def logged(engine: Engine, name: str = "things", **span: Any) -> list[Change]:
    """What the log has of a table."""
    database = engine._context
    table = database.catalog.table(name)
    with database.store.snapshot() as txn:
        return list(change_log.read(txn, database.store, table.id, **span))


def keep_for(engine: Engine, name: str = "things", *, days: int) -> None:
    """Lets a table be restored to any moment of so many days."""

    def job(changes: ChangeSet) -> None:
        table = changes.table(name)
        assert table is not None
        definition = msgspec.structs.replace(table.definition, recovery_days=days)
        upkeep.replace_table(changes, Table(definition))

    engine._context.writer.run(job)


def entries(engine: Engine) -> int:
    """The number of records in the log."""
    database = engine._context
    with database.store.snapshot() as txn:
        return txn.stat(database.store.log)["entries"]


def stored(engine: Engine, key: str, name: str = "things") -> Image | None:
    """An item as the store has it."""
    database = engine._context
    table = database.catalog.table(name)
    item_key = table.item_key({"id": {"S": key}})

    def job(changes: ChangeSet) -> Image | None:
        stored = changes.read(item_key)
        return Image(stored.size_bytes, stored.json) if stored else None

    return database.writer.run(job)
