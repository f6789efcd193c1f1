"""Estimates: units reckoned as DynamoDB reckons them, and dollars made of them."""

from __future__ import annotations

import math
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any

from msgspec import structs

from tablewright import ManualClock
from tablewright.client import Database
from tablewright.client.metering import CallReport
from tablewright.model import Entity, Gsi, Index, Table, design_of, softly, unique
from tablewright.model.design import CollectionDesign, Design
from tablewright.ops.cost import Estimate, declared_load, estimate, prices_of, traffic_of
from tests.ops.designs import attribute, design, entity, index, pattern, table

PRICES = prices_of("us-east-1")

BOOK = entity(
    "Book",
    "{shelf}",
    "{id}",
    attributes=["shelf:S", "id:S", "isbn:S", "title:S", attribute("slug:S", unique_within=())],
    index_keys={"whole": ("{isbn}", None), "keys": ("{title}", None)},
    patterns=[
        pattern("get", "shelf", "id", operation="GetItem", entry="primary"),
        pattern("on_shelf", "shelf", entry="primary"),
        pattern("by_isbn", "isbn", index="whole", entry="by_isbn"),
        pattern("by_title", "title", index="keys", entry="by_title"),
        pattern("all", operation="Scan"),
        pattern("several", operation="BatchGetItem"),
        pattern("by_slug", "slug", operation="GetItem"),
        pattern("lend", "shelf", "id", operation="UpdateItem"),
    ],
)
LIBRARY = design(
    table(
        "library",
        "shelf:S",
        "id:S",
        indexes=[index("whole", "isbn:S"), index("keys", "title:S", None, "KEYS_ONLY")],
        entities=[BOOK],
    ),
    collections=[CollectionDesign("Shelf", "library", None, "{shelf}", {"books": "Book"})],
)


def units(said: str, *, found: Design = LIBRARY) -> list[tuple[str, str | None, float]]:
    """Name, place and units per call of each line."""
    text = f"[entities.Book]\nitems = 1000\nitem_bytes = 1500\n{said}"
    return [
        (line.name, line.index, float(line.units_per_call))
        for line in declared_load(found, traffic_of(text)).lines
    ]


def reading(name: str, more: str = "") -> list[tuple[str, str | None, float]]:
    return units(f"[entities.Book.patterns]\n{name} = {{ per_month = 1{more} }}")


def writing(kind: str, more: str = "") -> list[tuple[str, str | None, float]]:
    return units(f"[entities.Book.writes]\n{kind} = {{ per_month = 1{more} }}")


# Reads


def test_an_item_by_its_key_is_half_a_unit_for_each_4_kb():
    assert [("Book.get", None, 0.5)] == reading("get")
    assert [("Book.get", None, 1.0)] == reading("get", ", consistent = true")
    assert [("Book.get", None, 1.5)] == reading("get", ", item_bytes = 9000")


def test_a_query_adds_sizes_before_it_rounds():
    assert [("Book.on_shelf", None, 2.0)] == reading("on_shelf", ", items = 10")  # 15,000 bytes
    assert [("Book.on_shelf", None, 0.5)] == reading("on_shelf", ", items = 0")


def test_an_index_with_whole_items_is_read_in_its_own_place():
    assert [("Book.by_isbn", "whole", 0.5)] == reading("by_isbn")


def test_an_index_of_keys_is_read_and_then_every_item_by_its_key():
    assert [("Book.by_title", "keys", 0.5), ("Book.by_title", None, 0.5)] == reading(
        "by_title", ", items = 20"
    )
    lines = declared_load(
        LIBRARY,
        traffic_of("[entities.Book.patterns]\nby_title = { per_month = 3, items = 20 }"),
    ).lines
    assert [3, 60] == [line.calls_per_month for line in lines]


def test_a_scan_reads_all_items_of_the_table():
    assert [("Book.all", None, math.ceil(1000 * 1500 / 4096) / 2)] == reading("all")


def test_a_batch_reads_each_item_by_its_key():
    assert [("Book.several", None, 0.5)] == reading("several", ", items = 7")


def test_a_unique_value_is_found_by_its_guard_and_then_by_its_key():
    assert [("Book.by_slug", None, 1.0), ("Book.by_slug, guard", None, 1.0)] == reading("by_slug")
    assert [("Book.by_unique", None, 1.0), ("Book.by_unique, guard", None, 1.0)] == reading(
        "by_unique"
    )


def test_a_collection_is_one_query():
    said = "[collections.Shelf]\nper_month = 1\nitems = 100\nitem_bytes = 500"
    lines = declared_load(LIBRARY, traffic_of(said)).lines
    assert [("Shelf", 6.5)] == [(line.name, line.units_per_call) for line in lines]


# Writes


