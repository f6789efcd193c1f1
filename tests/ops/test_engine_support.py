"""Engine support: what a design needs and an engine lacks, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from tablewright import Engine
from tablewright.client import Database
from tablewright.errors import AccessDeniedException
from tablewright.model.design import Design
from tablewright.ops.apply import applying, creating
from tablewright.ops.engine_support import ENGINES, lacked, sentence, supporting
from tablewright.ops.plan import planning
from tests.model.alternator import alternator
from tests.ops.designs import attribute, design, entity, index, pattern, table

USER = entity("User", "{id}", attributes=["id:S", attribute("email:S", unique_within=())])
ORDER = entity(
    "Order",
    "{id}",
    attributes=["id:S", "day:S"],
    index_keys={"by-day": ("{day}", None)},
    patterns=[pattern("pay", "id", operation="TransactWriteItems")],
)
PLAIN = design(table("plain", "id:S", entities=[entity("A", "{id}", attributes=["id:S"])]))
SHOP = design(
    table(
        "shop",
        "id:S",
        indexes=[index("by-day", "day:S", None, "KEYS_ONLY")],
        entities=[USER, ORDER],
    )
)


@pytest.fixture
def remote() -> Iterator[Database]:
    with Engine.memory() as engine, alternator(engine) as url, Database(url) as remote:
        yield remote


@pytest.mark.parametrize("name", ENGINES)
def test_a_plain_design_needs_nothing_that_an_engine_lacks(name: str):
    assert [] == lacked(ENGINES[name], PLAIN)


def test_a_design_with_unique_values_and_transactions_does_not_run_on_alternator():
    lacks = lacked(ENGINES["alternator"], SHOP)
    expected = "alternator does not support transactions (the unique User.email and 1 more) or "
    assert expected + "index projections (by-day)." == sentence("alternator", lacks)
    assert ("the unique User.email", "Order.pay") == lacks[0].needed_by


def test_dynamodb_local_has_no_recovery():
    (one,) = SHOP.tables
    recovered = replace(SHOP, tables=(replace(one, point_in_time_recovery=True),))
    lacks = lacked(ENGINES["dynamodb-local"], recovered)
    expected = "dynamodb-local does not support point-in-time recovery (shop)."
    assert expected == sentence("dynamodb-local", lacks)


def test_a_server_without_transactions_shows_it_before_it_has_tables(remote: Database):
    assert ["transactions"] == [one.feature for one in remote.run(supporting(SHOP))]


def test_alternator_is_recognized_by_its_tables(remote: Database):
    remote.run(creating(SHOP))
    expected = ["transactions", "index projections"]
    assert expected == [one.feature for one in remote.run(supporting(SHOP))]


def test_code_may_use_transactions_that_the_design_does_not_show(remote: Database):
    (lack,) = remote.run(supporting(PLAIN, has_transactions=True))
    assert "transactions (requests that write several items)" == lack.words


def test_an_engine_with_transactions_lacks_nothing():
    with Database("memory:") as remote:
        remote.run(creating(SHOP))
        assert [] == remote.run(supporting(SHOP))


def test_a_server_that_denies_transactions_has_them():
    class Denying:
        def send(self, operation: str, body: bytes) -> bytes:
            if operation == "TransactWriteItems":
                raise AccessDeniedException("User is not authorized")
            return Engine.memory().answer(operation, body)

        def close(self) -> None: ...

    assert [] == Database(transport=Denying()).run(supporting(SHOP))


@pytest.mark.parametrize("projection", ["ALL", "KEYS_ONLY", ("note",)])
def test_a_plan_is_empty_after_it_was_applied_to_a_server_that_ignores_projections(
    remote: Database, projection: Any
):
    (one,) = SHOP.tables
    wanted = _with(one.indexes[0], projection)
    for found in (PLAIN, wanted):
        plan = remote.run(planning(found))
        assert plan.has_changes
        outcome = remote.run(applying(plan, found, {}))
        assert not outcome.left.has_changes
        assert not remote.run(planning(found)).has_changes
    notes = remote.run(planning(wanted)).notes
    note = "The target does not support index projections, which shop declares."
    assert (note in notes) == (projection != "ALL")


def test_an_index_added_to_a_server_that_ignores_projections_is_not_added_again(remote: Database):
    (one,) = SHOP.tables
    before = replace(SHOP, tables=(replace(one, indexes=(), entities=(USER,)),))
    remote.run(creating(before))
    plan = remote.run(planning(SHOP))
    assert ["add index"] == [f"{step.verb} {step.part}" for step in plan.steps]
    remote.run(applying(plan, SHOP, {}))
    assert not remote.run(planning(SHOP)).has_changes


def test_other_keys_of_an_index_are_a_change_on_a_server_that_ignores_projections(remote: Database):
    remote.run(creating(SHOP))
    (one,) = SHOP.tables
    other = replace(
        SHOP, tables=(replace(one, indexes=(index("by-day", "note:S"),), entities=(USER,)),)
    )
    assert ["remove index", "add index"] == [
        f"{step.verb} {step.part}" for step in remote.run(planning(other)).steps
    ]


def test_deletion_protection_that_a_server_does_not_report_is_noted(remote: Database):
    (one,) = PLAIN.tables
    protected = replace(PLAIN, tables=(replace(one, deletion_protection=True),))
    remote.run(creating(protected))
    plan = remote.run(planning(protected))
    assert not plan.has_changes
    note = "The target does not support deletion protection, which plain declares."
    assert note in plan.notes


def _with(one: Any, projection: Any) -> Design:
    (shop,) = SHOP.tables
    return replace(SHOP, tables=(replace(shop, indexes=(replace(one, projection=projection),)),))
