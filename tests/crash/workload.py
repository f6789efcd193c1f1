"""The workload of the crash rigs: who writes what, worked out from a seed alone.

Each stream is one thread of the process that is going to die. It has keys of its own, so what it
leaves behind follows from how many of its operations were answered: the judge on the other side
works out the same operations from the same seed, and needs only their numbers.
One counter is shared by all streams, in transactions, so that transactions meet in one commit.
Not here: running the operations (`writing_child`), judging what is left (`judge`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

Item = dict[str, Any]
Place = tuple[str, str, str]  # table, partition key, sort key ("" where the table has none)
Change = Callable[[Item | None], Item | None]

ORDERS, ACCOUNTS = "orders", "accounts"
WRITING_STREAMS = 4
CHURN_STREAM = WRITING_STREAMS  # creates, changes and deletes tables
UPKEEP_STREAM = CHURN_STREAM + 1  # sweeps; it promises nothing and answers nothing
TALLY = "tally"

CLOCK_START = 1_800_000_000
ROUND_SECONDS = 90  # how far the clock moves with every round, so that items and tokens expire

_KEYS_PER_STREAM = 24
_STREAM = {"StreamEnabled": True, "StreamViewType": "NEW_AND_OLD_IMAGES"}
_CHURN_BATCHES = 2
_BATCH = 20


@dataclass(frozen=True, slots=True)
class Operation:
    """One request, and what it makes of the items it is about."""

    name: str
    request: dict[str, Any]
    changes: dict[Place, Change] = field(default_factory=dict[Place, Change])
    needs_absent: Place | None = None  # refused if there is an item there
    is_tally: bool = False

    @property
    def token(self) -> str | None:
        """The client token, for operations that may be sent again."""
        return self.request.get("ClientRequestToken")


def clock_now(round_number: int) -> int:
    """The time in a round."""
    return CLOCK_START + ROUND_SECONDS * round_number


def churn_table(round_number: int) -> str:
    """The table that is made and unmade in a round."""
    return f"churn-{round_number}"


def key_of(place: Place) -> Item:
    """The key attributes of the item at a place."""
    table, partition, sort = place
    return (
        {"pk": {"S": partition}, "sk": {"S": sort}} if table == ORDERS else {"pk": {"S": partition}}
    )


def place_of(table: str, item: Item) -> Place:
    """Where an item is."""
    return table, item["pk"]["S"], item["sk"]["S"] if table == ORDERS else ""


def receipt_place(stream: int) -> Place:
    """Where a stream counts its part of the tally."""
    return ACCOUNTS, f"receipt-{stream}", ""


def tables() -> list[dict[str, Any]]:
    """The requests for the two lasting tables: every kind of index between them, and streams."""
    return [
        {
            "TableName": ORDERS,
            "BillingMode": "PAY_PER_REQUEST",
            "AttributeDefinitions": _attributes(pk="S", sk="S", status="S", due="N", owner="S"),
            "KeySchema": _keys("pk", "sk"),
            "GlobalSecondaryIndexes": [
                _index("by-status", _keys("status", "due"), "ALL"),
                _index("by-owner", _keys("owner"), "KEYS_ONLY"),
            ],
            "LocalSecondaryIndexes": [_index("by-due", _keys("pk", "due"), "KEYS_ONLY")],
            "StreamSpecification": _STREAM,
        },
        {
            "TableName": ACCOUNTS,
            "BillingMode": "PAY_PER_REQUEST",
            "AttributeDefinitions": _attributes(pk="S", branch="S"),
            "KeySchema": _keys("pk"),
            "GlobalSecondaryIndexes": [_index("by-branch", _keys("branch"), "KEYS_ONLY")],
            "StreamSpecification": _STREAM,
        },
    ]


def time_to_live() -> dict[str, Any]:
    """The UpdateTimeToLive request of the orders."""
    return _time_to_live(ORDERS)


def operations(seed: int, round_number: int, stream: int) -> Iterator[Operation]:
    """What a stream does in a round, without end."""
    rng = Random(f"{seed}/{round_number}/{stream}")
    if stream == CHURN_STREAM:
        yield from _churn(rng, round_number)
    kinds = (_put, _put, _delete, _add, _put_if_absent, _batch, _transfer, _tally)
    number = 0
    while True:
        yield rng.choice(kinds)(rng, stream, f"{seed}.{round_number}.{stream}.{number}"[-36:])
        number += 1


def _put(rng: Random, stream: int, name: str) -> Operation:
    place = _order_place(rng, stream)
    item = _order(rng, place, name)
    return Operation("PutItem", {"TableName": ORDERS, "Item": item}, {place: lambda _: item})


def _delete(rng: Random, stream: int, name: str) -> Operation:
    place = _order_place(rng, stream)
    request = {"TableName": ORDERS, "Key": key_of(place)}
    return Operation("DeleteItem", request, {place: lambda _: None})


def _add(rng: Random, stream: int, name: str) -> Operation:
    place, amount = _account_place(rng, stream), rng.randint(1, 99)
    request = {"TableName": ACCOUNTS, **_addition(place, amount)}
    return Operation("UpdateItem", request, {place: _added(place, amount)})


def _put_if_absent(rng: Random, stream: int, name: str) -> Operation:
    place = _account_place(rng, stream)
    item = {**key_of(place), "branch": {"S": f"b{rng.randrange(5)}"}, "name": {"S": name}}
    request = {
        "TableName": ACCOUNTS,
        "Item": item,
        "ConditionExpression": "attribute_not_exists(pk)",
    }
    return Operation("PutItem", request, {place: lambda _: item}, needs_absent=place)


def _batch(rng: Random, stream: int, name: str) -> Operation:
    parts: dict[str, list[Any]] = {}
    changes: dict[Place, Change] = {}
    # Not a set: its order would differ between the two processes that work this out.
    for place in dict.fromkeys(_order_place(rng, stream) for _ in range(rng.randint(2, 9))):
        item = _order(rng, place, name) if rng.random() < 0.7 else None
        part = {"PutRequest": {"Item": item}} if item else {"DeleteRequest": {"Key": key_of(place)}}
        parts.setdefault(place[0], []).append(part)
        changes[place] = _replaced(item)
    place = _account_place(rng, stream)
    parts[ACCOUNTS] = [{"DeleteRequest": {"Key": key_of(place)}}]
    changes[place] = _replaced(None)
    return Operation("BatchWriteItem", {"RequestItems": parts}, changes)


def _transfer(rng: Random, stream: int, name: str) -> Operation:
    """Two items in two tables, with a token: all of it or nothing, and never twice."""
    account, order, amount = (
        _account_place(rng, stream),
        _order_place(rng, stream),
        rng.randint(1, 9),
    )
    item = _order(rng, order, name)
    actions = [
        {"Update": {"TableName": ACCOUNTS, **_addition(account, amount)}},
        {"Put": {"TableName": ORDERS, "Item": item}},
    ]
    changes = {account: _added(account, amount), order: _replaced(item)}
    return _transaction(actions, changes, name)


def _tally(rng: Random, stream: int, name: str) -> Operation:
    """The counter that all streams share, and the stream's own part of it."""
    shared, own = (ACCOUNTS, TALLY, ""), receipt_place(stream)
    actions = [
        {"Update": {"TableName": ACCOUNTS, **_addition(place, 1)}} for place in (shared, own)
    ]
    return _transaction(actions, {own: _added(own, 1)}, name, is_tally=True)


