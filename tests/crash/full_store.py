"""Full stores: a store is filled completely, and must still be usable.

Reads go on, deletes go through, writes resume when there is room, and nothing acknowledged is lost.
What is full is left to the tests: the disk under the store, or the store's own limit.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tablewright import Engine
from tablewright.errors import StorageError

TABLE = "things"
BATCH = 25
_PARTITIONS = 10

Key = tuple[str, str]


def create_table(**more: Any) -> dict[str, Any]:
    """The request for a table with three indexes, so that a delete touches many pages."""
    names = ("pk", "sk", "colour", "place")
    keys = [{"AttributeName": "pk", "KeyType": "HASH"}]
    return {
        "TableName": TABLE,
        "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": [{"AttributeName": n, "AttributeType": "S"} for n in names],
        "KeySchema": [*keys, {"AttributeName": "sk", "KeyType": "RANGE"}],
        "LocalSecondaryIndexes": [_index([*keys, {"AttributeName": "colour", "KeyType": "RANGE"}])],
        "GlobalSecondaryIndexes": [
            _index([{"AttributeName": "colour", "KeyType": "HASH"}]),
            _index([{"AttributeName": "place", "KeyType": "HASH"}], "KEYS_ONLY"),
        ],
        **more,
    }


def with_stream() -> dict[str, Any]:
    """What makes deletes write to the change log, so that they take room themselves."""
    specification = {"StreamEnabled": True, "StreamViewType": "NEW_AND_OLD_IMAGES"}
    return {"StreamSpecification": specification}


def time_to_live() -> dict[str, Any]:
    """The request for items to expire."""
    specification = {"AttributeName": "expires", "Enabled": True}
    return {"TableName": TABLE, "TimeToLiveSpecification": specification}


def _index(key_schema: list[dict[str, str]], projection: str = "ALL") -> dict[str, Any]:
    name = "by-" + "-".join(element["AttributeName"] for element in key_schema)
    kind = {"ProjectionType": projection}
    return {"IndexName": name, "KeySchema": key_schema, "Projection": kind}


class Filling:
    """Fills a table, and knows what is in it."""

    def __init__(
        self, engine: Engine, *, seed: int, body_bytes: int, expires_at: float | None = None
    ) -> None:
        self._engine = engine
        self._rng = Random(seed)
        self._body_bytes = body_bytes
        self._expires_at = expires_at
        self._number = 0
        self.kept: set[Key] = set()

    def fill(self) -> StorageError:
        """Writes until nothing fits any more, not even a small item; returns the error."""
        self._fill(BATCH, self._body_bytes)
        self._fill(1, self._body_bytes)
        return self._fill(1, 1)

    def _fill(self, count: int, body_bytes: int) -> StorageError:
        refusals: list[StorageError] = []
        while len(refusals) < 3:
            try:
                self.put(count, body_bytes)
            except StorageError as error:
                refusals.append(error)
        return refusals[-1]

    def put(self, count: int = 1, body_bytes: int = 1) -> None:
        """Puts new items, in one request."""
        items = [self._item(body_bytes) for _ in range(count)]
        parts = [{"PutRequest": {"Item": item}} for item in items]
        self._engine.call("BatchWriteItem", {"RequestItems": {TABLE: parts}})
        self.kept |= {(item["pk"]["S"], item["sk"]["S"]) for item in items}

    def _item(self, body_bytes: int) -> dict[str, Any]:
        self._number += 1
        values = {
            "pk": f"partition {self._rng.randrange(_PARTITIONS)}",
            "sk": f"{self._number:06}",
            "colour": f"colour {self._rng.random()}",
            "place": f"place {self._rng.random()}",
            "body": "x" * body_bytes,
        }
        item: dict[str, Any] = {name: {"S": value} for name, value in values.items()}
        if self._expires_at is not None:
            expires = int(self._expires_at) + self._rng.randrange(10_000)
            item["expires"] = {"N": str(expires)}
        return item

    def drawn(self, count: int) -> list[Key]:
        """Some of the items that are there, all over the table."""
        return self._rng.sample(sorted(self.kept), count)

    def delete(self, key: Key) -> None:
        """Deletes one item."""
        self._engine.call("DeleteItem", {"TableName": TABLE, "Key": _attributes(key)})
        self.kept.discard(key)

    def delete_batch(self, keys: list[Key]) -> None:
        """Deletes up to 25 items in one request."""
        parts = [{"DeleteRequest": {"Key": _attributes(key)}} for key in keys]
        self._engine.call("BatchWriteItem", {"RequestItems": {TABLE: parts}})
        self.kept -= set(keys)

    def delete_partition(self) -> None:
        """Deletes everything under one partition key."""
        partition, _ = min(self.kept)
        keys = sorted(key for key in self.kept if key[0] == partition)
        for start in range(0, len(keys), BATCH):
            self.delete_batch(keys[start : start + BATCH])

    def delete_together(self, keys: list[Key], token: str) -> None:
        """Deletes up to 100 items in one transaction, with a token."""
        actions = [{"Delete": {"TableName": TABLE, "Key": _attributes(key)}} for key in keys]
        request = {"TransactItems": actions, "ClientRequestToken": token}
        self._engine.call("TransactWriteItems", request)
        self.kept -= set(keys)

    def found(self) -> set[Key]:
        """What a scan finds."""
        found: set[Key] = set()
        request: dict[str, Any] = {"TableName": TABLE}
        while True:
            page = self._engine.call("Scan", request)
            found |= {(item["pk"]["S"], item["sk"]["S"]) for item in page["Items"]}
            if "LastEvaluatedKey" not in page:
                return found
            request["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def _attributes(key: Key) -> dict[str, Any]:
    return {"pk": {"S": key[0]}, "sk": {"S": key[1]}}
