"""Deliveries: only what is still to be tried is due."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.client import Database
from tablewright.model import assign, remove
from tablewright.systems.core.design import WebhookDelivery
from tablewright.systems.core.values import DeliveryStatus
from tests.systems.core.reading import by_twos, minute

TABLE = "webhook_deliveries"


@pytest.fixture
def deliveries(db: Database) -> list[WebhookDelivery]:
    """Three deliveries to a webhook of each account, due in the same minute."""
    made = [
        WebhookDelivery(
            webhook_id=f"{account}-hook", delivery_id=f"d{number}", account_id=account,
            event="ping", payload={"n": number}, due_at=minute(5),
        )
        for account in ("acme", "globex")
        for number in range(3)
    ]  # fmt: skip
    return [db.run(one.create()) for one in made]


def _ids(deliveries: list[Any]) -> list[str]:
    return [f"{one.account_id} {one.delivery_id}" for one in deliveries]


def test_the_deliveries_to_a_webhook_come_newest_first(
    db: Database, deliveries: list[WebhookDelivery]
):
    found = by_twos(db, WebhookDelivery.of_webhook("acme-hook"))
    assert ["acme d2", "acme d1", "acme d0"] == _ids(found)


def test_what_was_delivered_is_due_no_more(db: Database, deliveries: list[WebhookDelivery]):
    assert 6 == len(by_twos(db, WebhookDelivery.due(minute(5))))
    changes = (
        assign(WebhookDelivery.status, DeliveryStatus.DELIVERED),
        remove(WebhookDelivery.due_at),
    )
    at = WebhookDelivery.at(webhook_id="acme-hook", delivery_id="d0")
    done = db.run(at.update(*changes))
    assert 5 == len(by_twos(db, WebhookDelivery.due(minute(5))))
    assert done == db.run(WebhookDelivery.get("acme-hook", "d0"))


def test_a_delivery_is_forgotten_after_thirty_days(
    db: Database, deliveries: list[WebhookDelivery], clock: ManualClock
):
    clock.advance(seconds=timedelta(days=30).total_seconds())
    assert [] == db.all(WebhookDelivery.of_webhook("acme-hook"))


def test_a_client_of_an_account_sees_its_own_deliveries(
    db: Database, deliveries: list[WebhookDelivery]
):
    found = db.for_tenant("globex").all(WebhookDelivery.due(minute(5)))
    assert ["globex d0", "globex d1", "globex d2"] == sorted(_ids(found))
