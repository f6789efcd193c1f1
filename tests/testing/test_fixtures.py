"""The fixtures that users import: each test has a database, a clock and a list of calls."""

from __future__ import annotations

from datetime import datetime, timedelta

from tablewright import ManualClock, testing
from tablewright.client import CallReport, Database
from tablewright.model import Entity, Key, created, design_of

tablewright_calls = testing.tablewright_calls
tablewright_clock = testing.tablewright_clock
tablewright_database = testing.tablewright_database


class Leaf(Entity, table="leaves"):
    leaf_id: str
    fell_at: datetime = created()
    primary = Key("{leaf_id}")


DESIGN = design_of("leaves", Leaf)


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
