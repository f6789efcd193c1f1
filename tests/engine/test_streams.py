"""Streams: what records tell, which shard they are in, and where iterators point."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright import Engine, ManualClock, limits
from tablewright.engine.streams.stream_records import sequence_number, sequence_text
from tablewright.errors import ValidationException
from tests.engine.streaming import (
    arn_of,
    by_number,
    iterator,
    make_streaming_things,
    read_all,
    read_from,
    read_shard,
    shards_of,
    told,
)
from tests.engine.things import at_once, make_things, put, set_ttl, thing


def _put_many(engine: Engine, count: int, **attributes: Any) -> list[str]:
    keys = [f"key {number}" for number in range(count)]
    for key in keys:
        put(engine, key, **attributes)
    return keys


def _spread(engine: Engine, arn: str) -> dict[str, list[str]]:
    """The keys of the records of each shard."""
    return {
        shard["ShardId"]: [
            record["dynamodb"]["Keys"]["id"]["S"]
            for record in read_shard(engine.call, arn, shard["ShardId"])
        ]
        for shard in shards_of(engine.call, arn)
    }


# Records


def test_each_write_is_told_once_and_in_order(engine: Engine):
    arn = make_streaming_things(engine)
    put(engine, "a", number=1)
    put(engine, "b")
    put(engine, "a", number=2)
    engine.call("DeleteItem", {"TableName": "things", "Key": thing("a")})
    update = {"TableName": "things", "Key": thing("c"), "UpdateExpression": "SET colour = id"}
    engine.call("UpdateItem", update)
    expected = [
        ("INSERT", "a"),
        ("INSERT", "b"),
        ("MODIFY", "a"),
        ("REMOVE", "a"),
        ("INSERT", "c"),
    ]
    assert expected == told(read_all(engine.call, arn))


def test_a_record_has_what_dynamodb_tells_of_it(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    clock.advance(seconds=0.75)
    put(engine, "a", number=1)
    (record,) = read_all(engine.call, arn)
    assert re.fullmatch("[0-9a-f]{32}", record.pop("eventID"))
    number = record["dynamodb"].pop("SequenceNumber")
    assert re.fullmatch("[0-9]{21}", number)
    assert {
        "eventName": "INSERT",
        "eventVersion": "1.1",
        "eventSource": "aws:dynamodb",
        "awsRegion": "us-east-1",
        "dynamodb": {
            "ApproximateCreationDateTime": 1_700_000_000,
            "Keys": thing("a"),
            "NewImage": thing("a", number=1),
            "SizeBytes": 3 + 11,
            "StreamViewType": "NEW_AND_OLD_IMAGES",
        },
    } == record


@pytest.mark.parametrize(
    ("view_type", "members", "sizes"),
    [
        ("KEYS_ONLY", [], [3, 3, 3]),
        ("NEW_IMAGE", ["NewImage"], [3 + 7, 3 + 12, 3]),
        ("OLD_IMAGE", ["OldImage"], [3, 3 + 7, 3 + 12]),
        ("NEW_AND_OLD_IMAGES", ["NewImage", "OldImage"], [3 + 7, 3 + 12 + 7, 3 + 12]),
    ],
)
def test_a_view_shows_its_images_and_counts_what_it_shows(
    engine: Engine, view_type: str, members: list[str], sizes: list[int]
):
    arn = make_streaming_things(engine, view_type=view_type)
    put(engine, "a", text="")
    put(engine, "a", text="12345")
    engine.call("DeleteItem", {"TableName": "things", "Key": thing("a")})
    images = {"NewImage": [thing("a", text=""), thing("a", text="12345"), None]}
    images["OldImage"] = [None, *images["NewImage"][:-1]]
    records = read_all(engine.call, arn)
    for member in ("NewImage", "OldImage"):
        expected = images[member] if member in members else [None] * 3
        assert expected == [record["dynamodb"].get(member) for record in records]
    assert sizes == [record["dynamodb"]["SizeBytes"] for record in records]
    assert {view_type} == {record["dynamodb"]["StreamViewType"] for record in records}


def test_keys_are_told_in_the_order_of_the_schema_and_alone(engine: Engine):
    request = {
        "TableName": "things",
        "AttributeDefinitions": [
            {"AttributeName": "sk", "AttributeType": "N"},
            {"AttributeName": "pk", "AttributeType": "B"},
        ],
        "KeySchema": [
            {"AttributeName": "pk", "KeyType": "HASH"},
            {"AttributeName": "sk", "KeyType": "RANGE"},
        ],
        "BillingMode": "PAY_PER_REQUEST",
        "StreamSpecification": {"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"},
    }
    engine.call("CreateTable", request)
    item = {"other": {"S": "x"}, "sk": {"N": "1.50"}, "pk": {"B": b"\x00"}}
    engine.call("PutItem", {"TableName": "things", "Item": item})
    (record,) = read_all(engine.call, arn_of(engine))
    assert [("pk", {"B": "AA=="}), ("sk", {"N": "1.5"})] == list(record["dynamodb"]["Keys"].items())


def test_an_expired_item_is_told_as_the_services_delete(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    set_ttl(engine, "ttl", enabled=True)
    put(engine, "expires", ttl=int(clock.now()) + 1)
    put(engine, "deleted")
    engine.call("DeleteItem", {"TableName": "things", "Key": thing("deleted")})
    clock.advance(seconds=2)
    engine.sweep()
    identities = {
        record["dynamodb"]["Keys"]["id"]["S"]: record.get("userIdentity")
        for record in read_all(engine.call, arn)
        if record["eventName"] == "REMOVE"
    }
    service = {"PrincipalId": "dynamodb.amazonaws.com", "Type": "Service"}
    assert {"expires": service, "deleted": None} == identities


def test_a_record_has_the_same_id_however_often_it_is_read(engine: Engine):
    arn = make_streaming_things(engine)
    _put_many(engine, 20)
    once = [record["eventID"] for record in read_all(engine.call, arn)]
    assert once == [record["eventID"] for record in read_all(engine.call, arn, Limit=3)]
    assert 20 == len(set(once))


@given(st.integers(0, 10**19), st.integers(0, 10**19))
def test_sequence_numbers_sort_as_text_as_they_do_as_numbers(one: int, other: int):
    assert (one < other) == (sequence_text(one) < sequence_text(other))
    assert one == sequence_number(sequence_text(one))
    assert limits.SEQUENCE_NUMBER_LENGTH_MIN <= len(sequence_text(one))


@pytest.mark.parametrize("text", ["", "x" * 21, "-" + "1" * 21, "٣" * 21, "9" * 20, " " + "1" * 21])
def test_what_is_no_sequence_number_has_none(text: str):
    assert None is sequence_number(text)


# Shards


def test_a_new_stream_has_two_open_shards_without_parents(engine: Engine):
    arn = make_streaming_things(engine)
    shards = shards_of(engine.call, arn)
    assert limits.SHARDS_AT_FIRST == len(shards)
    for shard in shards:
        assert {"ShardId", "SequenceNumberRange"} == set(shard)
        assert {"StartingSequenceNumber"} == set(shard["SequenceNumberRange"])
        assert re.fullmatch("shardId-[0-9]{20}-[0-9a-f]{8}", shard["ShardId"])
    assert sorted(shard["ShardId"] for shard in shards) == [shard["ShardId"] for shard in shards]


def test_records_are_shared_among_the_shards_by_partition_key(engine: Engine):
    arn = make_streaming_things(engine)
    keys = _put_many(engine, 40)
    first = _spread(engine, arn)
    assert sorted(keys) == sorted(key for keys_of in first.values() for key in keys_of)
    assert all(len(keys_of) > 5 for keys_of in first.values())
    _put_many(engine, 40, number=1)
    assert {shard: keys_of * 2 for shard, keys_of in first.items()} == _spread(engine, arn)


def test_items_of_one_partition_share_a_shard(engine: Engine):
    make_things(
        engine,
        attributes=[{"AttributeName": "sk", "AttributeType": "S"}],
        KeySchema=[
            {"AttributeName": "id", "KeyType": "HASH"},
            {"AttributeName": "sk", "KeyType": "RANGE"},
        ],
        StreamSpecification={"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"},
    )
    for number in range(20):
        put(engine, "one", sk=str(number))
    spread = _spread(engine, arn_of(engine))
    assert [0, 20] == sorted(len(keys) for keys in spread.values())


def test_a_stream_has_nothing_of_other_tables(engine: Engine):
    arn = make_streaming_things(engine)
    make_streaming_things(engine, "others")
    put(engine, "a", table="others")
    put(engine, "b")
    assert [("INSERT", "b")] == told(read_all(engine.call, arn))


def test_streams_are_listed_page_by_page_in_order(engine: Engine):
    arns = [make_streaming_things(engine, name) for name in ("things", "a-things", "a.things")]
    make_things(engine, "without")
    found: list[str] = []
    request: dict[str, Any] = {"Limit": 1}
    while True:
        page = engine.call("ListStreams", request)
        found += [stream["StreamArn"] for stream in page["Streams"]]
        if "LastEvaluatedStreamArn" not in page:
            break
        request["ExclusiveStartStreamArn"] = page["LastEvaluatedStreamArn"]
    assert sorted(arns) == found


# Pages and places


def test_a_page_has_as_many_records_as_asked_for(engine: Engine):
    arn = make_streaming_things(engine)
    _put_many(engine, 30)
    for shard in shards_of(engine.call, arn):
        following: str | None = iterator(engine.call, arn, shard["ShardId"])
        sizes: list[int] = []
        while following is not None and (not sizes or sizes[-1]):
            answer = engine.call("GetRecords", {"ShardIterator": following, "Limit": 4})
            sizes.append(len(answer["Records"]))
            following = answer.get("NextShardIterator")
        assert {4} == set(sizes[:-2])
        assert 0 == sizes[-1]


def test_a_page_has_a_thousand_records_at_most(engine: Engine):
    arn = make_streaming_things(engine)
    for number in range(1_100):
        put(engine, "one", count=number)
    pages = [
        len(engine.call("GetRecords", {"ShardIterator": start})["Records"])
        for shard in shards_of(engine.call, arn)
        for start in [iterator(engine.call, arn, shard["ShardId"])]
    ]
    assert limits.GET_RECORDS_MAX == max(pages)


def test_a_page_has_a_megabyte_at_most(engine: Engine):
    arn = make_streaming_things(engine)
    for number in range(6):
        put(engine, "one", number=number, body="x" * 200_000)
    pages: list[list[int]] = []
    for shard in shards_of(engine.call, arn):
        following = iterator(engine.call, arn, shard["ShardId"])
        for _ in range(6):
            answer = engine.call("GetRecords", {"ShardIterator": following})
            pages.append([record["dynamodb"]["SizeBytes"] for record in answer["Records"]])
            following = answer["NextShardIterator"]
    assert 6 == sum(len(sizes) for sizes in pages)
    assert all(sum(sizes) <= limits.GET_RECORDS_BYTES_MAX for sizes in pages)
    assert 3 == max(len(sizes) for sizes in pages)


def test_a_call_passes_over_so_many_records_of_others_and_goes_on(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "GET_RECORDS_PASSED_MAX", 5)
    arn = make_streaming_things(engine)
    put(engine, "one")
    spread = _spread(engine, arn)
    (other,) = [shard for shard, keys in spread.items() if not keys]
    for number in range(20):
        put(engine, "one", number=number)
    keys = _put_many(engine, 10)
    following = iterator(engine.call, arn, other)
    pages: list[int] = []
    for _ in range(8):
        answer = engine.call("GetRecords", {"ShardIterator": following})
        following = answer["NextShardIterator"]
        pages.append(len(answer["Records"]))
    assert [0, 0, 0] == pages[:3]
    assert 0 < sum(pages) < len(keys)


def test_latest_is_after_what_there_is(engine: Engine):
    arn = make_streaming_things(engine)
    _put_many(engine, 5)
    starts = [
        iterator(engine.call, arn, shard["ShardId"], "LATEST")
        for shard in shards_of(engine.call, arn)
    ]
    assert [] == [record for start in starts for record in read_from(engine.call, start)[0]]
    put(engine, "new")
    found = [record for start in starts for record in read_from(engine.call, start)[0]]
    assert [("INSERT", "new")] == told(found)


def test_a_sequence_number_is_a_place_in_its_shard(engine: Engine):
    arn = make_streaming_things(engine)
    for number in range(5):
        put(engine, "one", number=number)
    shard_id = next(shard for shard, keys in _spread(engine, arn).items() if keys)
    records = read_shard(engine.call, arn, shard_id)
    for place, record in enumerate(records):
        number = record["dynamodb"]["SequenceNumber"]
        at = iterator(engine.call, arn, shard_id, "AT_SEQUENCE_NUMBER", SequenceNumber=number)
        after = iterator(engine.call, arn, shard_id, "AFTER_SEQUENCE_NUMBER", SequenceNumber=number)
        assert records[place:] == read_from(engine.call, at)[0]
        assert records[place + 1 :] == read_from(engine.call, after)[0]


@pytest.mark.parametrize("kind", ["AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER"])
@pytest.mark.parametrize("beyond", [1, 2**64, 8 * 10**39])
def test_a_number_that_was_not_given_out_is_no_place(engine: Engine, kind: str, beyond: int):
    arn = make_streaming_things(engine)
    _put_many(engine, 3)
    newest = by_number(read_all(engine.call, arn))[-1]["dynamodb"]["SequenceNumber"]
    for shard in shards_of(engine.call, arn):
        number = str(int(newest) + beyond)
        with pytest.raises(ValidationException) as refused:
            iterator(engine.call, arn, shard["ShardId"], kind, SequenceNumber=number)
        assert "Invalid SequenceNumber for the shard" == refused.value.message


def test_the_starting_number_of_a_shard_is_a_place_too(engine: Engine):
    arn = make_streaming_things(engine)
    _put_many(engine, 8)
    found = []
    for shard in shards_of(engine.call, arn):
        number = shard["SequenceNumberRange"]["StartingSequenceNumber"]
        at = iterator(
            engine.call, arn, shard["ShardId"], "AT_SEQUENCE_NUMBER", SequenceNumber=number
        )
        found += read_from(engine.call, at)[0]
    assert read_all(engine.call, arn) == found


def test_a_time_is_a_place_too(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    start = clock.now()
    for number in range(5):
        put(engine, "one", number=number)
        clock.advance(seconds=10.25)
    shard_id = next(shard for shard, keys in _spread(engine, arn).items() if keys)
    for seconds, expected in ((-start, 5), (0, 5), (10, 4), (10.25, 3), (51, 0)):
        at = iterator(engine.call, arn, shard_id, "AT_TIMESTAMP", Timestamp=start + seconds)
        assert expected == len(read_from(engine.call, at)[0])


def test_an_iterator_outlives_a_reopening(tmp_path: Any, clock: ManualClock):
    with Engine.open(tmp_path / "store", clock=clock, sweeps=False) as engine:
        arn = make_streaming_things(engine)
        put(engine, "a")
        starts = [iterator(engine.call, arn, s["ShardId"]) for s in shards_of(engine.call, arn)]
    with Engine.open(tmp_path / "store", clock=clock, sweeps=False) as engine:
        put(engine, "b")
        found = [record for start in starts for record in read_from(engine.call, start)[0]]
        assert [("INSERT", "a"), ("INSERT", "b")] == told(found)


def test_many_writers_at_once_are_told_in_the_order_of_each_item(engine: Engine):
    arn = make_streaming_things(engine)

    def write(name: str) -> None:
        for number in range(30):
            put(engine, name, number=number)

    assert [None] * 4 == at_once([lambda name=name: write(name) for name in "abcd"])
    records = by_number(read_all(engine.call, arn, Limit=7))
    for name in "abcd":
        images = [
            record["dynamodb"]["NewImage"]["number"]["N"]
            for record in records
            if record["dynamodb"]["Keys"] == thing(name)
        ]
        assert [str(number) for number in range(30)] == images
