"""Verifying a design: every item is read, and those that do not fit are reported with their key."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from tablewright.model import Encrypted, Entity, Index, Table, design_of, put_all, unique
from tablewright.ops.apply import applying
from tablewright.ops.entities import Entities
from tablewright.ops.plan import planning
from tablewright.ops.verify import DesignReport, ItemProblem, verifying
from tests.ops.shops import DESIGN, FIRST, Customer, FirstOrder, Order

ON_TARGETS = ("memory", "async")


class Vault(Table, name="vault", tag="kind"):
    primary = Index("pk")


class Paper(Entity, table=Vault):
    id: str
    title: str = unique()
    text: Annotated[str, Encrypted()]
    primary = Vault.primary("PAPER#{id}")


VAULT = design_of("vault", Vault)
BROKEN = {"pk": {"S": "CUSTOMER#a"}, "sk": {"S": "ORDER#2"}}
ENTITIES: Entities = {("shop", "Order"): Order, ("shop", "Customer"): Customer}


def _verified(db: Any) -> DesignReport:
    return db.run(verifying(DESIGN, ENTITIES))


@pytest.fixture
def shop(db: Any) -> Any:
    """Three orders of the first design, of which the second has lost its day."""
    db.create_tables(FIRST)
    orders = [FirstOrder(customer="a", order=str(n), status="open", day="d") for n in (1, 2, 3)]
    db.run(put_all(orders))
    remove = {"UpdateExpression": "REMOVE #d", "ExpressionAttributeNames": {"#d": "day"}}
    db.call("UpdateItem", {"TableName": "shop", "Key": BROKEN, **remove})
    return db


def test_a_table_that_is_not_there_is_reported(db: Any):
    report = _verified(db)
    assert (["shop"], 0, True) == (report.missing, report.items, report.ok)


def test_an_item_that_does_not_fit_its_entity_is_reported_with_key_and_reason(shop: Any):
    report = _verified(shop)
    assert (1, 3, 0) == (report.tables, report.items, report.unclaimed)
    reason = "R201: Order.day: expected S, found nothing."
    assert [ItemProblem("shop", "Order", BROKEN, reason)] == report.problems


def test_items_of_no_entity_are_counted_and_are_no_problem(shop: Any):
    item = {"pk": {"S": "x"}, "sk": {"S": "y"}}
    shop.call("PutItem", {"TableName": "shop", "Item": item})
    report = _verified(shop)
    assert (4, 1, 1) == (report.items, report.unclaimed, len(report.problems))


def test_guards_are_passed_over_and_encrypted_values_are_opened(db: Any):
    db.create_tables(VAULT)
    db.run(Paper(id="1", title="t", text="x").create())
    entities: Entities = {("vault", "Paper"): Paper}
    report = db.run(verifying(VAULT, entities))
    assert (2, 0, 0, True) == (report.items, report.unclaimed, report.sealed, report.ok)
    envelope = {"UpdateExpression": "SET #t = :v", "ExpressionAttributeNames": {"#t": "text"}}
    value = {"ExpressionAttributeValues": {":v": {"B": "AAAA"}}}
    key = {"pk": {"S": "PAPER#1"}}
    db.call("UpdateItem", {"TableName": "vault", "Key": key, **envelope, **value})
    (problem,) = db.run(verifying(VAULT, entities)).problems
    assert problem.reason.startswith("R304: ")


def test_a_plan_reports_items_that_it_cannot_read(shop: Any):
    plan = shop.run(planning(DESIGN, entities=ENTITIES))
    (note,) = [note for note in plan.notes if "cannot be read" in note]
    assert note.startswith("1 of 3 sampled items of Order cannot be read: R201: ")


def test_applying_leaves_an_item_that_it_cannot_read_and_goes_on(shop: Any):
    plan = shop.run(planning(DESIGN))
    outcome = shop.run(applying(plan, DESIGN, ENTITIES))
    assert (3, 2) == (outcome.items_read, outcome.items_rewritten)
    assert [BROKEN] == [one.key for one in outcome.unreadable]
    assert ["1", "3"] == [one.order for one in shop.all(Order.with_status("open"))]
    assert not outcome.left.has_changes
