"""A stream read with boto3 as programs for Kinesis are written: shards, parents, checkpoints.

The endpoint closes its shards after a second here, where AWS takes four hours.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import boto3
import pytest

from tests.interop.aws_settings import set_here
from tests.interop.service_model import compared

POLLS_MAX = 5_000  # each asks for every open shard; a shard closes within fewer


@pytest.fixture
def clients(hasty_url: str) -> Iterator[tuple[Any, Any]]:
    """Clients of tables and of streams, with nothing but the settings of their environment."""
    with set_here(hasty_url):
        session = boto3.Session()
        tables, streams = session.client("dynamodb"), session.client("dynamodbstreams")
    with compared(tables), compared(streams):
        yield tables, streams
    tables.close()
    streams.close()


@pytest.fixture
def stream_arn(clients: tuple[Any, Any], new_name: str) -> str:
    """The stream of a new table."""
    tables, streams = clients
    tables.create_table(
        TableName=new_name,
        KeySchema=[{"AttributeName": "id", "KeyType": "HASH"}],
        AttributeDefinitions=[{"AttributeName": "id", "AttributeType": "S"}],
        BillingMode="PAY_PER_REQUEST",
        StreamSpecification={"StreamEnabled": True, "StreamViewType": "NEW_IMAGE"},
    )
    (stream,) = streams.list_streams(TableName=new_name)["Streams"]
    return stream["StreamArn"]


class Consumer:
    """Reads each record once, a parent's before its children's."""

    def __init__(self, streams: Any, arn: str, checkpoints: dict[str, str] | None = None) -> None:
        self._streams = streams
        self._arn = arn
        self.checkpoints = dict(checkpoints or {})
        self._ended: set[str] = set()

    def shards(self) -> list[dict[str, Any]]:
        """Every shard, page by page."""
        shards: list[dict[str, Any]] = []
        start: dict[str, str] = {}
        while True:
            answer = self._streams.describe_stream(StreamArn=self._arn, Limit=2, **start)
            description = answer["StreamDescription"]
            shards += description["Shards"]
            if "LastEvaluatedShardId" not in description:
                return shards
            start = {"ExclusiveStartShardId": description["LastEvaluatedShardId"]}

    def poll(self) -> list[dict[str, Any]]:
        """The records that are new in the shards that can be read."""
        shards = self.shards()
        known = {shard["ShardId"] for shard in shards}
        records: list[dict[str, Any]] = []
        for shard in shards:  # as they are listed, a parent is before its children
            parent = shard.get("ParentShardId")
            is_early = parent in known and parent not in self._ended
            if not is_early and shard["ShardId"] not in self._ended:
                records += self._read(shard["ShardId"])
        return records

    def _read(self, shard_id: str) -> Iterator[dict[str, Any]]:
        following = self._start(shard_id)
        while following is not None:
            page = self._streams.get_records(ShardIterator=following, Limit=7)
            for record in page["Records"]:
                self.checkpoints[shard_id] = record["dynamodb"]["SequenceNumber"]
                yield record
            following = page.get("NextShardIterator")
            if following is not None and not page["Records"]:
                return
        self._ended.add(shard_id)

    def _start(self, shard_id: str) -> str | None:
        place: dict[str, str] = {"ShardIteratorType": "TRIM_HORIZON"}
        if shard_id in self.checkpoints:
            place = {
                "ShardIteratorType": "AFTER_SEQUENCE_NUMBER",
                "SequenceNumber": self.checkpoints[shard_id],
            }
        asked = {"StreamArn": self._arn, "ShardId": shard_id, **place}
        return self._streams.get_shard_iterator(**asked)["ShardIterator"]


def _polled(consumer: Consumer, count: int) -> list[dict[str, Any]]:
    """As many records as are to come, over as many polls as that takes."""
    records: list[dict[str, Any]] = []
    for _ in range(POLLS_MAX):
        records += consumer.poll()
        if len(records) >= count:
            return records
    raise AssertionError(f"{len(records)} of {count} records came")


def _wait_for_children(consumer: Consumer) -> None:
    before = len(consumer.shards())
    assert any(len(consumer.shards()) > before for _ in range(POLLS_MAX)), "no shard was succeeded"


def _put_all(tables: Any, table: str, version: int, count: int = 30) -> None:
    for number in range(count):
        item = {"id": {"S": f"item {number}"}, "version": {"N": str(version)}}
        tables.put_item(TableName=table, Item=item)


def _versions(records: list[dict[str, Any]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for record in records:
        image = record["dynamodb"]["NewImage"]
        found[image["id"]["S"]].append(image["version"]["N"])
    return found


def test_every_change_comes_once_and_in_order_over_generations_of_shards(
    clients: tuple[Any, Any], stream_arn: str, new_name: str
):
    tables, streams = clients
    consumer = Consumer(streams, stream_arn)
    records: list[dict[str, Any]] = []
    for version in (1, 2, 3):
        _put_all(tables, new_name, version)
        records += consumer.poll()
        _wait_for_children(consumer)
    records += _polled(consumer, 90 - len(records))
    assert 90 == len({record["eventID"] for record in records}) == len(records)
    found = _versions(records)
    assert 30 == len(found)
    assert [["1", "2", "3"]] * 30 == list(found.values())
    assert any("ParentShardId" in shard for shard in consumer.shards())


def test_another_consumer_goes_on_after_the_checkpoints_of_the_first(
    clients: tuple[Any, Any], stream_arn: str, new_name: str
):
    tables, streams = clients
    first = Consumer(streams, stream_arn)
    _put_all(tables, new_name, 1)
    _polled(first, 30)
    _wait_for_children(first)
    _put_all(tables, new_name, 2)
    second = Consumer(streams, stream_arn, first.checkpoints)
    assert [["2"]] * 30 == list(_versions(_polled(second, 30)).values())
    assert [] == second.poll()


def test_the_shards_of_a_deleted_tables_stream_come_to_their_end(
    clients: tuple[Any, Any], stream_arn: str, new_name: str
):
    tables, streams = clients
    _put_all(tables, new_name, 1)
    tables.delete_table(TableName=new_name)
    consumer = Consumer(streams, stream_arn)
    assert [["1"]] * 30 == list(_versions(_polled(consumer, 30)).values())
    assert all(
        "EndingSequenceNumber" in shard["SequenceNumberRange"] for shard in consumer.shards()
    )
