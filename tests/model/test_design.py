"""The compiled design: one frozen value, to JSON and back."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportAttributeAccessIssue=false

from __future__ import annotations

from decimal import Decimal
from types import ModuleType
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given, settings

from tablewright.errors import MissingKeyError, NameCollisionError
from tablewright.model import (
    Design,
    Entity,
    Gsi,
    Index,
    Key,
    Range,
    Table,
    attr,
    computed,
    design_of,
    design_of_module,
    key_only,
)
from tests.examples import examples
from tests.model.designs import accounts, events, shop, whatsapp, yggdrasil
from tests.model.random_designs import Described, designs, entity_of

MODULES = [accounts, events, shop, whatsapp, yggdrasil]


# Errors


def test_two_tables_of_one_name_are_refused():
    class Cat(Entity, table="pets"):
        id: str
        primary = Key("{id}")

    class Dog(Entity, table="pets"):
        id: str
        primary = Key("{id}")

    with pytest.raises(NameCollisionError, match="Two tables of the design are named 'pets'"):
        design_of("pets", Cat, Dog)


def test_a_table_without_a_key_is_refused():
    class Empty(Table, name="empty"):
        gsi = Gsi("a", name="gsi")

    with pytest.raises(MissingKeyError, match="Table empty has 0 primary keys"):
        design_of("empty", Empty)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"system": 3, "tables": []}', '{"system": "x"}'])
def test_what_is_no_design_is_refused(text: str):
    with pytest.raises(msgspec.DecodeError):
        Design.from_json(text)


def test_a_design_cannot_be_changed():
    with pytest.raises(AttributeError):
        events.DESIGN.system = "other"


def test_a_table_that_is_not_there_is_a_key_error():
    with pytest.raises(KeyError, match="nowhere"):
        events.DESIGN.table("nowhere")


# There and back


@pytest.mark.parametrize("module", MODULES, ids=[module.__name__ for module in MODULES])
def test_a_design_is_the_same_after_json(module: ModuleType):
    design = module.DESIGN
    assert design == Design.from_json(design.to_json())
    assert design.to_json() == Design.from_json(design.to_json()).to_json()


@settings(max_examples=examples(30))
@given(described=designs())
def test_a_random_design_is_the_same_after_json(described: Described):
    entity = entity_of(described)
    design = design_of("things", entity.__plan__.table)
    assert design == Design.from_json(design.to_json())


def test_a_design_is_found_in_a_module():
    design = design_of_module(yggdrasil)
    assert "yggdrasil" == design.system
    assert "A family tree in one table" in design.description
    assert design.tables == yggdrasil.DESIGN.tables
    assert design.collections == yggdrasil.DESIGN.collections


# What it says


def test_a_table_says_its_keys_and_indexes():
    table = whatsapp.DESIGN.table("base-whatsapp")
    assert ("pk", "S") == (table.partition_key.name, table.partition_key.type)
    assert table.sort_key is None
    assert "itemType" == table.tag_attribute
    assert ["gsi_inbox", "gsi_conversation", "gsi_status"] == [one.name for one in table.indexes]
    shop_table = shop.DESIGN.table("Shop")
    by_status = next(one for one in shop_table.indexes if one.name == "by-status")
    assert isinstance(by_status.partition_key, tuple)
    assert ["tenantId", "status"] == [one.name for one in by_status.partition_key]
    assert [("due", True)] == [(one.name, one.local) for one in shop_table.indexes if one.local]


def test_templates_are_told_with_stored_names():
    person = next(one for one in yggdrasil.DESIGN.tables[0].entities if one.name == "Person")
    assert ("USER#{UserId}", "PERSON#{PersonId}") == (person.pk, person.sk)
    assert "PERSON#{CreatedAt}#{N}" == person.index_keys["GSI3"].sk
    order = next(one for one in shop.DESIGN.table("Shop").entities if one.name == "Order")
    assert ("{priority:04d}#{orderId}", {"status": ("held", "open")}) == (
        order.index_keys["queue"].sk,
        order.index_keys["queue"].when,
    )
    assert ("{tenantId}", "{status}") == order.index_keys["by-status"].pk


def test_attributes_say_what_they_are():
    class Things(Table, name="things"):
        primary = Index("pk", "sk")

    class Thing(Entity, table=Things):
        id: str = attr(doc="Who it is.")
        number: int = key_only()
        size: Literal["s", "m"] = "s"
        price: Decimal | None = None
        both: str = computed("{size}#{id}", "size#id", extension=True)
        primary = Things.primary("THING#{id}", "{number:04d}")

    [entity] = design_of("things", Things).tables[0].entities
    of = {one.python_name: one for one in entity.attributes}
    assert ("S", True, "Who it is.") == (of["id"].type, of["id"].required, of["id"].description)
    assert of["number"].key_only
    assert ("s", "m") == of["size"].enum
    assert ("N", "decimal", False) == (of["price"].type, of["price"].format, of["price"].required)
    assert ("size#id", "{size}#{id}", True) == (
        of["both"].name,
        of["both"].computed,
        of["both"].extension,
    )


def test_patterns_are_contracts():
    entity = next(one for one in events.DESIGN.table("Events").entities if one.name == "Event")
    inbox = next(one for one in entity.patterns if one.name == "inbox")
    assert ("Query", "status-index") == (inbox.operation, inbox.index)
    assert "Undelivered events of a tenant, earliest first." == inbox.description
    assert [
        ("tenant_id", True, False, None),
        ("status", False, False, "undelivered"),
        ("timestamp", False, True, None),
    ] == [(one.name, one.required, one.range, one.default) for one in inbox.parameters]


def test_collections_name_their_members():
    [whole] = yggdrasil.DESIGN.collections
    assert ("WholeTree", "Yggdrasil", "GSI2", "TREE#{TreeId}") == (
        whole.name,
        whole.table,
        whole.index,
        whole.pk,
    )
    assert {
        "tree": "Tree",
        "persons": "Person",
        "children": "ParentChild",
        "marriages": "Spouses",
    } == whole.members


def test_extensions_are_marked():
    class Extra(Table, name="extra", extension=True):
        primary = Index("pk")
        mine = Gsi("other", name="mine", extension=True)

    class Thing(Entity, table=Extra, extension=True):
        id: str
        new: str = attr(extension=True)
        primary = Extra.primary("{id}")
        by_new = Extra.mine("{new}")

        @by_new.query(newest_first=True, limit=5, extension=True)
        def newest(cls, new: str) -> None:
            """The newest."""

    table = design_of("extra", Extra).tables[0]
    [entity] = table.entities
    [pattern] = entity.patterns
    assert table.extension
    assert table.indexes[0].extension
    assert entity.extension
    marked = {one.name: one.extension for one in entity.attributes}
    assert (False, True) == (marked["id"], marked["new"])
    assert (True, True, 5) == (pattern.extension, pattern.newest_first, pattern.limit)


def test_a_pattern_can_have_an_order_and_a_limit(db: Any):
    class Line(Entity, table="lines"):
        log: str
        number: int
        primary = Key("{log}", "{number}")

        @primary.query(newest_first=True, limit=2)
        def last(cls, log: str, number: Range[int] | None = None) -> None:
            """The last two lines."""

    db.create_tables(design_of("lines", Line))
    for number in range(5):
        db.run(Line(log="l", number=number).put())
    assert [4, 3] == [line.number for line in db.all(Line.last("l"))]
    assert [0, 1, 2] == [line.number for line in db.all(Line.last("l").oldest_first().limit(3))]
