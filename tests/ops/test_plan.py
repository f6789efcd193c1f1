"""Plans: what is found to be different, in words, and what is said to be lost or impossible."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablewright.errors import PlanRejectedError, ServiceError, UnknownOperationException
from tablewright.model import put_all
from tablewright.model.design import Design, IndexDesign, KeyDesign, TableDesign
from tablewright.ops.plan import ChangePlan, Step, planned, planning
from tests.ops.shops import DESIGN, FIRST, LATER, Customer, LaterCustomer, as_design

TABLE = FIRST.tables[0]


def _with(**changes: Any) -> Design:
    return replace(FIRST, tables=(replace(TABLE, **changes),))


def _planned(db: Any, design: Design, **options: Any) -> ChangePlan:
    return db.run(planning(as_design(design), **options))


def _told(plan: ChangePlan) -> list[tuple[str, str, str]]:
    return [(step.verb, step.subject, step.words) for step in plan.steps]


def _only(db: Any, before: Design, after: Design) -> Step:
    """The only step from one design to the other."""
    db.create_tables(before)
    (step,) = _planned(db, after).steps
    return step


# Errors


def test_a_table_of_the_design_cannot_be_removed(db: Any):
    with pytest.raises(PlanRejectedError, match="shop cannot be removed: the design declares it"):
        _planned(db, FIRST, removed_tables=["shop"])


def test_an_entity_that_is_not_there_cannot_be_rewritten(db: Any):
    with pytest.raises(PlanRejectedError, match="no entity Ordre"):
        _planned(db, FIRST, rewritten=["Ordre"])


def test_a_table_keeps_its_key_for_life(db: Any):
    step = _only(db, FIRST, _with(sort_key=None))
    assert ("change", "key", "pk (S), sk (S) → pk (S)") == (step.verb, step.subject, step.words)
    assert (False, False) == (step.is_possible, step.is_destructive)
    assert "key of a table cannot be changed" in step.obstacle
    assert "--remove-table" in step.obstacle


def test_a_key_of_another_type_is_another_key(db: Any):
    step = _only(db, FIRST, _with(sort_key=KeyDesign("sk", "N")))
    assert "pk (S), sk (S) → pk (S), sk (N)" == step.words
    assert not step.is_possible


def test_local_indexes_come_and_go_with_their_table(db: Any):
    local = IndexDesign("by-day", KeyDesign("pk", "S"), KeyDesign("day", "S"), "ALL", local=True)
    step = _only(db, FIRST, _with(indexes=(*TABLE.indexes, local)))
    assert ("add", "index by-day", False) == (step.verb, step.subject, step.is_possible)
    assert not step.requests


def test_a_local_index_that_is_there_cannot_be_removed(db: Any):
    local = IndexDesign("by-day", KeyDesign("pk", "S"), KeyDesign("day", "S"), "ALL", local=True)
    step = _only(db, _with(indexes=(local,)), _with(indexes=()))
    assert ("remove", "index by-day", False) == (step.verb, step.subject, step.is_possible)


# Nothing to do


def test_a_target_that_is_as_designed_has_no_steps(db: Any):
    db.create_tables(DESIGN)
    plan = _planned(db, DESIGN)
    assert () == plan.steps
    assert not plan.has_changes
    assert {
        "system": "shop",
        "steps": [],
        "changes": False,
        "destructive": False,
        "possible": True,
    } == plan.to_json()


def test_other_tables_of_the_target_are_nobodys_business(db: Any):
    db.create_tables(replace(FIRST, tables=(TABLE, replace(TABLE, name="elsewhere"))))
    assert () == _planned(db, FIRST).steps


def test_a_table_to_be_removed_that_is_gone_needs_no_step(db: Any):
    db.create_tables(FIRST)
    assert () == _planned(db, FIRST, removed_tables=["elsewhere"]).steps


# Tables and indexes


def test_a_table_that_is_missing_is_added_with_all_it_has(db: Any):
    table = replace(TABLE, ttl_attribute="until", point_in_time_recovery=True)
    (step,) = _planned(db, replace(FIRST, tables=(table,))).steps
    assert ("add", "table", "shop") == (step.verb, step.subject, step.table)
    assert "pk (S), sk (S); with by-email" == step.words
    operations = [operation for operation, _ in step.requests]
    assert ["CreateTable", "UpdateTimeToLive", "UpdateContinuousBackups"] == operations


def test_a_table_that_is_to_go_loses_its_items(db: Any):
    db.create_tables(replace(FIRST, tables=(TABLE, replace(TABLE, name="elsewhere"))))
    (step,) = _planned(db, FIRST, removed_tables=["elsewhere"]).steps
    assert ("remove", "table", "elsewhere") == (step.verb, step.subject, step.table)
    assert "All of its items are deleted." == step.loss
    assert step.is_possible


def test_a_protected_table_is_not_removed(db: Any):
    other = replace(TABLE, name="elsewhere", deletion_protection=True)
    db.create_tables(replace(FIRST, tables=(TABLE, other)))
    (step,) = _planned(db, FIRST, removed_tables=["elsewhere"]).steps
    assert "Deletion protection is on" in step.obstacle
    db.call("UpdateTable", {"TableName": "elsewhere", "DeletionProtectionEnabled": False})


def test_items_are_rewritten_before_the_index_that_needs_them(db: Any):
    db.create_tables(FIRST)
    assert [
        ("change", "items Order", "gsi1pk, gsi1sk; about 0 items to read"),
        ("add", "index by-status", "gsi1pk (S), gsi1sk (S); all attributes"),
    ] == _told(_planned(db, DESIGN))


def test_an_index_over_attributes_that_are_there_needs_no_rewriting(db: Any):
    by_day = IndexDesign("by-day", KeyDesign("day", "S"), None, "KEYS_ONLY")
    step = _only(db, FIRST, _with(indexes=(*TABLE.indexes, by_day)))
    assert ("add", "index by-day", "day (S); keys only") == (step.verb, step.subject, step.words)


def test_an_index_that_the_design_does_not_have_is_removed(db: Any):
    step = _only(db, DESIGN, FIRST)
    assert ("remove", "index by-status") == (step.verb, step.subject)
    assert "Queries on this index stop working." == step.loss


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"projection": "ALL"}, "email (S); keys only → email (S); all attributes"),
        (
            {"projection": ("day", "status")},
            "email (S); keys only → email (S); keys and day, status",
        ),
        (
            {"sort_key": KeyDesign("customer", "S")},
            "email (S); keys only → email (S), customer (S); keys only",
        ),
    ],
)
def test_an_index_that_differs_is_made_anew(db: Any, changed: dict[str, Any], words: str):
    db.create_tables(FIRST)
    index = replace(TABLE.indexes[0], **changed)
    removed, added = _planned(db, _with(indexes=(index,))).steps
    assert ("remove", "index by-email", words) == (removed.verb, removed.subject, removed.words)
    assert "Queries on this index fail until it is rebuilt." == removed.loss
    assert ("add", "index by-email") == (added.verb, added.subject)


def test_items_are_rewritten_where_somebody_asks_for_it(db: Any):
    db.create_tables(DESIGN)
    (step,) = _planned(db, DESIGN, rewritten=["Customer"]).steps
    assert ("change", "items Customer") == (step.verb, step.subject)
    assert "to the declared form; about 0 items to read" == step.words


def test_an_entity_that_came_into_an_index_shows_in_its_items(db: Any):
    db.create_tables(DESIGN)
    db.run(put_all([Customer(customer=f"c{n}", email="x") for n in range(9)]))
    assert () == _planned(db, LATER).steps  # the tables are as they should be
    entities = {("shop", "LaterCustomer"): LaterCustomer}
    (step,) = db.run(planning(LATER, entities=entities)).steps
    assert ("change", "items LaterCustomer") == (step.verb, step.subject)
    assert step.words.startswith("9 of 9 sampled items differ from the declaration; about 9 items")


def test_items_that_are_as_declared_are_no_step(db: Any):
    db.create_tables(LATER)
    db.run(put_all([LaterCustomer(customer=f"c{n}", email="x") for n in range(9)]))
    entities = {("shop", "LaterCustomer"): LaterCustomer}
    assert () == db.run(planning(LATER, entities=entities)).steps


def test_items_that_cannot_be_read_are_another_matter(db: Any):
    db.create_tables(LATER)
    key = {"pk": {"S": "CUSTOMER#a"}, "sk": {"S": "PROFILE"}}
    item = {**key, "kind": {"S": "Customer"}, "email": {"S": "x"}}
    db.call("PutItem", {"TableName": "shop", "Item": item})
    entities = {("shop", "LaterCustomer"): LaterCustomer}
    assert () == db.run(planning(LATER, entities=entities)).steps


# Settings


def test_billing_goes_over_to_capacity_with_all_indexes(db: Any):
    step = _only(db, FIRST, _with(billing_mode="PROVISIONED", read_units=5, write_units=2))
    assert "on demand → provisioned, 5 read and 2 write units" == step.words
    ((_, request),) = step.requests
    assert "PROVISIONED" == request["BillingMode"]
    assert ["by-email"] == [
        update["Update"]["IndexName"] for update in request["GlobalSecondaryIndexUpdates"]
    ]


def test_billing_goes_over_to_requests(db: Any):
    before = _with(billing_mode="PROVISIONED", read_units=5, write_units=2)
    step = _only(db, before, FIRST)
    assert ("change", "billing", "provisioned → on demand") == (
        step.verb,
        step.subject,
        step.words,
    )


def test_capacity_is_changed_for_the_parts_that_differ(db: Any):
    before = _with(billing_mode="PROVISIONED", read_units=5, write_units=2)
    index = replace(TABLE.indexes[0], read_units=9, write_units=2)
    after = _with(billing_mode="PROVISIONED", read_units=5, write_units=2, indexes=(index,))
    step = _only(db, before, after)
    assert "by-email: 5 read and 2 write units → 9 read and 2 write units" == step.words
    assert "ProvisionedThroughput" not in step.requests[0][1]


def test_a_stream_of_another_view_is_another_stream(db: Any):
    db.create_tables(_with(stream="KEYS_ONLY"))
    plan = _planned(db, _with(stream="NEW_IMAGE"))
    assert [("remove", "stream", "KEYS_ONLY"), ("add", "stream", "NEW_IMAGE")] == _told(plan)
    assert [True, False] == [step.is_destructive for step in plan.steps]


def test_a_time_to_live_of_another_attribute_is_ended_first(db: Any):
    db.create_tables(_with(ttl_attribute="until"))
    assert [
        ("remove", "time to live", "until"),
        ("add", "time to live", "expires; expired items are deleted"),
    ] == _told(_planned(db, _with(ttl_attribute="expires")))


def test_recovery_that_ends_loses_the_past(db: Any):
    step = _only(db, _with(point_in_time_recovery=True), FIRST)
    assert ("remove", "recovery") == (step.verb, step.subject)
    assert step.is_destructive


def test_recovery_and_protection_can_be_added(db: Any):
    db.create_tables(FIRST)
    plan = _planned(db, _with(point_in_time_recovery=True, deletion_protection=True))
    assert ["protection", "recovery"] == [step.part for step in plan.steps]
    assert () == plan.destructive


@pytest.mark.parametrize("key", ["AWS managed key", "alias/orders"])
def test_encryption_with_another_key_is_a_change(db: Any, key: str):
    step = _only(db, FIRST, _with(encryption=key))
    assert f"AWS owned key → {key}" == step.words


def test_tags_that_the_design_does_not_name_are_left_alone(db: Any):
    db.create_tables(_with(tags={"team": "blue", "stage": "test"}))
    assert () == _planned(db, _with(tags={"team": "blue"})).steps
    (step,) = _planned(db, _with(tags={"team": "red", "cost": "7"})).steps
    assert ("change", "tags", "team=red, cost=7") == (step.verb, step.subject, step.words)


# Other servers

DESCRIBED: dict[str, Any] = {
    "TableName": "shop",
    "TableArn": "arn:x",
    "TableStatus": "ACTIVE",
    "AttributeDefinitions": [
        {"AttributeName": name, "AttributeType": "S"} for name in ("pk", "sk", "email")
    ],
    "KeySchema": [
        {"AttributeName": "pk", "KeyType": "HASH"},
        {"AttributeName": "sk", "KeyType": "RANGE"},
    ],
    "BillingModeSummary": {"BillingMode": "PAY_PER_REQUEST"},
    "GlobalSecondaryIndexes": [
        {
            "IndexName": "by-email",
            "KeySchema": [{"AttributeName": "email", "KeyType": "HASH"}],
            "Projection": {"ProjectionType": "KEYS_ONLY"},
        }
    ],
}


def test_a_setting_that_a_target_does_not_know_is_noted_and_not_planned():
    table: TableDesign = replace(TABLE, ttl_attribute="until", point_in_time_recovery=True)
    design = replace(FIRST, tables=(table,))
    plan = _answered(planned(design), {"Table": DESCRIBED})
    assert () == plan.steps
    assert (
        "The target does not support time to live, which shop declares.",
        "The target does not support recovery, which shop declares.",
    ) == plan.notes


def test_an_encryption_that_dynamodb_local_does_not_tell_is_noted_and_not_planned():
    design = replace(FIRST, tables=(replace(TABLE, encryption="AWS managed key"),))
    local = {**DESCRIBED, "TableArn": "arn:aws:dynamodb:ddblocal:000000000000:table/shop"}
    plan = _answered(planned(design), {"Table": local})
    assert () == plan.steps
    assert ("The target does not support encryption, which shop declares.",) == plan.notes


def _answered(steps: Any, description: dict[str, Any]) -> ChangePlan:
    """What comes of steps on a server that knows DescribeTable, and nothing else."""
    assert "DescribeTable" == next(steps).operation
    steps.send(description)
    refusal: ServiceError = UnknownOperationException("")
    try:
        while True:
            steps.throw(refusal)
    except StopIteration as done:
        return done.value
