"""Streams over time: shards that close and are succeeded, streams that end, records that go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine, ManualClock, limits
from tablewright.engine.storage.verify import verify
from tablewright.errors import (
    ResourceNotFoundException,
    TrimmedDataAccessException,
    ValidationException,
)
from tests.engine.streaming import (
    arn_of,
    described,
    iterator,
    keep_for,
    logged,
    make_streaming_things,
    read_all,
    read_from,
    read_shard,
    shards_of,
    switch_off,
    switch_on,
    told,
)
from tests.engine.things import make_things, put, thing

HOUR_SECONDS = 3600


def _pass_hours(engine: Engine, clock: ManualClock, hours: float) -> None:
    clock.advance(seconds=hours * HOUR_SECONDS)
    engine.sweep()


def _numbers(shard: dict[str, Any]) -> tuple[int, int | None]:
    span = shard["SequenceNumberRange"]
    last = span.get("EndingSequenceNumber")
    return int(span["StartingSequenceNumber"]), int(last) if last is not None else None


def _open_shards(engine: Engine, arn: str) -> list[dict[str, Any]]:
    return [shard for shard in shards_of(engine.call, arn) if _numbers(shard)[1] is None]


# Shards


def test_a_shard_does_not_close_before_its_four_hours(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    before = shards_of(engine.call, arn)
    clock.advance(seconds=limits.SHARD_SECONDS - 1)
    engine.sweep()
    assert before == shards_of(engine.call, arn)


def test_after_four_hours_each_shard_is_succeeded_by_a_child(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    parents = shards_of(engine.call, arn)
    _pass_hours(engine, clock, 4)
    shards = shards_of(engine.call, arn)
    children = [shard for shard in shards if "ParentShardId" in shard]
    closed = [shard for shard in shards if "ParentShardId" not in shard]
    assert {shard["ShardId"] for shard in parents} == {s["ParentShardId"] for s in children}
    assert [shard["ShardId"] for shard in parents] == [shard["ShardId"] for shard in closed]
    assert children == _open_shards(engine, arn)
    assert sorted(shard["ShardId"] for shard in shards) == [shard["ShardId"] for shard in shards]
    spans = {shard["ShardId"]: _numbers(shard) for shard in shards}
    for child in children:
        first, last = spans[child["ParentShardId"]]
        assert last is not None
        assert first < last < spans[child["ShardId"]][0]


def test_a_reader_of_a_closed_shard_comes_to_its_end_and_goes_on_with_the_child(
    engine: Engine, clock: ManualClock
):
    arn = make_streaming_things(engine)
    put(engine, "one", number=1)
    clock.advance(seconds=limits.SHARD_SECONDS - 60)
    shards = [shard["ShardId"] for shard in shards_of(engine.call, arn)]
    starts = {shard_id: iterator(engine.call, arn, shard_id) for shard_id in shards}
    _pass_hours(engine, clock, 0.1)
    put(engine, "one", number=2)
    for shard_id, start in starts.items():
        answer = engine.call("GetRecords", {"ShardIterator": start})
        assert "NextShardIterator" not in answer
        child_filter = {"Type": "CHILD_SHARDS", "ShardId": shard_id}
        (child,) = described(engine.call, arn, ShardFilter=child_filter)["Shards"]
        after = read_shard(engine.call, arn, child["ShardId"])
        numbers = [r["dynamodb"]["NewImage"]["number"]["N"] for r in [*answer["Records"], *after]]
        assert numbers in ([], ["1", "2"])


def test_the_end_of_a_closed_shard_is_a_place_without_records(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    _pass_hours(engine, clock, 4)
    for shard in shards_of(engine.call, arn):
        if _numbers(shard)[1] is not None:
            start = iterator(engine.call, arn, shard["ShardId"], "LATEST")
            assert {"Records": []} == engine.call("GetRecords", {"ShardIterator": start})


def test_a_number_of_the_child_is_not_the_parents(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    _pass_hours(engine, clock, 4)
    for shard in shards_of(engine.call, arn):
        parent = shard.get("ParentShardId")
        number = shard["SequenceNumberRange"]["StartingSequenceNumber"]
        if parent is not None:
            with pytest.raises(ValidationException) as refused:
                iterator(engine.call, arn, parent, "AT_SEQUENCE_NUMBER", SequenceNumber=number)
            assert "Invalid SequenceNumber for the shard" == refused.value.message


def test_each_item_is_told_in_order_when_parents_are_read_first(
    engine: Engine, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "SHARD_SPLIT_RECORDS", 10)
    arn = make_streaming_things(engine)
    keys = [str(number) for number in range(12)]
    for _ in range(5):
        for key in keys * 3:
            put(engine, key, number=engine._context.log.next_sequence)
        _pass_hours(engine, clock, 4)
    assert len(_open_shards(engine, arn)) > limits.SHARDS_AT_FIRST
    seen: dict[str, list[int]] = {}
    for record in read_all(engine.call, arn, Limit=5):
        key = record["dynamodb"]["Keys"]["id"]["S"]
        seen.setdefault(key, []).append(int(record["dynamodb"]["NewImage"]["number"]["N"]))
    assert set(keys) == set(seen)
    for numbers in seen.values():
        assert 15 == len(numbers)
        assert sorted(numbers) == numbers


def test_a_busy_shard_is_succeeded_by_two_that_share_its_keys(
    engine: Engine, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "SHARD_SPLIT_RECORDS", 10)
    arn = make_streaming_things(engine)
    keys = [f"key {number}" for number in range(60)]
    for key in keys:
        put(engine, key)
    _pass_hours(engine, clock, 4)
    assert 4 == len(_open_shards(engine, arn))
    for key in keys:
        put(engine, key, number=1)
    children = [shard for shard in shards_of(engine.call, arn) if "ParentShardId" in shard]
    for parent in {shard["ParentShardId"] for shard in children}:
        of_parent = {r["dynamodb"]["Keys"]["id"]["S"] for r in read_shard(engine.call, arn, parent)}
        halves = [
            {r["dynamodb"]["Keys"]["id"]["S"] for r in read_shard(engine.call, arn, c["ShardId"])}
            for c in children
            if c["ParentShardId"] == parent
        ]
        assert 2 == len(halves)
        assert of_parent == halves[0] | halves[1]
        assert set() == halves[0] & halves[1]


def test_shards_are_not_split_without_end(
    engine: Engine, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "SHARD_SPLIT_RECORDS", 0)
    monkeypatch.setattr(limits, "SHARDS_OPEN_MAX", 6)
    arn = make_streaming_things(engine)
    for _ in range(5):
        for number in range(200):
            put(engine, str(number), number=engine._context.log.next_sequence)
        _pass_hours(engine, clock, 4)
    assert 6 == len(_open_shards(engine, arn))


def test_a_busy_shard_among_many_is_split_too(
    engine: Engine, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "SHARD_SPLIT_RECORDS", 10)
    monkeypatch.setattr(limits, "GET_RECORDS_PASSED_MAX", 50)
    arn = make_streaming_things(engine)
    for expected in (4, 8, 16):
        for number in range(400):
            put(engine, str(number), number=engine._context.log.next_sequence)
        _pass_hours(engine, clock, 4)
        assert expected == len(_open_shards(engine, arn))


def test_a_shard_that_others_keep_busy_is_not_split(
    engine: Engine, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "SHARD_SPLIT_RECORDS", 10)
    arn = make_streaming_things(engine)
    for number in range(200):  # one key, so that one shard takes them all
        put(engine, "one", number=number)
    _pass_hours(engine, clock, 4)
    assert 3 == len(_open_shards(engine, arn))


def test_a_closed_shard_is_gone_after_a_day(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    first = shards_of(engine.call, arn)[0]["ShardId"]
    _pass_hours(engine, clock, 4)
    clock.advance(seconds=limits.STREAM_SECONDS - 1)
    assert first in [shard["ShardId"] for shard in shards_of(engine.call, arn)]
    clock.advance(seconds=1)
    assert first not in [shard["ShardId"] for shard in shards_of(engine.call, arn)], "unswept too"
    engine.sweep()
    assert first not in [shard["ShardId"] for shard in shards_of(engine.call, arn)]
    with pytest.raises(ResourceNotFoundException) as refused:
        iterator(engine.call, arn, first)
    assert "Requested resource not found: Shard does not exist" == refused.value.message


def test_a_shard_that_closes_under_a_reader_does_not_show_its_childs_records(
    engine: Engine, clock: ManualClock
):
    arn = make_streaming_things(engine)
    shards = [shard["ShardId"] for shard in shards_of(engine.call, arn)]
    clock.advance(seconds=limits.SHARD_SECONDS)
    starts = [iterator(engine.call, arn, shard) for shard in shards]
    engine.sweep()
    for number in range(20):
        put(engine, str(number))
    for start in starts:
        assert {"Records": []} == engine.call("GetRecords", {"ShardIterator": start})
    assert 20 == len(read_all(engine.call, arn))


def test_shards_of_a_store_that_was_closed_for_long_are_succeeded_once(
    tmp_path: Path, clock: ManualClock
):
    with Engine.open(tmp_path / "store", clock=clock, sweeps=False) as engine:
        arn = make_streaming_things(engine)
        put(engine, "a")
    clock.advance(seconds=30 * 24 * HOUR_SECONDS)
    with Engine.open(tmp_path / "store", clock=clock, sweeps=False) as engine:
        engine.sweep()
        assert 2 * limits.SHARDS_AT_FIRST == len(shards_of(engine.call, arn))
        assert [] == read_all(engine.call, arn)
        put(engine, "b")
        assert [("INSERT", "b")] == told(read_all(engine.call, arn))
    assert () == verify(tmp_path / "store").problems


# Streams that end


def test_a_stream_that_is_switched_off_can_be_read_for_a_day(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    put(engine, "a")
    switch_off(engine)
    put(engine, "b")
    assert "DISABLED" == described(engine.call, arn)["StreamStatus"]
    assert [] == _open_shards(engine, arn)
    assert [("INSERT", "a")] == told(read_all(engine.call, arn))
    clock.advance(seconds=limits.STREAM_SECONDS - 1)
    engine.sweep()
    assert [("INSERT", "a")] == told(read_all(engine.call, arn))
    clock.advance(seconds=1)
    for _ in range(2):
        assert [] == engine.call("ListStreams", {})["Streams"]
        with pytest.raises(ResourceNotFoundException) as refused:
            described(engine.call, arn)
        assert f"Requested resource not found: Stream: {arn} not found" == refused.value.message
        engine.sweep()


def test_a_stream_that_is_switched_on_again_is_another(engine: Engine, clock: ManualClock):
    first = make_streaming_things(engine)
    put(engine, "a")
    switch_off(engine)
    put(engine, "unseen")
    second = switch_on(engine, view_type="KEYS_ONLY")
    put(engine, "b")
    assert first != second
    assert second == arn_of(engine)
    assert [("INSERT", "a")] == told(read_all(engine.call, first))
    assert [("INSERT", "b")] == told(read_all(engine.call, second))
    listed = engine.call("ListStreams", {"TableName": "things"})["Streams"]
    assert [first, second] == [stream["StreamArn"] for stream in listed]
    statuses = [described(engine.call, arn)["StreamStatus"] for arn in (first, second)]
    assert ["DISABLED", "ENABLED"] == statuses
    views = [described(engine.call, arn)["StreamViewType"] for arn in (first, second)]
    assert ["NEW_AND_OLD_IMAGES", "KEYS_ONLY"] == views


def test_the_stream_of_a_deleted_table_can_be_read_for_a_day(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    put(engine, "a")
    engine.call("DeleteTable", {"TableName": "things"})
    engine.sweep()
    assert "DISABLED" == described(engine.call, arn)["StreamStatus"]
    assert [("INSERT", "a")] == told(read_all(engine.call, arn)), (
        "a delete of a table tells nothing"
    )
    make_things(engine)
    put(engine, "b")
    assert [("INSERT", "a")] == told(read_all(engine.call, arn)), "the new table is another"
    clock.advance(seconds=limits.STREAM_SECONDS)
    with pytest.raises(ResourceNotFoundException):
        described(engine.call, arn)


def test_a_table_made_anew_at_the_same_moment_has_a_stream_of_its_own(engine: Engine):
    arns = []
    for _ in range(3):
        arns.append(make_streaming_things(engine))
        put(engine, str(len(arns)))
        engine.call("DeleteTable", {"TableName": "things"})
    assert 3 == len(set(arns))
    for number, arn in enumerate(arns, start=1):
        assert [("INSERT", str(number))] == told(read_all(engine.call, arn))


def test_a_stream_that_begins_later_has_nothing_of_before(engine: Engine):
    make_things(engine)
    put(engine, "before")
    arn = switch_on(engine)
    put(engine, "after")
    put(engine, "before", number=1)
    assert [("INSERT", "after"), ("MODIFY", "before")] == told(read_all(engine.call, arn))


# Records that go


def test_what_is_older_than_a_day_is_not_read_whether_it_was_swept_or_not(
    engine: Engine, clock: ManualClock
):
    arn = make_streaming_things(engine)
    put(engine, "old")
    clock.advance(seconds=limits.STREAM_SECONDS + 1)
    put(engine, "new")
    for _ in range(2):
        assert [("INSERT", "new")] == told(read_all(engine.call, arn))
        engine.sweep()


@pytest.mark.parametrize("is_swept", [False, True])
def test_a_number_of_something_trimmed_is_refused(
    engine: Engine, clock: ManualClock, is_swept: bool
):
    arn = make_streaming_things(engine)
    put(engine, "old")
    (record,) = read_all(engine.call, arn)
    number = record["dynamodb"]["SequenceNumber"]
    shard_id = next(
        shard["ShardId"]
        for shard in shards_of(engine.call, arn)
        if read_shard(engine.call, arn, shard["ShardId"])
    )
    clock.advance(seconds=limits.STREAM_SECONDS + 1)
    if is_swept:
        engine.sweep()
    for kind in ("AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER"):
        with pytest.raises(TrimmedDataAccessException) as refused:
            iterator(engine.call, arn, shard_id, kind, SequenceNumber=number)
    assert (
        "The operation attempted to read past the oldest stream record in a shard."
        == refused.value.message
    )


def test_an_iterator_whose_records_went_meanwhile_is_refused(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    put(engine, "old")
    shard_id = next(
        shard["ShardId"]
        for shard in shards_of(engine.call, arn)
        if read_shard(engine.call, arn, shard["ShardId"])
    )
    clock.advance(seconds=limits.STREAM_SECONDS - 60)
    start = iterator(engine.call, arn, shard_id)
    clock.advance(seconds=61)
    with pytest.raises(TrimmedDataAccessException):
        engine.call("GetRecords", {"ShardIterator": start})
    assert [] == read_shard(engine.call, arn, shard_id), "a new one reads on"


def test_an_idle_reader_does_not_lose_its_place(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    put(engine, "first")
    following = {
        shard["ShardId"]: iterator(engine.call, arn, shard["ShardId"], "LATEST")
        for shard in shards_of(engine.call, arn)
    }
    for _ in range(int(30 * HOUR_SECONDS / 600)):
        clock.advance(seconds=600)
        for shard_id, start in following.items():
            answer = engine.call("GetRecords", {"ShardIterator": start})
            assert [] == answer["Records"]
            following[shard_id] = answer["NextShardIterator"]
    put(engine, "last")
    found = [record for start in following.values() for record in read_from(engine.call, start)[0]]
    assert [("INSERT", "last")] == told(found)


def test_a_trimmed_shard_can_be_read_to_its_end(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    for number in range(10):
        put(engine, str(number))
    clock.advance(seconds=limits.STREAM_SECONDS - HOUR_SECONDS)
    engine.sweep()
    clock.advance(seconds=2 * HOUR_SECONDS)
    engine.sweep()
    shards = shards_of(engine.call, arn)
    assert 4 == len(shards)
    for shard in shards:
        for kind in ("TRIM_HORIZON", "LATEST"):
            start = iterator(engine.call, arn, shard["ShardId"], kind)
            answer = engine.call("GetRecords", {"ShardIterator": start})
            assert [] == answer["Records"]
            assert ("NextShardIterator" in answer) == (_numbers(shard)[1] is None)


def test_a_stream_shows_a_day_of_what_recovery_keeps_longer(engine: Engine, clock: ManualClock):
    arn = make_streaming_things(engine)
    keep_for(engine, days=7)
    put(engine, "old", number=1)
    _pass_hours(engine, clock, 48)
    put(engine, "new", number=2)
    assert 2 == len(logged(engine))
    assert [("INSERT", "new")] == told(read_all(engine.call, arn))
    engine.call("DeleteItem", {"TableName": "things", "Key": thing("old")})
    assert 2 == len(read_all(engine.call, arn))
