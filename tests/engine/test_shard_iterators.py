"""Shard iterators: which are refused, and for how long they are good."""

from __future__ import annotations

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, ManualClock, limits
from tablewright.engine.storage import records
from tablewright.engine.streams import shard_iterators
from tablewright.engine.streams.shard_iterators import ShardIterator
from tablewright.errors import (
    ClosedError,
    ExpiredIteratorException,
    ResourceNotFoundException,
    ValidationException,
)
from tests.engine.streaming import (
    iterator,
    make_streaming_things,
    shards_of,
)


@given(st.text(max_size=120))
def test_a_text_that_is_no_iterator_is_refused(text: str):
    with pytest.raises(ValidationException) as refused:
        shard_iterators.read(text, 0.0)
    assert "Invalid ShardIterator" == refused.value.message


@given(st.binary(max_size=15))
def test_a_text_with_a_right_checksum_that_is_too_short_is_refused(payload: bytes):
    sealed = base64.b64encode(records.sealed(b"arn", payload)).decode()
    with pytest.raises(ValidationException):
        shard_iterators.read(f"arn|1|{sealed}", 0.0)


_arns = st.from_regex(
    r"arn:aws:dynamodb:us-east-1:000000000000:table/[a-z]{3}/stream/[0-9T:.-]{1,20}", fullmatch=True
)
_iterators = st.builds(
    ShardIterator,
    _arns,
    st.from_regex(r"shardId-[0-9]{20}-[0-9a-f]{8}", fullmatch=True),
    st.integers(0, 2**63),
)


@given(_iterators, st.integers(0, 10**10))
def test_an_iterator_is_read_as_it_was_written(at: ShardIterator, now: int):
    text = at.text(now)
    assert at == shard_iterators.read(text, now)
    assert len(text) <= limits.SHARD_ITERATOR_LENGTH_MAX


@given(_iterators, st.data())
def test_an_iterator_with_a_changed_character_is_refused(at: ShardIterator, data: st.DataObject):
    text = at.text(1_700_000_000)
    place = data.draw(st.integers(0, len(text) - 1))
    other = data.draw(st.characters(codec="ascii").filter(lambda c: c != text[place]))
    with pytest.raises(ValidationException):
        shard_iterators.read(text[:place] + other + text[place + 1 :], 1_700_000_000)


def test_an_iterator_expires_after_fifteen_minutes(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    start = iterator(engine.call, arn, shards_of(engine.call, arn)[0]["ShardId"])
    clock.advance(seconds=limits.SHARD_ITERATOR_SECONDS)
    assert [] == engine.call("GetRecords", {"ShardIterator": start})["Records"]
    clock.advance(seconds=1)
    with pytest.raises(ExpiredIteratorException) as refused:
        engine.call("GetRecords", {"ShardIterator": start})
    assert "Shard iterator has expired" == refused.value.message


def test_a_following_iterator_has_fifteen_minutes_of_its_own(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    following = iterator(engine.call, arn, shards_of(engine.call, arn)[0]["ShardId"])
    for _ in range(4):
        clock.advance(seconds=limits.SHARD_ITERATOR_SECONDS)
        answer = engine.call("GetRecords", {"ShardIterator": following})
        assert [] == answer["Records"]
        following = answer["NextShardIterator"]


def test_a_shard_of_another_stream_is_not_found(engine: Engine):
    arn = make_streaming_things(engine)
    other = make_streaming_things(engine, "others")
    shard_id = shards_of(engine.call, other)[0]["ShardId"]
    with pytest.raises(ResourceNotFoundException):
        iterator(engine.call, arn, shard_id)


@pytest.mark.parametrize("operation", ["ListStreams", "DescribeStream", "GetShardIterator"])
def test_a_closed_engine_has_no_streams(engine: Engine, operation: str):
    arn = make_streaming_things(engine)
    request = {
        "StreamArn": arn,
        "ShardId": shards_of(engine.call, arn)[0]["ShardId"],
        "ShardIteratorType": "LATEST",
    }
    engine.close()
    with pytest.raises(ClosedError):
        engine.call(operation, request)
