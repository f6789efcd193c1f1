"""Streams as AWS's own client for Python sees them, without a socket."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import botocore.session
import pytest
from botocore.awsrequest import AWSPreparedRequest, AWSResponse

from tablewright import Engine, ManualClock, limits
from tablewright.engine import wire
from tests.engine.streaming import (
    described,
    iterator,
    make_streaming_things,
    shards_of,
)


def _client(engine: Engine, service: str) -> Any:
    """A client of botocore's that reaches the engine without a socket."""
    client = botocore.session.Session().create_client(
        service,
        region_name="us-east-1",
        aws_access_key_id="key",
        aws_secret_access_key="secret",
    )

    def respond(request: AWSPreparedRequest, **_: Any) -> AWSResponse:
        target = request.headers["X-Amz-Target"].decode()
        status, body = wire.respond(engine, target, bytes(request.body or b""))
        raw = _Raw(body)
        headers = {"Content-Type": "application/x-amz-json-1.0"}
        return AWSResponse(request.url, status, headers, raw)

    client.meta.events.register("before-send", respond)
    return client


class _Raw(io.BytesIO):
    """A body as botocore wants it."""

    def stream(self, **_: Any) -> Iterator[bytes]:
        yield self.getvalue()


def test_the_loop_that_every_consumer_has_works_with_botocore(engine: Engine, clock: ManualClock):
    tables, streams = _client(engine, "dynamodb"), _client(engine, "dynamodbstreams")
    make_streaming_things(engine)
    keys = [f"key {number}" for number in range(30)]
    for key in keys[:15]:
        tables.put_item(TableName="things", Item={"id": {"S": key}, "b": {"B": b"\x00\xff"}})
    clock.advance(seconds=limits.SHARD_SECONDS)
    engine.sweep()
    for key in keys[15:]:
        tables.put_item(TableName="things", Item={"id": {"S": key}, "b": {"B": b"\x00\xff"}})
    arn = tables.describe_table(TableName="things")["Table"]["LatestStreamArn"]
    seen: list[str] = []
    for shard in streams.describe_stream(StreamArn=arn)["StreamDescription"]["Shards"]:
        following = streams.get_shard_iterator(
            StreamArn=arn, ShardId=shard["ShardId"], ShardIteratorType="TRIM_HORIZON"
        )["ShardIterator"]
        while following:
            page = streams.get_records(ShardIterator=following, Limit=5)
            for record in page["Records"]:
                assert b"\x00\xff" == record["dynamodb"]["NewImage"]["b"]["B"]
                assert record["dynamodb"]["ApproximateCreationDateTime"].timestamp() <= clock.now()
                seen.append(record["dynamodb"]["Keys"]["id"]["S"])
            following = page.get("NextShardIterator")
            if "EndingSequenceNumber" not in shard["SequenceNumberRange"] and not page["Records"]:
                break
    assert sorted(keys) == sorted(seen)


def test_botocore_knows_the_refusals(engine: Engine, clock: ManualClock):
    streams = _client(engine, "dynamodbstreams")
    arn = make_streaming_things(engine)
    shard_id = described(engine.call, arn)["Shards"][0]["ShardId"]
    start = iterator(engine.call, arn, shard_id)
    clock.advance(seconds=3600)
    with pytest.raises(streams.exceptions.ExpiredIteratorException):
        streams.get_records(ShardIterator=start)
    with pytest.raises(streams.exceptions.ResourceNotFoundException):
        streams.describe_stream(StreamArn=arn + "0")


def test_an_answer_on_the_wire_has_no_member_for_the_iterator_that_is_not_there(engine: Engine):
    arn = make_streaming_things(engine)
    start = iterator(engine.call, arn, shards_of(engine.call, arn)[0]["ShardId"])
    engine.call("DeleteTable", {"TableName": "things"})
    body = json.dumps({"ShardIterator": start}).encode()
    assert (200, b'{"Records":[]}') == wire.respond(
        engine, "DynamoDBStreams_20120810.GetRecords", body
    )
