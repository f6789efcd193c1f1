"""The history: is what the streams tell, over all kills, one unbroken story of each item?

It reads on where it stopped the last time, as a consumer does. Each record comes once, numbers grow
within a shard, a child is read after its parent; each change begins with the item that the one
before it left, and the last one leaves the item that is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tablewright import Engine
from tablewright.errors import TrimmedDataAccessException
from tests.crash.workload import ACCOUNTS, ORDERS, Item, Place, place_of

Said = Callable[[str], None]
_PAGE = 200


class History:
    """What has been read so far of the streams of the lasting tables."""

    def __init__(self, found: Said) -> None:
        self._found = found
        self._items: dict[Place, Item] = {}  # as the last record left them
        self._seen: set[str] = set()  # ids of records
        self._last_numbers: dict[str, str] = {}  # by shard
        self._ended: set[str] = set()

    @property
    def records(self) -> int:
        """How many records there were."""
        return len(self._seen)

    def read_on(self, engine: Engine) -> None:
        """Reads what is new, and compares what it comes to with what there is."""
        for table in (ORDERS, ACCOUNTS):
            described = engine.call("DescribeTable", {"TableName": table})["Table"]
            arn = described["LatestStreamArn"]
            for shard in _shards(engine, arn):
                self._read_shard(engine, table, arn, shard)

    def compare(self, table: str, items: dict[Place, Item]) -> None:
        """Compares what the records left with the items of a table."""
        left = {place: item for place, item in self._items.items() if place[0] == table}
        for place in left.keys() | items.keys():
            if left.get(place) != items.get(place):
                self._found(f"the stream left {left.get(place)}, not {items.get(place)}")

    def _read_shard(self, engine: Engine, table: str, arn: str, shard: dict[str, Any]) -> None:
        shard_id = shard["ShardId"]
        if shard_id in self._ended:
            return
        parent = shard.get("ParentShardId")
        if parent in self._last_numbers and parent not in self._ended:
            self._found(f"{shard_id} was read before its parent {parent} had ended")
        following: str | None = self._start(engine, arn, shard_id)
        while following is not None:
            request = {"ShardIterator": following, "Limit": _PAGE}
            answer = engine.call("GetRecords", request)
            for record in answer["Records"]:
                self._add(table, shard_id, record)
            following = answer.get("NextShardIterator")
            if not answer["Records"]:
                break
        is_closed = "EndingSequenceNumber" in shard["SequenceNumberRange"]
        if is_closed != (following is None):
            self._found(f"{shard_id} ended: {following is None}, closed: {is_closed}")
        if following is None:
            self._ended.add(shard_id)

    def _start(self, engine: Engine, arn: str, shard_id: str) -> str:
        request = {"StreamArn": arn, "ShardId": shard_id, "ShardIteratorType": "TRIM_HORIZON"}
        number = self._last_numbers.get(shard_id)
        if number is not None:
            after = {"ShardIteratorType": "AFTER_SEQUENCE_NUMBER", "SequenceNumber": number}
            try:
                return engine.call("GetShardIterator", {**request, **after})["ShardIterator"]
            except TrimmedDataAccessException:
                pass  # what comes now must still continue what was seen
        return engine.call("GetShardIterator", request)["ShardIterator"]

    def _add(self, table: str, shard_id: str, record: dict[str, Any]) -> None:
        change = record["dynamodb"]
        if record["eventID"] in self._seen:
            self._found(f"a record came twice: {record}")
            return
        self._seen.add(record["eventID"])
        number = change["SequenceNumber"]
        if int(number) <= int(self._last_numbers.get(shard_id, "0")):
            self._found(f"a record came after a later one: {record}")
        self._last_numbers[shard_id] = number
        place = place_of(table, change["Keys"])
        if self._items.get(place) != change.get("OldImage"):
            self._found(f"{place} was {self._items.get(place)}, not as {record} has it")
        if change.get("OldImage") == change.get("NewImage"):
            self._found(f"a record of nothing: {record}")
        if "NewImage" in change:
            self._items[place] = change["NewImage"]
        else:
            self._items.pop(place, None)


def _shards(engine: Engine, arn: str) -> Iterator[dict[str, Any]]:
    request: dict[str, Any] = {"StreamArn": arn}
    while True:
        page = engine.call("DescribeStream", request)["StreamDescription"]
        yield from page["Shards"]
        if "LastEvaluatedShardId" not in page:
            return
        request["ExclusiveStartShardId"] = page["LastEvaluatedShardId"]
