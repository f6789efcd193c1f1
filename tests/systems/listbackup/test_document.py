"""Nothing of the document is missing in the design, and nothing is in it that is not marked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.model import Design
from tablewright.systems.core.design import DESIGN as CORE
from tablewright.systems.listbackup.design import DESIGN
from tests.systems.listbackup.documented import ATTRIBUTES, ENUMS, INDEXES, KEYS, PATTERNS

STACK = "listbackup-dev-"
TABLES = {table.name.removeprefix(STACK): table for table in DESIGN.tables if not table.extension}
ENTITIES = {name: table.entities[0] for name, table in TABLES.items()}
KINDS = {"string": "S", "number": "N", "boolean": "BOOL"}

# Where the document is impossible, or left open: `docs/systems/listbackup.md` has the reasons.
STORED_OTHERWISE = {"refresh-tokens.expiresAt": "number"}
CLOSED_THOUGH_OPEN = {"tags.resourceType"}
NESTED_EXTENSIONS = {
    "sources.config": {"cron", "timezone"},
    "oauth-tokens.metadata": {"connectionId"},
}
SEALED = {
    "users.mfaSecret",
    "sources.credentials",
    "connections.credentials",
    "oauth-tokens.tokens",
}
LIFE_SECONDS = {"activities": 7_776_000, "oauth-states": 900, "notifications": 2_592_000}


def test_all_thirteen_tables_are_there_under_the_name_of_the_stack():
    assert 13 == len(KEYS)
    assert list(KEYS) == list(TABLES)
    assert all(table.name.startswith(STACK) for table in DESIGN.tables)


@pytest.mark.parametrize("name", KEYS)
def test_a_table_has_the_documented_key_ttl_and_settings(name: str):
    table = TABLES[name]
    sort_key = None if table.sort_key is None else table.sort_key.name
    assert KEYS[name] == (table.partition_key.name, sort_key, table.ttl_attribute)
    assert {"S"} == {key.type for key in (table.partition_key, table.sort_key) if key is not None}
    assert ("PAY_PER_REQUEST", "AWS managed key") == (table.billing_mode, table.encryption)


@pytest.mark.parametrize("name", LIFE_SECONDS)
def test_the_life_of_an_item_is_said_with_its_ttl_attribute(name: str):
    ttl_attribute = TABLES[name].ttl_attribute
    (ttl,) = (one for one in ENTITIES[name].attributes if one.name == ttl_attribute)
    assert "ttl" == ttl.role
    assert f"({LIFE_SECONDS[name]} seconds)" in ttl.description


def test_all_23_indexes_are_there():
    wanted = [tuple(line.split()) for line in INDEXES.strip().splitlines()]
    found: list[Any] = []
    for name, table in TABLES.items():
        for index in table.indexes:
            if not index.extension:
                assert "ALL" == index.projection
                sort_key: Any = index.sort_key
                partition_key: Any = index.partition_key
                found.append(
                    (name, index.name, partition_key.name, sort_key.name if sort_key else "-")
                )
    assert 23 == len(wanted)
    assert wanted == found


def test_all_157_attributes_are_there():
    assert 157 == sum(map(len, ATTRIBUTES.values()))
    found = {
        name: [one.name for one in entity.attributes if not one.extension]
        for name, entity in ENTITIES.items()
    }
    assert {name: list(attributes) for name, attributes in ATTRIBUTES.items()} == found


@pytest.mark.parametrize("name", ATTRIBUTES)
def test_every_attribute_has_the_documented_type_down_to_what_is_inside(name: str):
    schemas = {one.name: one.schema for one in ENTITIES[name].attributes}
    for attribute, documented in ATTRIBUTES[name].items():
        _check(f"{name}.{attribute}", documented, schemas[attribute])


def _check(place: str, documented: Any, schema: dict[str, Any]) -> None:
    documented = STORED_OTHERWISE.get(place, documented)
    if isinstance(documented, list):
        assert "L" == schema["type"], place
        for one in documented if documented != ["array"] else ():
            _check(place, one if isinstance(one, dict) else "string", schema["element"])
            assert isinstance(one, dict) or one in schema["element"].get("enum", [one]), place
    elif isinstance(documented, dict):
        assert "M" == schema["type"], place
        if "element" in schema:  # a map with any keys, of which the document shows some
            for one in documented.values():
                _check(place, one, schema["element"])
            return
        more = NESTED_EXTENSIONS.get(place, set())
        assert documented.keys() | more == schema["attributes"].keys(), place
        for key, one in documented.items():
            _check(f"{place}.{key}", one, schema["attributes"][key])
    elif documented == "object":
        assert ("M", {"type": "ANY"}) == (schema["type"], schema["element"]), place
    else:
        assert KINDS[documented] == schema["type"], place


def test_closed_lists_have_the_documented_values():
    found = {
        place: " ".join(values)
        for name, entity in ENTITIES.items()
        for one in entity.attributes
        if not one.extension
        for place, values in _enums(f"{name}.{one.name}", one.schema)
        if ".permissions" not in place and place not in CLOSED_THOUGH_OPEN
    }
    assert ENUMS == found


def _enums(place: str, schema: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    if "enum" in schema:
        yield place, schema["enum"]
    if "element" in schema:
        yield from _enums(place, schema["element"])
    for key, inner in schema.get("attributes", {}).items():
        yield from _enums(f"{place}.{key}", inner)


def test_what_the_document_calls_encrypted_is_sealed():
    found = {
        f"{name}.{one.name}"
        for name, entity in ENTITIES.items()
        for one in entity.attributes
        if one.encrypted and not one.extension
    }
    assert SEALED == found


def test_composite_attributes_are_made_of_their_parts():
    found = {
        one.name: one.computed
        for entity in ENTITIES.values()
        for one in entity.attributes
        if one.computed is not None
    }
    assert {
        "timestamp#eventId": "{createdAt}#{eventId}",
        "accountId#resourceType": "{accountId}#{resourceType}",
        "tagKey#tagValue": "{tagKey}#{tagValue}",
        "timestamp#notificationId": "{createdAt}#{notificationId}",
    } == found


def test_every_common_pattern_has_a_name_and_the_others_are_marked():
    described = {
        f"{entity.name}.{pattern.name}": pattern
        for entity in ENTITIES.values()
        for pattern in entity.patterns
        if not pattern.extension
    }
    assert 14 == len(PATTERNS)
    assert dict(PATTERNS.values()) == {name: one.index for name, one in described.items()}
    for words, (name, _) in PATTERNS.items():
        assert described[name].description.startswith(words)


def test_every_index_serves_a_pattern():
    for table in DESIGN.tables:
        used = {pattern.index for entity in table.entities for pattern in entity.patterns}
        assert {index.name for index in table.indexes} <= used


def test_every_entity_belongs_to_an_account():
    tenants = {entity.tenant for table in DESIGN.tables for entity in table.entities}
    assert {"accountId"} == tenants


def test_core_and_listbackup_have_no_table_in_common():
    assert not {table.name for table in CORE.tables} & {table.name for table in DESIGN.tables}


def test_the_design_survives_json():
    assert DESIGN == Design.from_json(DESIGN.to_json())
