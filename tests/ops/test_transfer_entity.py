"""Imports of one entity: the columns, the cells, and the items that exist already."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal

import pytest

from tablewright import ManualClock
from tablewright.client import Database
from tablewright.errors import InternalServerError, TransferFolderError
from tablewright.model import (
    Entity,
    EpochSeconds,
    Gsi,
    Index,
    Key,
    Table,
    attr,
    computed,
    created,
    design_of,
    ttl,
    unique,
    version,
)
from tablewright.ops.transfer.entity_csv import entity_columns, entity_rows
from tablewright.ops.transfer.entity_importing import EntityImport, EntityImported
from tablewright.ops.transfer.rows import SourceFile

ON_TARGETS = ("memory", "http")


class Zoo(Table, name="zoo", tag="kind"):
    """Keepers and their animals."""

    primary = Index("pk", "sk")
    by_kind = Gsi("gsi1pk", "gsi1sk", name="gsi1")


class Keeper(Entity, table=Zoo):
    """A person with animals."""

    keeper_id: str
    email: str = unique()
    edition: int = version()
    primary = Zoo.primary("KEEPER#{keeper_id}", "PROFILE")


class Animal(Entity, table=Zoo):
    """An animal, with an attribute of every kind."""

    keeper_id: str
    name: str
    species: Literal["ape", "bear"] = "ape"
    born: date | None = None
    seen_at: datetime | None = None
    fed_at: EpochSeconds | None = None
    is_tame: bool = False
    weight: Decimal | None = None
    legs: int = 4
    tags: set[str] = attr(factory=set)
    eats: list[str] = attr("food", factory=list)
    label: str = computed("{species}/{name}")
    made_at: datetime = created()
    expires: EpochSeconds | None = ttl(after=timedelta(days=900))

    primary = Zoo.primary("KEEPER#{keeper_id}", "ANIMAL#{name}")
    by_kind = Zoo.by_kind("SPECIES#{species}", "{name}")

    @by_kind.query
    def of_species(cls, species: Literal["ape", "bear"]) -> None:
        """Animals of a species."""


class Ticket(Entity, table="tickets"):
    """A ticket whose id is drawn."""

    ticket_id: str = attr(factory=lambda: "drawn")
    note: str
    primary = Key("{ticket_id}")


DESIGN = design_of("zoo", Zoo, Ticket)

Import = Callable[..., EntityImported]


def _run(
    db: Any, tmp_path: Path, entity: type[Entity], *lines: str, merges: bool = False
) -> EntityImported:
    path = tmp_path / "rows.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    with SourceFile(path) as file:
        columns = entity_columns(file, path.name, entity.__plan__)
        rejects = tmp_path / "rejects.jsonl"
        rejects.unlink(missing_ok=True)
        return EntityImport(
            database=db,
            file=file,
            name=path.name,
            columns=columns,
            rejects=rejects,
            merges=merges,
        ).run()


@pytest.fixture
def import_(db: Any, tmp_path: Path) -> Import:
    """Imports lines as a file."""
    db.create_tables(DESIGN)
    return lambda *given, **options: _run(db, tmp_path, *given, **options)


# Columns


@pytest.mark.parametrize(
    ("entity", "header", "message"),
    [
        (Animal, "keeper_id;name", "line 1: The columns are separated by semicolons"),
        (Animal, "keeper_id\tname", "line 1: The columns are separated by tabs"),
        (Animal, "keeper_id,nmae", "line 1: Animal has no attribute 'nmae'. Did you mean name?"),
        (Animal, "keeper_id,gsi1pk", "Animal has no attribute 'gsi1pk'. Attributes are keeper_id"),
        (Animal, "keeper_id,name,", "Animal has no attribute ''."),
        (Animal, "keeper_id,name,name", "The column name is given twice."),
        (Animal, "keeper_id,name,eats,food", "The column eats is given twice."),
        (Animal, "keeper_id,name,label", "Delete the column label, which is computed from"),
        (Keeper, "keeper_id,email,edition", "Delete the column edition, which counts writes."),
        (Animal, "name", "Animal needs a column for keeper_id. The columns are name."),
        (Ticket, "note", "Ticket needs a column for ticket_id."),
    ],
)
def test_columns_that_do_not_fit_are_rejected_before_anything_is_written(
    import_: Import, db: Any, entity: type[Entity], header: str, message: str
):
    with pytest.raises(TransferFolderError) as caught:
        import_(entity, header, "a,b")
    assert message in str(caught.value)
    assert [] == db.call("Scan", {"TableName": "zoo"})["Items"]


def test_a_file_without_a_header_is_rejected(import_: Import):
    with pytest.raises(TransferFolderError, match=r"rows.csv does not contain a header\."):
        import_(Animal, "", "")


def test_columns_may_have_stored_names_and_a_byte_order_mark(import_: Import, db: Any):
    import_(Animal, "\ufeffname,keeper_id,food", 'Bo,k,"[""fig""]"')
    assert ["fig"] == db.run(Animal.at(keeper_id="k", name="Bo").get()).eats


# Cells


@pytest.mark.parametrize(
    ("header", "row", "reason"),
    [
        ("legs", "four", "legs: must be a number, found 'four'"),
        ("legs", "4.5", "legs: must be a number, found '4.5'"),
        ("weight", "1e", "weight: must be a number, found '1e'"),
        ("species", "cat", "species: must be one of ape, bear, found 'cat'"),
        ("is_tame", "yes", "is_tame: must be true or false, found 'yes'"),
        ("seen_at", "soon", "seen_at: must be a time such as 2026-01-31T12:00:00Z, found 'soon'"),
        ("eats", "fig", "eats: invalid JSON: Expecting value at column 1, found 'fig'"),
        ("tags", "[1]", "tags: all elements of a set (SS) must have its type, found '[1]'"),
    ],
)
def test_a_cell_of_another_type_is_rejected_with_its_line(
    import_: Import, header: str, row: str, reason: str
):
    done = import_(Animal, f"keeper_id,name,{header}", "k,Al,", "", f"k,Bo,{row}")
    assert (1, 1) == (done.items, done.rejected)
    assert [(4, reason)] == [(one.line, one.reason) for one in done.examples]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("k", "the row has 1 cells, but the header has 2"),
        (",Bo", "keeper_id needs a value"),
    ],
)
def test_a_row_without_a_whole_key_is_rejected(import_: Import, row: str, reason: str):
    done = import_(Animal, "keeper_id,name", row)
    assert (0, 1) == (done.items, done.rejected)
    assert reason in done.examples[0].reason


def test_rejected_rows_are_in_a_file_and_the_others_are_written(import_: Import, tmp_path: Path):
    done = import_(Animal, "keeper_id,name,legs", "k,Al,4", 'k,"Bo\nand",x', "k,Cy,y")
    assert (1, 2) == (done.items, done.rejected)
    rejects = tmp_path / "rejects.jsonl"
    assert rejects == done.rejects
    told = [json.loads(line) for line in rejects.read_text().splitlines()]
    assert [("rows.csv", 3), ("rows.csv", 5)] == [(one["file"], one["line"]) for one in told]
    assert ["zoo", "zoo"] == [one["table"] for one in told]


def test_a_row_too_large_for_an_item_is_rejected(import_: Import):
    done = import_(Animal, "keeper_id,name,eats", f'k,Al,"[""{"x" * 410_000}""]"', "k,Bo,")
    assert (1, 1) == (done.items, done.rejected)
    assert done.examples[0].reason.startswith("ValidationException: 1 validation")


def test_cells_become_values_of_their_attributes(import_: Import, db: Any):
    done = import_(
        Animal,
        "keeper_id,name,species,born,seen_at,fed_at,is_tame,weight,legs,tags,eats",
        'k,"Bo, the ""bear""",bear,2020-02-29,2026-01-01,2026-01-01T01:00:00+01:00,TRUE,12.50,3,'
        '"[""a"",""b""]","[""fig""]"',
    )
    assert (1, 0) == (done.items, done.rejected)
    bear = db.run(Animal.at(keeper_id="k", name='Bo, the "bear"').get())
    midnight = datetime(2026, 1, 1, tzinfo=UTC)
    assert (date(2020, 2, 29), midnight, midnight) == (bear.born, bear.seen_at, bear.fed_at)
    assert (True, Decimal("12.50"), 3) == (bear.is_tame, bear.weight, bear.legs)
    assert ({"a", "b"}, ["fig"]) == (bear.tags, bear.eats)


