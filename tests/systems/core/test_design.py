"""The design of core against its document: every table, key, index, attribute and pattern."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import Engine
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.model import Design
from tablewright.model.design import AttributeDesign, TableDesign
from tablewright.systems.core import design
from tablewright.systems.core.design import DESIGN
from tablewright.systems.core.design.values import Role
from tests.systems.core.document import (
    ATTRIBUTES,
    CAPACITIES,
    CLOSED,
    INDEXES,
    KEYS,
    LIMITS,
    PATTERNS,
    PURPOSES,
    RECOVERED,
    TTL,
)
from tests.tidy.tree import ROOT

TABLES = {table.name: table for table in DESIGN.tables if not table.extension}

# What is stored otherwise than the document says, as docs/systems/core.md explains.
OTHER_TYPES = {("webhooks", "isActive"): "N"}
OTHER_TTLS = {"activities": "expiresAt"}


def _attributes(table: TableDesign) -> list[AttributeDesign]:
    return [
        one
        for entity in table.entities
        for one in entity.attributes
        if not one.extension and one.role != "key"  # `isRead#createdAt` is documented as a key
    ]


def _documented(table: str) -> list[tuple[str, str, str, str]]:
    lines = ATTRIBUTES[table].strip().splitlines()
    return [(*line.split(" ", 3),) for line in lines]  # type: ignore[misc]


def _names(key: Any) -> str | None:
    return None if key is None else key.name


def test_the_document_has_13_tables_147_attributes_14_indexes_and_39_patterns():
    assert 13 == len(KEYS) == len(PURPOSES) == len(ATTRIBUTES) == len(PATTERNS)
    assert 147 == sum(len(_documented(table)) for table in ATTRIBUTES)
    assert 14 == len(INDEXES)
    assert 39 == sum(map(len, PATTERNS.values()))


def test_there_is_every_table_and_what_is_added_says_so():
    assert list(KEYS) == list(TABLES)
    assert [] == [table.name for table in DESIGN.tables if table.extension]


@pytest.mark.parametrize("table", KEYS)
def test_a_table_has_its_key_purpose_capacity_expiry_and_recovery(table: str):
    found = TABLES[table]
    assert KEYS[table] == (found.partition_key.name, _names(found.sort_key))
    assert PURPOSES[table] == found.description
    assert CAPACITIES.get(table, (None, None)) == (found.read_units, found.write_units)
    assert ("PROVISIONED" if table in CAPACITIES else "PAY_PER_REQUEST") == found.billing_mode
    assert (TTL | OTHER_TTLS).get(table) == found.ttl_attribute
    assert (table in RECOVERED) is found.point_in_time_recovery
    assert "AWS owned key" == found.encryption
    assert found.stream is None


def test_there_is_every_index():
    assert INDEXES == {
        (table.name, index.name): (_names(index.partition_key), _names(index.sort_key))
        for table in TABLES.values()
        for index in table.indexes
    }


def test_only_three_indexes_do_not_hold_whole_items():
    totals = "apiCalls dataProcessed storageUsed syncJobs activeUsers activeSources errorCount"
    assert {
        "email-index": "KEYS_ONLY",
        "apiKeyHash-index": "KEYS_ONLY",
        "metricDate-accountId-index": tuple(totals.split()),
    } == {
        index.name: index.projection
        for table in TABLES.values()
        for index in table.indexes
        if index.projection != "ALL"
    }


@pytest.mark.parametrize("table", ATTRIBUTES)
def test_a_table_has_every_attribute(table: str):
    expected = [
        (
            name,
            OTHER_TYPES.get((table, name), kind),
            needed == "required",
            description,
        )
        for name, kind, needed, description in _documented(table)
    ]
    assert expected == [
        (one.name, one.type, one.required, one.description) for one in _attributes(TABLES[table])
    ]


def test_every_closed_list_has_its_values_and_no_other_list_is_closed():
    expected = {
        (table, name): tuple(description.removeprefix("Type: ").split(", "))
        for table in ATTRIBUTES
        for name, _, _, description in _documented(table)
        if (table, name) in CLOSED
    }
    assert expected == {
        (table, one.name): one.enum
        for table in TABLES
        for one in _attributes(TABLES[table])
        if one.enum is not None
    }


def test_the_limits_of_a_plan_have_their_documented_shape():
    (limits,) = (one for one in _attributes(TABLES["billing_plans"]) if one.name == "limits")
    attributes = limits.schema["attributes"]
    assert LIMITS == {name: inner["type"] for name, inner in attributes.items()}


def test_times_are_whole_seconds_since_1970():
    times = [
        (table, one.name, one.format)
        for table in TABLES
        for one in _attributes(TABLES[table])
        if one.description.startswith("Unix timestamp")
    ]
    assert 30 == len(times)
    assert [] == [one for one in times if one[2] != "epoch-seconds"]


@pytest.mark.parametrize("table", PATTERNS)
def test_every_access_pattern_has_a_name_and_the_documents_words(table: str):
    entities = {entity.name: entity for entity in TABLES[table].entities}
    for words, call in PATTERNS[table].items():
        entity, _, name = call.partition(".")
        assert entity in entities
        pattern = getattr(getattr(design, entity), name)
        assert (pattern.__doc__ or "").startswith(words), call


def test_what_is_declared_beyond_the_document_says_so():
    documented = {call for calls in PATTERNS.values() for call in calls.values()}
    declared = {
        f"{entity.name}.{pattern.name}": pattern.extension
        for table in TABLES.values()
        for entity in table.entities
        for pattern in entity.patterns
    }
    assert set() == {call for call, is_extension in declared.items() if not is_extension} - (
        documented
    )
    assert set() == {call for call, is_extension in declared.items() if is_extension} & documented


def test_entities_have_a_tenant_or_are_refused_to_clients_that_are_bound_to_one():
    tenants = {
        entity.name: "shared" if entity.shared else entity.tenant
        for table in DESIGN.tables
        for entity in table.entities
    }
    assert {"User": None, "Notification": None, "BillingPlan": "shared"} == {
        name: tenant for name, tenant in tenants.items() if tenant != "accountId"
    }


def test_secrets_are_encrypted():
    assert {
        ("users", "twoFactorSecret"),
        ("sources", "credentials"),
        ("webhooks", "secret"),
        ("webhooks", "previousSecret"),
        ("webhooks", "headers"),
        ("oauth_states", "codeVerifier"),
    } == {
        (table.name, one.name)
        for table in DESIGN.tables
        for entity in table.entities
        for one in entity.attributes
        if one.encrypted
    }


def test_the_design_survives_json():
    assert DESIGN == Design.from_json(DESIGN.to_json())


def test_the_tables_are_created_as_they_are_designed(db: Database):
    assert sorted(table.name for table in DESIGN.tables) == db.call("ListTables", {})["TableNames"]
    for table in DESIGN.tables:
        made = db.call("DescribeTable", {"TableName": table.name})["Table"]
        key = {one["KeyType"]: one["AttributeName"] for one in made["KeySchema"]}
        assert table.partition_key.name == key["HASH"]
        assert {index.name for index in table.indexes} == {
            one["IndexName"] for one in made.get("GlobalSecondaryIndexes", [])
        }
        capacity = made["ProvisionedThroughput"]["ReadCapacityUnits"]
        assert (table.read_units or 0) == capacity


@pytest.mark.parametrize("table", CAPACITIES)
def test_an_index_has_the_capacity_of_its_table(db: Database, table: str):
    made = db.call("DescribeTable", {"TableName": table})["Table"]
    for index in made.get("GlobalSecondaryIndexes", []):
        units = index["ProvisionedThroughput"]
        assert CAPACITIES[table] == (units["ReadCapacityUnits"], units["WriteCapacityUnits"])


def test_the_page_names_every_extension():
    page = (ROOT / "docs" / "systems" / "core.md").read_text()
    added = [
        one.name
        for table in DESIGN.tables
        for entity in table.entities
        for one in entity.attributes
        if one.extension and not entity.extension
    ]
    assert [] == [name for name in added if f"`{name}`" not in page]


def test_the_page_names_every_access_pattern_with_its_call():
    page = (ROOT / "docs" / "systems" / "core.md").read_text()
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ")]
    calls = {row[1]: row[2] for row in rows if len(row) == 4}
    for words, call in ((w, c) for patterns in PATTERNS.values() for w, c in patterns.items()):
        assert f"{call}(" in calls[words]


def test_two_prefixes_keep_two_systems_apart():
    with Engine.memory() as engine, EmbeddedTransport(engine, owns_engine=False) as transport:
        first, second = (
            Database(transport=transport, table_prefix=prefix) for prefix in ("core-", "other-")
        )
        for db in (first, second):
            db.create_tables(DESIGN)
        first.run(design.Membership(user_id="u", account_id="a", role=Role.ADMIN).create())
        assert 1 == len(first.all(design.Membership.of_user("u")))
        assert [] == second.all(design.Membership.of_user("u"))
        assert 2 * len(DESIGN.tables) == len(engine.call("ListTables", {})["TableNames"])


def test_every_documented_pattern_is_declared():
    documented = {call for calls in PATTERNS.values() for call in calls.values()}
    declared = {
        f"{entity.name}.{pattern.name}"
        for table in TABLES.values()
        for entity in table.entities
        for pattern in entity.patterns
    }
    assert set() == documented - declared
