"""The fixtures of the plugin: each test has a database, a clock and a list of calls."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import Annotated

from tablewright import ManualClock
from tablewright.client import AsyncDatabase, CallReport, Database
from tablewright.model import Encrypted, Entity, Key, created, design_of


class Leaf(Entity, table="leaves"):
    leaf_id: str
    fell_at: datetime = created()
    primary = Key("{leaf_id}")


class Secret(Entity, table="secrets"):
    secret_id: str
    text: Annotated[str, Encrypted()]
    primary = Key("{secret_id}")


DESIGN = design_of("leaves", Leaf, Secret)


def test_a_test_has_a_database_of_its_own(tablewright_database: Database):
    assert [] == tablewright_database.call("ListTables", {})["TableNames"]
    tablewright_database.create_tables(DESIGN)


def test_what_another_test_did_is_not_there(tablewright_database: Database):
    assert [] == tablewright_database.call("ListTables", {})["TableNames"]


def test_the_clock_stands_still_until_it_is_moved(
    tablewright_database: Database, tablewright_clock: ManualClock
):
    tablewright_database.create_tables(DESIGN)
    first = tablewright_database.run(Leaf(leaf_id="1").create())
    second = tablewright_database.run(Leaf(leaf_id="2").create())
    assert first.fell_at == second.fell_at
    tablewright_clock.advance(seconds=60)
    third = tablewright_database.run(Leaf(leaf_id="3").create())
    assert timedelta(seconds=60) == third.fell_at - first.fell_at


def test_calls_are_recorded_with_what_they_cost(
    tablewright_database: Database, tablewright_calls: list[CallReport]
):
    tablewright_database.create_tables(DESIGN)
    tablewright_calls.clear()
    tablewright_database.run(Leaf(leaf_id="1").create())
    (call,) = tablewright_calls
    assert ("PutItem", "leaves", None, 1.0) == (
        call.operation,
        call.table,
        call.index,
        call.capacity_units,
    )


def test_an_async_test_has_a_database_with_the_same_clock_and_calls(
    tablewright_async_database: AsyncDatabase, tablewright_calls: list[CallReport]
):
    async def main() -> Leaf:
        await tablewright_async_database.create_tables(DESIGN)
        tablewright_calls.clear()
        return await tablewright_async_database.run(Leaf(leaf_id="1").create())

    assert ManualClock().now() == asyncio.run(main()).fell_at.timestamp()
    assert ["PutItem"] == [call.operation for call in tablewright_calls]


def test_encrypted_attributes_need_no_key_of_the_tests_own(tablewright_database: Database):
    tablewright_database.create_tables(DESIGN)
    tablewright_database.run(Secret(secret_id="1", text="a word").create())
    (item,) = tablewright_database.call("Scan", {"TableName": "secrets"})["Items"]
    assert "a word" not in str(item)