def test_an_imported_item_equals_one_that_create_writes(import_: Import, db: Any):
    import_(Animal, "keeper_id,name,legs", "k,Al,3")
    imported = db.call("Scan", {"TableName": "zoo"})["Items"]
    db.run(Animal.at(keeper_id="k", name="Al").delete())
    db.run(Animal(keeper_id="k", name="Al", legs=3).create())
    assert db.call("Scan", {"TableName": "zoo"})["Items"] == imported
    assert ["Al"] == [one.name for one in db.all(Animal.of_species("ape"))]


# Items that exist


def test_two_rows_with_one_unique_value_leave_the_first(import_: Import, db: Any):
    done = import_(Keeper, "keeper_id,email", "a,x@example.com", "b,x@example.com")
    assert (1, 1) == (done.items, done.rejected)
    assert [(3, "Another Keeper has this email.")] == [
        (one.line, one.reason) for one in done.examples
    ]
    assert "a" == db.run(Keeper.by_unique(email="x@example.com")).keeper_id


def test_two_rows_with_one_key_leave_the_first(import_: Import, db: Any):
    done = import_(Animal, "keeper_id,name,legs", "k,Al,1", "k,Al,2", "k,Al,1")
    assert (1, 1, 1) == (done.items, done.unchanged, done.rejected)
    assert [(3, "the item exists with other values")] == [
        (one.line, one.reason) for one in done.examples
    ]
    assert 1 == db.run(Animal.at(keeper_id="k", name="Al").get()).legs


