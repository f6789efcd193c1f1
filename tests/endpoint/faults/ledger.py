"""What is written under fire, and what must be found of it.

Each stream writes under a partition key of its own, over one connection, which serves one request
after another. So at any time the stream's items are what its first N requests made of them, and N
is at least the number of requests that were answered: `Ledger.found` looks for that N. It fails if
an answered write is missing, if a write happened in part, twice, or ahead of an earlier one.
One counter is shared by all streams; each step of it leaves a receipt in the same transaction, so
that there must be as many receipts as steps.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.endpoint.faults.client import Client, encoded

ENTRIES = "entries"
TALLIES = "tallies"
EVERYBODY = "everybody"

Place = tuple[str, str]  # table and sort key
Item = dict[str, Any]
State = dict[Place, Item]

_OWN, _RECEIPTS, _FENCE = "own", "receipts", "fence"
_LARGE_BYTES = 300_000  # four of them are too large to share a commit


def create_tables() -> list[dict[str, Any]]:
    """The requests for both tables; one has indexes, so that verify has something to compare."""
    names = {ENTRIES: ("pk", "sk", "colour"), TALLIES: ("pk", "sk")}
    requests: list[dict[str, Any]] = [
        {
            "TableName": table,
            "BillingMode": "PAY_PER_REQUEST",
            "AttributeDefinitions": [{"AttributeName": n, "AttributeType": "S"} for n in keys],
            "KeySchema": _keys("pk", "sk"),
        }
        for table, keys in names.items()
    ]
    requests[0]["GlobalSecondaryIndexes"] = [
        {
            "IndexName": f"by-colour-{kind}",
            "KeySchema": _keys("colour", "sk"),
            "Projection": {"ProjectionType": kind},
        }
        for kind in ("ALL", "KEYS_ONLY")
    ]
    return requests


def _keys(partition: str, sort: str) -> list[dict[str, str]]:
    return [
        {"AttributeName": partition, "KeyType": "HASH"},
        {"AttributeName": sort, "KeyType": "RANGE"},
    ]


@dataclass(frozen=True)
class Operation:
    """A request, and what it does to the stream's items."""

    name: str
    request: dict[str, Any]
    puts: dict[Place, Item] = field(default_factory=dict[Place, Item])
    deletes: tuple[Place, ...] = ()
    adds: tuple[Place, ...] = ()

    def encoded(self) -> bytes:
        """The request as it is sent."""
        return encoded(self.name, json.dumps(self.request).encode())

    def applied(self, state: State, partition: str) -> State:
        """The stream's items after it."""
        after = {**state, **self.puts}
        for place in self.deletes:
            after.pop(place, None)
        for place in self.adds:
            count = int(after[place]["count"]["N"]) if place in after else 0
            after[place] = {**_key(partition, place), "count": {"N": str(count + 1)}}
        return after


def _key(partition: str, place: Place) -> Item:
    return {"pk": {"S": partition}, "sk": {"S": place[1]}}