def test_a_new_item_is_written_to_the_table_and_its_indexes_with_a_guard():
    assert [
        ("Book.create", None, 4.0),  # 2 units, twice in a transaction
        ("Book.create", "whole", 4.0),
        ("Book.create", "keys", 2.0),
        ("Book.create, guards", None, 2.0),
    ] == writing("create")


def test_a_deletion_of_a_unique_value_reads_the_item_before():
    assert ("Book.delete, guards", None, 2.0) in writing("delete")
    assert ("Book.delete, read before", None, 1.0) in writing("delete")
    assert writing("delete")[1:] == [
        (name.replace("erase", "delete"), *rest) for name, *rest in writing("erase")[1:]
    ]


def test_an_update_touches_what_holds_more_than_keys_and_moves_twice():
    assert [("Book.update", None, 2.0), ("Book.update", "whole", 2.0)] == writing("update")
    assert [
        ("Book.update", None, 2.0),
        ("Book.update", "whole", 2.0),
        ("Book.update", "keys", 2.0),
    ] == writing("update", ', moves = ["keys"]')


def test_a_transaction_costs_double():
    assert ("Book.update", None, 4.0) in writing("update", ", transaction = true")


def test_a_pattern_that_writes_is_reckoned_as_a_write():
    assert [("Book.lend", None, 2.0), ("Book.lend", "whole", 2.0)] == reading("lend")


def test_an_index_that_some_items_are_in_is_written_as_often():
    said = "[entities.Book.index_share]\nwhole = 0.25\n[entities.Book.writes]\n"
    assert ("Book.update", "whole", 0.5) in units(said + "update = { per_month = 1 }")


# As the engine reckons


class Shelves(Table, name="shelves", tag="kind"):
    """Tables of the test."""

    primary = Index("pk", "sk")
    gsi1 = Gsi("gsi1pk", "gsi1sk", name="gsi1")
    gsi2 = Gsi("gsi2pk", name="gsi2", projection="KEYS_ONLY")


class Note(Entity, table=Shelves):
    """Something in two indexes."""

    owner: str
    note_id: str
    made_at: datetime
    text: str

    primary = Shelves.primary("OWNER#{owner}", "NOTE#{note_id}")
    by_time = Shelves.gsi1("OWNER#{owner}", "{made_at}")
    by_id = Shelves.gsi2("NOTE#{note_id}")

    @primary.get
    def get(cls, owner: str, note_id: str) -> None:
        """One note."""

    @by_time.query
    def of_owner(cls, owner: str) -> None:
        """An owner's notes by time."""

    @by_id.get
    def find(cls, note_id: str) -> None:
        """One note by its id alone."""


class Member(Entity, table=Shelves):
    """Something with a unique attribute."""

    owner: str
    email: str = unique()
    left_at: datetime | None = softly()

    primary = Shelves.primary("OWNER#{owner}", "MEMBER")

    @primary.get
    def get(cls, owner: str) -> None:
        """One member."""


class Entry(Entity, table=Shelves):
    """Something that is deleted softly, in both indexes."""

    entry_id: str
    text: str
    gone_at: datetime | None = softly()

    primary = Shelves.primary("ENTRY#{entry_id}", "ENTRY")
    listed = Shelves.gsi1("ENTRIES", "{entry_id}")
    by_id = Shelves.gsi2("ENTRY#{entry_id}")

    @listed.query
    def listing(cls) -> None:
        """All entries."""

    @by_id.get
    def find(cls, entry_id: str) -> None:
        """One entry."""


def test_the_units_are_those_that_the_engine_reports():
    found = design_of("shelves", Shelves)
    reports: list[CallReport] = []
    long = Note(
        owner="ada", note_id="n1", made_at=datetime(2026, 1, 1, tzinfo=UTC), text="x" * 5000
    )
    with Database("memory:", clock=ManualClock(), on_call=reports.append) as db:
        db.create_tables(found)
        used: dict[str, float] = {}

        def run(name: str, operation: Any) -> None:
            before = len(reports)
            list(db.all(operation)) if name == "of_owner" else db.run(operation)
            used[name] = sum(one.capacity_units for one in reports[before:])

        run("create", long.create())
        run("get", Note.get("ada", "n1"))
        run("of_owner", Note.of_owner("ada"))
        run("find", Note.find("n1"))
        run("delete", long.delete())
        member = Member(owner="ada", email="ada@example.com")
        run("create member", member.create())
        run("by_unique member", Member.by_unique(email="ada@example.com"))
        run("delete member", member.delete())
        run("erase member", member.erase())
        entry = Entry(entry_id="e1", text="x" * 3000)
        run("create entry", entry.create())
        run("delete entry", entry.delete())
        run("erase entry", entry.erase())
    text = """
[entities.Note]
item_bytes = 5200
[entities.Note.patterns]
get = { per_month = 1 }
of_owner = { per_month = 1 }
find = { per_month = 1 }
[entities.Note.writes]
create = { per_month = 1 }
delete = { per_month = 1 }
[entities.Member.patterns]
by_unique = { per_month = 1 }
[entities.Member.writes]
create = { per_month = 1 }
delete = { per_month = 1 }
erase = { per_month = 1 }
[entities.Entry]
item_bytes = 3100
[entities.Entry.writes]
create = { per_month = 1 }
delete = { per_month = 1 }
erase = { per_month = 1 }
"""
    reckoned: dict[str, float] = {}
    for line in declared_load(found, traffic_of(text)).lines:
        entity_name, _, name = line.name.partition(",")[0].partition(".")
        name = name if entity_name == "Note" else f"{name} {entity_name.lower()}"
        reckoned[name] = reckoned.get(name, 0) + float(line.units_per_month)
    assert used == reckoned