def _transaction(
    actions: list[Any], changes: dict[Place, Change], token: str, *, is_tally: bool = False
) -> Operation:
    request = {"TransactItems": actions, "ClientRequestToken": token}
    return Operation("TransactWriteItems", request, changes, is_tally=is_tally)


def _churn(rng: Random, round_number: int) -> Iterator[Operation]:
    """A table is filled, gets an index, expiry and a stream, and goes; the old one goes first."""
    before, name = churn_table(round_number - 1), churn_table(round_number)
    yield Operation("DeleteTable", {"TableName": before})
    yield Operation(
        "CreateTable",
        {
            "TableName": name,
            "BillingMode": "PAY_PER_REQUEST",
            "AttributeDefinitions": _attributes(pk="S"),
            "KeySchema": _keys("pk"),
        },
    )
    for batch in range(_CHURN_BATCHES):
        items = [_churn_item(rng, f"{batch}-{i}", round_number) for i in range(_BATCH)]
        parts = [{"PutRequest": {"Item": item}} for item in items]
        changes = {(name, item["pk"]["S"], ""): _replaced(item) for item in items}
        yield Operation("BatchWriteItem", {"RequestItems": {name: parts}}, changes)
    index = _index("by-kind", _keys("kind"), rng.choice(("ALL", "KEYS_ONLY")))
    yield Operation(
        "UpdateTable",
        {
            "TableName": name,
            "AttributeDefinitions": _attributes(kind="S"),
            "GlobalSecondaryIndexUpdates": [{"Create": index}],
        },
    )
    yield Operation("UpdateTimeToLive", _time_to_live(name))
    yield Operation("UpdateTable", {"TableName": name, "StreamSpecification": _STREAM})
    if rng.random() < 0.5:
        drop = {"Delete": {"IndexName": "by-kind"}}
        yield Operation("UpdateTable", {"TableName": name, "GlobalSecondaryIndexUpdates": [drop]})
    if rng.random() < 0.5:
        off = {"StreamEnabled": False}
        yield Operation("UpdateTable", {"TableName": name, "StreamSpecification": off})
    if rng.random() < 0.3:
        yield Operation("DeleteTable", {"TableName": name})