class Ledger:
    """One stream: what it does next, what was answered, and what must be there."""

    def __init__(self, seed: int, stream: int) -> None:
        self._rng = Random(f"{seed} {stream}")
        self.partition = f"stream {stream}"
        self._operations = self._drawn()
        self._number = 0
        self._state: State = {}  # after everything that was answered or found
        self._unanswered: list[Operation] = []  # sent since then
        self.answered = 0
        self.unknown = 0

    def next_operation(self) -> Operation:
        """The next operation, which counts as sent from now on."""
        operation = next(self._operations)
        self._unanswered.append(operation)
        return operation

    def acknowledge(self) -> None:
        """The operation that was sent first of those unanswered is done."""
        operation = self._unanswered.pop(0)
        self._state = operation.applied(self._state, self.partition)
        self.answered += 1

    def found(self, client: Client) -> str:
        """Reads the stream's items and compares; the first finding, or nothing.

        Afterwards, what was found is what must be there from then on.
        """
        # A write that a dead worker passed on may still be on its way; this one comes after it.
        operation = self._fence()
        if client.ask(operation.name, operation.request).status != 200:
            return f"{self.partition}: cannot be written to"
        seen = {place: item for place, item in _read(client, self.partition) if place[1] != _FENCE}
        possible = [self._state]
        for operation in self._unanswered:
            possible.append(operation.applied(possible[-1], self.partition))
        for count, state in enumerate(possible):
            if state == seen:
                self._state = state
                self.unknown += len(self._unanswered)
                return self._sent_again(client, count)
        return f"{self.partition}: {_difference(possible[0], seen)}"

    def _sent_again(self, client: Client, count: int) -> str:
        """Sends the first unanswered transaction again: by its token, it happens exactly once."""
        unanswered, self._unanswered = self._unanswered, []
        if not unanswered or unanswered[0].name != "TransactWriteItems" or count > 1:
            return ""
        answer = client.ask(unanswered[0].name, unanswered[0].request)
        if answer.status != 200:
            return f"{self.partition}: a transaction sent again is refused: {answer}"
        if count == 0:
            self._state = unanswered[0].applied(self._state, self.partition)
        return ""

    def receipts(self) -> int:
        """How often the stream has moved the shared counter."""
        return sum(1 for _, sort_key in self._state if sort_key.startswith("receipt "))

    # What it writes.

    def _drawn(self) -> Iterator[Operation]:
        makers = (self._put, self._add, self._batch, self._transaction, self._delete, self._large)
        while True:
            (make,) = self._rng.choices(makers, (6, 4, 3, 5, 2, 0.1))
            yield make()

    def _new_place(self, kind: str = "entry") -> Place:
        self._number += 1
        return ENTRIES, f"{kind} {self._number:06}"

    def _some_place(self) -> Place:
        """One that was written before, as often as not."""
        return ENTRIES, f"entry {self._rng.randint(1, self._number * 2 + 1):06}"

    def _item(self, place: Place, body_bytes: int = 0) -> Item:
        size = body_bytes or self._rng.choice((1, 100, 1_000, 20_000))
        item = _key(self.partition, place)
        item["colour"] = {"S": self._rng.choice(("red", "green", "blue"))}
        item["body"] = {"S": f"{self._rng.random()}".ljust(size, "x")}
        return item

    def _put(self) -> Operation:
        place = self._new_place() if self._rng.random() < 0.7 else self._some_place()
        item = self._item(place)
        return Operation("PutItem", {"TableName": place[0], "Item": item}, {place: item})

    def _delete(self) -> Operation:
        place = self._some_place()
        request = {"TableName": place[0], "Key": _key(self.partition, place)}
        return Operation("DeleteItem", request, deletes=(place,))

    def _add(self) -> Operation:
        place = (TALLIES, _OWN)
        return Operation("UpdateItem", _step(self.partition, place), adds=(place,))

    def _fence(self) -> Operation:
        place = (TALLIES, _FENCE)
        return Operation("UpdateItem", _step(self.partition, place))

    def _batch(self) -> Operation:
        places = [self._new_place() for _ in range(self._rng.randint(2, 10))]
        return self._batch_of({place: self._item(place, 100) for place in places})

    def _large(self) -> Operation:
        places = [self._new_place() for _ in range(4)]
        return self._batch_of({place: self._item(place, _LARGE_BYTES) for place in places})

    def _batch_of(self, items: dict[Place, Item]) -> Operation:
        deletes = tuple({self._some_place() for _ in range(2)} - items.keys())
        parts: list[dict[str, Any]] = [{"PutRequest": {"Item": item}} for item in items.values()]
        parts += [{"DeleteRequest": {"Key": _key(self.partition, place)}} for place in deletes]
        return Operation("BatchWriteItem", {"RequestItems": {ENTRIES: parts}}, items, deletes)

    def _transaction(self) -> Operation:
        place, mine = self._new_place("receipt"), (TALLIES, _RECEIPTS)
        item = self._item(place, 10)
        actions = [
            {"Put": {"TableName": ENTRIES, "Item": item}},
            {"Update": _step(self.partition, mine)},
            {"Update": _step(EVERYBODY, mine)},
        ]
        request = {"TransactItems": actions, "ClientRequestToken": f"{self.partition} {place[1]}"}
        return Operation("TransactWriteItems", request, {place: item}, adds=(mine,))


def _step(partition: str, place: Place) -> dict[str, Any]:
    return {
        "TableName": place[0],
        "Key": _key(partition, place),
        "UpdateExpression": "ADD #c :one",
        "ExpressionAttributeNames": {"#c": "count"},
        "ExpressionAttributeValues": {":one": {"N": "1"}},
    }


def steps_of_everybody(client: Client) -> int:
    """Where the shared counter stands."""
    items = dict(_read(client, EVERYBODY))
    return int(items[TALLIES, _RECEIPTS]["count"]["N"]) if items else 0


def _read(client: Client, partition: str) -> Iterator[tuple[Place, Item]]:
    for table in (ENTRIES, TALLIES):
        request: dict[str, Any] = {
            "TableName": table,
            "ConsistentRead": True,
            "KeyConditionExpression": "pk = :pk",
            "ExpressionAttributeValues": {":pk": {"S": partition}},
        }
        while True:
            page = client.call("Query", request)
            for item in page["Items"]:
                yield (table, item["sk"]["S"]), item
            if "LastEvaluatedKey" not in page:
                break
            request["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def _difference(expected: State, seen: State) -> str:
    lost = sorted(expected.keys() - seen.keys())
    new = sorted(seen.keys() - expected.keys())
    other = sorted(p for p in expected.keys() & seen.keys() if expected[p] != seen[p])
    return f"lost {lost[:5]}, not answered {new[:20]}, different {other[:5]}"
