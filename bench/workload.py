"""What is measured: a table of users with two indexes, its items, and the requests on it.

Everything follows from a number: every candidate gets the same work, and a run can be repeated.
Not here: doing the work (`bench.floor`, `bench.peer_race`), or timing it (`bench.rounds`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

Item = dict[str, Any]
Request = dict[str, Any]
Call = Callable[[str, Request], Any]  # an operation and its request, to its answer

TABLE = "bench_users"
TENANT_USERS = 200
PAGE_ITEMS = 100
BATCH_ITEMS = 25
STATUSES = ("active", "invited", "suspended", "closed")

_SEED = 20_12_08_10
_BIOGRAPHY_LENGTH = 740
_SENTENCES = " ".join(
    f"Worked on {thing} in {place} for {years} years."
    for years, (thing, place) in enumerate(
        zip(
            "bridges clocks engines maps gardens looms ledgers kites wells ovens".split() * 4,
            "Lisbon Gdansk Turin Malmo Cork Ghent Porto Brno Oulu Graz".split() * 4,
            strict=True,
        ),
        start=2,
    )
)
_SETTINGS = {
    "M": {
        "theme": {"S": "dark"},
        "language": {"S": "en-GB"},
        "newsletter": {"BOOL": False},
        "page_size": {"N": "50"},
    }
}
_ROLES = {"L": [{"S": "reader"}, {"S": "editor"}, {"S": "billing"}]}


def _attribute(name: str) -> dict[str, str]:
    return {"AttributeName": name, "AttributeType": "S"}


def _key_schema(*names: str) -> list[dict[str, str]]:
    kinds = ("HASH", "RANGE")
    return [
        {"AttributeName": name, "KeyType": kind} for name, kind in zip(names, kinds, strict=False)
    ]


def _index(name: str, *key_names: str) -> dict[str, Any]:
    return {
        "IndexName": name,
        "KeySchema": _key_schema(*key_names),
        "Projection": {"ProjectionType": "ALL"},
    }


CREATE_TABLE: Request = {
    "TableName": TABLE,
    "AttributeDefinitions": [
        _attribute(name) for name in ("tenant_id", "user_id", "email", "status", "created_at")
    ],
    "KeySchema": _key_schema("tenant_id", "user_id"),
    "GlobalSecondaryIndexes": [
        _index("by_email", "email"),
        _index("by_status", "status", "created_at"),
    ],
    "BillingMode": "PAY_PER_REQUEST",
}


def key(number: int) -> Item:
    """The key of an item; 200 items in a row share a partition."""
    return {
        "tenant_id": {"S": f"tenant-{number // TENANT_USERS:07}"},
        "user_id": {"S": f"user-{number:09}"},
    }


def item(number: int, *, logins: int = 1) -> Item:
    """An item of ten attributes and about 1 KB as DynamoDB counts."""
    start = number * 7 % (len(_SENTENCES) - _BIOGRAPHY_LENGTH)
    day, second = number % 28 + 1, number % 60
    return {
        **key(number),
        "email": {"S": f"user-{number:09}@tenant-{number // TENANT_USERS:07}.example.com"},
        "status": {"S": STATUSES[number % len(STATUSES)]},
        "created_at": {"S": f"2026-03-{day:02}T08:15:{second:02}.{number:09}Z"},
        "full_name": {"S": f"Ada Lovelace the {number}th"},
        "login_count": {"N": str(logins)},
        "settings": _SETTINGS,
        "roles": _ROLES,
        "biography": {"S": _SENTENCES[start : start + _BIOGRAPHY_LENGTH]},
    }


class Requests:
    """Requests on a table that holds items 0 to `loaded`; each candidate has its own."""

    def __init__(self, loaded: int) -> None:
        self._loaded = loaded
        self._random = random.Random(_SEED)
        self._new = loaded

    def number(self) -> int:
        """The number of an item that was loaded."""
        return self._random.randrange(self._loaded)

    def new_number(self) -> int:
        """Returns the number of an item that does not exist yet."""
        self._new += 1
        return self._new - 1

    def get(self) -> Request:
        """GetItem of an item that is there."""
        return {"TableName": TABLE, "Key": key(self.number())}

    def query(self) -> Request:
        """Query of 100 items of the table."""
        return {
            "TableName": TABLE,
            "KeyConditionExpression": "tenant_id = :tenant",
            "ExpressionAttributeValues": {":tenant": key(self.number())["tenant_id"]},
            "Limit": PAGE_ITEMS,
        }

    def query_index(self) -> Request:
        """Query of 100 items of the index by status."""
        return {
            "TableName": TABLE,
            "IndexName": "by_status",
            "KeyConditionExpression": "#status = :status",
            "ExpressionAttributeNames": {"#status": "status"},
            "ExpressionAttributeValues": {":status": {"S": self._random.choice(STATUSES)}},
            "Limit": PAGE_ITEMS,
        }

    def put(self) -> Request:
        """PutItem of a new item."""
        return {"TableName": TABLE, "Item": item(self.new_number())}

    def replace(self) -> Request:
        """PutItem in place of an item that is there."""
        return {"TableName": TABLE, "Item": item(self.number(), logins=self.new_number())}

    def update(self) -> Request:
        """UpdateItem with a condition that holds."""
        return {
            "TableName": TABLE,
            "Key": key(self.number()),
            "UpdateExpression": "SET login_count = login_count + :one, full_name = :name",
            "ConditionExpression": "attribute_exists(user_id) AND login_count < :many",
            "ExpressionAttributeValues": {
                ":one": {"N": "1"},
                ":name": {"S": f"Grace Hopper the {self.new_number()}th"},
                ":many": {"N": "1000000000000"},
            },
        }

    def batch(self) -> Request:
        """BatchWriteItem of 25 new items."""
        return batch_of([self.new_number() for _ in range(BATCH_ITEMS)])

    def transaction(self) -> Request:
        """TransactWriteItems of two puts, an update and a check."""
        checked = self.number()
        updated = self.number()
        while updated == checked:
            updated = self.number()
        return {
            "TransactItems": [
                {"Put": self.put()},
                {"Put": self.put()},
                {"Update": {**self.update(), "Key": key(updated)}},
                {
                    "ConditionCheck": {
                        "TableName": TABLE,
                        "Key": key(checked),
                        "ConditionExpression": "attribute_exists(user_id)",
                    }
                },
            ]
        }


def batch_of(numbers: list[int]) -> Request:
    """BatchWriteItem of the items with these numbers."""
    puts = [{"PutRequest": {"Item": item(number)}} for number in numbers]
    return {"RequestItems": {TABLE: puts}}


def batches(count: int) -> Iterator[Request]:
    """The requests that load items 0 to `count`."""
    for start in range(0, count, BATCH_ITEMS):
        yield batch_of(list(range(start, min(start + BATCH_ITEMS, count))))