def _churn_item(rng: Random, partition: str, round_number: int) -> Item:
    expires = clock_now(round_number) + ROUND_SECONDS * 1000
    kind = {"S": f"kind {rng.randrange(4)}"}
    return {"pk": {"S": partition}, "kind": kind, "expires": {"N": str(expires)}}


def _order_place(rng: Random, stream: int) -> Place:
    number = rng.randrange(_KEYS_PER_STREAM)
    return ORDERS, f"customer-{stream}-{number % 5}", f"order-{number}"


def _account_place(rng: Random, stream: int) -> Place:
    return ACCOUNTS, f"account-{stream}-{rng.randrange(_KEYS_PER_STREAM)}", ""


def _order(rng: Random, place: Place, name: str) -> Item:
    """An order; some lack the attributes of an index, some expire, some are large."""
    item: Item = {**key_of(place), "name": {"S": name}}
    if rng.random() < 0.8:
        item["status"] = {"S": rng.choice(("open", "paid", "sent"))}
    if rng.random() < 0.8:
        item["due"] = {"N": str(rng.randrange(1000))}
    if rng.random() < 0.5:
        item["owner"] = {"S": f"owner-{rng.randrange(20)}"}
    if rng.random() < 0.3:
        round_number = int(name.split(".")[-3])
        expires = clock_now(round_number) + rng.randint(1, 3 * ROUND_SECONDS)
        item["expires"] = {"N": str(expires)}
    size_bytes = rng.choice((0, 20, 200, 2_000)) if rng.random() < 0.95 else 20_000
    item["body"] = {"S": "x" * size_bytes}
    return item


def _addition(place: Place, amount: int) -> dict[str, Any]:
    return {
        "Key": key_of(place),
        "UpdateExpression": "ADD amount :n",
        "ExpressionAttributeValues": {":n": {"N": str(amount)}},
    }


def _added(place: Place, amount: int) -> Change:
    def change(old: Item | None) -> Item:
        before = old or key_of(place)
        total = int(before.get("amount", {"N": "0"})["N"]) + amount
        return {**before, "amount": {"N": str(total)}}

    return change


def _replaced(item: Item | None) -> Change:
    return lambda _: item


def _attributes(**types: str) -> list[dict[str, str]]:
    return [{"AttributeName": name, "AttributeType": type} for name, type in types.items()]


def _keys(*names: str) -> list[dict[str, str]]:
    kinds = zip(names, ("HASH", "RANGE"), strict=False)
    return [{"AttributeName": name, "KeyType": kind} for name, kind in kinds]


def _index(name: str, key_schema: list[dict[str, str]], projection: str) -> dict[str, Any]:
    return {
        "IndexName": name,
        "KeySchema": key_schema,
        "Projection": {"ProjectionType": projection},
    }


def _time_to_live(table: str) -> dict[str, Any]:
    specification = {"AttributeName": "expires", "Enabled": True}
    return {"TableName": table, "TimeToLiveSpecification": specification}
