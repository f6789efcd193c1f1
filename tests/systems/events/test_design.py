"""The design of events against its document: every table, key, index, attribute and pattern."""

from __future__ import annotations

from typing import Any

from tablewright.client import Database
from tablewright.model import Design
from tablewright.systems.events.design import DESIGN
from tests.tidy.tree import ROOT

# What the document says, as data. Types are DynamoDB's.
KEYS = {"TenantApiKeys": ("pk", "sk"), "Events": ("pk", "sk")}
TEMPLATES = {
    "TenantApiKey": ("{api_key}", "meta"),
    "Event": ("{tenant_id}", "{event_id}"),
}
INDEXES = {
    "status-index": ("gsi1pk", "gsi1sk", "{tenant_id}", "{status}#{timestamp}"),
    "event-type-index": ("gsi2pk", "gsi2sk", "{tenant_id}", "{event_type}#{timestamp}"),
}
ATTRIBUTES = {
    "TenantApiKey": {"tenant_id": "S", "status": "S", "created_at": "N"},
    "Event": {
        "tenant_id": "S",
        "event_id": "S",
        "status": "S",
        "timestamp": "N",
        "payload": "M",
    },
}
CLOSED = {
    ("TenantApiKey", "status"): ("active", "revoked"),
    ("Event", "status"): ("undelivered", "delivered"),
}
MILLISECONDS = {("TenantApiKey", "created_at"), ("Event", "timestamp")}
PATTERNS = {
    ("TenantApiKey", "find", "GetItem", None),
    ("Event", "inbox", "Query", "status-index"),
    ("Event", "of_type", "Query", "event-type-index"),
}

ENTITIES = {
    entity.name: entity
    for table in DESIGN.tables
    for entity in table.entities
    if not entity.extension
}


def _attributes(entity: str) -> list[Any]:
    attributes = ENTITIES[entity].attributes
    return [
        one for one in attributes if not one.extension and not one.key_only and one.role != "key"
    ]


def test_there_are_two_tables_with_their_keys():
    assert KEYS == {
        table.name: (table.partition_key.name, getattr(table.sort_key, "name", None))
        for table in DESIGN.tables
    }
    assert {"PAY_PER_REQUEST"} == {table.billing_mode for table in DESIGN.tables}


def test_keys_are_made_as_the_document_says():
    assert TEMPLATES == {name: (entity.pk, entity.sk) for name, entity in ENTITIES.items()}


def test_there_are_two_indexes_with_their_keys():
    (events,) = (table for table in DESIGN.tables if table.name == "Events")
    templates = ENTITIES["Event"].index_keys
    found: dict[str, Any] = {}
    for index in events.indexes:
        names = (getattr(index.partition_key, "name", ""), getattr(index.sort_key, "name", ""))
        found[index.name] = (*names, templates[index.name].pk, templates[index.name].sk)
    assert INDEXES == found
    assert {"ALL"} == {index.projection for index in events.indexes}
    assert not any(index.extension for table in DESIGN.tables for index in table.indexes)


def test_there_is_every_attribute_and_each_is_required():
    assert ATTRIBUTES == {
        entity: {one.name: one.type for one in _attributes(entity)} for entity in ENTITIES
    }
    assert all(one.required for entity in ENTITIES for one in _attributes(entity))


def test_closed_lists_have_their_values_and_times_are_milliseconds():
    found = [(entity, one) for entity in ENTITIES for one in _attributes(entity)]
    assert CLOSED == {(entity, one.name): one.enum for entity, one in found if one.enum}
    assert MILLISECONDS == {
        (entity, one.name) for entity, one in found if one.format == "epoch-milliseconds"
    }


def test_there_is_every_access_pattern_and_what_is_added_says_so():
    assert PATTERNS == {
        (name, pattern.name, pattern.operation, pattern.index)
        for name, entity in ENTITIES.items()
        for pattern in entity.patterns
        if not pattern.extension
    }


def test_every_item_has_a_tenant():
    entities = [entity for table in DESIGN.tables for entity in table.entities]
    assert {"tenant_id"} == {entity.tenant for entity in entities}


def test_the_design_survives_json():
    assert DESIGN == Design.from_json(DESIGN.to_json())


def test_the_tables_are_created_as_they_are_designed(db: Database):
    assert ["Events", "TenantApiKeys"] == db.call("ListTables", {})["TableNames"]
    made = db.call("DescribeTable", {"TableName": "Events"})["Table"]
    assert set(INDEXES) == {one["IndexName"] for one in made["GlobalSecondaryIndexes"]}
    told = db.call("DescribeTimeToLive", {"TableName": "Events"})["TimeToLiveDescription"]
    assert "expires_at" == told["AttributeName"]


def test_the_page_names_every_extension():
    page = (ROOT / "docs" / "systems" / "events.md").read_text()
    added = [
        one.name
        for table in DESIGN.tables
        for entity in table.entities
        for one in entity.attributes
        if one.extension and not entity.extension
    ]
    assert [] == [name for name in added if f"`{name}`" not in page]
