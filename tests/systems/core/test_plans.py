"""Billing plans: few, the same for all accounts, one of them the default."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.model import assign, remove
from tablewright.systems.core.design import BillingPlan
from tablewright.systems.core.design.maps import PlanLimits
from tablewright.systems.core.design.values import PlanType

TABLE = "billing_plans"

LIMITS = PlanLimits(100_000, 100, 10, 50, "hourly", 90, 5, 1)


def _plan(plan_id: str, **values: Any) -> BillingPlan:
    given: dict[str, Any] = {
        "plan_name": plan_id.title(),
        "plan_type": PlanType.STARTER,
        "price": 1900,
        "currency": "EUR",
        "limits": LIMITS,
        "features": ["exports"],
    }
    return BillingPlan(plan_id=plan_id, **(given | values))


@pytest.fixture
def plans(db: Database) -> list[BillingPlan]:
    """Five plans, the first the default, the last not sold any more."""
    made = [
        _plan("free", price=0, is_default=True, default_mark="default"),
        _plan("starter"),
        _plan("pro", price=4900, features=["exports", "webhooks"]),
        _plan("enterprise", price=19900),
        _plan("legacy", is_active=False),
    ]
    return [db.run(one.create()) for one in made]


def test_a_second_default_plan_is_refused(db: Database, plans: list[BillingPlan]):
    with pytest.raises(TablewrightError, match="Another BillingPlan has this default_mark"):
        db.run(_plan("other", is_default=True, default_mark="default").create())


def test_a_plan_is_found_with_its_limits(db: Database, plans: list[BillingPlan]):
    found = db.run(BillingPlan.get("pro"))
    assert plans[2] == found
    assert found is not None
    assert (100, "hourly") == (found.limits.storage_gb, found.limits.sync_frequency)


def test_available_plans_are_found_and_no_guards(db: Database, plans: list[BillingPlan]):
    expected = ["enterprise", "free", "pro", "starter"]
    assert expected == sorted(one.plan_id for one in db.all(BillingPlan.available()))
    by_twos = BillingPlan.available().pages_of(2)
    assert expected == sorted(one.plan_id for one in db.all(by_twos))


def test_plans_are_compared_in_the_order_asked_for(db: Database, plans: list[BillingPlan]):
    found = db.run(BillingPlan.compare(["pro", "free", "nothing"]))
    assert [plans[2], plans[0], None] == found


def test_another_plan_becomes_the_default_in_its_place(db: Database, plans: list[BillingPlan]):
    free, pro = (BillingPlan.at(plan_id=plan_id) for plan_id in ("free", "pro"))
    db.run(free.update(assign(BillingPlan.is_default, False), remove(BillingPlan.default_mark)))
    db.run(
        pro.update(
            assign(BillingPlan.is_default, True), assign(BillingPlan.default_mark, "default")
        )
    )
    default = db.run(BillingPlan.by_unique(default_mark="default"))
    assert default is not None
    assert ("pro", True) == (default.plan_id, default.is_default)


def test_every_account_sees_the_plans(db: Database, plans: list[BillingPlan]):
    for account in ("acme", "globex"):
        assert plans[2] == db.for_tenant(account).run(BillingPlan.get("pro"))
