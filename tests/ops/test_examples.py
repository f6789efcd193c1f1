"""Example items: they are items of their entities, and the same every time."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Engine
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.commands.finding import design_names, found_design
from tablewright.ops.entities import entities_of
from tablewright.ops.example_texts import example_text
from tablewright.ops.examples import example_item, plain_item
from tests.ops.designs import attribute, entity, index, table


@pytest.mark.parametrize("name", design_names())
def test_an_example_of_a_system_is_an_item_of_its_entity(name: str):
    found = found_design(name)
    classes = entities_of(found.design, found.module)
    for table_design in found.design.tables:
        for one in table_design.entities:
            item = example_item(table_design, one)
            plan = classes[table_design.name, one.name].__plan__
            assert plan.owns_item(item), f"{one.name}: {item}"
            assert plan.decode_item(item) is not None
            assert item == example_item(table_design, one)


@pytest.mark.parametrize("name", design_names())
def test_dynamodb_takes_the_examples_of_a_system(name: str):
    design = found_design(name).design
    with (
        Engine.memory() as engine,
        Database(transport=EmbeddedTransport(engine, owns_engine=False)) as db,
    ):
        db.create_tables(design)
        for table_design in design.tables:
            for one in table_design.entities:
                item = example_item(table_design, one)
                engine.call("PutItem", {"TableName": table_design.name, "Item": item})


def example(*attributes: Any, sk: str | None = None, **said: Any) -> dict[str, Any]:
    """The plain example of an entity with these attributes."""
    one = entity("E", "{id}", sk, attributes=["id:S", *attributes], **said)
    keys = ("pk:S",) if sk is None else ("pk:S", "sk:S")
    place = table("t", *keys, indexes=[index("i", "at:S")], tag_attribute="kind", entities=[one])
    return plain_item(one, example_item(place, one))


@pytest.mark.parametrize(
    ("one", "value"),
    [
        (attribute("at:S", format="iso-seconds"), "2025-11-18T12:00:00Z"),
        (attribute("at:N", format="epoch-milliseconds"), 1763467200000),
        (attribute("at:S", format="date"), "2025-11-18"),
        (attribute("at:N", format="epoch-seconds", role="ttl"), 1766059200),
        (attribute("at:S", enum=("first", "second")), "first"),
        (attribute("at:N", schema={"type": "N", "ge": 7}), 7),
        (attribute("at:N", schema={"type": "N", "format": "decimal"}), 12.5),
        (attribute("at:L", schema={"type": "L", "element": {"type": "N"}}), [1]),
        (attribute("at:SS", schema={"type": "SS", "element": {"type": "S"}}), ["value"]),
        (attribute("at:S", encrypted=True), "<encrypted>"),
    ],
)
def test_a_value_is_what_its_attribute_says(one: Any, value: object):
    said = example(one)["at"]
    assert value == (["value"] if isinstance(said, list) and isinstance(said[0], str) else said)


def test_numbers_in_keys_have_the_width_that_the_model_writes():
    at = attribute("at:N", format="epoch-seconds")
    assert "A#1763467200#0001" == example(at, "n:N", sk="A#{at}#{n:04d}")["sk"]


def test_an_index_that_wants_a_value_gets_an_example_with_it():
    from tablewright.model.design import EntryDesign

    status = attribute("status:S", enum=("open", "done"))
    entry = EntryDesign("DONE#{status}", None, when={"status": ("done",)})
    item = example(status, index_keys={"i": entry})
    assert ("done", "DONE#done") == (item["status"], item["at"])


def test_a_soft_delete_is_not_shown():
    assert "deletedAt" not in example(attribute("deletedAt:S", role="softly"))


@pytest.mark.parametrize(
    ("name", "schema", "text"),
    [
        ("treeId", {}, "tree-001"),
        ("emailAddress", {}, "1 Example Street"),
        ("Email", {}, "ada@example.com"),
        ("code", {"pattern": "^[A-Z]{2}$"}, "US"),
        ("name", {"max_length": 1}, "1"),
        ("name", {"examples": ["Ada"]}, "Ada"),
        ("name", {"pattern": "^never matched$"}, "Name"),
    ],
)
def test_a_text_is_guessed_from_its_name_within_its_rules(
    name: str, schema: dict[str, Any], text: str
):
    assert text == example_text(name, schema)
