"""Index entries that share a key attribute with the table or with each other."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.client import CallReport, Database
from tablewright.model import (
    Collection,
    Entity,
    Entry,
    Gsi,
    Index,
    Key,
    Lsi,
    Range,
    Table,
    assign,
    before,
    design_of,
    remove,
)


class Shelf(Table, name="shelf"):
    primary = Index("pk", "sk")
    by_size = Lsi("pk", "size", name="by-size")
    by_label = Gsi("owner", "label", name="by-label")
    by_state = Gsi("owner", "state", name="by-state")


class Box(Entity, table=Shelf):
    room: str
    number: int
    keeper: str
    bulk: int | None = None
    text: str | None = None
    phase: str | None = None

    primary = Shelf.primary("ROOM#{room}", "BOX#{number:04d}")
    by_size = Shelf.by_size("ROOM#{room}", "{bulk:06d}")
    by_label = Shelf.by_label("KEEPER#{keeper}", "TEXT#{text}")
    by_state = Shelf.by_state("KEEPER#{keeper}", "PHASE#{phase}")


class Task(Entity, table="tasks"):
    list_id: str
    task_id: str
    state: str = "open"
    due_at: datetime
    primary = Key("{list_id}", "{task_id}")
    by_state = Entry(("{list_id}", "{state}"), "{due_at}", name="list-state-due")

    @by_state.query
    def due(cls, list_id: str, state: str, due_at: Range[datetime] | None = None) -> None:
        """Tasks by the time they are due."""


@pytest.fixture(autouse=True)
def tables(db: Database) -> None:
    db.create_tables(design_of("shelf", Shelf, Task))


def _keys(db: Database) -> dict[str, Any]:
    (item,) = db.call("Scan", {"TableName": "shelf"})["Items"]
    names = ("pk", "sk", "size", "owner", "label", "state")
    return {name: item[name]["S"] for name in names if name in item}


PRIMARY = {"pk": "ROOM#r", "sk": "BOX#0001"}


def test_an_item_without_an_entry_in_a_local_index_keeps_its_table_key(db: Database):
    db.run(Box(room="r", number=1, keeper="ann").create())
    assert PRIMARY == _keys(db)


def test_an_attribute_that_two_indexes_share_goes_when_both_entries_are_gone(db: Database):
    db.run(Box(room="r", number=1, keeper="ann", text="t").create())
    place = Box.at(room="r", number=1)
    both = {**PRIMARY, "owner": "KEEPER#ann", "label": "TEXT#t", "state": "PHASE#p"}
    db.run(place.update(assign(Box.phase, "p")))
    assert both == _keys(db)
    db.run(place.update(remove(Box.text)))
    assert {k: v for k, v in both.items() if k != "label"} == _keys(db)
    db.run(place.update(remove(Box.phase)))
    assert PRIMARY == _keys(db)


def test_a_change_of_the_shared_part_reaches_every_entry(db: Database):
    db.run(Box(room="r", number=1, keeper="ann", phase="p", bulk=3).create())
    db.run(Box.at(room="r", number=1).update(assign(Box.keeper, "bob")))
    wanted = {**PRIMARY, "size": "000003", "owner": "KEEPER#bob", "state": "PHASE#p"}
    assert wanted == _keys(db)


def test_an_index_whose_keys_are_attributes_themselves_needs_no_read(
    db: Database, calls: list[CallReport]
):
    due_at = datetime(2026, 11, 16, tzinfo=UTC)
    db.run(Task(list_id="l", task_id="t", due_at=due_at).create())
    calls.clear()
    db.run(Task.at(list_id="l", task_id="t").update(assign(Task.state, "done")))
    assert ["UpdateItem"] == [call.operation for call in calls]
    assert ["t"] == [task.task_id for task in db.all(Task.due("l", "done"))]


def test_a_range_below_a_bound_works_where_the_sort_key_begins_with_a_part(db: Database):
    class Log(Table, name="log"):
        primary = Index("pk", "sk")

    class Line(Entity, table=Log):
        day: str
        at_second: int
        number: int
        primary = Log.primary("{day}", "{at_second:05d}#{number}")

        @primary.query
        def of_day(cls, day: str, at_second: Range[int] | None = None) -> None:
            """Lines of a day."""

    class Day(Collection, index=Log.primary, pk="{day}"):
        lines: list[Line]

    db.create_tables(design_of("log", Log, Day))
    for second in (1, 2, 3):
        db.run(Line(day="d", at_second=second, number=1).put())
    assert [1, 2] == [line.at_second for line in db.all(Line.of_day("d", before(3)))]
    assert 3 == len(db.run(Day.of(day="d")).lines)
