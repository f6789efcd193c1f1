"""Many threads on one engine: every write counts once, and no thread sees half of a write."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tablewright import Engine
from tablewright.errors import (
    ConditionalCheckFailedException,
    ResourceInUseException,
    ServiceError,
    TransactionCanceledException,
)
from tests.engine.things import at_once, by_colour, get, keys_in, make_things, put, thing

THREADS = 64


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        yield engine


def _unless_there(engine: Engine, number: int) -> Callable[[], Any]:
    request = {
        "TableName": "things",
        "Item": thing("one", number=number),
        "ConditionExpression": "attribute_not_exists(id)",
    }
    return lambda: engine.call("PutItem", request)


def test_of_64_who_put_what_must_not_be_there_one_wins(engine: Engine):
    outcomes = at_once([_unless_there(engine, number) for number in range(THREADS)])
    winners = [number for number, outcome in enumerate(outcomes) if outcome == {}]
    losers = [o for o in outcomes if isinstance(o, ConditionalCheckFailedException)]
    assert 1 == len(winners)
    assert THREADS - 1 == len(losers)
    assert thing("one", number=winners[0]) == get(engine, "one")


def test_of_64_who_create_a_table_one_does(engine: Engine):
    outcomes = at_once([lambda: make_things(engine, "another")] * THREADS)
    assert 1 == outcomes.count(None)
    assert THREADS - 1 == sum(isinstance(o, ResourceInUseException) for o in outcomes)


def test_additions_of_64_threads_add_up(engine: Engine):
    request = {
        "TableName": "things",
        "Key": {"id": {"S": "counter"}},
        "UpdateExpression": "ADD counted :one, members :me",
    }
    rounds = 5

    def add(number: int) -> None:
        for _ in range(rounds):
            values = {":one": {"N": "1"}, ":me": {"NS": [str(number)]}}
            engine.call("UpdateItem", {**request, "ExpressionAttributeValues": values})

    outcomes = at_once([lambda number=number: add(number) for number in range(THREADS)])
    assert [None] * THREADS == outcomes
    members = {"NS": [str(number) for number in range(THREADS)]}
    assert {
        "id": {"S": "counter"},
        "counted": {"N": str(THREADS * rounds)},
        "members": members,
    } == get(engine, "counter")


def test_transfers_between_items_neither_make_nor_lose_anything(engine: Engine):
    accounts = [f"account-{number}" for number in range(8)]
    for account in accounts:
        put(engine, account, balance=10)

    def transfer(number: int) -> int:
        source, target = accounts[number % 8], accounts[(number * 3 + 1) % 8]
        if source == target:
            return 0
        move = {"TableName": "things", "ExpressionAttributeValues": {":n": {"N": "1"}}}
        take = {
            **move,
            "Key": {"id": {"S": source}},
            "UpdateExpression": "SET balance = balance - :n",
            "ConditionExpression": "balance >= :n",
        }
        give = {
            **move,
            "Key": {"id": {"S": target}},
            "UpdateExpression": "SET balance = balance + :n",
        }
        try:
            engine.call(
                "TransactWriteItems", {"TransactItems": [{"Update": take}, {"Update": give}]}
            )
        except TransactionCanceledException:
            return 0
        return 1

    done = threading.Event()
    totals: set[int] = set()

    def audit() -> None:
        gets = [{"Get": {"TableName": "things", "Key": {"id": {"S": a}}}} for a in accounts]
        while not done.is_set():
            said = engine.call("TransactGetItems", {"TransactItems": gets})["Responses"]
            totals.add(sum(int(part["Item"]["balance"]["N"]) for part in said))

    auditor = threading.Thread(target=audit, daemon=True)
    auditor.start()
    moved = at_once([lambda n=n: sum(transfer(n + m) for m in range(10)) for n in range(16)])
    done.set()
    auditor.join()
    assert sum(count for count in moved if isinstance(count, int)) > 0
    assert {80} == totals | {80}
    items = engine.call("Scan", {"TableName": "things"})["Items"]
    balances = [int(item["balance"]["N"]) for item in items]
    assert 80 == sum(balances)
    assert min(balances) >= 0


def test_a_page_is_of_one_moment(engine: Engine):
    """Batches of two keep a pair equal; a scan between them must never see the two differ."""
    pairs = 20
    done = threading.Event()
    unequal: list[Any] = []

    def look() -> None:
        while not done.is_set():
            items = engine.call("Scan", {"TableName": "things"})["Items"]
            values = {item["id"]["S"]: item["value"]["N"] for item in items}
            if values.get("left") != values.get("right"):
                unequal.append(values)

    looking = [threading.Thread(target=look, daemon=True) for _ in range(2)]
    for thread in looking:
        thread.start()
    for number in range(pairs):
        both = [{"PutRequest": {"Item": thing(key, value=number)}} for key in ("left", "right")]
        engine.call("BatchWriteItem", {"RequestItems": {"things": both}})
    done.set()
    for thread in looking:
        thread.join()
    assert [] == unequal


def test_writes_during_the_making_of_an_index_are_all_in_it(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("tablewright.limits.CHUNK_ITEMS", 10)
    colours = ["red", "green", "blue"]
    for number in range(300):
        put(engine, f"old-{number}", colour=colours[number % 3])

    def add_index() -> None:
        engine.call(
            "UpdateTable",
            {
                "TableName": "things",
                "AttributeDefinitions": [{"AttributeName": "colour", "AttributeType": "S"}],
                "GlobalSecondaryIndexUpdates": [{"Create": by_colour()}],
            },
        )

    def write(number: int) -> None:
        for step in range(20):
            put(engine, f"old-{number * 20 + step}", colour="changed")
            put(engine, f"new-{number}-{step}", colour="new")
            key = {"id": {"S": f"old-{299 - number * 20 - step}"}}
            engine.call("DeleteItem", {"TableName": "things", "Key": key})

    writers = [lambda number=number: write(number) for number in range(7)]
    outcomes = at_once([add_index, *writers])
    assert [None] * 8 == outcomes
    assert keys_in(engine) == keys_in(engine, IndexName="by-colour")
    described = engine.call("DescribeTable", {"TableName": "things"})["Table"]
    index = described["GlobalSecondaryIndexes"][0]
    assert (described["ItemCount"], described["TableSizeBytes"]) == (
        index["ItemCount"],
        index["IndexSizeBytes"],
    )


def test_reads_beside_the_deletion_of_a_table_end_in_dynamodbs_own_way(engine: Engine):
    for number in range(50):
        put(engine, str(number))
    done = threading.Event()
    told: set[str] = set()

    def read() -> None:
        while not done.is_set():
            try:
                engine.call("Scan", {"TableName": "things"})
            except ServiceError as refusal:
                told.add(refusal.type)

    reading = [threading.Thread(target=read, daemon=True) for _ in range(4)]
    for thread in reading:
        thread.start()
    for _ in range(20):
        engine.call("DeleteTable", {"TableName": "things"})
        make_things(engine)
        put(engine, "one")
    done.set()
    for thread in reading:
        thread.join()
    assert told <= {"ResourceNotFoundException"}
