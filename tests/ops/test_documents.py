"""Documents: everything of a design is in them, in the form of such pages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace

from tablewright.commands.finding import design_names, found_design
from tablewright.model.design import CollectionDesign, EntryDesign
from tablewright.ops.documents import document
from tablewright.ops.structures import structure
from tests.ops.designs import attribute, design, entity, index, pattern, table

SHOP = design(
    table(
        "shop",
        "pk:S",
        "sk:S",
        ttl="expiresAt",
        description="Orders | and more.",
        tag_attribute="kind",
        indexes=[
            index("by-status", "status:S", "placedAt:S", ("total",), extension=True),  # type: ignore[arg-type]
            index("local", "pk:S", "placedAt:S", "KEYS_ONLY", local=True),
        ],
        entities=[
            entity(
                "Order",
                "CUSTOMER#{customer}",
                "ORDER#{order}",
                attributes=[
                    "customer:S",
                    "order:S",
                    attribute("status:S", "The state", enum=("open", "paid")),
                    attribute("placedAt:S", format="iso-milliseconds", role="created"),
                    attribute("expiresAt:N?", "After a year", format="epoch-seconds", role="ttl"),
                    attribute("secret:S?", encrypted=True, extension=True),
                    attribute("email:S", unique_within=("customer",)),
                    attribute("both:S", computed="{customer}#{order}"),
                    attribute("n:N", "Which of them", key_only=True),
                ],
                index_keys={
                    "by-status": EntryDesign("{status}", "{placedAt}", when={"status": ("open",)})
                },
                patterns=[
                    pattern("get", "customer", "order", operation="GetItem"),
                    pattern(
                        "open",
                        "status",
                        "placedAt…",
                        index="by-status",
                        description="Open ones.",
                        newest_first=True,
                        limit=10,
                        extension=True,
                    ),
                    pattern("all", operation="Scan"),
                ],
            )
        ],
    ),
    table("paid", "id:S", billing="PROVISIONED", read_units=5, write_units=1),
    collections=[
        CollectionDesign("Cart", "shop", None, "CUSTOMER#{customer}", {"orders": "Order"})
    ],
    description="A shop.",
)
TEXT = document(SHOP)


@pytest.mark.parametrize("name", design_names())
def test_the_document_of_a_system_names_everything_in_it(name: str):
    found = found_design(name).design
    text = document(found)
    wanted = {found.system}
    for one in found.tables:
        wanted |= {one.name, *(f"`{index.name}`" for index in one.indexes)}
        for entity_design in one.entities:
            wanted |= {f"### {entity_design.name}"}
            wanted |= {f"`{a.name}`" for a in entity_design.attributes}
            wanted |= {f"`{pattern.name}(" for pattern in entity_design.patterns}
            wanted |= {str(v) for a in entity_design.attributes for v in a.enum or ()}
    assert set() == {word for word in wanted if word not in text}
    assert text == document(found), "it is the same every time"


@pytest.mark.parametrize("name", design_names())
def test_the_rows_of_every_table_have_as_many_cells_as_its_head(name: str):
    columns = 0
    for line in document(found_design(name).design).splitlines():
        cells = len(re.split(r"(?<!\\)\|", line)) if line.startswith("|") else 0
        assert cells in (0, columns) or not columns, line
        columns = cells


@pytest.mark.parametrize("name", design_names())
def test_every_example_and_structure_is_json(name: str):
    blocks = re.findall(r"```json\n(.*?)\n```", document(found_design(name).design), re.DOTALL)
    assert blocks
    for block in blocks:
        json.loads(block)


def row(first: str) -> list[str]:
    """The cells of the row that begins with this cell."""
    (line,) = [line for line in TEXT.splitlines() if line.startswith(f"| {first} |")]
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def test_tables_are_listed_first_and_linked():
    assert "1. [shop](#shop): Orders | and more.\n2. [paid](#paid)\n" in TEXT


def test_a_pipe_in_a_cell_is_escaped():
    told = document(
        design(
            table(
                "t",
                "id:S",
                entities=[
                    entity(
                        "E",
                        "{id}",
                        attributes=[
                            attribute("id:S", "a | b"),
                        ],
                    )
                ],
            )
        )
    )
    assert "| `id` | String | Yes | a \\| b |" in told


def test_keys_and_settings_are_stated():
    assert "- **Partition Key**: `pk` (String)\n- **Sort Key**: `sk` (String)" in TEXT
    assert "- TTL attribute: `expiresAt`" in TEXT
    assert "- Billing mode: on demand (PAY_PER_REQUEST)" in TEXT
    assert "- Entities are distinguished by `kind`" in TEXT


def test_indexes_are_stated_global_and_local_apart():
    assert "**Global Secondary Indexes**" in TEXT
    assert ["`status` (String)", "`placedAt` (String)", "INCLUDE `total`"] == row(
        "`by-status` **+**"
    )[1:]
    assert "**Local Secondary Indexes**" in TEXT
    assert "KEYS_ONLY" == row("`local`")[3]


@pytest.mark.parametrize(
    ("name", "kind", "required", "told"),
    [
        ("`status`", "String", "Yes", "The state; one of `open`, `paid`"),
        ("`placedAt`", "String (iso-milliseconds)", "Yes", "set when the item is created"),
        ("`expiresAt`", "Number (epoch-seconds)", "No", "After a year; the item may be deleted"),
        ("`secret` **+**", "String", "No", "encrypted"),
        ("`email`", "String", "Yes", "unique within customer, enforced by a guard item"),
        ("`both`", "String", "Yes", "computed from `{customer}#{order}`"),
    ],
)
def test_an_attribute_is_stated_with_what_was_said_of_it(
    name: str, kind: str, required: str, told: str
):
    cells = row(name)
    assert [kind, required] == cells[1:3]
    assert told in cells[3]


def test_what_is_only_in_keys_is_stated_apart():
    assert "**In keys only**:\n\n- `n` (Number): Which of them" in TEXT


def test_a_key_is_stated_with_the_items_that_have_it():
    assert ["`status: {status}`, `placedAt: {placedAt}`", "where `status` is `open`"] == row(
        "`by-status`"
    )[1:]


def test_patterns_are_stated_with_their_key_conditions():
    assert ["GetItem", '`pk = "CUSTOMER#{customer}" AND sk = "ORDER#{order}"`'] == row(
        "`get(customer, order)`"
    )[1:3]
    asked = row("`open(status, placedAt)` **+**")
    assert "Query on `by-status`" == asked[1]
    assert "placedAt BETWEEN {placedAt from} AND {placedAt to}" in asked[2]
    assert "Open ones; newest first; at most 10" == asked[3]
    assert ["Scan", "", ""] == row("`all()`")[1:]


def test_collections_are_stated():
    assert ["table", '`pk = "CUSTOMER#{customer}"`', "orders: Order", ""] == row("Cart")[1:]


def test_capacity_and_ttl_close_the_page():
    assert "**On demand**: `shop`" in TEXT
    assert ["5", "1"] == row("`paid`")[1:]
    assert ["`expiresAt`", "Order", "After a year"] == row("`shop`")[1:]


@pytest.mark.parametrize(
    ("declared", "words"),
    [
        ({"ttl_after_seconds": 86_400}, "set to 1 day after the item is created"),
        ({"ttl_after_seconds": 5_400, "ttl_of": "seen"}, "set to 90 minutes after `seen`"),
        (
            {"ttl_after_seconds": 7_200, "ttl_renewed": True},
            "set to 2 hours after the item is created, and again by every update",
        ),
        ({}, ""),
    ],
)
def test_a_ttl_that_is_set_automatically_says_when(declared: dict[str, Any], words: str):
    expiry = replace(attribute("expires:N?", format="epoch-seconds", role="ttl"), **declared)
    one = entity("Session", "{id}", attributes=["id:S", expiry])
    text = document(design(table("sessions", "id:S", ttl="expires", entities=[one])))
    assert f"| `sessions` | `expires` | Session | {words} |" in text
    assert not words or f"may be deleted after this time; {words} |" in text


def test_without_extensions_no_mark_is_explained():
    assert "goes beyond" not in document(design(table("t", "id:S")))
    assert "**+** marks additions" in TEXT


@pytest.mark.parametrize(
    ("schema", "shown"),
    [
        ({"type": "S"}, None),
        ({"type": "L", "element": {"type": "S"}}, None),
        ({"type": "M", "element": {"type": "ANY"}}, None),
        ({"type": "L", "element": {"type": "S", "enum": ["a", "b"]}}, ["String: a | b"]),
        (
            {
                "type": "M",
                "attributes": {"n": {"type": "N", "format": "integer", "required": False}},
            },
            {"n": "Number (integer), optional"},
        ),
        (
            {"type": "M", "element": {"type": "M", "attributes": {"x": {"type": "BOOL"}}}},
            {"<String>": {"x": "Boolean"}},
        ),
        (
            {"type": "M", "attributes": {"next": {"type": "M", "ref": "Node"}}},
            {"next": "Map: Node again"},
        ),
        (
            {"type": "ANY", "any_of": [{"type": "S"}, {"type": "N"}]},
            {"one of": ["String", "Number"]},
        ),
    ],
)
def test_a_structure_is_shown_as_json_of_types(schema: dict[str, Any], shown: Any):
    assert shown == structure(schema)