# Dollars


def estimated(text: str, *, found: Design = LIBRARY) -> Estimate:
    return estimate(found, declared_load(found, traffic_of(text)), PRICES, region="us-east-1")


def test_on_demand_costs_by_the_million_units():
    said = "[entities.Book]\nitem_bytes = 100\n[entities.Book.patterns]\n"
    (cost,) = estimated(f"{said}get = {{ per_month = 16_000_000 }}").tables
    assert (Decimal(8_000_000), Decimal(1)) == (cost.read_units, cost.on_demand_usd)


def test_provisioned_capacity_is_enough_for_the_peak_and_at_least_one():
    said = "peak = 2\nutilization = 0.5\n[entities.Book]\nitem_bytes = 100\n"
    (cost,) = estimated(f"{said}[entities.Book.patterns]\nget = {{ per_second = 10 }}").tables
    table_place, whole, keys = cost.capacities
    assert (20, 1) == (table_place.read_units, table_place.write_units)
    assert [(1, 1)] * 2 == [(one.read_units, one.write_units) for one in (whole, keys)]
    assert "ceil(5.000/s * 2 / 0.5) = 20 RCU, ceil(0.000/s * 2 / 0.5) = 1 WCU" == (
        table_place.arithmetic
    )
    hours = Decimal(730)
    assert hours * (22 * Decimal("0.00013") + 3 * Decimal("0.00065")) == cost.provisioned_usd


def test_storage_counts_a_hundred_bytes_for_every_item_and_entry():
    (cost,) = estimated("[entities.Book]\nitems = 10_000_000\nitem_bytes = 900").tables
    keys_bytes = next(one.size_bytes for one in cost.stored if one.index == "keys")
    assert Decimal(20_000_000_000) + keys_bytes == cost.storage_gb * 2**30
    assert cost.storage_gb * Decimal("0.25") == cost.storage_usd
    assert 0 == cost.recovery_usd


def test_recovery_is_paid_for_the_table_and_not_for_its_global_indexes():
    kept = design(structs.replace(LIBRARY.tables[0], point_in_time_recovery=True))
    (cost,) = estimated("[entities.Book]\nitems = 1\nitem_bytes = 1073741724", found=kept).tables
    assert Decimal("0.20") == cost.recovery_usd


def test_capacity_that_the_design_declares_is_judged():
    paid = design(
        table(
            "t",
            "id:S",
            billing="PROVISIONED",
            read_units=5,
            write_units=5,
            entities=[
                entity(
                    "E",
                    "{id}",
                    attributes=["id:S"],
                    patterns=[pattern("get", "id", operation="GetItem", entry="primary")],
                )
            ],
        )
    )
    said = "[entities.E.patterns]\nget = { per_second = "
    (enough,) = estimated(f"{said} 5 }}", found=paid).tables
    (short,) = estimated(f"{said} 50 }}", found=paid).tables
    assert [((5, 5), False), ((5, 5), True)] == [
        (one.capacities[0].declared, one.capacities[0].is_short) for one in (enough, short)
    ]


def test_the_whole_is_the_sum_of_its_tables_with_storage():
    found = estimated(
        "[entities.Book]\nitems = 1_000_000\nitem_bytes = 900\n"
        "[entities.Book.patterns]\nget = { per_second = 10 }"
    )
    (cost,) = found.tables
    assert cost.on_demand_usd + cost.storage_usd == found.on_demand_usd
    assert cost.provisioned_usd + cost.storage_usd == found.provisioned_usd
    plain = found.to_json()
    assert round(float(found.on_demand_usd), 4) == plain["on_demand_usd"]
    assert "ceil(900 B / 4 KB) = 1, * 0.5, by key" == plain["tables"][0]["lines"][0]["arithmetic"]
    assert {"source", "date"} == set(plain["prices"])
