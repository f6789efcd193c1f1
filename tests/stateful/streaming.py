"""Rules of streams: switched on and off, read from the beginning, and followed from step to step.

The follower is a consumer as programs have them: it keeps an iterator for each shard, begins with a
shard when its parent has ended, and starts again behind the last record it saw when an iterator
has expired. What it sees must be what the model says happened: each change once, those of an item
in order, and none left out that could be read.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tablewright.engine.engine import Engine
from tablewright.errors import ExpiredIteratorException, TrimmedDataAccessException
from tests.stateful import strategies
from tests.stateful.machine import Machine, step
from tests.stateful.model import invalid
from tests.stateful.strategies import Choices
from tests.stateful.streams import Stream, as_history

_VIEWS = ["NEW_AND_OLD_IMAGES", "NEW_AND_OLD_IMAGES", "KEYS_ONLY", "OLD_IMAGE", "NEW_IMAGE"]
_LIMITS = [None, None, 1, 2, 7, 1000]

Record = dict[str, Any]


def _switch(choices: Choices) -> tuple[str, str, bool]:
    return strategies.name(choices), choices.pick(_VIEWS), choices.below(2) == 0


def _reading(choices: Choices) -> tuple[int, int | None]:
    """Which of the streams there are, and how many records at a time."""
    return choices.below(8), choices.pick(_LIMITS)


@dataclass
class Follower:
    """A consumer of one stream."""

    arn: str
    iterators: dict[str, str | None] = field(default_factory=dict[str, str | None])  # None: ended
    seen: list[Record] = field(default_factory=list[Record])
    last_numbers: dict[str, str] = field(default_factory=dict[str, str])

    def poll(self, engine: Engine, limit: int | None) -> None:
        """Reads all that there is to read."""
        for shard in _shards(engine, self.arn):
            shard_id = shard["ShardId"]
            # Shards come in the order of their ids, and a child's is larger than its parent's.
            if shard_id not in self.iterators:
                self.iterators[shard_id] = _iterator(engine, self.arn, shard_id, "TRIM_HORIZON")
            self._read(engine, shard_id, limit)

    def _read(self, engine: Engine, shard_id: str, limit: int | None) -> None:
        following = self.iterators[shard_id]
        while following is not None:
            try:
                answer = _page(engine, following, limit)
            except (ExpiredIteratorException, TrimmedDataAccessException):
                following = self._start_again(engine, shard_id)
                continue
            self.seen += answer["Records"]
            if answer["Records"]:
                number = answer["Records"][-1]["dynamodb"]["SequenceNumber"]
                self.last_numbers[shard_id] = number
            following = self.iterators[shard_id] = answer.get("NextShardIterator")
            if not answer["Records"]:
                return

    def _start_again(self, engine: Engine, shard_id: str) -> str:
        number = self.last_numbers.get(shard_id)
        if number is not None:
            try:
                kind = "AFTER_SEQUENCE_NUMBER"
                return _iterator(engine, self.arn, shard_id, kind, SequenceNumber=number)
            except TrimmedDataAccessException:
                pass
        return _iterator(engine, self.arn, shard_id, "TRIM_HORIZON")


class Streaming(Machine):
    """Streams and those who read them."""

    def __init__(self) -> None:
        super().__init__()
        self.followers: dict[str, Follower] = {}

    @step(setting=_switch)
    def switch_stream(self, setting: tuple[str, str, bool]) -> None:
        name, view_type, enabled = setting
        specification: dict[str, Any] = {"StreamEnabled": enabled}
        if enabled:
            specification["StreamViewType"] = view_type
        request = {"TableName": name, "StreamSpecification": specification}
        said = self.asked("UpdateTable", request)
        if enabled == (self.model.tables[name].stream is not None):
            assert (invalid().kind, {}) == said
        elif enabled:
            arn = said["TableDescription"]["LatestStreamArn"]
            self.model.begin_stream(name, arn, view_type)
        else:
            self.model.end_stream(name)

    @step()
    def list_streams(self) -> None:
        now = self.clock.now()
        due = sorted(s.arn for s in self.model.streams.values() if s.is_readable(now))
        found: list[str] = []
        request: dict[str, Any] = {"Limit": 2}
        while True:
            page = self.engine.call("ListStreams", request)
            found += [stream["StreamArn"] for stream in page["Streams"]]
            if "LastEvaluatedStreamArn" not in page:
                break
            request["ExclusiveStartStreamArn"] = page["LastEvaluatedStreamArn"]
        assert due == found
        for arn in found:
            told = self.engine.call("DescribeStream", {"StreamArn": arn})["StreamDescription"]
            stream = self.model.streams[arn]
            status = "ENABLED" if stream.ended_at is None else "DISABLED"
            assert (status, stream.view_type) == (told["StreamStatus"], told["StreamViewType"])

    @step(reading=_reading)
    def read_stream(self, reading: tuple[int, int | None]) -> None:
        """The whole of a stream, parents before children."""
        stream = self._chosen(reading[0])
        if stream is None:
            return
        records: list[Record] = []
        for shard in _shards(self.engine, stream.arn):
            records += self._read_shard(stream.arn, shard, reading[1])
        assert stream.history(self.clock.now()) == as_history(records, stream.key)
        assert len(records) == len({record["eventID"] for record in records})

    def _read_shard(self, arn: str, shard: dict[str, Any], limit: int | None) -> list[Record]:
        records: list[Record] = []
        following: str | None = _iterator(self.engine, arn, shard["ShardId"], "TRIM_HORIZON")
        while following is not None:
            answer = _page(self.engine, following, limit)
            records += answer["Records"]
            following = answer.get("NextShardIterator")
            if not answer["Records"]:
                break
        is_closed = "EndingSequenceNumber" in shard["SequenceNumberRange"]
        assert is_closed == (following is None)
        numbers = [int(record["dynamodb"]["SequenceNumber"]) for record in records]
        assert sorted(set(numbers)) == numbers
        return records

    @step(reading=_reading)
    def follow_stream(self, reading: tuple[int, int | None]) -> None:
        stream = self._chosen(reading[0])
        if stream is None:
            return
        follower = self.followers.setdefault(stream.arn, Follower(stream.arn))
        follower.poll(self.engine, reading[1])
        seen = as_history(follower.seen, stream.key)
        assert len(follower.seen) == len({record["eventID"] for record in follower.seen})
        ever = stream.history()
        for identity, due in stream.history(self.clock.now()).items():
            assert due == seen.get(identity, [])[-len(due) :]
        for identity, told in seen.items():
            assert _is_part_of(told, ever[identity])

    def _chosen(self, place: int) -> Stream | None:
        now = self.clock.now()
        readable = [s for s in self.model.streams.values() if s.is_readable(now)]
        return readable[place % len(readable)] if readable else None


def _shards(engine: Engine, arn: str) -> list[dict[str, Any]]:
    request: dict[str, Any] = {"StreamArn": arn, "Limit": 3}
    shards: list[dict[str, Any]] = []
    while True:
        page = engine.call("DescribeStream", request)["StreamDescription"]
        shards += page["Shards"]
        if "LastEvaluatedShardId" not in page:
            return shards
        request["ExclusiveStartShardId"] = page["LastEvaluatedShardId"]


def _iterator(engine: Engine, arn: str, shard_id: str, kind: str, **more: Any) -> str:
    request = {"StreamArn": arn, "ShardId": shard_id, "ShardIteratorType": kind, **more}
    return engine.call("GetShardIterator", request)["ShardIterator"]


def _page(engine: Engine, start: str, limit: int | None) -> dict[str, Any]:
    request: dict[str, Any] = {"ShardIterator": start}
    if limit is not None:
        request["Limit"] = limit
    return engine.call("GetRecords", request)


def _is_part_of(some: list[Any], others: list[Any]) -> bool:
    """Whether some events are among others, in the same order."""
    rest = iter(others)
    return all(any(one == other for other in rest) for one in some)