@pytest.mark.parametrize("merges", [False, True])
def test_a_second_run_changes_nothing(import_: Import, db: Any, merges: bool):
    lines = ["keeper_id,email", *(f"k{number},{number}@example.com" for number in range(30))]
    import_(Keeper, *lines)
    before = db.call("Scan", {"TableName": "zoo"})["Items"]
    done = import_(Keeper, *lines, merges=merges)
    assert (0, 30, 0) == (done.items, done.unchanged, done.rejected)
    assert before == db.call("Scan", {"TableName": "zoo"})["Items"]


def test_merging_replaces_an_item_and_moves_its_unique_value(import_: Import, db: Any):
    import_(Keeper, "keeper_id,email", "a,old@example.com")
    done = import_(Keeper, "keeper_id,email", "a,new@example.com", merges=True)
    assert (1, 0) == (done.items, done.rejected)
    keeper = db.run(Keeper.by_unique(email="new@example.com"))
    assert ("a", 2) == (keeper.keeper_id, keeper.edition)
    assert None is db.run(Keeper.by_unique(email="old@example.com"))


def test_merging_keeps_the_time_of_creation(import_: Import, db: Any, clock: ManualClock):
    import_(Animal, "keeper_id,name,legs", "k,Al,1")
    made_at = db.run(Animal.at(keeper_id="k", name="Al").get()).made_at
    clock.advance(seconds=60)
    import_(Animal, "keeper_id,name,legs", "k,Al,2", merges=True)
    al = db.run(Animal.at(keeper_id="k", name="Al").get())
    assert (made_at, 2) == (al.made_at, al.legs)


def test_a_target_that_fails_ends_the_run_and_the_next_one_completes_it(
    import_: Import, db: Any, clock: ManualClock, tmp_path: Path
):
    lines = ["keeper_id,email", *(f"k{number},{number}@example.com" for number in range(300))]
    failing = Database(transport=_FailsAfter(100, db), clock=clock)
    with pytest.raises(InternalServerError):
        _run(failing, tmp_path, Keeper, *lines)
    done = import_(Keeper, *lines)
    assert (300, 0) == (done.items + done.unchanged, done.rejected)
    assert 0 < done.unchanged < 300
    assert 600 == db.call("Scan", {"TableName": "zoo", "Select": "COUNT"})["Count"]  # with guards


class _FailsAfter:
    """A target that fails from a certain write on."""

    def __init__(self, writes: int, db: Any) -> None:
        self._left = writes
        self._db = db

    def send(self, operation: str, body: bytes) -> bytes:
        self._left -= 1
        if self._left < 0:
            raise InternalServerError("The target has failed.")
        return json.dumps(self._db.call(operation, json.loads(body))).encode()

    def close(self) -> None:
        pass


def test_rows_are_read_one_by_one(tmp_path: Path):
    path = tmp_path / "rows.csv"
    path.write_text("keeper_id,name\n" + "k,Al\n" * 10_000)
    with SourceFile(path) as file:
        rows = entity_rows(file, entity_columns(file, path.name, Animal.__plan__))
        next(rows)
        assert 2 == file.lines_read
